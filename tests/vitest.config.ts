/** One vitest, four projects: pure rules, screens in jsdom, calls over HTTP against the local run, synthesized templates. */
import { defineConfig } from 'vitest/config';
import { apiRoutes } from '../web/build/api-routes.ts';
import { singleIcons } from '../web/build/single-icons.ts';

const root = new URL('..', import.meta.url).pathname.replace(/\/$/, '');

export default defineConfig({
  root,
  test: {
    projects: [
      { extends: true, test: { name: 'unit', include: ['tests/unit/**/*.test.ts'], environment: 'node' } },
      {
        extends: true,
        plugins: [apiRoutes(root), singleIcons()],
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
