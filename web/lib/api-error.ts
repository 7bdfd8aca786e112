import type { ErrorBody } from '#shared/api/endpoint.ts';

interface ApiErrorInit {
  /** 0 without a response. */
  status: number;
  message: string;
  detail?: string | null;
  errors?: ErrorBody['errors'];
  requestId?: string | null;
  retryAfterSeconds?: number | null;
  body?: unknown;
}

export class ApiError extends Error {
  readonly status: number;
  /** The server's sentence, if any. */
  readonly detail: string | null;
  readonly errors: NonNullable<ErrorBody['errors']>;
  readonly requestId: string | null;
  readonly retryAfterSeconds: number | null;
  /** The whole body: a 409 of a section carries its current content. */
  readonly body: unknown;
  /** An outer caller must not multiply the retries. */
  hasBeenRetried = false;

  constructor(failure: ApiErrorInit) {
    super(failure.message);
    this.name = 'ApiError';
    this.status = failure.status;
    this.detail = failure.detail ?? null;
    this.errors = failure.errors ?? [];
    this.requestId = failure.requestId ?? null;
    this.retryAfterSeconds = failure.retryAfterSeconds ?? null;
    this.body = failure.body;
  }

  /** No response: no network, or timed out. */
  get isNetwork(): boolean {
    return this.status === 0;
  }

  get isTransient(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

export const networkError = (): ApiError => new ApiError({ status: 0, message: 'Network Error' });
export const timeoutError = (ms: number): ApiError => new ApiError({ status: 0, message: `timeout of ${ms}ms exceeded` });

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const nonEmptyText = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** API Gateway's own errors carry `message` where ours carry `detail`. */
export const toApiError = async (response: Response): Promise<ApiError> => {
  const body = parseJson(await response.text().catch(() => '')) as Record<string, unknown> | undefined;
  const detail = nonEmptyText(body?.detail) ?? nonEmptyText(body?.message);
  const retryAfter = Number(response.headers.get('retry-after'));
  return new ApiError({
    status: response.status,
    message: detail ?? `Request failed with status code ${response.status}`,
    detail,
    errors: Array.isArray(body?.errors) ? (body.errors as ErrorBody['errors']) : [],
    requestId: response.headers.get('x-request-id') ?? response.headers.get('apigw-requestid'),
    retryAfterSeconds: retryAfter > 0 ? retryAfter : null,
    body,
  });
};

export interface FailureWords {
  /** For a refusal without a sentence of the server. */
  failed: string;
  /** For a request that got no response. */
  error: string;
  /** The server's sentence follows `failed` instead of replacing it. */
  isNamed?: boolean;
}

export const explainFailure = (error: unknown, { failed, error: noResponse, isNamed }: FailureWords): string => {
  if (!(error instanceof ApiError) || error.isNetwork) return noResponse;
  if (error.detail === null) return failed;
  return isNamed ? `${failed}. ${error.detail}` : error.detail;
};

/** The server's sentence, else the screen's own words, else how the request failed. */
export const messageOf = (error: unknown, fallback?: string): string => {
  if (error instanceof ApiError) return error.detail ?? fallback ?? error.message;
  return fallback ?? (error instanceof Error ? error.message : String(error));
};
