import { AsyncLocalStorage } from 'node:async_hooks';
import { Logger } from '@aws-lambda-powertools/logger';
import type { Context } from 'aws-lambda';

/** Values of these keys never reach the log, at any depth. */
const SENSITIVE =
  /^(token|password|new_password|current_password|authorization|refresh_token|access_token|refreshtoken|client_secret|secret|pending_secret|otpauth_url|code|recovery_codes|email|phone|address|card|number|cvc|prompt|username|to|html|text)$/i;

const logger = new Logger({
  serviceName: 'keelhouse',
  jsonReplacerFn: (key, value) => (SENSITIVE.test(key) ? '[redacted]' : value),
});

export const addLambdaContext = (context: Context | undefined): void => {
  if (context) logger.addContext(context);
};

type Fields = Record<string, unknown>;

interface Correlation extends Fields {
  /** The id that the user was shown, also where the work goes on in a queue. */
  request_id?: string | undefined;
  /** Of the act in the browser: what several requests of it share. */
  trace_id?: string | undefined;
  user_id?: number | undefined;
  job_id?: number | undefined;
}
const correlation = new AsyncLocalStorage<Correlation>();

export const withCorrelation = <T>(ids: Correlation, work: () => T): T =>
  correlation.run({ ...correlation.getStore(), ...ids }, work);
export const addCorrelation = (ids: Correlation): void => void Object.assign(correlation.getStore() ?? {}, ids);

/** What is stored with the work that a request causes. */
export interface Origin {
  request_id?: string;
  trace_id?: string;
  job_id?: number;
}

export const getOrigin = (): Origin => {
  const { request_id, trace_id, job_id } = correlation.getStore() ?? {};
  return {
    ...(request_id === undefined ? {} : { request_id }),
    ...(trace_id === undefined ? {} : { trace_id }),
    ...(job_id === undefined ? {} : { job_id }),
  };
};

const write = (level: 'info' | 'warn' | 'error', event: string, fields: Fields): void =>
  logger[level](event, { ...correlation.getStore(), ...fields });

/** `event` is a fixed short name, written as `message`; everything variable goes into `fields`. */
export const log = {
  info: (event: string, fields: Fields = {}): void => write('info', event, fields),
  warn: (event: string, fields: Fields = {}): void => write('warn', event, fields),
  error: (event: string, fields: Fields = {}): void => write('error', event, fields),
};

/** Providers quote addresses in their error messages, as SES does in its sandbox. */
const redactEmails = (text: string): string => text.replace(/[^\s@<>()[\]"',;:]+@[^\s@<>()[\]"',;:]+/g, '[redacted]');

/** Name, message and stack of anything thrown; SDK errors keep their code and no request data. */
export const errorFields = (error: unknown): Fields =>
  error instanceof Error
    ? {
        error_name: error.name,
        error_message: redactEmails(error.message).slice(0, 500),
        stack: error.stack && redactEmails(error.stack.split('\n').slice(0, 8).join('\n')),
      }
    : { error_name: typeof error };
