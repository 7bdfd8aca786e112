/** How long a customer waits for an AI job to be accepted, and how long two hundred accepted ones take to drain. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { BenchWorld } from './world.ts';

export interface JobsFigure {
  submits: number;
  /** Milliseconds from call to 202. */
  p50: number;
  p99: number;
  drained: number;
  drainSeconds: number;
}

export const measureJobs = async (world: BenchWorld): Promise<JobsFigure> => {
  const file = fileURLToPath(new URL('servers/jobs.ts', import.meta.url));
  const env = { ...process.env, ...world.environment, POWERTOOLS_LOG_LEVEL: 'SILENT' };
  const { stdout } = await promisify(execFile)(process.execPath, [file], { env, maxBuffer: 2 ** 24 });
  // Before it stand the metrics, which a function writes to its output.
  return JSON.parse(stdout.trimEnd().split('\n').at(-1)!) as JobsFigure;
};
