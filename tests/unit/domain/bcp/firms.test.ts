import { describe, expect, it } from 'vitest';
import { findFirm, findFirmOf } from '#shared/domain/bcp/firms.ts';

const firms = [
  { name: 'Gulf Pure', services_provided: 'Carbon exchange and water treatment, 24/7' },
  { name: 'City of Galveston', services_provided: 'Water' },
  { name: 'Tideline', services_provided: 'Microsoft 365, laptops' },
  { name: 'Bay Fuels', services_provided: 'Propane' },
  { name: 'Island Chairs', services_provided: null },
];

describe('firms by what they do', () => {
  it.each([
    ['Water treatment service company', 'Gulf Pure'],
    ['Water treatment', 'Gulf Pure'],
    ['City of Galveston', 'City of Galveston'],
    ['gulf pure ', 'Gulf Pure'],
    ['Fuel oil or propane supplier', 'Bay Fuels'],
    ['Laptop vendor', 'Tideline'],
    ['Wastewater treatment', undefined],
    ['Service company', undefined],
    ['IT', undefined],
    ['', undefined],
  ])('%s', (name, expected) => {
    expect(findFirm(firms, name)?.name).toBe(expected);
  });

  it.each([
    ['Bayou Gas', 'propane', 'Bay Fuels'],
    ['Bayou Gas', 'Propane and ice', undefined],
    ['Bayou Gas', null, undefined],
  ])('%s, which delivers %s', (name, services_provided, expected) => {
    expect(findFirmOf(firms, { name, services_provided })?.name).toBe(expected);
  });
});
