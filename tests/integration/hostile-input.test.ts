import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { api } from '#shared/api/index.ts';
import { type Answer, call } from '#tests/support/client.ts';
import { type Person, signInDemo, signUpVerified } from '#tests/support/people.ts';
import { signUpSubscribed } from '#tests/support/subscribers.ts';

type Json = Record<string, unknown>;

const texts = [
  '',
  ' ',
  'x'.repeat(10_000),
  '\u0000',
  '\u202Eevil\u2066',
  '\ud800',
  '👩‍👩‍👧‍👦'.repeat(50),
  "'; DROP TABLE core; --",
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '{{7*7}}',
  '__proto__',
  '2026-99-99T99:99:99Z',
  '0000-00-00T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '-1',
  'NaN',
  '1e309',
  'U#0000000000000001',
];
const numbers = [0, -1, 1, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, 0.1, 5e-324];
const wild: unknown[] = [null, true, [], {}, [[]], [null], { __proto__: 1, constructor: { prototype: 1 } }, 'x', 1];

/** Walks through the values of a list from call to call, the same ones in every run. */
const turns = new Map<unknown, number>();
const next = <T>(list: readonly T[]): T => {
  const turn = turns.get(list) ?? 0;
  turns.set(list, turn + 1);
  return list[turn % list.length]!;
};

/** What a form would send, but for hostile values: in every leaf, or in the one at `only`. */
const sampleOf = (schema: Json, only: number | null): unknown => {
  let leaf = -1;
  const pick = <T>(usual: unknown, hostile: readonly T[]): unknown => {
    leaf += 1;
    return only === null || only === leaf ? next(hostile) : usual;
  };
  const sample = (part: Json, depth: number): unknown => {
    const options = (part.anyOf ?? part.oneOf) as Json[] | undefined;
    if (options) return sample(only === null ? next(options) : options[0]!, depth);
    if (part.enum) return pick((part.enum as unknown[])[0], [...(part.enum as unknown[]), ...texts]);
    if ('const' in part) return part.const;
    if (depth > 6) return null;
    if (part.type === 'string')
      return pick(/mail/.test(String(part.format)) ? 'ana@acme.example' : '2030-01-01T00:00:00Z', texts);
    if (part.type === 'number' || part.type === 'integer') return pick(1, numbers);
    if (part.type === 'boolean') return pick(true, wild);
    if (part.type === 'array')
      return Array.from({ length: only === null ? next([1, 3, 0]) : 1 }, () => sample((part.items ?? {}) as Json, depth + 1));
    if (part.type !== 'object') return pick('x', wild);
    const known = Object.entries((part.properties ?? {}) as Record<string, Json>);
    const free = typeof part.additionalProperties === 'object' ? (part.additionalProperties as Json) : null;
    const extra = free ? texts.slice(3, 12).map((name): [string, Json] => [name, free]) : [];
    return Object.fromEntries([...known, ...extra].map(([name, inner]) => [name, sample(inner, depth + 1)]));
  };
  return sample(schema, 0);
};
const schemaOf = (schema: z.ZodType): Json =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', target: 'draft-2020-12' }) as Json;

/** It would end the session that the others are made with. */
const left = new Set(['auth.logout']);
/** `HOSTILE_ROUNDS` looks for more by hand. */
const ROUNDS = Number(process.env.HOSTILE_ROUNDS ?? 8);

const calls = Object.entries(api).flatMap(([area, endpoints]) =>
  Object.entries(endpoints as Record<string, Endpoint>)
    .map(([name, endpoint]) => ({ name: `${area}.${name}`, endpoint }))
    .filter(({ name }) => !left.has(name)),
);

let person: Person;
let admin: Person;
let own: Record<string, number>;

beforeAll(async () => {
  [person, admin] = await Promise.all([signUpSubscribed('premium'), signInDemo('admin')]);
  const bcp = await person.client.bcp.create({
    body: { business_name: 'Acme', business_type: 'LLC', industry: 'Retail', employee_count: 5 },
  });
  const exercise = await person.client.exercises.create({
    body: { bcp_id: bcp.id, exercise_name: 'Fire', exercise_type: 'fire', scenario_description: 'Smoke.' },
  });
  // Nothing that other tests need: an account and a price of its own.
  const account = await (await signUpVerified()).client.users.me();
  const price = await admin.client.adminPricingPlans.create({
    body: { plan_type: 'gold', name: 'Spare', price: 100, is_active: false },
  });
  own = {
    '/v1/bcp': bcp.id,
    '/v1/tabletop-exercises': exercise.id,
    '/v1/admin/users': account.id,
    '/v1/admin/pricing-plans': price.id,
  };
});

