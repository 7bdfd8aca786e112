/**
 * Whether a customer's calls cost the same however many others there are: the same calls against stores with 10 and 1,000
 * tenants, and 10,000 with `--long`. Each store has a process of its own, as the client keeps its address.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { startWorld } from './world.ts';

interface TenantCall {
  call: string;
  read: number;
  write: number;
  p50: number;
}
export interface TenantFigure extends TenantCall {
  tenants: number;
}

const measureAt = async (tenants: number): Promise<TenantFigure[]> => {
  const world = await startWorld();
  try {
    const child = spawn(process.execPath, [fileURLToPath(new URL('servers/tenants.ts', import.meta.url)), String(tenants)], {
      env: { ...process.env, ...world.environment, POWERTOOLS_LOG_LEVEL: 'SILENT' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [output, [code]] = await Promise.all([text(child.stdout!), once(child, 'exit')]);
    if (code !== 0) throw new Error(`Measuring with ${tenants} tenants ended with ${code}`);
    return (JSON.parse(output) as TenantCall[]).map((figure) => ({ tenants, ...figure }));
  } finally {
    await world.stop();
  }
};

export const measureTenants = async (isLong: boolean): Promise<TenantFigure[]> => {
  const figures: TenantFigure[] = [];
  for (const tenants of isLong ? [10, 1000, 10_000] : [10, 1000]) figures.push(...(await measureAt(tenants)));
  return figures;
};

/** Units that a call takes with more tenants than with the fewest, over all calls; and how many times as long it takes. */
export const compareTenants = (figures: readonly TenantFigure[]): { tenants: number; moreUnits: number; slower: number }[] => {
  const fewest = Math.min(...figures.map(({ tenants }) => tenants));
  const base = new Map(figures.filter(({ tenants }) => tenants === fewest).map((figure) => [figure.call, figure]));
  const sum = (of: readonly number[]): number => of.reduce((total, value) => total + value, 0);
  return [...new Set(figures.map(({ tenants }) => tenants))]
    .filter((tenants) => tenants !== fewest)
    .map((tenants) => {
      const own = figures.filter((figure) => figure.tenants === tenants);
      return {
        tenants,
        moreUnits: sum(
          own.map(({ call, read, write }) => Math.abs(read - base.get(call)!.read) + Math.abs(write - base.get(call)!.write)),
        ),
        slower: sum(own.map(({ p50 }) => p50)) / sum([...base.values()].map(({ p50 }) => p50)),
      };
    });
};
