import { describe, expect, it } from 'vitest';
import { answerFromKnowledge, parseResult, registry } from '#functions/worker/ai-job.ts';
import { isCyberRisk } from '#shared/domain/bcp/risk-names.ts';
import { dangerousAdvice } from '#shared/knowledge/dangerous-advice.ts';
import { AiJobKind, aiJobs } from '#shared/queues/job-definitions.ts';
import { functionNamed } from '#tests/unit/domain/bcp/entries.ts';
import { kinds, payloads } from './payloads.ts';

describe('a complete BCP', () => {
  const known = async (kind: 'suggest_risks' | 'suggest_mitigations') => {
    const { plan: bcp } = payloads.suggest_risks;
    const accept = async (plan: typeof bcp): Promise<typeof bcp> => {
      const { suggestions } = (await answerFromKnowledge('suggest_risks', { ...payloads.suggest_risks, plan }))!;
      const names = (risks: readonly { name: string }[]) => risks.map(({ name }) => name);
      return {
        ...plan,
        risk_factors: { selected: [...plan.risk_factors!.selected, ...names(suggestions.suggested_risks)] },
        threat_probability: {
          selected: [...plan.threat_probability!.selected, ...names(suggestions.location_specific_risks)],
        },
      };
    };
    // A list shows 12 hazards at most, and a state may have more.
    const full = await accept(await accept(bcp));
    return await answerFromKnowledge(kind, {
      ...payloads[kind],
      plan: kind === 'suggest_risks' ? full : { ...bcp, risk_factors: { selected: [] }, threat_probability: { selected: [] } },
    });
  };
  it('a BCP that is already complete is answered with nothing to add, never with a failure', async () => {
    expect(await known('suggest_risks')).toMatchObject({
      source: 'knowledge',
      suggestions: { suggested_risks: [], location_specific_risks: [] },
    });
    expect(await known('suggest_mitigations')).toEqual({ source: 'knowledge', suggestions: { suggested_mitigations: [] } });
  });
});

describe('the registry', () => {
  it('the registry contains every kind of job', () => {
    expect(Object.keys(registry).sort()).toEqual([...AiJobKind.options].sort());
  });
});

describe.each(kinds)('the built-in knowledge about %s', (kind) => {
  it('a built-in answer fits the contract and names its source', async () => {
    const result = await answerFromKnowledge(kind, payloads[kind] as never);
    expect(aiJobs[kind].result.parse(result)).toEqual(result);
    expect(result?.source).toBe('knowledge');
  });
});

describe('suggested risks', () => {
  const read = (content: unknown, cyber = true) =>
    parseResult('suggest_risks', content, { ...payloads.suggest_risks, cyber }, 'model');
  const answer = {
    suggested_risks: ['Cyber Attack', 'cyber attacks', 'High', 'Power Outage', { name: 'Fire', reason: 'Ovens' }],
    location_specific_risks: [{ name: 'Earthquakes' }, { name: 'Cyber Vandalism' }],
    suggested_critical_functions: [
      { name: 'Sales', criticality: 'Mission Critical', resources: 'Staff; Till', rto: '1-4 hours' },
      {},
    ],
    business_size_considerations: ['With five people one absence counts.'],
  };

  it('suggested risks are named once, without severity words', async () => {
    expect((await read(answer))?.suggestions.suggested_risks.map(({ name }) => name)).toEqual([
      'Cyber Attack',
      'Power Outage',
      'Fire',
    ]);
  });
  it('suggested risks keep the reason', async () => {
    expect((await read(answer))?.suggestions.suggested_risks[2]).toEqual({ name: 'Fire', reason: 'Ovens' });
  });
  it('suggested risks omit cyber content where the customer opted out', async () => {
    const { suggested_risks, location_specific_risks } = (await read(answer, false))!.suggestions;
    expect([...suggested_risks, ...location_specific_risks].map(({ name }) => name)).toEqual([
      'Power Outage',
      'Fire',
      'Earthquakes',
    ]);
  });
  it('suggested risks come with functions that use the words of the product', async () => {
    expect((await read(answer))?.suggestions.suggested_critical_functions).toEqual([
      { name: 'Sales', criticality: 'critical', resources: ['Staff', 'Till'], rto: '1-4 hours' },
    ]);
  });
  it('suggested risks are unusable without any risk', async () => {
    expect(await read({ ...answer, suggested_risks: ['High'], location_specific_risks: [] })).toBeNull();
    expect(await read({ suggested_risks: ['Fire'] })).toBeNull();
  });
});

