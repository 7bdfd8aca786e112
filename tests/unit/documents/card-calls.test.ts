import { expect, it } from 'vitest';
import { listProviderCalls, listSupplierCalls, listUtilityCalls } from '#functions/documents/chapters/supplier-calls.ts';
import { createContext } from '#functions/documents/document-context.ts';
import { toPlainText } from '#functions/documents/pdf/model.ts';
import type { KeySupplier } from '#shared/domain/bcp/bcp.ts';
import { bakery, employees, providers } from './fixture.ts';

const [known] = providers;
const listed = (types: readonly string[]) =>
  types.map(
    (provider_type, at) => ({ ...known!, id: at + 1, name: `${provider_type} firm`, provider_type }) as typeof known & {},
  );

it.each([
  [['Utilities', 'IT Support', 'Insurance'], ['Call utilities, IT support and the insurer as needed: numbers on page 2.']],
  [['Utilities'], ['Call utilities as needed: numbers on page 2.']],
  [['IT Support', 'Insurance'], ['Call IT support and the insurer as needed: numbers on page 2. Utilities: ____________']],
  [['Insurance'], ['Call the insurer as needed: numbers on page 2. Utilities: ____________']],
  [[], []],
])('a card of a plan that lists %j says whom to call: %j', (types, said) => {
  const context = createContext({
    ...{ bcp: bakery, employees, providers: listed(types), template: 'quick', cyber: true, generatedAt: '2026-11-20T17:00:00Z' },
  });
  const calls = [...listUtilityCalls(context, 'card'), ...listProviderCalls(context, 'card')];
  expect(calls.map(({ line }) => line)).toEqual(said);
});

it('a card names the suppliers who are called first, and says by when to call the others', () => {
  const suppliers = ['Power company', 'Water company', 'Milk dealer', 'Printer'].map((name) => ({ name }) as KeySupplier);
  const context = createContext({
    ...{ bcp: bakery, employees, providers: [], template: 'quick', cyber: true, generatedAt: '2026-11-20T17:00:00Z' },
  });
  const callsOf = (calls: [minutes: number, suppliers: KeySupplier[]][]) =>
    listSupplierCalls(
      { ...context, supplierCalls: calls.map(([minutes, named]) => ({ minutes, isStandby: false, suppliers: named })) },
      'card',
      0,
      Number.POSITIVE_INFINITY,
    ).map(({ minutes, line }) => `${minutes} ${toPlainText(line)}`);
  expect(callsOf([])).toEqual([]);
  expect(callsOf([[15, suppliers.slice(0, 2)]])).toEqual(['15 Tell the suppliers: Power company, Water company.']);
  expect(
    callsOf([
      [15, suppliers.slice(0, 2)],
      [60, suppliers.slice(2, 3)],
      [360, suppliers.slice(3)],
    ]),
  ).toEqual(['15 Tell the suppliers: Power company, Water company. Tell 2 more by T+6 h (chapter 6).']);
});
