/** What an outage of a function does as it lasts, and what keeps it going meanwhile. Rules over trade, size and opening hours. */
import { setImpactAt } from '#shared/domain/bcp/impact-over-time.ts';
import type { ImpactOverTime } from '#shared/domain/bcp/option-schemas.ts';
import { type Criticality, DURATIONS, IMPACT_BANDS, type ImpactBand, type ImpactDriver } from '#shared/domain/bcp/options.ts';
import { protectsPeople } from '#shared/domain/bcp/people-first.ts';
import type { SuggestedFunction } from '#shared/queues/suggestions.ts';
import type { FunctionTimes, KnownFunction, KnownSupplier, Time } from './industries/industry.ts';
import { findLeastPeople } from './least-people.ts';
import { careOutages } from './outage-families/care.ts';
import { commonOutages } from './outage-families/common.ts';
import { communityOutages } from './outage-families/community.ts';
import { makingOutages } from './outage-families/making.ts';
import type { OutageFamily } from './outage-families/outage-family.ts';
import { professionsOutages } from './outage-families/professions.ts';
import type { Profile } from './profile.ts';

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

/** What cannot wait an hour, or endangers people, is critical as soon as it stops being acceptable. */
const delayOf = (mtd: Time, criticality: Criticality, driver: ImpactDriver): number =>
  criticality === 'critical' && (driver === 'safety' || mtd === '0-1 hour') ? 0 : bandsUntilCritical[criticality];

/** Low at first, Medium in the band before it stops being acceptable, then High and Critical. */
export const rateOverTime = (mtd: Time, criticality: Criticality, driver: ImpactDriver): ImpactOverTime => {
  const high = IMPACT_BANDS.indexOf(unacceptableFrom[mtd]);
  const critical = IMPACT_BANDS[high + delayOf(mtd, criticality, driver)];
  let impact = setImpactAt(null, 'h4', 'minor');
  if (high > 0) impact = setImpactAt(impact, IMPACT_BANDS[high - 1]!, 'moderate');
  impact = setImpactAt(impact, IMPACT_BANDS[high]!, 'major');
  return critical === undefined ? impact : setImpactAt(impact, critical, 'catastrophic');
};

/** The first that matches a function's name counts. Marked as pure: the risk check of visitors leaves them out of its bundle. */
export const outageFamilies: readonly OutageFamily[] = /* @__PURE__ */ [
  commonOutages,
  careOutages,
  communityOutages,
  makingOutages,
  professionsOutages,
].flat();

/** The band below its RTO; nothing fits below the first. */
const slowStarts: Partial<Record<Time, Time>> = {
  '1-4 hours': '0-1 hour',
  '4-24 hours': '1-4 hours',
  '1-3 days': '4-24 hours',
  '3-7 days': '4-24 hours',
};

/** Work that comes before the first use, in a recovery task or in the least that must run. */
const BEFORE_USE =
  /\b(?:clean|swab|flush|descale|disinfect|test|inspect|check|calibrat|purge|load-test|test-fire)\w*\b[^.]*\b(?:before|until)\b[^.]*\b(?:restart|first|next|reopen\w*|again|returns?|serves|rolls|swims|anyone|use|used|release|opening|reconnecting)\b/i;
const RESTART_AFTER =
  /\b(?:restart|reopen|cook again|open) (?:only )?(?:after|with)\b[^.]*\b(?:clean|test|check|leak|inspect|sampl|certif|sign|clear|allow)/i;

/** Nothing where people and papers are all that has to start. */
const findRestartTime = (
  { steps, outage }: Pick<KnownFunction, 'steps' | 'outage'>,
  rto: Time,
  family: OutageFamily | undefined,
): Time | undefined => {
  const tasks = [...steps.split(/(?<=\.) /), outage?.minimum ?? family?.minimum ?? ''];
  const hasWork = tasks.some((task) => BEFORE_USE.test(task) || RESTART_AFTER.test(task));
  return (outage?.isSlowToStart ?? family?.isSlowToStart ?? hasWork) ? slowStarts[rto] : undefined;
};

export const findOutageFamily = (name: string): OutageFamily | undefined =>
  outageFamilies.find((family) => family.name.test(name));

/** The harm that counts first when it is down. */
const findDriver = ({ name, outage }: Pick<KnownFunction, 'name' | 'outage'>): ImpactDriver =>
  protectsPeople(name) ? 'safety' : (outage?.driver ?? findOutageFamily(name)?.driver ?? 'operational');

export const isDrivenBySafety = (fn: Pick<KnownFunction, 'name' | 'outage'>): boolean => findDriver(fn) === 'safety';

/** People in danger cannot wait for days. */
export const LONGEST_IN_DANGER: Time = '4-24 hours';

/** What somebody lets wait for days is no matter of safety to them. */
const findDriverWithin = (fn: Pick<KnownFunction, 'name' | 'outage'>, mtd: Time): ImpactDriver => {
  const driver = findDriver(fn);
  return driver === 'safety' && DURATIONS.indexOf(mtd) > DURATIONS.indexOf(LONGEST_IN_DANGER) ? 'operational' : driver;
};

