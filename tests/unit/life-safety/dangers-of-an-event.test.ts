/** What protects people is started by the event that it answers, and by no other: nobody secures a vault in a fire. */
import { describe, expect, it } from 'vitest';
import { type Danger, findDangers } from '#functions/documents/chapters/events.ts';
import { toPlainText } from '#functions/documents/pdf/model.ts';
import { composeDocument } from '#functions/documents/render-bcp.ts';
import { protectsPeople } from '#shared/domain/bcp/people-first.ts';
import { buildProfile } from '#shared/knowledge/profile.ts';
import { trades } from '#shared/knowledge/trades.ts';
import { createFirstDraft } from '#tests/support/first-draft.ts';
import { employees, providers } from '#tests/unit/documents/fixture.ts';

const profiles = await Promise.all(
  trades.map(({ id, within }) =>
    buildProfile({ business_name: 'Acme', industry: within[0]!, trade: id, employee_count: 40 }, true),
  ),
);
const protecting = new Map(
  profiles
    .flatMap(({ industry }) => industry.functions)
    .filter(({ name }) => protectsPeople(name))
    .map(({ name, description }) => [name, description]),
);

describe('a function that protects people', () => {
  it.each<[name: string, dangers: readonly Danger[]]>([
    ['Robbery response and vault security', ['attack']],
    ['Shelter in place or evacuation of residents', ['leave', 'shelter', 'storm']],
    ['Worker safety and emergency shutdown', ['leave', 'people']],
    ['Chemical release response and evacuation', ['leave']],
    ['Flight locating and overdue aircraft', ['people']],
    ['Fire, gas and battery room safety', ['leave']],
    ['Tower rescue and climb safety', ['storm', 'people']],
    ['Emergency disconnection of treatments in progress', ['leave', 'shelter', 'storm', 'supply']],
    ['Guest safety and evacuation', ['leave', 'storm', 'people']],
    ['Weather and flood watch, day and night', ['storm', 'people']],
  ])('a function that protects people is started by what it answers: %s', (name, dangers) => {
    expect(protecting.has(name)).toBe(true);
    expect(findDangers(name)).toEqual(dangers);
  });

  it('a function that protects people in a building or outdoors is started by what its description speaks of', () => {
    expect(protecting.size).toBeGreaterThan(25);
    for (const [name, description] of protecting) {
      const text = `${name} ${description}`;
      const dangers = findDangers(name);
      if (!/robber|tellers/i.test(text)) expect(dangers, name).not.toEqual(['attack']);
      if (
        /\bfire\b|evacuat|getting (?:everyone|people|guests) (?:out|away)/i.test(text) &&
        !/overdue|stranded|climbing|tower|watching/i.test(text)
      )
        expect(dangers, name).toContain('leave');
      if (/overdue|missing|who needs help|rescue|hurt|injur/i.test(text)) expect(dangers, name).toContain('people');
    }
  });

  it.each(['credit-union', 'nursing-home', 'printer', 'dialysis-center'])(
    'a function that protects people stands in no list for whatever happened: %s',
    async (trade) => {
      const { within } = trades.find(({ id }) => id === trade)!;
      const bcp = await createFirstDraft({
        ...{ business_name: 'Acme', business_type: 'LLC', industry: within[0]!, trade, employee_count: 40 },
      } as never);
      const names = bcp.critical_functions.map(({ name }) => name).filter(protectsPeople);
      const input = { bcp, employees, providers, cyber: true, generatedAt: '2026-11-20T17:00:00Z' };
      const { chapters } = composeDocument({ ...input, template: 'standard' });
      const lists = chapters
        .find(({ id }) => id === 'chapter-6')!
        .blocks.flatMap((block) => (block.kind === 'checklist' ? [block] : []));
      const startedIn = (title: RegExp): string[] =>
        lists
          .filter((list) => title.test(list.title))
          .flatMap(({ items }) => items.map(({ line }) => toPlainText(line)))
          .filter((line) => /\bfollow the sheet\b.*right away/i.test(line) && names.some((name) => line.includes(name)));
      expect(names.length).toBeGreaterThan(0);
      expect(startedIn(/hour/)).toEqual([]);
      expect(startedIn(/^(?:Leave|Stay|A storm|People)/).length).toBeGreaterThan(0);
      expect(startedIn(/^Reputation/)).toEqual([]);
      if (trade === 'credit-union')
        expect(startedIn(/./)).toEqual([
          expect.stringMatching(/^In a robbery, follow the sheet Robbery response and vault security/),
        ]);
      const card = composeDocument({ ...input, template: 'quick' }).cover.blocks;
      const general = card
        .flatMap((block) => (block.kind === 'checklist' ? block.items.map(({ line }) => toPlainText(line)) : []))
        .filter((line) => names.some((name) => line.includes(name) && !/needed for/.test(line)));
      expect(general.filter((line) => /Robbery|Worker safety/.test(line))).toEqual([]);
      const rows = card.flatMap((block) =>
        block.kind === 'table' ? block.rows.map((row) => row.map(toPlainText).join(': ')) : [],
      );
      const robbery = rows.filter((row) => /follow: Robbery response/.test(row));
      expect(robbery.length).toBe(trade === 'credit-union' ? 1 : 0);
      for (const row of robbery)
        expect(row).toMatch(/^Attacker, robbery, bomb threat: .*In a robbery, then follow: Robbery response/);
    },
  );
});
