import { describe, expect, it } from 'vitest';
import { buildNeedsOverTime } from '#functions/documents/chapters/needs-over-time.ts';
import { createContext } from '#functions/documents/document-context.ts';
import { toPlainText } from '#functions/documents/pdf/model.ts';
import type { BcpContent } from '#shared/domain/bcp/bcp.ts';
import { parseDuration } from '#shared/domain/bcp/duration.ts';
import { protectsPeople } from '#shared/domain/bcp/people-first.ts';
import { trades } from '#shared/knowledge/trades.ts';
import { draftTrade } from '#tests/support/first-draft.ts';
import { functionNamed, supplierNamed, systemNamed } from '#tests/unit/domain/bcp/entries.ts';
import { bakery } from './fixture.ts';

const listRows = (part: Partial<BcpContent>): string[][] => {
  const [table] = buildNeedsOverTime(
    createContext({
      ...{ bcp: { ...bakery, ...part }, employees: [], providers: [], template: 'standard', cyber: true },
      generatedAt: '2026-11-20T17:00:00Z',
    }),
  );
  return table?.kind === 'table' ? table.rows.map((row) => row.map(toPlainText)) : [];
};

describe('what the first week needs', () => {
  it('what the first week needs is listed by the time at which it has to be there, each counted once', () => {
    const rows = listRows({
      employee_count: 6,
      critical_functions: [
        functionNamed('Orders', { rto: '1-4 hours', minimum_staff: 2, suppliers: ['Mill'] }),
        functionNamed('Sales', { rto: '4-24 hours', minimum_staff: 3, suppliers: ['Mill', 'Dairy'] }),
        functionNamed('Payroll', { rto: '3-7 days', minimum_staff: null }),
        functionNamed('Archive', { rto: 'Over 1 month', minimum_staff: 1 }),
        functionNamed('Evacuation of guests', { rto: '0-1 hour', minimum_staff: 4 }),
      ],
      it_systems: [systemNamed('Till', { rto: '4-24 hours', supports_functions: ['Sales'] })],
      key_suppliers: [supplierNamed('Mill'), supplierNamed('Dairy')],
    });
    expect(rows).toEqual([
      ['4 hours', 'Orders', '2', '–', 'Mill'],
      ['24 hours', 'Sales', '5', 'Till', 'Dairy'],
      ['1 week', 'Payroll', '5\n1 function states none', '–', '–'],
    ]);
  });

  it('what the first week needs of more people than work there is said to be shared', () => {
    const functions = ['Orders', 'Sales'].map((name) => functionNamed(name, { rto: '1-4 hours', minimum_staff: 2 }));
    const [row] = listRows({ employee_count: 3, critical_functions: functions, it_systems: [] });
    expect(row![2]).toBe('4\nmore than the 3 who work here: one does several');
  });

  it('what the first week needs of a crew that does several functions counts its people once', () => {
    const functionOf = (name: string, responsible_team: string, minimum_staff: number) =>
      functionNamed(name, { rto: '1-4 hours', ...{ responsible_team, minimum_staff } });
    const critical_functions = [
      functionOf('Cash', 'Tellers', 5),
      functionOf('Cards', 'tellers', 3),
      functionOf('Loans', 'Loans', 2),
    ];
    const [row] = listRows({ employee_count: 45, critical_functions, it_systems: [] });
    expect(row![2]).toBe('7');
  });

  it('what the first week needs is no more people than the crews of any trade are, each at its largest', async () => {
    for (const trade of trades) {
      const bcp = await draftTrade(trade);
      const last = listRows(bcp).at(-1);
      const ofCrew = Object.groupBy(
        bcp.critical_functions.filter(({ name }) => !protectsPeople(name)),
        ({ responsible_team, owner }) => responsible_team ?? owner ?? '',
      );
      const most = Object.values(ofCrew).reduce(
        (sum, fns = []) => sum + Math.max(0, ...fns.map((fn) => fn.minimum_staff ?? 0)),
        0,
      );
      if (last !== undefined && last[2] !== '–') expect(Number.parseInt(last[2]!, 10), trade.id).toBeLessThanOrEqual(most);
    }
  });

  it('what the first week needs is left out where nothing states a time', () => {
    expect(
      listRows({ critical_functions: [functionNamed('Orders', { rto: null, max_downtime: null })], it_systems: [] }),
    ).toEqual([]);
  });

  it('what the first week needs has each function of a first draft once, at its recovery time', async () => {
    for (const trade of trades) {
      const bcp = await draftTrade(trade);
      const rows = listRows(bcp);
      const due = bcp.critical_functions.filter(
        ({ name, rto }) => !protectsPeople(name) && (parseDuration(rto)?.hi ?? Infinity) <= 7 * 1440,
      );
      const counted = rows.map(([, names]) => {
        const more = Number(/ and (\d+) more$/.exec(names!)?.[1] ?? 0);
        return names === '–' ? 0 : names!.split('; ').length + more;
      });
      expect(
        counted.reduce((sum, count) => sum + count, 0),
        trade.id,
      ).toBe(due.length);
    }
  });
});
