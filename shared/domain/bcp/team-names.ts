/** Whom of the team a text of the BCP names, and what to offer where it names nobody. */
import type { Employee } from '../people.ts';
import { isFilled, isStated } from './filled.ts';
import { hasPost, isCalled, isSameName } from './posts.ts';
import { isRoleTitle } from './roles.ts';

/** Those with that name, role, job title or department. */
export const findHolders = (employees: readonly Employee[], who: string): Employee[] =>
  employees.filter((person) => isCalled(person, who) || (isFilled(person.department) && isSameName(person.department, who)));

/** `use`: the one who holds the role or title that was typed. `add`: someone who is not on the team. */
export type PersonOffer = { use: string } | { add: string };

const SEVERAL = /[,;/&]|\b(?:and|or)\b/i;

export const offerPerson = (employees: readonly Employee[], text: string): PersonOffer | null => {
  const who = text.trim();
  if (!isStated(who) || employees.some(({ name }) => isSameName(name, who))) return null;
  const inRole = new Set(employees.filter((person) => hasPost(person, who)).map(({ name }) => name));
  if (inRole.size === 1) return { use: [...inRole][0]! };
  const isNoName = isRoleTitle(who) || SEVERAL.test(who) || findHolders(employees, who).length > 0;
  return isNoName ? null : { add: who };
};
