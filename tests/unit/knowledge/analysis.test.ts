import { describe, expect, it } from 'vitest';
import { knowledgeAnswers } from '#shared/knowledge/answers.ts';
import { collectFacts } from '#shared/knowledge/facts.ts';
import { findStateFacts, stateFacts } from '#shared/knowledge/hazards.ts';
import { type AiJobKind, aiJobs, type BcpSnapshot } from '#shared/queues/job-definitions.ts';

import { businesses, createSnapshot, titleOf } from './profiles.ts';

const analyze = (bcp: BcpSnapshot, override_text: string | null = null, cyber = true) =>
  knowledgeAnswers.analyze({ bcp_id: 1, plan: bcp, cyber, override_text });
const insights = async (bcp: BcpSnapshot) => (await knowledgeAnswers.analyze_form({ plan: bcp, cyber: true })).step_insights;

const rating = {
  financial_impact: 'major',
  operational_impact: 'major',
  reputational_impact: 'minor',
  regulatory_impact: 'minor',
};
const bakery = {
  business_name: 'Harbor Bakery',
  business_type: 'LLC',
  industry: 'Hospitality',
  employee_count: 14,
  annual_revenue: '$876,000',
  city: 'Seattle',
  state: 'WA',
  zip_code: '98101',
  risk_factors: { selected: ['Kitchen Fire'] },
  threat_probability: { selected: ['Earthquakes'] },
  risk_impact_assessments: { primary_concerns: { 'Kitchen Fire': rating }, location_risks: { Earthquakes: rating } },
  max_downtime: '4-24 hours',
  recovery_priority: 'urgent',
  rpo: '4-hours',
  financial_impact_severity: 'major',
  operational_impact_severity: 'major',
  reputational_impact_severity: 'moderate',
  legal_regulatory_impact_severity: 'minor',
  financial_impact_description: 'Two days without sales empty the account',
  critical_functions: [
    {
      name: 'Ledger',
      criticality: 'medium',
      max_downtime: '3-7 days',
      rto: '1-3 days',
      owner: 'named',
      recovery_procedures: 'Open the export',
    },
    {
      name: 'Baking',
      criticality: 'critical',
      max_downtime: '4-24 hours',
      rto: '1-4 hours',
      owner: 'named',
      recovery_procedures: 'Light the second oven',
    },
  ],
  it_systems: [
    {
      name: 'Register',
      criticality: 'critical',
      backup_frequency: 'Hourly',
      backup_location: 'Vendor cloud',
      supports_functions: ['Baking'],
      recovery_time: '1 hour',
    },
  ],
  key_suppliers: [{ name: 'Flour Mill', criticality: 'critical', alternative_suppliers: ['Other Mill'] }],
  mitigations: [
    { risk_name: 'Kitchen Fire', mitigation_strategy: 'Hood service', responsible_party: 'named', timeline: '30 days' },
    { risk_name: 'Earthquakes', mitigation_strategy: 'Anchor racks', responsible_party: 'named', timeline: '60 days' },
  ],
};
const complete = createSnapshot(bakery);

describe('analysis of a BCP', () => {
  it('the analysis finds nothing missing in a complete BCP', async () => {
    expect((await analyze(complete)).missing_info).toEqual([]);
  });

  it.each([
    [{ annual_revenue: null }, /Add the annual revenue in step 1/],
    [{ annual_revenue: 'plenty' }, /cannot read the annual revenue/],
    [{ zip_code: ' ' }, /Add the ZIP code in step 1/],
    [{ threat_probability: { selected: [] } }, /location risks in step 2.*Earthquakes/],
    [{ rpo: null }, /recovery point.*step 3/],
    [{ key_suppliers: [] }, /suppliers in step 4/],
    [{ it_systems: [{ name: 'Register' }] }, /“Register” is backed up/],
    [{ critical_functions: [{ name: 'Baking', criticality: 'critical', owner: 'To be assigned' }] }, /owner for “Baking”/],
    [{ mitigations: [] }, /mitigation for Kitchen Fire and Earthquakes in step 5/],
  ])('the analysis says where to add %j', async (part, sentence) => {
    const texts = (await analyze(createSnapshot({ ...bakery, ...part }))).missing_info;
    expect(texts.filter((text) => sentence.test(text))).toHaveLength(1);
  });

  it('the analysis calculates the cost of an hour and of the maximum downtime from the revenue', async () => {
    const { impacts } = await analyze(complete);
    expect(impacts[0]).toContain('$100');
    expect(impacts[1]).toContain('$2.4K');
    expect(impacts.join(' ')).toContain('Two days without sales empty the account');
  });

  it('the analysis orders functions by RTO before criticality, with their dependencies', async () => {
    const [first, second] = (await analyze(complete)).recovery_priorities;
    expect(first).toMatch(/^1\. Baking \(critical\): RTO 1-4 hours.*Restore Register/);
    expect(second).toMatch(/^2\. Ledger/);
  });

  it('the analysis recommends a time, marked as a recommendation, where the BCP leaves it to the AI', async () => {
    const open = createSnapshot({
      critical_functions: [{ name: 'Baking', criticality: 'critical', rto: 'ai-decide', max_downtime: 'ai-decide' }],
    });
    const [first] = (await analyze(open)).recovery_priorities;
    expect(first).toContain('RTO 1-4 hours, MTD 4-24 hours (our suggestion where you left it open)');
    expect(first).not.toContain('ai-decide');
  });

  it('the analysis names the clauses with the numbers of the BCP', async () => {
    const notes = (await analyze(complete)).compliance_notes.join('\n');
    for (const clause of ['4.1', '8.2.2', '8.2.3', '8.3.1', '8.4.4', '8.5']) expect(notes).toContain(clause);
    expect(notes).toContain('2 of 2 functions');
  });

  it('the analysis mentions the trade and the state', async () => {
    const { risks, industry_insights } = await analyze(complete);
    expect(risks.join(' ')).toContain('Cascadia');
    expect(industry_insights.join(' ')).toContain('sourdough');
  });
});

