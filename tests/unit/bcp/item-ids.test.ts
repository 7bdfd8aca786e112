import { describe, expect, it } from 'vitest';
import { withItemIds } from '#functions/api/bcp/item-ids.ts';
import { functionNamed, supplierNamed } from '#tests/unit/domain/bcp/entries.ts';

const nameless = (name: string) => functionNamed(name, { id: '' });

describe('ids of list entries', () => {
  it('a list entry keeps the id that was sent', () => {
    const part = { critical_functions: [functionNamed('Sales')], key_suppliers: [supplierNamed('Mill')] };
    expect(withItemIds(part)).toEqual(part);
  });

  it('a list entry without an id gets one of nine characters', () => {
    const { critical_functions } = withItemIds({ critical_functions: [nameless('Sales')] });
    expect(critical_functions[0]?.id).toMatch(/^[0-9a-z]{9}$/);
  });

  it('the same list entry gets the same id, so that a repeated save has the same content', () => {
    const made = () => withItemIds({ critical_functions: [nameless('Sales'), nameless('Baking')] });
    expect(made()).toEqual(made());
  });

  it('equal list entries get different ids', () => {
    const { critical_functions } = withItemIds({ critical_functions: [nameless('Sales'), nameless('Sales')] });
    expect(critical_functions[0]?.id).not.toBe(critical_functions[1]?.id);
  });

  it('a new id never equals the id of another entry in the list', () => {
    const made = withItemIds({ critical_functions: [nameless('Sales')] }).critical_functions[0]!;
    const list = [{ ...made, name: 'Sales, renamed' }, nameless('Sales')];
    const ids = withItemIds({ critical_functions: list }).critical_functions.map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
  });

  it('a list that was not sent gets no ids', () => {
    expect(withItemIds({ business_name: 'Acme' })).toEqual({ business_name: 'Acme' });
  });
});
