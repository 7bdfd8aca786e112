import { readFileSync } from 'node:fs';
import { Stack } from 'aws-cdk-lib';
import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { createAws } from '#infra/delivery/doctor/aws-cli.ts';
import type { Finding } from '#infra/delivery/doctor/finding.ts';
import { type Endpoint, type StripeAccount, WEBHOOK_EVENTS } from '#infra/delivery/doctor/payments.ts';
import { listParts } from '#infra/delivery/doctor/stacks.ts';
import { examine, print } from '#infra/delivery/doctor.ts';
import { type Stage, stages as settings } from '#infra/stages.ts';
import { deployedStages, stages, synthesisOf } from './synthesis.ts';

type Answer = object | Error;
type Answers = Record<string, Answer>;

/** As the command line fails. */
const refuse = (code: string, message: string): Error =>
  Object.assign(new Error('Command failed'), {
    stderr: `\nAn error occurred (${code}) when calling the Some operation: ${message}\n`,
  });

const staging: Stage = { ...stages.staging, monitoring: { ...stages.staging.monitoring!, lambdaQuota: 1000 } };
const WEBHOOK_URL = `${staging.siteUrl}/v1/webhooks/stripe`;
const outputs: Record<string, Record<string, string>> = {
  state: { StripeSecretArn: 'arn:stripe' },
  web: { SiteUrl: staging.siteUrl, WebhookUrl: WEBHOOK_URL },
};
const PARTS = ['state', 'jobs', 'api', 'routes', 'schedules', 'firewall', 'pool-firewall', 'web', 'canary', 'monitoring'];
const stackOf = (part: string, status = 'UPDATE_COMPLETE') => ({
  Stacks: [
    {
      StackStatus: status,
      Outputs: Object.entries(outputs[part] ?? {}).map(([OutputKey, OutputValue]) => ({ OutputKey, OutputValue })),
    },
  ],
});
const keys = (secret_key: string, webhook_secret: string) => ({ SecretString: JSON.stringify({ secret_key, webhook_secret }) });
const open = {
  ...{ authorizationStatus: 'AUTHORIZED', entitlementAvailability: 'AVAILABLE', regionAvailability: 'AVAILABLE' },
  agreementAvailability: { status: 'AVAILABLE' },
};
const lifecycle = (status: string, endOfLifeTime?: string | number) => ({
  modelDetails: { modelLifecycle: { status, endOfLifeTime } },
});
const profileIn = (...regions: string[]) => ({
  status: 'ACTIVE',
  models: regions.map((region) => ({ modelArn: `arn:aws:bedrock:${region}::foundation-model/x` })),
});

/** An account in which all is well. */
const healthy: Answers = {
  'sts get-caller-identity': { Account: '123456789012', Arn: 'arn:aws:sts::123456789012:assumed-role/deployer/me' },
  'lambda get-account-settings': { AccountLimit: { ConcurrentExecutions: 1000 } },
  'sesv2 get-account': { ProductionAccessEnabled: true, SendingEnabled: true, EnforcementStatus: 'HEALTHY' },
  'sesv2 get-email-identity': {
    VerifiedForSendingStatus: true,
    DkimAttributes: { Status: 'SUCCESS' },
    MailFromAttributes: { MailFromDomainStatus: 'SUCCESS' },
  },
  'sns list-subscriptions': {
    Subscriptions: [{ Protocol: 'email', Endpoint: staging.monitoring!.alarmsMail, SubscriptionArn: 'arn:aws:sns:1' }],
  },
  'bedrock get-foundation-model': lifecycle('ACTIVE'),
  'bedrock get-foundation-model-availability': open,
  'bedrock get-inference-profile': profileIn('us-east-1', 'us-east-2', 'us-west-2'),
  'secretsmanager get-secret-value': keys('sk_test_1', 'whsec_1'),
  ...Object.fromEntries(PARTS.map((part) => [`keelhouse-staging-${part}`, stackOf(part)])),
};
const endpoint: Endpoint = {
  ...{ url: WEBHOOK_URL, status: 'enabled', api_version: Stripe.API_VERSION, enabled_events: WEBHOOK_EVENTS },
};
const account = (endpoints: Endpoint[] | Error, portals: number | Error = 1): StripeAccount => ({
  listEndpoints: async () => answerOf(endpoints),
  countPortalConfigurations: async () => answerOf(portals),
});
const answerOf = <T>(answer: T | Error): T => {
  if (answer instanceof Error) throw answer;
  return answer;
};

