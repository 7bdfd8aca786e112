import { expect, it } from 'vitest';
import type { DocumentInput } from '#functions/documents/document-context.ts';
import { composeDocument } from '#functions/documents/render-bcp.ts';
import { createFirstDraft } from '#tests/support/first-draft.ts';

it('risks with one answer share its row: no measure says only where another one stands', async () => {
  const bcp = await createFirstDraft({
    ...{ business_name: 'Lakeside', business_type: 'Nonprofit', industry: 'Nonprofit', trade: 'homeless-shelter' },
    ...{ employee_count: 30, city: 'Cleveland', state: 'OH', zip_code: '44114' },
  });
  expect(bcp.mitigations.some(({ mitigation_strategy }) => mitigation_strategy.startsWith('See “'))).toBe(true);
  const input: DocumentInput = {
    ...{ bcp, employees: [], providers: [], template: 'standard', cyber: true, generatedAt: '2026-11-20T17:00:00Z' },
  };
  const { chapters } = composeDocument(input);
  const tables = chapters.flatMap(({ blocks }) => blocks).filter((block) => block.kind === 'table');
  const printed = JSON.stringify(tables.find(({ title }) => JSON.stringify(title).includes('Mitigations')));
  expect(printed).not.toContain('See “');
  expect(printed).toMatch(/Winter Storms, Ice Storms|Ice Storms, Winter Storms/);
});