describe('suggested entries of one list', () => {
  const answer = { suggested_functions: [{ name: 'Baking' }], suggested_systems: [{ name: 'Till', system_type: 'Software' }] };
  it.each([
    ['critical_functions', { suggested_functions: [{ name: 'Baking' }] }],
    ['it_systems', { suggested_systems: [{ name: 'Till', system_type: 'application' }] }],
  ] as const)('suggested entries are only %s where those were requested', async (context_type, suggestions) => {
    const payload = { ...payloads.suggest_context, context_type };
    expect((await parseResult('suggest_context', answer, payload, 'model'))?.suggestions).toEqual(suggestions);
  });
  it('outages are those of functions that the BCP has, under their names there, and never get milder', async () => {
    const answer = {
      suggested_outages: [
        { name: ' baking ', impact_over_time: { h4: 'minor', d1: 'major', d3: 'moderate' }, workaround: 'The second oven' },
        { name: 'Sales', impact_over_time: { h4: 'minor' } },
      ],
    };
    const plan = { ...payloads.suggest_context.plan, critical_functions: [functionNamed('Baking')] };
    const payload = { ...payloads.suggest_context, plan, context_type: 'outages' as const };
    expect((await parseResult('suggest_context', answer, payload, 'model'))?.suggestions).toEqual({
      suggested_outages: [
        {
          name: 'Baking',
          workaround: 'The second oven',
          impact_over_time: { h4: 'minor', d1: 'major', d3: 'major', w1: 'major', w2: 'major', m1: 'major' },
        },
      ],
    });
  });

  it('suggested entries are unusable where the wrong list was filled', async () => {
    const payload = { ...payloads.suggest_context, context_type: 'it_systems' as const };
    expect(await parseResult('suggest_context', { suggested_functions: ['Baking'] }, payload, 'model')).toBeNull();
  });
});

describe('suggested mitigations', () => {
  const answer = {
    suggested_mitigations: [
      {
        risk_name: 'flood',
        mitigation_strategy: 'Raise the ovens',
        incident_response_steps: ['Cut the power'],
        status: 'pending',
      },
      { risk_name: 'Ransomware', mitigation_strategy: 'Offline backups' },
      { risk_name: 'Fire', mitigation_strategy: 'Train against phishing' },
      { mitigation_strategy: 'No risk' },
    ],
  };
  const read = async (cyber: boolean) =>
    (await parseResult('suggest_mitigations', answer, { ...payloads.suggest_mitigations, cyber }, 'model'))?.suggestions
      .suggested_mitigations;

  it('suggested mitigations have the risk name of the BCP, and known words', async () => {
    expect((await read(true))?.[0]).toMatchObject({
      risk_name: 'Floods',
      status: 'planned',
      incident_response_steps: ['Cut the power'],
    });
  });
  it('suggested mitigations are dropped without a risk or a strategy', async () => {
    expect(await read(true)).toHaveLength(3);
  });
  it('suggested mitigations omit cyber content where the customer opted out', async () => {
    expect((await read(false))?.map(({ mitigation_strategy }) => mitigation_strategy)).toEqual(['Raise the ovens']);
  });
});

describe('the analysis', () => {
  const answer = {
    risks: ['Floods come first.', 'Phishing is on the rise.'],
    impacts: [],
    mitigations: ['Raise the ovens.'],
    recovery_priorities: [],
  };
  it('the analysis has all its parts', async () => {
    const { source: _, prompt_version: _version, ...parts } = (await parseResult('analyze', answer, payloads.analyze, 'model'))!;
    expect(Object.keys(parts).sort()).toEqual(
      ['compliance_notes', 'impacts', 'industry_insights', 'missing_info', 'mitigations', 'recovery_priorities', 'risks'].sort(),
    );
  });
  it('the analysis omits cyber content where the customer opted out', async () => {
    const result = await parseResult('analyze', answer, { ...payloads.analyze, cyber: false }, 'model');
    expect(JSON.stringify(result)).not.toContain('Phishing');
  });
  it('the analysis is unusable when it is empty', async () => {
    expect(
      await parseResult(
        'analyze',
        { risks: [], impacts: [], mitigations: [], recovery_priorities: [] },
        payloads.analyze,
        'model',
      ),
    ).toBeNull();
  });
  it('the analysis is stored with the BCP, unless it is of a pasted text', async () => {
    process.env.CORE_TABLE = 'core';
    const result = (await parseResult('analyze', answer, payloads.analyze, 'model'))!;
    const save = registry.analyze.save!;
    expect(save(7, payloads.analyze, result, new Date(0))).toHaveLength(1);
    expect(save(7, { ...payloads.analyze, override_text: 'Our plan' }, result, new Date(0))).toEqual([]);
  });
});

