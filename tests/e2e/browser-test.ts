/** What every browser test runs in: pages of signed-in people, and an ear for whatever the browser complains about. */
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
} from '@playwright/test';
import { origin } from '#tests/support/client.ts';
import type { Person } from '#tests/support/people.ts';

export { expect };

/** The narrow screen that everything has to work on, too. */
export const PHONE = { width: 390, height: 844 };

interface Fixtures {
  /** Complaints so far; the test fails when there are any at its end. */
  problems: string[];
  /** Says that complaints matching `pattern` are what the test is about. */
  expectProblem: (pattern: RegExp) => void;
  /** A page of its own browser profile, with this person signed in; `null` for a visitor. */
  openAs: (person: Person | null, options?: BrowserContextOptions) => Promise<Page>;
}

/**
 * The browser reports every refused call in its console, too; which of them are faults is decided by their status. In
 * the frame of the document no script may run, the test's own included, and each look into it says so.
 */
const isNoise = (message: ConsoleMessage): boolean =>
  /^Failed to load resource|^Blocked script execution in 'about:srcdoc'/.test(message.text());

const watch = (context: BrowserContext, problems: string[]): void => {
  context.on('console', (message) => {
    if (message.type() === 'error' && !isNoise(message)) problems.push(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => problems.push(`page: ${error.error().stack ?? error.error().message}`));
  context.on('response', (response) => {
    const { pathname, origin: from } = new URL(response.url());
    if (from !== origin() || pathname.startsWith('/local/')) return;
    const isFault = response.status() >= (pathname.startsWith('/v1/') ? 500 : 400);
    if (isFault) problems.push(`${response.request().method()} ${pathname}: ${response.status()}`);
  });
};

/** The session as the browser keeps it. */
const sessionOf = (person: Person): BrowserContextOptions['storageState'] => ({
  cookies: [],
  origins: [
    {
      origin: origin(),
      localStorage: [
        { name: 'token', value: person.accessToken },
        { name: 'refreshToken', value: person.refreshToken },
        { name: 'tokenExpiration', value: String(Date.now() + 900_000) },
      ],
    },
  ],
});

export const test = base.extend<Fixtures & { expected: RegExp[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs off this pattern
  expected: async ({}, use) => use([]),
  problems: [
    async ({ expected }, use) => {
      const problems: string[] = [];
      await use(problems);
      const unexpected = problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)));
      expect([...new Set(unexpected)]).toEqual([]);
    },
    { auto: true },
  ],
  expectProblem: async ({ expected }, use) => use((pattern) => void expected.push(pattern)),
  context: async ({ context, problems }, use) => {
    watch(context, problems);
    await use(context);
  },
  openAs: async ({ browser, problems }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (person, options = {}) => {
      const context = await browser.newContext({ ...options, ...(person ? { storageState: sessionOf(person) } : {}) });
      contexts.push(context);
      watch(context, problems);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});
