/** Whom a text means: a team member by name, by the role of the plan, or by the title that the business uses. */
import type { Employee } from '../people.ts';
import { isFilled } from './filled.ts';
import { memoize } from './names.ts';

export const isSameName = (name: string, other: string): boolean => name.trim().toLowerCase() === other.trim().toLowerCase();

type Post = Pick<Employee, 'role' | 'job_title'>;

const spelledOut: Record<string, string> = {
  ceo: 'chief executive officer',
  cfo: 'chief financial officer',
  coo: 'chief operating officer',
  cio: 'chief information officer',
  cto: 'chief technology officer',
  ciso: 'chief information security officer',
  hr: 'human resources',
  it: 'information technology',
  vp: 'vice president',
};

/** Of several teams of the largest size: everyone is compared with everyone. */
const TITLES_MAX = 2000;

/** Without a partner outside: “IT Manager with the IT provider”. */
export const dropPartner = (text: string): string => text.trim().replace(/ with (?:the|our|its) [\w ]*provider$/i, '');

/** A title as it compares: spelled out, without a partner outside. */
const toTitle = memoize(
  (text) =>
    dropPartner(text)
      .toLowerCase()
      .replace(/[a-z]+/g, (word) => (Object.hasOwn(spelledOut, word) ? spelledOut[word]! : word)),
  TITLES_MAX,
);

export const isSameTitle = (title: string, other: string): boolean => toTitle(title) === toTitle(other);

export const hasPost = ({ role, job_title }: Post, who: string): boolean =>
  [role, job_title].filter(isFilled).some((own) => isSameTitle(own, who));

/** Whether a text speaks of whoever has this post: "Loss of the Chief Executive or Lead Lender". */
export const speaksOf = (text: string, { role, job_title }: Post): boolean => {
  const said = ` ${toTitle(text).replace(/[^a-z]+/g, ' ')} `;
  return [role, job_title].filter(isFilled).some((own) => said.includes(` ${toTitle(own).replace(/ officer$/, '')} `));
};

export const isCalled = (person: Post & Pick<Employee, 'name'>, who: string): boolean =>
  isSameName(person.name, who) || hasPost(person, who);

/** As the business says it: “CEO” behind “Facility Administrator” tells no one more. */
export const formatPost = ({ role, job_title }: Post): string =>
  isFilled(job_title) && !isSameTitle(job_title, role) ? job_title.trim() : role;