interface World {
  stage?: Partial<Stage>;
  aws?: Answers;
  stripe?: StripeAccount;
  nodeVersion?: string;
}

const examineWith = async ({ stage, aws, stripe = account([endpoint]), nodeVersion = '24.21.0' }: World = {}) => {
  const asked: string[][] = [];
  const answers = { ...healthy, ...aws };
  const run = async (args: readonly string[]): Promise<string> => {
    asked.push([...args]);
    const stack = args[args.indexOf('--stack-name') + 1]!;
    const answer = answers[args[1] === 'describe-stacks' ? stack : args.slice(0, 2).join(' ')];
    if (answer === undefined) throw new Error(`No answer to ${args.join(' ')}`);
    return JSON.stringify(answerOf(answer));
  };
  const surroundings = { aws: createAws(run), openStripe: () => stripe, nodeVersion, now: new Date('2026-11-23T12:00:00Z') };
  return { findings: await examine({ ...staging, ...stage }, surroundings), asked };
};
const troubles = (findings: Finding[]): [string, string][] =>
  findings.filter(({ level }) => level !== 'ok').map(({ level, what }) => [level, what]);

describe('the doctor in an account where all is well', () => {
  it('finds nothing to do, and asks every question in the region of what it is about', async () => {
    const { findings, asked } = await examineWith();
    expect(troubles(findings)).toEqual([]);
    expect(findings.length).toBeGreaterThan(15);
    const regions = asked.map((args) => args[args.indexOf('--region') + 1]);
    expect(new Set(regions)).toEqual(new Set(['us-east-1', 'us-east-2', 'us-west-2']));
    const foundations = asked.filter(([, command]) => command === 'get-foundation-model').map((args) => args[3]);
    expect(foundations.sort()).toEqual([
      'amazon.nova-lite-v1:0',
      ...Array<string>(3).fill(staging.models.writing.id.replace('us.', '')),
    ]);
  });

  it('asks only questions that change nothing', async () => {
    const { asked } = await examineWith();
    expect(asked.filter(([, command]) => !/^(get|list|describe)-/.test(command!))).toEqual([]);
  });

  it('prints a line for each finding, what to do about it, and the count; never a key', async () => {
    const { findings } = await examineWith({
      aws: { 'secretsmanager get-secret-value': keys('sk_live_secret', 'whsec_secret') },
    });
    const printed = print(findings);
    expect(printed).toContain('fail  The secret key of Stripe is not one of test mode\n      Put both keys');
    expect(printed).toMatch(/\n\d+ ok, 0 to look at, 1 to mend\n$/);
    expect(printed).not.toMatch(/sk_live|whsec/);
  });
});