const idFor = (path: string): number =>
  Object.entries(own).find(([prefix]) => path.startsWith(prefix))?.[1] ?? next([1, 2 ** 53 - 1]);
const pathOf = ({ path }: Endpoint, isOwn: boolean): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(
      isOwn
        ? /id$/i.test(name)
          ? String(idFor(path))
          : 'functions'
        : next(texts.filter((text) => !text.includes('\ud800'))) || 'x',
    ),
  );
const queryOf = ({ query }: Endpoint): string => {
  if (!query) return '';
  const pairs = Object.keys(query.shape).map((name) => `${name}=${encodeURIComponent(next(texts).replaceAll('\ud800', ''))}`);
  return `?${pairs.join('&')}`;
};
const bodyOf = (endpoint: Endpoint, round: number): unknown => {
  if (!endpoint.body) return undefined;
  if (round % 6 === 5) return next(wild);
  return sampleOf(schemaOf(endpoint.body), round % 3 === 0 ? null : round);
};

describe.each(calls)('$name with hostile input', ({ endpoint }) => {
  it('every hostile input is answered below 500', { timeout: 120_000 }, async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const who = round % 4 === 3 ? admin : person;
      const body = bodyOf(endpoint, round);
      const path = `${pathOf(endpoint, round % 3 !== 2)}${round % 2 ? queryOf(endpoint) : ''}`;
      const answer: Answer<unknown> = await call(endpoint.method, path, {
        ...(endpoint.access === 'public' ? {} : { token: who.accessToken }),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), prefer: 'respond-async' },
      });
      expect(
        answer.status,
        `${endpoint.method} ${path} ${JSON.stringify(body)?.slice(0, 1_500)} ${JSON.stringify(answer.body)}`,
      ).toBeLessThan(500);
    }
    expect((await call('GET', '/v1/users/me', { token: person.accessToken })).status, 'still signed in').toBe(200);
  });
});

describe('a request that is odd in its form', () => {
  const json = { 'content-type': 'application/json' };
  const form = { 'content-type': 'multipart/form-data; boundary=x' };
  const deep = '['.repeat(100_000);
  it.each<[string, string, string, { body?: string | Uint8Array; headers?: Record<string, string> }]>([
    ['deep JSON', 'POST', '/v1/bcp', { body: deep, headers: json }],
    ['bytes that are no text', 'POST', '/v1/bcp', { body: new Uint8Array([0xff, 0xfe, 0, 0xd8]), headers: json }],
    ['a number as JSON', 'POST', '/v1/bcp', { body: '1e999', headers: json }],
    [
      'a form that never ends',
      'POST',
      '/v1/crisis-communication/bulk-import',
      { body: '--x\r\nContent-Disposition: form-data', headers: form },
    ],
    ['a form without boundary', 'POST', '/v1/auth/login', { body: 'a', headers: { 'content-type': 'multipart/form-data' } }],
    ['a content type that is none', 'POST', '/v1/auth/login', { body: 'a=1', headers: { 'content-type': ';;;=' } }],
    [
      'percent signs in a form',
      'POST',
      '/v1/auth/login',
      { body: 'username=%ff%&password=%', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    ],
    ['a long idempotency key', 'POST', '/v1/bcp', { body: '{}', headers: { ...json, 'idempotency-key': 'k'.repeat(500) } }],
    ['odd preferences', 'POST', '/v1/bcp/analyze-form', { body: '{}', headers: { ...json, prefer: ',;=,respond-async;;' } }],
    ['a half escape in the path', 'GET', '/v1/bcp/%E0%A4', {}],
    ['a path that climbs', 'GET', '/v1/bcp/..%2f..%2fadmin', {}],
    ['a path of zeros', 'GET', `/v1/bcp/${'0'.repeat(3_000)}1`, {}],
    [
      'a query of a thousand names',
      'GET',
      `/v1/tabletop-exercises?${Array.from({ length: 1_000 }, (_, n) => `a${n}=1`).join('&')}`,
      {},
    ],
    ['a limit given twice', 'GET', '/v1/tabletop-exercises?limit=1&limit=2', {}],
    ['a half escape in the query', 'GET', '/v1/tabletop-exercises?limit=%E0%A4', {}],
    ['an id as an exponent', 'GET', '/v1/bcp/1e3', {}],
    ['a job beyond all ids', 'GET', '/v1/jobs/9007199254740991', {}],
  ])('a malformed request is answered below 500: %s', async (_, method, path, options) => {
    const answer = await call(method, path, { ...options, token: person.accessToken });
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(500);
  });
});
