/** What an outage of a function does as it lasts, and what keeps it going meanwhile. Rules over trade, size and opening hours. */
import { setImpactAt } from '#shared/domain/bcp/impact-over-time.ts';
import type { ImpactOverTime } from '#shared/domain/bcp/option-schemas.ts';
import { type Criticality, IMPACT_BANDS, type ImpactBand, type ImpactDriver } from '#shared/domain/bcp/options.ts';
import { protectsPeople } from '#shared/domain/bcp/people-first.ts';
import type { SuggestedFunction } from '#shared/queues/job-definitions.ts';
import type { FunctionTimes, KnownFunction, KnownSupplier, Time } from './industries/industry.ts';
import type { Profile } from './profile.ts';
import { type BySize, pickBySize } from './size.ts';

/** The band at which it stops being acceptable, for each maximum downtime: the one after it. */
const unacceptableFrom: Record<Time, ImpactBand> = {
  '0-1 hour': 'h4',
  '1-4 hours': 'd1',
  '4-24 hours': 'd3',
  '1-3 days': 'w1',
  '3-7 days': 'w2',
  'More than 1 week': 'm1',
};

/** How many bands after that it becomes critical. */
const bandsUntilCritical: Record<Criticality, number> = { critical: 1, high: 2, medium: 3, low: Number.POSITIVE_INFINITY };

/** Low at first, Medium in the band before it stops being acceptable, then High and Critical. */
export const rateOverTime = (mtd: Time, criticality: Criticality): ImpactOverTime => {
  const high = IMPACT_BANDS.indexOf(unacceptableFrom[mtd]);
  const critical = IMPACT_BANDS[high + bandsUntilCritical[criticality]];
  let impact = setImpactAt(null, 'h4', 'minor');
  if (high > 0) impact = setImpactAt(impact, IMPACT_BANDS[high - 1]!, 'moderate');
  impact = setImpactAt(impact, IMPACT_BANDS[high]!, 'major');
  return critical === undefined ? impact : setImpactAt(impact, critical, 'catastrophic');
};

/** Functions that are worked around in the same way. */
export interface OutageFamily {
  name: RegExp;
  driver: ImpactDriver;
  minimum: string;
  /** Absent where the law or the danger leaves nothing to work around. */
  workaround?: readonly [what: string, lasts: Time];
  /** How many it takes at the least; absent where a rule or the building decides. */
  staff?: BySize<number | null>;
  /** Where more has to start than people and papers. */
  isSlowToStart?: boolean;
}

const desk: BySize<number | null> = [1, 1, 2, null];
const crew: BySize<number | null> = [1, 2, 4, null];

