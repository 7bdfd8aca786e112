import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { JwtVerifier } from 'aws-jwt-verify';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import { FunctionFailed } from '../lambda/environment.ts';
import type { JwtRule, LambdaFunction, RouteSpec } from '../template/parsed-template.ts';

interface Match {
  route: RouteSpec;
  pathParameters: Record<string, string>;
}

const isParameter = (segment: string): boolean => segment.startsWith('{');
const segmentsOf = (path: string): string[] => path.split('/').slice(1);

/** CloudFront trims one trailing slash. */
export const trimSlash = (path: string): string => (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path);

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

export const createRouter = (routes: RouteSpec[]): ((method: string, path: string) => Match | null) => {
  const candidates = routes.map((route) => {
    const [method, path] = route.key.split(' ') as [string, string];
    const segments = segmentsOf(path);
    // Sorted as text, this puts literal segments first, the leftmost weighing most.
    return { route, method, segments, rank: segments.map((segment) => (isParameter(segment) ? 1 : 0)).join('') };
  });
  candidates.sort((a, b) => a.rank.localeCompare(b.rank));
  return (method, path) => {
    const given = segmentsOf(path);
    const found = candidates.find(
      (candidate) =>
        candidate.method === method &&
        candidate.segments.length === given.length &&
        candidate.segments.every((segment, i) => (isParameter(segment) ? given[i] !== '' : segment === given[i])),
    );
    if (!found) return null;
    const named = found.segments.flatMap((segment, i) =>
      isParameter(segment) ? [[segment.slice(1, -1), decoded(given[i]!)] as const] : [],
    );
    return { route: found.route, pathParameters: Object.fromEntries(named) };
  };
};

type Claims = Record<string, string>;

const asText = (value: unknown): string => (Array.isArray(value) ? `[${value.join(' ')}]` : String(value));

/**
 * Answers null when the token does not open the route. `jwks` is passed in because the pool has no public
 * address.
 */
export const createAuthorizer = (jwks: object) => {
  const jwksCache = new SimpleJwksCache({
    fetcher: { fetch: async () => new TextEncoder().encode(JSON.stringify(jwks)).buffer },
  });
  const verifiers = new Map<string, { verify(token: string): Promise<object> }>();
  const verifierFor = ({ issuer, audience }: JwtRule) => {
    const known = verifiers.get(issuer);
    if (known) return known;
    const made = JwtVerifier.create(
      {
        issuer,
        audience: null,
        jwksUri: `${issuer}/.well-known/jwks.json`,
        // Cognito's access tokens carry `client_id` instead of `aud`; API Gateway accepts either.
        customJwtCheck: ({ payload }) => {
          const clients = [payload.aud ?? payload.client_id].flat();
          if (!clients.some((client) => audience.includes(String(client)))) throw new Error('the token is for another client');
        },
      },
      { jwksCache },
    );
    verifiers.set(issuer, made);
    return made;
  };
  return async (rule: JwtRule, header: string | undefined): Promise<Claims | null> => {
    const token = header?.replace(/^bearer\s+/i, '');
    if (!token) return null;
    try {
      const claims = await verifierFor(rule).verify(token);
      return Object.fromEntries(Object.entries(claims).map(([name, value]) => [name, asText(value)]));
    } catch {
      return null;
    }
  };
};
type Authorize = ReturnType<typeof createAuthorizer>;

interface HttpRequest {
  id: string;
  method: string;
  /** Without the query or a trailing slash. */
  path: string;
  query: string;
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

/** HTTP APIs pass these as text and everything else, such as forms and files, in base64. */
const TEXTUAL = /^(text\/|application\/(json|javascript|xml|[\w.+-]+\+(json|xml)))/i;

const queryOf = (query: string): Record<string, string> | undefined => {
  if (query === '') return undefined;
  const values: Record<string, string> = Object.create(null);
  for (const [name, value] of new URLSearchParams(query)) values[name] = name in values ? `${values[name]},${value}` : value;
  return { ...values };
};

const eventFor = (request: HttpRequest, { route, pathParameters }: Match, claims: Claims | null) => {
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

const answerFor = (result: unknown): HttpAnswer => {
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

const apiAnswer = (status: number, message: string, headers: Record<string, string> = {}): HttpAnswer => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  cookies: [],
  body: JSON.stringify({ message }),
});

/** The product accepts nothing larger; a Lambda takes 6 MB, base64 included. */
const MAX_BODY_BYTES = 2 * 1024 * 1024;
/** HTTP APIs end a request after 30 s. */
const MAX_MS = 30_000;

interface ApiOptions {
  routes: RouteSpec[];
  authorize: Authorize;
  edgeHeaders(sourceIp: string): Record<string, string>;
  invoke(fn: LambdaFunction, event: unknown, requestId: string): Promise<unknown>;
  /** Told of every answer to a route. */
  onAnswer?(routeKey: string, status: number): void;
}

/** Null above the limit. The rest is read and dropped, so that the sender gets the answer. */
const readBody = async (incoming: IncomingMessage): Promise<Buffer | null> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    size += (chunk as Buffer).length;
    if (size <= MAX_BODY_BYTES) chunks.push(chunk as Buffer);
    else chunks.length = 0;
    if (size > 16 * MAX_BODY_BYTES) break;
  }
  return size > MAX_BODY_BYTES ? null : Buffer.concat(chunks);
};

const headersOf = (incoming: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(incoming.headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, [value].flat().join(',')] as const],
    ),
  );

const withinTime = <T>(work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new FunctionFailed('no answer within 30 s', true)), MAX_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

export const createApi = ({ routes, authorize, edgeHeaders, invoke, onAnswer }: ApiOptions) => {
  const find = createRouter(routes);
  const answer = async (
    incoming: IncomingMessage,
    match: Match | null,
    { method, path, query }: Pick<HttpRequest, 'method' | 'path' | 'query'>,
  ): Promise<HttpAnswer> => {
    const claims = match?.route.jwt ? await authorize(match.route.jwt, incoming.headers.authorization) : null;
    const body = await readBody(incoming);
    if (!match) return apiAnswer(404, 'Not Found');
    if (match.route.jwt && !claims) return apiAnswer(401, 'Unauthorized', { 'www-authenticate': 'Bearer' });
    if (body === null) return apiAnswer(413, 'Request Too Long');
    const sourceIp = (incoming.socket.remoteAddress ?? '127.0.0.1').replace(/^::ffff:/, '');
    const id = randomUUID();
    const request = { id, method, path, query, headers: { ...headersOf(incoming), ...edgeHeaders(sourceIp) }, sourceIp, body };
    try {
      const answer = answerFor(await withinTime(invoke(match.route.fn, eventFor(request, match, claims), id)));
      return { ...answer, headers: { ...answer.headers, 'apigw-requestid': id } };
    } catch (error) {
      const isTimeout = error instanceof FunctionFailed && error.isTimeout;
      return isTimeout ? apiAnswer(503, 'Service Unavailable') : apiAnswer(500, 'Internal Server Error');
    }
  };
  return async (incoming: IncomingMessage): Promise<HttpAnswer> => {
    const [rawPath = '/', query = ''] = (incoming.url ?? '/').split(/\?(.*)/s);
    const [method, path] = [incoming.method ?? 'GET', trimSlash(rawPath)];
    const match = find(method, path);
    const answered = await answer(incoming, match, { method, path, query });
    if (match) onAnswer?.(match.route.key, answered.status);
    return answered;
  };
};