describe('what the doctor finds', () => {
  const refusal = refuse('AccessDeniedException', 'not allowed');
  it.each<[string, World, [Finding['level'], RegExp][]]>([
    ['another Node', { nodeVersion: '20.20.2' }, [['fail', /^Node 20\.20\.2 instead of 24$/]]],
    [
      'the settings of a new checkout',
      { stage: { mail: settings.staging.mail } },
      [
        ['fail', /mail\.domain/],
        ['fail', /mail\.sender/],
      ],
    ],
    [
      'a root user',
      { aws: { 'sts get-caller-identity': { Account: '1', Arn: 'arn:aws:iam::1:root' } } },
      [['warn', /root user/]],
    ],
    [
      'a quota that the settings do not know',
      { aws: { 'lambda get-account-settings': { AccountLimit: { ConcurrentExecutions: 10 } } } },
      [['warn', /is 10, and monitoring\.lambdaQuota says 1000/]],
    ],
    [
      'a quota of a new account',
      {
        stage: { monitoring: { ...staging.monitoring!, lambdaQuota: 99 } },
        aws: { 'lambda get-account-settings': { AccountLimit: { ConcurrentExecutions: 99 } } },
      },
      [['warn', /is 99, which AI jobs/]],
    ],
    [
      'a quota below what is reserved',
      {
        stage: { reservedConcurrency: { auth: 50, webhook: 20, changes: 10 } },
        aws: { 'lambda get-account-settings': { AccountLimit: { ConcurrentExecutions: 179 } } },
      },
      [['fail', /is 179; the stage reserves 80, beside 100/]],
    ],
    [
      'a question that is refused',
      { aws: { 'lambda get-account-settings': refusal } },
      [['warn', /^Lambda could not be checked: not allowed/]],
    ],
    [
      'an answer of another shape',
      { aws: { 'lambda get-account-settings': {} } },
      [['warn', /aws lambda get-account-settings answered otherwise/]],
    ],
    [
      'the sandbox of SES',
      { aws: { 'sesv2 get-account': { ProductionAccessEnabled: false, SendingEnabled: true, EnforcementStatus: 'HEALTHY' } } },
      [['warn', /sandbox/]],
    ],
    [
      'sending paused',
      { aws: { 'sesv2 get-account': { ProductionAccessEnabled: true, SendingEnabled: false, EnforcementStatus: 'HEALTHY' } } },
      [['fail', /paused/]],
    ],
    [
      'SES on probation',
      { aws: { 'sesv2 get-account': { ProductionAccessEnabled: true, SendingEnabled: true, EnforcementStatus: 'PROBATION' } } },
      [['warn', /PROBATION/]],
    ],
    [
      'DNS records that are missing',
      { aws: { 'sesv2 get-email-identity': { VerifiedForSendingStatus: false, DkimAttributes: { Status: 'PENDING' } } } },
      [
        ['fail', /not verified \(DKIM: PENDING\)/],
        ['warn', /MAIL FROM bounce\.staging\.keelhouse\.com is none/],
      ],
    ],
    [
      'a domain that SES does not know',
      { aws: { 'sesv2 get-email-identity': refuse('NotFoundException', 'no such identity') } },
      [['warn', /does not know staging\.keelhouse\.com yet/]],
    ],
    [
      'alarms that nobody confirmed',
      {
        aws: {
          'sns list-subscriptions': {
            Subscriptions: [
              { Protocol: 'email', Endpoint: staging.monitoring!.alarmsMail, SubscriptionArn: 'PendingConfirmation' },
            ],
          },
        },
      },
      [['fail', /has not confirmed/]],
    ],
    ['alarms that go nowhere', { aws: { 'sns list-subscriptions': { Subscriptions: [] } } }, [['warn', /^No alarm goes to/]]],
    [
      'a profile that answers from elsewhere',
      { aws: { 'bedrock get-inference-profile': profileIn('us-east-1', 'ca-central-1') } },
      [['fail', /ca-central-1, which is refused/]],
    ],
  ])('%s', async (_, world, expected) => {
    const found = troubles((await examineWith(world)).findings);
    expect(found.map(([level]) => level)).toEqual(expected.map(([level]) => level));
    for (const [at, [, pattern]] of expected.entries()) expect(found[at]![1]).toMatch(pattern);
  });

  it.each<[string, Answers, Finding['level'], RegExp]>([
    [
      'a legacy model',
      { 'bedrock get-foundation-model': lifecycle('LEGACY', '2027-02-01T00:00:00') },
      'warn',
      /LEGACY, until 2027-02-01$/,
    ],
    [
      'a legacy model, its end in seconds',
      { 'bedrock get-foundation-model': lifecycle('LEGACY', 1_800_000_000) },
      'warn',
      /until 2027-01-15$/,
    ],
    [
      'a model that is gone',
      { 'bedrock get-foundation-model': refuse('ResourceNotFoundException', 'gone') },
      'fail',
      /not known in/,
    ],
    [
      'a model without agreement',
      { 'bedrock get-foundation-model-availability': { ...open, agreementAvailability: { status: 'NOT_AVAILABLE' } } },
      'fail',
      /not open to the account$/,
    ],
    [
      'a model not allowed',
      { 'bedrock get-foundation-model-availability': { ...open, authorizationStatus: 'NOT_AUTHORIZED' } },
      'fail',
      /not allowed to these credentials$/,
    ],
    [
      'a model that may not be looked at',
      { 'bedrock get-foundation-model': refusal },
      'warn',
      /could not be checked: not allowed/,
    ],
  ])('%s, in each of its regions', async (_, aws, level, pattern) => {
    const found = troubles((await examineWith({ aws })).findings);
    expect(found).toHaveLength(4);
    for (const [each, what] of found) expect([each, what]).toEqual([level, expect.stringMatching(pattern)]);
  });

  it('credentials that do not work end the questions to AWS', async () => {
    const { findings, asked } = await examineWith({
      aws: { 'sts get-caller-identity': Object.assign(new Error('x'), { stderr: 'Unable to locate credentials' }) },
    });
    expect(troubles(findings)).toEqual([['fail', 'No access to AWS: Unable to locate credentials']]);
    expect(asked).toHaveLength(1);
  });

  it('a machine without the command line of AWS', async () => {
    const { findings } = await examineWith({
      aws: { 'sts get-caller-identity': Object.assign(new Error('spawn aws ENOENT'), { code: 'ENOENT' }) },
    });
    expect(troubles(findings)[0]![1]).toContain('(aws) is not installed');
  });
});

