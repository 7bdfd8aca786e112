import { formatWithOptions } from 'node:util';
import { parentPort, workerData } from 'node:worker_threads';
import { installClock } from '../clock.ts';
import type { Invocation, Outcome, ThreadData, ThreadMessage } from './environment.ts';

const levels = { debug: 'DEBUG', log: 'INFO', info: 'INFO', warn: 'WARN', error: 'ERROR' } as const;

const lambdaLine = (level: string, requestId: string | undefined, words: readonly unknown[]): string => {
  const [first] = words;
  const isObject = words.length === 1 && typeof first === 'object' && !(first instanceof Error);
  const message = isObject ? first : formatWithOptions({ breakLength: Number.POSITIVE_INFINITY }, ...words);
  return JSON.stringify({ timestamp: new Date().toISOString(), level, requestId, message });
};

/** Replaces this thread's console; set `requestId` for each invocation. */
const installConsole = (): { requestId: string | undefined } => {
  const current: { requestId: string | undefined } = { requestId: undefined };
  for (const [method, level] of Object.entries(levels))
    console[method as keyof typeof levels] = (...words: unknown[]) => {
      process.stdout.write(`${lambdaLine(level, current.requestId, words)}\n`);
    };
  return current;
};

type Handler = (event: unknown, context: unknown) => Promise<unknown>;

const port = parentPort!;
const { file, clock } = workerData as ThreadData;
const say = (message: ThreadMessage): void => port.postMessage(message);

const failure = (error: unknown): Outcome =>
  error instanceof Error
    ? { ok: false, name: error.name, message: error.message, stack: error.stack }
    : { ok: false, name: 'Error', message: String(error), stack: undefined };

/** Uses real time: moving the test clock must not make a function time out. */
const contextOf = ({ requestId, functionName, timeoutMs }: Invocation, startedAt = performance.now()) => ({
  awsRequestId: requestId,
  functionName,
  functionVersion: '$LATEST',
  invokedFunctionArn: `arn:aws:lambda:us-east-1:000000000000:function:${functionName}`,
  memoryLimitInMB: '512',
  logGroupName: `/aws/lambda/${functionName}`,
  logStreamName: 'local',
  callbackWaitsForEmptyEventLoop: true,
  getRemainingTimeInMillis: () => Math.max(0, timeoutMs - (performance.now() - startedAt)),
});

installClock(clock);
const logged = installConsole();
const { handler } = (await import(file)) as { handler: Handler };

port.on('message', (invocation: Invocation) => {
  logged.requestId = invocation.requestId;
  // Serialized as in the cloud, so that what JSON cannot carry fails here too.
  Promise.resolve()
    .then(() => handler(invocation.event, contextOf(invocation)))
    .then(
      (result) => say({ ok: true, json: JSON.stringify(result) }),
      (error: unknown) => say(failure(error)),
    );
});
say({ ready: true });
