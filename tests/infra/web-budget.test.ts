import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { measureWeb } from '#tests/bench/web.ts';

const folder = mkdtempSync(join(tmpdir(), 'keelhouse-web-budget-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the budget of the browser', () => {
  it('no page, style sheet or font is heavier than its goal, in whole kilobytes', { timeout: 300_000 }, () => {
    const figures = measureWeb(folder);
    expect(figures.map(({ route }) => route)).toEqual(
      expect.arrayContaining(['login', 'wizard', 'stress test, beyond the shell']),
    );
    expect(figures.filter(({ kilobytes }) => !(kilobytes > 0))).toEqual([]);
    expect(figures.filter(({ kilobytes, goal }) => Math.round(kilobytes) > goal)).toEqual([]);
  });
});
