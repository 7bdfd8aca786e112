import { describe, expect, it } from 'vitest';
import { isSameEmployee, isSameProvider } from '#shared/domain/people.ts';

describe('duplicate team members', () => {
  it.each([
    ['ana ruiz', 'CEO', true],
    ['Ana Ruiz', 'Team Lead', false],
    ['Ana', 'CEO', false],
  ])('a team member with %s, %s is a duplicate: %s', (name, role, isSame) => {
    expect(isSameEmployee({ name: 'Ana Ruiz', role: 'CEO' }, { name, role })).toBe(isSame);
  });
});

describe('duplicate service providers', () => {
  it.each([
    ['ACME', 'Legal', true],
    ['Acme', 'Security', false],
  ])('a service provider with %s, %s is a duplicate: %s', (name, provider_type, isSame) => {
    expect(isSameProvider({ name: 'Acme', provider_type: 'Legal' }, { name, provider_type })).toBe(isSame);
  });
});
