/** The contract as an OpenAPI 3.1 document. */
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

/** Schemas that stand once under `components` and are referred to; what is read and what is written differ in defaults. */
const named = {
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
const registryOf = (suffix: string) => {
  const registry = z.registry<{ id: string }>();
  for (const [name, schema] of Object.entries(named)) registry.add(schema, { id: `${name}${suffix}` });
  return registry;
};
const registries = { input: registryOf('Input'), output: registryOf('') };

type Direction = keyof typeof registries;

const jsonSchema = (schema: z.ZodType, io: Direction): Json =>
  JSON.parse(
    JSON.stringify(z.toJSONSchema(schema, { io, unrepresentable: 'any', metadata: registries[io] })).replaceAll(
      '"#/$defs/',
      '"#/components/schemas/',
    ),
  ) as Json;

const schemaOf = (schema: z.ZodType, io: Direction): Json => {
  const { $schema: _, $defs: __, ...rest } = jsonSchema(schema, io);
  return rest;
};

/** A named schema refers to itself, so what it is stands among the definitions. */
const component = (name: string, schema: z.ZodType, io: Direction): Json => {
  const { id: _, ...shape } = (jsonSchema(z.object({ it: schema }), io).$defs as Record<string, Json>)[name]!;
  return shape;
};

const components = (): Json =>
  Object.fromEntries(
    Object.entries(named).flatMap(([name, schema]) => [
      [name, component(name, schema, 'output')],
      [`${name}Input`, component(`${name}Input`, schema, 'input')],
    ]),
  );

const parametersOf = (schema: z.ZodObject | undefined, place: 'path' | 'query'): Json[] => {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
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

const error = (description: string): Json => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
});

const goodAnswer = (endpoint: Endpoint): Json => {
  if (endpoint.response === 'none') return { description: 'Done' };
  if (endpoint.response === 'html')
    return { description: 'The document', content: { 'text/html': { schema: { type: 'string' } } } };
  return { description: 'Done', content: { 'application/json': { schema: schemaOf(endpoint.response, 'output') } } };
};

const answersOf = (endpoint: Endpoint): Json => ({
  [String(endpoint.status ?? 200)]: goodAnswer(endpoint),
  ...(endpoint.isLong ? { 202: { description: 'Accepted as a job; see `status_url`' } } : {}),
  ...(endpoint.access === 'public' ? {} : { 401: error(accessMessages.signIn) }),
  ...(endpoint.access === 'public' || endpoint.access === 'user' ? {} : { 403: error('Role or tier too low') }),
  ...(endpoint.params ? { 404: error('Unknown, or not yours') } : {}),
  ...(endpoint.body ? { 415: error('The body is of another content type') } : {}),
  ...(endpoint.body || endpoint.query ? { 422: error('A value is malformed') } : {}),
});

const bodyOf = (endpoint: Endpoint): Json =>
  endpoint.body
    ? {
        requestBody: {
          required: endpoint.bodyKind !== 'optional',
          content: {
            [endpoint.bodyKind === 'form' ? 'application/x-www-form-urlencoded' : 'application/json']: {
              schema: schemaOf(endpoint.body, 'input'),
            },
          },
        },
      }
    : {};

const operationOf = (areaName: string, callName: string, endpoint: Endpoint): Json => ({
  operationId: `${areaName}.${callName}`,
  tags: [areaName],
  summary: endpoint.summary,
  security: endpoint.access === 'public' ? [] : [{ bearer: [] }],
  parameters: [...parametersOf(endpoint.params, 'path'), ...parametersOf(endpoint.query, 'query')],
  ...bodyOf(endpoint),
  responses: answersOf(endpoint),
});

/** The whole document; deterministic, so that a diff shows what changed in the contract. */
export const openapiDocument = (api: Record<string, Area>, version: string): Json => {
  const paths: Record<string, Json> = {};
  for (const [areaName, area] of Object.entries(api)) {
    for (const [callName, endpoint] of Object.entries(area)) {
      const path = paths[endpoint.path] ?? {};
      path[endpoint.method.toLowerCase()] = operationOf(areaName, callName, endpoint);
      paths[endpoint.path] = path;
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Keelhouse API', version },
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Error: schemaOf(ErrorBody, 'output'), ...components() },
    },
  };
};
