/** The loss of a region, rehearsed with few customers: `npm run drill` does it with more. */
import { execFile } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import type { DrillReport } from '#tests/drill/drill.ts';

const runDrill = (): Promise<DrillReport> =>
  new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      ['tests/drill/main.ts', '--short', '--json'],
      { maxBuffer: 64 * 1024 * 1024 },
      (error, output, errors) => {
        try {
          resolve(JSON.parse(output));
        } catch {
          reject(error ?? new Error(errors));
        }
      },
    );
  });

describe('npm run drill', () => {
  it('npm run drill brings back everything but the last seconds, and nothing twice', { timeout: 600_000 }, async () => {
    const { checks, rpo, rto } = await runDrill();
    expect(checks.filter(({ problem }) => problem !== null)).toEqual([]);
    expect(checks.length).toBeGreaterThan(15);
    expect(rpo.seconds).toBeLessThan(rpo.goal);
    expect(rto.seconds).toBeLessThan(rto.goal);
  });
});
