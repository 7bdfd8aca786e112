/**
 * What a month of 1,000 active customers costs, priced from the capacity ledger: each comes eight times, and a visit is
 * made of calls whose units and times were just measured. Storage, mail and AI tokens are assumptions with names.
 */
import type { CapacityFigure } from './capacity.ts';

/** Dollars, us-east-1 on demand, AWS price lists read in November 2026. */
const PRICES = {
  requestOfApi: 1.0e-6,
  requestOfFunction: 0.2e-6,
  /** A GB-second on arm64. */
  gbSecond: 1.33334e-5,
  readUnit: 0.125e-6,
  writeUnit: 0.625e-6,
  /** A GB-month, with its backup for point-in-time recovery. */
  gbStored: 0.25 + 0.2,
  mail: 1.6e-4,
  messageOfQueue: 0.4e-6,
  gbOfLogs: 0.5,
  /** A token of the model that answers beside the form. */
  insightIn: 0.06e-6,
  insightOut: 0.24e-6,
} as const;

const CUSTOMERS = 1000;
const VISITS = 8;
const GB_OF_API_FUNCTION = 0.5;
const GB_OF_WORKER = 1;
/** A job waits for its model. */
const SECONDS_OF_JOB = 8;
const TOKENS_OF_JOB = { in: 5000, out: 2000 };
const KB_OF_LOG_PER_CALL = 0.8;
const GB_STORED_PER_CUSTOMER = 0.25e-3;
const MAILS_PER_CUSTOMER = 2.4;
/** Accepting, delivering and counting one. */
const MESSAGES_OF_JOB = 3;

/** Calls of a visit by their name in the ledger. */
const VISIT: Record<string, number> = {
  'GET /v1/users/me': 10,
  'GET /v1/bcp': 6,
  'GET /v1/bcp/limits': 3,
  'GET /v1/bcp/readiness': 4,
  'GET /v1/bcp/{id}': 6,
  'GET /v1/bcp/{id}/findings': 6,
  'GET /v1/bcp/{id}/employees': 5,
  'PUT /v1/bcp/{id} business': 3,
  'PUT /v1/bcp/{id} risks': 3,
  'PUT /v1/bcp/{id} impacts': 3,
  'PUT /v1/bcp/{id} functions': 3,
  'PUT /v1/bcp/{id} suppliers': 2,
  'PUT /v1/bcp/{id} systems': 3,
  'PUT /v1/bcp/{id} mitigations': 3,
  'POST /v1/bcp/{id}/employees': 2,
  'PUT /v1/employees/{id}': 2,
};
/** A refresh of the session and a look at a job cost as much as the lightest call. */
const LIGHTEST = 'GET /v1/users/me';
const REFRESHES = 3;
const LOOKS = 6;
const JOBS = 1;

export interface CostLine {
  what: string;
  dollars: number;
}

export const priceMonth = (ledger: readonly CapacityFigure[]): { lines: CostLine[]; withoutAi: number; ai: number } => {
  const find = (call: string): CapacityFigure => {
    const figure = ledger.find((candidate) => candidate.call === call);
    if (!figure) throw new Error(`The ledger has no ${call}`);
    return figure;
  };
  const calls = [...Object.entries(VISIT), [LIGHTEST, REFRESHES + LOOKS + JOBS] as const];
  const sum = (of: (figure: CapacityFigure) => number): number =>
    calls.reduce((total, [call, count]) => total + count * of(find(call)), 0) * CUSTOMERS * VISITS;
  const requests = sum(() => 1);
  const jobs = CUSTOMERS * VISITS * JOBS;
  const lines = [
    { what: 'API requests', dollars: requests * PRICES.requestOfApi },
    {
      what: 'functions of calls',
      dollars: requests * PRICES.requestOfFunction + (sum(({ ms }) => ms) / 1000) * GB_OF_API_FUNCTION * PRICES.gbSecond,
    },
    { what: 'worker', dollars: jobs * SECONDS_OF_JOB * GB_OF_WORKER * PRICES.gbSecond },
    { what: 'read units', dollars: sum(({ read }) => read) * PRICES.readUnit },
    { what: 'write units', dollars: sum(({ write }) => write) * PRICES.writeUnit },
    { what: 'storage', dollars: CUSTOMERS * GB_STORED_PER_CUSTOMER * PRICES.gbStored },
    { what: 'queues', dollars: jobs * MESSAGES_OF_JOB * PRICES.messageOfQueue },
    { what: 'mail', dollars: CUSTOMERS * MAILS_PER_CUSTOMER * PRICES.mail },
    { what: 'logs', dollars: ((requests * KB_OF_LOG_PER_CALL) / 1e6) * PRICES.gbOfLogs },
  ];
  const ai = jobs * (TOKENS_OF_JOB.in * PRICES.insightIn + TOKENS_OF_JOB.out * PRICES.insightOut);
  const withoutAi = lines.reduce((total, { dollars }) => total + dollars, 0);
  return { lines: [...lines, { what: 'AI beside the form', dollars: ai }], withoutAi, ai };
};
