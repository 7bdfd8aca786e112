import { describe, expect, it } from 'vitest';
import type { BcpContent } from '#shared/domain/bcp/bcp.ts';
import {
  formCompletion,
  passesMitigationCheck,
  reviewPercent,
  stepCompletion,
  summarySections,
} from '#shared/domain/bcp/completion.ts';
import {
  autoSaveDelay,
  canAnalyze,
  canLeaveStep,
  canSave,
  firstBlockedStep,
  listMissing,
  stepAlerts,
  validateBusiness,
  WIZARD_STEPS,
  type WizardContent,
} from '#shared/domain/bcp/wizard.ts';
import { business, content, functionNamed, location, mitigationOf, primary, supplierNamed, systemNamed } from './entries.ts';

const acme = content(business);
const withBusiness = (part: Partial<WizardContent>): WizardContent => ({ ...acme, ...part });
const risksOf = (concerns: string[], threats: string[]): Partial<BcpContent> => ({
  risk_factors: { selected: concerns },
  threat_probability: { selected: threats },
});

describe('steps of the wizard', () => {
  it('the wizard has six steps, in this order', () => {
    expect(WIZARD_STEPS.map((step) => step.title)).toEqual([
      'Business Info',
      'Risk Assessment',
      'Business Impact',
      'Operations',
      'Mitigations',
      'Review',
    ]);
  });
});

describe('validation of step 1', () => {
  it.each<[string, Partial<WizardContent>, string, string | undefined]>([
    ['no name', { business_name: '' }, 'business_name', 'Business name is required'],
    ['a name of spaces', { business_name: '   ' }, 'business_name', 'Business name is required'],
    ['one letter', { business_name: ' A ' }, 'business_name', 'Business name must be at least 2 characters'],
    ['two letters', { business_name: '  AB  ' }, 'business_name', undefined],
    ['no type', { business_type: '' }, 'business_type', 'Business type is required'],
    ['no industry', { industry: '' }, 'industry', 'Industry is required'],
    ['no employee count', { employee_count: null }, 'employee_count', 'Employee count is required'],
    ['0 employees', { employee_count: 0 }, 'employee_count', 'Employee count is required'],
    ['a negative number', { employee_count: -1 }, 'employee_count', 'Employee count is required'],
    ['half an employee', { employee_count: 1.5 }, 'employee_count', 'Enter a whole number of employees, such as 14'],
    ['10000 employees', { employee_count: 10_000 }, 'employee_count', undefined],
    ['10001 employees', { employee_count: 10_001 }, 'employee_count', 'Employee count seems too high'],
    ['no revenue', { annual_revenue: null }, 'annual_revenue', 'Annual revenue is required'],
    ['any revenue text', { annual_revenue: 'unknown' }, 'annual_revenue', undefined],
    ['no address', { primary_location: null }, 'primary_location.address', 'Primary address is required'],
    ['no city', { primary_location: null }, 'primary_location.city', 'Primary city is required'],
    ['no state', { primary_location: null }, 'primary_location.state', 'Primary state is required'],
    ['no ZIP', { primary_location: null }, 'primary_location.zip', 'Primary zip code is required'],
  ])('step 1 is validated with %s', (_, part, field, message) => {
    expect(validateBusiness(withBusiness(part))[field]).toBe(message);
  });

  it('an additional location with an address requires city, state and ZIP', () => {
    const errors = validateBusiness(
      withBusiness({ additional_locations: [location({ name: 'Depot', phone: '1' }), location({ address: '2 Side St' })] }),
    );
    expect(errors).toEqual({
      'additional_locations.1.city': 'City is required for additional locations',
      'additional_locations.1.state': 'State is required for additional locations',
      'additional_locations.1.zip': 'Zip code is required for additional locations',
    });
  });
});

describe('automatic saving', () => {
  it.each<[string, Partial<WizardContent>, boolean]>([
    ['all four fields', { annual_revenue: null, primary_location: null }, true],
    ['a one-letter name', { business_name: 'A' }, true],
    ['no name', { business_name: ' ' }, false],
    ['no type', { business_type: '' }, false],
    ['no industry', { industry: '' }, false],
    ['no employees', { employee_count: null }, false],
    ['too many employees', { employee_count: 10_001 }, false],
  ])('automatic saving with %s runs: see table', (_, part, runs) => {
    expect(canSave(withBusiness(part))).toBe(runs);
  });

  it('automatic saving waits 1500 ms for a new BCP, and as long as the step says for a stored one', () => {
    expect(WIZARD_STEPS.map((step) => autoSaveDelay(step.number, true))).toEqual([1000, 1500, 2000, 2000, 2000, 1500]);
    expect(WIZARD_STEPS.map((step) => autoSaveDelay(step.number, false))).toEqual([1500, 1500, 1500, 1500, 1500, 1500]);
  });
});

