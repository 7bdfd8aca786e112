import { expect, it } from 'vitest';
import { composeDocument } from '#functions/documents/render-bcp.ts';
import { bakery, employees, providers } from './fixture.ts';

const severityTableOf = (max_downtime: string | null) => {
  const bcp = {
    ...bakery,
    ...{ max_downtime, critical_functions: bakery.critical_functions.slice(0, 1), financial_impact_severity: 'minor' as const },
  };
  return composeDocument({ bcp, employees, providers, template: 'standard', cyber: true, generatedAt: '2026-11-20T17:00:00Z' })
    .chapters.find(({ number }) => number === '3')!
    .blocks.flatMap((block) => (block.kind === 'table' && block.title?.startsWith('Impact of downtime') ? [block] : []))[0]!;
};

it.each([
  ['1-4 hours', 'Impact of downtime that lasts 1-4 hours'],
  ['3-7 days', 'Impact of downtime that lasts 3-7 days'],
  [null, `Impact of downtime that lasts ${bakery.critical_functions[0]!.max_downtime}`],
])('where the business can bear %s, its severities are titled “%s”, with the revenue that costs', (max_downtime, title) => {
  const table = severityTableOf(max_downtime);
  expect(table.title).toBe(title);
  expect(JSON.stringify(table.rows[0])).toMatch(/"Low".*up to \$\d/);
});

it('prints the severity that the owner states, whatever the functions say', () => {
  expect(JSON.stringify(severityTableOf('3-7 days').rows[0])).toMatch(/"Low"/);
  const harsh = bakery.critical_functions.map((fn) => ({ ...fn, max_downtime: '0-1 hour' as const }));
  const bcp = { ...bakery, critical_functions: harsh, operational_impact_severity: 'minor' as const };
  const text = JSON.stringify(
    composeDocument({ bcp, employees, providers, template: 'standard', cyber: true, generatedAt: '2026-11-20T17:00:00Z' })
      .chapters.find(({ number }) => number === '3')!
      .blocks.filter((block) => block.kind === 'table' && block.title?.startsWith('Impact of downtime')),
  );
  expect(text).toMatch(/"Operational",[^\]]*"Low"/);
});
