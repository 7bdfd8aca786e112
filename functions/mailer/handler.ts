/** Sends queued mails. A row already sent is skipped; cut off between sending and marking, a mail may go out twice. */
import * as z from 'zod';
import { markSent, readOutbox } from '#functions/data/outbox.ts';
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
  const row = await readOutbox(key);
  addToTrace({ request_id: row?.request_id });
  if (!row || row.sent_at !== undefined) return;
  const mail = Mail.parse(row.mail);
  await send({ to: mail.to, ...(await renderMail(mail, env('SITE_URL'))) });
  await markSent(key, now());
  log.info('mail_sent', { kind: mail.kind });
});
