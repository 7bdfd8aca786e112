/** A mail is claimed before it is sent; only a sender cut off between sending and marking sends it twice. */
import * as z from 'zod';
import { claimMail, markSent } from '#functions/data/outbox.ts';
import { findByEmail, readAccount } from '#functions/data/users.ts';
import { sendMail } from '#functions/gateways/mail.ts';
import { renderMail } from '#functions/mail/render.tsx';
import { now } from '#functions/runtime/clock.ts';
import { env } from '#functions/runtime/env.ts';
import { queueHandler } from '#functions/runtime/event-handlers.ts';
import { addCorrelation, log } from '#functions/runtime/log.ts';
import { Mail } from '#shared/queues/mail.ts';

/** Sent whatever was reported before, because their link confirms the address. */
const CONFIRMING: ReadonlySet<Mail['kind']> = new Set(['verify_email', 'reset_password', 'confirm_email_change']);

const isUnreachable = async (email: string): Promise<boolean> => {
  const uid = await findByEmail(email);
  const account = uid === null ? null : await readAccount(uid);
  return account?.mail_problem != null;
};

const Message = z.object({ owner: z.string(), item: z.string() });

export const handler = queueHandler('mails', async (message) => {
  const key = Message.parse(message);
  const row = await claimMail(key, now());
  addCorrelation({ request_id: row?.request_id, trace_id: row?.trace_id, job_id: row?.job_id });
  if (!row) return;
  const mail = Mail.parse(row.mail);
  if (!CONFIRMING.has(mail.kind) && (await isUnreachable(mail.to))) {
    log.warn('mail_held_back', { kind: mail.kind });
    return markSent(key, now());
  }
  try {
    await sendMail({ to: mail.to, ...(await renderMail(mail, env('SITE_URL'))) });
  } catch (error) {
    log.warn('mail_not_sent', { kind: mail.kind });
    throw error;
  }
  await markSent(key, now());
  log.info('mail_sent', { kind: mail.kind });
});
