import * as z from 'zod';
import { findByEmail, recordMailProblem } from '#functions/data/users.ts';
import { now } from '#functions/runtime/clock.ts';
import { queueHandler } from '#functions/runtime/event-handlers.ts';
import { log } from '#functions/runtime/log.ts';
import type { MailProblem } from '#shared/domain/user.ts';

const recipients = z.array(z.object({ emailAddress: z.string() }));
const Report = z.object({
  /** `Transient` means that SES has tried for hours and the address itself is fine. */
  bounce: z.object({ bounceType: z.string(), bouncedRecipients: recipients }).optional(),
  complaint: z.object({ complainedRecipients: recipients }).optional(),
  mail: z.object({ timestamp: z.string() }),
});

const problemsIn = ({ bounce, complaint }: z.infer<typeof Report>): { address: string; reason: MailProblem['reason'] }[] => {
  const bounced = bounce?.bounceType === 'Permanent' ? bounce.bouncedRecipients : [];
  return [
    ...bounced.map(({ emailAddress }) => ({ address: emailAddress, reason: 'bounce' as const })),
    ...(complaint?.complainedRecipients ?? []).map(({ emailAddress }) => ({
      address: emailAddress,
      reason: 'complaint' as const,
    })),
  ];
};

export const handler = queueHandler('mail-reports', async (message) => {
  const report = Report.parse(message);
  for (const { address, reason } of problemsIn(report)) {
    const uid = await findByEmail(address);
    const isNoted = uid !== null && (await recordMailProblem(uid, { reason, at: now().toISOString() }, report.mail.timestamp));
    log.warn('mail_undeliverable', { user_id: uid ?? undefined, reason, is_noted: isNoted });
  }
});
