import { describe, expect, it } from 'vitest';
import { adminUsers } from '#shared/api/admin-users.ts';
import { isEmailPrefix, matchesDirectoryFilter } from '#shared/domain/admin-user.ts';

const ana = { email: 'ana.ruiz@harbor.example', full_name: 'Ana Ruíz', role: 'user', is_active: true } as const;

describe('matchesDirectoryFilter', () => {
  it.each([
    ['', true],
    ['ANA', true],
    ['ruíz', true],
    ['harbor', true],
    ['@harbor', true],
    ['ana.ruiz@h', true],
    ['Ana.Ruiz@Harbor', true],
    ['ruiz@h', false],
    ['bob', false],
  ])('an account is found by %j: %j', (search, expected) => {
    expect(matchesDirectoryFilter(ana, { search })).toBe(expected);
  });

  it.each([
    [{ role: 'user' }, true],
    [{ role: 'admin' }, false],
    [{ is_active: true }, true],
    [{ is_active: false }, false],
    [{ role: 'user', is_active: false }, false],
  ] as const)('the filters narrow the search: %j %j', (filter, expected) => {
    expect(matchesDirectoryFilter(ana, { search: 'ana', ...filter })).toBe(expected);
  });

  it('an account without a name is found by its address only', () => {
    expect(matchesDirectoryFilter({ ...ana, full_name: null }, { search: 'ruíz' })).toBe(false);
    expect(matchesDirectoryFilter({ ...ana, full_name: null }, { search: 'ruiz' })).toBe(true);
  });
});

describe('isEmailPrefix', () => {
  it.each([
    ['ana@', true],
    ['ana@harbor.example', true],
    ['@harbor', false],
    ['ana', false],
    ['ana ruiz@', false],
  ])('%j is the beginning of an address: %j', (search, expected) => {
    expect(isEmailPrefix(search)).toBe(expected);
  });
});

describe('the query of the list', () => {
  it.each([
    [{ is_active: 'true' }, true],
    [{ is_active: 'false' }, false],
    [{}, undefined],
  ])('is_active is read from %j', (query, expected) => {
    expect(adminUsers.list.query.parse(query).is_active).toBe(expected);
  });

  it.each([{ is_active: 'yes' }, { role: 'owner' }, { page: '0' }, { per_page: '101' }])('%j is refused', (query) => {
    expect(adminUsers.list.query.safeParse(query).success).toBe(false);
  });
});
