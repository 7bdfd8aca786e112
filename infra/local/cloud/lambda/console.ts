import { formatWithOptions } from 'node:util';

const levels = { debug: 'DEBUG', log: 'INFO', info: 'INFO', warn: 'WARN', error: 'ERROR' } as const;

const lambdaLine = (level: string, requestId: string | undefined, words: readonly unknown[]): string => {
  const [first] = words;
  const isObject = words.length === 1 && typeof first === 'object' && !(first instanceof Error);
  const message = isObject ? first : formatWithOptions({ breakLength: Number.POSITIVE_INFINITY }, ...words);
  return JSON.stringify({ timestamp: new Date().toISOString(), level, requestId, message });
};

/** Replaces this thread's console; set `requestId` for each invocation. */
export const installConsole = (): { requestId: string | undefined } => {
  const current: { requestId: string | undefined } = { requestId: undefined };
  for (const [method, level] of Object.entries(levels))
    console[method as keyof typeof levels] = (...words: unknown[]) => {
      process.stdout.write(`${lambdaLine(level, current.requestId, words)}\n`);
    };
  return current;
};
