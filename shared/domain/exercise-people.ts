import { PARTICIPANT_ROLES, PARTICIPANTS_MAX, type Participant } from './exercise.ts';
import type { Employee } from './people.ts';

const simplify = (text: string | null): string => (text ?? '').trim().replace(/\s+/g, ' ').toLowerCase();

type Person = Pick<Participant, 'name' | 'email'>;

/** By email where both have one, else by name. */
export const isSamePerson = (a: Person, b: Person): boolean => {
  const [email, otherEmail] = [simplify(a.email), simplify(b.email)];
  if (email !== '' && otherEmail !== '') return email === otherEmail;
  return simplify(a.name) !== '' && simplify(a.name) === simplify(b.name);
};

/** A role of the BCP in the spelling of the suggested roles, where it is one of them. */
const mapRole = (role: string): string =>
  PARTICIPANT_ROLES.find((suggested) => simplify(suggested) === simplify(role)) ?? role.trim();

export const toParticipant = ({
  name,
  role,
  email,
  phone,
}: Pick<Employee, 'name' | 'role' | 'email' | 'phone'>): Participant => ({
  name: name.trim(),
  role: mapRole(role),
  email: email ?? '',
  phone: phone ?? '',
});

const isUnnamed = ({ name, email, phone }: Participant): boolean => [name, email, phone].every((text) => text.trim() === '');

/** A row that waits for somebody in this role is filled first, then an empty one. Nobody is added twice. */
export const addParticipant = (rows: readonly Participant[], person: Participant): Participant[] => {
  if (rows.some((row) => isSamePerson(row, person))) return [...rows];
  const waiting = rows.findIndex((row) => isUnnamed(row) && row.role !== '' && simplify(row.role) === simplify(person.role));
  const empty = rows.findIndex((row) => isUnnamed(row) && row.role.trim() === '');
  const at = waiting === -1 ? empty : waiting;
  if (at !== -1) return rows.map((row, index) => (index === at ? person : row));
  return rows.length < PARTICIPANTS_MAX ? [...rows, person] : [...rows];
};

export const removeParticipant = (rows: readonly Participant[], person: Person): Participant[] =>
  rows.filter((row) => !isSamePerson(row, person));
