/** Whom of the team a text of the BCP names, and what to offer where it names nobody. */
import type { Employee } from '../people.ts';
import { isFilled, isStated } from './filled.ts';
import { hasPost, isCalled, isSameName } from './posts.ts';
import { isRoleTitle } from './roles.ts';

/** Those with that name, role, job title or department. */
export const findHolders = (employees: readonly Employee[], who: string): Employee[] =>
  employees.filter((person) => isCalled(person, who) || (isFilled(person.department) && isSameName(person.department, who)));

/** Who may activate the BCP comes first, and among those the primary contact. */
export const sortByAuthority = <T extends Pick<Employee, 'activation_authority' | 'is_primary_contact'>>(
  team: readonly T[],
): T[] => {
  const rank = ({ activation_authority, is_primary_contact }: T) =>
    (activation_authority === 'Full' ? 0 : 2) + (is_primary_contact ? 0 : 1);
  return [...team].sort((a, b) => rank(a) - rank(b));
};

/** What the business calls the post. */
export const titleOf = ({ job_title, role }: Pick<Employee, 'job_title' | 'role'>): string =>
  (isFilled(job_title) ? job_title : role).trim();

/** Without repeats. */
export const listTitles = (team: readonly Employee[]): string[] => [...new Set(sortByAuthority(team).map(titleOf))];

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
