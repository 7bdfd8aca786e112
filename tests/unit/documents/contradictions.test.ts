import { describe, expect, it } from 'vitest';
import type { DocumentInput } from '#functions/documents/document-context.ts';
import { renderBcp } from '#functions/documents/render-bcp.ts';
import type { Bcp } from '#shared/domain/bcp/bcp.ts';
import { bakery, employees, providers } from './fixture.ts';

const rendered = (bcp: Partial<Bcp>, part: Partial<DocumentInput> = {}): string =>
  renderBcp({
    bcp: { ...bakery, ...bcp },
    employees,
    providers,
    template: 'detailed',
    cyber: true,
    generatedAt: '2026-11-20T17:00:00Z',
    ...part,
  });
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
