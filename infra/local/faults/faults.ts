import { queryError, type WireReply, xml } from '#infra/local/cloud/services/wire.ts';

/** Makes the next calls to a service fail in a chosen way. Every attempt of an SDK counts as a call. */
export const SERVICES = ['dynamodb', 'cognito', 'sqs', 's3', 'ses', 'bedrock', 'stripe'] as const;
export type Service = (typeof SERVICES)[number];

export const MODES = ['throttle', 'error', 'timeout', 'reply_lost', 'garbage'] as const;
/** `reply_lost`: the work is done and the answer dropped. `garbage`: a model gives a malformed answer. */
type Mode = (typeof MODES)[number];

interface Fault {
  service: Service;
  mode: Mode;
  count: number;
  taken: number;
}

export interface Faults {
  /** Replaces the service's fault; a count of 0 removes it. */
  order(service: Service, mode: Mode, count: number): void;
  /** Counts the fault down; null when there is none. */
  take(service: Service): Mode | null;
  list(): Fault[];
  clear(): void;
}

export const createFaults = (): Faults => {
  const ordered = new Map<Service, Fault>();
  return {
    order: (service, mode, count) => {
      if (count === 0) ordered.delete(service);
      else ordered.set(service, { service, mode, count, taken: 0 });
    },
    take: (service) => {
      const fault = ordered.get(service);
      if (!fault || fault.count === 0) return null;
      fault.count -= 1;
      fault.taken += 1;
      return fault.mode;
    },
    list: () => [...ordered.values()],
    clear: () => ordered.clear(),
  };
};

const json = (status: number, body: unknown, headers: Record<string, string> = {}): WireReply => ({
  status,
  headers: { 'content-type': 'application/x-amz-json-1.0', ...headers },
  body: JSON.stringify(body),
});

/** AWS's JSON protocols name the error in the body, its REST protocols in a header; send both. */
const aws = (status: number, type: string, message: string): WireReply =>
  json(status, { __type: type, message }, { 'x-amzn-errortype': type });

const s3Error = (status: number, code: string, message: string): WireReply =>
  xml(status, `<Error><Code>${code}</Code><Message>${message}</Message></Error>`);

const stripe = (status: number, type: string, code: string, message: string): WireReply =>
  json(status, { error: { type, code, message } }, { 'content-type': 'application/json', 'request-id': 'req_local_fault' });

const THROTTLED: Record<Service, WireReply> = {
  dynamodb: aws(
    400,
    'com.amazonaws.dynamodb.v20120810#ProvisionedThroughputExceededException',
    'The level of configured provisioned throughput for the table was exceeded.',
  ),
  cognito: aws(400, 'TooManyRequestsException', 'Rate exceeded'),
  sqs: aws(400, 'com.amazonaws.sqs#RequestThrottled', 'Request is throttled.'),
  s3: s3Error(503, 'SlowDown', 'Please reduce your request rate.'),
  ses: queryError(400, 'Throttling', 'Maximum sending rate exceeded.'),
  bedrock: aws(429, 'ThrottlingException', 'Too many requests, please wait before trying again.'),
  stripe: stripe(429, 'invalid_request_error', 'rate_limit', 'Request rate limit exceeded.'),
};

const FAILED: Record<Service, WireReply> = {
  dynamodb: aws(500, 'com.amazonaws.dynamodb.v20120810#InternalServerError', 'Internal server error'),
  cognito: aws(500, 'InternalErrorException', 'Something went wrong'),
  sqs: aws(500, 'com.amazonaws.sqs#InternalFailure', 'We encountered an internal error. Please try again.'),
  s3: s3Error(500, 'InternalError', 'We encountered an internal error. Please try again.'),
  ses: queryError(500, 'InternalFailure', 'Internal service error'),
  bedrock: aws(500, 'InternalServerException', 'The system encountered an unexpected error during processing.'),
  stripe: stripe(500, 'api_error', 'internal_error', 'An unknown error occurred'),
};

export const faultReply = (service: Service, mode: 'throttle' | 'error'): WireReply =>
  (mode === 'throttle' ? THROTTLED : FAILED)[service];
