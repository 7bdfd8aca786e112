import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Bcp } from '#shared/domain/bcp/bcp.ts';
import type { Job } from '#shared/queues/job.ts';
import type { AnalysisResult, FormAnalysisResult, RiskSuggestions } from '#shared/queues/suggestions.ts';

import { type Answer, call } from '#tests/support/client.ts';
import { clearFault, faults, orderFault } from '#tests/support/console.ts';
import { type Person, signInDemo, signUpVerified } from '#tests/support/people.ts';
import { signUpSubscribed } from '#tests/support/subscribers.ts';

const bakery = {
  business_name: 'Harbor Bakery',
  business_type: 'LLC',
  industry: 'Retail',
  employee_count: 12,
  primary_location: { name: 'Shop', address: '1 Pier', city: 'Seattle', state: 'WA', zip: '98101' },
  risk_factors: { selected: ['Equipment Failure', 'Cyber Attacks'] },
  threat_probability: { selected: ['Earthquakes'] },
  critical_functions: [{ name: 'Baking', criticality: 'critical' as const }],
};

let admin: Person;
let free: Person;
let bcp: Bcp;

const ask = <T>(path: string, body?: unknown, headers: Record<string, string> = {}, person: Person = admin): Promise<Answer<T>> =>
  call<T>('POST', `/v1/bcp/${path}`, { token: person.accessToken, ...(body === undefined ? {} : { body }), headers });
const risks = (body: unknown = {}) => ask<RiskSuggestions & { detail: string }>(`${bcp.id}/suggest-risks`, body);

beforeAll(async () => {
  [admin, free] = await Promise.all([signInDemo('admin'), signUpVerified()]);
});
beforeEach(async () => {
  // Another name each time: what was asked before would be answered without the model.
  bcp = await admin.client.bcp.create({ body: { ...bakery, business_name: `Harbor Bakery ${randomUUID()}` } });
});
afterEach(() => clearFault('bedrock'));

describe('POST /v1/bcp/{id}/suggest-risks', () => {
  it('POST /v1/bcp/{id}/suggest-risks answers risks, location risks, functions and the meaning of the company size', async () => {
    const { status, body } = await risks({ industry: 'Retail' });
    expect(status).toBe(200);
    expect(body.source).toBe('model');
    const { suggested_risks, location_specific_risks, suggested_critical_functions, business_size_considerations } =
      body.suggestions;
    expect(suggested_risks.length).toBeGreaterThan(2);
    expect(location_specific_risks.some(({ name }) => /flood|wildfire|tsunami|storm/i.test(name))).toBe(true);
    expect(suggested_critical_functions[0]?.name).toEqual(expect.any(String));
    expect(business_size_considerations.length).toBeGreaterThan(0);
  });

  it('POST /v1/bcp/{id}/suggest-risks works without a body', async () => {
    expect((await ask(`${bcp.id}/suggest-risks`)).status).toBe(200);
  });

  it('POST /v1/bcp/{id}/suggest-risks uses the form that is sent instead of what is stored', async () => {
    const { body } = await risks({ industry: 'Healthcare', business_type: 'LLC' });
    expect(JSON.stringify(body)).toMatch(/patient/i);
  });
});

describe('POST /v1/bcp/{id}/suggest-context', () => {
  it.each([
    ['critical_functions', 'suggested_functions'],
    ['it_systems', 'suggested_systems'],
  ] as const)('POST /v1/bcp/{id}/suggest-context answers entries for %s', async (context_type, list) => {
    const { suggestions } = await admin.client.bcp.suggestContext({
      params: { id: bcp.id },
      body: { context_type, current_form_data: { industry: 'Retail' } },
    });
    expect(suggestions[list]?.length).toBeGreaterThan(0);
    expect(suggestions[list]?.[0]).toMatchObject({ name: expect.any(String), criticality: expect.any(String) });
  });

  it('POST /v1/bcp/{id}/suggest-context answers 422 for a list without suggestions', async () => {
    expect((await ask(`${bcp.id}/suggest-context`, { context_type: 'mitigations' })).status).toBe(422);
  });
});

describe('POST /v1/bcp/{id}/suggest-mitigations', () => {
  it.each([
    ['beside', { identified_risks: ['Power Outage'], location_risks: ['Floods'] }],
    ['within current_form_data', { current_form_data: { identified_risks: ['Power Outage'], location_risks: ['Floods'] } }],
  ])('POST /v1/bcp/{id}/suggest-mitigations answers mitigations for the risks sent %s', async (_, body) => {
    const answer = await ask<{
      suggestions: { suggested_mitigations: { risk_name: string; incident_response_steps: string[] }[] };
    }>(`${bcp.id}/suggest-mitigations`, body);
    expect(answer.status).toBe(200);
    const { suggested_mitigations } = answer.body.suggestions;
    expect(suggested_mitigations.some(({ risk_name }) => risk_name === 'Power Outage')).toBe(true);
    expect(suggested_mitigations[0]?.incident_response_steps.length).toBeGreaterThan(0);
  });
});

describe('POST /v1/bcp/{id}/analyze', () => {
  const parts = [
    'risks',
    'impacts',
    'mitigations',
    'recovery_priorities',
    'missing_info',
    'industry_insights',
    'compliance_notes',
  ];

  it('POST /v1/bcp/{id}/analyze answers the analysis and stores it in the BCP without changing status or versions', async () => {
    const { status, body } = await ask<AnalysisResult>(`${bcp.id}/analyze`);
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(expect.arrayContaining([...parts, 'source']));
    const after = await admin.client.bcp.get({ params: { id: bcp.id } });
    expect(after.ai_analysis).toMatchObject(body);
    expect(after).toMatchObject({ status: bcp.status, versions: bcp.versions, updated_at: bcp.updated_at });
  });

  it('POST /v1/bcp/{id}/analyze analyzes an override text without storing the result', async () => {
    const override_text = 'Our recovery plan: call the electrician, move the ovens, tell the customers.';
    expect((await ask(`${bcp.id}/analyze`, { override_text })).status).toBe(200);
    expect((await admin.client.bcp.get({ params: { id: bcp.id } })).ai_analysis).toBeNull();
  });
});

