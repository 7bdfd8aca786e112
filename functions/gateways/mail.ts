import { SESClient, SendEmailCommand } from '@aws-sdk/client-ses';
import { env } from '#functions/runtime/env.ts';

/** Exported for the test harness, which adds its middleware. */
export const mailService = new SESClient({
  maxAttempts: 2,
  requestHandler: { requestTimeout: 3_000, throwOnRequestTimeout: true, connectionTimeout: 1_000 },
});
const utf8 = (data: string) => ({ Data: data, Charset: 'UTF-8' });

/** Against header injection. */
const toSingleLine = (value: string): string => value.replace(/[\r\n]+/g, ' ');

/** The configuration set is that of the sender's identity. Throws on failure, so that the queue retries. */
export const sendMail = async (mail: { to: string; subject: string; html: string; text: string }): Promise<void> => {
  await mailService.send(
    new SendEmailCommand({
      Source: env('MAIL_SENDER'),
      Destination: { ToAddresses: [toSingleLine(mail.to)] },
      Message: { Subject: utf8(toSingleLine(mail.subject)), Body: { Html: utf8(mail.html), Text: utf8(mail.text) } },
    }),
  );
};
