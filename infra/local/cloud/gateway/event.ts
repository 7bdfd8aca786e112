/** Payload format 2.0: the event a handler gets for a request, and the answer that its result means. */
import type { Claims } from './authorizer.ts';
import type { Match } from './routes.ts';

export interface HttpRequest {
  id: string;
  method: string;
  /** Without the query, trailing slash trimmed. */
  path: string;
  /** Without the question mark. */
  query: string;
  /** Names in lower case, repeated values joined. */
  headers: Record<string, string>;
  sourceIp: string;
  body: Buffer;
}

export interface HttpAnswer {
  status: number;
  headers: Record<string, string>;
  cookies: string[];
  body: string | Buffer;
}

/** What HTTP APIs hand over as text; forms and files arrive in base64. */
const TEXTUAL = /^(text\/|application\/(json|javascript|xml|[\w.+-]+\+(json|xml)))/i;

const queryOf = (query: string): Record<string, string> | undefined => {
  if (query === '') return undefined;
  const values: Record<string, string> = Object.create(null);
  for (const [name, value] of new URLSearchParams(query)) values[name] = name in values ? `${values[name]},${value}` : value;
  return { ...values };
};

export const eventFor = (request: HttpRequest, { route, pathParameters }: Match, claims: Claims | null) => {
  const { id, method, path, query, sourceIp, body } = request;
  const { cookie, ...headers } = request.headers;
  const isText = TEXTUAL.test(headers['content-type'] ?? '');
  const time = new Date();
  return {
    version: '2.0',
    routeKey: route.key,
    rawPath: path,
    rawQueryString: query,
    ...(cookie ? { cookies: cookie.split('; ') } : {}),
    headers,
    ...(query ? { queryStringParameters: queryOf(query) } : {}),
    ...(Object.keys(pathParameters).length > 0 ? { pathParameters } : {}),
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      domainName: headers.host ?? 'localhost',
      domainPrefix: 'localhost',
      http: { method, path, protocol: 'HTTP/1.1', sourceIp, userAgent: headers['user-agent'] ?? '' },
      ...(claims ? { authorizer: { jwt: { claims, scopes: null } } } : {}),
      requestId: id,
      routeKey: route.key,
      stage: '$default',
      time: time.toUTCString(),
      timeEpoch: time.getTime(),
    },
    ...(body.length > 0 ? { body: isText ? body.toString('utf8') : body.toString('base64') } : {}),
    isBase64Encoded: body.length > 0 && !isText,
  };
};

interface Structured {
  statusCode: number;
  headers?: Record<string, string | number | boolean>;
  cookies?: string[];
  body?: string;
  isBase64Encoded?: boolean;
}

const isStructured = (result: unknown): result is Structured =>
  typeof result === 'object' && result !== null && 'statusCode' in result;

export const answerFor = (result: unknown): HttpAnswer => {
  if (!isStructured(result))
    return { status: 200, headers: { 'content-type': 'application/json' }, cookies: [], body: JSON.stringify(result ?? null) };
  const { statusCode, headers = {}, cookies = [], body = '', isBase64Encoded = false } = result;
  return {
    status: statusCode,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)])),
    cookies,
    body: isBase64Encoded ? Buffer.from(body, 'base64') : body,
  };
};

/** The API's own answers, which no handler sees. */
export const ownAnswer = (status: number, message: string, headers: Record<string, string> = {}): HttpAnswer => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  cookies: [],
  body: JSON.stringify({ message }),
});
