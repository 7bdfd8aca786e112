/** Scripts in every text of a plan: what a browser makes of the documents they are printed in. */
import type { Frame, Page } from '@playwright/test';
import { TEMPLATE_TYPES } from '#shared/domain/bcp/options.ts';
import { hostilePlan } from '#tests/support/hostile-plan.ts';
import { scriptPayloads } from '#tests/support/script-payloads.ts';
import { expect, test } from './browser-test.ts';
import { planner } from './plans.ts';

/** Each text carries one payload after another; so many neighbouring plans bring all of them into the page. */
const plan = hostilePlan(0, 'detailed');
const { id: _, status: __, template_type: ___, scores, versions, ai_analysis, created_at, updated_at, ...parts } = plan.bcp;

/** Everything a script could do: speak, ask the network, open something. */
const watch = (page: Page): string[] => {
  const done: string[] = [];
  page.on('dialog', (dialog) => {
    done.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (/evil|passwd|\/x$/.test(request.url())) done.push(`request ${request.url()}`);
  });
  page.on('popup', () => done.push('popup'));
  return done;
};

const active = (frame: Frame | Page): Promise<number> =>
  frame
    .locator(
      'script[src*="evil"], img, iframe[srcdoc*="alert"], object, embed, link[href*="evil"], form[action*="evil"], [onerror], [onload], [onfocus], [ontoggle]',
    )
    .count();

test('a hundred scripts stay text in every template and in the ISO 27001 document', async ({ openAs }) => {
  test.setTimeout(120_000);
  const person = await planner('premium');
  const { id } = await person.client.bcp.create({
    body: { ...parts, business_name: `Harbor ${scriptPayloads[0]}`.slice(0, 200) },
  });
  for (const body of plan.employees)
    await person.client.people.createEmployee({ params: { id }, body: { ...body, email: null } });
  for (const body of plan.providers)
    await person.client.people.createProvider({ params: { id }, body: { ...body, email: null } });
  const page = await openAs(person);
  const done = watch(page);
  await page.goto(`/bcp/${id}?preview=1`);
  for (const template of TEMPLATE_TYPES) {
    await page.getByRole('combobox', { name: 'Template' }).selectOption(template);
    const paper = page.frameLocator('iframe');
    await expect(paper.locator('main')).toContainText('<script>', { timeout: 20_000 });
    await expect(paper.locator(`main.${template === 'standard' || template === 'detailed' ? 'full' : 'card'}`)).toBeVisible();
    expect(await active(page.frames().at(-1)!)).toBe(0);
  }
  // The file as it is downloaded, opened by itself: nothing but its own policy stands before a script.
  const html = await (
    await fetch(`${new URL(page.url()).origin}/v1/bcp/${id}/preview`, {
      headers: { authorization: `Bearer ${person.accessToken}` },
    })
  ).text();
  const alone = await page.context().newPage();
  const doneAlone = watch(alone);
  await alone.setContent(html);
  expect(await active(alone)).toBe(0);
  await page.goto('/dashboard');
  await page
    .getByRole('table')
    .getByText(/^ISO 27001/)
    .first()
    .click();
  const sheet = page.getByRole('dialog').getByRole('article');
  await expect(sheet).toContainText('<script>', { timeout: 20_000 });
  expect(await sheet.locator('script, img, iframe, object, embed, [onerror]').count()).toBe(0);
  await page.waitForTimeout(500);
  expect([...done, ...doneAlone]).toEqual([]);
});
