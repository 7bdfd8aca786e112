import { describe, expect, it } from 'vitest';
import { keys } from '#functions/data/keys.ts';
import { exportContents, exportLeftOut } from '#shared/messages/data-export.ts';

type ExportedFile =
  | 'account.json'
  | 'bcps/'
  | 'exercises/'
  | 'contacts'
  | 'compliance-audits.json'
  | 'payments'
  | 'security-events';

/** Where "Download my data" has each kind of row, or why it has none. A new kind needs a line. */
const rowKinds: Record<keyof typeof keys, { in: ExportedFile } | { not: string }> = {
  profile: { in: 'account.json' },
  subscription: { in: 'account.json' },
  pastSubscription: { in: 'account.json' },
  billing: { in: 'account.json' },
  preferences: { in: 'account.json' },
  training: { in: 'account.json' },
  appearance: { in: 'account.json' },
  signIn: { in: 'account.json' },
  deletion: { in: 'account.json' },
  bcp: { in: 'bcps/' },
  section: { in: 'bcps/' },
  employee: { in: 'bcps/' },
  provider: { in: 'bcps/' },
  findingDismissal: { in: 'bcps/' },
  evidence: { in: 'bcps/' },
  exercise: { in: 'exercises/' },
  exerciseMaterial: { in: 'exercises/' },
  exerciseRun: { in: 'exercises/' },
  crisisContact: { in: 'contacts' },
  audit: { in: 'compliance-audits.json' },
  payment: { in: 'payments' },
  auditEntry: { in: 'security-events' },

  secondFactor: { not: 'A secret of sign-in; that it is on stands in account.json.' },
  auditCount: { not: 'A counter of rows that are exported.' },
  crisisContactCount: { not: 'A counter of rows that are exported.' },
  exerciseCount: { not: 'A counter of rows that are exported.' },
  allowance: { not: 'A counter of the BCPs that were created.' },
  employeeUnique: { not: 'A hash of a name that is exported.' },
  providerUnique: { not: 'A hash of a name that is exported.' },
  email: { not: 'The address again, which account.json has.' },
  outbox: { not: 'A mail on its way, which its receiver gets, for 7 days.' },
  token: { not: 'A secret in a mailed link, for a day.' },
  idempotency: { not: 'A reply the caller has had, encrypted with a key we lack, for a day.' },
  job: { not: 'Progress of work, for a week.' },
  jobResult: { not: 'A suggestion not kept, for a week.' },
  jobCache: { not: 'A copy of parts of a BCP and the suggestions for it, for 8 days.' },
  openJobs: { not: 'Numbers of running work, for an hour.' },
  dataExport: { not: 'The number of the export itself.' },
  rate: { not: 'A counter of calls, for hours.' },
  lockout: { not: 'A counter of wrong passwords under a hash, for minutes.' },
  notice: { not: 'That a mail was sent, once.' },
  scenarioNotice: { not: 'That a mail was sent, once.' },
  openedBcpNotice: { not: 'That a mail was sent, once; what it says is a security event.' },
  countedUser: { not: 'What an account was counted as, for totals.' },
  countedChange: { not: 'That a change was counted.' },
  webhookEvent: { not: 'That an event of the payment provider was handled.' },
  pricingPlan: { not: 'Of the product, about no one.' },
  activePricingPlan: { not: 'Of the product, about no one.' },
  exerciseTemplate: { not: 'Of the product, about no one.' },
  exerciseTemplateUses: { not: 'Of the product, about no one.' },
  userTotals: { not: 'A total over all accounts.' },
  newUsers: { not: 'A total over all accounts.' },
  moneyCounters: { not: 'A total over all accounts.' },
  sequence: { not: 'A counter of the product.' },
};

describe('rows in "Download my data"', () => {
  it('every kind of row is exported, or a line says why not', () => {
    expect(Object.keys(rowKinds).sort()).toEqual(Object.keys(keys).sort());
  });

  it('every file that holds rows is described to its reader', () => {
    const described = exportContents.map(({ files }) => files).join(' ');
    const files = Object.values(rowKinds).flatMap((kind) => ('in' in kind ? [kind.in] : []));
    expect([...new Set(files)].filter((file) => !described.includes(file))).toEqual([]);
  });

  it('what is left out and is about the reader is said to the reader', () => {
    expect(exportLeftOut.join(' ')).toMatch(/password.*two-step/);
    expect(exportLeftOut.join(' ')).toMatch(/AI suggestions/);
    expect(exportLeftOut.join(' ')).toMatch(/notes the team keeps/);
  });
});