describe('gates of the steps', () => {
  const rated = { primary_concerns: { Floods: { financial_impact: 'minor' as const } }, location_risks: {} };
  it.each<[string, 1 | 2 | 3 | 4 | 5 | 6, Partial<WizardContent>, boolean, boolean]>([
    ['step 1 complete', 1, {}, true, true],
    ['step 1 without revenue', 1, { annual_revenue: ' ' }, true, false],
    ['one concern and one location risk', 2, risksOf(['Floods'], ['Hurricanes']), true, true],
    ['no location risk', 2, risksOf(['Floods'], []), true, false],
    ['no concern', 2, risksOf([], ['Hurricanes']), true, false],
    ['only a hidden cyber concern', 2, risksOf(['Cyber Attacks'], ['Hurricanes']), false, false],
    ['nothing in step 3', 3, {}, true, false],
    ['a downtime', 3, { max_downtime: '1-3 days' }, true, true],
    ['a priority', 3, { recovery_priority: 'high' }, true, true],
    ['an RPO', 3, { rpo: 'none' }, true, true],
    ['a severity', 3, { legal_regulatory_impact_severity: 'minor' }, true, true],
    ['a rated risk', 3, { ...risksOf(['Floods'], []), risk_impact_assessments: rated }, true, true],
    ['a rating of an unticked risk', 3, { risk_impact_assessments: rated }, true, false],
    ['no function', 4, {}, true, false],
    ['one function and nothing else', 4, { critical_functions: [functionNamed('Baking')] }, true, true],
    ['no mitigation', 5, {}, true, true],
    ['step 6', 6, {}, true, true],
  ])('the step gate: %s', (_, step, part, cyber, opens) => {
    expect(canLeaveStep(step, withBusiness(part), cyber)).toBe(opens);
  });

  it('the step gates stop a jump at the first step that fails, and never block a step back', () => {
    const bcp = withBusiness(risksOf(['Floods'], ['Hurricanes']));
    expect(firstBlockedStep(1, 2, bcp)).toBeNull();
    expect(firstBlockedStep(1, 6, bcp)).toBe(3);
    expect(firstBlockedStep(4, 6, bcp)).toBe(4);
    expect(firstBlockedStep(6, 1, content())).toBeNull();
  });

  it('a closed step gate says what is missing', () => {
    expect(stepAlerts[2]).toBe('Please select at least one risk factor before proceeding.');
    expect(stepAlerts[4]).toBe('Please add at least one critical function before proceeding.');
    expect(listMissing(2, withBusiness(risksOf(['Floods'], [])))).toEqual(['One location risk']);
  });
});

describe('precondition of the AI analysis and business part of the summary panel', () => {
  const place = business.primary_location;
  it.each<[string, Partial<WizardContent>, boolean]>([
    ['three letters and no city', { business_name: 'ABC', primary_location: primary({ ...place, city: null }) }, true],
    ['two letters', { business_name: 'AB' }, false],
    ['no location name', { primary_location: primary({ ...place, name: null }) }, false],
    ['no address', { primary_location: primary({ ...place, address: ' ' }) }, false],
    ['no state', { primary_location: primary({ ...place, state: null }) }, false],
    ['no ZIP', { primary_location: primary({ ...place, zip: null }) }, false],
    ['no employees', { employee_count: null }, false],
  ])('the precondition of the AI analysis with %s', (_, part, holds) => {
    expect(canAnalyze(withBusiness(part))).toBe(holds);
    expect(summarySections(withBusiness(part), true).business).toBe(holds);
  });
});

describe('summary panel', () => {
  it('the summary panel counts operations as complete with one function, and resilience only with a system and a supplier', () => {
    const bcp = withBusiness({ critical_functions: [functionNamed('Baking')], it_systems: [systemNamed('POS')] });
    expect(summarySections(bcp, true)).toEqual({ business: true, risks: false, operations: true, resilience: false });
    expect(summarySections({ ...bcp, key_suppliers: [supplierNamed('Mill')] }, true).resilience).toBe(true);
  });
});

describe('completion of a step', () => {
  const four = content({ business_name: 'A', business_type: 'LLC', industry: 'Retail' });
  const noContact = withBusiness({ primary_location: primary({ ...business.primary_location, contact: null, phone: null }) });
  const threeRisks = risksOf(['A', 'B', 'C', 'D'], ['E', 'F', 'G']);
  const mitigations = (count: number) => Array.from({ length: count }, (_, at) => mitigationOf('A', `plan ${at}`));
  it.each<[1 | 2 | 3 | 4 | 5, string, WizardContent, number]>([
    [1, 'name, type and industry', four, 50],
    [1, 'everything but contact and phone', noContact, 90],
    [1, 'nothing', content(), 0],
    [2, 'concerns only', content(risksOf(['A'], [])), 50],
    [2, 'both lists', content(risksOf(['A'], ['B'])), 100],
    [3, 'a downtime', content({ max_downtime: '1-3 days' }), 50],
    [4, 'one function', content({ critical_functions: [functionNamed('A')] }), 100],
    [5, '4 of 3.5 needed mitigations', content({ ...threeRisks, mitigations: mitigations(4) }), 100],
    [5, '3 of 3.5 needed mitigations', content({ ...threeRisks, mitigations: mitigations(3) }), 86],
    [5, 'mitigations without risks', content({ mitigations: mitigations(3) }), 0],
  ])('the completion of step %i with %s', (step, _, bcp, percent) => {
    expect(stepCompletion(step, bcp)).toBe(percent);
  });

  it.each([
    [7, 4, true],
    [7, 3, false],
    [4, 2, true],
    [4, 1, false],
    [0, 1, false],
  ])('the mitigation check with %i risks and %i mitigations passes: %s', (risks, count, passes) => {
    const names = Array.from({ length: risks }, (_, at) => `Risk ${at}`);
    expect(passesMitigationCheck(content({ risk_factors: { selected: names }, mitigations: mitigations(count) }), true)).toBe(
      passes,
    );
  });

  it('the overall completion is the mean of steps 1 to 5', () => {
    expect(formCompletion(content())).toBe(0);
    expect(formCompletion(four)).toBe(10);
  });
});

describe('review percentage', () => {
  it.each([
    [0, 100],
    [3, 70],
    [10, 0],
    [12, 0],
  ])('the review percentage with %i missing items is %i', (count, percent) => {
    expect(reviewPercent(Array(count).fill('x'))).toBe(percent);
  });
});
