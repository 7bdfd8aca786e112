/** Everything that differs between stages, and nothing else. */
import product from '../package.json' with { type: 'json' };

export interface Model {
  id: string;
  /** Where a cross-region inference profile may run; the model is allowed only here. */
  regions: readonly string[];
}

export interface Throttle {
  rate: number;
  burst: number;
}

/** From here CloudFront takes certificates and firewalls, wherever the stage is. */
export const EDGE_REGION = 'us-east-1';

export interface Stage {
  /** `staging` rehearses `prod` without customers: each release is deployed and tried there first. */
  name: 'local' | 'dev' | 'staging' | 'prod';
  /** From the caller's credentials; zeros without an account. */
  account: string;
  region: string;
  /** Without a trailing slash. Mails and payment pages link here, never to a Host header. */
  siteUrl: string;
  /** Without it the distribution's own address serves. The certificate must be in `EDGE_REGION`. */
  domain?: { name: string; certificateArn: string };
  mail: { sender: string; domain: string };
  /** `insights` answers beside the form, after each pause in typing; `writing` suggests, analyzes and writes scenarios. */
  models: { insights: Model; writing: Model };
  /**
   * Two-step sign-in of administrators and ISO auditors. Where it is required, their rights are suspended until they have
   * set it up.
   */
  staffSecondFactor: 'required' | 'optional';
  /** Multiplies the per-address rate limits: a whole test suite comes from one address. */
  rateLimitIpFactor: number;
  /** Minimum duration of calls that must not reveal whether an address is known; longer than their slowest path. */
  answerFloorMs: number;
  /**
   * Requests per second and burst: for the whole API, and separately for each call without a token, each call that queues
   * work, and Stripe's events, so that flooding one does not block the others.
   */
  throttle: Throttle & { publicCall: Throttle; longCall: Throttle; webhook: Throttle };
  /**
   * Null where the account has the default quota of 10 for new accounts, of which Lambda lets nothing be
   * reserved.
   */
  reservedConcurrency: { auth: number; webhook: number; changes: number } | null;
  workers: number;
  /** The worker lays out documents, which needs memory and the CPU that comes with it. */
  memoryMb: { api: number; waiting: number; worker: number };
  logRetentionDays: 7 | 30 | 90;
  /**
   * `canary` gives a new release a tenth of the work for five minutes and takes it back when an alarm rings; `at-once` has
   * neither, and deploys faster.
   */
  rollout: 'canary' | 'at-once';
  /** Keeps tables, accounts and secrets when the stack is deleted, and protects the tables from deletion. */
  keepsData: boolean;
  monitoring: {
    alarmsMail: string;
    runbookUrl: string;
    /** The account's quota of concurrent executions; often 10 for a new account. */
    lambdaQuota: number;
    /** Dollars a month. Exceeding it only sends mail, also for a forecast. */
    budget: number;
    /**
     * Mails unusual costs within a day of them, from an impact of so many dollars. An account has one monitor of its services:
     * `monitorArn` names the one that is there already, as in accounts that use Cost Explorer; null creates it. Null for all but
     * one stage of an account.
     */
    costAnomalies: { dollars: number; monitorArn: string | null } | null;
  } | null;
  /**
   * Null without a distribution. To replace the origin secret, increment its generation and deploy; the API also
   * accepts the previous generation, so nothing is refused meanwhile. With `apiDomain` the distribution reaches the API by a
   * name of its own, with a certificate in the stage's region, and the address that AWS gave it is switched off.
   */
  edge: {
    hasFirewall: boolean;
    originSecretGeneration: number;
    apiDomain: { name: string; certificateArn: string } | null;
  } | null;
  /**
   * Copies of the tables apart from point-in-time recovery, which goes with its table: a vault, and a second one in another
   * region. Nobody may delete a copy before its days are over; after `graceDays` not even AWS may (null: whoever may administer
   * the vault can still lift that).
   */
  backup: { keptDays: number; copyRegion: string; graceDays: number | null } | null;
  /** The pipeline that may deploy: the issuer of its tokens, whom they are for, and their subjects. Null where people deploy. */
  delivery: { issuer: string; audience: string; subject: string; previewSubject: string } | null;
  browser: { stripePublishableKey: string; supportEmail: string; social: readonly { label: string; url: string }[] };
}

