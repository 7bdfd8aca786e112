import { Worker } from 'node:worker_threads';
import type { LambdaFunction } from '../template/parsed-template.ts';

/** The function threw, exited, failed to load or timed out. */
export class FunctionFailed extends Error {
  readonly isTimeout: boolean;

  constructor(message: string, isTimeout = false) {
    super(message);
    this.name = 'FunctionFailed';
    this.isTimeout = isTimeout;
  }
}

export interface Environment {
  readonly file: string;
  lastUsed: number;
  invoke(event: unknown, requestId: string): Promise<unknown>;
  end(): Promise<unknown>;
}

interface EnvironmentOptions {
  fn: LambdaFunction;
  file: string;
  clock: SharedArrayBuffer;
  variables: Record<string, string>;
  log(line: string): void;
  onExit(environment: Environment): void;
}

const byLine = (log: (line: string) => void) => {
  let rest = '';
  return (chunk: Buffer): void => {
    const parts = (rest + chunk.toString()).split('\n');
    rest = parts.pop() ?? '';
    for (const line of parts) if (line.trim() !== '') log(line);
  };
};

const startWorker = ({ fn, file, clock, variables, log }: EnvironmentOptions): Worker => {
  const worker = new Worker(new URL('./thread.ts', import.meta.url), {
    workerData: { file, clock } satisfies ThreadData,
    env: { ...variables, ...fn.variables, AWS_LAMBDA_FUNCTION_NAME: fn.name, AWS_ACCESS_KEY_ID: fn.name },
    execArgv: ['--enable-source-maps', '--disable-warning=ExperimentalWarning'],
    stdout: true,
    stderr: true,
  });
  worker.stdout.on('data', byLine(log));
  worker.stderr.on('data', byLine(log));
  return worker;
};

const returned = (outcome: Outcome): unknown => {
  if (!outcome.ok) throw new FunctionFailed(`${outcome.name}: ${outcome.message}\n${outcome.stack ?? ''}`);
  return outcome.json === undefined ? undefined : JSON.parse(outcome.json);
};

export const startEnvironment = async (options: EnvironmentOptions): Promise<Environment> => {
  const { fn, file, onExit } = options;
  const worker = startWorker(options);
  let failure = `${fn.entry} ended its thread`;
  let settle: ((message: ThreadMessage | null) => void) | null = null;
  const next = (): Promise<ThreadMessage | null> =>
    new Promise((resolve) => {
      settle = resolve;
    });
  worker.on('message', (message: ThreadMessage) => settle?.(message));
  worker.on('error', (error: Error) => {
    failure = error.stack ?? error.message;
  });
  worker.on('exit', () => {
    onExit(environment);
    settle?.(null);
  });

  const environment: Environment = {
    file,
    lastUsed: performance.now() / 1000,
    end: () => worker.terminate(),
    invoke: async (event, requestId) => {
      const timeoutMs = fn.timeoutSeconds * 1000;
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        void worker.terminate();
      }, timeoutMs);
      const answer = next();
      worker.postMessage({ event, requestId, functionName: fn.name, timeoutMs });
      const outcome = await answer;
      clearTimeout(timer);
      environment.lastUsed = performance.now() / 1000;
      if (isLate) throw new FunctionFailed(`${fn.entry} did not end within ${fn.timeoutSeconds} s`, true);
      if (outcome === null || 'ready' in outcome) throw new FunctionFailed(failure);
      return returned(outcome);
    },
  };
  if ((await next()) === null) throw new FunctionFailed(failure);
  return environment;
};

export interface ThreadData {
  file: string;
  clock: SharedArrayBuffer;
}

export interface Invocation {
  event: unknown;
  requestId: string;
  functionName: string;
  timeoutMs: number;
}

export type Outcome =
  | { ok: true; json: string | undefined }
  | { ok: false; name: string; message: string; stack: string | undefined };
export type ThreadMessage = { ready: true } | Outcome;
