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
