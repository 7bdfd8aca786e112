import { randomUUID } from 'node:crypto';
import type { LambdaFunction } from '../template/parsed-template.ts';
import type { Builder } from './build.ts';
import { type Environment, FunctionFailed, startEnvironment } from './environment.ts';

export interface Functions {
  invoke(fn: LambdaFunction, event: unknown, requestId?: string): Promise<unknown>;
  warm(): Promise<void>;
  stop(): Promise<void>;
}

interface FunctionsOptions {
  functions: LambdaFunction[];
  builder: Builder;
  clock: SharedArrayBuffer;
  variables: Record<string, string>;
  log(entry: string, line: string): void;
}

export const startFunctions = ({ functions, ...options }: FunctionsOptions): Functions => {
  const pools = new Map<string, FunctionPool>(functions.map((fn) => [fn.arn, createPool(fn, options)]));
  let isStopped = false;
  return {
    invoke: (fn, event, requestId) => pools.get(fn.arn)!.invoke(event, requestId),
    warm: async () => {
      for (const pool of pools.values()) if (!isStopped) await pool.warm().catch(() => {});
    },
    stop: async () => {
      isStopped = true;
      await Promise.all([...pools.values()].map((pool) => pool.stop()));
    },
  };
};

/**
 * The threads of one function: one invocation at a time per thread, as in Lambda. A new thread starts when all
 * have been busy for a moment, and a thread with outdated sources is replaced at the next call.
 */

/** Existing threads serve a burst of quick calls; slow calls (waiting for an AI job) soon get another thread. */
const PATIENCE_MS = 40;
const MAX_THREADS = 12;
const IDLE_SECONDS = 120;

interface PoolOptions {
  builder: Builder;
  clock: SharedArrayBuffer;
  variables: Record<string, string>;
  log(entry: string, line: string): void;
}

interface FunctionPool {
  /** Answers the result as JSON carries it; throws `FunctionFailed`. */
  invoke(event: unknown, requestId?: string): Promise<unknown>;
  warm(): Promise<void>;
  stop(): Promise<void>;
}

interface Job {
  event: unknown;
  requestId: string;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

const createPool = (fn: LambdaFunction, { builder, clock, variables, log }: PoolOptions): FunctionPool => {
  const waiting: Job[] = [];
  const idle: Environment[] = [];
  const all = new Set<Environment>();
  let starting = 0;
  let isStopped = false;
  let built: { generation: number; file: Promise<string> } | null = null;

  const currentFile = (): Promise<string> => {
    const generation = builder.generation();
    if (built?.generation !== generation) {
      const file = builder.build(fn.entry);
      built = { generation, file };
      file.catch(() => {
        built = null;
      });
    }
    return built!.file;
  };

  const takeIdle = (file: string): Environment | undefined => {
    for (let environment = idle.pop(); environment; environment = idle.pop()) {
      if (environment.file === file) return environment;
      void environment.end();
    }
    return undefined;
  };

  const run = async (environment: Environment, job: Job): Promise<void> => {
    try {
      job.resolve(await environment.invoke(job.event, job.requestId));
    } catch (error) {
      if (!isStopped)
        log(fn.entry, JSON.stringify({ level: 'ERROR', event: 'function_failed', error_message: (error as Error).message }));
      job.reject(error);
    }
    if (all.has(environment)) idle.push(environment);
    await dispatch();
  };

  const grow = async (file: string): Promise<void> => {
    starting += 1;
    const onExit = (gone: Environment): void => {
      all.delete(gone);
      const at = idle.indexOf(gone);
      if (at >= 0) idle.splice(at, 1);
    };
    try {
      const environment = await startEnvironment({ fn, file, clock, variables, onExit, log: (line) => log(fn.entry, line) });
      all.add(environment);
      idle.push(environment);
    } catch (error) {
      log(fn.entry, JSON.stringify({ level: 'ERROR', event: 'function_not_loaded', error_message: (error as Error).message }));
      // No thread is left to serve the waiting callers.
      if (all.size === 0) for (const job of waiting.splice(0)) job.reject(error);
    } finally {
      starting -= 1;
    }
    await dispatch();
  };

  const growIfStuck = (file: string): void => {
    const isStuck = waiting.length > 0 && idle.length === 0 && starting === 0 && all.size < MAX_THREADS;
    if (isStuck && !isStopped) void grow(file);
  };

  const dispatch = async (): Promise<void> => {
    if (waiting.length === 0 || isStopped) return;
    let file: string;
    try {
      file = await currentFile();
    } catch (error) {
      log(fn.entry, JSON.stringify({ level: 'ERROR', event: 'build_failed', error_message: String(error) }));
      for (const job of waiting.splice(0)) job.reject(new FunctionFailed(String(error)));
      return;
    }
    while (waiting.length > 0) {
      const environment = takeIdle(file);
      if (!environment) break;
      void run(environment, waiting.shift()!);
    }
    if (waiting.length === 0) return;
    if (all.size === 0) growIfStuck(file);
    else setTimeout(growIfStuck, PATIENCE_MS, file);
  };

  const reaper = setInterval(() => {
    const oldest = performance.now() / 1000 - IDLE_SECONDS;
    while (idle.length > 1 && idle[0]!.lastUsed < oldest) void idle.shift()!.end();
  }, 10_000).unref();

  return {
    invoke: (event, requestId = randomUUID()) =>
      new Promise((resolve, reject) => {
        waiting.push({ event, requestId, resolve, reject });
        void dispatch();
      }),
    warm: async () => {
      if (all.size + starting === 0) await grow(await currentFile());
    },
    stop: async () => {
      isStopped = true;
      clearInterval(reaper);
      for (const job of waiting.splice(0)) job.reject(new FunctionFailed('the local run is stopping'));
      await Promise.all([...all].map((environment) => environment.end()));
    },
  };
};
