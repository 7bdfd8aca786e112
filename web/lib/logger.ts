const SECRETS = new Set(['token', 'password', 'authorization', 'refresh_token', 'access_token', 'refreshtoken']);
const OWN_SECRETS = new Set(['current_password', 'new_password', 'confirmpassword', 'client_secret']);
const REDACTED = '[redacted]';

const isSecret = (key: string): boolean => SECRETS.has(key.toLowerCase()) || OWN_SECRETS.has(key.toLowerCase());

/** A copy with every secret replaced, at any depth and in header lists; errors keep their message and stack. */
export const redact = (value: unknown, seen = new WeakSet<object>()): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (seen.has(value)) return '[circular]';
  seen.add(value);
  if (value instanceof Headers) return redact(Object.fromEntries(value.entries()), seen);
  if (value instanceof Error) return { name: value.name, message: value.message, stack: value.stack };
  if (Array.isArray(value)) return value.map((entry) => redact(entry, seen));
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, isSecret(key) ? REDACTED : redact(entry, seen)]));
};

type Level = 'debug' | 'info' | 'warn' | 'error';

export const createLogger = (isVerbose: boolean, sink: Pick<Console, Level> = console) => {
  const createWriter =
    (level: Level) =>
    (message: string, ...details: unknown[]): void => {
      if (isVerbose || level === 'warn' || level === 'error') sink[level](message, ...details.map((detail) => redact(detail)));
    };
  return { debug: createWriter('debug'), info: createWriter('info'), warn: createWriter('warn'), error: createWriter('error') };
};

export const logger = createLogger(!import.meta.env.PROD);
