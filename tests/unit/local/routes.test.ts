import { describe, expect, it } from 'vitest';
import { createRouter, trimSlash } from '#infra/local/cloud/gateway/http-api.ts';
import type { LambdaFunction } from '#infra/local/cloud/template/parsed-template.ts';

const fn = {} as LambdaFunction;
const find = createRouter(
  ['GET /v1/bcp', 'GET /v1/bcp/{id}', 'GET /v1/bcp/limits', 'PUT /v1/bcp/{id}/template', 'GET /v1/{area}/limits'].map((key) => ({
    key,
    fn,
    jwt: null,
  })),
);
const found = (method: string, path: string) => {
  const match = find(method, path);
  return match && [match.route.key, match.pathParameters];
};

describe('routes of the local gateway', () => {
  it.each([
    ['GET', '/v1/bcp', ['GET /v1/bcp', {}]],
    ['GET', '/v1/bcp/7', ['GET /v1/bcp/{id}', { id: '7' }]],
    ['GET', '/v1/bcp/limits', ['GET /v1/bcp/limits', {}]],
    ['GET', '/v1/users/limits', ['GET /v1/{area}/limits', { area: 'users' }]],
    ['PUT', '/v1/bcp/a%20b/template', ['PUT /v1/bcp/{id}/template', { id: 'a b' }]],
    ['PUT', '/v1/bcp/%E0%A4%A/template', ['PUT /v1/bcp/{id}/template', { id: '%E0%A4%A' }]],
  ])('the local gateway finds the route of %s %s, a literal before a parameter', (method, path, expected) => {
    expect(found(method, path)).toEqual(expected);
  });

  it.each([
    ['POST', '/v1/bcp'],
    ['GET', '/v1/bcp/'],
    ['GET', '/v1/bcp/7/template'],
    ['GET', '/v1'],
  ])('the local gateway finds no route for %s %s', (method, path) => {
    expect(found(method, path)).toBeNull();
  });

  it('the local gateway trims one trailing slash, as the edge does', () => {
    expect(['/v1/bcp/', '/v1/bcp', '/'].map(trimSlash)).toEqual(['/v1/bcp', '/v1/bcp', '/']);
  });
});
