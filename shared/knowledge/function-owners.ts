/** Gives each function to the post of the team that can answer for it, and no post more than it can carry. */

import { protectsPeople } from '#shared/domain/bcp/people-first.ts';
import { isSameTitle } from '#shared/domain/bcp/posts.ts';
import type { KnownFunction } from './industries/industry.ts';
import { isAdvisor, listOwnWords } from './mitigations/crafts.ts';
import { areasOf, type Holder, listTeamHolders, nextBest, type SkillArea, skillsOf } from './mitigations/holders.ts';
import { listMandated } from './mitigations/mandates.ts';
import { type Assignment, employIdle, isDeskPost, mayAnswer, ON_SITE, rateCraft, shareOut } from './mitigations/owners.ts';
import { significantWords } from './mitigations/words.ts';
import type { Profile } from './profile.ts';

/** From this size on, a team answers for everything itself. */
export const WHOLE_TEAM = 4;
/** How much one person owns at most, by the number of people. */
const shareOf = (people: number): number => (people >= 4 ? 0.5 : people === 3 ? 0.6 : people === 2 ? 0.75 : 1);

const POINTS = {
  role: 30,
  skillOfRole: 8,
  skill: 6,
  nextOfRole: 5,
  wordOfRole: 9,
  word: 3,
  nextSkill: 2,
  leader: 0.5,
  // Less than the craft of another pastor or of who leads the worship.
  rite: 20,
  generalist: 0.4,
};
const MONEY: readonly SkillArea[] = ['bookkeeping', 'money'];

export interface OwnedFunction {
  fn: Pick<KnownFunction, 'name'>;
  /** Who runs it in the trade. */
  role: string;
  /** The same for what starts in the same half hour after an event; null where there is time. */
  start?: string | null;
}

/** What one person can begin in the same half hour. */
export const STARTS_MAX = 2;
/** Below it, someone only happens to lead others. */
export const FIT_MIN = 2;

/** A chief operating officer is in charge of operations. */
const OPERATING = /\boperating officer\b/i;
const wordsOf = (text: string): string[] => significantWords(text.replace(OPERATING, 'operations'));

/** Not handed down while whoever leads is there. */
const DECIDES = /\b(?:orders of succession|emergency decisions)\b/i;
/** Where no one else does, clergy hold services and visit themselves. */
const RITES = /\b(?:pastoral|funerals?|worship services)\b/i;
const CLERGY = /\b(?:pastor|priest|clergy|rabbi|imam|minister)\b/i;
const isRite = (title: string, work: string): boolean => RITES.test(work) && CLERGY.test(title);
const FRONT_DESK = /\b(?:front (?:desk|office)|reception\w*|patient access)\b/i;
/** Calls of patients are answered at the desk, not at the bedside. */
export const areasOfWork = ({ fn, role }: OwnedFunction): SkillArea[] =>
  areasOf(fn.name).filter((area) => area !== 'care' || !FRONT_DESK.test(role));

export const rateOwner = (holder: Holder, owned: OwnedFunction): number => {
  const { fn, role } = owned;
  const isSame = isSameTitle(holder.title, role) || (holder.isLeader && DECIDES.test(fn.name));
  const areas = areasOfWork(owned);
  // Who leads decides about everything, and owns what nobody else fits.
  if (holder.isLeader)
    return isSame
      ? POINTS.role + (MONEY.some((area) => areas.includes(area)) ? POINTS.skill : 0)
      : isRite(holder.title, fn.name)
        ? POINTS.rite
        : POINTS.leader;
  const ofRole = [...skillsOf(role)];
  const [found, foundOfRole] = [areas, ofRole].map((wanted) => wanted.filter((area) => holder.skills.has(area)).length);
  const canStandIn = (wanted: readonly SkillArea[]): boolean =>
    holder.isGeneralist && wanted.some((area) => nextBest[area].some((next) => holder.skills.has(next)));
  const own = listOwnWords(holder.title.replace(OPERATING, 'operations'));
  const shares = (text: string): boolean => wordsOf(text).some((word) => own.includes(word));
  const points = [
    isSame ? POINTS.role : 0,
    rateCraft(holder.title, fn.name),
    found! > 0 ? POINTS.skill + found! - 1 : canStandIn(areas) ? POINTS.nextSkill : 0,
    foundOfRole! > 0 ? POINTS.skillOfRole + foundOfRole! - 1 : canStandIn(ofRole) ? POINTS.nextOfRole : 0,
    shares(role) ? POINTS.wordOfRole : 0,
    shares(fn.name) ? POINTS.word : 0,
    holder.isGeneralist ? POINTS.generalist : 0,
  ];
  return points.reduce((sum, value) => sum + value, 0);
};

