/** The documents on paper, as Chromium prints them from their own style sheets. */
import type { Page } from '@playwright/test';
import type { DocumentInput } from '#functions/documents/document-context.ts';
import { renderBcp } from '#functions/documents/render-bcp.ts';
import { emptyContent } from '#shared/domain/bcp/empty-content.ts';
import { noScores } from '#shared/domain/bcp/score.ts';
import { createLargeInput } from '#tests/support/large-input.ts';
import { expect, test } from './browser-test.ts';

const large = createLargeInput();
const word = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaft';
const inputs: Record<string, DocumentInput> = {
  'a hundred entries in every list': large,
  'words that are wider than their place': {
    ...large,
    bcp: {
      ...large.bcp,
      business_name: `Hundredfold ${word}`,
      critical_functions: large.bcp.critical_functions.map((entry) => ({ ...entry, name: `${word}${entry.name}`, owner: word })),
      it_systems: large.bcp.it_systems.map((entry) => ({ ...entry, name: `${word}${entry.name}` })),
    },
  },
  'next to nothing': {
    ...large,
    bcp: { ...large.bcp, ...emptyContent, status: 'draft', scores: noScores, ai_analysis: null, versions: {} },
    employees: [],
    providers: [],
  },
};

const printed = async (page: Page, input: DocumentInput): Promise<number> => {
  await page.setContent(renderBcp(input));
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
};

for (const [holds, input] of Object.entries(inputs))
  test(`the cards of a BCP with ${holds} print on two pages, or one with nothing to draw`, async ({ page }) => {
    expect(await printed(page, { ...input, template: 'executive' })).toBe(holds === 'next to nothing' ? 1 : 2);
    expect(await printed(page, { ...input, template: 'quick' })).toBe(2);
  });

test('a document opened in dark mode prints on white paper', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.setContent(renderBcp({ ...large, template: 'executive' }));
  for (const part of ['html', 'body']) await expect(page.locator(part)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('h1')).toHaveCSS('color', 'rgb(23, 33, 31)');
});
