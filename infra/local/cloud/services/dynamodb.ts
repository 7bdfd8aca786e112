import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../free-port.ts';
import { REGION } from '../template/names.ts';
import type { TableSpec } from '../template/parsed-template.ts';
import type { WireHandler } from './wire.ts';
import { forwardTo } from './wire.ts';

/**
 * The tables, on dynoxide: a native process with one SQLite file. It survives if this process is killed, so its
 * pid is kept in a file and the next start ends it before opening the data. With KEELHOUSE_DYNAMODB_LOCAL, a folder of jars,
 * they are on AWS's own double instead.
 */

const VERSION = '1.2.1';

export interface Tables {
  handle: WireHandler;
  /** Its direct address, without fault injection. */
  url: string;
  call<T>(target: string, body: unknown): Promise<T>;
  stop(): Promise<void>;
}

/** npm has a static binary for some platforms; `npx` downloads it for the others. */
const command = (): [string, string[]] => {
  try {
    return [createRequire(import.meta.url).resolve(`@dynoxide/${process.platform}-${process.arch}/dynoxide`), []];
  } catch {
    return ['npx', ['--yes', `dynoxide@${VERSION}`]];
  }
};

const isOurs = (pid: number, dbFile: string): boolean => {
  try {
    process.kill(pid, 0);
    const commandLine = `/proc/${pid}/cmdline`;
    // Pids are reused: only end a process that was started with this file.
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

/** Waits for its own message: the port could belong to the tables of another run. */
const untilListening = async (child: ChildProcess, announcement: string): Promise<void> => {
  let output = '';
  const listening = new Promise<boolean>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => resolve(false));
    for (const stream of [child.stdout!, child.stderr!])
      stream.on('data', (chunk: Buffer) => {
        output += chunk;
        if (output.includes(announcement)) resolve(true);
      });
  });
  if (await Promise.race([listening, wait(30_000, false, { ref: false })])) return;
  child.kill('SIGKILL');
  throw new Error(`The tables did not come up:\n${output}`);
};

interface Engine {
  command: string;
  args: string[];
  announcement: string;
}

const dynoxide = (dbFile: string, port: number): Engine => {
  const [program, before] = command();
  const args = [...before, 'serve', '--host', '127.0.0.1', '--port', String(port), '--db-path', dbFile];
  return { command: program, args, announcement: 'listening on' };
};

const dynamodbLocal = (jars: string, dbFile: string, port: number): Engine => {
  mkdirSync(dbFile, { recursive: true });
  const server = ['-sharedDb', '-dbPath', dbFile, '-port', String(port), '-disableTelemetry'];
  const args = [`-Djava.library.path=${jars}`, '-cp', `${jars}/*`, 'com.amazonaws.services.dynamodbv2.local.main.ServerRunner'];
  return { command: 'java', args: [...args, ...server], announcement: 'CorsParams' };
};

const engineFor = (dbFile: string, port: number): Engine => {
  const { KEELHOUSE_DYNAMODB_LOCAL: jars } = process.env;
  return jars ? dynamodbLocal(jars, dbFile, port) : dynoxide(dbFile, port);
};

/** DynamoDB Local announces itself some time before. */
const untilAnswering = async (url: string, child: ChildProcess): Promise<void> => {
  for (let tries = 0; tries < 300 && child.exitCode === null; tries++) {
    if (await fetch(url).then(Boolean, () => false)) return;
    await wait(100);
  }
  throw new Error('The tables do not answer');
};

const PORT_TRIES = 5;

const startProcess = async (dbFile: string, pidFile: string, tries = 1): Promise<{ child: ChildProcess; url: string }> => {
  const port = await findFreePort();
  const engine = engineFor(dbFile, port);
  const child = spawn(engine.command, engine.args, { stdio: ['ignore', 'pipe', 'pipe'] });
  writeFileSync(pidFile, String(child.pid));
  const url = `http://127.0.0.1:${port}/`;
  try {
    await untilListening(child, engine.announcement);
    await untilAnswering(url, child);
  } catch (error) {
    if (tries === PORT_TRIES || !/already in use/i.test(String(error))) throw error;
    return startProcess(dbFile, pidFile, tries + 1);
  }
  return { child, url };
};

export const startTables = async (dataDir: string): Promise<Tables> => {
  mkdirSync(dataDir, { recursive: true });
  const dbFile = join(dataDir, 'tables.db');
  const pidFile = join(dataDir, 'dynoxide.pid');
  await endLeftOver(pidFile, dbFile);
  const { child, url } = await startProcess(dbFile, pidFile);
  const end = (): void => void child.kill('SIGKILL');
  process.once('exit', end);
  let isStopping = false;
  child.once('exit', (code, signal) => {
    if (isStopping) return;
    console.error(`The tables ended by themselves (${signal ?? code}); without them the run cannot go on`);
    process.exit(1);
  });

  return {
    handle: forwardTo(url),
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

interface Index {
  IndexName: string;
  KeySchema: unknown;
  Projection: unknown;
}
interface Description {
  KeySchema: unknown;
  GlobalSecondaryIndexes?: Index[];
}

const shapeOf = ({ KeySchema, Projection }: Index): string => {
  const { NonKeyAttributes = [], ProjectionType } = Projection as { NonKeyAttributes?: string[]; ProjectionType: string };
  return JSON.stringify([KeySchema, ProjectionType, [...NonKeyAttributes].sort()]);
};

const create = (tables: Tables, spec: TableSpec): Promise<unknown> =>
  tables.call('DynamoDB_20120810.CreateTable', {
    TableName: spec.name,
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: spec.AttributeDefinitions,
    KeySchema: spec.KeySchema,
    GlobalSecondaryIndexes: spec.GlobalSecondaryIndexes,
    ...(spec.StreamSpecification ? { StreamSpecification: { StreamEnabled: true, ...spec.StreamSpecification } } : {}),
  });

const reshape = async (tables: Tables, spec: TableSpec): Promise<void> => {
  const { Table } = await tables.call<{ Table: Description }>('DynamoDB_20120810.DescribeTable', { TableName: spec.name });
  if (JSON.stringify(Table.KeySchema) !== JSON.stringify(spec.KeySchema))
    throw new Error(`The key of ${spec.name} has changed; start once with --fresh`);
  const wanted = spec.GlobalSecondaryIndexes ?? [];
  const present = Table.GlobalSecondaryIndexes ?? [];
  const isIn = (list: Index[], index: Index) =>
    list.some((other) => other.IndexName === index.IndexName && shapeOf(other) === shapeOf(index));
  const updates = [
    ...present.filter((index) => !isIn(wanted, index)).map(({ IndexName }) => ({ Delete: { IndexName } })),
    ...wanted.filter((index) => !isIn(present, index)).map((index) => ({ Create: index })),
  ];
  for (const update of updates)
    await tables.call('DynamoDB_20120810.UpdateTable', {
      TableName: spec.name,
      AttributeDefinitions: spec.AttributeDefinitions,
      GlobalSecondaryIndexUpdates: [update],
    });
};

export const ensureTables = async (tables: Tables, specs: TableSpec[]): Promise<void> => {
  const { TableNames } = await tables.call<{ TableNames: string[] }>('DynamoDB_20120810.ListTables', {});
  for (const spec of specs) {
    if (TableNames.includes(spec.name)) {
      await reshape(tables, spec);
      continue;
    }
    await create(tables, spec);
    if (spec.TimeToLiveSpecification)
      await tables.call('DynamoDB_20120810.UpdateTimeToLive', {
        TableName: spec.name,
        TimeToLiveSpecification: spec.TimeToLiveSpecification,
      });
  }
};
