import { US_STATES } from '#shared/domain/location.ts';
import type { Duty } from './duty.ts';

interface InsuranceDataLaw {
  authority: string;
  deadline: string;
  /** Business days count as days. */
  hours: number;
  rule: string;
  source: string;
}

const threeBusinessDays = { deadline: 'Within 3 business days', hours: 72 };

/** States whose version of the NAIC Insurance Data Security Model Law was read; others have one too. */
const insuranceDataLaws: Readonly<Record<string, InsuranceDataLaw>> = {
  AL: {
    ...threeBusinessDays,
    authority: 'Alabama Department of Insurance',
    rule: 'Ala. Code 27-62-6',
    source: 'Code of Alabama',
  },
  CT: {
    ...threeBusinessDays,
    authority: 'Connecticut Insurance Department',
    rule: 'Conn. Gen. Stat. 38a-38(e)',
    source: 'Big I Connecticut',
  },
  DE: {
    ...threeBusinessDays,
    authority: 'Delaware Department of Insurance',
    rule: '18 Del. C. ch. 86',
    source: 'Delaware Department of Insurance bulletin (PropertyCasualty360)',
  },
  IL: {
    ...threeBusinessDays,
    authority: 'Illinois Department of Insurance',
    rule: '215 ILCS 215/20',
    source: 'Illinois Compiled Statutes (Casetext)',
  },
  IA: { ...threeBusinessDays, authority: 'Iowa Insurance Division', rule: 'Iowa Code 507F.7', source: 'Iowa Code (Casetext)' },
  LA: {
    ...threeBusinessDays,
    authority: 'Louisiana Department of Insurance',
    rule: 'La. R.S. 22:2506',
    source: 'Louisiana Department of Insurance',
  },
  MI: {
    deadline: 'Within 10 business days',
    hours: 240,
    authority: 'Michigan Department of Insurance and Financial Services',
    rule: 'MCL 500.559',
    source: 'Michigan Department of Insurance and Financial Services',
  },
  NH: {
    ...threeBusinessDays,
    authority: 'New Hampshire Insurance Department',
    rule: 'RSA ch. 420-P',
    source: 'Mondaq, National Law Review',
  },
  PA: {
    deadline: 'Within 5 business days',
    hours: 120,
    authority: 'Pennsylvania Insurance Department',
    rule: '40 Pa.C.S. ch. 45',
    source: 'Pennsylvania Insurance Department, Mondaq',
  },
  SC: {
    deadline: 'Within 72 hours',
    hours: 72,
    authority: 'South Carolina Department of Insurance',
    rule: 'S.C. Code 38-99-40',
    source: 'Independent Insurance Agents of South Carolina',
  },
  VA: {
    ...threeBusinessDays,
    authority: 'Virginia Bureau of Insurance',
    rule: 'Va. Code 38.2-625',
    source: 'Virginia Legislative Information System',
  },
  WI: {
    ...threeBusinessDays,
    authority: 'Wisconsin Office of the Commissioner of Insurance',
    rule: 'Wis. Stat. 601.954',
    source: 'Wisconsin Legislature',
  },
};

const financialServicesNotice: Duty = {
  id: 'dfs-cyber-ny',
  kind: 'tell',
  title: 'Cybersecurity incident at a financial company (New York)',
  what: 'If the Department of Financial Services licenses you, report the incident on its website, even one at a vendor.',
  authority: 'New York Department of Financial Services',
  phone: null,
  deadline: 'Within 72 hours',
  hours: 72,
  rule: '23 NYCRR 500.17(a)',
  source: 'New York Codes, Rules and Regulations (Cornell)',
  checked_on: '2026-11-22',
  states: ['NY'],
  traits: ['insurance-agency', 'lending', 'deposits'],
};

export const stateInsuranceDuties: readonly Duty[] = [
  ...US_STATES.flatMap(({ code, name }): Duty[] => {
    const law = insuranceDataLaws[code];
    if (!law) return [];
    return [
      {
        ...law,
        id: `insurance-cyber-${code.toLowerCase()}`,
        kind: 'tell',
        title: `Cybersecurity event at an insurance licensee (${name})`,
        what: 'If it can harm a consumer or your operations, tell the state insurance regulator that licenses you.',
        phone: null,
        checked_on: '2026-11-22',
        states: [code],
        traits: ['insurance-agency'],
      },
    ];
  }),
  financialServicesNotice,
];
