import { describe, expect, it } from 'vitest';
import { employeeKey, providerKey } from '#shared/domain/people.ts';

describe('duplicate team members', () => {
  it.each([
    ['ana ruiz', 'CEO', true],
    ['Ana Ruiz', 'Team Lead', false],
    ['Ana', 'CEO', false],
  ])('a team member with %s, %s is a duplicate: %s', (name, role, isSame) => {
    expect(employeeKey({ name: 'Ana Ruiz', role: 'CEO' }) === employeeKey({ name, role })).toBe(isSame);
  });
});

describe('duplicate service providers', () => {
  it.each([
    ['ACME', 'Legal', true],
    ['Acme', 'Security', false],
  ])('a service provider with %s, %s is a duplicate: %s', (name, provider_type, isSame) => {
    expect(providerKey({ name: 'Acme', provider_type: 'Legal' }) === providerKey({ name, provider_type })).toBe(isSame);
  });
});
