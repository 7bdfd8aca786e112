import type { Duty } from './duty.ts';

/** Laws on prices after an emergency is declared, for those who sell what people need then. */
const prices = {
  kind: 'keep',
  phone: null,
  hours: null,
  checked_on: '2026-11-22',
  industries: ['Retail', 'Hospitality', 'Construction', 'Automotive', 'Energy', 'Transportation'],
  traits: ['rents-units', 'property-management'],
} as const;

export const priceDuties: readonly Duty[] = [
  {
    ...prices,
    id: 'prices-al',
    title: 'Prices in a state of emergency (Alabama)',
    what: 'A price 25 percent above the average of the last 30 days counts as unconscionable unless your costs explain it.',
    authority: 'Alabama Attorney General',
    deadline: 'While a state of emergency is declared',
    rule: 'Ala. Code 8-31-1 et seq.',
    source: 'National Conference of State Legislatures',
    states: ['AL'],
  },
  {
    ...prices,
    id: 'prices-ca',
    title: 'Prices in a declared emergency (California)',
    what: 'Raise the price of necessities, lodging or repairs by no more than 10 percent. Keep proof of higher costs.',
    authority: 'California Attorney General and district attorneys',
    deadline: '30 days after the declaration, 180 days for cleanup and repairs',
    rule: 'Cal. Penal Code 396',
    source: 'Cal OES, California Attorney General',
    states: ['CA'],
  },
  {
    ...prices,
    id: 'prices-fl',
    title: 'Prices in a state of emergency (Florida)',
    what: 'Do not price essentials, lodging or storage far above the average of the 30 days before. Keep proof of costs.',
    authority: 'Florida Attorney General',
    deadline: 'While a state of emergency is declared in the county',
    rule: 'Fla. Stat. 501.160',
    source: 'Florida Attorney General',
    states: ['FL'],
  },
  {
    ...prices,
    id: 'prices-tx',
    title: 'Prices in a declared disaster (Texas)',
    what: 'Do not demand an exorbitant price for fuel, food, medicine, lodging, building materials, tools or another necessity.',
    authority: 'Texas Attorney General',
    deadline: 'After the governor or the president declares a disaster',
    rule: 'Tex. Bus. & Com. Code 17.46(b)(27)',
    source: 'Texas Attorney General, State Law Library',
    states: ['TX'],
  },
];
