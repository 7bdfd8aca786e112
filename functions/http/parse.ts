import type * as z from 'zod';
import { type Endpoint, isIdName } from '#shared/api/endpoint.ts';
import { accessMessages } from '#shared/messages/access.ts';

import { fieldMessages, fill } from '#shared/messages/fields.ts';
import { type FieldError, notFound, payloadTooLarge, unprocessable, unsupportedMediaType } from './errors.ts';

/** In bytes; Lambda's own limit is 6 MB with base64. */
export const BODY_MAX = 2 * 1024 * 1024;

export interface RawRequest {
  body: string | undefined;
  isBase64Encoded: boolean;
  contentType: string;
  pathParameters: Record<string, string | undefined>;
  query: Record<string, string | undefined>;
}

const fieldErrors = (error: z.ZodError): FieldError[] =>
  error.issues
    .slice(0, 50)
    .map((issue) => ({ field: issue.path.join('.') || 'body', message: toMessage(issue.message, issue.path) }));

/** Schemas have sentences for users; zod's own get the field's name. */
const toMessage = (message: string, path: PropertyKey[]): string => {
  if (path.length === 0 || message === 'Invalid plan type' || !/^(Invalid|Too|Expected|Unrecognized)/.test(message))
    return message;
  const field = String(path.at(-1));
  if (message.endsWith('received undefined')) return fill(fieldMessages.required, { field });
  return `${field}: ${message.charAt(0).toLowerCase()}${message.slice(1)}`;
};

const parseWith = <T>(schema: z.ZodType<T>, value: unknown): T => {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw unprocessable(fieldErrors(result.error));
};

export const parseParams = (endpoint: Endpoint, raw: RawRequest): Record<string, unknown> => {
  if (!endpoint.params) return {};
  const result = endpoint.params.safeParse(raw.pathParameters);
  if (result.success) return result.data;
  if (result.error.issues.some((issue) => isIdName(String(issue.path[0])))) throw notFound();
  throw unprocessable(fieldErrors(result.error));
};

const decodeBody = (raw: RawRequest): Buffer => {
  const bytes = Buffer.from(raw.body ?? '', raw.isBase64Encoded ? 'base64' : 'utf8');
  if (bytes.length > BODY_MAX) throw payloadTooLarge();
  return bytes;
};

const formFields = async (bytes: Buffer, contentType: string, withFiles: boolean): Promise<Record<string, string>> => {
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': contentType } }).formData().catch(() => {
    throw unprocessable([{ field: 'body', message: 'The form data could not be read' }]);
  });
  const fields: Record<string, string> = {};
  for (const [name, value] of form) {
    if (typeof value === 'string') fields[name] = value;
    else if (withFiles) fields[name] = Buffer.from(await value.arrayBuffer()).toString('base64');
  }
  return fields;
};

const SURROGATE = /\\u[dD][89a-fA-F]/;
/** A surrogate pair, a lone surrogate, or any other escape, as in `\\ud800`, where the backslash is escaped. */
const ESCAPES = /\\u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|(\\u[dD][89a-fA-F][\da-fA-F]{2})|\\./gs;

/** Lone surrogates come from text that a program cut within an emoji. DynamoDB refuses them. */
const replaceLoneSurrogates = (json: string): string =>
  SURROGATE.test(json) ? json.replace(ESCAPES, (found, half: string | undefined) => (half ? '\\ufffd' : found)) : json;

const jsonBody = (bytes: Buffer): unknown => {
  try {
    return JSON.parse(replaceLoneSurrogates(bytes.toString('utf8')));
  } catch {
    throw unprocessable([{ field: 'body', message: accessMessages.notJson }]);
  }
};

const JSON_TYPE = /^application\/([\w.+-]+\+)?json$/;
const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** Prevents CSRF: other sites can make a browser send forms but not JSON, so forms need the contract's permission. */
const bodyFormat = (endpoint: Endpoint, contentType: string): 'json' | 'form' => {
  const type = contentType.split(';', 1)[0]!.trim().toLowerCase();
  if (JSON_TYPE.test(type)) return 'json';
  const takesForms = endpoint.bodyKind === 'form' || endpoint.bodyKind === 'file';
  if (takesForms && FORM_TYPES.includes(type)) return 'form';
  throw unsupportedMediaType(takesForms ? accessMessages.wantsJsonOrForm : accessMessages.wantsJson);
};

const readBody = async (endpoint: Endpoint, raw: RawRequest): Promise<unknown> => {
  const bytes = decodeBody(raw);
  if (bytes.length === 0) return endpoint.bodyKind === 'optional' ? {} : undefined;
  if (bodyFormat(endpoint, raw.contentType) === 'form') return formFields(bytes, raw.contentType, endpoint.bodyKind === 'file');
  const value = jsonBody(bytes);
  return endpoint.bodyKind === 'optional' && value === null ? {} : value;
};

export const parseInput = async (endpoint: Endpoint, raw: RawRequest): Promise<{ query: unknown; body: unknown }> => {
  const query = endpoint.query ? parseWith(endpoint.query, raw.query) : {};
  const value = endpoint.body ? await readBody(endpoint, raw) : undefined;
  if (endpoint.body && value === undefined) throw unprocessable([{ field: 'body', message: 'A request body is required' }]);
  return { query, body: endpoint.body ? parseWith(endpoint.body, value) : undefined };
};
