/** Proposes who takes over while the owner of a function is out, by craft and authority, as owners are chosen. Only the business can confirm it. */
import type { CriticalFunction } from '#shared/domain/bcp/bcp.ts';
import { isAnswered } from '#shared/domain/bcp/filled.ts';
import { isEmergencyAct } from '#shared/domain/bcp/people-first.ts';
import { dropPartner, isCalled, isSameTitle } from '#shared/domain/bcp/posts.ts';
import { listTitles, titleOf } from '#shared/domain/bcp/team-names.ts';
import { listBackups } from '#shared/domain/call-tree.ts';
import type { Employee } from '#shared/domain/people.ts';
import { areasOfWork, FIT_MIN, rateOwner } from './function-owners.ts';
import { isAdvisor } from './mitigations/crafts.ts';
import { listTeamHolders, type SkillArea, skillsOf } from './mitigations/holders.ts';
import { listLicensed } from './mitigations/mandates.ts';
import { mayAnswer } from './mitigations/owners.ts';

export interface DeputyProposal {
  owner: Employee;
  functions: readonly CriticalFunction[];
  /** Null where no one else on the team may do this work. */
  deputy: Employee | null;
}

const DESK_WORK: readonly SkillArea[] = ['bookkeeping', 'money', 'customers', 'supply', 'people', 'technology'];

/** Sounds like the desk, and is what the profession does. */
const OF_PROFESSION = /\b(?:client work|trading|tax returns|closings|trust account)\b/i;

/** Whoever pays is never the one who checks the payment, nor the one who hands out the cash that is settled. */
const PAYS = /\b(?:payments?|wires?|settlements?|disbursements?|payouts?)\b(?! from\b)/i;
const CHECKS = /\b(?:fraud|identity checks|reconciliations?|audit)\b/i;
const HANDS_OUT = /\bcash, deposits and withdrawals\b/i;
const areOpposed = (a: CriticalFunction, b: CriticalFunction): boolean =>
  PAYS.test(a.name) && (CHECKS.test(b.name) || HANDS_OUT.test(b.name));
const areSeparate = (a: CriticalFunction, b: CriticalFunction): boolean => areOpposed(a, b) || areOpposed(b, a);

const POINTS = { Full: 1, Limited: 0.5, None: 0, alreadyHas: -0.5, second: 20 } as const;

const SECOND = /\b(?:assistant|associate|deputy|vice|co)[ -]/i;
/** Stands in by title: an assistant director for the director, a co-owner for the owner. */
const isSecondTo = (title: string, above: string): boolean =>
  SECOND.test(title) && above.toLowerCase().endsWith(title.replace(SECOND, '').toLowerCase());

/** Signs and declares for the whole body, which takes full authority and no craft. */
const DECIDES = /\b(?:orders of succession|emergency decisions)\b/i;

interface Fit {
  points: number;
  /** Fits no better than anyone, and leads the business: asked where no one else fits. */
  isLastResort: boolean;
}

/** How well someone takes over this work from its owner; null where they cannot. */
const createRating = (employees: readonly Employee[]) => {
  const titles = listTitles(employees);
  const holders = listTeamHolders({ roles: titles });
  return (deputy: Employee, owner: Employee, fn: CriticalFunction): Fit | null => {
    const holder = holders.find((item) => isSameTitle(item.title, titleOf(deputy)));
    if (holder === undefined || isAdvisor(holder.title, titles)) return null;
    const title = titleOf(owner);
    if (DECIDES.test(fn.name) && employees.some((person) => person !== owner && person.activation_authority === 'Full'))
      return deputy.activation_authority === 'Full' ? { points: POINTS.second, isLastResort: false } : null;
    const isSecond = isSecondTo(holder.title, title);
    // Of a post that shares nothing with that of the owner, only the work itself counts.
    const owned = { fn, role: [...skillsOf(title)].some((area) => holder.skills.has(area)) ? title : '' };
    const areas = areasOfWork(owned);
    const isDeskWork = areas.length > 0 && areas.every((area) => DESK_WORK.includes(area)) && !OF_PROFESSION.test(fn.name);
    // In danger, whoever is on the spot leads.
    const licensed = listLicensed(fn.name, title, titles, isDeskWork || isEmergencyAct(fn.name));
    const mayStandIn = isSecond || mayAnswer(holder, fn.name, areas, holders);
    if (licensed === null ? !mayStandIn : !licensed.includes(holder.title)) return null;
    const points = rateOwner(holder, owned) + (isSecond ? POINTS.second : 0);
    const isFit = points >= FIT_MIN || licensed !== null;
    return isFit || holder.isLeader ? { points, isLastResort: !isFit } : null;
  };
};

