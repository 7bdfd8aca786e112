import { describe, expect, it } from 'vitest';
import { DEFAULT_CONCERNS, INDUSTRIES } from '#shared/domain/bcp/options.ts';
import { isCyberRisk, isSameRisk } from '#shared/domain/bcp/risk-names.ts';
import { knowledgeAnswers } from '#shared/knowledge/answers.ts';
import { type AiJobKind, type AiJobPayload, aiJobs, type BcpSnapshot } from '#shared/queues/job-definitions.ts';
import { businesses, createSnapshot, titleOf } from './profiles.ts';

/** Everything a payload of any kind can carry. */
const payloadOf = (bcp: BcpSnapshot, over: { cyber?: boolean; context_type?: string; override_text?: string | null } = {}) => ({
  bcp_id: 1,
  plan: bcp,
  cyber: true,
  context_type: 'critical_functions',
  override_text: null,
  ...over,
});
const ask = async <K extends AiJobKind>(kind: K, bcp: BcpSnapshot, over: Parameters<typeof payloadOf>[1] = {}) => {
  const answer = await knowledgeAnswers[kind](payloadOf(bcp, over) as unknown as AiJobPayload<K>);
  return aiJobs[kind].result.parse({ ...answer, source: 'knowledge' }) as ReturnType<(typeof aiJobs)[K]['result']['parse']>;
};
/** Scenarios are answered as drafts, which have tests of their own. */
const kinds = (Object.keys(aiJobs) as AiJobKind[]).filter((kind) => kind !== 'exercise_scenarios');
const rows = businesses.map((bcp) => [titleOf(bcp), bcp] as const);
const namesOf = (entries: readonly { name?: string | undefined }[] | undefined) => (entries ?? []).map(({ name }) => name ?? '');
const isWithoutRepeats = (names: readonly string[]) => new Set(names.map((name) => name.toLowerCase())).size === names.length;
const suggested = async (bcp: BcpSnapshot, over = {}) => (await ask('suggest_risks', bcp, over)).suggestions;
const shop = (over: object = {}) =>
  createSnapshot({ business_name: 'Puget Books', industry: 'Retail', state: 'WA', employee_count: 12, ...over });
const everyRisk = [
  ...DEFAULT_CONCERNS,
  'Customer Data Breach',
  'Ransomware',
  'Phishing Mail',
  'Theft',
  'key_supplier_bankruptcy',
];

describe('knowledge answers', () => {
  it.each(rows)('a built-in answer suggests risks, hazards and functions for %s', async (_, bcp) => {
    const found = await suggested(bcp);
    for (const risks of [found.suggested_risks, found.location_specific_risks]) {
      expect(risks.length).toBeGreaterThan(2);
      expect(isWithoutRepeats(await namesOf(risks))).toBe(true);
      for (const { reason } of risks) expect(reason?.length).toBeGreaterThan(20);
    }
    expect(found.suggested_critical_functions.length).toBeGreaterThanOrEqual(4);
    expect(isWithoutRepeats(await namesOf(found.suggested_critical_functions))).toBe(true);
    expect(found.business_size_considerations.length).toBeGreaterThan(0);
    expect(JSON.stringify(found).replaceAll('"rpo":null', '')).not.toMatch(/\{\w+\}|undefined|null/);
  });

  it.each(rows)('a built-in answer suggests systems that support suggested functions for %s', async (_, bcp) => {
    const systems = (await ask('suggest_context', bcp, { context_type: 'it_systems' })).suggestions.suggested_systems ?? [];
    const functions = (await ask('suggest_context', bcp)).suggestions.suggested_functions ?? [];
    expect(systems.length).toBeGreaterThanOrEqual(3);
    expect(isWithoutRepeats(await namesOf(systems))).toBe(true);
    expect(await namesOf(functions)).toEqual(
      expect.arrayContaining(systems.flatMap((system) => system.supports_functions ?? [])),
    );
  });

  it.each(rows)('a built-in answer treats every risk in the BCP of %s', async (_, bcp) => {
    const found = await suggested(bcp);
    const [concerns, hazards] = [
      [...(await namesOf(found.suggested_risks)), ...everyRisk],
      await namesOf(found.location_specific_risks),
    ];
    const risky = { ...bcp, risk_factors: { selected: concerns }, threat_probability: { selected: hazards } };
    const mitigations = (await ask('suggest_mitigations', risky)).suggestions.suggested_mitigations;
    for (const risk of [...concerns, ...hazards])
      expect(
        mitigations.some((mitigation) => isSameRisk(mitigation.risk_name ?? '', risk)),
        risk,
      ).toBe(true);
    const keys = mitigations.map((mitigation) => `${mitigation.risk_name} ${mitigation.mitigation_strategy}`);
    expect(isWithoutRepeats(keys)).toBe(true);
  });

  it.each(rows)('a built-in answer analyzes every part of the BCP of %s', async (_, bcp) => {
    for (const [part, texts] of Object.entries(await ask('analyze', bcp)))
      if (Array.isArray(texts)) expect(isWithoutRepeats(texts) && texts.length > 0, part).toBe(true);
  });

  it.each(rows)('the form insights for %s are ordered by urgency', async (_, bcp) => {
    const { step_insights } = await ask('analyze_form', bcp);
    expect(Object.keys(step_insights)).toEqual(['1', '2', '3', '4', '5']);
    for (const { insights } of Object.values(step_insights)) {
      expect(insights.length).toBeGreaterThan(0);
      const order = insights.map(({ priority }) => ['high', 'medium', 'low'].indexOf(priority));
      expect(order).toEqual([...order].sort());
      expect(isWithoutRepeats(insights.map(({ message }) => message))).toBe(true);
    }
  });

  it.each(kinds)('a built-in answer of kind %s exists for an empty BCP', async (kind) => {
    for (const override_text of [null, '', 'nothing'])
      for (const context_type of ['critical_functions', 'it_systems'])
        await expect(ask(kind, {}, { override_text, context_type, cyber: false })).resolves.toBeDefined();
  });

  it('the built-in answers promise alignment, never certification', async () => {
    for (const bcp of businesses)
      expect(JSON.stringify(await Promise.all(kinds.map((kind) => ask(kind, bcp))))).not.toMatch(
        /compliant with ISO|ISO[- ]certified/i,
      );
  });
});

