/** Documents are read where the business is, and their dates are those of its own clock. */
import { describe, expect, it } from 'vitest';
import type { DocumentInput } from '#functions/documents/document-context.ts';
import { renderHtml } from '#functions/documents/html.ts';
import { buildIso27001Document } from '#functions/documents/iso27001.ts';
import { composeDocument } from '#functions/documents/render-bcp.ts';
import type { Bcp } from '#shared/domain/bcp/bcp.ts';
import { TEMPLATE_TYPES } from '#shared/domain/bcp/options.ts';
import { createExercise } from '#shared/domain/exercise-states.ts';
import { bakery, employees, providers } from './fixture.ts';

/** 11:59 p.m. of November 20 in Seattle, already the next day everywhere else in the United States except Alaska and Hawaii. */
const LATE = '2026-11-21T07:59:00Z';
const moveTo = (state: string | null, zip: string | null): Partial<Bcp> => ({
  primary_location: bakery.primary_location && { ...bakery.primary_location, state, zip },
  ...{ state, zip_code: zip },
});
const drill = {
  ...createExercise(
    1,
    {
      ...{ bcp_id: 1, exercise_name: 'Night drill', exercise_type: 'power_outage', scenario_description: 'Dark.' },
      ...{ scheduled_date: LATE, participants: [] },
    },
    'Harbor Bakery',
    new Date(LATE),
  ),
  ...{ status: 'completed' as const, completed_date: LATE },
};

const inputOf = (part: Partial<Bcp>, more: Partial<DocumentInput> = {}): DocumentInput => ({
  bcp: { ...bakery, status: 'completed', created_at: LATE, updated_at: LATE, issued_at: LATE, issue_number: 1, ...part },
  ...{ employees, providers, template: 'standard', cyber: true, generatedAt: LATE },
  exercises: [drill],
  ...more,
});
const datesIn = (text: string): string[] => [...new Set(text.match(/Nov 2[01], 2026/g) ?? [])];

describe('the dates of a document', () => {
  it.each(TEMPLATE_TYPES.flatMap((template) => (['working', 'issue'] as const).map((copy) => [template, copy] as const)))(
    'the %s document, %s copy, has the day of the business',
    (template, copy) => {
      const print = (part: Partial<Bcp>) => datesIn(renderHtml(composeDocument(inputOf(part, { template, copy }))));
      expect(print(moveTo('WA', '98101'))).toEqual(['Nov 20, 2026']);
      expect(print(moveTo('NY', '10001'))).toEqual(['Nov 21, 2026']);
    },
  );

  it('a business without a place has the day of the middle of the country', () => {
    const print = (generatedAt: string) =>
      renderHtml(composeDocument(inputOf(moveTo(null, null), { template: 'quick', generatedAt })));
    expect(print('2026-11-21T05:59:00Z')).toContain('Nov 20, 2026');
    expect(print('2026-11-21T06:00:00Z')).toContain('Nov 21, 2026');
  });

  it('the ISO 27001 document has the day of the business', () => {
    const print = (part: Partial<Bcp>) => datesIn(JSON.stringify(buildIso27001Document(inputOf(part)).sections));
    expect(print(moveTo('WA', '98101'))).toEqual(['Nov 20, 2026']);
    expect(print(moveTo('NY', '10001'))).toEqual(['Nov 21, 2026']);
  });
});
