/** Gives each measure to the post of this business that can carry it out, and no post more than it can carry. */
import { isSameTitle } from '#shared/domain/bcp/posts.ts';
import type { Profile } from '../profile.ts';
import { pickBySize } from '../size.ts';
import { type MitigationFact, moneyOwner, ownerBySize, peopleOwner, siteOwner, supplyOwner, technologyOwner } from './fact.ts';
import { areasOf, type Holder, listHolders, nextBest, type SkillArea, significantWords, skillsOf } from './holders.ts';

const areasByOwner = new Map<MitigationFact['who'], SkillArea>([
  [technologyOwner, 'technology'],
  [moneyOwner, 'money'],
  [peopleOwner, 'people'],
  [supplyOwner, 'supply'],
]);

const POINTS = { named: 9, skill: 7, topic: 4, word: 3, nextSkill: 3, leader: 2.5, nextTopic: 2, generalist: 1 };

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
  if (named === undefined) return found;
  if (/\b(?:card|check) fraud\b/i.test(risk)) return ['bookkeeping', 'compliance'];
  if (FRAUD.test(risk) || (found.includes('bookkeeping') && named === 'money')) return ['bookkeeping'];
  return [...found.filter((area) => closerAreas[named]?.includes(area)), named];
};

interface Measure {
  risk: string;
  fact: MitigationFact;
}

/** How well a post fits a measure; null where it cannot carry it out. */
const rateFit = (holder: Holder, { risk, fact }: Measure, areas: readonly SkillArea[], band: Profile['band']): number | null => {
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
  ];
  const total = points.reduce((sum, value) => sum + value, 0);
  return total > 0 ? total : null;
};

export const ON_SITE: readonly SkillArea[] = ['safety', 'building'];
const DESK_AREAS: readonly SkillArea[] = ['bookkeeping', 'money'];
const FIELD_AREAS: readonly SkillArea[] = [...ON_SITE, 'vehicles', 'care', 'supply', 'equipment', 'production'];
const DESK_POST = /\b(?:office|HR|human resources|recruiter)\b/i;
/** Of an office, of the money or of HR: not there when the building burns. */
export const isDeskPost = ({ title, isLeader, skills: own }: Holder): boolean =>
  !isLeader && (DESK_POST.test(title) || DESK_AREAS.some((area) => own.has(area))) && !FIELD_AREAS.some((area) => own.has(area));

/** How much one person carries out at most, by the number of people. */
const shareOf = (people: number): number => (people >= 4 ? 0.4 : people === 3 ? 0.5 : people === 2 ? 0.65 : 1);
interface Assignment {
  fits: readonly { title: string; fit: number; isDesk: boolean }[];
  title: string;
  /** Of the safety of people or of the building, where the firm has someone there beside the office. */
  isOnSite: boolean;
}

const countBy = (assignments: readonly Assignment[]): Map<string, number> => {
  const loads = new Map<string, number>();
  for (const { title } of assignments) loads.set(title, (loads.get(title) ?? 0) + 1);
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
            ({ title, isDesk }) => title !== busiest && !(assignment.isOnSite && isDesk) && (loads.get(title) ?? 0) < most,
          );
          return other ? [{ assignment, other, cost: own - other.fit }] : [];
        })
        .sort((a, b) => a.cost - b.cost);
      const [best] = moves;
      if (best === undefined) break;
      best.assignment.title = best.other.title;
      loads.set(busiest, loads.get(busiest)! - 1);
      loads.set(best.other.title, (loads.get(best.other.title) ?? 0) + 1);
    }
  }
};

const IT_PARTNER = ' with the IT provider';
const addPartner = (title: string, { who }: MitigationFact, band: Profile['band']): string =>
  pickBySize(who, band).endsWith(IT_PARTNER) && !title.startsWith('Outside') && !skillsOf(title).has('technology')
    ? `${title}${IT_PARTNER}`
    : title;

/** The titles of those who carry out the measures, in their order. */
export const assignOwners = (measures: readonly Measure[], profile: Profile): string[] => {
  const holders = listHolders(profile);
  const fallback = holders[0]?.title ?? 'Owner';
  const assignments = measures.map((measure): Assignment => {
    const areas = listAreas(measure.risk, measure.fact);
    const fits = holders
      .flatMap((holder) => {
        const fit = rateFit(holder, measure, areas, profile.band);
        return fit === null ? [] : [{ title: holder.title, fit, isDesk: isDeskPost(holder) }];
      })
      .sort((a, b) => b.fit - a.fit);
    return {
      fits,
      title: fits[0]?.title ?? fallback,
      isOnSite: holders.length > 2 && areas.some((area) => ON_SITE.includes(area)),
    };
  });
  shareOut(assignments, Math.max(1, Math.floor(measures.length * shareOf(holders.length))));
  return assignments.map(({ title }, at) => addPartner(title, measures[at]!.fact, profile.band));
};