describe('suggested risks', () => {
  it.each([
    ['Retail', 'WA', 12, ['Earthquakes', 'Floods'], 'In-store sales and checkout'],
    ['Healthcare', 'FL', 80, ['Hurricanes', 'Storm Surge'], 'Urgent and scheduled patient care'],
    ['Manufacturing', 'OH', 200, ['Severe Thunderstorms', 'Tornadoes'], 'Production line operation'],
    ['Hospitality', 'LA', 30, ['Hurricanes', 'Floods'], 'Guest safety and evacuation'],
    ['House of Worship', 'OK', 6, ['Tornadoes', 'Hail'], 'Worship services and holy days'],
    ['Agriculture', 'CA', 25, ['Earthquakes', 'Wildfires'], 'Crew check-in, heat and first aid'],
    ['Energy', 'TX', 150, ['Hurricanes', 'Winter Storms'], 'Operations desk and on-call dispatch'],
    ['Finance', 'New York', 60, ['Hurricanes'], 'Fraud watch and identity checks'],
  ])(
    'suggested risks for %s in %s with %i people include the hazards and functions of the place and trade',
    async (industry, state, size, hazards, name) => {
      const found = await suggested(createSnapshot({ industry, state, employee_count: size }));
      expect(await namesOf(found.location_specific_risks)).toEqual(expect.arrayContaining(hazards));
      expect(await namesOf(found.suggested_critical_functions)).toContain(name);
    },
  );

  it('suggested risks omit those in the BCP, also under other spellings', async () => {
    const found = await suggested(
      shop({
        risk_factors: { selected: ['supply_chain_failure', 'store fires'] },
        threat_probability: { selected: ['EARTHQUAKE', 'flood'] },
        critical_functions: [{ name: 'in-store SALES and checkout' }],
      }),
    );
    const names = [...(await namesOf(found.suggested_risks)), ...(await namesOf(found.location_specific_risks))];
    for (const name of ['Supply Chain Disruption', 'Store Fire', 'Earthquakes', 'Floods']) expect(names).not.toContain(name);
    expect(await namesOf(found.suggested_critical_functions)).not.toContain('In-store sales and checkout');
  });

  it('suggested risks add the hazards of other states after those of the home state', async () => {
    const bcp = { ...shop(), other_states: ['FL', null, 'nowhere'] } as BcpSnapshot;
    const names = await namesOf((await suggested(bcp)).location_specific_risks);
    expect(names[0]).toBe('Earthquakes');
    expect(names).toContain('Hurricanes');
  });

  it('suggested risks include no regional hazard while the state is unknown', async () => {
    const names = await namesOf((await suggested(shop({ state: 'Atlantis' }))).location_specific_risks);
    expect(names).toEqual(['Floods', 'Power Outages', 'Severe Thunderstorms']);
  });

  it('suggested risks change with the size of the firm', async () => {
    const of = (employee_count: number) => suggested(shop({ employee_count }));
    expect(await namesOf((await of(900)).suggested_risks)).toContain('Distribution Center Loss');
    expect(await namesOf((await of(4)).suggested_risks)).not.toContain('Distribution Center Loss');
    expect((await of(4)).business_size_considerations.join(' ')).toContain('4 people');
  });

  it('suggested risks follow the words of the business within its trade', async () => {
    const names = async (business_name: string) =>
      namesOf((await suggested(shop({ business_name }))).suggested_critical_functions);
    expect(await names('Corner Grocery')).toContain('Refrigeration watch and discard decisions');
    expect(await names('Puget Books')).not.toContain('Refrigeration watch and discard decisions');
  });
});

