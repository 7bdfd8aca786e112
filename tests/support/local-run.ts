/** Starts a local run of its own for tests: own port, own data, screens only where they are wanted. */
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const PATIENCE_SECONDS = 170;

export interface TestRun {
  origin: string;
  /** Its process, for tests that end it the hard way. */
  pid: number;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

export interface TestRunOptions {
  /** Folder under `.local/`; data left there is used again unless `isFresh`. */
  name: string;
  port?: number;
  isFresh?: boolean;
  web?: 'dev' | 'dist' | 'off';
}

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const isHealthy = async (origin: string): Promise<boolean> => {
  const response = await fetch(`${origin}/local/health`).catch(() => null);
  return response?.status === 200;
};

export const startLocalRun = async ({ name, port, isFresh = true, web = 'off' }: TestRunOptions): Promise<TestRun> => {
  const own = port ?? (await freePort());
  const origin = `http://localhost:${own}`;
  const args = ['infra/local/main.ts', '--port', String(own), '--data', join('.local', name), ...(isFresh ? ['--fresh'] : [])];
  const env = { ...process.env, KEELHOUSE_FAST: '1', KEELHOUSE_WEB: web, KEELHOUSE_PARENT_PID: String(process.pid) };
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said = (said + chunk).slice(-4000)));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  for (let waited = 0; !(await isHealthy(origin)); waited += 0.1) {
    if (child.exitCode !== null || waited > PATIENCE_SECONDS) {
      child.kill('SIGKILL');
      throw new Error(`The local run did not come up:\n${said}`);
    }
    await wait(100);
  }
  return {
    origin,
    pid: child.pid!,
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal);
      await ended;
    },
  };
};