describe('POST /v1/bcp/analyze-form', () => {
  it('POST /v1/bcp/analyze-form answers insights and completion for steps 1 to 5, without a BCP or a subscription', async () => {
    const { body } = await ask<FormAnalysisResult>('analyze-form', bakery, {}, free);
    expect(Object.keys(body.step_insights)).toEqual(['1', '2', '3', '4', '5']);
    expect(body.step_insights['1']?.completion_score).toBe(90);
    expect(body.step_insights['2']?.completion_score).toBe(100);
    const [insight] = Object.values(body.step_insights).flatMap(({ insights }) => insights);
    expect(insight).toEqual({
      type: expect.any(String),
      message: expect.any(String),
      priority: expect.any(String),
      category: expect.any(String),
    });
  });
});

describe('AI help', () => {
  const paths = ['suggest-risks', 'suggest-context', 'suggest-mitigations', 'analyze'];
  it.each(paths)('POST /v1/bcp/{id}/%s answers 404 for the BCP of another customer', async (path) => {
    expect((await ask(`${bcp.id}/${path}`, { context_type: 'it_systems' }, {}, free)).status).toBe(404);
    expect((await ask(`999999999/${path}`, { context_type: 'it_systems' })).status).toBe(404);
  });

  it('AI help asks the model once about the same data', async () => {
    await risks();
    await orderFault('bedrock', 'error', 50);
    const again = await risks();
    expect(again.body.source).toBe('model');
    expect((await faults()).find(({ service }) => service === 'bedrock')?.taken).toBe(0);
  });

  it('AI help answers the same job to a repeated request, and 422 to a different request with its idempotency key', async () => {
    const headers = { 'idempotency-key': randomUUID(), prefer: 'respond-async' };
    const [first, again] = [
      await ask<Job>(`${bcp.id}/suggest-risks`, {}, headers),
      await ask<Job>(`${bcp.id}/suggest-risks`, {}, headers),
    ];
    expect(again.body.job_id).toBe(first.body.job_id);
    expect((await ask(`${bcp.id}/suggest-risks`, { industry: 'Energy' }, headers)).status).toBe(422);
    expect((await ask(`${bcp.id}/analyze`, undefined, headers)).status).toBe(422);
  });
});

describe('AI help while the model is unwell', () => {
  it.each([1, 3])('AI help waits out %i throttled calls', async (count) => {
    await orderFault('bedrock', 'throttle', count);
    const job = await admin.client.bcp.suggestRisks({ params: { id: bcp.id }, body: {} });
    expect(job.source).toBe('model');
  });

  it('AI help waits out an outage of the model', async () => {
    await orderFault('bedrock', 'error', 2);
    expect((await admin.client.bcp.suggestRisks({ params: { id: bcp.id }, body: {} })).source).toBe('model');
  });

  it('AI help asks the model again after an unusable answer', async () => {
    await orderFault('bedrock', 'garbage', 1);
    expect((await risks()).body.source).toBe('model');
  });

  it('AI help answers from the built-in knowledge when every answer is unusable, and stores none of them', async () => {
    await orderFault('bedrock', 'garbage', 20);
    const { status, body } = await ask<AnalysisResult>(`${bcp.id}/analyze`);
    expect(status).toBe(200);
    expect(body.source).toBe('knowledge');
    const { ai_analysis } = await admin.client.bcp.get({ params: { id: bcp.id } });
    expect(ai_analysis).toMatchObject({ source: 'knowledge', risks: body.risks });
    expect(JSON.stringify(ai_analysis)).not.toMatch(/<script|Sprachmodell/);
  });

  it('AI help answers from the built-in knowledge when throttling does not end, and asks the model again next time', async () => {
    await orderFault('bedrock', 'throttle', 1000);
    const first = await admin.client.bcp.suggestRisks({ params: { id: bcp.id }, body: {} });
    expect(first.source).toBe('knowledge');
    await clearFault('bedrock');
    expect((await risks()).body.source).toBe('model');
  }, 120_000);
});

describe('AI help for a customer who opted out of cyber content', () => {
  const form = {
    ...bakery,
    risk_factors: { selected: ['Ransomware', 'Equipment Failure'] },
    mitigations: [{ risk_name: 'Ransomware', mitigation_strategy: 'Offline copies' }],
  };

  it.each(['model', 'knowledge'])(
    'AI help leaves cyber content out for a customer who opted out of it, when the %s answers',
    async (source) => {
      const careful = await signUpSubscribed('essential');
      const { id } = await careful.client.bcp.create({ body: form });
      await careful.client.userPreferences.update({ body: { cyber_assessment_interest: false } });
      await orderFault('bedrock', 'garbage', source === 'model' ? 0 : 20);
      const params = { id };
      const analysis = await careful.client.bcp.analyze({ params });
      expect(analysis.source).toBe(source);
      const answers = [
        analysis,
        await careful.client.bcp.suggestRisks({ params, body: {} }),
        await careful.client.bcp.suggestMitigations({ params, body: {} }),
        await careful.client.bcp.analyzeForm({ body: form }),
      ];
      expect(JSON.stringify(answers)).not.toMatch(/cyber|ransomware|phishing|data breach/i);
    },
  );
});
