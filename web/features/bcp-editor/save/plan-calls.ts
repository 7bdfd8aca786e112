/** The calls that saving makes, and what their refusals mean. */
import type { Bcp, BcpField, BcpPart, BcpSaved, BcpUpdate, NewBcp } from '#shared/domain/bcp/bcp.ts';
import { client } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import type { Rejection } from '../state/plan-state.ts';
import { fieldWords } from './field-words.ts';
import type { Conflict } from './save-state.ts';

export interface BcpCalls {
  create: (body: BcpPart, key: string) => Promise<Bcp>;
  update: (id: number, body: BcpUpdate) => Promise<BcpSaved>;
}

export const bcpCalls: BcpCalls = {
  create: (body, key) => client.bcp.create({ body: body as NewBcp }, { headers: { 'idempotency-key': key } }),
  update: (id, body) => client.bcp.update({ params: { id }, body }),
};

/** The newer section behind a refusal; null when the refusal is of another kind. */
export const parseConflict = (error: unknown): Conflict | null => {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const body = error.body as Partial<Conflict> | undefined;
  return body?.section && body.current && body.versions ? (body as Conflict) : null;
};

/** Whether the server has certainly created nothing: it read the request and said no. */
export const isRejected = (error: unknown): boolean => error instanceof ApiError && [400, 403, 413, 422].includes(error.status);

/** Whether the server has certainly stored nothing of an update: it was asked wrongly, or not let in. */
export const isClientError = (error: unknown): boolean => error instanceof ApiError && error.status >= 400 && error.status < 500;

/** Whether the yearly allowance stood in the way of a creation. */
export const isLimitReached = (error: unknown): boolean => error instanceof ApiError && error.status === 403;

/** No answer came, so it is unknown whether the call arrived. */
export const isNetworkError = (error: unknown): boolean => error instanceof ApiError && error.isNetwork;

/** 'Critical functions, entry 3', from a path such as `critical_functions.2.name`. */
const describePath = (path: string): string | undefined => {
  const [field, index] = path.split('.');
  const label = fieldWords[field as BcpField];
  return label && index !== undefined && /^\d+$/.test(index) ? `${label}, entry ${Number(index) + 1}` : label;
};

/** The fields of what was sent that the server refused; none when it refused for any other reason. */
export const parseRejections = (error: unknown, sent: BcpPart): Rejection[] => {
  if (!(error instanceof ApiError) || error.status !== 422) return [];
  const rejections = error.errors.flatMap(({ field: path, message }): Rejection[] => {
    const field = path.split('.')[0] as BcpField;
    return field in sent ? [{ field, path, message, value: sent[field] }] : [];
  });
  return rejections.length === error.errors.length ? rejections : [];
};

/** 'Financial impact: This text must be at most 4000 characters' */
export const describeRejection = ({ path, message }: Rejection): string => {
  const place = describePath(path);
  return place ? `${place}: ${message}` : message;
};

/** The server's own sentence, with the field it is about where it names one. */
export const describeError = (error: unknown): string | null => {
  if (!(error instanceof ApiError)) return null;
  const place = error.errors[0] && describePath(error.errors[0].field);
  return place && error.detail ? `${place}: ${error.detail}` : error.detail;
};
