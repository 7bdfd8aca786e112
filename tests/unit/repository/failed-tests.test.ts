import { describe, expect, test } from 'vitest';
import { describeFailures, listFailedPlaywright, listFailedVitest } from '../../support/failed-tests.mjs';

const passed = { status: 'passed', ancestorTitles: [], title: 'prices are sums', failureMessages: [] };
const failed = {
  status: 'failed',
  ancestorTitles: ['prices'],
  title: 'POST answers 402',
  failureMessages: ['\u001b[31mAssertionError: expected 500 to be 402\u001b[39m\n\n    at /repo/tests/unit/a.test.ts:3:4'],
};

describe('what npm test says about failures', () => {
  test('a failed test is named with its file, full title and reason, without colors and stack', () => {
    const report = {
      testResults: [{ name: '/repo/tests/unit/a.test.ts', status: 'failed', assertionResults: [passed, failed] }],
    };
    expect(describeFailures(listFailedVitest(report, '/repo'))).toEqual([
      'FAIL  tests/unit/a.test.ts: prices > POST answers 402',
      '      AssertionError: expected 500 to be 402',
    ]);
  });

  test('a file that cannot be loaded is named with the reason', () => {
    const file = { name: '/repo/tests/unit/a.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] };
    expect(describeFailures(listFailedVitest({ testResults: [file] }, '/repo'))).toEqual([
      'FAIL  tests/unit/a.test.ts: (the file)',
      '      Cannot find module',
    ]);
  });

  test('a browser test is named with the titles around it; one that passed at the second try is not', () => {
    const spec = (title: string, status: string, messages: string[]) => {
      const results = messages.map((message) => ({ error: { message } }));
      return { title, file: 'gates.spec.ts', line: 7, tests: [{ status, results }] };
    };
    const inner = {
      title: 'a free account',
      specs: [spec('sees the gate', 'unexpected', ['first try', 'Timed out']), spec('b', 'flaky', ['x'])],
    };
    expect(describeFailures(listFailedPlaywright({ suites: [{ title: 'gates.spec.ts', suites: [inner] }] }))).toEqual([
      'FAIL  tests/e2e/gates.spec.ts:7: a free account > sees the gate',
      '      Timed out',
    ]);
  });

  test.each([1, 7, 30, 60, 500])('%i failures fit into the last lines of a log', (count) => {
    const reason = Array.from({ length: 40 }, (_, line) => `line ${line}`);
    const lines = describeFailures(Array.from({ length: count }, () => ({ file: 'a.test.ts', title: 'breaks', reason })));
    expect(lines.length).toBeLessThanOrEqual(61);
    expect(lines.filter((line) => line.startsWith('FAIL'))).toHaveLength(Math.min(count, 60));
  });
});
