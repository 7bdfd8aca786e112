/** Whom of the team a text of the BCP names, and what to offer where it names nobody. */
import type { Employee } from '../people.ts';
import { isFilled, isStated } from './filled.ts';
import { isRoleTitle } from './roles.ts';

const isSame = (name: string, other: string): boolean => name.trim().toLowerCase() === other.trim().toLowerCase();

type Post = Pick<Employee, 'role' | 'job_title'>;

/** By the role of the plan or by the title that the business uses. */
export const hasPost = ({ role, job_title }: Post, who: string): boolean =>
  [role, job_title].filter(isFilled).some((own) => isSame(own, who));

export const isCalled = (person: Post & Pick<Employee, 'name'>, who: string): boolean =>
  isSame(person.name, who) || hasPost(person, who);

/** Those with that name, role, job title or department. */
export const findHolders = (employees: readonly Employee[], who: string): Employee[] =>
  employees.filter((person) => isCalled(person, who) || (isFilled(person.department) && isSame(person.department, who)));

/** As the business says it, with the role of the plan behind it where that differs. */
export const formatPost = ({ role, job_title }: Post): string =>
  isFilled(job_title) && !isSame(job_title, role) ? `${job_title.trim()} (${role})` : role;

/** `use`: the one who holds the role or title that was typed. `add`: someone who is not on the team. */
export type PersonOffer = { use: string } | { add: string };

const SEVERAL = /[,;/&]|\b(?:and|or)\b/i;

export const offerPerson = (employees: readonly Employee[], text: string): PersonOffer | null => {
  const who = text.trim();
  if (!isStated(who) || employees.some(({ name }) => isSame(name, who))) return null;
  const inRole = new Set(employees.filter((person) => hasPost(person, who)).map(({ name }) => name));
  if (inRole.size === 1) return { use: [...inRole][0]! };
  const isNoName = isRoleTitle(who) || SEVERAL.test(who) || findHolders(employees, who).length > 0;
  return isNoName ? null : { add: who };
};
