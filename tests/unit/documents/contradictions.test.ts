import { describe, expect, it } from 'vitest';
import { createContext, type DocumentInput } from '#functions/documents/document-context.ts';
import { renderBcp } from '#functions/documents/render-bcp.ts';
import type { Bcp } from '#shared/domain/bcp/bcp.ts';
import type { Dismissal } from '#shared/domain/bcp/check/dismissals.ts';
import { bakery, employees, providers } from './fixture.ts';

const input = (bcp: Partial<Bcp>): DocumentInput => ({
  bcp: { ...bakery, ...bcp },
  employees,
  providers,
  template: 'detailed',
  cyber: true,
  generatedAt: '2026-11-20T17:00:00Z',
});
const rendered = (bcp: Partial<Bcp>, part: Partial<DocumentInput> = {}): string => renderBcp({ ...input(bcp), ...part });
const analysis = { ...bakery.ai_analysis!, missing_info: ['No supplier is listed.'] };

describe('the AI analysis in the annex', () => {
  it('an AI analysis older than the last change shows its date and reports nothing as missing', () => {
    const html = rendered({ ai_analysis: { ...analysis, created_at: '2026-11-01T08:00:00Z' } });
    expect(html).toContain('AI analysis as of Nov 1, 2026, before later changes to this plan, not confirmed by a person.');
    expect(html).not.toContain('No supplier is listed.');
    expect(html).toContain(analysis.risks[0]);
  });

  it('an AI analysis of the current BCP is printed whole', () => {
    const html = rendered({ ai_analysis: analysis });
    expect(html).toContain('AI analysis as of Nov 18, 2026, not confirmed by a person');
    expect(html).not.toContain('before later changes');
    expect(html).toContain('No supplier is listed.');
  });
});

describe('a step that goes to an alternate site', () => {
  const step = 'T+4 h: start the first functions at the alternate site.';
  const gap = 'No alternate site is named yet';
  const [mitigation] = bakery.mitigations;
  const [baking] = bakery.critical_functions;
  const withStep: Partial<Bcp> = {
    mitigations: [{ ...mitigation!, incident_response_steps: [step] }],
    critical_functions: [{ ...baking!, recovery_procedures: `Call the team.\n${step}` }],
  };

  it('a step that moves to an alternate site names the gap where the BCP has no other location', () => {
    expect(rendered({ ...withStep, additional_locations: [] }).split(gap)).toHaveLength(3);
  });

  it('a step that moves to an alternate site is printed as written where the BCP has one', () => {
    expect(rendered(withStep)).not.toContain(gap);
  });
});

