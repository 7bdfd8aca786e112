/** Scripts in every text of a BCP: what a browser makes of the documents they are printed in. */
import type { BrowserContext, Page } from '@playwright/test';
import { buildIso27001Document } from '#functions/documents/iso27001.ts';
import { renderBcp } from '#functions/documents/render-bcp.ts';
import { TEMPLATE_TYPES, type TemplateType } from '#shared/domain/bcp/options.ts';
import { createHostileInput } from '#tests/support/hostile-input.ts';
import { scriptPayloads } from '#tests/support/script-payloads.ts';
import { planner } from './bcps.ts';
import { expect, test } from './browser-test.ts';

const { bcp, employees, providers } = createHostileInput(0, 'detailed');
const { id: _, status: __, template_type: ___, scores, versions, ai_analysis, created_at, updated_at, ...parts } = bcp;

/** Everything a script could do: speak, open something, ask the network for what is not `allowed`. */
const watch = (page: Page, allowed: RegExp): string[] => {
  const done: string[] = [];
  page.on('dialog', (dialog) => {
    done.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (!allowed.test(request.url())) done.push(`request ${request.url()}`);
  });
  page.on('popup', () => done.push('popup'));
  return done;
};

/** Elements and attributes that no document has, and style sheets beside its own; counted in the page, in one go. */
const COUNT = `(doc) => [...doc.querySelectorAll('*')].filter((one) =>
  !(one.matches('figure > svg') && !one.querySelector(':not(path, rect, text)')) && /^(script|img|image|iframe|object|embed|link|base|form|input|button|svg|math|video|audio|source|textarea|details)$/i.test(one.localName) ||
  [...one.attributes].some(({ name, value }) => /^on|^srcdoc$/.test(name) || /^\\s*javascript:/i.test(value))
).length + doc.querySelectorAll('style').length - 1`;
const activeIn = (page: Page): Promise<number> => page.evaluate<number>(`(${COUNT})(document)`);
const activeInFrames = (page: Page): Promise<number[]> =>
  page.evaluate<number[]>(`[...document.querySelectorAll('iframe')].map((one) => (${COUNT})(one.contentDocument))`);

test('scripts in every text of a BCP stay text in the screens and in the saved file', async ({ openAs }, testInfo) => {
  test.setTimeout(120_000);
  const person = await planner('premium');
  const { id } = await person.client.bcp.create({ body: parts });
  // An address that is none is refused; every other text is taken as it is.
  for (const body of employees) await person.client.people.createEmployee({ params: { id }, body: { ...body, email: null } });
  for (const body of providers) await person.client.people.createProvider({ params: { id }, body: { ...body, email: null } });
  const page = await openAs(person);
  const done = watch(page, new RegExp(`^(${new URL(process.env.KEELHOUSE_ORIGIN!).origin}/|data:|blob:|about:)`));
  await page.goto(`/bcp/${id}?preview=1`);
  for (const template of TEMPLATE_TYPES) {
    await page.getByRole('combobox', { name: 'Template' }).selectOption(template);
    const paper = page.frameLocator('iframe').locator(`main.${/standard|detailed/.test(template) ? 'full' : 'card'}`);
    await expect(paper).toContainText('alert', { timeout: 20_000 });
    expect(await page.locator('iframe').getAttribute('sandbox')).not.toContain('allow-scripts');
  }
  await page.goto('/dashboard');
  await page
    .getByRole('table')
    .getByText(/^ISO 27001/)
    .first()
    .click();
  const sheet = page.getByRole('dialog').getByRole('article');
  await expect(sheet).toContainText('alert', { timeout: 20_000 });
  expect(await sheet.locator('script, img, iframe, object, embed, [onerror]').count()).toBe(0);
  const saved = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Download' }).click();
  const file = await page.context().newPage();
  const doneInFile = watch(file, /^file:/);
  const path = testInfo.outputPath('saved.html');
  await (await saved).saveAs(path);
  await file.goto(`file://${path}`);
  await expect(file.locator('h2')).toBeVisible();
  expect(await activeIn(file)).toBe(0);
  await page.waitForTimeout(500);
  expect([...done, ...doneInFile]).toEqual([]);
});

