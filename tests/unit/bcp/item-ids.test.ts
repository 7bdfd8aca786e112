import { describe, expect, it } from 'vitest';
import { withItemIds } from '#functions/api/bcp/item-ids.ts';
import { functionNamed, supplierNamed } from '#tests/unit/domain/bcp/entries.ts';

const nameless = (name: string) => functionNamed(name, { id: '' });

describe('ids of list entries', () => {
  it('keeps the ids that were sent', () => {
    const part = { critical_functions: [functionNamed('Sales')], key_suppliers: [supplierNamed('Mill')] };
    expect(withItemIds(part)).toEqual(part);
  });

  it('makes nine characters where there is none', () => {
    const { critical_functions } = withItemIds({ critical_functions: [nameless('Sales')] });
    expect(critical_functions[0]?.id).toMatch(/^[0-9a-z]{9}$/);
  });

  it('makes the same id for the same entry, so that a repeated save is the same content', () => {
    const made = () => withItemIds({ critical_functions: [nameless('Sales'), nameless('Baking')] });
    expect(made()).toEqual(made());
  });

  it('makes different ids for entries that are equal', () => {
    const { critical_functions } = withItemIds({ critical_functions: [nameless('Sales'), nameless('Sales')] });
    expect(critical_functions[0]?.id).not.toBe(critical_functions[1]?.id);
  });

  it('never makes an id that another entry of the list has', () => {
    const made = withItemIds({ critical_functions: [nameless('Sales')] }).critical_functions[0]!;
    const list = [{ ...made, name: 'Sales, renamed' }, nameless('Sales')];
    const ids = withItemIds({ critical_functions: list }).critical_functions.map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
  });

  it('leaves lists alone that were not sent', () => {
    expect(withItemIds({ business_name: 'Acme' })).toEqual({ business_name: 'Acme' });
  });
});
