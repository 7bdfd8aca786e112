/** The order in which IT systems come back. */
import type { ItSystem } from './bcp.ts';
import { nameKey } from './check/finding.ts';
import { sortByCriticality } from './operations.ts';

/**
 * Systems by wave: a system stands one wave after the last system it needs; within a wave the critical ones come first.
 * In a loop of systems the one met first starts, as something has to.
 */
export const groupIntoWaves = (systems: readonly ItSystem[]): ItSystem[][] => {
  const byName = new Map(systems.map((one) => [nameKey(one.name), one]));
  const waves = new Map<ItSystem, number>();
  const waveOf = (system: ItSystem): number => {
    const known = waves.get(system);
    if (known !== undefined) return known;
    waves.set(system, 0);
    const needed = [...system.system_dependencies, ...system.dependencies]
      .map((name) => byName.get(nameKey(name)))
      .filter((one) => one !== undefined && one !== system) as ItSystem[];
    const wave = needed.length === 0 ? 0 : Math.max(...needed.map(waveOf)) + 1;
    waves.set(system, wave);
    return wave;
  };
  const result: ItSystem[][] = [];
  for (const system of systems) {
    const wave = waveOf(system);
    while (result.length <= wave) result.push([]);
    result[wave]!.push(system);
  }
  return result.filter((wave) => wave.length > 0).map((wave) => sortByCriticality(wave));
};
