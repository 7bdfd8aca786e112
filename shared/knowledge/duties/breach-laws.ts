import { US_STATES } from '#shared/domain/location.ts';
import type { Duty } from './duty.ts';

interface Agency {
  /** After the name of the state: “Texas Attorney General”. */
  name: string;
  /** In a sentence: “Notify the attorney general.” */
  phrase: string;
  /** At the start of its own deadline: “attorney general within 30 days”. */
  short: string;
}

interface BreachLaw {
  rule: string;
  source: string;
  /** Absent: that of the first reading. */
  checked_on?: string;
  /** For the notice to residents; absent where the law only says “without unreasonable delay”. */
  days?: number;
  agency?: Agency;
  /** How many residents have to be affected before the agency is told; absent: any number. */
  from?: string;
  /** `same`: the time of the residents. Absent: the law names no time. */
  agencyBy?: 'same' | 'no later than the residents' | 'before the residents' | `within ${string}`;
  /** Counted from the notice to residents. */
  agencyThen?: `within ${string}`;
  /** Where the agency's time is shorter than that of the residents, or the only one with a number. Business days count as days. */
  agencyHours?: number;
  /** In place of the usual sentences. */
  what?: string;
  /** How many people have to be told before the national credit bureaus are; null: any number. Absent: no such rule was read. */
  bureaus?: string | null;
}

const attorneyGeneral = { name: 'Attorney General', phrase: 'the attorney general', short: 'attorney general' };
const creditBureaus = { name: 'residents and credit bureaus', phrase: 'the national credit bureaus', short: 'credit bureaus' };

/**
 * Laws for every business that holds personal data of residents; those of one trade (HIPAA, insurance) are entries of their own.
 * The numbers for credit bureaus: read on November 24, 2026 in two compilations of the laws of all states; those of Alaska, Georgia,
 * Pennsylvania and Virginia in the words of the law. Some of these laws leave out firms under the Gramm-Leach-Bliley Act.
 */
