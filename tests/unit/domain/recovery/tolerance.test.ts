import { expect, it } from 'vitest';
import { readTolerance } from '#shared/domain/recovery/estimates.ts';
import { supplierNamed } from '#tests/unit/domain/bcp/entries.ts';

it.each([
  ['Electric utility', null, 0],
  ['City water company', null, 0],
  ['Gas utility', null, 0],
  ['Gas utility', '2 days', 2880],
  ['Bottled water company', null, 240],
  ['Propane gas company', null, 240],
  ['Flour mill', null, 240],
  ['Flour mill', '2 days', 2880],
  ['Water treatment service company', null, 240],
])('%s with a stock of %s is missed after %i minutes', (name, stock_lasts, minutes) => {
  expect(readTolerance(supplierNamed(name, { max_downtime: '4-24 hours', stock_lasts }))).toBe(minutes);
});
