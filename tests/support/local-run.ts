/** Starts a local run of its own for tests: own port, own data, screens only where they are wanted. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '#infra/local/cloud/free-port.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const PATIENCE_SECONDS = 170;
const PORT_TRIES = 5;

export interface TestRun {
  origin: string;
  /** Its process, for tests that end it the hard way. */
  pid: number;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

export interface TestRunOptions {
  /** Folder under `.local/`; data left there is used again unless `isFresh`. */
  name: string;
  isFresh?: boolean;
  web?: 'dev' | 'dist' | 'off';
}

const start = async ({ name, port, isFresh = true, web = 'off' }: TestRunOptions & { port: number }): Promise<TestRun> => {
  const origin = `http://localhost:${port}`;
  const args = ['infra/local/main.ts', '--port', String(port), '--data', join('.local', name), ...(isFresh ? ['--fresh'] : [])];
  const env = { ...process.env, KEELHOUSE_FAST: '1', KEELHOUSE_WEB: web, KEELHOUSE_PARENT_PID: String(process.pid) };
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let output = '';
  // Its own words, not the health call: at that port, another run may answer while this one finds it taken.
  const announced = new Promise<boolean>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output = (output + chunk).slice(-4000);
        if (output.includes(`${origin}/local/`)) resolve(true);
      });
  });
  const isUp = await Promise.race([announced, ended.then(() => false), wait(PATIENCE_SECONDS * 1000, false, { ref: false })]);
  if (!isUp) {
    child.kill('SIGKILL');
    throw new Error(`The local run did not come up:\n${output}`);
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

/** At a new port each time, also after a kill: what was free before the kill may be taken since. */
export const startLocalRun = async (options: TestRunOptions): Promise<TestRun> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await start({ ...options, port: await findFreePort() });
    } catch (error) {
      if (attempt === PORT_TRIES || !/Port \d+ is taken/.test(String(error))) throw error;
    }
  }
};
