/** What a cold start loads: minified size of what every function imports then, and its import time over an empty module. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleFunction } from '#infra/constructs/bundle.ts';
import type { LambdaFunction } from '#infra/local/cloud/template/parsed-template.ts';
import { median } from './statistics.ts';

export interface BundleFigure {
  entry: string;
  kilobytes: number;
  /** With the files that only some calls load. */
  withLater: number;
  importMs: number;
}

const PROCESSES = 15;

/** Import time in a fresh process, in milliseconds. */
const importMs = (file: string): number => {
  const script = `const t=performance.now();await import(${JSON.stringify(file)});process.stdout.write(String(performance.now()-t))`;
  return Number(execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }));
};

/** Figures of all functions; the runs are interleaved, so that a busy moment hits all of them alike. */
export const measureBundles = async (functions: LambdaFunction[]): Promise<BundleFigure[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'keelhouse-bundles-'));
  const empty = join(folder, 'empty.mjs');
  writeFileSync(empty, 'export const handler = 1;\n');
  const bundles = await Promise.all(
    functions.map(async ({ entry }, n) => {
      const { startBytes, bytes } = await bundleFunction(entry, join(folder, String(n)));
      const [kilobytes, withLater] = [startBytes, bytes].map((size) => Math.round(size / 1024)) as [number, number];
      return { entry, outfile: join(folder, String(n), 'index.mjs'), kilobytes, withLater };
    }),
  );
  const times = new Map<string, number[]>([empty, ...bundles.map((bundle) => bundle.outfile)].map((file) => [file, []]));
  for (let run = 0; run < PROCESSES; run++) for (const [file, list] of times) list.push(importMs(file));
  rmSync(folder, { recursive: true, force: true });
  const floor = median(times.get(empty)!);
  return bundles.map(({ outfile, ...bundle }) => ({
    ...bundle,
    importMs: Math.round(median(times.get(outfile)!) - floor),
  }));
};
