/** What the worker suggests, taken as it is by an owner who changes nothing, against the plan check. */
import { describe, expect, it } from 'vitest';
import { answerFromKnowledge } from '#functions/worker/ai-job.ts';
import type { BcpContent } from '#shared/domain/bcp/bcp.ts';
import { findContradictions } from '#shared/domain/bcp/contradictions.ts';
import { buildMaskedSnapshot } from '#shared/domain/bcp/masked-snapshot.ts';
import { functionFrom, riskStepDefaults, systemFrom } from '#shared/domain/bcp/operations.ts';
import { NO_DATA } from '#shared/domain/bcp/options.ts';
import { trades } from '#shared/knowledge/trades.ts';
import { business, content } from '#tests/unit/domain/bcp/entries.ts';

const takeSuggestions = async (trade: (typeof trades)[number]): Promise<BcpContent> => {
  const started = content({ ...business, industry: trade.within[0]!, trade: trade.id, employee_count: 14 });
  const ask = { bcp_id: 1, cyber: true };
  const risks = await answerFromKnowledge('suggest_risks', { ...ask, plan: buildMaskedSnapshot(started) });
  const functions = risks!.suggestions.suggested_critical_functions;
  const chosen = { ...started, critical_functions: functions.map((fn, at) => functionFrom(fn, riskStepDefaults, `fn-${at}`)) };
  const plan = buildMaskedSnapshot(chosen);
  const systems = await answerFromKnowledge('suggest_context', { ...ask, plan, context_type: 'it_systems' });
  return { ...chosen, it_systems: systems!.suggestions.suggested_systems!.map((system, at) => systemFrom(system, `it-${at}`)) };
};

describe('suggestions that are taken as they are', () => {
  it.each(trades.map((trade) => [trade.id, trade] as const))('they contradict nothing among them: %s', async (_, trade) => {
    const taken = await takeSuggestions(trade);
    const found = findContradictions({ content: taken, employees: [], providers: [], cyber: true }).filter(
      ({ section, severity }) => severity === 'error' && (section === 'functions' || section === 'systems'),
    );
    expect(found.map(({ why }) => why)).toEqual([]);
  });

  it('a function that writes down nothing is asked for no backup', async () => {
    const taken = await takeSuggestions(trades.find(({ id }) => id === 'veterinary-clinic')!);
    expect(taken.critical_functions.map(({ rpo }) => rpo)).toContain(NO_DATA);
  });
});