describe('what the doctor finds in the stacks', () => {
  const missing = refuse('ValidationError', 'Stack with id x does not exist');
  it('an account without the stage: eight stacks to deploy, and nothing of Stripe to look at', async () => {
    const aws = Object.fromEntries(PARTS.map((part) => [`keelhouse-staging-${part}`, missing]));
    const { findings, asked } = await examineWith({ aws });
    expect(troubles(findings)).toEqual(PARTS.map((part) => ['warn', `Stack keelhouse-staging-${part} is not deployed`]));
    expect(asked.map(([service]) => service)).not.toContain('secretsmanager');
  });

  it('a stage without edge and monitoring has five stacks', async () => {
    const { findings } = await examineWith({ stage: { name: 'dev', edge: null, monitoring: null }, aws: devStacks() });
    expect(findings.filter(({ what }) => what.startsWith('Stack '))).toHaveLength(5);
  });

  const devStacks = () => Object.fromEntries(PARTS.map((part) => [`keelhouse-dev-${part}`, stackOf(part)]));

  it.each<[string, Finding['level']]>([
    ['UPDATE_ROLLBACK_COMPLETE', 'warn'],
    ['UPDATE_IN_PROGRESS', 'warn'],
    ['ROLLBACK_COMPLETE', 'fail'],
    ['UPDATE_ROLLBACK_FAILED', 'fail'],
  ])('a stack that is %s', async (status, level) => {
    const { findings } = await examineWith({ aws: { 'keelhouse-staging-api': stackOf('api', status) } });
    expect(troubles(findings)).toEqual([[level, expect.stringContaining('keelhouse-staging-api')]]);
  });

  it('links that lead elsewhere than to the site', async () => {
    const { findings } = await examineWith({
      stage: { siteUrl: 'https://x.keelhouse.com', domain: { ...staging.domain!, name: 'x.keelhouse.com' } },
    });
    expect(troubles(findings)).toEqual([['fail', expect.stringContaining(`the site is at ${staging.siteUrl}`)]]);
  });
});

it.each(deployedStages)('the doctor looks for every stack of the stage %s, and for no other', (name) => {
  const deployed = synthesisOf(name).app.node.children.filter((child) => Stack.isStack(child));
  const named = deployed.map(({ stackName }) => stackName.replace(`keelhouse-${name}-`, ''));
  expect(listParts(stages[name]).toSorted()).toEqual(named.toSorted());
});

