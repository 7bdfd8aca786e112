import { US_STATES } from '#shared/domain/location.ts';
import type { Duty } from './duty.ts';

interface InsuranceDataLaw {
  /** Absent: that of the first reading. */
  checked_on?: string;
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
    source: 'Code of Alabama (Justia)',
    checked_on: '2026-11-23',
  },
  CT: {
    ...threeBusinessDays,
    authority: 'Connecticut Insurance Department',
    rule: 'Conn. Gen. Stat. 38a-38(e)',
    source: 'General Statutes of Connecticut',
    checked_on: '2026-11-23',
  },
  DE: {
    ...threeBusinessDays,
    authority: 'Delaware Department of Insurance',
    rule: '18 Del. C. 8606',
    source: 'Delaware Code',
    checked_on: '2026-11-23',
  },
  IL: {
    ...threeBusinessDays,
    authority: 'Illinois Department of Insurance',
    rule: '215 ILCS 215/20',
    source: 'Illinois Compiled Statutes (Casetext)',
  },
  IA: {
    ...threeBusinessDays,
    authority: 'Iowa Insurance Division',
    rule: 'Iowa Code 507F.7',
    source: 'Iowa Code (Justia)',
    checked_on: '2026-11-23',
  },
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
  MO: {
    deadline: 'Within 4 business days',
    hours: 96,
    authority: 'Missouri Department of Commerce and Insurance',
    rule: 'RSMo 375.1410',
    source: 'Missouri Revised Statutes (Justia)',
    checked_on: '2026-11-23',
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
    rule: '40 Pa.C.S. 4518',
    source: 'Pennsylvania Consolidated Statutes (Justia)',
    checked_on: '2026-11-23',
  },
  SC: {
    deadline: 'Within 72 hours',
    hours: 72,
    authority: 'South Carolina Department of Insurance',
    rule: 'S.C. Code 38-99-40',
    source: 'South Carolina Code (Justia)',
    checked_on: '2026-11-23',
  },
  VA: {
    ...threeBusinessDays,
    authority: 'Virginia Bureau of Insurance',
    rule: 'Va. Code 38.2-625',
    source: 'Code of Virginia',
    checked_on: '2026-11-23',
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
  what: 'If the Department of Financial Services licenses you, report the incident on its website, even one at a vendor. Report a ransom payment within 24 hours.',
  authority: 'New York Department of Financial Services',
  phone: null,
  deadline: 'Within 72 hours',
  hours: 72,
  rule: '23 NYCRR 500.17(a) and (c)',
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
        checked_on: '2026-11-22',
        ...law,
        id: `insurance-cyber-${code.toLowerCase()}`,
        kind: 'tell',
        title: `Cybersecurity event at an insurance licensee (${name})`,
        what: 'If it can harm a consumer or your operations, tell the state insurance regulator that licenses you.',
        phone: null,
        states: [code],
        traits: ['insurance-agency'],
      },
    ];
  }),
  financialServicesNotice,
];
