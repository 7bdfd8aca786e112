/** Whom a text means: a team member by name, by the role of the plan, or by the title that the business uses. */
import type { Employee } from '../people.ts';
import { isFilled } from './filled.ts';

export const isSameName = (name: string, other: string): boolean => name.trim().toLowerCase() === other.trim().toLowerCase();

type Post = Pick<Employee, 'role' | 'job_title'>;

export const hasPost = ({ role, job_title }: Post, who: string): boolean =>
  [role, job_title].filter(isFilled).some((own) => isSameName(own, who));

export const isCalled = (person: Post & Pick<Employee, 'name'>, who: string): boolean =>
  isSameName(person.name, who) || hasPost(person, who);

/** As the business says it, with the role of the plan behind it where that differs. */
export const formatPost = ({ role, job_title }: Post): string =>
  isFilled(job_title) && !isSameName(job_title, role) ? `${job_title.trim()} (${role})` : role;