describe('insights beside the form', () => {
  const answer = {
    '2': {
      insights: [
        { message: 'Add a flood.', type: 'tip', priority: 'urgent', category: 'Risk' },
        'Rank your risks.',
        { message: 'Beware of phishing.' },
      ],
    },
  };
  const read = async (cyber: boolean) =>
    (await parseResult('analyze_form', answer, { ...payloads.analyze_form, cyber }, 'model'))?.step_insights;

  it('form insights cover every step, with the completion of the payload', async () => {
    const steps = (await read(true))!;
    expect(Object.keys(steps)).toEqual(['1', '2', '3', '4', '5']);
    expect(Object.values(steps).map(({ completion_score }) => completion_score)).toEqual([100, 100, 0, 100, 50]);
  });
  it('form insights have a type, a priority and a category each', async () => {
    expect((await read(true))?.['2']?.insights[0]).toEqual({
      message: 'Add a flood.',
      type: 'suggestion',
      priority: 'high',
      category: 'Risk',
    });
    expect((await read(true))?.['2']?.insights[1]).toEqual({
      message: 'Rank your risks.',
      type: 'suggestion',
      priority: 'medium',
      category: 'General',
    });
  });
  it('form insights omit cyber content where the customer opted out', async () => {
    expect((await read(false))?.['2']?.insights.some(({ message }) => isCyberRisk(message))).toBe(false);
  });
});

describe('a customer who opted out of cyber content', () => {
  const entry = {
    name: 'Order taking',
    description: 'By phone.\nRansomware stops it.',
    resources: ['Telephone', 'Phishing training'],
    recovery_procedures: 'Write orders on paper.\nIn a cyber attack call IT.',
    reason: 'Data breach fines are high',
  };
  const clean = {
    name: 'Order taking',
    description: 'By phone.',
    resources: ['Telephone'],
    recovery_procedures: 'Write orders on paper.',
  };
  const answer = {
    suggested_risks: [{ name: 'Fire', reason: 'Cyber attacks open valves' }],
    location_specific_risks: [],
    suggested_critical_functions: [entry, { ...entry, name: 'Cyber incident response' }],
    business_size_considerations: ['Five people cannot answer a cyber attack.', 'One absence counts.'],
  };

  it('a customer who opted out of cyber content gets risks and functions without its lines, lists and reasons', async () => {
    const result = (await parseResult('suggest_risks', answer, { ...payloads.suggest_risks, cyber: false }, 'model'))!;
    expect(result.suggestions).toEqual({
      suggested_risks: [{ name: 'Fire' }],
      location_specific_risks: [],
      suggested_critical_functions: [clean],
      business_size_considerations: ['One absence counts.'],
    });
  });

  it('a customer who opted out of cyber content gets functions without it, and IT systems unchanged', async () => {
    const payload = { ...payloads.suggest_context, cyber: false };
    const functions = { suggested_functions: answer.suggested_critical_functions };
    expect((await parseResult('suggest_context', functions, payload, 'model'))?.suggestions).toEqual({
      suggested_functions: [clean],
    });
    const systems = { suggested_systems: [{ name: 'Mail filter', description: 'Stops phishing' }] };
    const asked = { ...payload, context_type: 'it_systems' as const };
    expect((await parseResult('suggest_context', systems, asked, 'model'))?.suggestions).toEqual(systems);
  });

  it('a customer who opted out of cyber content gets mitigations without steps against cyber risks', async () => {
    const mitigation = {
      risk_name: 'Floods',
      mitigation_strategy: 'Raise the ovens',
      incident_response_steps: ['Cut the power', 'Watch for phishing'],
    };
    const payload = { ...payloads.suggest_mitigations, cyber: false };
    const [suggestion] = (await parseResult('suggest_mitigations', { suggested_mitigations: [mitigation] }, payload, 'model'))!
      .suggestions.suggested_mitigations;
    expect(suggestion?.incident_response_steps).toEqual(['Cut the power']);
  });
});

describe('a dangerous answer of a model', () => {
  const mitigation = (step: string) => ({
    suggested_mitigations: [{ risk_name: 'Gas Leak', mitigation_strategy: 'Know what to do', incident_response_steps: [step] }],
  });
  it.each(dangerousAdvice.map(([mistake, , example]) => [mistake, example]))(
    'dangerous advice of a model is discarded: %s',
    async (_, example) => {
      const read = (step: string) => parseResult('suggest_mitigations', mitigation(step), payloads.suggest_mitigations, 'model');
      expect(await read('Leave right away and call 911 from a safe distance.')).not.toBeNull();
      expect(await read(example)).toBeNull();
    },
  );
});
