import { describe, expect, it } from 'vitest';
import { withTopLevelAddress } from '#shared/domain/bcp/primary-location.ts';
import { initialStatus, requestsGeneration, statusAfterSave } from '#shared/domain/bcp/status.ts';
import { primary } from './entries.ts';

describe('status of a BCP', () => {
  it.each([
    ['draft', true, 'draft'],
    ['in_review', true, 'in_review'],
    ['completed', true, 'in_review'],
    ['completed', false, 'completed'],
  ] as const)('a BCP in status %s with changed content %s becomes %s', (status, hasChanged, after) => {
    expect(statusAfterSave(status, hasChanged)).toBe(after);
  });

  it('a BCP starts as draft, and only completing it requests generation', () => {
    expect(initialStatus).toBe('draft');
    expect(([undefined, 'draft', 'in_review', 'completed'] as const).map(requestsGeneration)).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });
});

describe('top-level address of a BCP', () => {
  it('the top-level address of a BCP is copied from the primary location of the same save', () => {
    const part = { primary_location: primary({ address: '1 Main St', city: 'Seattle', state: 'WA', zip: '98101' }) };
    expect(withTopLevelAddress(part)).toMatchObject({ address: '1 Main St', city: 'Seattle', state: 'WA', zip_code: '98101' });
  });

  it('the top-level address of a BCP is cleared with the primary location, unless the save itself sends another', () => {
    expect(withTopLevelAddress({ primary_location: primary({ city: 'Seattle' }) })).toMatchObject({
      address: null,
      city: 'Seattle',
    });
    expect(withTopLevelAddress({ address: '2 Side St', primary_location: primary({}) }).address).toBe('2 Side St');
  });

  it('the top-level address of a BCP stays unchanged in a save without a primary location', () => {
    expect(withTopLevelAddress({ business_name: 'Acme' })).toEqual({ business_name: 'Acme' });
    expect(withTopLevelAddress({ primary_location: null })).toEqual({ primary_location: null });
  });
});
