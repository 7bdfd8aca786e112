/** A figure beside its goal, which is met when it is not above it; a goal missed by more than a tenth fails the run. */
export interface Verdict {
  subject: string;
  /** What was measured of it, with its unit. */
  measure: string;
  value: number;
  goal: number;
  isMissed: boolean;
}

export const compare = (subject: string, measure: string, value: number, goal: number): Verdict => ({
  subject,
  measure,
  value: Math.round(value * 100) / 100,
  goal,
  isMissed: value > goal,
});

/**
 * Functions that carry Stripe may be twice as large; no caller waits for the worker and the mailer. The worker also
 * carries a typeface and what writes Word and PDF, which run only when a document is asked for.
 */
const bundleGoals: [RegExp, { kilobytes: number; importMs: number }][] = [
  [/payment|stripe|privacy|purge|renewal-notices/, { kilobytes: 1200, importMs: 100 }],
  [/worker/, { kilobytes: 3600, importMs: 120 }],
  [/mailer/, { kilobytes: 2400, importMs: 120 }],
  [/./, { kilobytes: 600, importMs: 80 }],
];

export const goals = {
  bundle: (entry: string) => bundleGoals.find(([pattern]) => pattern.test(entry))![1],
  /** The first answer of a fresh process; a worker has 0.58 of a CPU, so 150 ms there. */
  knowledgeMs: 87,
  scenarioMs: 30,
  rankingMs: 500,
  /** The page draws between two steps. */
  frameMs: 50,
  overheadP50Ms: 1,
  overheadP99Ms: 3,
  /** At least 70% of its requests per second. */
  fastifyFactor: 1 / 0.7,
  submitP99Ms: 200,
  saveP50Ms: 20,
  saveP99Ms: 80,
  contactPageMs: 80,
  /** It reads every contact of the account. */
  contactSearchMs: 1000,
  contactImportMs: 5000,
  /** A job has fifteen minutes from acceptance to its end, and a tenth of them is enough. */
  drainSeconds: 90,
  /** A document with a hundred entries in every list, in milliseconds, and the memory of the process that writes it. */
  documentMs: { html: 150, docx: 500, pdf: 1000 },
  documentMemoryMb: 512,
  /** From a key to the next picture. */
  typingMs: 100,
  /** Dollars a month for 1,000 active customers. */
  monthDollars: 4.5,
  monthAiDollars: 15,
  tenantsFactor: 1.1,
  /** About none: a garbage collector leaves some megabytes either way. */
  soakMb: 10,
  soakDrift: 1.2,
  readTrips: 2,
  writeTrips: 3,
  /** Times may not tell a known address: medians at most this far apart, and p above 0.01. */
  enumerationMs: 5,
  enumerationCertainty: 0.99,
  lighthouseScores: { performance: 95, accessibility: 100, 'best-practices': 100 },
  lighthouseMetrics: { 'LCP ms': 1800, 'TBT ms': 150, CLS: 0.02 },
};
