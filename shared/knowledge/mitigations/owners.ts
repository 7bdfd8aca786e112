/** Gives each measure to the post of this business that can carry it out, and no post more than it can carry. */
import { protectsPeople } from '#shared/domain/bcp/people-first.ts';
import { isSameTitle, speaksOf } from '#shared/domain/bcp/posts.ts';
import type { Profile } from '../profile.ts';
import { endangersPeople } from '../rating-families.ts';
import { pickBySize } from '../size.ts';
import {
  findFamily,
  hasOneCraft,
  isAdvisor,
  isClinician,
  isHand,
  isHelper,
  isItPost,
  isSuccession,
  listCraftWords,
  listSharedWords,
  maySettleSuccession,
} from './crafts.ts';
import { type MitigationFact, moneyOwner, ownerBySize, peopleOwner, siteOwner, supplyOwner, technologyOwner } from './fact.ts';
import { areasOf, type Holder, listHolders, nextBest, type SkillArea, skillsOf } from './holders.ts';
import { significantWords } from './words.ts';

const areasByOwner = new Map<MitigationFact['who'], SkillArea>([
  [technologyOwner, 'technology'],
  [moneyOwner, 'money'],
  [peopleOwner, 'people'],
  [supplyOwner, 'supply'],
]);

const POINTS = {
  ...{ shared: 60, craft: 24, craftWord: 5, ofHand: 0.5, sameEvent: 70, eventWord: 5 },
  ...{ named: 9, skill: 7, topic: 4, word: 3, nextSkill: 3, leader: 2.5, nextTopic: 2, generalist: 1 },
};
/** A word that both say decides, then one that the craft of the title stands for. */
export const rateCraft = (title: string, text: string): number => {
  const found = listCraftWords(title, text).length;
  const points =
    (listSharedWords(title, text).length > 0 ? POINTS.shared : 0) +
    (found > 0 ? POINTS.craft + (found - 1) * POINTS.craftWord : 0);
  // Of two with the same craft, the one who leads the other answers.
  return isHelper(title) ? points * POINTS.ofHand : points;
};

/** What the risk is about decides before the department that writes the measure. */
const closerAreas: Partial<Record<SkillArea, readonly SkillArea[]>> = {
  people: ['safety', 'care', 'production', 'vehicles'],
  supply: ['vehicles', 'equipment', 'production'],
};
const FRAUD = /\b(?:(?:payment|wire|invoice) fraud|embezzle\w*)/i;
const departments: readonly MitigationFact['who'][] = [...areasByOwner.keys(), ownerBySize, siteOwner];

const listAreas = (risk: string, { who }: MitigationFact): SkillArea[] => {
  const named = areasByOwner.get(who);
  const found = areasOf(risk);
  // Those who move the money do not look into who took it.
  if (/\binsider fraud\b/i.test(risk)) return ['compliance'];
  if (named === undefined) return found;
  if (/\b(?:card|check) fraud\b/i.test(risk)) return ['bookkeeping', 'compliance'];
  if (FRAUD.test(risk) || (found.includes('bookkeeping') && named === 'money')) return ['bookkeeping'];
  return [...found.filter((area) => closerAreas[named]?.includes(area)), named];
};

interface Measure {
  risk: string;
  fact: MitigationFact;
}

export interface OwnedName {
  name: string;
  owner: string;
}

/** They stand in the names of many functions and risks, and name no event. */
const NO_EVENT =
  /^(?:account|break|breakdown|building|business|call|care|center|client|critical|crew|customer|delivery|deposit|fail|field|file|gear|guest|health|house|illness|line|main|medical|member|office|online|order|outage|page|patient|people|person|place|process|product|project|record|resident|room|safety|schedule|security|service|shop|short|site|staff|student|supply|system|team|tenant|treatment|truck|when|worker)s?$/;
/** Who answers for the function that names the same event answers for the event: a robbery has one leader. */
const rateSameEvent = (risk: string, functions: readonly OwnedName[]): ReadonlyMap<string, number> => {
  // Whoever looks after systems answers an attack on them, whosever records they are.
  const words = findFamily(risk) === 'cyber' ? [] : significantWords(risk).filter((word) => !NO_EVENT.test(word));
  const rates = new Map<string, number>();
  for (const { name, owner } of functions) {
    const shared = significantWords(name).filter((word) => words.includes(word)).length;
    if (shared === 0) continue;
    const rate = POINTS.sameEvent + (shared - 1) * POINTS.eventWord;
    rates.set(owner, Math.max(rate, rates.get(owner) ?? 0));
  }
  return rates;
};

