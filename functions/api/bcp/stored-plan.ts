/**
 * Reading what a save has to know. It depends on the caller and the request alone, so it starts while the caller's
 * profile is being read, which spares every save a round trip; what was read is used only after the caller is admitted.
 */
import type { APIGatewayProxyEventV2WithJWTAuthorizer } from 'aws-lambda';
import { readHeader } from '#functions/data/bcps.ts';
import { type ApartSection, readSection } from '#functions/data/plan-sections.ts';
import type { RequestInfo } from '#functions/http/operation.ts';
import { bcp } from '#shared/api/bcp.ts';
import type { BcpPart } from '#shared/domain/bcp/bcp.ts';
import { partlySent, type StoredPlan } from './section-changes.ts';

/** The header with the rows of some sections, side by side; null when the caller has no such plan. */
export const readStored = async (
  uid: number,
  bcpId: number,
  sections: readonly ApartSection[],
  isStrong: boolean,
): Promise<StoredPlan | null> => {
  const [header, ...rows] = await Promise.all([
    readHeader(uid, bcpId, isStrong),
    ...sections.map(async (section) => [section, await readSection(uid, bcpId, section, { isStrong })] as const),
  ]);
  return header && { header, rows: new Map(rows), isStrong };
};

/** By the headers of a request, which the event and the operation share; nothing is kept beyond the request. */
const started = new WeakMap<object, Promise<StoredPlan | null>>();

const sentPart = (event: APIGatewayProxyEventV2WithJWTAuthorizer): BcpPart => {
  try {
    const part = JSON.parse(Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8').toString('utf8'));
    return part !== null && typeof part === 'object' ? part : {};
  } catch {
    return {};
  }
};

const isId = (value: number): boolean => Number.isSafeInteger(value) && value > 0;
const ROUTE = `${bcp.update.method} ${bcp.update.path}`;

/** Starts the read of a save as soon as its event is there. */
export const readAhead = {
  before: ({ event }: { event: APIGatewayProxyEventV2WithJWTAuthorizer }): void => {
    if (event.routeKey !== ROUTE) return;
    const uid = Number(event.requestContext.authorizer?.jwt?.claims?.username);
    const bcpId = Number(event.pathParameters?.id);
    if (!isId(uid) || !isId(bcpId)) return;
    const reading = readStored(uid, bcpId, partlySent(sentPart(event)), false);
    // A caller who is refused never asks for it; its failure then concerns nobody.
    reading.catch(() => undefined);
    started.set(event.headers, reading);
  },
};

/** What was read ahead for this request, or a read of its own. */
export const storedFor = (request: RequestInfo, uid: number, bcpId: number, part: BcpPart): Promise<StoredPlan | null> =>
  started.get(request.headers) ?? readStored(uid, bcpId, partlySent(part), false);