describe('suggested functions and systems', () => {
  it('suggested functions and systems give reasons from the BCP', async () => {
    const bcp = shop({
      it_systems: [{ name: 'Point-of-sale system' }],
      key_suppliers: [{ name: 'Cascade Registers', services_provided: 'card terminals' }],
    });
    const [first] = (await ask('suggest_context', bcp)).suggestions.suggested_functions ?? [];
    expect(first?.reason).toContain('which your plan lists');
    expect(first?.reason).toContain('Cascade Registers');
  });

  it('suggested functions and systems omit those that the BCP lists', async () => {
    const bcp = shop({ it_systems: [{ name: 'POINT-OF-SALE SYSTEM' }] });
    const systems = (await ask('suggest_context', bcp, { context_type: 'it_systems' })).suggestions.suggested_systems;
    expect(await namesOf(systems)).not.toContain('Point-of-sale system');
  });
});

describe('suggested mitigations', () => {
  it('suggested mitigations omit a strategy the BCP has for that risk, in any spelling', async () => {
    const bcp = shop({ risk_factors: { selected: ['Store Fire'] } });
    const [first] = (await ask('suggest_mitigations', bcp)).suggestions.suggested_mitigations;
    const known = { risk_name: 'STORE-FIRE', mitigation_strategy: `${first?.mitigation_strategy?.toUpperCase()}!` };
    const left = (await ask('suggest_mitigations', { ...bcp, ...createSnapshot({ mitigations: [known] }) })).suggestions
      .suggested_mitigations;
    expect(left.map((mitigation) => mitigation.mitigation_strategy)).not.toContain(first?.mitigation_strategy);
  });

  it('there are no suggested mitigations while no risk is chosen', async () => {
    expect((await ask('suggest_mitigations', shop())).suggestions.suggested_mitigations).toEqual([]);
  });
});

describe('a customer without cyber content', () => {
  const text = 'Backups are tested. Ransomware and phishing are handled by the vendor. Cyber attacks stop us.';
  it.each(INDUSTRIES)('a customer without cyber content gets none in %s', async (industry) => {
    const bcp = createSnapshot({
      industry,
      state: 'TX',
      employee_count: 60,
      annual_revenue: '2M',
      risk_factors: { selected: everyRisk },
      threat_probability: { selected: ['Floods', 'Cybersecurity', 'Ransomware'] },
    });
    for (const kind of kinds)
      for (const override_text of [null, text]) {
        const answer = await ask(kind, bcp, { cyber: false, override_text, context_type: 'it_systems' });
        expect(isCyberRisk(JSON.stringify(answer)), kind).toBe(false);
      }
  });

  it('a customer without cyber content gets other answers than one with it', async () => {
    expect(JSON.stringify(await suggested(shop()))).toContain('Ransomware');
  });
});

describe('local insight of a trade', () => {
  const said = async (bcp: BcpSnapshot) => JSON.stringify(await ask('analyze_form', bcp));
  it.each(INDUSTRIES)('the local insights of a trade are given to the businesses concerned: %s', async (industry) => {
    const text = await said(createSnapshot({ industry, business_type: 'LLC', business_name: 'Acme' }));
    expect(/production line/i.test(text) && /supply chain resilience/i.test(text)).toBe(industry === 'Manufacturing');
    expect(/HIPAA/.test(text) && /patient care continuity/i.test(text)).toBe(industry === 'Healthcare');
  });
  it('the local insights of a trade follow the business type, too', async () => {
    expect(await said(createSnapshot({ industry: 'Retail', business_type: 'Manufacturing LLC' }))).toMatch(/production line/i);
  });
});
