/** Whether a handler stays as fast and as small under a steady load: memory and p99 of the last third beside the first. */
import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { startServer } from './overhead.ts';
import type { BenchWorld } from './world.ts';

export interface SoakFigure {
  minutes: number;
  requests: number;
  /** Resident memory of the process at the end over that after the first third, which fills caches. */
  grownMb: number;
  /** p99 of the last third over that of the first. */
  p99Drift: number;
}

const REQUESTS_PER_SECOND = 50;
const CONNECTIONS = 4;

const residentMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024;

export const measureSoak = async (world: BenchWorld, minutes: number): Promise<SoakFigure> => {
  const { child, url } = await startServer('handler', world.environment);
  try {
    const third = async () => {
      const options = { url, connections: CONNECTIONS, overallRate: REQUESTS_PER_SECOND, duration: minutes * 20 };
      const { latency, requests, non2xx, errors } = await autocannon(options);
      if (non2xx > 0 || errors > 0) throw new Error(`${url} answered ${non2xx} times other than 2xx`);
      return { p99: latency.p99, requests: requests.total, residentMb: residentMb(child.pid!) };
    };
    const [first, middle, last] = [await third(), await third(), await third()];
    return {
      minutes,
      requests: first.requests + middle.requests + last.requests,
      grownMb: Math.max(0, last.residentMb - first.residentMb),
      p99Drift: last.p99 / first.p99,
    };
  } finally {
    child.kill();
  }
};