describe('what the doctor finds of backups', () => {
  const backup = { keptDays: 35, copyRegion: 'us-west-2', graceDays: null };
  const parts = ['backup-copies', 'backup'];
  const points = (tables: number, status = 'COMPLETED') => ({
    RecoveryPoints: [...Array(tables + 1).keys()].map((at) => ({ ResourceArn: `arn:table/${at % tables}`, Status: status })),
  });
  const LIST = 'backup list-recovery-points-by-backup-vault';
  const deployed = Object.fromEntries(parts.map((part) => [`keelhouse-staging-${part}`, stackOf(part)]));

  it('fresh copies of four tables in both regions, looked for in the last two days', async () => {
    const { findings, asked } = await examineWith({ stage: { backup }, aws: { ...deployed, [LIST]: points(4) } });
    expect(troubles(findings)).toEqual([]);
    const lists = asked.filter(([service]) => service === 'backup');
    expect(lists.map((args) => [args[3], args[5], args[7]])).toEqual([
      ['keelhouse-staging', '2026-11-21T12:00:00.000Z', 'us-east-1'],
      ['keelhouse-staging-copies', '2026-11-21T12:00:00.000Z', 'us-west-2'],
    ]);
    expect(asked.find((args) => args.includes('keelhouse-staging-backup-copies'))).toContain('us-west-2');
  });

  it.each<[string, Answer, string]>([
    ['a table that is missing', points(3), 'copies of 3 of 4 tables'],
    ['copies that are not whole', points(4, 'PARTIAL'), 'copies of 0 of 4 tables'],
  ])('%s', async (_, answer, text) => {
    const { findings } = await examineWith({ stage: { backup }, aws: { ...deployed, [LIST]: answer } });
    expect(troubles(findings)).toEqual(Array(2).fill(['warn', expect.stringContaining(text)]));
  });

  it('a plan that is not deployed has no copies to look for', async () => {
    const missing = refuse('ValidationError', 'Stack with id x does not exist');
    const aws = Object.fromEntries(parts.map((part) => [`keelhouse-staging-${part}`, missing]));
    const { findings, asked } = await examineWith({ stage: { backup }, aws });
    expect(troubles(findings).map(([level]) => level)).toEqual(['warn', 'warn']);
    expect(asked.map(([service]) => service)).not.toContain('backup');
  });
});

describe('what the doctor finds at Stripe', () => {
  it.each<[string, World, [Finding['level'], string][]]>([
    ['no key', { aws: { 'secretsmanager get-secret-value': keys('', '') } }, [['fail', 'secret key of Stripe is not stored']]],
    [
      'no secret of the webhook',
      { aws: { 'secretsmanager get-secret-value': keys('rk_test_1', '') } },
      [['fail', 'every report']],
    ],
    [
      'a live key',
      { aws: { 'secretsmanager get-secret-value': keys('sk_live_1', 'whsec_1') } },
      [['fail', 'not one of test mode']],
    ],
    ['no endpoint', { stripe: account([{ ...endpoint, url: 'https://elsewhere' }]) }, [['fail', `no endpoint ${WEBHOOK_URL}`]]],
    ['two endpoints', { stripe: account([endpoint, endpoint]) }, [['warn', '2 endpoints']]],
    ['a disabled endpoint', { stripe: account([{ ...endpoint, status: 'disabled' }]) }, [['fail', 'is disabled']]],
    [
      'a missing event',
      { stripe: account([{ ...endpoint, enabled_events: WEBHOOK_EVENTS.slice(1) }]) },
      [['fail', `does not report ${WEBHOOK_EVENTS[0]}`]],
    ],
    [
      'the version of the account',
      { stripe: account([{ ...endpoint, api_version: null }]) },
      [['fail', "the account's default"]],
    ],
    [
      'a restricted key',
      { stripe: account(new Error('no permission'), new Error('no permission')) },
      [
        ['warn', 'endpoint of Stripe could not be checked'],
        ['warn', "Stripe's portal could not be checked"],
      ],
    ],
  ])('%s', async (_, world, expected) => {
    const found = troubles((await examineWith(world)).findings);
    expect(found).toEqual(expected.map(([level, text]) => [level, expect.stringContaining(text)]));
  });

  it('an endpoint for every event is as good, and a portal that nobody opened yet', async () => {
    const stripe = account([{ ...endpoint, enabled_events: ['*'] }], 0);
    expect(troubles((await examineWith({ stripe })).findings)).toEqual([]);
  });

  it('asks for the events that the webhook follows, and the operations manual names them', () => {
    const code = readFileSync(new URL('../../functions/gateways/stripe/events.ts', import.meta.url), 'utf8');
    const followed = [...code.matchAll(/case '([\w.]+)'/g)].map(([, event]) => event);
    expect([...WEBHOOK_EVENTS].sort()).toEqual(followed.sort());
    const manual = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');
    const [, list] = /\(events: ([^;]+);/.exec(manual)!;
    let family = '';
    const named = [...list!.matchAll(/`([\w.]+)`/g)].map(([, name]) => {
      if (!name!.startsWith('.')) family = name!.slice(0, name!.lastIndexOf('.'));
      return name!.startsWith('.') ? `${family}${name}` : name;
    });
    expect(named.sort()).toEqual(followed.sort());
    expect(manual).toContain(`API version \`${Stripe.API_VERSION}\``);
  });
});
