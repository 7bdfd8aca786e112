import type { Duration } from '#shared/domain/bcp/duration.ts';
import type { OpenWeek } from '#shared/domain/bcp/open-hours.ts';
import { formatAtLeast, formatAtMost, formatSpan } from '#shared/domain/bcp/spans.ts';
import { formatHour } from '#shared/format/hours.ts';

/** Printed in documents as well, so nothing is contracted. */

const lastDays: Record<number, string> = { 5: 'Friday', 6: 'Saturday', 7: 'Sunday' };

const NAMES_MAX = 5;
const list = (names: readonly string[]): string => {
  if (names.length > NAMES_MAX) return `${names.slice(0, NAMES_MAX).join(', ')}, and ${names.length - NAMES_MAX} more`;
  if (names.length === 2) return names.join(' and ');
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')}, and ${names.at(-1)}`;
};
const quoteAll = (names: readonly string[]): string => list(names.map((name) => `“${name}”`));

const NEVER = Number.POSITIVE_INFINITY;

/** When a function is back and how late that is, up to the colon or the period. */
const sayBack = (name: string, back: Duration): string => {
  if (back.lo === NEVER) return `${name} stays down`;
  if (back.hi === NEVER) return `${name} is back after ${formatAtLeast(back.lo)} or much later`;
  return back.lo < 1 ? `${name} is back within ${formatAtMost(back.hi)}` : `${name} is back after ${formatSpan(back)}`;
};
type Carrier = 'workaround' | 'supply' | 'power' | 'people';
const carriedBy: Record<Carrier, { until: string; even: string }> = {
  workaround: { until: ', worked around until then', even: ', even with its workaround' },
  supply: { until: ', on its reserve until then', even: ', even with its reserve' },
  power: { until: ', on standby power until then', even: ', even with standby power' },
  people: { until: ', given on the way until then', even: ', even though it goes with the people' },
};

interface Lateness {
  late: Duration;
  hasLimit: boolean;
  /** What carries it past its maximum downtime. */
  carrier: Carrier | null;
  /** Minutes past its recovery time objective; 0 where it keeps it or has none. */
  overRto: number;
}
const sayLate = (back: Duration, { late, hasLimit, carrier, overRto }: Lateness): string => {
  if (back.lo === NEVER || !hasLimit) return '';
  if (late.hi === 0) {
    if (carrier !== null) return carriedBy[carrier].until;
    return overRto > 0 ? `, within its MTD but ${formatAtMost(overRto)} over its RTO` : ', in time';
  }
  const even = carrier === null ? '' : carriedBy[carrier].even;
  if (late.lo >= 1)
    return late.lo === late.hi ? `, ${formatAtLeast(late.lo)} late${even}` : `, at least ${formatAtLeast(late.lo)} late${even}`;
  return `${late.hi === NEVER ? ', perhaps too late' : `, up to ${formatAtMost(late.hi)} late`}${even}`;
};

