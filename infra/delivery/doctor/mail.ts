import * as z from 'zod';
import type { Stage } from '#infra/stages.ts';
import { type AskAws, AwsRefusal } from './aws-cli.ts';
import { type Finding, fail, ok, warn } from './finding.ts';

const Account = z.object({ ProductionAccessEnabled: z.boolean(), SendingEnabled: z.boolean(), EnforcementStatus: z.string() });
const Identity = z.object({
  VerifiedForSendingStatus: z.boolean(),
  DkimAttributes: z.object({ Status: z.string() }).optional(),
  MailFromAttributes: z.object({ MailFromDomainStatus: z.string() }).optional(),
});
const Subscriptions = z.object({
  Subscriptions: z.array(z.object({ Protocol: z.string(), Endpoint: z.string(), SubscriptionArn: z.string() })),
});

const RECORDS = 'the outputs MailDns… of the stack jobs, as they are';

const checkSending = async (aws: AskAws, stage: Stage): Promise<Finding> => {
  const account = await aws(Account, stage.region, 'sesv2', 'get-account');
  if (!account.SendingEnabled || account.EnforcementStatus === 'SHUTDOWN')
    return fail('SES has paused this account', 'SES, Account dashboard: answer the review. No mail leaves until then.');
  if (account.EnforcementStatus !== 'HEALTHY')
    return warn(
      `SES has this account under review (${account.EnforcementStatus})`,
      'SES, Reputation metrics; the runbook, "mail-reputation".',
    );
  if (account.ProductionAccessEnabled) return ok('SES sends to every address');
  const isLive = stage.name === 'prod';
  return (isLive ? fail : warn)(
    'SES is in its sandbox and mails only to addresses verified in the account',
    isLive
      ? 'SES, Account dashboard: request production access.'
      : 'Verify the addresses of testers (SES, Identities), or request production access.',
  );
};

const checkIdentity = async (aws: AskAws, { mail, region }: Stage): Promise<Finding[]> => {
  try {
    const identity = await aws(Identity, region, 'sesv2', 'get-email-identity', '--email-identity', mail.domain);
    const mailFrom = identity.MailFromAttributes?.MailFromDomainStatus ?? 'none';
    return [
      identity.VerifiedForSendingStatus && identity.DkimAttributes?.Status === 'SUCCESS'
        ? ok(`Mail of ${mail.domain} is signed and may be sent`)
        : fail(
            `${mail.domain} is not verified (DKIM: ${identity.DkimAttributes?.Status ?? 'none'})`,
            `Add to its DNS ${RECORDS}; SES looks for 72 hours.`,
          ),
      mailFrom === 'SUCCESS'
        ? ok(`Bounces come back to bounce.${mail.domain}`)
        : warn(
            `MAIL FROM bounce.${mail.domain} is ${mailFrom}; SES's own address stands in`,
            `Add to the DNS ${RECORDS} (MX and SPF).`,
          ),
    ];
  } catch (error) {
    if (!(error instanceof AwsRefusal) || error.code !== 'NotFoundException') throw error;
    return [warn(`SES does not know ${mail.domain} yet`, `Deploy the stage, then add to the DNS ${RECORDS}.`)];
  }
};

/** The console lists a subscription that nobody confirmed without an ARN. */
const checkAlarmMail = async (aws: AskAws, { monitoring, region }: Stage): Promise<Finding[]> => {
  if (!monitoring) return [];
  const { Subscriptions: all } = await aws(Subscriptions, region, 'sns', 'list-subscriptions');
  const own = all.filter(({ Protocol, Endpoint }) => Protocol === 'email' && Endpoint === monitoring.alarmsMail);
  if (own.length === 0)
    return [warn(`No alarm goes to ${monitoring.alarmsMail} yet`, 'Deploy the stage, then confirm the mail that arrives.')];
  if (own.some(({ SubscriptionArn }) => !SubscriptionArn.startsWith('arn:')))
    return [
      fail(
        `${monitoring.alarmsMail} has not confirmed its alarms`,
        'Open the link in the mail from AWS Notifications; until then alarms reach no one.',
      ),
    ];
  return [ok(`Alarms go to ${monitoring.alarmsMail}`)];
};

export const checkMail = async (aws: AskAws, stage: Stage): Promise<Finding[]> => [
  await checkSending(aws, stage),
  ...(await checkIdentity(aws, stage)),
  ...(await checkAlarmMail(aws, stage)),
];
