/** A BCP with a hundred entries in every list, as long as a document gets in practice; for tests and the bench. */
import type { DocumentInput } from '#functions/documents/document-context.ts';
import { bakery, employees, providers } from '../unit/documents/fixture.ts';

const ENTRIES = 100;

/** The list over and over, up to a hundred entries with names of their own. */
const hundred = <T extends object>(list: readonly T[], name: keyof T): T[] =>
  Array.from({ length: ENTRIES }, (_, at) => {
    const template = list[at % list.length]!;
    return at < list.length ? template : { ...template, [name]: `${template[name]} ${Math.floor(at / list.length) + 1}` };
  });

export const createLargeInput = (part: Partial<DocumentInput> = {}): DocumentInput => ({
  bcp: {
    ...bakery,
    additional_locations: hundred(bakery.additional_locations, 'name'),
    critical_functions: hundred(bakery.critical_functions, 'name'),
    key_suppliers: hundred(bakery.key_suppliers, 'name'),
    it_systems: hundred(bakery.it_systems, 'name'),
    mitigations: hundred(bakery.mitigations, 'mitigation_strategy'),
  },
  employees: hundred(employees, 'name'),
  providers: hundred(providers, 'name'),
  template: 'standard',
  cyber: true,
  generatedAt: '2026-11-20T17:00:00Z',
  ...part,
});
