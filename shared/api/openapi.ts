import * as z from 'zod';
import {
  Analysis,
  CriticalFunction,
  ItSystem,
  KeySupplier,
  Location,
  Mitigation,
  PrimaryLocation,
  RiskImpactAssessments,
  Scores,
} from '#shared/domain/bcp/bcp.ts';
import { Subscription } from '#shared/domain/subscription.ts';
import { accessMessages } from '#shared/messages/access.ts';
import { type Area, type Endpoint, ErrorBody, GatewayError, isIdName } from './endpoint.ts';

type Json = Record<string, unknown>;

/** Schemas referenced from `components`; input and output differ in defaults. */
const namedSchemas = {
  Analysis,
  CriticalFunction,
  ItSystem,
  KeySupplier,
  Location,
  Mitigation,
  PrimaryLocation,
  RiskImpactAssessments,
  Scores,
  Subscription,
};
const createRegistry = (suffix: string) => {
  const registry = z.registry<{ id: string }>();
  for (const [name, schema] of Object.entries(namedSchemas)) registry.add(schema, { id: `${name}${suffix}` });
  return registry;
};
const registries = { input: createRegistry('Input'), output: createRegistry('') };

type Direction = keyof typeof registries;

/** Descriptions are in zod's own registry, which `metadata` replaces. */
const addDescription = ({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: z.core.$ZodType;
  jsonSchema: z.core.JSONSchema.BaseSchema;
}): void => {
  const description = z.globalRegistry.get(zodSchema)?.description;
  if (description) jsonSchema.description = description;
};

/**
 * zod writes other addresses than `$defs` only for a whole registry (`uri`), and then renders all of it each time:
 * the same document took twelve times as long.
 */
const toJsonSchema = (schema: z.ZodType, io: Direction): Json =>
  JSON.parse(
    JSON.stringify(
      z.toJSONSchema(schema, { io, unrepresentable: 'any', metadata: registries[io], override: addDescription }),
    ).replaceAll('"#/$defs/', '"#/components/schemas/'),
  ) as Json;

const toSchema = (schema: z.ZodType, io: Direction): Json => {
  const { $schema: _, $defs: __, ...rest } = toJsonSchema(schema, io);
  return rest;
};

/** zod renders a named schema as a reference to itself, so its shape is read from `$defs`. */
const toComponent = (name: string, schema: z.ZodType, io: Direction): Json => {
  const { id: _, ...shape } = (toJsonSchema(z.object({ it: schema }), io).$defs as Record<string, Json>)[name]!;
  return shape;
};

const buildComponents = (): Json =>
  Object.fromEntries(
    Object.entries(namedSchemas).flatMap(([name, schema]) => [
      [name, toComponent(name, schema, 'output')],
      [`${name}Input`, toComponent(`${name}Input`, schema, 'input')],
    ]),
  );