describe('a step that speaks of suppliers or utilities', () => {
  const [mitigation] = bakery.mitigations;
  const [baking] = bakery.critical_functions;
  const utility = (name: string, phone: string) => ({
    ...providers[0]!,
    id: phone.length,
    name,
    phone,
    emergency_phone: null,
    provider_type: 'Utilities',
  });
  const both = [utility('Puget Gas', '800-555-0150'), utility('City Light and Power', '800-555-0160')];
  const ofRisk = (step: string, known = providers) => {
    const bcp = { mitigations: [{ ...mitigation!, risk_name: 'Vandalism', incident_response_steps: [step] }] };
    const html = rendered(bcp, { providers: known }).replace(/<[^>]*>/g, '');
    const at = html.indexOf(step);
    return html.slice(at, at + step.length + 120);
  };

  it.each([
    ['Call the suppliers of flour and butter.', 'Cascade Flour Mill'],
    ['Call the suppliers about milk from the dairy.', 'Skagit Dairy'],
  ])('a step that speaks of suppliers names those that deliver what it is about: %s', (step, name) => {
    expect(ofRisk(step)).toContain(`Suppliers: ${name}`);
  });

  it('a step that speaks of suppliers names nobody for standing first in the list', () => {
    expect(ofRisk('Call the suppliers and stop what is not needed.')).not.toContain('Suppliers: ');
  });

  it('a step of a function names the suppliers of that function', () => {
    const step = 'Call the suppliers and stop what is not needed.';
    const html = rendered({
      critical_functions: [{ ...baking!, suppliers: ['Skagit Dairy'], dependencies: [], recovery_procedures: step }],
    });
    expect(html.replace(/<[^>]*>/g, '')).toMatch(/stop what is not needed\. \(Suppliers: Skagit Dairy/);
  });

  it.each([
    ['Call the gas company from outside.', 'Puget Gas'],
    ['Ask the power company when it returns.', 'City Light and Power'],
  ])('a step that speaks of a utility names the one of its kind: %s', (step, name) => {
    expect(ofRisk(step, both)).toContain(`Utility: ${name}`);
  });

  it('a step that speaks of any utility names each with what it delivers', () => {
    expect(ofRisk('Call the utility and ask.', both)).toContain(
      'Utility: Puget Gas (800-555-0150) for gas, City Light and Power (800-555-0160) for electricity',
    );
  });

  it.each([
    ['Call the gas company from outside.', utility('City Light and Power', '800-555-0160')],
    ['Call the utility and ask.', utility('National Grid', '800-555-0170')],
  ])('a step that speaks of a utility names none that may deliver something else: %s', (step, known) => {
    expect(ofRisk(step, [known])).not.toContain('Utility: ');
  });
});

describe('a finding that its owner has dismissed', () => {
  const critical = { ...bakery.key_suppliers[0]!, id: 'mill', name: 'Stone mill', criticality: 'critical' as const };
  const bcp: Partial<Bcp> = {
    key_suppliers: [{ ...critical, alternative_suppliers: [] }],
    additional_locations: [{ ...bakery.additional_locations[0]!, name: 'Empty depot' }],
  };
  const error = 'Stone mill is a critical supplier without an alternative.';
  const note = 'No function, system, or mitigation uses the location Empty depot.';
  const found = createContext({ ...input(bcp) }).findings;
  const dismiss = (why: string, part: Partial<Dismissal> = {}): Dismissal => {
    const { id, numbers } = found.find((finding) => finding.why === why)!;
    return { ...{ finding_id: id, numbers, at: '2026-11-01T23:00:00Z', reason: null }, ...part };
  };

  it('an error is printed with the date and the reason it was accepted for', () => {
    const dismissals = [dismiss(error, { reason: 'We keep three weeks of flour' })];
    for (const template of ['standard', 'detailed'] as const)
      expect(rendered(bcp, { dismissals, template }), template).toContain(
        `${error} Accepted by the owner on Nov 1, 2026: We keep three weeks of flour.`,
      );
    expect(rendered(bcp, { dismissals: [dismiss(error)] })).toContain(`${error} Accepted by the owner on Nov 1, 2026.`);
  });

  it('an executive summary asks for no decision that was made, and still counts the error', () => {
    const errors = found.filter(({ severity }) => severity === 'error').map(({ why }) => why);
    const of = (dismissals: Dismissal[]) => rendered(bcp, { dismissals, template: 'executive' });
    expect(of([])).toContain(errors[0]);
    const html = of(errors.map((why) => dismiss(why)));
    expect(html).toContain(`${errors.length} conflicts or gaps in the plan, ${errors.length} accepted by the owner`);
    expect(html).not.toContain(errors[0]);
  });

  it('an executive summary without an error still says how many findings the review lists', () => {
    const calm = {
      ...bcp,
      key_suppliers: [],
      critical_functions: [],
      it_systems: [],
      mitigations: [],
      risk_factors: { ...bakery.risk_factors, selected: [] },
      threat_probability: { ...bakery.threat_probability, selected: [] },
    };
    const { findings } = createContext({ ...input(calm) });
    const html = rendered(calm, { template: 'executive' });
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(findings.length).toBeGreaterThan(1);
    expect(html).toContain(`No conflict. The plan check has ${findings.length} more findings`);
  });

  it('a note is left out while its numbers are the same', () => {
    expect(rendered(bcp)).toContain(note);
    expect(rendered(bcp, { dismissals: [dismiss(note)] })).not.toContain(note);
    expect(rendered(bcp, { dismissals: [dismiss(note, { numbers: [{ name: 'RTO', value: '1 hour' }] })] })).toContain(note);
  });

  it('an error whose numbers have changed is printed without the acceptance', () => {
    const html = rendered(bcp, { dismissals: [dismiss(error, { numbers: [{ name: 'RTO', value: '1 hour' }] })] });
    expect(html).toContain(error);
    expect(html).not.toContain('Accepted by the owner');
  });
});

describe('what functions depend on', () => {
  it('a backup of data is not called an alternative', () => {
    const html = rendered({});
    expect(html).toMatch(/<span class="gap">None named<\/span>\s*Data backup: Vendor, region us-west/);
    expect(html).not.toMatch(/Stands in|>Backup: /);
  });

  it('suppliers that are listed but not linked are not called undefined', () => {
    const [, , counter] = bakery.critical_functions;
    const html = rendered({ critical_functions: [{ ...counter!, dependencies: [] }], it_systems: [] });
    expect(html).toMatch(/<dt>Suppliers<\/dt><dd><span class="gap">None linked yet/);
  });
});

it('the last chapter states the status of the plan as its label', () => {
  expect(rendered({ status: 'draft' })).toContain('Plan status: Draft. Last changed Nov 18, 2026.');
});

describe('risks that nobody has rated', () => {
  it('risks that nobody has rated are not called low on the executive summary', () => {
    const html = rendered({ risk_impact_assessments: { primary_concerns: {}, location_risks: {} } }, { template: 'executive' });
    expect(html).toMatch(/What threatens it most[^<]*, \d+ unrated/);
    expect(html).toContain('Not rated');
    expect(rendered({}, { template: 'executive' })).toMatch(/high risk/);
  });
});
