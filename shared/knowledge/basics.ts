/**
 * What every business has, whatever its trade says of itself: records without which it cannot prove who it is, insurance against
 * the plain losses, and a building that can burn. Read on November 23, 2026, for the four state funds and stop-gap cover: Rough Notes
 * (2020), LegalClarity and NationalWorkersCompAuthority; for Wyoming its Department of Workforce Services and Travelers. The lists of
 * records and policies are common practice, with no source of their own.
 */
import { isSameRisk } from '#shared/domain/bcp/risk-names.ts';
import { listPoliciesOfPlace } from './places/insurance-of-places.ts';
import { listHomeHazards } from './places/local-hazards.ts';
import type { Profile } from './profile.ts';

/** There, private carriers may not sell it. Wyoming requires it by kind of work, and other work may insure elsewhere. */
const STATE_FUNDS: Readonly<Record<string, string>> = {
  ND: 'North Dakota Workforce Safety & Insurance',
  OH: 'Ohio Bureau of Workers’ Compensation',
  WA: 'Washington State Department of Labor & Industries',
  WY: 'Wyoming Department of Workforce Services, which says whether your work must be covered',
};

/** Beside workers’ compensation: N.Y. Workers’ Compensation Law, article 9. Hawaii Revised Statutes, chapters 392 and 393. */
const BENEFITS_OF_STATES: Readonly<Record<string, string>> = {
  HI: 'Hawaii also requires temporary disability insurance and prepaid health care',
  NY: 'New York also requires disability and paid family leave insurance',
};

const WORKERS_COMPENSATION = /^workers’ compensation/i;

const sayStateFund = (fund: string): string =>
  `Workers’ compensation from the state fund (${fund}), with stop-gap employer’s liability from your own carrier`;

interface BasicPolicy {
  text: string;
  /** Already named in such words. */
  known: RegExp;
  isFor?: (profile: Profile) => boolean;
}

const policies: readonly BasicPolicy[] = [
  {
    text: 'Property at replacement cost: the building or your improvements, equipment and stock',
    known: /\bpropert|\bowner’s policy|\bcontents\b|\bbuildings?\b/i,
  },
  {
    text: 'Business income and extra expense, for closures by damage and by order',
    known: /business income|extra expense|lost income/i,
  },
  {
    text: 'General liability, with the limits that your lease and contracts require',
    known: /general liability|owner’s policy|premises liability/i,
  },
  {
    text: 'Workers’ compensation, with the class codes of the work that people do',
    known: WORKERS_COMPENSATION,
    isFor: ({ content }) => content.employee_count !== 1,
  },
  {
    // A new policy of the National Flood Insurance Program waits 30 days: 42 U.S.C. 4013(c).
    text: 'Flood insurance, because standard property policies leave flood out. It usually begins 30 days after you buy it',
    known: /flood/i,
    isFor: (profile) => profile.place !== null && listHomeHazards(profile).some(({ name }) => /flood|surge/i.test(name)),
  },
];

/** Only against what strikes there. */
const listPoliciesOfHome = (profile: Profile) => {
  const strikes = new Set(listHomeHazards(profile).flatMap(({ name, is_minor }) => (is_minor ? [] : [name])));
  return profile.place === null ? [] : listPoliciesOfPlace(profile.place).filter(({ against }) => strikes.has(against));
};

const findStateFund = ({ states }: Profile): string | undefined =>
  states.length === 1 ? STATE_FUNDS[states[0]!.code] : undefined;

/** Those of the trade first, then what is plain and missing. */
export const listInsurance = (profile: Profile): string[] => {
  const { content, states } = profile;
  const own = profile.industry.insurance ?? [];
  const missing = policies.filter(({ known, isFor }) => (isFor?.(profile) ?? true) && !own.some((text) => known.test(text)));
  const fund = findStateFund(profile);
  const listed = [...own, ...missing.map(({ text }) => text)];
  const local = listPoliciesOfHome(profile).filter(({ known }) => !listed.some((text) => known.test(text)));
  const benefits = content.employee_count === 1 ? undefined : BENEFITS_OF_STATES[states[0]?.code ?? ''];
  return [...listed, ...local.map(({ text }) => text)].map((text) => {
    if (!WORKERS_COMPENSATION.test(text)) return text;
    if (fund !== undefined) return sayStateFund(fund);
    return benefits === undefined ? text : `${text}. ${benefits}`;
  });
};

const records: readonly BasicPolicy[] = [
  { text: 'Insurance policies with photos of every room, kept off site', known: /insurance/i },
  { text: 'Lease or deed, licenses and permits', known: /\blease|\bdeeds?\b|licen[sc]e/i },
  { text: 'Payroll and tax records, and who is owed wages', known: /payroll|tax/i },
  { text: 'Customer, supplier and staff contacts, printed', known: /\bcontacts\b|\broster/i },
  { text: 'Bank accounts, signers and loan papers', known: /\bbank|\bloan/i },
];
const RECORDS_MIN = 4;

export const listVitalRecords = ({ industry }: Profile): string[] => {
  const own = industry.vitalRecords ?? [];
  const missing = records.filter(({ known }) => !own.some((text) => known.test(text)));
  return [...own, ...missing.slice(0, Math.max(0, RECORDS_MIN - own.length)).map(({ text }) => text)];
};

interface NamedRisk {
  name: string;
  reason: string;
}

const BURNS = /\bfires?\b|\barson|explosion/i;
const BUILDING_FIRE = 'Building Fire';
/** After what the trade itself fears most. */
const FIRE_AFTER = 4;

/** Every business with a building can lose it to a fire, whatever else its trade fears. */
export const addBuildingFire = (risks: readonly NamedRisk[]): NamedRisk[] =>
  risks.some(({ name }) => BURNS.test(name) || isSameRisk(name, BUILDING_FIRE))
    ? [...risks]
    : risks.toSpliced(FIRE_AFTER, 0, {
        name: BUILDING_FIRE,
        reason: 'Smoke and water reach rooms that never burned, and a building stays closed for weeks or months.',
      });
