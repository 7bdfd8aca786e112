import { US_STATES } from '#shared/domain/location.ts';
import type { Duty } from './duty.ts';

interface StateSafetyPlan extends Pick<Duty, 'authority' | 'phone' | 'rule' | 'source'> {
  what: string;
  /** Where the state's times differ from those of 29 CFR 1904.39. */
  deadline?: string;
  /** Where it is not the day of the others. */
  checked_on?: string;
}

const federalTimes = 'Deaths within 8 hours, severe injuries within 24 hours';
const reportToState = 'Report each death, hospital stay, amputation or loss of an eye to the state.';

const callFederalAfterHours = 'After hours, call federal OSHA at 1-800-321-6742.';

const findNumber = 'The state’s own plan applies: look up the number of its agency now.';

/** States that run their own plan for private employers, after OSHA’s list of state plans. The phone is left out where none was confirmed. */
const statePlans: Readonly<Record<string, StateSafetyPlan>> = {
  AK: {
    authority: 'Alaska Occupational Safety and Health',
    phone: '1-800-770-4940',
    what: `${reportToState} ${callFederalAfterHours}`,
    deadline: 'Within 8 hours',
    rule: 'AS 18.60.058',
    source: 'Alaska Statutes, J. J. Keller',
  },
  AZ: {
    authority: 'Arizona Division of Occupational Safety and Health',
    phone: '1-855-268-5251',
    what: reportToState,
    rule: 'A.A.C. R20-5-629',
    source: 'Industrial Commission of Arizona, OSHA',
  },
  CA: {
    authority: 'Cal/OSHA, the nearest district office',
    phone: null,
    what: 'Call about each death, hospital stay, amputation, loss of an eye or serious permanent disfigurement.',
    deadline: 'Within 8 hours',
    rule: '8 CCR 342',
    source: 'California Department of Industrial Relations',
  },
  HI: {
    authority: 'Hawaii Occupational Safety and Health',
    phone: '1-808-586-9102',
    what: `${reportToState} Report property damage over $25,000 too.`,
    rule: 'HAR 12-52.1-1',
    source: 'Hawaii Administrative Rules, J. J. Keller',
  },
  IN: {
    authority: 'Indiana OSHA',
    phone: '1-317-232-2693',
    what: 'Call about each death, after hours federal OSHA at 1-800-321-6742. Report severe injuries online.',
    rule: '29 CFR 1904.39, 620 IAC 1-1-1',
    source: 'Indiana Department of Labor',
  },
  IA: {
    authority: 'Iowa OSHA',
    phone: '1-877-242-6742',
    what: reportToState,
    rule: '29 CFR 1904.39, as adopted by Iowa',
    source: 'Iowa Department of Inspections, Appeals, and Licensing',
  },
  KY: {
    authority: 'Kentucky Occupational Safety and Health',
    phone: '1-502-564-3070',
    what: `${reportToState} ${callFederalAfterHours}`,
    deadline: 'Deaths within 8 hours, severe injuries within 72 hours',
    rule: '803 KAR 2:181',
    source: 'Kentucky Labor Cabinet, Kentucky Administrative Regulations (Justia)',
    checked_on: '2026-11-24',
  },
  MD: {
    authority: 'Maryland Occupational Safety and Health',
    phone: '1-410-527-4499',
    what: `${reportToState} After hours, call 1-888-257-6674.`,
    rule: '29 CFR 1904.39, as adopted by Maryland',
    source: 'Maryland Department of Labor, Shawe Rosenthal',
    checked_on: '2026-11-24',
  },
  MI: {
    authority: 'MIOSHA',
    phone: '1-800-858-0397',
    what: 'Call about each death. Report a hospital stay, amputation or loss of an eye online or at 1-844-464-6742.',
    rule: 'Mich. Admin. Code R 408.22139',
    source: 'Michigan Department of Labor and Economic Opportunity',
  },
  MN: {
    authority: 'Minnesota OSHA Compliance',
    phone: '1-877-470-6742',
    what: `${reportToState} ${callFederalAfterHours}`,
    rule: '29 CFR 1904.39, Minn. R. 5205.0010',
    source: 'Minnesota Department of Labor and Industry',
  },
  NV: {
    authority: 'Nevada OSHA',
    phone: null,
    what: `${reportToState} Call 1-702-486-9020 in the south or 1-775-688-3700 in the north.`,
    rule: 'NRS 618.378',
    source: 'Nevada Division of Industrial Relations',
  },
  NM: {
    authority: 'New Mexico Occupational Health and Safety Bureau',
    phone: '1-505-476-8700',
    what: reportToState,
    rule: '11.5.1.16 NMAC',
    source: 'OSHA',
    checked_on: '2026-11-23',
  },
  NC: {
    authority: 'North Carolina Department of Labor',
    phone: '1-800-625-2267',
    what: `${reportToState} After hours, call the State Capitol Police at 1-919-733-3333 about a death.`,
    rule: '29 CFR 1904.39, 13 NCAC 07A.0301',
    source: 'North Carolina Department of Labor',
  },
  OR: {
    authority: 'Oregon OSHA',
    phone: '1-800-922-2689',
    what: `${reportToState} Call within 8 hours too if three or more employees are hospitalized.`,
    rule: 'OAR 437-001-0704',
    source: 'Oregon OSHA',
  },
  SC: {
    authority: 'South Carolina OSHA',
    phone: '1-803-896-7672',
    what: reportToState,
    rule: 'S.C. Code Regs. 71-304',
    source: 'OSHA',
    checked_on: '2026-11-23',
  },
  TN: {
    authority: 'Tennessee OSHA',
    phone: '1-800-249-8510',
    what: `${reportToState} ${callFederalAfterHours}`,
    rule: 'Tenn. Comp. R. & Regs. 0800-01-03-.05',
    source: 'Tennessee Department of Labor and Workforce Development',
  },
  UT: {
    authority: 'Utah Occupational Safety and Health',
    phone: '1-801-530-6901',
    what: 'Call about each death and each disabling, serious or significant injury. Once people are safe, leave the scene as it is.',
    deadline: 'Within 8 hours',
    rule: 'Utah Admin. Code R614-1',
    source: 'Utah Labor Commission, J. J. Keller',
  },
  VT: {
    authority: 'Vermont OSHA',
    phone: '1-800-287-2765',
    what: `${reportToState} ${callFederalAfterHours}`,
    rule: '29 CFR 1904.39, as adopted by Vermont',
    source: 'Vermont Department of Labor',
    checked_on: '2026-11-24',
  },
  VA: {
    authority: 'Virginia Occupational Safety and Health',
    phone: null,
    what: `${reportToState} ${findNumber}`,
    rule: '16VAC25-85-1904.39',
    source: 'Virginia Register of Regulations',
    checked_on: '2026-11-23',
  },
  WA: {
    authority: 'Washington Department of Labor & Industries',
    phone: '1-800-423-7233',
    what: 'Call about each death, hospital stay, amputation or loss of an eye. Once people are safe, leave the scene as it is.',
    deadline: 'Deaths and hospital stays within 8 hours, other severe injuries within 24 hours',
    rule: 'WAC 296-27-031, WAC 296-800-32010',
    source: 'Washington Department of Labor & Industries',
  },
  WY: {
    authority: 'Wyoming OSHA',
    phone: '1-307-777-7786',
    what: `${reportToState} ${callFederalAfterHours}`,
    rule: '29 CFR 1904.39, as adopted by Wyoming',
    source: 'Wyoming Department of Workforce Services',
    checked_on: '2026-11-24',
  },
};

/** There the federal office is not the one to call. */
export const statesWithSafetyPlan: readonly string[] = Object.keys(statePlans);

/** Who inspects private employers there; undefined where federal OSHA does. */
export const findSafetyAgency = (code: string | undefined): string | undefined => statePlans[code ?? '']?.authority.split(',')[0];

const readFirstHours = (deadline: string): number => Number(/within (\d+) hours/i.exec(deadline)?.[1]);

export const stateSafetyDuties: readonly Duty[] = US_STATES.flatMap(({ code, name }): Duty[] => {
  const plan = statePlans[code];
  if (!plan) return [];
  const deadline = plan.deadline ?? federalTimes;
  return [
    {
      ...plan,
      id: `work-injury-${code.toLowerCase()}`,
      kind: 'tell',
      title: `Death or severe injury at work (${name})`,
      deadline,
      hours: readFirstHours(deadline),
      checked_on: plan.checked_on ?? '2026-11-22',
      states: [code],
    },
  ];
});