const breachLaws: Readonly<Record<string, BreachLaw>> = {
  AL: {
    rule: 'Ala. Code 8-38-5 and 8-38-6',
    source: 'Code of Alabama (Justia)',
    checked_on: '2026-11-23',
    days: 45,
    agency: attorneyGeneral,
    from: 'more than 1,000',
    agencyBy: 'same',
    bureaus: 'more than 1,000',
  },
  AK: {
    rule: 'Alaska Stat. 45.48.010',
    source: 'Alaska Statutes (Justia), Davis Wright Tremaine',
    what: 'Notify the residents whose data was taken. If you find no risk of harm, tell the attorney general in writing instead.',
    bureaus: 'more than 1,000',
  },
  AZ: {
    rule: 'A.R.S. 18-552',
    source: 'Arizona Legislature, Klinedinst',
    checked_on: '2026-11-28',
    days: 45,
    agency: {
      name: 'Attorney General and Department of Homeland Security',
      phrase: 'the attorney general and the Arizona Department of Homeland Security',
      short: 'both agencies',
    },
    from: 'more than 1,000',
    agencyBy: 'same',
    bureaus: 'more than 1,000',
  },
  AR: {
    rule: 'Ark. Code 4-110-105',
    source: 'Arkansas Code (Pocket Law), Arkansas Attorney General',
    checked_on: '2026-11-24',
    agency: attorneyGeneral,
    from: 'more than 1,000',
    agencyBy: 'within 45 days, or with the residents if that is sooner',
    agencyHours: 45 * 24,
  },
  CA: {
    rule: 'Cal. Civ. Code 1798.82',
    source: 'California Legislature, Moore & Van Allen',
    checked_on: '2026-11-23',
    days: 30,
    agency: attorneyGeneral,
    from: 'more than 500',
    agencyThen: 'within 15 days',
  },
  CO: {
    rule: 'C.R.S. 6-1-716',
    source: 'Colorado Revised Statutes (Counsel Stack), Davis Wright Tremaine',
    checked_on: '2026-11-24',
    days: 30,
    agency: attorneyGeneral,
    from: '500 or more',
    agencyBy: 'same',
    bureaus: 'more than 1,000',
  },
  CT: {
    rule: 'Conn. Gen. Stat. 36a-701b',
    source: 'General Statutes of Connecticut',
    checked_on: '2026-11-23',
    days: 60,
    agency: attorneyGeneral,
    agencyBy: 'no later than the residents',
  },
  DE: {
    rule: '6 Del. C. 12B-102',
    source: 'Delaware Code',
    checked_on: '2026-11-23',
    days: 60,
    agency: attorneyGeneral,
    from: 'more than 500',
    agencyBy: 'no later than the residents',
  },
  DC: {
    rule: 'D.C. Code 28-3852',
    source: 'D.C. Attorney General',
    agency: attorneyGeneral,
    from: '50 or more',
    agencyBy: 'no later than the residents',
    bureaus: 'more than 1,000',
  },
  FL: {
    rule: 'Fla. Stat. 501.171',
    source: 'Florida Senate',
    days: 30,
    agency: { name: 'Department of Legal Affairs', phrase: 'the Department of Legal Affairs', short: 'department' },
    from: '500 or more',
    agencyBy: 'same',
    bureaus: 'more than 1,000',
  },
  GA: {
    rule: 'O.C.G.A. 10-1-912',
    source: 'Official Code of Georgia (laws9.com, eLaws)',
    checked_on: '2026-11-23',
    what: 'The law binds government bodies and firms that sell personal data: they must notify residents. Others should ask a lawyer.',
    bureaus: 'more than 10,000',
  },
  HI: {
    rule: 'Haw. Rev. Stat. 487N-2',
    source: 'Hawaii Revised Statutes, Perkins Coie',
    agency: {
      name: 'Office of Consumer Protection',
      phrase: 'the Office of Consumer Protection',
      short: 'Office of Consumer Protection',
    },
    from: 'more than 1,000',
    agencyBy: 'same',
    bureaus: 'more than 1,000',
  },
  ID: { rule: 'Idaho Code 28-51-105', source: 'Idaho Code (Justia)', checked_on: '2026-11-23' },
  IL: {
    rule: '815 ILCS 530/10',
    source: 'Illinois General Assembly, WBK',
    checked_on: '2026-11-24',
    agency: attorneyGeneral,
    from: 'more than 500',
    agencyBy: 'no later than the residents',
  },
  IN: {
    rule: 'Ind. Code 24-4.9-3',
    source: 'Indiana Code (CourtGPT, Instalawyer), Klinedinst',
    checked_on: '2026-11-24',
    days: 45,
    agency: attorneyGeneral,
    agencyBy: 'same',
    bureaus: 'more than 1,000',
  },
  IA: {
    rule: 'Iowa Code 715C.2',
    source: 'Iowa Code (Justia)',
    checked_on: '2026-11-23',
    agency: attorneyGeneral,
    from: 'more than 500',
    agencyThen: 'within 5 business days',
  },
  KS: {
    rule: 'K.S.A. 50-7a02',
    source: 'Kansas Statutes (Pocket Law), Constangy',
    checked_on: '2026-11-24',
    bureaus: 'more than 1,000',
  },
  KY: {
    rule: 'KRS 365.732',
    source: 'Kentucky Revised Statutes (Proteus), Recording Law',
    checked_on: '2026-11-24',
    what: 'Notify the residents whose data was taken. Firms under HIPAA or the Gramm-Leach-Bliley Act follow the notices of those laws instead.',
    bureaus: 'more than 1,000',
  },
  LA: {
    rule: 'La. R.S. 51:3074, LAC 16:III.701',
    source: 'Louisiana Attorney General',
    days: 60,
    agency: attorneyGeneral,
    agencyThen: 'within 10 days',
  },
  ME: {
    rule: '10 M.R.S. 1348 and 1349',
    source: 'Maine Attorney General, Maine Revised Statutes (Docest)',
    checked_on: '2026-11-24',
    days: 30,
    agency: {
      name: 'Department of Professional and Financial Regulation if it regulates you, otherwise the Attorney General',
      phrase: 'the Department of Professional and Financial Regulation if it regulates you, otherwise the attorney general',
      short: 'agency',
    },
    bureaus: 'more than 1,000',
  },
  MD: {
    rule: 'Md. Code, Com. Law 14-3504 and 14-3506',
    source: 'Code of Maryland, CSR',
    checked_on: '2026-11-28',
    days: 45,
    agency: attorneyGeneral,
    agencyBy: 'before the residents',
    bureaus: '1,000 or more',
  },
  MA: {
    rule: 'M.G.L. c. 93H, s. 3',
    source: 'Massachusetts General Laws',
    checked_on: '2026-11-23',
    agency: {
      name: 'Attorney General and Office of Consumer Affairs',
      phrase: 'the attorney general and the Office of Consumer Affairs and Business Regulation',
      short: 'both agencies',
    },
    agencyBy: 'same',
  },
  MI: { rule: 'MCL 445.72', source: 'Michigan Compiled Laws (Justia)', checked_on: '2026-11-23', bureaus: 'more than 1,000' },
  MN: {
    rule: 'Minn. Stat. 325E.61',
    source: 'Minnesota Revisor of Statutes',
    agency: creditBureaus,
    from: 'more than 500 people',
    agencyBy: 'within 48 hours',
    agencyHours: 48,
  },
  MS: { rule: 'Miss. Code 75-24-29', source: 'Mississippi Code (CLIC)' },
  MO: {
    rule: 'RSMo 407.1500',
    source: 'Missouri Revised Statutes (Justia)',
    checked_on: '2026-11-23',
    agency: attorneyGeneral,
    from: 'more than 1,000',
    agencyBy: 'same',
    bureaus: 'more than 1,000',
  },
  MT: {
    rule: 'MCA 30-14-1704',
    source: 'Montana Department of Justice',
    agency: {
      name: 'Office of Consumer Protection',
      phrase: 'the Office of Consumer Protection',
      short: 'Office of Consumer Protection',
    },
    agencyBy: 'no later than the residents',
  },
  NE: {
    rule: 'Neb. Rev. Stat. 87-803',
    source: 'Nebraska Revised Statutes (Justia)',
    checked_on: '2026-11-23',
    agency: attorneyGeneral,
    agencyBy: 'no later than the residents',
  },
  NV: { rule: 'NRS 603A.220', source: 'Nevada Legislature', bureaus: 'more than 1,000' },
  NH: {
    rule: 'RSA 359-C:20',
    source: 'New Hampshire Department of Justice',
    checked_on: '2026-11-23',
    agency: {
      name: 'Attorney General',
      phrase: 'the attorney general, or the regulator of your trade',
      short: 'attorney general',
    },
    bureaus: 'more than 1,000',
  },
  NJ: {
    rule: 'N.J.S.A. 56:8-163',
    source: 'New Jersey Cybersecurity Cell',
    agency: { name: 'State Police', phrase: 'the State Police', short: 'State Police' },
    agencyBy: 'before the residents',
    bureaus: 'more than 1,000',
  },
  NM: {
    rule: 'NMSA 57-12C-6 and 57-12C-10',
    source: 'New Mexico Statutes (Justia)',
    checked_on: '2026-11-23',
    days: 45,
    agency: attorneyGeneral,
    from: 'more than 1,000',
    agencyBy: 'same',
    bureaus: 'more than 1,000',
  },
  NY: {
    rule: 'N.Y. Gen. Bus. Law 899-aa',
    source: 'New York General Business Law',
    checked_on: '2026-11-24',
    what: 'Notify the residents whose data was taken, and the attorney general, the Department of State and the State Police. If the Department of Financial Services regulates you, tell it within 72 hours too.',
    days: 30,
    agency: {
      name: 'Attorney General, Department of State and State Police',
      phrase: 'the attorney general, the Department of State and the State Police',
      short: 'state agencies',
    },
    bureaus: 'more than 5,000',
  },
  NC: {
    rule: 'G.S. 75-65',
    source: 'North Carolina General Statutes (OneCLE), Perkins Coie',
    checked_on: '2026-11-24',
    agency: attorneyGeneral,
    agencyBy: 'same',
    bureaus: 'more than 1,000',
  },
  ND: {
    rule: 'N.D.C.C. 51-30-02',
    source: 'North Dakota Century Code',
    checked_on: '2026-11-23',
    agency: attorneyGeneral,
    from: 'more than 250',
    agencyBy: 'same',
  },
  OH: {
    rule: 'ORC 1349.19',
    source: 'Ohio Revised Code (CLIC), Words by Wit',
    checked_on: '2026-11-24',
    days: 45,
    bureaus: 'more than 1,000',
  },
  OK: {
    rule: '24 O.S. 161 to 166',
    source: 'Oklahoma Senate Bill 626 of 2025',
    checked_on: '2026-11-23',
    agency: attorneyGeneral,
    from: '500 or more',
    agencyThen: 'within 60 days',
  },
  OR: {
    rule: 'ORS 646A.604',
    source: 'Oregon Revised Statutes (OregonLaws)',
    checked_on: '2026-11-24',
    days: 45,
    agency: attorneyGeneral,
    from: 'more than 250',
    agencyBy: 'same',
    bureaus: 'more than 1,000',
  },
  PA: {
    rule: '73 P.S. 2303 and 2305',
    source: 'Constangy, Buchanan',
    agency: attorneyGeneral,
    from: 'more than 500',
    agencyBy: 'no later than the residents',
    bureaus: 'more than 500',
  },
  RI: {
    rule: 'R.I. Gen. Laws 11-49.3-4',
    source: 'Rhode Island General Laws',
    days: 45,
    agency: attorneyGeneral,
    from: 'more than 500',
    bureaus: 'more than 500',
  },
  SC: {
    rule: 'S.C. Code 39-1-90',
    source: 'South Carolina Code (Justia)',
    checked_on: '2026-11-23',
    agency: {
      name: 'Department of Consumer Affairs',
      phrase: 'the Department of Consumer Affairs',
      short: 'Department of Consumer Affairs',
    },
    from: 'more than 1,000',
    agencyBy: 'same',
    bureaus: 'more than 1,000',
  },
  SD: {
    rule: 'SDCL 22-40-20',
    source: 'South Dakota Codified Laws',
    checked_on: '2026-11-23',
    days: 60,
    agency: attorneyGeneral,
    from: 'more than 250',
    bureaus: null,
  },
  TN: {
    rule: 'Tenn. Code 47-18-2107',
    source: 'Perkins Coie, Tennessee Cyber Law, Words by Wit',
    checked_on: '2026-11-24',
    days: 45,
    bureaus: 'more than 1,000',
  },
  TX: {
    rule: 'Tex. Bus. & Com. Code 521.053',
    source: 'Texas Business and Commerce Code',
    checked_on: '2026-11-23',
    days: 60,
    agency: attorneyGeneral,
    from: '250 or more',
    agencyBy: 'within 30 days',
    agencyHours: 30 * 24,
    bureaus: 'more than 10,000',
  },
  UT: {
    rule: 'Utah Code 13-44-202',
    source: 'Perkins Coie, Davis Wright Tremaine',
    agency: {
      name: 'Attorney General and Cyber Center',
      phrase: 'the attorney general and the Utah Cyber Center',
      short: 'both agencies',
    },
    checked_on: '2026-11-28',
    from: '500 or more',
    bureaus: '1,000 or more',
  },
  VT: {
    rule: '9 V.S.A. 2435',
    source: 'Vermont Legislature, Klinedinst',
    days: 45,
    agency: {
      name: 'Attorney General',
      phrase: 'the attorney general, or the Department of Financial Regulation if it regulates you',
      short: 'attorney general',
    },
    agencyBy: 'within 14 business days',
    agencyHours: 14 * 24,
    bureaus: 'more than 1,000',
  },
  VA: {
    rule: 'Va. Code 18.2-186.6',
    source: 'Code of Virginia',
    checked_on: '2026-11-23',
    agency: attorneyGeneral,
    agencyBy: 'same',
    bureaus: 'more than 1,000',
  },
  WA: {
    rule: 'RCW 19.255.010',
    source: 'Revised Code of Washington',
    checked_on: '2026-11-23',
    days: 30,
    agency: attorneyGeneral,
    from: 'more than 500',
    agencyBy: 'same',
  },
  WV: { rule: 'W. Va. Code 46A-2A-102', source: 'West Virginia Code, OpenAgreements', bureaus: 'more than 1,000' },
  WI: {
    rule: 'Wis. Stat. 134.98',
    source: 'Wisconsin Legislature, Davis Wright Tremaine',
    checked_on: '2026-11-24',
    days: 45,
    bureaus: 'more than 1,000',
  },
  WY: { rule: 'Wyo. Stat. 40-12-502', source: 'Wyoming Statutes, Davis Wright Tremaine' },
};

