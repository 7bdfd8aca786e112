import { EDGE_REGION, type Stage } from './stages.ts';

/** Stages that are reached from outside under a name of their own. */
const CHECKED: readonly Stage['name'][] = ['staging', 'prod'];

/** RFC 2606 reserves these names. */
const isPlaceholder = (value: string): boolean =>
  /(^|[@./])example(\.(com|net|org))?\b|\.(example|test|invalid|localhost)\b/.test(value);

/** Only customers pay with real money. */
const isStripeKeyOf = (name: Stage['name'], key: string): boolean =>
  key.startsWith(name === 'prod' ? 'pk_live_' : 'pk_test_') && !key.includes('_replace_');

const regionOf = (arn: string): string | undefined => arn.split(':')[3];

/** Lambda requires this many unreserved executions. */
export const UNRESERVED = 100;

export const listMissingSettings = (stage: Stage): string[] => {
  const { name, region, siteUrl, domain, mail, monitoring, edge, browser, reservedConcurrency } = stage;
  const reserved = Object.values(reservedConcurrency ?? {}).reduce((sum, places) => sum + places, 0);
  const settings: [wrong: boolean, setting: string][] = [
    [
      !domain || isPlaceholder(domain.name) || regionOf(domain.certificateArn) !== EDGE_REGION,
      `domain (its name, and a certificate of ${EDGE_REGION}; without it browsers may use TLS 1.0)`,
    ],
    [isPlaceholder(siteUrl) || siteUrl !== `https://${domain?.name}`, 'siteUrl (https:// and the domain, no slash at the end)'],
    [isPlaceholder(mail.domain), 'mail.domain (a domain you own)'],
    [isPlaceholder(mail.sender) || !mail.sender.includes(`@${mail.domain}`), 'mail.sender (an address of mail.domain)'],
    [
      !isStripeKeyOf(name, browser.stripePublishableKey),
      `browser.stripePublishableKey (${name === 'prod' ? 'pk_live_…' : 'pk_test_…'})`,
    ],
    [isPlaceholder(browser.supportEmail), 'browser.supportEmail (a mailbox that is read)'],
    [!monitoring || isPlaceholder(monitoring.alarmsMail), 'monitoring.alarmsMail (where operators are reached)'],
    [!monitoring || isPlaceholder(monitoring.runbookUrl), 'monitoring.runbookUrl (where operators read infra/stacks/runbook.md)'],
    [
      reserved > 0 && (monitoring?.lambdaQuota ?? Number.POSITIVE_INFINITY) < reserved + UNRESERVED,
      `monitoring.lambdaQuota (the account's; at least ${reserved + UNRESERVED}, as reservedConcurrency takes ${reserved})`,
    ],
    [!edge?.hasFirewall, 'edge.hasFirewall (true)'],
    [
      Boolean(edge?.apiDomain) && regionOf(edge!.apiDomain!.certificateArn) !== region,
      `edge.apiDomain (its name, and a certificate of ${region})`,
    ],
  ];
  return settings.filter(([isWrong]) => isWrong).map(([, setting]) => setting);
};

export const refusePlaceholders = (stage: Stage): void => {
  if (!CHECKED.includes(stage.name)) return;
  const missing = listMissingSettings(stage);
  if (missing.length > 0)
    throw new Error(
      `The stage ${stage.name} is not ready to be deployed. Set in infra/stages.ts:\n${missing.map((setting) => `- ${setting}`).join('\n')}`,
    );
};
