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
import { type Area, type Endpoint, ErrorBody } from './endpoint.ts';

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

const errorResponse = (description: string): Json => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
});

const successResponse = (endpoint: Endpoint): Json => {
  if (endpoint.response === 'none') return { description: 'Done' };
  if (endpoint.response === 'html')
    return { description: 'The document', content: { 'text/html': { schema: { type: 'string' } } } };
  return { description: 'Done', content: { 'application/json': { schema: toSchema(endpoint.response, 'output') } } };
};

const buildResponses = (endpoint: Endpoint): Json => ({
  [String(endpoint.status ?? 200)]: successResponse(endpoint),
  ...(endpoint.isLong ? { 202: { description: 'Accepted as a job; see `status_url`' } } : {}),
  ...(endpoint.access === 'public' ? {} : { 401: errorResponse(accessMessages.signIn) }),
  ...(endpoint.access === 'public' || endpoint.access === 'user' ? {} : { 403: errorResponse('Role or tier too low') }),
  ...(endpoint.params ? { 404: errorResponse('Unknown, or not yours') } : {}),
  ...(endpoint.conflict ? { 409: errorResponse(endpoint.conflict) } : {}),
  ...(endpoint.body ? { 415: errorResponse('The body is of another content type') } : {}),
  ...(endpoint.body || endpoint.query ? { 422: errorResponse('A value is malformed') } : {}),
});

const buildRequestBody = (endpoint: Endpoint): Json =>
  endpoint.body
    ? {
        requestBody: {
          required: endpoint.bodyKind !== 'optional',
          content: {
            [endpoint.bodyKind === 'form' ? 'application/x-www-form-urlencoded' : 'application/json']: {
              schema: toSchema(endpoint.body, 'input'),
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
  parameters: [...buildParameters(endpoint.params, 'path'), ...buildParameters(endpoint.query, 'query')],
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
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Error: toSchema(ErrorBody, 'output'), ...buildComponents() },
    },
  };
};
