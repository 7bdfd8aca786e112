/** Sends queued mails. A mail is claimed before it is sent; only a sender cut off between sending and marking sends twice. */
import * as z from 'zod';
import { claimMail, markSent } from '#functions/data/outbox.ts';
import { send } from '#functions/gateways/mail.ts';
import { renderMail } from '#functions/mail/render.tsx';
import { now } from '#functions/runtime/clock.ts';
import { env } from '#functions/runtime/env.ts';
import { addToTrace, log } from '#functions/runtime/log.ts';
import { queueHandler } from '#functions/runtime/queue-handler.ts';
import { Mail } from '#shared/mails.ts';

const Message = z.object({ owner: z.string(), item: z.string() });

export const handler = queueHandler('mails', async (message) => {
  const key = Message.parse(message);
  const row = await claimMail(key, now());
  addToTrace({ request_id: row?.request_id });
  if (!row) return;
  const mail = Mail.parse(row.mail);
  await send({ to: mail.to, ...(await renderMail(mail, env('SITE_URL'))) });
  await markSent(key, now());
  log.info('mail_sent', { kind: mail.kind });
});