const describeDeadline = ({ days, agency, agencyBy, agencyThen }: BreachLaw): string => {
  if (!agency || agencyBy === 'same') return days ? `Within ${days} days` : 'Without unreasonable delay';
  const residents = `Residents ${days ? `within ${days} days` : 'without unreasonable delay'}`;
  if (agencyThen) return `${residents}, then ${agency.short} ${agencyThen}`;
  return agencyBy ? `${residents}, ${agency.short} ${agencyBy}` : residents;
};

const describeNotices = ({ what, agency, from }: BreachLaw): string => {
  const residents = 'Notify the residents whose data was taken.';
  if (what || !agency) return what ?? residents;
  return `${residents} ${from ? `Notify ${agency.phrase} if ${from} are affected.` : `Also notify ${agency.phrase}.`}`;
};

const nameBureaus = ({ agency, bureaus }: BreachLaw): string => {
  if (agency === creditBureaus) return '';
  if (bureaus === undefined) return ' (ask a lawyer about the credit bureaus)';
  return `, and the credit bureaus${bureaus === null ? '' : ` if ${bureaus} people get a notice`}`;
};

const buildBreachDuty = (code: string, name: string, law: BreachLaw): Duty => {
  const times = [law.days && law.days * 24, law.agencyHours].filter((hours) => hours !== undefined);
  return {
    id: `breach-${code.toLowerCase()}`,
    kind: 'tell',
    title: `Breach of personal data (${name})`,
    what: describeNotices(law),
    authority: `${law.agency ? `${name} ${law.agency.name}` : `Residents of ${name}`}${nameBureaus(law)}`,
    phone: null,
    deadline: describeDeadline(law),
    hours: times.length > 0 ? Math.min(...times) : null,
    rule: law.rule,
    source: law.source,
    checked_on: law.checked_on ?? '2026-11-22',
    states: [code],
  };
};

export const breachDuties: readonly Duty[] = US_STATES.flatMap(({ code, name }) => {
  const law = breachLaws[code];
  return law ? [buildBreachDuty(code, name, law)] : [];
});
