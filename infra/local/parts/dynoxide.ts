/**
 * The tables, kept by dynoxide: one native process with one SQLite file. Should this process be killed, dynoxide stays
 * behind; its number is kept in a file, and the next start ends it before it opens the data.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { REGION } from '#infra/local/template/names.ts';
import { forwardTo } from './forward.ts';
import type { Part } from './wire.ts';

const VERSION = '1.2.1';

export interface Tables {
  part: Part;
  /** Where it listens, for a client that needs no faults in between. */
  url: string;
  /** One call of the DynamoDB or the streams API, as JSON on the wire; throws with the service's message. */
  call<T>(target: string, body: unknown): Promise<T>;
  stop(): Promise<void>;
}

/** The static binary where npm has one for this platform, otherwise whatever `npx` brings. */
const command = (): [string, string[]] => {
  try {
    return [createRequire(import.meta.url).resolve(`@dynoxide/${process.platform}-${process.arch}/dynoxide`), []];
  } catch {
    return ['npx', ['--yes', `dynoxide@${VERSION}`]];
  }
};

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const isOurs = (pid: number, dbFile: string): boolean => {
  try {
    process.kill(pid, 0);
    const commandLine = `/proc/${pid}/cmdline`;
    // Numbers are used again: only a process that was given this very file is a left-over.
    return !existsSync(commandLine) || readFileSync(commandLine, 'utf8').includes(dbFile);
  } catch {
    return false;
  }
};

const endLeftOver = async (pidFile: string, dbFile: string): Promise<void> => {
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8'));
  if (pid > 0 && isOurs(pid, dbFile)) {
    process.kill(pid, 'SIGKILL');
    while (isOurs(pid, dbFile)) await wait(20);
  }
  rmSync(pidFile, { force: true });
};

const wireHeaders = (target: string): Record<string, string> => ({
  'content-type': 'application/x-amz-json-1.0',
  'x-amz-target': target,
  'x-amz-date': '20260101T000000Z',
  authorization: `AWS4-HMAC-SHA256 Credential=local/20260101/${REGION}/dynamodb/aws4_request, SignedHeaders=host, Signature=local`,
});

const untilUp = async (url: string, child: ChildProcess): Promise<void> => {
  for (let attempt = 0; attempt < 1500; attempt++) {
    if (child.exitCode !== null) throw new Error(`dynoxide ended with code ${child.exitCode}`);
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await wait(20);
  }
  throw new Error('dynoxide did not come up within 30 s');
};

/** Starts dynoxide on the data of that folder. */
export const startTables = async (dataDir: string): Promise<Tables> => {
  mkdirSync(dataDir, { recursive: true });
  const dbFile = join(dataDir, 'tables.db');
  const pidFile = join(dataDir, 'dynoxide.pid');
  await endLeftOver(pidFile, dbFile);
  const port = await freePort();
  const [program, before] = command();
  const args = [...before, 'serve', '--host', '127.0.0.1', '--port', String(port), '--db-path', dbFile];
  const child = spawn(program, args, { stdio: 'ignore' });
  writeFileSync(pidFile, String(child.pid));
  const end = (): void => void child.kill('SIGKILL');
  process.once('exit', end);
  const url = `http://127.0.0.1:${port}/`;
  await untilUp(url, child);
  let isStopping = false;
  child.once('exit', (code, signal) => {
    if (isStopping) return;
    console.error(`dynoxide ended by itself (${signal ?? code}); without tables the run cannot go on`);
    process.exit(1);
  });

  return {
    part: forwardTo(url),
    url,
    call: async <T>(target: string, body: unknown): Promise<T> => {
      const response = await fetch(url, { method: 'POST', headers: wireHeaders(target), body: JSON.stringify(body) });
      const answer = (await response.json()) as T & { __type?: string; message?: string };
      if (!response.ok) throw Object.assign(new Error(answer.message ?? target), { type: answer.__type ?? '' });
      return answer;
    },
    stop: async () => {
      isStopping = true;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      if (child.exitCode === null && child.signalCode === null && child.kill()) await ended;
      process.removeListener('exit', end);
      rmSync(pidFile, { force: true });
    },
  };
};
