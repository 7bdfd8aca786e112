/**
 * How long a customer waits for a section to be saved, over HTTP against a whole local run: the demo BCP's sections in
 * turns, each time with another word in them, as automatic saving does it.
 */

import { startLocalRun } from '#tests/support/local-run.ts';
import { signInDemo } from '#tests/support/people.ts';
import { percentile } from './statistics.ts';

export interface SavesFigure {
  saves: number;
  /** Milliseconds from call to answer. */
  p50: number;
  p99: number;
}

/** The first calls load code and open connections. */
const WARM_UP = 30;
const SAVES = 600;

export const measureSaves = async (): Promise<SavesFigure> => {
  const run = await startLocalRun({ name: 'bench-saves' });
  process.env.KEELHOUSE_ORIGIN = run.origin;
  try {
    const { client } = await signInDemo('premium');
    const { id } = (await client.bcp.list())[0]!;
    const bcp = await client.bcp.get({ params: { id } });
    const renamed = <T extends object>(list: readonly T[], field: keyof T, word: string): T[] =>
      list.map((entry, at) => (at === 0 ? { ...entry, [field]: word } : entry));
    const parts = [
      (word: string) => ({ address: word, industry: bcp.industry }),
      (word: string) => ({ critical_functions: renamed(bcp.critical_functions, 'description', word) }),
      (word: string) => ({ key_suppliers: renamed(bcp.key_suppliers, 'services_provided', word) }),
      (word: string) => ({ it_systems: renamed(bcp.it_systems, 'description', word) }),
      (word: string) => ({ mitigations: renamed(bcp.mitigations, 'timeline', word) }),
    ];
    const times: number[] = [];
    for (let at = 0; at < WARM_UP + SAVES; at++) {
      const from = performance.now();
      await client.bcp.update({ params: { id }, body: parts[at % parts.length]!(`Words number ${at}`) });
      if (at >= WARM_UP) times.push(performance.now() - from);
    }
    return { saves: times.length, p50: percentile(times, 50), p99: percentile(times, 99) };
  } finally {
    await run.stop();
  }
};