/** “Farm” in “Ransomware on Farm Systems” says whose systems they are, and not who looks after them. */
const rateCraftOf = (title: string, risk: string): number =>
  findFamily(risk) === 'cyber' && listCraftWords(title, risk).length === 0 && !skillsOf(title).has('technology')
    ? 0
    : rateCraft(title, risk);

/** How well a post fits a measure; null where it cannot carry it out. */
const rateFit = (
  holder: Holder,
  { risk, fact }: Measure,
  areas: readonly SkillArea[],
  band: Profile['band'],
  sameEvent: ReadonlyMap<string, number>,
  successor: Holder | undefined,
): number | null => {
  const found = areas.filter((area) => holder.skills.has(area));
  const hasTopic = areas.some((area) => holder.topics.has(area));
  const next = areas.flatMap((area) => nextBest[area]);
  const words = significantWords(risk).filter((word) => holder.words.has(word));
  const points = [
    !departments.includes(fact.who) && isSameTitle(holder.title, pickBySize(fact.who, band)) ? POINTS.named : 0,
    found.length > 0
      ? POINTS.skill + found.length - 1
      : holder.isGeneralist && next.some((area) => holder.skills.has(area))
        ? POINTS.nextSkill
        : 0,
    hasTopic ? POINTS.topic : holder.isGeneralist && next.some((area) => holder.topics.has(area)) ? POINTS.nextTopic : 0,
    Math.min(words.length, 2) * POINTS.word,
    holder.isLeader ? POINTS.leader : 0,
    holder.isGeneralist ? POINTS.generalist : 0,
    holder.isOfTeam && !isSuccession(risk) ? rateCraftOf(holder.title, risk) : 0,
    isSuccession(risk) ? (holder === successor ? POINTS.sameEvent : 0) : (sameEvent.get(holder.title) ?? 0),
  ];
  const total = points.reduce((sum, value) => sum + value, 0);
  return total > 0 ? total : null;
};

export const ON_SITE: readonly SkillArea[] = ['safety', 'building'];
const DESK_AREAS: readonly SkillArea[] = ['bookkeeping', 'money'];
const FIELD_AREAS: readonly SkillArea[] = [...ON_SITE, 'vehicles', 'care', 'supply', 'equipment', 'production'];
const DESK_POST = /\b(?:office|business manager|HR|human resources|recruiter)\b/i;
/** Of an office, of the money or of HR: not there when the building burns. */
export const isDeskPost = ({ title, isLeader, skills: own }: Holder): boolean =>
  !isLeader && (DESK_POST.test(title) || DESK_AREAS.some((area) => own.has(area))) && !FIELD_AREAS.some((area) => own.has(area));

/** Needs hands in the room, not a signature. */
const BEDSIDE = /\b(?:emergency|oxygen|treatments?|medication)\b/i;
const isFieldPost = ({ title, isLeader, skills: own }: Holder): boolean =>
  !isLeader && !isClinician(title) && !isHand(title) && FIELD_AREAS.some((area) => own.has(area));
const isAboutLives = (text: string): boolean => endangersPeople(text) || protectsPeople(text) || /\blife[- ]safety\b/i.test(text);
const MAINTAINS = /\b(?:engineer|maintenance|facilit(?:y|ies)|housekeep\w*)\b/i;
/** A fire there is for those who look after the building, too. */
const FOOD_WORK = /\b(?:kitchen|food service|foodborne|menu)\b(?! fire)/i;
/** Whose absence a risk tells of by the name of a profession. */
const absences: readonly (readonly [risk: RegExp, title: RegExp])[] = [
  [/\bloss of the veterinarian\b/i, /\b(?:veterinarian|medical director|DVM)\b/i],
  [/\bloss of the dentist\b/i, /\b(?:dentist|DDS|DMD)\b/i],
  [
    /\bloss of the (?:licensed (?:director|person)|license holder)\b/i,
    /\b(?:funeral director|licensed)\b|^(?:center )?director$/i,
  ],
  [/\bpharmacist in charge\b/i, /\bpharmacist\b/i],
  [/\bdisability of the attorney\b/i, /\b(?:attorney|lawyer)\b/i],
  [/\borthodontist cannot work\b/i, /\borthodontist\b/i],
  [/\bsurgeon out of work\b/i, /\bsurgeon\b/i],
];
const HEAD = /\b(?:CEO|chief executive|president|(?:executive|managing) director)\b/i;
/** A chief executive is told of by many titles. */
const isOwnAbsence = (title: string, text: string): boolean =>
  speaksOf(text, { role: title, job_title: null }) ||
  absences.some(([risk, lost]) => risk.test(text) && lost.test(title)) ||
  (HEAD.test(title) && /\b(?:chief executive|executive director)\b/i.test(text));

