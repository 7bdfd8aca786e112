/**
 * Everything that differs from stage to stage, and nothing that does not. A stage is deployed with
 * `npx cdk deploy --all -c stage=dev`; the local run builds the stage `local` in process.
 */
import product from '../package.json' with { type: 'json' };

export interface Throttle {
  rate: number;
  burst: number;
}

export interface Stage {
  name: 'local' | 'dev' | 'prod';
  /** The account is that of the caller's credentials; synthesis without an account uses zeros. */
  account: string;
  region: 'us-east-1';
  /** Where the site is reached, without a trailing slash. Mails and payment pages link here, never to a Host header. */
  siteUrl: string;
  /** Own domain of the site; without one the distribution's own address serves. The certificate stands in us-east-1. */
  domain?: { name: string; certificateArn: string };
  mail: { sender: string; domain: string };
  model: {
    id: string;
    /** Regions a cross-region inference profile may run in; the model is allowed in these only. */
    regions: readonly string[];
  };
  /** Multiplies the per-address rate limits: a whole test suite comes from one address. */
  rateLimitIpFactor: number;
  /** Calls that must not tell whether an address is known answer after so many milliseconds; their slowest way takes less. */
  answerFloorMs: number;
  /**
   * Requests a second, and the burst above it: for the API as a whole, and for each call that needs no token and for
   * Stripe's events, which have buckets of their own so that a flood of one does not shut out the others.
   */
  throttle: Throttle & { publicCall: Throttle; webhook: Throttle };
  /**
   * Places among the account's concurrent executions that nothing else can take. Null where the account's quota is the 10
   * of a new account, of which Lambda lets nothing be reserved.
   */
  reservedConcurrency: { auth: number; webhook: number; changes: number } | null;
  /** AI jobs that run at once. */
  workers: number;
  /** The worker sets documents page by page, which takes memory and the processor that comes with it. */
  memoryMb: { api: number; waiting: number; worker: number };
  logRetentionDays: 7 | 30 | 90;
  /** Whether deleting the stack leaves tables, accounts and secrets behind, and the tables refuse deletion. */
  keepsData: boolean;
  /** Null where nobody is on call: the stage then has no alarms. */
  monitoring: {
    alarmsMail: string;
    runbookUrl: string;
    /** Concurrent executions that the account may have; a new account often gets 10. */
    lambdaQuota: number;
    /** Dollars a month. Nothing is stopped beyond it; the alarms' address is told, of a forecast too. */
    budget: number;
  } | null;
  /**
   * The distribution with the screens; null where another program serves them. The origin secret is replaced by counting
   * its generation up and deploying; the API accepts the generation before as well, so nothing is refused in between.
   */
  edge: { hasFirewall: boolean; originSecretGeneration: number } | null;
  /** What `/config.json` tells the browser. */
  browser: { stripePublishableKey: string; supportEmail: string; social: readonly { label: string; url: string }[] };
}

/** What a build for any stage learns at run time, as `/config.json`; the API shares the site's origin. */
export const browserConfig = ({ name, browser }: Stage) => ({ apiBase: '', stage: name, ...browser, version: product.version });

const account = process.env.CDK_DEFAULT_ACCOUNT ?? '000000000000';
const browser = {
  stripePublishableKey: 'pk_test_replace_with_the_key_of_your_stripe_account',
  supportEmail: 'support@keelhouse.example',
  social: [
    { label: 'LinkedIn', url: 'https://www.linkedin.com/company/keelhouse' },
    { label: 'YouTube', url: 'https://www.youtube.com/@keelhouse' },
  ],
};
/** Where whoever is woken up reads `stacks/runbook.md`. */
const runbookUrl = 'https://code.keelhouse.example/keelhouse/src/main/infra/stacks/runbook.md';
const shared = {
  account,
  region: 'us-east-1',
  // $0.06 and $0.24 per million tokens in and out: 8,000 jobs of a month cost about $6. Answers are checked and repaired by
  // the worker, so a larger model is bought for better wording only. An id such as `us.…` needs the regions it may run in.
  model: { id: 'amazon.nova-lite-v1:0', regions: ['us-east-1'] },
  memoryMb: { api: 512, waiting: 256, worker: 1024 },
} as const;

export const stages: Record<Stage['name'], Stage> = {
  local: {
    ...shared,
    account: '000000000000',
    name: 'local',
    siteUrl: 'http://localhost:8080',
    mail: { sender: 'Keelhouse <no-reply@keelhouse.example>', domain: 'keelhouse.example' },
    rateLimitIpFactor: 1000,
    answerFloorMs: 100,
    throttle: { rate: 1000, burst: 2000, publicCall: { rate: 1000, burst: 2000 }, webhook: { rate: 1000, burst: 2000 } },
    reservedConcurrency: null,
    workers: 5,
    logRetentionDays: 7,
    keepsData: false,
    monitoring: null,
    edge: null,
    browser: { ...browser, stripePublishableKey: 'pk_test_local' },
  },
  dev: {
    ...shared,
    name: 'dev',
    siteUrl: 'https://dev.keelhouse.example',
    mail: { sender: 'Keelhouse (dev) <no-reply@dev.keelhouse.example>', domain: 'dev.keelhouse.example' },
    rateLimitIpFactor: 1,
    answerFloorMs: 1500,
    throttle: { rate: 50, burst: 100, publicCall: { rate: 20, burst: 40 }, webhook: { rate: 20, burst: 40 } },
    reservedConcurrency: null,
    workers: 5,
    logRetentionDays: 7,
    keepsData: false,
    monitoring: { alarmsMail: 'operations@keelhouse.example', runbookUrl, lambdaQuota: 10, budget: 50 },
    edge: { hasFirewall: false, originSecretGeneration: 1 },
    browser,
  },
  prod: {
    ...shared,
    name: 'prod',
    siteUrl: 'https://keelhouse.example',
    mail: { sender: 'Keelhouse <no-reply@keelhouse.example>', domain: 'keelhouse.example' },
    rateLimitIpFactor: 1,
    answerFloorMs: 1500,
    throttle: { rate: 500, burst: 1000, publicCall: { rate: 50, burst: 100 }, webhook: { rate: 50, burst: 100 } },
    reservedConcurrency: { auth: 50, webhook: 20, changes: 10 },
    workers: 10,
    logRetentionDays: 90,
    keepsData: true,
    monitoring: { alarmsMail: 'operations@keelhouse.example', runbookUrl, lambdaQuota: 1000, budget: 500 },
    edge: { hasFirewall: true, originSecretGeneration: 1 },
    browser,
  },
};

/** The settings of a stage by its name; an unknown name stops the build with the names there are. */
export const stageNamed = (name: string): Stage => {
  if (name in stages) return stages[name as Stage['name']];
  throw new Error(`There is no stage "${name}"; there are ${Object.keys(stages).join(', ')}`);
};
