/** Browser tests against the built screens, as they are deployed, on a local run of their own. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { findFreePort } from '../infra/local/cloud/free-port.ts';
import { chromiumPath } from './support/chromium.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
// Workers load this file again, and find the port of the first in the environment.
process.env.KEELHOUSE_E2E_PORT ??= String(await findFreePort());
const port = process.env.KEELHOUSE_E2E_PORT;
/** With KEELHOUSE_ORIGIN set, the tests use a run that is up already. */
const origin = process.env.KEELHOUSE_ORIGIN ?? `http://localhost:${port}`;
process.env.KEELHOUSE_ORIGIN = origin;
const isOwnRun = origin === `http://localhost:${port}`;

/** What Chromium does on its own account only costs time here, and reaches out to the internet. */
const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Chromium obeys only the last list, so this repeats what Playwright switches off before it adds to it. */
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // The suggestions below the address bar, which nobody sees: two renderers for every window.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'e2e/.out/results',
  forbidOnly: !!process.env.CI,
  fullyParallel: true,
  workers: Number(process.env.KEELHOUSE_E2E_WORKERS ?? 2),
  // Long journeys on a busy machine of two cores; what waits for something gives up much earlier by itself.
  timeout: 180_000,
  // A machine that stalls is not a broken product: there, a second try decides, and the report names it as flaky.
  retries: process.env.CI ? 1 : 0,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: origin,
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    // A finger or a mouse waits for what it presses; a test that cannot find it says so before its time is over.
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
    // Recording takes as long as the tests themselves; `npm run e2e -- --trace on` records on demand.
    trace: 'on-first-retry',
    launchOptions: { executablePath: chromiumPath(), args: ['--no-sandbox', ...quiet, `--disable-features=${disabledFeatures}`] },
  },
  ...(isOwnRun
    ? {
        webServer: {
          command: `node infra/local/main.ts --fresh --port ${port} --data .local/e2e`,
          cwd: root,
          url: `${origin}/local/health`,
          timeout: 240_000,
          reuseExistingServer: false,
          env: { KEELHOUSE_WEB: 'dist', KEELHOUSE_FAST: '1' },
          gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
          stdout: 'ignore',
          stderr: 'pipe',
        },
      }
    : {}),
});