describe('analysis of a pasted text', () => {
  const text = [
    'This plan applies to both shops. The manager is in charge, her deputy is the baker.',
    'After a flood we restore backups within 8 hours. A call tree informs staff. Lost sales are $4,000 a day.',
  ].join(' ');

  it('the analysis of a pasted text says what the text covers and what it omits', async () => {
    const found = await analyze(complete, text);
    expect(found.risks.some((risk) => risk.startsWith('The text names Floods'))).toBe(true);
    expect(found.risks.some((risk) => risk.startsWith('The text does not name Earthquakes'))).toBe(true);
    expect(found.impacts[0]).toContain('$4,000');
    expect(found.recovery_priorities[0]).toContain('within 8 hours');
    expect(found.missing_info.some((info) => info.startsWith('Exercises'))).toBe(true);
    expect(found.missing_info.some((info) => info.startsWith('Roles'))).toBe(false);
  });

  it('the analysis of a blank pasted text is that of the BCP', async () => {
    expect(await analyze(complete, '  ')).toEqual(await analyze(complete));
  });
});

describe('insights beside the form', () => {
  const messages = async (bcp: BcpSnapshot, step: string) =>
    (await insights(bcp))[step]!.insights.map(({ message }) => message).join('\n');

  it('form insights use the numbers and names of the form', async () => {
    expect(await messages(complete, '1')).toContain('$100');
    expect(await messages(complete, '3')).toContain('$2.4K');
    expect(await messages(createSnapshot({ ...bakery, mitigations: [] }), '5')).toContain('For Kitchen Fire');
  });

  it('form insights warn of impossible times', async () => {
    const late = createSnapshot({ critical_functions: [{ name: 'Baking', max_downtime: '1-4 hours', rto: '3-7 days' }] });
    const [first] = (await insights(late))['4']!.insights;
    expect(first).toMatchObject({ type: 'warning', priority: 'high' });
    expect(first!.message).toContain('Baking');
  });

  it('form insights count steps as the wizard does', async () => {
    const scores = Object.values(await insights(complete)).map(({ completion_score }) => completion_score);
    expect(scores).toEqual([100, 100, 100, 100, 100]);
    expect(Object.values(await insights({})).map(({ completion_score }) => completion_score)).toEqual([0, 0, 0, 0, 0]);
  });
});

describe('facts for a prompt', () => {
  const kinds = Object.keys(aiJobs) as AiJobKind[];
  it.each(businesses.map((bcp) => [titleOf(bcp), bcp] as const))(
    'the facts in a prompt stay under 6 KB for %s',
    async (_, bcp) => {
      for (const kind of kinds) {
        const facts = await collectFacts(bcp, kind);
        expect(JSON.stringify(facts).length).toBeLessThan(6200);
        for (const texts of Object.values(facts.facts)) expect(Array.isArray(texts)).toBe(true);
      }
    },
  );

  it('the facts in a prompt include the hazards of the state and the risks of the trade, and no cyber content after an opt-out', async () => {
    const facts = JSON.stringify(await collectFacts(complete, 'suggest_risks'));
    expect(facts).toContain('Cascadia');
    expect(facts).toContain('Oven and Flour Dust Fire');
    expect(facts).toContain('"trade":"a bakery"');
    expect(JSON.stringify(await Promise.all(kinds.map((kind) => collectFacts(complete, kind, false))))).not.toMatch(
      /cyber|ransomware|phishing|data breach/i,
    );
  });
});

describe('what was set aside', () => {
  const quoted = (steps: Awaited<ReturnType<typeof insights>>) =>
    Object.values(steps)
      .flatMap((step) => step.insights)
      .filter(({ type }) => type === 'suggestion')
      .flatMap(({ message }) => [...message.matchAll(/[“"]([^”"]+)[”"]/g)].map(([, name]) => name!));

  it.each(businesses.map((bcp) => [titleOf(bcp), bcp] as const))('no insight offers it again: %s', async (_, bcp) => {
    let setAside: string[] = [];
    for (let round = 0; round < 3; round += 1) {
      const { step_insights } = await knowledgeAnswers.analyze_form({ plan: bcp, cyber: true, set_aside: setAside });
      const offered = quoted(step_insights).map((name) => name.toLowerCase());
      expect(offered.filter((name) => setAside.includes(name))).toEqual([]);
      if (round === 0) expect(offered).not.toEqual([]);
      setAside = [...setAside, ...offered];
    }
  });
});

describe('hazards of a state', () => {
  it('each of the 50 states and D.C. has at least five hazards, none twice', () => {
    expect(stateFacts).toHaveLength(51);
    for (const { name, hazards } of stateFacts) {
      expect(hazards.length, name).toBeGreaterThanOrEqual(5);
      expect(new Set(hazards.map((hazard) => hazard.name)).size, name).toBe(hazards.length);
    }
    const reasons = stateFacts.flatMap(({ hazards }) => hazards.map(({ reason }) => reason));
    expect(new Set(reasons).size).toBe(reasons.length);
  });

  it.each([
    ['wa', 'Washington'],
    ['Washington', 'Washington'],
    ['D.C.', 'District of Columbia'],
    ['new  york', 'New York'],
  ])('the hazards of %j are found', (text, name) => {
    expect(findStateFacts(text)?.name).toBe(name);
  });
  it.each(['', null, undefined, 'XX', 'Atlantis', '42'])('no hazards are found for %j', (text) => {
    expect(findStateFacts(text)).toBeUndefined();
  });
});
