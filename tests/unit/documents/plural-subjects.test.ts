/** A team may be one crew or several people: no sentence gives its name a verb of one. */
import { expect, it } from 'vitest';
import { renderBcp } from '#functions/documents/render-bcp.ts';
import { isFilled } from '#shared/domain/bcp/filled.ts';
import { trades } from '#shared/knowledge/trades.ts';
import { draftTrade } from '#tests/support/first-draft.ts';
import { employees, providers } from './fixture.ts';

const isPlural = (name: string): boolean => !/ of /.test(name) && (/[^s]s$/.test(name) || / and /.test(name));
const escapeName = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

it('no sentence of any trade’s plan gives the name of several people a verb of one', { timeout: 120_000 }, async () => {
  let count = 0;
  for (const trade of trades) {
    const bcp = await draftTrade(trade);
    const teams = new Set(
      [
        ...bcp.it_systems.map(({ responsible_team }) => responsible_team),
        ...bcp.critical_functions.flatMap(({ owner, responsible_role }) => [owner, responsible_role]),
        ...bcp.mitigations.map(({ responsible_party }) => responsible_party),
      ]
        .filter(isFilled)
        .filter(isPlural),
    );
    if (teams.size === 0) continue;
    count += teams.size;
    const names = [...teams].map(escapeName).join('|');
    const verb = new RegExp(`(?<![\\w-])(?:${names})(?: \\([^)<]*\\))? (?:is|has|does|[a-z]+[^s\\W]s)(?![\\w’])[^<]{0,30}`, 'g');
    for (const template of ['detailed', 'quick'] as const) {
      const input = { bcp, employees, providers, template, cyber: true, generatedAt: '2026-11-20T17:00:00Z' };
      const text = renderBcp(input).replace(/<\/?(?:strong|span)[^>]*>/g, '');
      expect(text.match(verb) ?? [], trade.id).toEqual([]);
    }
  }
  expect(count).toBeGreaterThan(20);
});
