import { describe, expect, it } from 'vitest';
import { buildLocalInsights, FormAnalysis } from '#shared/domain/bcp/insights.ts';
import { business, content, functionNamed, supplierNamed, systemNamed } from './entries.ts';

const messages = (analysis: FormAnalysis): string[] =>
  Object.values(analysis).flatMap((step) => step.insights.map((insight) => insight.message));
const warnings = [
  'Business name is required to create your BCP',
  'No primary concerns identified - this is critical for BCP effectiveness',
  'No critical functions identified - this is essential for business impact analysis',
  'No IT systems documented - even basic systems like email should be included',
  'No suppliers documented - identify vendors critical to operations',
];

describe('insights of the product itself', () => {
  it('the built-in insights cover steps 1 to 5 and have the shape of an AI answer', () => {
    const analysis = buildLocalInsights(content());
    expect(Object.keys(analysis)).toEqual(['1', '2', '3', '4', '5']);
    expect(FormAnalysis.parse(analysis)).toEqual(analysis);
  });

  it('the built-in insights warn of missing content, and stop once it exists', () => {
    expect(messages(buildLocalInsights(content()))).toEqual(expect.arrayContaining(warnings));
    const bcp = content({
      ...business,
      risk_factors: { selected: ['Floods'] },
      critical_functions: [functionNamed('Baking')],
      it_systems: [systemNamed('POS')],
      key_suppliers: [supplierNamed('Mill')],
    });
    for (const warning of warnings) expect(messages(buildLocalInsights(bcp))).not.toContain(warning);
  });

  it.each([
    ['Manufacturing', 'LLC', /production line.*supply chain resilience/i],
    ['Other', 'Manufacturing company', /production line/i],
    ['Healthcare', 'LLC', /HIPAA.*patient care continuity/i],
  ])('the built-in insights address a business in %s (%s)', (industry, business_type, pattern) => {
    expect(messages(buildLocalInsights(content({ ...business, industry, business_type }))).join(' ')).toMatch(pattern);
  });

  it('the built-in insights for a veterinary clinic speak of no law about people’s records', () => {
    const clinic = content({ ...business, industry: 'Healthcare', trade: 'veterinary-clinic' });
    expect(messages(buildLocalInsights(clinic)).join(' ')).not.toMatch(/HIPAA/);
  });

  it('the built-in insights for a shop mention neither HIPAA nor production lines', () => {
    expect(messages(buildLocalInsights(content(business))).join(' ')).not.toMatch(/HIPAA|production line/);
  });

  it('the built-in insights are ordered high, medium, low, with the completion of each step', () => {
    const analysis = buildLocalInsights(content({ ...business, risk_factors: { selected: ['Floods'] } }));
    expect(analysis['2']!.completion_score).toBe(50);
    expect(analysis['4']!.insights.map((insight) => insight.priority)).toEqual(['high', 'medium', 'medium']);
  });
});
