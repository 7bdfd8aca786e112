import { expect, it } from 'vitest';
import { listProviderCalls, listUtilityCalls } from '#functions/documents/chapters/supplier-calls.ts';
import { createContext } from '#functions/documents/document-context.ts';
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
