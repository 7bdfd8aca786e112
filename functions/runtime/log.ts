/** JSON log lines. Values of sensitive keys never reach the log, at any depth. */
const SENSITIVE =
  /^(token|password|new_password|current_password|authorization|refresh_token|access_token|refreshtoken|client_secret|email|phone|address|card|number|cvc|prompt|username|to|html|text)$/i;

const redact = (value: unknown, depth = 0): unknown => {
  if (depth > 6 || value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.slice(0, 50).map((one) => redact(one, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, SENSITIVE.test(key) ? '[redacted]' : redact(inner, depth + 1)]),
  );
};

type Fields = Record<string, unknown>;
const write = (level: 'info' | 'warn' | 'error', event: string, fields: Fields): void =>
  console[level](JSON.stringify({ level, event, ...(redact(fields) as Fields) }));

/** `event` is a fixed short name; everything variable goes into `fields`. */
export const log = {
  info: (event: string, fields: Fields = {}): void => write('info', event, fields),
  warn: (event: string, fields: Fields = {}): void => write('warn', event, fields),
  error: (event: string, fields: Fields = {}): void => write('error', event, fields),
};

/** Name, message and stack of anything thrown; SDK errors keep their code and no request data. */
export const errorFields = (error: unknown): Fields =>
  error instanceof Error
    ? {
        error_name: error.name,
        error_message: error.message.slice(0, 500),
        stack: error.stack?.split('\n').slice(0, 8).join('\n'),
      }
    : { error_name: typeof error };
