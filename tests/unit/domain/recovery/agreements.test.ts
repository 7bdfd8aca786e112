import { describe, expect, it } from 'vitest';
import { explainMissingAgreements } from '#shared/domain/recovery/agreements.ts';
import { rankChanges } from '#shared/domain/recovery/changes.ts';
import { listPresets } from '#shared/domain/recovery/presets.ts';
import { runScenario } from '#shared/domain/recovery/simulate.ts';
import { compareWithout } from '#shared/domain/recovery/without-measures.ts';
import { trades } from '#shared/knowledge/trades.ts';
import { draftTrade } from '#tests/support/first-draft.ts';
import { functionNamed, supplierNamed } from '#tests/unit/domain/bcp/entries.ts';
import { DAY, HOUR, modelOf, type Plan, scenarioOf } from './plans.ts';

const millStops = scenarioOf([{ kind: 'supplier', ref: 'Mill', lasts: '2 weeks' }]);
const buildingLost = scenarioOf([{ kind: 'site', ref: 'primary', lasts: '2 weeks' }]);
const plan = (supplier: Parameters<typeof supplierNamed>[1], part: Plan = {}): Plan => ({
  ...{ annual_revenue: '$8.76M', open_hours_per_week: null },
  critical_functions: [functionNamed('Baking', { max_downtime: '1 day', suppliers: ['Mill'], revenue_share: 100 })],
  key_suppliers: [supplierNamed('Mill', { max_downtime: null, switch_time: '4 hours', ...supplier })],
  ...part,
});

describe('an alternative supplier', () => {
  it.each([
    ['that its owner stated', { source: 'user' as const }, 4 * HOUR, 'it waits for the change from Mill to Second Mill'],
    ['that knowledge suggested', { source: 'knowledge' as const }, 14 * DAY, 'it waits for Mill, and no alternative is agreed'],
    ['that AI suggested', { source: 'model' as const }, 14 * DAY, 'it waits for Mill, and no alternative is agreed'],
  ])('%s brings work back after its own time', (_, source, back, cause) => {
    const supplier = { alternative_suppliers: ['Second Mill'], ...source };
    const [baking] = runScenario(modelOf(plan(supplier)), millStops).functions;
    expect(baking!.back.hi).toBe(back);
    expect(baking!.explanation).toContain(cause);
  });

  it('that nobody has agreed to is told with what the agreement would save, as the ranking of changes has it', () => {
    const model = modelOf(plan({ alternative_suppliers: ['Second Mill'], source: 'knowledge' }));
    const [change] = rankChanges(model, millStops);
    expect(change!.text).toBe('Agree with an alternative to Mill that it delivers within 4 hours.');
    expect(change!.savedDollars).toBeCloseTo((14 * 24 - 4) * 1000, 6);
    const { texts, saved } = explainMissingAgreements(model, millStops);
    expect(texts).toEqual(['The suggested alternatives to Mill count here only once one is agreed in writing.']);
    expect(saved).toBe('With that agreement, 1 fewer function comes back too late and up to $332.0K less is at stake.');
    const { text } = compareWithout(model, runScenario(model, millStops));
    expect(text).toContain('What is missing is an agreed alternative supplier.');
  });

  it('saves downtime where no revenue is known, and nothing is said of one that is agreed or not called for', () => {
    const suggested = { alternative_suppliers: ['Second Mill'], source: 'knowledge' as const };
    const { saved } = explainMissingAgreements(modelOf(plan(suggested, { annual_revenue: null })), millStops);
    expect(saved).toBe(
      'With that agreement, 1 fewer function comes back too late and at least 13 days of downtime is saved in all.',
    );
    const none = { texts: [], saved: null };
    expect(explainMissingAgreements(modelOf(plan({ ...suggested, source: 'user' })), millStops)).toEqual(none);
    expect(explainMissingAgreements(modelOf(plan(suggested)), buildingLost)).toEqual(none);
  });

  it('and a place are told together', () => {
    const place = { alternate_site: 'Hall B', alternate_site_move_time: '2 hours' };
    const both = { ...millStops, lost: [...millStops.lost, ...buildingLost.lost] };
    const model = modelOf(plan({ alternative_suppliers: ['Second Mill'], source: 'knowledge' }, place));
    const { texts, saved } = explainMissingAgreements(model, both);
    expect(texts).toHaveLength(2);
    expect(saved).toMatch(/^With these agreements, 1 fewer function comes back too late and up to \$\S+ less is at stake\.$/);
  });

  it('brings nothing back in the first draft of any trade', async () => {
    for (const trade of trades) {
      const model = modelOf(await draftTrade(trade));
      for (const { id, scenario } of listPresets(model).filter((preset) => preset.id.startsWith('supplier-')))
        expect(
          runScenario(model, scenario).tasks.filter(({ kind }) => kind === 'switch'),
          `${trade.id}: ${id}`,
        ).toEqual([]);
    }
  });
});
