/** SES: sends one mail. The identity of the sender's domain names the configuration set, so a mail does not. */
import { SESClient, SendEmailCommand } from '@aws-sdk/client-ses';
import { env } from '#functions/runtime/env.ts';

/** Exported for the test harness, which adds its middleware. */
export const mailService = new SESClient({
  maxAttempts: 2,
  requestHandler: { requestTimeout: 3_000, throwOnRequestTimeout: true, connectionTimeout: 1_000 },
});
const utf8 = (data: string) => ({ Data: data, Charset: 'UTF-8' });

/** Line breaks in an address or subject would start another header; SES refuses them too. */
const oneLine = (value: string): string => value.replace(/[\r\n]+/g, ' ');

/** Sends from the stage's sender; throws what SES says, so that the queue tries again. */
export const send = async (mail: { to: string; subject: string; html: string; text: string }): Promise<void> => {
  await mailService.send(
    new SendEmailCommand({
      Source: env('MAIL_SENDER'),
      Destination: { ToAddresses: [oneLine(mail.to)] },
      Message: { Subject: utf8(oneLine(mail.subject)), Body: { Html: utf8(mail.html), Text: utf8(mail.text) } },
    }),
  );
};
