import { inflateSync } from 'node:zlib';
import * as stored from '#functions/data/document-appearance.ts';
import { badRequest } from '#functions/http/errors.ts';
import type { Operation } from '#functions/http/operation.ts';
import type { documents } from '#shared/api/documents.ts';
import { type DocumentAppearance, type Logo, readLogo } from '#shared/domain/document-appearance.ts';
import { appearanceMessages } from '#shared/messages/document-appearance.ts';

const toReply = ({ color, logo }: stored.StoredAppearance): DocumentAppearance => ({
  color,
  logo: logo && { ...logo, data: Buffer.from(logo.bytes).toString('base64') },
});

const PIXELS_MAX = 20 * 1024 * 1024;
/** Whoever draws a PNG unpacks it, and one that cannot be unpacked would end the writing of a document. */
const isDrawable = ({ format, bytes }: Logo): boolean => {
  if (format !== 'png') return true;
  const view = Buffer.from(bytes);
  const packed: Buffer[] = [];
  for (let at = 8; at < view.length; at += 12 + view.readUInt32BE(at))
    if (view.toString('latin1', at + 4, at + 8) === 'IDAT') packed.push(view.subarray(at + 8, at + 8 + view.readUInt32BE(at)));
  try {
    return inflateSync(Buffer.concat(packed), { maxOutputLength: PIXELS_MAX }).length > 0;
  } catch {
    return false;
  }
};

const parseLogo = (data: string): Logo => {
  const logo = readLogo(Buffer.from(data, 'base64'));
  if (typeof logo === 'string') throw badRequest(appearanceMessages.problems[logo]);
  if (!isDrawable(logo)) throw badRequest(appearanceMessages.problems.damaged);
  return logo;
};

export const appearance: Operation<typeof documents.appearance> = async ({ actor }) =>
  toReply(await stored.readAppearance(actor.id));

export const changeAppearance: Operation<typeof documents.changeAppearance> = async ({ actor, body: { color, logo }, now }) =>
  toReply(
    await stored.changeAppearance(
      actor.id,
      {
        ...(color === undefined ? {} : { color }),
        ...(logo === undefined ? {} : { logo: logo === null ? null : parseLogo(logo) }),
      },
      now,
    ),
  );
