/** All functions of the template, each with its threads and its environment. */
import type { Fn } from '#infra/local/cloud/template/parsed-template.ts';
import type { Builder } from './build.ts';
import { createPool, type FunctionPool } from './pool.ts';

export interface Functions {
  invoke(fn: Fn, event: unknown, requestId?: string): Promise<unknown>;
  /** Loads every function once, one after the other, so that first calls are quick. */
  warm(): Promise<void>;
  stop(): Promise<void>;
}

export interface FunctionsOptions {
  functions: Fn[];
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
