/** How much a small firm has to read. */
import { describe, expect, it } from 'vitest';
import type { DocumentInput } from '#functions/documents/document-context.ts';
import { composeDocument } from '#functions/documents/render-bcp.ts';
import { renderPdf } from '#functions/documents/render-pdf.ts';
import type { Bcp } from '#shared/domain/bcp/bcp.ts';
import { createFirstDraft } from '#tests/support/first-draft.ts';
import { createLargeInput } from '#tests/support/large-input.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { employees, providers } from './fixture.ts';

const PAGES_MAX = 20;
const SMALLEST_TYPE = 9;
const MITIGATIONS = 12;

const team = employees.slice(0, 4);

/** Four people who sell clothes online from one address: suggestions applied, dangers rated, a dozen measures kept. */
const createWebShop = async (): Promise<Bcp> => {
  const draft = await createFirstDraft(
    {
      ...{ business_name: 'Brooklyn Threads', business_type: 'LLC', industry: 'Retail', trade: 'online-store' },
      ...{ activity: 'Online clothing store', employee_count: 4, annual_revenue: '$380,000', open_hours_per_week: 60 },
      ...{ city: 'Brooklyn', state: 'NY', zip_code: '11215' },
    },
    team,
  );
  const mitigations = draft.mitigations.slice(0, MITIGATIONS);
  const treated = (names: string[]) => names.filter((name) => mitigations.some(({ risk_name }) => risk_name === name));
  const rated = (names: string[]) =>
    Object.fromEntries(
      treated(names).map((name) => [name, { financial_impact: 'major' as const, operational_impact: 'moderate' as const }]),
    );
  return {
    ...draft,
    primary_location: {
      ...{ name: 'Studio', contact: 'Dana Ortiz', address: '412 5th Avenue', city: 'Brooklyn', state: 'NY', zip: '11215' },
      ...{ phone: '718-555-0100', email: null },
    },
    mitigations,
    risk_factors: { selected: treated(draft.risk_factors.selected) },
    threat_probability: { selected: treated(draft.threat_probability.selected) },
    risk_impact_assessments: {
      primary_concerns: rated(draft.risk_factors.selected),
      location_risks: rated(draft.threat_probability.selected),
    },
    meeting_place: 'Corner of 5th Avenue and 8th Street',
    second_meeting_place: 'Washington Park, north gate',
    spending_authority: 'Dana Ortiz up to $5,000',
  };
};

const inputOf = (bcp: Bcp): DocumentInput => ({
  bcp,
  employees: team,
  providers,
  template: 'standard',
  cyber: true,
  generatedAt: '2026-11-20T17:00:00Z',
});

describe('the standard document of a shop of four people', () => {
  it(`the standard document of a shop of four people with ${MITIGATIONS} mitigations has at most ${PAGES_MAX} pages`, async () => {
    const bcp = await createWebShop();
    expect(bcp.mitigations).toHaveLength(MITIGATIONS);
    const { pages } = readPdf(await renderPdf(composeDocument(inputOf(bcp))));
    expect(pages.length).toBeLessThanOrEqual(PAGES_MAX);
  });

  it(`the standard document of a shop of four people has no type smaller than ${SMALLEST_TYPE} points`, async () => {
    const { pages } = readPdf(await renderPdf(composeDocument(inputOf(await createWebShop()))));
    expect(Math.min(...pages.flatMap(({ texts }) => texts.map(({ size }) => size)))).toBeGreaterThanOrEqual(SMALLEST_TYPE);
  });

  it('the standard document of a shop of four people prints each mitigation and each of its steps once', async () => {
    const bcp = await createWebShop();
    const { chapters } = composeDocument(inputOf(bcp));
    const printed = JSON.stringify(chapters);
    const texts = bcp.mitigations.flatMap((mitigation) => [
      mitigation.mitigation_strategy,
      ...mitigation.incident_response_steps,
    ]);
    const repeated = texts.filter((text) => printed.split(JSON.stringify(text).slice(1, -1)).length !== 2);
    expect(repeated).toEqual([]);
  });
});

describe('the quick reference card', () => {
  it.each([
    ['of a shop of four people', async () => inputOf(await createWebShop())],
    ['of a BCP with a hundred entries in every list', async () => createLargeInput()],
  ])(`the quick reference card %s has two pages, and no type smaller than ${SMALLEST_TYPE} points`, async (_, create) => {
    const { pages } = readPdf(await renderPdf(composeDocument({ ...(await create()), template: 'quick' })));
    expect(pages).toHaveLength(2);
    expect(Math.min(...pages.flatMap(({ texts }) => texts.map(({ size }) => size)))).toBeGreaterThanOrEqual(SMALLEST_TYPE);
  });
});
