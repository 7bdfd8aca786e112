import { isStated } from '../bcp/filled.ts';
import { nameKey } from '../bcp/names.ts';
import { isCalled } from '../bcp/posts.ts';
import { findHolders } from '../bcp/team-names.ts';
import type { Employee, ServiceProvider } from '../people.ts';

export interface Person {
  kind: 'employee' | 'provider';
  id: string;
  name: string;
  /** How many things get done at a time. */
  hands: number;
  /** Positions of those who take over while this person is away, in order. */
  backups: readonly number[];
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

export const listResponders = (employees: readonly Employee[], providers: readonly ServiceProvider[]): Person[] => {
  const byName = <T extends { id: number; name: string }>(list: readonly T[]): T[] =>
    list.toSorted((a, b) => compare(nameKey(a.name), nameKey(b.name)) || a.id - b.id);
  const team = byName(employees);
  const listBackups = (person: Employee): number[] => {
    return team.flatMap((other, at) =>
      other !== person && isStated(other.backup_for) && isCalled(person, other.backup_for) ? [at] : [],
    );
  };
  return [
    ...team.map(
      (person): Person => ({
        ...{ kind: 'employee', id: String(person.id), name: person.name.trim(), hands: 1 },
        backups: listBackups(person),
      }),
    ),
    ...byName(providers).map(
      (provider): Person => ({
        ...{ kind: 'provider', id: String(provider.id), name: provider.name.trim(), hands: 1, backups: [] },
      }),
    ),
  ];
};

const IT = /\bIT\b|\binformation technology\b/;
/** Those of the team who look after systems: they are asked before a firm. */
export const listItTeam = (employees: readonly Employee[]): Employee[] =>
  employees.filter(({ role, job_title, department }) => [role, job_title, department].some((text) => IT.test(text ?? '')));

/** A plan that leaves restoring to "the IT team", or to nobody, means these: the team members in IT, else the IT firm. */
export const findItStaff = (
  people: readonly Person[],
  employees: readonly Employee[],
  providers: readonly ServiceProvider[],
): readonly number[] => {
  const team = listItTeam(employees);
  const firms = providers.filter(({ provider_type }) => provider_type === 'IT Support' || provider_type === 'IT');
  const [kind, staff] = team.length > 0 ? (['employee', team] as const) : (['provider', firms] as const);
  const ids = new Set(staff.map(({ id }) => String(id)));
  return people.flatMap((person, at) => (person.kind === kind && ids.has(person.id) ? [at] : []));
};
export const namesItStaff = (text: string): boolean => IT.test(text);

/** The positions of those that a text names: by name, or by their role, job title or department, of whom one does the work. */
export const createOwnerFinder = (
  people: readonly Person[],
  employees: readonly Employee[],
  providers: readonly ServiceProvider[],
): ((texts: readonly (string | null)[], withProviders: boolean) => readonly number[]) => {
  const positionOf = (kind: Person['kind'], id: number): number =>
    people.findIndex((person) => person.kind === kind && person.id === String(id));
  const find = (text: string, withProviders: boolean): readonly number[] => {
    const key = nameKey(text);
    const named = employees.filter(({ name }) => nameKey(name) === key);
    const holders = named.length > 0 ? named : findHolders(employees, text);
    if (holders.length > 0) return holders.map(({ id }) => positionOf('employee', id)).sort((a, b) => a - b);
    if (!withProviders) return [];
    const firms = providers.filter(({ name }) => nameKey(name) === key);
    const kinds = firms.length > 0 ? firms : providers.filter(({ provider_type }) => nameKey(provider_type) === key);
    return kinds.map(({ id }) => positionOf('provider', id)).sort((a, b) => a - b);
  };
  const known = new Map<string, readonly number[]>();
  return (texts, withProviders) => {
    for (const text of texts) {
      if (!isStated(text)) continue;
      const key = `${withProviders}\n${nameKey(text)}`;
      if (!known.has(key)) known.set(key, find(text, withProviders));
      const owners = known.get(key)!;
      if (owners.length > 0) return owners;
    }
    return [];
  };
};