type OutageFields = Pick<
  SuggestedFunction,
  'impact_over_time' | 'impact_driver' | 'minimum_service' | 'minimum_staff' | 'workaround' | 'workaround_lasts' | 'restart_time'
>;

interface DescribedWork extends Pick<KnownFunction, 'name' | 'criticality' | 'outage' | 'steps'> {
  /** Who does it. */
  team?: string;
}

/** Nothing is worked around where lives are at stake: help comes first. */
export const describeOutage = (
  { name, criticality, outage: own, steps, team = '' }: DescribedWork,
  [mtd, rto]: FunctionTimes,
  { band, content, states }: Pick<Profile, 'band' | 'content' | 'states'>,
): OutageFields => {
  const family = findOutageFamily(name);
  const impact_driver = findDriverWithin({ name, outage: own }, mtd);
  const outage = { impact_over_time: rateOverTime(mtd, criticality, impact_driver), impact_driver };
  const known = own ?? family;
  if (protectsPeople(name) || known === undefined) return outage;
  const localWorkaround = states.length === 1 ? own?.workaroundByState?.[states[0]!.code] : undefined;
  const staff = findLeastPeople({ name, steps, team, minimum: known.minimum }, family, band, content.employee_count);
  const restart_time = findRestartTime({ steps, outage: own }, rto, family);
  return {
    ...outage,
    minimum_service: known.minimum,
    ...(staff !== undefined && { minimum_staff: staff }),
    ...(known.workaround && { workaround: localWorkaround ?? known.workaround[0], workaround_lasts: known.workaround[1] }),
    ...(restart_time !== undefined && { restart_time }),
  };
};

/** Takes over by itself or is connected already. */
const RUNNING =
  /\b(?:already connected|stand-in processing|priority cellular service|with the same records|second delivery point|second gate station|second region under its own account|break-glass accounts|reserve cylinders|read-only copy on site|paper (?:charts|labels)|printed (?:list|treatment cards)|through 911|standby platform|second console|(?:second|third) carrier (?:on another|and a radio)|two-way radio|direct channels|local (?:turbine stop|standby plants)|phone desk)\b/i;
const AT_HAND =
  /\b(?:hotspots?|cell phones|cellular router|paper|printed|cash|on site|staff homes|own website and phone|portals?|claim line|the bank repeats|(?:days?|weeks?) of stock|stock of|kept in the (?:shop|yard)|(?:own|reclaim) tank|stored water|spare (?:chest freezer|fan motors)|built-in|prepared|tested (?:with you )?each (?:year|quarter)|cards? (?:of|at) a second|standby power that|in-house|walking only|indoor setup)\b/i;
const AGREED =
  /\b(?:already (?:enrolled|approved)|signed|standing agreement|by agreement|under (?:a |an )?(?:written |standby |standing )?(?:agreement|contract)|rental power agreement|agreed in writing|open (?:trust )?accounts?|with an account|carrier account|named in the contract|in the service contract|on call|on file|(?:agreed|approved) beforehand|credentialed in advance|vetted|with known connections|sister facility|partner facility|by name)\b/i;

/** Until somebody new delivers, where nothing is agreed: as the stress test counts it. */
const USUAL_SWITCH: Time = '1-3 days';

/** What is agreed beforehand is agreed to be there in time. */
const AGREED_SWITCH: Time = '4-24 hours';
const shorterOf = (a: Time, b: Time | undefined): Time =>
  b !== undefined && DURATIONS.indexOf(b) < DURATIONS.indexOf(a) ? b : a;

/** Sooner than usual only where the alternative says that it is running, at hand or agreed; null where the business cannot wait so long. */
export const findSwitchTime = ({
  alternatives,
  downtime,
}: Pick<KnownSupplier, 'alternatives'> & Partial<Pick<KnownSupplier, 'downtime'>>): Time | null => {
  if (alternatives.some((text) => RUNNING.test(text))) return '0-1 hour';
  if (alternatives.some((text) => AT_HAND.test(text))) return '1-4 hours';
  if (alternatives.some((text) => AGREED.test(text))) return shorterOf(AGREED_SWITCH, downtime);
  if (alternatives.length === 0 || downtime === undefined) return null;
  return DURATIONS.indexOf(downtime) >= DURATIONS.indexOf(USUAL_SWITCH) ? USUAL_SWITCH : null;
};

const ANOTHER_FIRM = /^(?:a second|second|another|own|partner|municipal) [^,]*$/i;

/** Where the business cannot wait for somebody new, the first other firm is one with which the terms stand. */
export const listAlternatives = (supplier: Pick<KnownSupplier, 'alternatives' | 'downtime'>): string[] => {
  const { alternatives } = supplier;
  if (findSwitchTime(supplier) !== null) return [...alternatives];
  const at = alternatives.findIndex((text) => ANOTHER_FIRM.test(text));
  return alternatives.map((text, position) => (position === at ? `${text}, agreed beforehand` : text));
};
