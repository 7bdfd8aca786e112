/**
 * How long the wizard takes to answer a key while step 4 holds 200 rows in every list: the production build in Chromium at
 * a quarter of this machine's speed, every call answered here. The figure is the worst interaction, as INP counts it.
 */
import { chromium, type Page, type Route } from '@playwright/test';
import { newBcp } from '#functions/data/new-bcp.ts';
import { type Bcp, CriticalFunction, ItSystem, KeySupplier, Mitigation } from '#shared/domain/bcp/bcp.ts';
import { emptyContent } from '#shared/domain/bcp/empty-content.ts';
import { SECTIONS } from '#shared/domain/bcp/sections.ts';
import { LIST_MAX } from '#shared/domain/bcp/text.ts';
import { chromiumPath } from '#tests/support/chromium.mjs';
import { serve } from './lighthouse.ts';

const SLOWER = 4;
const WORDS = 'Bread for the whole town, every morning';

const rows = <T>(make: (at: number) => T): T[] => Array.from({ length: LIST_MAX }, (_, at) => make(at));
const times = { max_downtime: '1-3 days', rto: '1-4 hours', rpo: '0-1 hour' };

const largePlan = (): Bcp => {
  const roles = { responsible_role: 'Manager', responsible_team: 'Office', owner: 'Bo' };
  const content = {
    ...emptyContent,
    business_name: 'Harbor Bakery',
    business_type: 'LLC',
    industry: 'Retail',
    employee_count: 12,
    annual_revenue: '$1.2M',
    primary_location: {
      name: 'Shop',
      address: '1 Pier Street',
      city: 'Seattle',
      state: 'WA',
      zip: '98101',
      contact: null,
      phone: null,
      email: null,
    },
    risk_factors: { selected: ['Key Personnel Loss'] },
    threat_probability: { selected: ['Floods'] },
    max_downtime: '1-3 days',
    critical_functions: rows((at) =>
      CriticalFunction.parse({ id: `f${at}`, name: `Function ${at}`, ...times, ...roles, dependencies: [`System ${at}`] }),
    ),
    key_suppliers: rows((at) => KeySupplier.parse({ id: `p${at}`, name: `Supplier ${at}` })),
    it_systems: rows((at) => ItSystem.parse({ id: `s${at}`, name: `System ${at}`, ...times })),
    mitigations: rows((at) => Mitigation.parse({ id: `m${at}`, risk_name: 'Floods', mitigation_strategy: `Pump ${at}` })),
  };
  return newBcp({ id: 1, content, written: SECTIONS, status: 'draft' }, new Date());
};

const me = {
  id: 1,
  email: 'dana@example.com',
  full_name: 'Dana',
  role: 'admin',
  is_superuser: false,
  is_active: true,
  is_verified: true,
  is_iso_auditor: false,
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
  last_login: null,
  subscription: null,
};

const answers = (plan: Bcp): [RegExp, unknown][] => [
  [/users\/me$/, me],
  [
    /user-preferences$/,
    {
      bcp_purpose: 'internal',
      flash_rtc_interest: false,
      cyber_assessment_interest: true,
      lms_interest: false,
      tabletop_exercise_interest: false,
    },
  ],
  [/bcp\/1$/, plan],
  [/analyze-form$/, { step_insights: {}, source: 'knowledge' }],
];
const reply = (route: Route, plan: Bcp) => {
  const { pathname } = new URL(route.request().url());
  const found = answers(plan).find(([path]) => path.test(pathname));
  return route.fulfill({ json: found ? found[1] : [] });
};

/** Every interaction from here on, with the time from the key to the next picture. */
const WATCH = `window.interactions = [];
new PerformanceObserver((list) => {
  for (const { interactionId, duration } of list.getEntries()) if (interactionId) window.interactions.push(duration);
}).observe({ type: 'event', durationThreshold: 16 });`;
const worst = (page: Page): Promise<number> => page.evaluate('Math.max(0, ...window.interactions)');

/** The slowest key of a sentence typed into the form of a function, in milliseconds. */
export const measureTyping = async (): Promise<number> => {
  const site = await serve();
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const token = { token: 'a', refreshToken: 'b', tokenExpiration: String(Date.now() + 900_000) };
    const localStorage = Object.entries(token).map(([name, value]) => ({ name, value }));
    const context = await browser.newContext({ storageState: { cookies: [], origins: [{ origin: site.origin, localStorage }] } });
    const page = await context.newPage();
    const plan = largePlan();
    await page.route('**/v1/**', (route) => reply(route, plan));
    await page.goto(`${site.origin}/bcp/1?step=4`);
    await page.getByRole('button', { name: `Edit Function ${LIST_MAX / 2}`, exact: true }).click();
    const field = page.getByRole('dialog').getByLabel(/^Description/);
    await field.focus();
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.evaluate(WATCH);
    await field.pressSequentially(WORDS, { delay: 50 });
    await page.waitForTimeout(500);
    return await worst(page);
  } finally {
    await browser.close();
    site.close();
  }
};