/** The owner of a function, where one person of the team is meant. */
const findOwner = (employees: readonly Employee[], { owner }: CriticalFunction): Employee | undefined =>
  isAnswered(owner) ? employees.find((person) => isCalled(person, dropPartner(owner))) : undefined;

/** Of the critical and high functions of each owner who has no backup: first who can take over most of them. */
export const proposeDeputies = (employees: readonly Employee[], functions: readonly CriticalFunction[]): DeputyProposal[] => {
  const rateAnew = createRating(employees);
  const known = new Map<string, Fit | null>();
  const rate = (deputy: Employee, owner: Employee, fn: CriticalFunction): Fit | null => {
    const key = [titleOf(deputy), titleOf(owner), fn.name].join('\n');
    if (!known.has(key)) known.set(key, rateAnew(deputy, owner, fn));
    return known.get(key)!;
  };
  const owned = Map.groupBy(
    functions.filter(({ criticality }) => criticality === 'critical' || criticality === 'high'),
    (fn) => findOwner(employees, fn),
  );
  const load = new Map(employees.map((person) => [person, owned.get(person)?.length ?? 0]));
  /** What each person answers for, as owner or as proposed. */
  const held = new Map(employees.map((person) => [person, [...(owned.get(person) ?? [])]]));
  const mayHold = (deputy: Employee, taken: readonly CriticalFunction[], fn: CriticalFunction): boolean =>
    ![...held.get(deputy)!, ...taken].some((other) => areSeparate(other, fn));
  const findBest = (owner: Employee, open: readonly CriticalFunction[], isLastResort: boolean) =>
    employees
      .filter((person) => person !== owner)
      .flatMap((deputy) => {
        const fits: { fn: CriticalFunction; points: number }[] = [];
        for (const fn of open) {
          const fit = rate(deputy, owner, fn);
          const taken = fits.map((item) => item.fn);
          if (fit?.isLastResort === isLastResort && mayHold(deputy, taken, fn)) fits.push({ fn, points: fit.points });
        }
        if (fits.length === 0) return [];
        const mean = fits.reduce((sum, { points }) => sum + points, 0) / fits.length;
        const points = mean + POINTS[deputy.activation_authority] + POINTS.alreadyHas * load.get(deputy)!;
        return [{ deputy, functions: fits.map(({ fn }) => fn), points }];
      })
      .sort((a, b) => b.functions.length - a.functions.length || b.points - a.points)[0];
  return [...owned].flatMap(([owner, all]) => {
    if (owner === undefined || listBackups(employees, owner).length > 0) return [];
    const proposals: DeputyProposal[] = [];
    let open: readonly CriticalFunction[] = all;
    while (open.length > 0) {
      const best = findBest(owner, open, false) ?? findBest(owner, open, true);
      if (best !== undefined) load.set(best.deputy, load.get(best.deputy)! + best.functions.length);
      if (best !== undefined) held.get(best.deputy)!.push(...best.functions);
      const { deputy, functions: taken } = best ?? { deputy: null, functions: open };
      proposals.push({ owner, functions: taken, deputy });
      open = open.filter((fn) => !taken.includes(fn));
    }
    return proposals;
  });
};