export const recoveryMessages = {
  mainLocation: 'Main location',
  alternateSite: 'Alternate site',
  staff: 'Staff',

  keepsRunning: (name: string) => `${name} keeps running.`,
  runsOnPower: (name: string, fuel: Duration) => `${name} keeps running on standby power. Its fuel lasts ${formatSpan(fuel)}.`,
  stopsWithFuel: (back: string, fuel: Duration) => `${back} Standby power carries it for the first ${formatSpan(fuel)}.`,
  mayEndSooner: (text: string, lasts: Duration, counted: Duration) =>
    `${text} Its workaround lasts ${formatSpan(lasts)}. We count on ${formatSpan(counted)} until it is tried for longer.`,
  back: (name: string, back: Duration, lateness: Lateness, cause: string | null) =>
    `${sayBack(name, back)}${sayLate(back, lateness)}${cause === null ? '' : `: ${cause}`}.`,
  /** Why a function is not back earlier. Each is a whole clause. */
  because: {
    restartAfter: (owner: string, other: string) => `${owner} restarts it only after ${other}`,
    restartReturn: (owner: string) => `restarting it waits for ${owner} to return`,
    restartTakes: (takes: Duration) => `restarting it takes ${formatSpan(takes)}`,
    restoreTakes: (needed: string, takes: Duration) => `it waits for ${needed}, which takes ${formatSpan(takes)} to restore`,
    restoreAfter: (needed: string, owner: string, other: string) =>
      `it waits for ${needed}, which ${owner} restores only after ${other}`,
    restoreOwner: (needed: string, owner: string) => `it waits for ${needed}, which ${owner} restores only after returning`,
    restoreNeeds: (needed: string, other: string) => `it waits for ${needed}, which needs ${other} first`,
    restoreSite: (needed: string, site: string) => `it waits for ${needed}, which needs a place to run while ${site} is out`,
    restoreInternet: (needed: string, site: string) => `it waits for ${needed}, which needs the internet at ${site}`,
    noCopy: (needed: string) => `no copy of ${needed} is left to restore it from`,
    copyAtSite: (needed: string, site: string) => `it waits for ${needed}, whose only copy is at ${site}`,
    systemReturns: (needed: string) => `it waits for ${needed} to work again`,
    contained: (needed: string) => `it waits for ${needed}, which is restored only once the attack is contained`,
    supplierAlone: (supplier: string) => `it waits for ${supplier}, and no alternative is named`,
    supplierNotAgreed: (supplier: string) => `it waits for ${supplier}, and no alternative is agreed`,
    supplierReturns: (supplier: string) => `it waits for ${supplier} to deliver again`,
    supplierSwitch: (supplier: string, other: string, takes: Duration) =>
      `it waits for the change from ${supplier} to ${other}, which takes ${formatSpan(takes)}`,
    providerReturns: (provider: string) => `it waits for ${provider} to return`,
    siteMove: (site: string, to: string, takes: Duration) =>
      `it waits for the move from ${site} to ${to}, which takes ${formatSpan(takes)}`,
    siteReturns: (site: string) => `it waits until ${site} works again`,
    siteAlone: (site: string) => `it waits for ${site}, and no other site is agreed`,
    internet: (site: string) => `it waits for the internet at ${site}`,
    personReturns: (person: string) => `it waits for ${person} to return, and no backup can take over`,
    orderEnds: () => 'it may not run before the stop ends, by no workaround either',
    staffReturns: () => 'it needs more people than can work',
    functionBack: (needed: string) => `it waits for ${needed}`,
  },

  /** What would happen with nothing prepared, beside what happens with the plan. */
  without: (late: number, all: number, dollars: string | null) =>
    `Without workarounds, agreed suppliers, alternate site, and standby power, ${late} of ${all} functions come back too late${dollars === null ? '' : `, with ${dollars} at stake`}.`,
  sameWithout: (missing: string) => `Nothing that is prepared changes this. What is missing is ${missing}.`,
  sameWithWorkaround: (name: string, lasts: Duration) =>
    `Nothing that is prepared changes this. The workaround of ${name} ends after ${formatSpan(lasts)}.`,
  sameInTime: 'Nothing that is prepared changes this, and nothing comes back too late.',
  /** What times after an attack on all systems rest on. */
  restsOnCopies: (names: readonly string[]) =>
    `This holds only if no attacker reaches the backups of ${quoteAll(names)}. Each has to be restored within its stated time.`,
  containment: (time: Duration) =>
    `After an attack, nothing is restored before it is contained and the copies are checked. We count ${formatSpan(time)} for that. It can take longer.`,
  untestedCopies: (names: readonly string[], all: number) =>
    names.length === all ? 'No test has shown that yet.' : `No test has shown that yet for ${quoteAll(names)}.`,
  missing: {
    other: 'another product, place or license that the stop doesn’t reach',
    site: 'an agreed alternate site',
    supplier: 'an agreed alternative supplier',
    power: 'standby power',
    workaround: 'a workaround that holds here',
  },

  restoreByObjective: (name: string, rto: string) =>
    `${name} states no recovery time. Its recovery time objective (${rto}) counts.`,
  restoreUnread: (name: string, text: string, time: string) =>
    `The recovery time of ${name} is unclear (“${text}”). We count ${time}.`,
  restoreByRating: (name: string, time: string) =>
    `${name} states no recovery time. We count ${time}, as is usual for its rating.`,
  restorerAssumed: (name: string, people: readonly string[]) =>
    `No one is named to restore ${name}. We count on ${people.length === 1 ? people[0]! : `one of ${list(people)}`}.`,
  restorerMissing: (names: readonly string[]) =>
    `No one on the team or among the providers is named to restore ${list(names)}. We count on someone to start right away.`,
  openEnd: (name: string, text: string, most: Duration) =>
    `A time of ${name} has no end (${text}). We count up to ${formatSpan(most)}.`,
  switchUnstated: (name: string, time: Duration) =>
    `${name} states no time to change to an alternative. We count ${formatSpan(time)}.`,
  switchUnread: (name: string, text: string, time: Duration) =>
    `The time to change from ${name} is unclear (“${text}”). We count ${formatSpan(time)}.`,
  moveUnstated: (name: string, time: Duration) => `No time is stated for a move to ${name}. We count ${formatSpan(time)}.`,
  alternativeNotAgreed: (supplier: string) =>
    `The suggested alternatives to ${supplier} count here only once one is agreed in writing.`,
  siteNotAgreed: 'The alternate site counts here only once it is agreed in writing.',
  moveUntried: (name: string, time: Duration) =>
    `The move to ${name} counts as ${formatSpan(time)}, as step 1 says. Try it once to be sure.`,
  moveUnread: (name: string, text: string, time: Duration) =>
    `The time to move to ${name} is unclear (“${text}”). We count ${formatSpan(time)}.`,
  restartUnread: (name: string, text: string) => `The restart time of ${name} is unclear (“${text}”). We count no time for it.`,
  workaroundUnstated: (name: string, time: Duration) => `The workaround of ${name} states no time. We count ${formatSpan(time)}.`,
  workaroundUnread: (name: string, text: string, time: Duration) =>
    `How long the workaround of ${name} lasts is unclear (“${text}”). We count ${formatSpan(time)}.`,
  workaroundAtSite: (name: string, site: string) =>
    `The workaround of ${name} names no place other than ${site}. We count it as lost with it.`,
  workaroundLost: (name: string, lost: string) => `The workaround of ${name} needs ${lost}. We count it as lost with it.`,
  lossUnread: (text: string) => `How long the loss lasts is unclear (“${text}”). We count it as lasting.`,
  unknownLoss: (ref: string) => `The scenario loses “${ref}”, and no entry has that name. It is left out.`,
  unknownNames: (name: string, unknown: readonly string[]) =>
    unknown.length === 1
      ? `${name} depends on ${quoteAll(unknown)}, and no entry has that name. It is left out.`
      : `${name} depends on ${quoteAll(unknown)}, and no entries have those names. They are left out.`,
  neededByNone: (name: string) => `No function names ${name} as something it needs. Losing it stops nothing in this plan.`,
  loop: (names: readonly string[]) =>
    names.length === 1
      ? `${list(names)} names itself as something it needs. That is left out.`
      : `${list(names)} depend on each other in a circle. We count one of them as starting first.`,
  backupPlaceUnknown: (name: string) => `Where the backup of ${name} is kept is unclear. We count it as safe.`,
  systemPlaceUnknown: (name: string) => `Where ${name} runs is unclear. We count it as running on site.`,
  placesAssumed: (site: string) => `Whatever names no other location counts as being at ${site}.`,
  openWeek: (hours: number, { days, from, until }: OpenWeek) =>
    `The ${hours} open hours a week count as Monday to ${lastDays[days]}, ${formatHour(from)} to ${until === 24 ? 'midnight' : formatHour(until)}. Revenue is lost only then.`,
  ownPower: (names: readonly string[], fuel: Duration) =>
    `Standby power counts as carrying ${quoteAll(names)} and the machines needed for it while its fuel lasts (${formatSpan(fuel)}).`,
  fuelUnstated: (time: Duration) => `No entry says how long the fuel for standby power lasts. We count ${formatSpan(time)}.`,
  goesAlong: (name: string) =>
    `${name} goes with the people: we count on those who give it to stay with them until the move ends.`,
  ownInstallations: (places: readonly string[], names: readonly string[]) =>
    `We count on ${places.length === 0 ? 'the place you move to' : list(places)} to have its own ${quoteAll(names)}. Check that it does.`,
  stockUnread: (name: string, text: string) => `How long the stock of ${name} lasts is unclear (“${text}”). We count none.`,
  powerInDoubt: (name: string) => `We don’t count on ${name} until you confirm that it is wired and tested.`,
  onStock: (name: string) => `Stock lasts until ${name} or an alternative delivers again, so nothing waits for it.`,
  doneWithout: (name: string, time: Duration) =>
    `We count on doing without ${name} for ${formatSpan(time)}, as its entry says. Nothing stops before that.`,
  limitUnstated: (name: string) => `${name} states no maximum downtime, so nothing says when it is late.`,
  limitOpen: (name: string, text: string) =>
    `The maximum downtime of ${name} has no end (${text}), so nothing says when it is late.`,
  limitUnread: (name: string, text: string) =>
    `The maximum downtime of ${name} is unclear (“${text}”), so nothing says when it is late.`,
  objectiveUnread: (name: string, text: string) =>
    `The recovery time objective of ${name} is unclear (“${text}”). It is left out.`,
  ownersUnknown: (names: readonly string[]) =>
    `No one on the team has the name or role that is given for ${list(names)}. We count on someone who can do the work.`,
  shortOfStaff: (name: string, needed: number, available: number) =>
    `${name} needs ${needed} people and ${available} can work. We count on others to step in.`,
  waitsForStaff: (name: string, needed: number, available: number, until: Duration) =>
    `${name} needs ${needed} people and ${available} can work. We count on the rest after ${formatSpan(until)}.`,

  presets: {
    siteTitle: (site: string) => `${site} is lost`,
    site: 'A fire can take a building in one night. This shows what works without it.',
    powerTitle: 'Power is out for 8 hours',
    power: 'Outages are common everywhere. This shows what stops before the power returns.',
    internetTitle: 'Internet is out for 24 hours',
    internet: 'A cut cable stops what runs in the cloud. This shows what can work without it.',
    ransomwareTitle: 'Ransomware locks every system',
    ransomware: 'Attackers also lock the backups they can reach. This shows which copies are out of reach.',
    supplierTitle: (name: string) => `${name} stops for 2 weeks`,
    supplier: (name: string) => `${name} is a critical supplier. This shows how long you can work without it.`,
    personTitle: (name: string) => `${name} is away for 2 weeks`,
    person: (name: string, functions: readonly string[]) => `${name} has no backup and is responsible for ${list(functions)}.`,
    hazard: (risk: string) => `You rated ${risk} as a high risk here. The losses are round figures to plan with.`,
    stop: (risk: string) => `${risk} is a high risk of yours. How long it stops you is a round figure to plan with.`,
    firstHazard: (risk: string) =>
      `${risk} comes first among the hazards of this place. The losses are round figures to plan with.`,
  },
  choices: {
    site: (name: string) => name,
    power: (name: string) => `Power at ${name}`,
    internet: (name: string) => `Internet at ${name}`,
    allSystems: 'All systems, with every backup kept beside them',
    allSuppliers: 'All suppliers',
  },
} as const;
