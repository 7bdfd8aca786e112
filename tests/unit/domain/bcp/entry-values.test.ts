import { expect, it } from 'vitest';
import { listEntryValues } from '#shared/domain/bcp/entry-values.ts';
import { trades } from '#shared/knowledge/trades.ts';
import { draftTrade } from '#tests/support/first-draft.ts';

it('the values of an entry are joined by a semicolon, and sentences follow each other without one', () => {
  const [actions] = listEntryValues({ specific_actions: ['Train two people.', 'Print the list. ', 'Test it'] });
  expect(actions!.text).toBe('Train two people. Print the list. Test it');
  const [needs] = listEntryValues({ required_resources: ['Generator', 'Fuel'] });
  expect(needs!.text).toBe('Generator; Fuel');
});

it('no entry of any trade shows a full stop and a semicolon in a row', async () => {
  for (const trade of trades) {
    const { critical_functions, it_systems, key_suppliers, mitigations } = await draftTrade(trade);
    const texts = [...critical_functions, ...it_systems, ...key_suppliers, ...mitigations].flatMap(listEntryValues);
    expect(
      texts.map(({ text }) => text).filter((text) => /[.!?]\s*;|;\s*$/.test(text)),
      trade.id,
    ).toEqual([]);
  }
});
