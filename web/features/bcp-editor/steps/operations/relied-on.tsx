import { Text } from '@mantine/core';
import type { CriticalFunction } from '#shared/domain/bcp/bcp.ts';
import { operationsMessages } from '#shared/messages/wizard.ts';
import { useField } from '../../state/editor-context.tsx';

const toKey = (name: string): string => name.trim().toLowerCase();

type Dependents = Map<string, Set<string>>;
/** Worked out once for each state of the list, as every row asks. */
const known = new WeakMap<readonly CriticalFunction[], Dependents>();

/** The functions that name each system, supplier and resource. */
const listDependents = (functions: readonly CriticalFunction[]): Dependents => {
  const found = known.get(functions);
  if (found) return found;
  const dependents: Dependents = new Map();
  for (const { name, dependencies, resources, required_resources } of functions)
    for (const needed of [...dependencies, ...resources, ...required_resources].map(toKey)) {
      const names = dependents.get(needed) ?? new Set();
      dependents.set(needed, names.add(toKey(name)));
    }
  known.set(functions, dependents);
  return dependents;
};

interface ReliedOnProps {
  name: string;
  /** Functions that the entry itself says it is for. */
  supported?: readonly string[];
}

export function ReliedOn({ name, supported = [] }: ReliedOnProps) {
  const functions = useField('critical_functions');
  const listed = new Set(functions.map((entry) => toKey(entry.name)));
  const own = supported.map(toKey).filter((key) => listed.has(key));
  const count = new Set([...(listDependents(functions).get(toKey(name)) ?? []), ...own]).size;
  if (count === 0) return null;
  return (
    <Text size="sm" c="dimmed">
      {operationsMessages.reliedOn(count)}
    </Text>
  );
}
