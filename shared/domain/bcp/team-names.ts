/** Whom of the team a text of the BCP names, and what to offer where it names nobody. */
import type { Employee } from '../people.ts';
import { isFilled, isStated } from './filled.ts';
import { isRoleTitle } from './roles.ts';

const isSame = (name: string, other: string): boolean => name.trim().toLowerCase() === other.trim().toLowerCase();

/** Those with that name, role or department. */
export const findHolders = (employees: readonly Employee[], who: string): Employee[] =>
  employees.filter(({ name, role, department }) => [name, role, department].filter(isFilled).some((own) => isSame(own, who)));

/** `use`: the one who holds the role that was typed. `add`: someone who is not on the team. */
export type PersonOffer = { use: string } | { add: string };

const SEVERAL = /[,;/&]|\b(?:and|or)\b/i;

export const offerPerson = (employees: readonly Employee[], text: string): PersonOffer | null => {
  const who = text.trim();
  if (!isStated(who) || employees.some(({ name }) => isSame(name, who))) return null;
  const inRole = new Set(employees.filter(({ role }) => isSame(role, who)).map(({ name }) => name));
  if (inRole.size === 1) return { use: [...inRole][0]! };
  const isNoName = isRoleTitle(who) || SEVERAL.test(who) || findHolders(employees, who).length > 0;
  return isNoName ? null : { add: who };
};