const buildParameters = (schema: z.ZodObject | undefined, place: 'path' | 'query'): Json[] => {
  if (!schema) return [];
  const { properties = {}, required = [] } = toSchema(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
};

const bodyOf = (...names: string[]): Json => {
  const schemas = names.map((name) => ({ $ref: `#/components/schemas/${name}` }));
  return { 'application/json': { schema: schemas.length === 1 ? schemas[0] : { anyOf: schemas } } };
};

const errorResponse = (description: string): Json => ({ description, content: bodyOf('Error') });

const retryAfter = { 'Retry-After': { description: 'Seconds until a retry may succeed', schema: { type: 'integer' } } };
/** Of many calls alike. */
const sharedResponses = {
  Unauthorized: { description: accessMessages.signIn, content: bodyOf('Error', 'GatewayError') },
  Forbidden: errorResponse('Not to this account: its address is not confirmed, or its role or tier is too low'),
  NotFound: errorResponse('Unknown, or not yours'),
  InProgress: errorResponse('Another request is changing the same, or the one with this `Idempotency-Key` is not done yet'),
  TooLarge: { description: 'The body is too large', content: bodyOf('Error', 'GatewayError') },
  UnsupportedMediaType: errorResponse('The body is of another content type'),
  Unprocessable: errorResponse('A value is malformed; `errors` names the fields'),
  TooManyRequests: { description: 'Too many requests', headers: retryAfter, content: bodyOf('Error', 'GatewayError') },
  Unexpected: { description: 'An error that nobody expected', content: bodyOf('Error', 'GatewayError') },
  JobFailed: errorResponse('The work failed; a retry may succeed'),
  Busy: { description: 'Too busy right now; a retry is safe', headers: retryAfter, content: bodyOf('Error', 'GatewayError') },
} satisfies Record<string, Json>;

const refer = (name: keyof typeof sharedResponses): Json => ({ $ref: `#/components/responses/${name}` });

const successResponse = (endpoint: Endpoint): Json => {
  if (endpoint.response === 'none') return { description: 'Done' };
  if (endpoint.response === 'html')
    return { description: 'The document', content: { 'text/html': { schema: { type: 'string' } } } };
  return { description: 'Done', content: { 'application/json': { schema: toSchema(endpoint.response, 'output') } } };
};

const takesKey = ({ access, method }: Endpoint): boolean => access !== 'public' && method === 'POST';

/** What a call of this kind may refuse; `refusals` of the contract say more of one. */
const buildRefusals = (endpoint: Endpoint): Record<string, Json> => {
  const { access, body, isLong, method, params, query, refusals = {} } = endpoint;
  const isSignedIn = access !== 'public';
  const names = Object.keys(params?.shape ?? {});
  return {
    ...(isSignedIn ? { 401: refer('Unauthorized'), 403: refer('Forbidden') } : {}),
    // A repeated creation finds nothing when what the first one made is deleted.
    ...(names.some(isIdName) || endpoint.ownsIdempotency ? { 404: refer('NotFound') } : {}),
    ...(isSignedIn && method !== 'GET' ? { 409: refer('InProgress') } : {}),
    ...(body ? { 413: refer('TooLarge'), 415: refer('UnsupportedMediaType') } : {}),
    ...(body || query || !names.every(isIdName) || takesKey(endpoint) ? { 422: refer('Unprocessable') } : {}),
    429: refer('TooManyRequests'),
    500: refer('Unexpected'),
    ...(isLong ? { 502: refer('JobFailed') } : {}),
    503: refer('Busy'),
    ...Object.fromEntries(Object.entries(refusals).map(([status, why]) => [status, errorResponse(why)])),
  };
};

/** Every status that a call may answer. */
export const listStatuses = (endpoint: Endpoint): number[] => [
  endpoint.status ?? 200,
  ...(endpoint.isLong ? [202] : []),
  ...Object.keys(buildRefusals(endpoint)).map(Number),
];

const buildResponses = (endpoint: Endpoint): Json => ({
  [String(endpoint.status ?? 200)]: successResponse(endpoint),
  ...(endpoint.isLong ? { 202: { description: 'Accepted as a job; see `status_url`' } } : {}),
  ...buildRefusals(endpoint),
});

const buildHeaders = (endpoint: Endpoint): Json[] => [
  ...(takesKey(endpoint)
    ? [
        {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          description: 'A repeated request with the same key gets the answer of the first',
          schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,128}$' },
        },
      ]
    : []),
  ...(endpoint.isLong
    ? [
        {
          name: 'Prefer',
          in: 'header',
          required: false,
          description: '`respond-async` answers 202 at once',
          schema: { type: 'string' },
        },
      ]
    : []),
];

const orNull = (schema: Json): Json => ({ anyOf: [schema, { type: 'null' }] });

const buildRequestBody = (endpoint: Endpoint): Json =>
  endpoint.body
    ? {
        requestBody: {
          required: endpoint.bodyKind !== 'optional',
          content: {
            [endpoint.bodyKind === 'form' ? 'application/x-www-form-urlencoded' : 'application/json']: {
              schema:
                endpoint.bodyKind === 'optional' ? orNull(toSchema(endpoint.body, 'input')) : toSchema(endpoint.body, 'input'),
            },
          },
        },
      }
    : {};

const buildOperation = (areaName: string, callName: string, endpoint: Endpoint): Json => ({
  operationId: `${areaName}.${callName}`,
  tags: [areaName],
  summary: endpoint.summary,
  security: endpoint.access === 'public' ? [] : [{ bearer: [] }],
  parameters: [
    ...buildParameters(endpoint.params, 'path'),
    ...buildParameters(endpoint.query, 'query'),
    ...buildHeaders(endpoint),
  ],
  ...buildRequestBody(endpoint),
  responses: buildResponses(endpoint),
});

/** The whole document; deterministic, so that a diff shows what changed in the contract. */
export const buildOpenapiDocument = (api: Record<string, Area>, version: string): Json => {
  const paths: Record<string, Json> = {};
  for (const [areaName, area] of Object.entries(api)) {
    for (const [callName, endpoint] of Object.entries(area)) {
      const path = paths[endpoint.path] ?? {};
      path[endpoint.method.toLowerCase()] = buildOperation(areaName, callName, endpoint);
      paths[endpoint.path] = path;
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Keelhouse API', version },
    servers: [{ url: '/', description: 'The site itself' }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      responses: sharedResponses,
      schemas: { Error: toSchema(ErrorBody, 'output'), GatewayError: toSchema(GatewayError, 'output'), ...buildComponents() },
    },
  };
};
