import type { Loss, StressScenario } from './bcp.ts';

const losses = (lost: readonly Loss[]): string => JSON.stringify(lost.map(({ kind, ref, lasts }) => [kind, ref, lasts]));

const isSameScenario = (a: StressScenario, b: StressScenario): boolean =>
  a.title === b.title &&
  a.staff_available === b.staff_available &&
  a.starts.weekday === b.starts.weekday &&
  a.starts.hour === b.starts.hour &&
  losses(a.lost) === losses(b.lost);

/** A scenario is no longer as it was when it was opened. */
export class ScenarioConflict extends Error {
  readonly how: 'changed' | 'removed';
  constructor(how: 'changed' | 'removed') {
    super(`The scenario was ${how} meanwhile`);
    this.name = 'ScenarioConflict';
    this.how = how;
  }
}

const findUnchanged = (
  stored: readonly StressScenario[],
  id: string,
  known: readonly StressScenario[],
): StressScenario | undefined => {
  const found = stored.find((item) => item.id === id);
  if (found !== undefined && !known.some((item) => isSameScenario(item, found))) throw new ScenarioConflict('changed');
  return found;
};

/**
 * In the place of the stored one with its id. `known` are the versions that the editor has seen or sent: as it was opened,
 * and earlier attempts whose answer was lost. Throws where the stored one is none of them.
 */
export const putScenario = (
  stored: readonly StressScenario[],
  scenario: StressScenario,
  { isNew, known }: { isNew: boolean; known: readonly StressScenario[] },
): StressScenario[] => {
  const found = findUnchanged(stored, scenario.id, [...known, scenario]);
  if (found !== undefined) return stored.map((item) => (item === found ? scenario : item));
  if (!isNew) throw new ScenarioConflict('removed');
  return [...stored, scenario];
};

/** Throws where it is no longer as it was seen. */
export const removeScenario = (stored: readonly StressScenario[], seen: StressScenario): StressScenario[] => {
  const found = findUnchanged(stored, seen.id, [seen]);
  return stored.filter((item) => item !== found);
};
