import type { Duty } from './duty.ts';

const osha = { authority: 'OSHA', source: 'OSHA', phone: '1-800-321-6742', checked_on: '2026-11-22' };

export const employerDuties: readonly Duty[] = [
  {
    ...osha,
    id: 'osha-death',
    kind: 'tell',
    title: 'Death of an employee at work',
    what: 'Report the death by phone, in person at the nearest area office, or on osha.gov. In a state with its own plan, report to the state agency.',
    deadline: 'Within 8 hours',
    hours: 8,
    rule: '29 CFR 1904.39(a)(1)',
  },
  {
    ...osha,
    id: 'osha-injury',
    kind: 'tell',
    title: 'Severe injury of an employee at work',
    what: 'Report every inpatient hospitalization, amputation or loss of an eye. In a state with its own plan, report to the state agency.',
    deadline: 'Within 24 hours',
    hours: 24,
    rule: '29 CFR 1904.39(a)(2)',
  },
];
