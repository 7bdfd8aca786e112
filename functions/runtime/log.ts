/** Structured log lines. Lambda's JSON format puts what is passed to the console under `message`, as fields. */
import { AsyncLocalStorage } from 'node:async_hooks';

/** Values of these keys never reach the log, at any depth. */
const SENSITIVE =
  /^(token|password|new_password|current_password|authorization|refresh_token|access_token|refreshtoken|client_secret|email|phone|address|card|number|cvc|prompt|username|to|html|text)$/i;

const redact = (value: unknown, depth = 0): unknown => {
  if (depth > 6 || value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.slice(0, 50).map((item) => redact(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, SENSITIVE.test(key) ? '[redacted]' : redact(inner, depth + 1)]),
  );
};

type Fields = Record<string, unknown>;

/** What is followed through the functions: these fields are on every line written while their work runs. */
interface Trace extends Fields {
  /** The id that the user was shown, also where the work goes on in a queue. */
  request_id?: string | undefined;
  user_id?: number | undefined;
  job_id?: number | undefined;
}
const trace = new AsyncLocalStorage<Trace>();

/** Runs work whose lines carry the fields. */
export const withTrace = <T>(fields: Trace, work: () => T): T => trace.run({ ...trace.getStore(), ...fields }, work);
/** Adds fields that become known during the work. */
export const addToTrace = (fields: Trace): void => void Object.assign(trace.getStore() ?? {}, fields);
/** The id of the request that this work is done for, to be stored with what is done later. */
export const tracedRequest = (): { request_id?: string } => {
  const id = trace.getStore()?.request_id;
  return id === undefined ? {} : { request_id: id };
};

const write = (level: 'info' | 'warn' | 'error', event: string, fields: Fields): void =>
  console[level]({ event, ...trace.getStore(), ...(redact(fields) as Fields) });

/** `event` is a fixed short name; everything variable goes into `fields`. */
export const log = {
  info: (event: string, fields: Fields = {}): void => write('info', event, fields),
  warn: (event: string, fields: Fields = {}): void => write('warn', event, fields),
  error: (event: string, fields: Fields = {}): void => write('error', event, fields),
};

/** Providers name in their messages whom they refuse, as SES does in its sandbox. */
const withoutEmails = (text: string): string => text.replace(/[^\s@<>()[\]"',;:]+@[^\s@<>()[\]"',;:]+/g, '[redacted]');

/** Name, message and stack of anything thrown; SDK errors keep their code and no request data. */
export const errorFields = (error: unknown): Fields =>
  error instanceof Error
    ? {
        error_name: error.name,
        error_message: withoutEmails(error.message).slice(0, 500),
        stack: error.stack && withoutEmails(error.stack.split('\n').slice(0, 8).join('\n')),
      }
    : { error_name: typeof error };