/** Served as `/config.json`, so that one build serves every stage. The API shares the site's origin. */
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
const runbookUrl = 'https://code.keelhouse.example/keelhouse/src/main/infra/stacks/runbook.md';
const shared = {
  account,
  region: 'us-east-1',
  // Per million tokens in and out: Nova Lite $0.06 and $0.24, Claude Sonnet $3.30 and $16.50 through its US profile. A question
  // beside the form is about 11,000 tokens in and 1,000 out: 8,000 a month cost about $7. A job that writes is 3 to 9 questions of
  // about 5,000 in and 1,500 out, $0.12 to $0.37: 2,000 a month cost about $500. `npm run eval -- --bedrock` prints what it used.
  models: {
    insights: { id: 'amazon.nova-lite-v1:0', regions: ['us-east-1'] },
    writing: { id: 'us.anthropic.claude-sonnet-4-6', regions: ['us-east-1', 'us-east-2', 'us-west-2'] },
  },
  memoryMb: { api: 512, waiting: 256, worker: 1024 },
} as const;

/** What all stages on AWS share. */
const deployed = {
  ...shared,
  rateLimitIpFactor: 1,
  answerFloorMs: 1500,
  delivery: null,
  browser,
} as const;

const withoutCustomers = {
  throttle: {
    rate: 50,
    burst: 100,
    publicCall: { rate: 20, burst: 40 },
    longCall: { rate: 10, burst: 20 },
    webhook: { rate: 20, burst: 40 },
  },
  reservedConcurrency: null,
  workers: 5,
  keepsData: false,
  backup: null,
} as const;

export const stages: Record<Stage['name'], Stage> = {
  local: {
    ...shared,
    account: '000000000000',
    name: 'local',
    siteUrl: 'http://localhost:8080',
    mail: { sender: 'Keelhouse <no-reply@keelhouse.example>', domain: 'keelhouse.example' },
    staffSecondFactor: 'optional',
    rateLimitIpFactor: 1000,
    answerFloorMs: 100,
    throttle: {
      rate: 1000,
      burst: 2000,
      publicCall: { rate: 1000, burst: 2000 },
      longCall: { rate: 1000, burst: 2000 },
      webhook: { rate: 1000, burst: 2000 },
    },
    reservedConcurrency: null,
    workers: 5,
    logRetentionDays: 7,
    rollout: 'at-once',
    keepsData: false,
    monitoring: null,
    edge: null,
    backup: null,
    delivery: null,
    browser: { ...browser, stripePublishableKey: 'pk_test_local' },
  },
  dev: {
    ...deployed,
    ...withoutCustomers,
    name: 'dev',
    siteUrl: 'https://dev.keelhouse.example',
    mail: { sender: 'Keelhouse (dev) <no-reply@dev.keelhouse.example>', domain: 'dev.keelhouse.example' },
    staffSecondFactor: 'optional',
    logRetentionDays: 7,
    rollout: 'at-once',
    monitoring: { alarmsMail: 'operations@keelhouse.example', runbookUrl, lambdaQuota: 10, budget: 50, costAnomalies: null },
    edge: { hasFirewall: false, originSecretGeneration: 1, apiDomain: null },
  },
  staging: {
    ...deployed,
    ...withoutCustomers,
    name: 'staging',
    siteUrl: 'https://staging.keelhouse.example',
    mail: { sender: 'Keelhouse (staging) <no-reply@staging.keelhouse.example>', domain: 'staging.keelhouse.example' },
    staffSecondFactor: 'required',
    logRetentionDays: 30,
    rollout: 'canary',
    monitoring: { alarmsMail: 'operations@keelhouse.example', runbookUrl, lambdaQuota: 1000, budget: 100, costAnomalies: null },
    edge: { hasFirewall: true, originSecretGeneration: 1, apiDomain: null },
  },
  prod: {
    ...deployed,
    name: 'prod',
    siteUrl: 'https://keelhouse.example',
    mail: { sender: 'Keelhouse <no-reply@keelhouse.example>', domain: 'keelhouse.example' },
    staffSecondFactor: 'required',
    throttle: {
      rate: 500,
      burst: 1000,
      publicCall: { rate: 50, burst: 100 },
      longCall: { rate: 25, burst: 50 },
      webhook: { rate: 50, burst: 100 },
    },
    reservedConcurrency: { auth: 50, webhook: 20, changes: 10 },
    workers: 10,
    logRetentionDays: 90,
    rollout: 'canary',
    keepsData: true,
    monitoring: {
      alarmsMail: 'operations@keelhouse.example',
      runbookUrl,
      lambdaQuota: 1000,
      budget: 1000,
      costAnomalies: { dollars: 25, monitorArn: null },
    },
    edge: { hasFirewall: true, originSecretGeneration: 1, apiDomain: null },
    backup: { keptDays: 35, copyRegion: 'us-west-2', graceDays: null },
  },
};

export const stageNamed = (name: string): Stage => {
  if (name in stages) return stages[name as Stage['name']];
  throw new Error(`There is no stage "${name}"; there are ${Object.keys(stages).join(', ')}`);
};
