/**
 * What our handler costs over the floor: the same item from the same store with the same client by a bare `node:http`
 * server, by Fastify and by Hono, which check nothing, and by the bundled handler of `GET /v1/users/me` behind a thin event
 * adapter.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { median } from './statistics.ts';
import type { BenchWorld } from './world.ts';

export interface OverheadFigure {
  server: ServerName;
  connections: number;
  p50: number;
  p99: number;
  requestsPerSecond: number;
}

const servers = {
  bare: 'servers/bare.ts',
  fastify: 'servers/fastify.ts',
  hono: 'servers/hono.ts',
  handler: 'servers/handler.ts',
} as const;
type ServerName = keyof typeof servers;
const names = Object.keys(servers) as ServerName[];

export const startServer = async (
  name: ServerName,
  environment: Record<string, string>,
): Promise<{ child: ChildProcess; url: string }> => {
  const child = spawn(process.execPath, [fileURLToPath(new URL(servers[name], import.meta.url))], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout!, 'data');
  child.stdout!.resume();
  return { child, url: String(line).trim() };
};

/** Time from request to answer as the client sees it, in milliseconds with fractions. */
const load = async (url: string, connections: number, seconds: number) => {
  const result = await autocannon({ url, connections, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} answered ${result.non2xx} times other than 2xx`);
  return {
    p50: result.latency.p50,
    p99: result.latency.p99,
    rate: result.requests.average,
    meanMs: (connections * 1000) / result.requests.average,
  };
};

/** Interleaved runs, medians. With one connection the mean time per request resolves what whole-millisecond percentiles hide. */
export const measureOverhead = async (
  world: BenchWorld,
  { runs, seconds }: { runs: number; seconds: number },
): Promise<OverheadFigure[]> => {
  const up = {} as Record<ServerName, Awaited<ReturnType<typeof startServer>>>;
  try {
    for (const name of names) up[name] = await startServer(name, world.environment);
    for (const name of names) await load(up[name].url, 4, 2);
    const figures: OverheadFigure[] = [];
    for (const connections of [1, 16]) {
      const measured: Record<ServerName, Awaited<ReturnType<typeof load>>[]> = { bare: [], fastify: [], hono: [], handler: [] };
      for (let run = 0; run < runs; run++)
        for (const name of names) measured[name].push(await load(up[name].url, connections, seconds));
      for (const name of names) {
        figures.push({
          server: name,
          connections,
          p50: median(measured[name].map((run) => (connections === 1 ? run.meanMs : run.p50))),
          p99: median(measured[name].map((run) => run.p99)),
          requestsPerSecond: Math.round(median(measured[name].map((run) => run.rate))),
        });
      }
    }
    return figures;
  } finally {
    for (const name of names) up[name]?.child.kill();
  }
};
