/**
 * One vitest, five projects: pure rules (unit), screens in jsdom (web), handlers in this process over real tables
 * (service), calls over HTTP against a local run (integration), synthesized templates (infra).
 */
import { defineConfig } from 'vitest/config';
import { apiRoutes } from '../web/build/api-routes.ts';
import { sampleBcp } from '../web/build/sample-bcp.ts';
import { singleIcons } from '../web/build/single-icons.ts';
import { stateMaps } from '../web/build/state-maps.ts';

/** Percent of the branches in shared/domain. */
const BRANCHES_COVERED = 95;

const root = new URL('..', import.meta.url).pathname.replace(/\/$/, '');

export default defineConfig({
  root,
  test: {
    // Only with `--coverage`: the rules, by the tests of pure rules alone.
    coverage: {
      provider: 'v8',
      include: ['shared/domain/**/*.ts'],
      reportOnFailure: true,
      reporter: ['text-summary', ['text', { skipFull: true }]],
      thresholds: { branches: BRANCHES_COVERED },
    },
    projects: [
      {
        extends: true,
        // Nothing here keeps state: one worker loads the knowledge once for all its files.
        // A slow machine is no failure: no unit test waits for anything.
        test: { name: 'unit', include: ['tests/unit/**/*.test.ts'], environment: 'node', isolate: false, testTimeout: 60_000 },
      },
      {
        extends: true,
        test: {
          name: 'service',
          include: ['tests/service/**/*.test.ts'],
          environment: 'node',
          // A test that cuts a call off at every point makes dozens of accounts, on a slow machine, too.
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        plugins: [apiRoutes(root), singleIcons(), sampleBcp(), stateMaps()],
        test: {
          name: 'web',
          include: ['tests/web/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://localhost:8080/' } },
          setupFiles: ['tests/web/setup.ts'],
          // The screens are loaded once a worker instead of once a file.
          isolate: false,
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/support/stack.ts'],
          setupFiles: ['tests/support/kept-promises.ts'],
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'infra',
          include: ['tests/infra/**/*.test.ts'],
          environment: 'node',
          // Templates are synthesized once and read by every file.
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
