/** Systems that are kept elsewhere, and the connection through which they are reached, over all trades. */
import { beforeAll, describe, expect, it } from 'vitest';
import { type BcpContent, CriticalFunction, ItSystem } from '#shared/domain/bcp/bcp.ts';
import { findContradictions } from '#shared/domain/bcp/contradictions.ts';
import { emptyContent } from '#shared/domain/bcp/empty-content.ts';
import { INDUSTRIES } from '#shared/domain/bcp/options.ts';
import { systemPlaceOf } from '#shared/domain/bcp/system-place.ts';
import { buildRecoveryModel } from '#shared/domain/recovery/model.ts';
import { listPresets } from '#shared/domain/recovery/presets.ts';
import { runScenario } from '#shared/domain/recovery/simulate.ts';
import {
  listKnownFunctions,
  listKnownSystems,
  toSuggestedFunction,
  toSuggestedSystem,
} from '#shared/knowledge/known-operations.ts';
import { buildProfile } from '#shared/knowledge/profile.ts';
import { trades } from '#shared/knowledge/trades.ts';

const SIZES = [1, 12, 120, 900];

const draftOf = async (part: { trade?: string; industry: string }, employee_count: number): Promise<BcpContent> => {
  const snapshot = { business_name: 'Acme', state: 'TX', open_hours_per_week: 50, employee_count, ...part };
  const profile = await buildProfile(snapshot, true, { place: null });
  return {
    ...emptyContent,
    employee_count,
    critical_functions: listKnownFunctions(profile).map((fn) =>
      CriticalFunction.parse({ id: fn.name, ...toSuggestedFunction(fn, profile) }),
    ),
    it_systems: listKnownSystems(profile).map((system) =>
      ItSystem.parse({ id: system.name, ...toSuggestedSystem(system, profile) }),
    ),
  };
};

const isOnline = (system: ItSystem): boolean =>
  (system.system_type === 'application' || system.system_type === 'database') && systemPlaceOf(system) === 'cloud';

/** All that a system waits for, through others, too. */
const listNeeds = (system: ItSystem, systems: readonly ItSystem[]): ItSystem[] => {
  const found = new Set([system]);
  for (const { system_dependencies } of found)
    for (const other of systems) if (system_dependencies.includes(other.name)) found.add(other);
  return [...found];
};
const carriesInternet = ({ system_type, name }: ItSystem): boolean => system_type === 'network' || /\binternet\b/i.test(name);

describe('what is kept elsewhere', () => {
  const drafts: { where: string; content: BcpContent }[] = [];
  beforeAll(async () => {
    for (const employees of SIZES) {
      for (const { id, within } of trades)
        drafts.push({ where: `${id} of ${employees}`, content: await draftOf({ trade: id, industry: within[0]! }, employees) });
      for (const industry of INDUSTRIES)
        drafts.push({ where: `${industry} of ${employees}`, content: await draftOf({ industry }, employees) });
    }
  }, 60_000);

  it('every system in the cloud waits for the connection of its business', () => {
    const online = drafts.flatMap(({ where, content: { it_systems } }) =>
      it_systems.filter(isOnline).map((system) => ({ where: `${where}: ${system.name}`, system, it_systems })),
    );
    expect(online.length).toBeGreaterThan(2000);
    const unconnected = online.filter(({ system, it_systems }) => !listNeeds(system, it_systems).some(carriesInternet));
    expect(unconnected.map(({ where }) => where)).toEqual([]);
  });

  it('no business lists two connections, and none that nothing needs', () => {
    for (const { where, content } of drafts) {
      const lines = content.it_systems.filter(({ name }) => /\binternet\b/i.test(name));
      expect(lines.length, where).toBeLessThanOrEqual(1);
      for (const { name } of lines)
        expect(
          content.it_systems.some(({ system_dependencies }) => system_dependencies.includes(name)) ||
            content.it_systems.some((system) => system.name === name && system.supports_functions.length > 0),
          where,
        ).toBe(true);
    }
  });

  it('every function is back in time although its systems wait for the connection', () => {
    const late = drafts.flatMap(({ where, content }) =>
      findContradictions({ content, employees: [], providers: [], cyber: true })
        .filter(({ rule }) => rule === 'R03')
        .map(({ why }) => `${where}: ${why}`),
    );
    expect(late).toEqual([]);
  });

  it('a system in the cloud keeps running while the building of its connection is lost', async () => {
    const content = await draftOf({ trade: 'law-firm', industry: 'Other' }, 12);
    const model = buildRecoveryModel({ content, employees: [], providers: [] });
    const presets = listPresets(model);
    const tasksOf = (id: string): string[] => {
      const { scenario } = presets.find((preset) => preset.id === id)!;
      return runScenario(model, scenario).tasks.map(({ name }) => name);
    };
    expect(tasksOf('site')).not.toContain('Docket and case management');
    expect(tasksOf('ransomware')).toEqual(expect.arrayContaining(['Docket and case management', 'Internet connection']));
  });
});