/** A page of a site of its own, where scripts may run and requests may go out; each of them is reported. */
const openSite = async (context: BrowserContext, html: () => string): Promise<{ page: Page; done: string[] }> => {
  const page = await context.newPage();
  await page.route('**/*', (route) =>
    route.request().url() === 'http://site.example/'
      ? route.fulfill({ contentType: 'text/html', body: html() })
      : route.fulfill({ status: 404, body: '' }),
  );
  return { page, done: watch(page, /^http:\/\/site\.example\/$|^about:/) };
};

const quoted = (html: string): string => html.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
/** Without its own policy and without a sandbox, only escaping protects a document from its scripts. */
const bare = (html: string): string => html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
const site = (documents: readonly string[]): string =>
  `<!doctype html><body>${documents.map((html) => `<iframe srcdoc="${quoted(html)}"></iframe>`).join('')}</body>`;

const SHIFTS = 10;
/** The detailed document has every chapter of the standard one, so one of ten is enough to see that one. */
const countOf = (template: TemplateType): number => (template === 'standard' ? 1 : SHIFTS);

test('a hundred scripts in every text stay text in every template, without a content security policy', async ({ context }) => {
  test.setTimeout(240_000);
  let from = 0;
  const { page, done } = await openSite(context, () =>
    site(
      TEMPLATE_TYPES.flatMap((template) =>
        Array.from({ length: countOf(template) }, (_, at) => bare(renderBcp(createHostileInput(from + at, template)))),
      ),
    ),
  );
  for (; from < scriptPayloads.length; from += SHIFTS) {
    await page.goto('http://site.example/', { waitUntil: 'load' });
    expect(await activeInFrames(page)).toEqual(
      TEMPLATE_TYPES.flatMap((template) => Array.from({ length: countOf(template) }, () => 0)),
    );
  }
  await page.waitForTimeout(500);
  expect(done).toEqual([]);
});

test('the same scripts run when a document does not escape them', async ({ context, expectProblem }) => {
  expectProblem(/./);
  const html = bare(renderBcp(createHostileInput(0, 'executive')))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');
  const { page, done } = await openSite(context, () => site([html]));
  await page.goto('http://site.example/', { waitUntil: 'load' });
  await expect
    .poll(() => done.some((what) => what.startsWith('dialog')) || done.some((what) => what.startsWith('request')))
    .toBe(true);
});

test('a hundred scripts in every text stay text in the ISO 27001 document', async ({ openAs }) => {
  test.setTimeout(120_000);
  const person = await planner('premium');
  const { id } = await person.client.bcp.create({ body: { ...parts, business_name: 'Harbor Bakery' } });
  const page = await openAs(person);
  const done = watch(page, new RegExp(`^(${new URL(process.env.KEELHOUSE_ORIGIN!).origin}/|data:|blob:|about:)`));
  const made = Array.from({ length: scriptPayloads.length }, (_, shift) =>
    buildIso27001Document(createHostileInput(shift, 'standard')),
  );
  const all = made.flatMap(({ sections }, shift) =>
    sections.map((section) => ({ ...section, title: `${shift}. ${section.title}` })),
  );
  await page.route(`**/v1/bcp/${id}/iso27001`, (route) => route.fulfill({ json: { ...made[0], sections: all } }));
  await page.goto('/dashboard');
  await page
    .getByRole('table')
    .getByText(/^ISO 27001/)
    .first()
    .click();
  const sheet = page.getByRole('dialog').getByRole('article');
  await expect(sheet.getByRole('heading', { level: 3 })).toHaveCount(all.length, { timeout: 30_000 });
  expect(await sheet.locator('script, img, iframe, object, embed, svg, [onerror], [onload]').count()).toBe(0);
  await page.waitForTimeout(500);
  expect(done).toEqual([]);
});