/** The first that matches a function's name counts. */
export const outageFamilies: readonly OutageFamily[] = [
  {
    name: /\b(?:charts and (?:health )?records|animal charts)\b/i,
    driver: 'safety',
    minimum: 'Allergies, medicines, and today’s visits are known for everyone in care.',
    workaround: ['Paper forms from the downtime box, and the read-only copy on a battery laptop.', '1-3 days'],
    staff: desk,
  },
  {
    name: /^medical supplies, payroll/i,
    driver: 'operational',
    minimum: 'Supplies for two weeks, and everyone paid on the usual day.',
    workaround: ['Orders by phone from the second distributor. The bank repeats the last payroll.', '3-7 days'],
    staff: desk,
  },
  {
    name: /^season supplies/i,
    driver: 'financial',
    minimum: 'Damage is photographed, and what runs out this week is ordered.',
    workaround: ['Orders by phone from a second dealer, and claims by phone to the agent.', '3-7 days'],
    staff: desk,
  },
  {
    name: /^claims and payments from health insurers/i,
    driver: 'financial',
    minimum: 'Every visit has a numbered encounter form.',
    workaround: ['Paper encounter forms, and claims through the payer’s own portal.', '3-7 days'],
    staff: desk,
  },
  {
    name: /^(?:grant draws|donations received)/i,
    driver: 'legal',
    minimum: 'Every gift and every cost of the disaster is written down.',
    workaround: ['A paper gift log, and written requests for more time before a date is missed.', '3-7 days'],
    staff: desk,
  },
  {
    name: /^(?:crew|crews?,? truck).*(?:schedul)|^driver coverage|^staffing of|^caregiver shifts/i,
    driver: 'operational',
    minimum: 'Every worker is reached, and the work with danger in it is covered first.',
    workaround: ['Calls and texts from the printed list, and the schedule on a board.', '1-3 days'],
    staff: desk,
  },
  {
    name: /\b(?:payroll|wages|salaries|crew pay|pay of drivers|pay and bills)\b|^guest payments and wages/i,
    driver: 'financial',
    minimum: 'Everyone is paid on the usual day, and finished work is billed.',
    workaround: ['The bank repeats the last payroll. Bills go out from paper records and are corrected later.', '3-7 days'],
    staff: desk,
  },
  {
    name: /\b(?:in-store sales|checkout|guest payments|front desk payments|counter orders)\b/i,
    driver: 'financial',
    minimum: 'One register that takes cash and offline cards.',
    workaround: ['Cash, offline cards within the processor’s limits, and numbered paper slips.', '4-24 hours'],
    staff: [1, 2, 3, null],
  },
  {
    name: /^cash counting/i,
    driver: 'financial',
    minimum: 'Cash is counted by two people and locked away.',
    workaround: ['Small drawers, hourly drops to the safe, and a second bank branch.', '1-3 days'],
    staff: [null, 2, 2, null],
  },
  {
    name: /^(?:appointments and|appointment book|bookings, inquiries|dining room, tickets|customer calls|client calls|resident counter)/i,
    driver: 'reputational',
    minimum: 'Every caller reaches a person, and today’s and tomorrow’s appointments are confirmed.',
    workaround: ['The main number goes to a cell phone. People work from the printed schedule.', '1-3 days'],
    staff: desk,
  },
  {
    name: /^(?:messages to|public information|guest messages|customer updates)/i,
    driver: 'reputational',
    minimum: 'One message says what happened, what to do, and when the next message comes.',
    workaround: ['Texts and calls from the printed contact list, and notices on the door and the website.', '3-7 days'],
    staff: desk,
  },
  {
    name: /^referrals, test results/i,
    driver: 'safety',
    minimum: 'Urgent results reach a clinician right away.',
    workaround: ['A phone number for urgent results, and a paper log with time and reader.', '1-3 days'],
    staff: desk,
  },
  {
    name: /^vaccine and cold medication/i,
    driver: 'safety',
    minimum: 'All vaccine and medicine stays in range, with readings written down.',
    workaround: ['Conditioned packs, and the monitored refrigerator at the agreed site.', '1-3 days'],
    staff: desk,
  },
  {
    name: /^refrigeration watch/i,
    driver: 'safety',
    minimum: 'The most sensitive goods stay cold, and doubtful food is thrown away.',
    workaround: ['Doors stay shut, goods move to ice or a refrigerated trailer, and someone logs temperatures.', '1-3 days'],
    staff: crew,
  },
  {
    name: /^kitchen and food service/i,
    driver: 'financial',
    minimum: 'A short cold menu, as long as there is safe water.',
    workaround: ['The printed cold menu and single-use tableware.', '1-3 days'],
    staff: [2, 3, 6, null],
    isSlowToStart: true,
  },
  {
    name: /^daily bake/i,
    driver: 'financial',
    minimum: 'Bread for standing orders, from a short product list.',
    workaround: ['Another bakery’s ovens at night, by written agreement, with a short product list.', '3-7 days'],
    staff: [1, 3, 6, null],
    isSlowToStart: true,
  },
  {
    name: /^(?:online orders)/i,
    driver: 'financial',
    minimum: 'The oldest paid orders go out.',
    workaround: ['Hide what cannot be picked, and ship the open orders from any place with labels.', '3-7 days'],
    staff: crew,
  },
  {
    name: /^(?:deliveries promised|finished goods shipping|pickup, linehaul)/i,
    driver: 'financial',
    minimum: 'Medicine, food, and orders under contract go out first.',
    workaround: ['A second hauler or a rented truck, and load tickets by hand.', '3-7 days'],
    staff: crew,
  },
  {
    name: /^(?:receiving and shelf)/i,
    driver: 'operational',
    minimum: 'The best sellers and necessities are on the shelf.',
    workaround: ['Deliveries checked by hand against the printed open orders.', '3-7 days'],
    staff: crew,
  },
  {
    name: /^(?:vans, keys|tools, trucks|field crews, trucks)/i,
    driver: 'operational',
    minimum: 'Vehicles and tools for the jobs that cannot wait.',
    workaround: ['Rented or borrowed vehicles, and fuel from a second account.', '3-7 days'],
    staff: desk,
  },
  {
    name: /^(?:machine and engine repair|line maintenance|truck repair)/i,
    driver: 'operational',
    minimum: 'One working machine for the work that cannot wait.',
    workaround: ['A rental, a borrowed machine, or a repair service on call.', '3-7 days'],
    staff: desk,
    isSlowToStart: true,
  },
  {
    name: /^(?:material purchasing|parts and supply orders|season orders)/i,
    driver: 'operational',
    minimum: 'Orders for what runs out within a week.',
    workaround: ['Orders by phone from the second supplier, from the printed stock list.', '3-7 days'],
    staff: desk,
  },
  {
    name: /^(?:client work under deadline|projects with promised dates|crew work on critical-path)/i,
    driver: 'reputational',
    minimum: 'Work promised for today and this week.',
    workaround: ['Someone else takes over the work due first. Clients hear their new dates in writing.', '1-3 days'],
    staff: crew,
  },
  {
    name: /^(?:client files|enrollment and student records|permanent records)/i,
    driver: 'legal',
    minimum: 'Files that someone needs today.',
    workaround: ['Cloud or paper copies for those who need them, with every file logged.', '3-7 days'],
    staff: desk,
  },
  {
    name: /^(?:working from home|team, workplace)/i,
    driver: 'operational',
    minimum: 'People with power and internet do the work that is due today.',
    workaround: ['Home or a borrowed office, with hotspots and spare laptops.', '3-7 days'],
    staff: crew,
  },
  {
    name: /^customer support/i,
    driver: 'reputational',
    minimum: 'Customers who cannot work get an answer first.',
    workaround: ['A second number and mailbox, and a paper log of requests.', '1-3 days'],
    staff: desk,
  },
  {
    name: /^access, secrets/i,
    driver: 'operational',
    minimum: 'Two people can sign in to every critical system.',
    workaround: ['Sealed emergency accounts, opened by two people together.', '4-24 hours'],
    staff: [null, 2, 2, null],
  },
  {
    name: /^fraud watch/i,
    driver: 'financial',
    minimum: 'Every new payment instruction is verified before money moves.',
    workaround: ['Lower limits, and a call back to the number on file for every change.', '1-3 days'],
    staff: desk,
  },
  {
    name: /^client funds and trust/i,
    driver: 'legal',
    minimum: 'Balances by client are known, and two people release each payment.',
    workaround: ['Outgoing payments wait until balances are proved. Each one is logged on paper.', '1-3 days'],
    staff: [null, 2, 2, null],
  },
  {
    name: /^(?:regulatory filings|licensor reports|license, permits)/i,
    driver: 'legal',
    minimum: 'Everything due in the next ten days.',
    workaround: ['Ask for more time in writing before the date, and file from another site.', '3-7 days'],
    staff: desk,
  },
  {
    name: /^(?:board meetings|board decisions)/i,
    driver: 'legal',
    minimum: 'Decisions that cannot wait are made by a quorum.',
    workaround: ['Calls from the printed list, and a meeting at the alternate place or by lawful remote means.', '3-7 days'],
  },
  {
    name: /^controlled drugs/i,
    driver: 'legal',
    minimum: 'Every dose is counted and locked away.',
    workaround: ['A bound log, and counts with a witness.', '3-7 days'],
    staff: [null, 2, 2, null],
  },
  {
    name: /^instruction in person/i,
    driver: 'operational',
    minimum: 'Families know whether school is open, late, remote, or closed.',
    workaround: ['Lessons by video or on paper, and shifts in borrowed rooms.', '3-7 days'],
  },
  {
    name: /^volunteers called/i,
    driver: 'operational',
    minimum: 'Screened volunteers for the shifts that cannot wait.',
    workaround: ['Calls from the printed list, and a paper sign-in sheet.', '3-7 days'],
    staff: desk,
  },
  {
    name: /^(?:store opening|opening, keys|building, lot)/i,
    driver: 'safety',
    minimum: 'Someone watches doors, exits, and keys.',
    workaround: ['A person at the door until locks and alarms work again.', '1-3 days'],
    staff: crew,
  },
  {
    name: /^utilities and building/i,
    driver: 'safety',
    minimum: 'Safe water, heat, and exits in every room that is in use.',
    staff: desk,
    isSlowToStart: true,
  },
  {
    name: /^(?:dispatch and trip|operations desk|second dispatch)/i,
    driver: 'operational',
    minimum: 'Every driver and crew on the road can be reached.',
    workaround: ['A second desk with cell phones, radios, and a paper log.', '1-3 days'],
    staff: desk,
  },
  {
    name: /^breakdown and storm calls/i,
    driver: 'safety',
    minimum: 'Calls about danger get an answer first.',
    workaround: ['The main number goes to two phones. Calls are sorted on the triage card.', '1-3 days'],
    staff: desk,
  },
  {
    name: /^(?:estimates, approvals)/i,
    driver: 'operational',
    minimum: 'Approvals in writing for the work in progress.',
    workaround: ['Estimates on numbered paper, and approvals with time, name, and amount.', '3-7 days'],
    staff: desk,
  },
  {
    name: /^(?:in-house guest list)/i,
    driver: 'safety',
    minimum: 'A list of who is in the house, and who needs help.',
    workaround: ['A guest list on paper, mechanical keys, and check-in cards.', '1-3 days'],
    staff: desk,
  },
  {
    name: /^member access/i,
    driver: 'financial',
    minimum: 'Members get in, and no one is charged while it is closed.',
    workaround: ['A printed member list at the door.', '1-3 days'],
    staff: desk,
  },
  {
    name: /^care and evacuation of boarded animals/i,
    driver: 'safety',
    minimum: 'Every animal has water, air, and a bearable temperature.',
    staff: crew,
  },
  {
    name: /^fresh ordering/i,
    driver: 'financial',
    minimum: 'The next order fits what can be sold or kept cold.',
    workaround: ['Orders from the paper guide for two days.', '1-3 days'],
    staff: desk,
  },
  {
    name: /^loan closings/i,
    driver: 'financial',
    minimum: 'Closings with a lock that ends this week.',
    workaround: ['Funding by two approvers and a call back. Investors are asked for lock extensions.', '1-3 days'],
    staff: [null, 2, 2, null],
  },
  {
    name: /^(?:deals, financing)/i,
    driver: 'financial',
    minimum: 'Deals in progress are written down and locked away each night.',
    workaround: ['Paper deal jackets, and calls to the lenders’ desks.', '1-3 days'],
    staff: desk,
  },
];

