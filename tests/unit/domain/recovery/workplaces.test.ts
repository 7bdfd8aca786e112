/** A lost building stops what is done in it, and brings nothing back elsewhere that lives where it was. */
import { describe, expect, it } from 'vitest';
import { buildRecoveryModel } from '#shared/domain/recovery/model.ts';
import { agreeOnAlternateSite } from '#shared/domain/recovery/places.ts';
import { listPresets, SITE_LOSS } from '#shared/domain/recovery/presets.ts';
import { runScenario } from '#shared/domain/recovery/simulate.ts';
import { trades } from '#shared/knowledge/trades.ts';
import { workFacts } from '#shared/knowledge/work-facts.ts';
import { draftTrade } from '#tests/support/first-draft.ts';

const loseBuildingOf = async (id: string) => {
  const trade = trades.find((one) => one.id === id)!;
  const content = { ...(await draftTrade(trade)), alternate_site: 'A cooler and a desk', alternate_site_move_time: '3 hours' };
  const model = agreeOnAlternateSite(buildRecoveryModel({ content, employees: [], providers: [], workFacts }));
  return runScenario(model, listPresets(model).find((preset) => preset.id === SITE_LOSS)!.scenario).functions;
};

describe('with the building lost', () => {
  it.each([
    ['timber-framer', 'Frame raising and temporary bracing'],
    ['timber-framer', 'Site tie-down and protection of work'],
    ['roofer', 'Tear-off, dry-in and disposal'],
    ['solar-installer', 'Panel and inverter installation'],
    ['tree-service', 'Line clearance and utility work'],
    ['home-health-agency', 'Visits to those who cannot go without care'],
  ])('%s goes on with what happens at the customers’ place: %s', async (trade, name) => {
    const found = (await loseBuildingOf(trade)).find((fn) => fn.name === name);
    expect(found?.late.hi ?? 0).toBe(0);
    expect(found?.back.lo ?? 0).toBeLessThan(16 * 60);
  });

  it('shop work of a timber framer waits for another shop', async () => {
    const joinery = (await loseBuildingOf('timber-framer')).find(({ name }) => name === 'Joinery cutting in the shop');
    expect(joinery!.isAffected).toBe(true);
  });

  it('seed in the upwellers is not brought back by a cooler and a desk', async () => {
    const functions = await loseBuildingOf('oyster-farm');
    const back = (part: RegExp) => functions.find(({ name }) => part.test(name))!.back.lo;
    expect(back(/^Seed in upwellers/)).toBeGreaterThan(24 * 60);
    expect(back(/^Cooling, tags/)).toBeLessThan(24 * 60);
  });
});
