/**
 * What a key costs in the wizard while the BCP holds 200 rows in every list: the production build in Chromium, every call
 * answered here. Counted is the main thread's own time up to the next picture, times four for a machine of a quarter of
 * this one's speed. The clock on the wall would measure this machine's other work, and so would Chromium's own way to
 * slow down, which waits by that clock.
 */
import { type Browser, type CDPSession, chromium, type Locator, type Page, type Route } from '@playwright/test';
import { buildNewBcp } from '#functions/data/bcps.ts';
import { type Bcp, CriticalFunction, ItSystem, KeySupplier, Mitigation } from '#shared/domain/bcp/bcp.ts';
import { emptyContent } from '#shared/domain/bcp/empty-content.ts';
import { SECTIONS } from '#shared/domain/bcp/sections.ts';
import { LIST_MAX } from '#shared/domain/bcp/text-limits.ts';
import { chromiumPath } from '#tests/support/chromium.mjs';
import { serve } from './lighthouse.ts';
import { median } from './statistics.ts';

const SLOWER = 4;
const WORDS = 'Bread for the whole town, every morning';
/** Between two keys: long enough for the picture, and the pace of a fast typist. */
const BETWEEN_MS = 120;
/** What an opened page still loads and draws does not belong to the first key. */
const SETTLED_MS = 3000;

const rows = <T>(make: (at: number) => T): T[] => Array.from({ length: LIST_MAX }, (_, at) => make(at));
const times = { max_downtime: '1-3 days', rto: '1-4 hours', rpo: '0-1 hour' };

const createLargeBcp = (): Bcp => {
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
  return buildNewBcp({ id: 1, content, written: SECTIONS, status: 'draft' }, new Date());
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

const answers = (bcp: Bcp): [RegExp, unknown][] => [
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
  [/bcp\/1$/, bcp],
  [/places\/98101$/, { zip: '98101', city: 'Seattle', state: 'WA', hazards: [], not_material: [] }],
  [/analyze-form$/, { step_insights: {}, source: 'knowledge' }],
];
const reply = (route: Route, bcp: Bcp) => {
  const { pathname } = new URL(route.request().url());
  if (route.request().method() === 'PUT') {
    const { id, status, updated_at, scores, versions } = bcp;
    return route.fulfill({ json: { ...route.request().postDataJSON(), id, status, updated_at, scores, versions } });
  }
  const found = answers(bcp).find(([path]) => path.test(pathname));
  return route.fulfill({ json: found ? found[1] : [] });
};

/** Where text is typed: into a sheet over the lists, and into a field whose every key changes the BCP. */
const places: { place: string; step: number; field: (page: Page) => Promise<Locator> }[] = [
  {
    place: "a function's form",
    step: 4,
    field: async (page) => {
      await page.getByRole('button', { name: `Edit Function ${LIST_MAX / 2}`, exact: true }).click();
      return page.getByRole('dialog').getByLabel(/^Description/);
    },
  },
  { place: 'a text of step 3', step: 3, field: async (page) => page.getByLabel('Financial impact in your words') },
];

/** Milliseconds that the page's main thread would have worked so far on the slow machine. */
const workedMs = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000 * SLOWER;
};

/** What each key of a sentence costs, up to the picture that shows it. */
const typeWords = async (page: Page, session: CDPSession): Promise<number[]> => {
  const costs: number[] = [];
  for (const letter of WORDS) {
    const before = await workedMs(session);
    // Not by the field: to find it, Playwright's own script would look through the page.
    await page.keyboard.press(letter === ' ' ? 'Space' : letter);
    await page.waitForTimeout(BETWEEN_MS);
    costs.push((await workedMs(session)) - before);
  }
  return costs;
};

const run = async (browser: Browser, origin: string, { step, field }: (typeof places)[number]): Promise<number[]> => {
  const token = { token: 'a', refreshToken: 'b', tokenExpiration: String(Date.now() + 900_000) };
  const localStorage = Object.entries(token).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({ storageState: { cookies: [], origins: [{ origin, localStorage }] } });
  const page = await context.newPage();
  const bcp = createLargeBcp();
  await page.route('**/v1/**', (route) => reply(route, bcp));
  await page.goto(`${origin}/bcp/1?step=${step}`);
  await (await field(page)).focus();
  await page.waitForTimeout(SETTLED_MS);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const costs = await typeWords(page, session);
  await context.close();
  return costs;
};

export interface TypingFigure {
  place: string;
  /** The middle key of all runs. */
  medianMs: number;
  /** The slowest key of a run: the middle run, and the runs around it. */
  slowestMs: number;
  slowestFrom: number;
  slowestTo: number;
}

/** What a key costs at a quarter of this machine's speed. */
export const measureTyping = async (runs = 3): Promise<TypingFigure[]> => {
  const site = await serve();
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const figures: TypingFigure[] = [];
    for (const place of places) {
      const costs: number[][] = [];
      for (let at = 0; at < runs; at += 1) costs.push(await run(browser, site.origin, place));
      const slowest = costs.map((keys) => Math.round(Math.max(...keys)));
      figures.push({
        place: place.place,
        medianMs: Math.round(median(costs.flat())),
        slowestMs: median(slowest),
        slowestFrom: Math.min(...slowest),
        slowestTo: Math.max(...slowest),
      });
    }
    return figures;
  } finally {
    await browser.close();
    site.close();
  }
};
