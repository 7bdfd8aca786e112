import { describe, expect, it } from 'vitest';
import { listRoutes } from '#shared/api/client.ts';
import type { Area } from '#shared/api/endpoint.ts';
import { api } from '#shared/api/index.ts';
import { buildOpenapiDocument } from '#shared/api/openapi.ts';

const document = buildOpenapiDocument(api, '1.0.0');
const text = JSON.stringify(document);
const paths = document.paths as Record<string, Record<string, { security: unknown[]; responses: Record<string, unknown> }>>;
const calls = Object.values(api as Record<string, Area>).flatMap((area) => Object.values(area));

describe('openapiDocument', () => {
  it('openapiDocument describes every call of the contract once', () => {
    expect(Object.values(paths).flatMap((path) => Object.keys(path))).toHaveLength(calls.length);
    expect(new Set(calls.map(({ method, path }) => `${method} ${path}`)).size).toBe(calls.length);
  });

  it('openapiDocument refers only to schemas that it contains', () => {
    const { schemas } = document.components as { schemas: Record<string, unknown> };
    const referred = [...new Set(text.match(/#\/components\/schemas\/\w+/g))].map((reference) => reference.split('/').at(-1)!);
    expect(referred.filter((name) => !(name in schemas))).toEqual([]);
    expect(text).not.toContain('$defs');
    expect(Object.values(schemas).every((schema) => 'properties' in (schema as object))).toBe(true);
  });

  it('openapiDocument says which calls need a token and what a refusal looks like', () => {
    expect(paths['/v1/auth/login']!.post!.security).toEqual([]);
    expect(paths['/v1/bcp/{id}']!.get!.security).toEqual([{ bearer: [] }]);
    expect(Object.keys(paths['/v1/bcp/{id}']!.put!.responses)).toEqual(expect.arrayContaining(['200', '401', '404', '422']));
    expect(Object.keys(paths['/v1/bcp/{id}/suggest-risks']!.post!.responses)).toContain('202');
  });

  it.each([
    ['get', '/v1/places/{zip}', [200, 404, 422, 429, 500, 503]],
    ['post', '/v1/auth/login', [200, 401, 403, 413, 415, 422, 429, 500, 503]],
    ['get', '/v1/bcp/{id}', [200, 401, 403, 404, 429, 500, 503]],
    ['post', '/v1/bcp/{id}/suggest-risks', [200, 202, 401, 403, 404, 409, 413, 415, 422, 429, 500, 502, 503]],
    ['post', '/v1/tabletop-exercises/{id}/start', [200, 401, 403, 404, 409, 422, 429, 500, 503]],
    ['delete', '/v1/employees/{id}', [204, 401, 403, 404, 409, 429, 500, 503]],
  ])('openapiDocument names every status of %s %s', (method, path, statuses) => {
    expect(Object.keys(paths[path]![method]!.responses).map(Number)).toEqual(statuses);
  });

  it('openapiDocument says that a refused token gets the body of the gateway or of the product, and what is asked for', () => {
    const { responses } = document.components as {
      responses: Record<string, { content: { 'application/json': { schema: unknown } } }>;
    };
    expect(responses.Unauthorized!.content['application/json'].schema).toEqual({
      anyOf: [{ $ref: '#/components/schemas/Error' }, { $ref: '#/components/schemas/GatewayError' }],
    });
    expect(document.servers).toEqual([{ url: '/', description: 'The site itself' }]);
    const { parameters } = paths['/v1/bcp/{id}/analyze']!.post as unknown as { parameters: { name: string; in: string }[] };
    expect(parameters.map(({ name, in: place }) => [name, place])).toEqual([
      ['id', 'path'],
      ['Idempotency-Key', 'header'],
      ['Prefer', 'header'],
    ]);
  });

  it('openapiDocument says that required texts are not empty, which fields may stay out, and where null stands for nothing', () => {
    const bodyOf = (method: string, path: string) =>
      (paths[path]![method] as unknown as { requestBody: { content: Record<string, { schema: unknown }> } }).requestBody.content[
        'application/json'
      ]!.schema as {
        required?: string[];
        properties: Record<string, object>;
        anyOf?: object[];
      };
    expect(bodyOf('post', '/v1/bcp').properties.business_name).toMatchObject({ type: 'string', pattern: '\\S' });
    expect(bodyOf('post', '/v1/bcp/{id}/employees').required).toEqual(['name', 'role']);
    expect(bodyOf('put', '/v1/employees/{id}').required).toBeUndefined();
    expect(bodyOf('post', '/v1/bcp/{id}/analyze').anyOf!.at(-1)).toEqual({ type: 'null' });
  });
});

describe('contract', () => {
  it.each(calls)('the contract path $method $path has no trailing slash and names its parameters', ({ path, params }) => {
    expect(path).toMatch(/^\/v1(\/([a-z0-9.-]+|\{\w+\}))+$/);
    expect([...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])).toEqual(Object.keys(params?.shape ?? {}));
  });

  it('the contract gives browser methods and paths without schemas', () => {
    const routes = JSON.stringify(listRoutes(api));
    expect(JSON.parse(routes)).toEqual(listRoutes(api));
    expect(routes.length).toBeLessThan(18_000);
  });
});