interface StartingAssignment extends Assignment {
  start: string | null;
}

/** Nobody leads more in the same half hour than they can begin, while someone else who fits is free. */
const spreadStarts = (assignments: readonly StartingAssignment[], most: number): void => {
  const countOf = (title: string, start?: string): number =>
    assignments.filter((item) => item.title === title && (start === undefined || item.start === start)).length;
  for (const { start, title } of assignments) {
    if (start === null) continue;
    while (countOf(title, start) > STARTS_MAX) {
      const [best] = assignments
        .filter((item) => item.title === title && item.start === start)
        .flatMap((item) => {
          const own = item.fits.find((fit) => fit.title === title)!.fit;
          const others = item.fits.filter(
            (fit) =>
              fit.fit >= FIT_MIN &&
              !(item.isOnSite && fit.isDesk) &&
              countOf(fit.title, start) < STARTS_MAX &&
              countOf(fit.title) < most,
          );
          return others.map((other) => ({ item, title: other.title, cost: own - other.fit }));
        })
        .sort((a, b) => a.cost - b.cost);
      if (best === undefined) break;
      best.item.title = best.title;
    }
  }
};

/** Those of the team who may own it, whoever fits best first; none where a small part of the team is known and nobody fits. */
export const listFits = (owned: OwnedFunction, profile: Profile, holders = listTeamHolders(profile)): Assignment['fits'] => {
  const staff = profile.content.employee_count;
  const isWhole = holders.length >= Math.min(WHOLE_TEAM, staff > 0 ? staff : WHOLE_TEAM);
  // An advisor signs, and is not in the house when it happens.
  const present = holders.filter(({ title }) => !isAdvisor(title, profile.roles));
  const areas = areasOfWork(owned);
  const mandated = listMandated(
    owned.fn.name,
    present.map(({ title }) => title),
  );
  const able = present.filter((holder) =>
    mandated === null ? mayAnswer(holder, owned.fn.name, areas, holders) : mandated.includes(holder.title),
  );
  return able
    .map((holder) => ({ title: holder.title, fit: rateOwner(holder, owned), isDesk: isDeskPost(holder) }))
    .filter(({ fit }) => mandated !== null || (isWhole ? fit > 0 : fit >= POINTS.skillOfRole))
    .sort((a, b) => b.fit - a.fit);
};

/** The titles of those of the team who own the functions, in their order. */
export const assignFunctionOwners = (functions: readonly OwnedFunction[], profile: Profile): (string | undefined)[] => {
  const holders = listTeamHolders(profile);
  const assignments = functions.map((owned) => {
    const fits = listFits(owned, profile, holders);
    const isOnSite = holders.length > 2 && areasOfWork(owned).some((area) => ON_SITE.includes(area));
    const rest = { isOnSite, isProtective: protectsPeople(owned.fn.name), size: 1, start: owned.start ?? null };
    return fits.map(({ title }) => ({ fits, title, ...rest })).slice(0, 1);
  });
  // Of two that fit as well, the less critical one moves, and what protects people last of all.
  const moving = assignments.flat().toReversed();
  const order = [...moving.filter(({ isProtective }) => !isProtective), ...moving.filter(({ isProtective }) => isProtective)];
  const most = Math.max(1, Math.floor(functions.length * shareOf(holders.length)));
  shareOut(order, most);
  // A named lead of a hatchery, a kitchen or a warehouse answers for something of it.
  const leads = holders.filter(({ isLeader, isGeneralist }) => isGeneralist && !isLeader).map(({ title }) => title);
  const movable = moving.filter(({ isProtective }) => !isProtective);
  employIdle(moving, leads, movable);
  spreadStarts(order, most);
  return assignments.map(([assignment]) => assignment?.title);
};