/** “Supplier payments” are payments: who orders from suppliers does not sign them. */
const handlesMoney = (title: string, text: string): boolean =>
  [...listCraftWords(title, text), ...listSharedWords(title, text)].some((word) =>
    areasOf(word).some((area) => DESK_AREAS.includes(area)),
  );

/** Whether someone may answer for a text at all: points never give the money to a nurse or the building to the bookkeeper. */
export const mayAnswer = (holder: Holder, text: string, areas: readonly SkillArea[], team: readonly Holder[]): boolean => {
  const { title, isLeader, isOfTeam, skills: own } = holder;
  if (!isOfTeam) return true;
  // Nobody arranges their own absence.
  if (isSuccession(text)) return !isOwnAbsence(title, text) && (isLeader || maySettleSuccession(title));
  if (isLeader) return true;
  const isOfCraft = rateCraft(title, text) > 0;
  if (
    isAdvisor(
      title,
      team.map((other) => other.title),
    )
  )
    return isOfCraft && !BEDSIDE.test(text);
  const has = (wanted: readonly SkillArea[]): boolean => wanted.some((area) => own.has(area));
  const isAbout = (...wanted: SkillArea[]): boolean => wanted.some((area) => areas.includes(area));
  if (isAbout('bookkeeping') && !has([...DESK_AREAS, 'office']) && !handlesMoney(title, text)) return false;
  if (isOfCraft) return true;
  if (hasOneCraft(title) && (isAbout('care') || isAboutLives(text))) return false;
  if (MAINTAINS.test(title) && FOOD_WORK.test(text)) return false;
  const isWorker = isClinician(title) || isHand(title);
  if (isAbout('money', 'building', 'technology') && isWorker) return false;
  if (isAbout('compliance') && isHand(title)) return false;
  if (!isDeskPost(holder)) return true;
  // The bedside and the building are not run from an office, where there is anyone else.
  return !(isAbout('care') && !isAbout(...DESK_AREAS)) && !(isAbout(...ON_SITE) && team.some(isFieldPost));
};

/** How much one person carries out at most, by the number of people. */
const shareOf = (people: number): number => (people >= 4 ? 0.4 : people === 3 ? 0.5 : people === 2 ? 0.65 : 1);
export interface Assignment {
  fits: readonly { title: string; fit: number; isDesk: boolean }[];
  title: string;
  /** Of the safety of people or of the building, where the firm has someone there beside the office. */
  isOnSite: boolean;
  /** How many measures it stands for. */
  size: number;
}

const countBy = (assignments: readonly Assignment[]): Map<string, number> => {
  const loads = new Map<string, number>();
  for (const { title, size } of assignments) loads.set(title, (loads.get(title) ?? 0) + size);
  return loads;
};

/** Moves measures away from whoever has too many: first those that someone else can do nearly as well. */
export const shareOut = (assignments: readonly Assignment[], most: number): void => {
  for (const { title: busiest } of assignments) {
    const loads = countBy(assignments);
    while ((loads.get(busiest) ?? 0) > most) {
      const moves = assignments
        .filter(({ title }) => title === busiest)
        .flatMap((assignment) => {
          const own = assignment.fits.find(({ title }) => title === busiest)!.fit;
          const [other] = assignment.fits.filter(
            ({ title, isDesk }) =>
              title !== busiest && !(assignment.isOnSite && isDesk) && (loads.get(title) ?? 0) + assignment.size <= most,
          );
          // What is led as one is the last to move.
          return other ? [{ assignment, other, cost: own - other.fit + (assignment.size - 1) * POINTS.nextSkill }] : [];
        })
        .sort((a, b) => a.cost - b.cost);
      const [best] = moves;
      if (best === undefined) break;
      best.assignment.title = best.other.title;
      loads.set(busiest, loads.get(busiest)! - best.assignment.size);
      loads.set(best.other.title, (loads.get(best.other.title) ?? 0) + best.assignment.size);
    }
  }
};

