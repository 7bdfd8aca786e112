import { describe, expect, it } from 'vitest';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { api } from '#shared/api/index.ts';
import { PRICE_MAX } from '#shared/domain/price-list.ts';

const calls = Object.entries(api).flatMap(([area, endpoints]) =>
  Object.entries(endpoints as Record<string, Endpoint>).map(([name, endpoint]) => ({ name: `${area}.${name}`, endpoint })),
);
const most: Record<string, number> = {
  page: 10_000,
  per_page: 100,
  limit: 100,
  offset: 1_000_000,
  employees: 10_000_000,
  quoted_amount: PRICE_MAX,
};
const counted = calls.flatMap(({ name, endpoint: { query } }) =>
  Object.keys(query?.shape ?? {})
    // Ids have the bound of every id.
    .filter((field) => !field.endsWith('_id'))
    .filter((field) => field in most || query?.safeParse({ [field]: '7' }).data?.[field] === 7)
    .map((field) => ({ name, field, query: query! })),
);

describe('numbers of a query', () => {
  it('numeric query fields are found in lists', () => {
    expect(counted.length).toBeGreaterThan(3);
  });

  it.each(counted)('the query field $field of $name is rejected when it is larger than a list can be', ({ field, query }) => {
    for (const value of [(most[field] ?? 1_000_000) + 1, 99_999_999_999, '1e400', -1, 'x', 1.5])
      expect(query.safeParse({ [field]: String(value) }).success, String(value)).toBe(false);
  });
});

const withIds = calls.flatMap(({ name, endpoint: { params } }) =>
  Object.entries(params?.shape ?? {})
    .filter(([, schema]) => schema.safeParse('1000').data === 1000)
    .map(([field, schema]) => ({ name, field, schema })),
);

describe('ids of a path', () => {
  it('ids are found in paths', () => {
    expect(withIds.length).toBeGreaterThan(30);
  });

  it.each(withIds)('$field of $name is plain digits only', ({ schema }) => {
    for (const id of ['1e3', '0x3e8', '1000.0', '01000', '+1000', ' 1000']) expect(schema.safeParse(id).success, id).toBe(false);
  });
});
