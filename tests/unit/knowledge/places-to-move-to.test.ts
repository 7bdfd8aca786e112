/** A place that is ready only when it is too late is none: each first draft, with the main location lost. */
import { describe, expect, it } from 'vitest';
import { protectsPeople } from '#shared/domain/bcp/people-first.ts';
import { buildRecoveryModel } from '#shared/domain/recovery/model.ts';
import { agreeOnAlternateSite } from '#shared/domain/recovery/places.ts';
import { listPresets, SITE_LOSS } from '#shared/domain/recovery/presets.ts';
import { runScenario } from '#shared/domain/recovery/simulate.ts';
import { trades } from '#shared/knowledge/trades.ts';
import { workFacts } from '#shared/knowledge/work-facts.ts';
import { draftTrade } from '#tests/support/first-draft.ts';

/** They look after the building itself, or after those who were in it: neither is continued elsewhere. */
const OF_THE_BUILDING =
  /\b(?:climate|ventilation|temperature|barn air|oxygen, flow|storage|dust|lint|tank farm|fire safety|melt safety|power|cooling and leak|opening, keys|dock|night watch|crane lifts|hazard calls|biosecurity|laboratories|seed in upwellers)\b/i;
const OF_PEOPLE_INSIDE = /\b(?:children|nursery|meals|food, water and heat|crowd|toileting)\b/i;

describe('the place that a first draft suggests to move to', () => {
  it('the place that a first draft suggests is ready before what can move there is too late, whatever the trade', async () => {
    const late: string[] = [];
    for (const trade of trades) {
      const content = await draftTrade(trade);
      const model = agreeOnAlternateSite(buildRecoveryModel({ content, employees: [], providers: [], workFacts }));
      const { scenario } = listPresets(model).find(({ id }) => id === SITE_LOSS)!;
      late.push(
        ...runScenario(model, scenario)
          .functions.filter(({ name, isAffected, late: { lo } }) => isAffected && lo > 0 && !protectsPeople(name))
          .map(({ name }) => `${trade.id}: ${name}`),
      );
    }
    expect(late.filter((name) => !OF_THE_BUILDING.test(name) && !OF_PEOPLE_INSIDE.test(name))).toEqual([]);
  }, 120_000);
});