const SLOW_STARTS: Partial<Record<Time, Time>> = {
  '4-24 hours': '1-4 hours',
  '1-3 days': '4-24 hours',
  '3-7 days': '4-24 hours',
};
/** Always within its RTO. */
const restartWithin = (rto: Time, isSlow: boolean): Time => (isSlow && SLOW_STARTS[rto]) || '0-1 hour';

export const findOutageFamily = (name: string): OutageFamily | undefined =>
  outageFamilies.find((family) => family.name.test(name));

type OutageFields = Pick<
  SuggestedFunction,
  'impact_over_time' | 'impact_driver' | 'minimum_service' | 'minimum_staff' | 'workaround' | 'workaround_lasts' | 'restart_time'
>;

/** Nothing is worked around where lives are at stake: help comes first. */
export const describeOutage = (
  { name, criticality }: Pick<KnownFunction, 'name' | 'criticality'>,
  [mtd, rto]: FunctionTimes,
  { band, content }: Pick<Profile, 'band' | 'content'>,
): OutageFields => {
  const impact_over_time = rateOverTime(mtd, criticality);
  const family = findOutageFamily(name);
  if (protectsPeople(name)) return { impact_over_time, impact_driver: 'safety' };
  if (family === undefined) return { impact_over_time, impact_driver: 'operational' };
  const staff = family.staff && pickBySize(family.staff, band);
  const fits = staff != null && staff <= content.employee_count;
  return {
    impact_over_time,
    impact_driver: family.driver,
    minimum_service: family.minimum,
    ...(fits && { minimum_staff: staff }),
    ...(family.workaround && { workaround: family.workaround[0], workaround_lasts: family.workaround[1] }),
    restart_time: restartWithin(rto, family.isSlowToStart ?? false),
  };
};

const AT_HAND =
  /\b(?:hotspots?|cell phones|cellular router|paper|printed|cash|on site|break-glass|reserve cylinders|staff homes|own website and phone|portals?|claim line|the bank repeats)\b/i;
const AGREED =
  /\b(?:already (?:enrolled|approved)|signed|standing agreement|by agreement|under (?:a |an )?(?:written |standby |standing )?agreement|open (?:trust )?accounts?|with an account|carrier account|named in the contract|on call|on file|agreed beforehand|by name)\b/i;

/** Only where the alternative says that it is at hand or agreed. */
export const findSwitchTime = ({ alternatives }: Pick<KnownSupplier, 'alternatives'>): Time | null => {
  if (alternatives.some((text) => AT_HAND.test(text))) return '1-4 hours';
  return alternatives.some((text) => AGREED.test(text)) ? '4-24 hours' : null;
};