/** From this many on, someone can give one away. */
const OVERBOOKED = 4;
/** Who leads something and owns nothing takes what fits best from whoever has most. */
export const employIdle = (
  assignments: readonly Assignment[],
  idle: readonly string[],
  mayMove = assignments,
  fitMin: number = POINTS.skill,
  costMax: number = POINTS.named,
): void => {
  for (const title of idle) {
    const loads = countBy(assignments);
    if (loads.has(title)) continue;
    const [best] = mayMove
      .filter((assignment) => (loads.get(assignment.title) ?? 0) >= OVERBOOKED)
      .flatMap((assignment) => {
        const own = assignment.fits.find((fit) => fit.title === assignment.title)!.fit;
        const other = assignment.fits.find((fit) => fit.title === title);
        return other && !(assignment.isOnSite && other.isDesk) ? [{ assignment, fit: other.fit, cost: own - other.fit }] : [];
      })
      .filter(({ fit, cost }) => fit >= fitMin && cost <= costMax)
      .sort((a, b) => a.cost - b.cost);
    if (best) best.assignment.title = title;
  }
};

const IT_PARTNER = ' with the IT provider';
const addPartner = (title: string, { who }: MitigationFact, band: Profile['band'], hasOwnIt: boolean): string =>
  !hasOwnIt && pickBySize(who, band).endsWith(IT_PARTNER) && !title.startsWith('Outside') && !skillsOf(title).has('technology')
    ? `${title}${IT_PARTNER}`
    : title;

/** What is led by one person stays with one, also when work is shared out. */
const groupMeasures = (measures: readonly Measure[], isOfTeam: boolean): Measure[][] => {
  const keyOf = (measure: Measure): string | Measure => (isOfTeam ? findFamily(measure.risk) : undefined) ?? measure;
  return [...Map.groupBy(measures, keyOf).values()];
};

/** The titles of those who carry out the measures, in their order. */
export const assignOwners = (measures: readonly Measure[], profile: Profile, functions: readonly OwnedName[] = []): string[] => {
  const holders = listHolders(profile);
  const fallback = holders[0]?.title ?? 'Owner';
  const groups = groupMeasures(measures, holders[0]?.isOfTeam === true);
  const assignments = groups.map((group): Assignment => {
    const rated = group.map((measure) => {
      const areas = listAreas(measure.risk, measure.fact);
      return { measure, areas, sameEvent: rateSameEvent(measure.risk, functions) };
    });
    // Those who may activate the BCP stand first: the next of them settles who follows.
    const successor = holders.find(
      (holder) => holder.isOfTeam && rated.every(({ measure, areas }) => mayAnswer(holder, measure.risk, areas, holders)),
    );
    const fits = holders
      .flatMap((holder) => {
        const found = rated
          .filter(({ measure, areas }) => mayAnswer(holder, measure.risk, areas, holders))
          .map(({ measure, areas, sameEvent }) => rateFit(holder, measure, areas, profile.band, sameEvent, successor) ?? 0);
        const fit = Math.max(0, ...found);
        return fit === 0 ? [] : [{ title: holder.title, fit, isDesk: isDeskPost(holder) }];
      })
      .sort((a, b) => b.fit - a.fit);
    return {
      fits,
      title: fits[0]?.title ?? fallback,
      isOnSite: holders.length > 2 && rated.some(({ areas }) => areas.some((area) => ON_SITE.includes(area))),
      size: group.length,
    };
  });
  shareOut(assignments, Math.max(1, Math.floor(measures.length * shareOf(holders.length))));
  const busy = new Set([...functions.map(({ owner }) => owner), ...assignments.map(({ title }) => title)]);
  const idle = holders
    .filter(({ title, isOfTeam }) => isOfTeam && !busy.has(title) && !isAdvisor(title, profile.roles))
    .map(({ title }) => title);
  // Who fits nothing best takes one of the lesser events from whoever has most, rather than nothing.
  const lesser = assignments.filter(({ size }) => size === 1).toReversed();
  employIdle(assignments, idle, lesser, POINTS.nextSkill + POINTS.generalist, POINTS.topic);
  // A firm that looks after the systems of others looks after its own.
  const hasOwnIt = profile.industry.name === 'Technology' || holders.some(({ title, isOfTeam }) => isOfTeam && isItPost(title));
  const owners = new Map(groups.flatMap((group, at) => group.map((measure) => [measure, assignments[at]!.title])));
  return measures.map((measure) => addPartner(owners.get(measure)!, measure.fact, profile.band, hasOwnIt));
};
