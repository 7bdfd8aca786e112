import { describe, expect, it } from 'vitest';
import type { DocumentInput } from '#functions/documents/document-context.ts';
import type { Block } from '#functions/documents/pdf/model.ts';
import { composeDocument, renderBcp } from '#functions/documents/render-bcp.ts';
import type { Bcp, StressScenario } from '#shared/domain/bcp/bcp.ts';
import { createLargeInput } from '#tests/support/large-input.ts';
import { bakery, employees, providers } from './fixture.ts';

const input = (part: Partial<Bcp> = {}, rest: Partial<DocumentInput> = {}): DocumentInput => ({
  ...{ employees, providers, template: 'standard', cyber: true, generatedAt: '2026-11-20T17:00:00Z' },
  bcp: { ...bakery, ...part },
  ...rest,
});
type Sheet = Extract<Block, { kind: 'sheet' }>;
const casesOf = (from: DocumentInput): Sheet[] =>
  composeDocument(from)
    .chapters.find(({ number }) => number === '5')!
    .blocks.filter((block) => block.kind === 'sheet');
const itemsOf = ({ blocks }: Sheet) => blocks.flatMap((block) => (block.kind === 'list' ? block.items : []));
const scenario = (part: Partial<StressScenario>): StressScenario => ({
  ...{ id: 'own', title: 'The pier burns', lost: [{ kind: 'site', ref: 'primary', lasts: '3 months' }] },
  ...{ staff_available: 40, starts: { weekday: 6, hour: 13 } },
  ...part,
});

describe('the worst cases in chapter 5', () => {
  it('chapter 5 prints three cases with what is lost, a picture, and why each late function is late', () => {
    const cases = casesOf(input());
    expect(cases.map(({ title, aside }) => [title, aside])).toEqual([
      ['Puget Natural Gas stops for 2 weeks', 'Monday, 9:00 AM'],
      ['Ransomware locks every system', 'Monday, 9:00 AM'],
      ['Earthquakes', 'Monday, 9:00 AM'],
    ]);
    for (const { blocks } of cases)
      expect(blocks.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['facts', 'table', 'paragraph', 'figure']));
    expect(itemsOf(cases[0]!)).toEqual([
      'Overnight baking is back after 2 weeks, 12 days late, even with its reserve: it waits for Puget Natural Gas, and no alternative is named.',
      'Wholesale delivery is back after 2 weeks, 12 days late, even with its reserve: it waits for Overnight baking.',
      'Counter sales is back after 2 weeks, 10 days late, even with its reserve: it waits for Overnight baking.',
    ]);
  });

  it('a site that is only described brings nothing back, in the working copy as in the issue', () => {
    const said = 'The alternate site counts here only once it is agreed in writing.';
    const described = { additional_locations: [], alternate_site: 'A partner bakery', alternate_site_move_time: '6 hours' };
    const cases = JSON.stringify(casesOf(input(described)));
    expect(cases).toContain(said);
    expect(cases).toContain(', and no other site is agreed');
    expect(cases).not.toMatch(/the move from|Infinity/);
    expect(JSON.stringify(casesOf(input()))).not.toContain(said);
  });

  it('times after an attack on every system stand beside whether anyone has tested them', () => {
    const attack = scenario({
      title: 'Everything is locked',
      lost: [{ kind: 'system', ref: '*', lasts: null }],
      staff_available: 100,
    });
    const elsewhere = bakery.it_systems.map((system) => ({ ...system, backup_location: 'Dropbox, deletion locked' }));
    const locked = casesOf(input({ it_systems: elsewhere, scenarios: [attack] })).find(({ title }) => title === attack.title)!;
    expect(JSON.stringify(locked)).toContain('This holds only if no attacker reaches the backups of');
    expect(JSON.stringify(locked)).toContain('No test has shown that yet');
  });

  it('who cannot see the picture hears of the functions that are not late', () => {
    const summaries = casesOf(input())[0]!.blocks.flatMap((block) => (block.kind === 'figure' ? [block.summary] : []));
    expect(summaries.join()).toContain('Payroll and invoicing keeps running.');
  });

  it('what is done in an emergency neither keeps running nor counts among the functions, and care needs its place', () => {
    const as = (id: string, name: string) => ({ ...bakery.critical_functions[0]!, id, name, dependencies: [] });
    const functions = [as('care', 'Resident care around the clock'), as('out', 'Guest safety and evacuation')];
    const cases = casesOf(input({ critical_functions: [...bakery.critical_functions, ...functions] }));
    const text = JSON.stringify(cases);
    expect(text).not.toContain('Guest safety and evacuation');
    const [gone] = cases.filter(({ title }) => title === 'Earthquakes').map((sheet) => JSON.stringify(sheet));
    expect(gone).toContain('Resident care around the clock is back after');
    const all = bakery.critical_functions.length + 1;
    const counts = [...text.matchAll(/"Back too late","\d+ of (\d+) functions?"/g)].map(([, of]) => Number(of));
    expect(new Set(counts)).toEqual(new Set([all]));
  });

  it('each case stands beside the same one with nothing prepared', () => {
    const standby = { ...bakery.critical_functions[0]!, id: 'oven', name: 'Proofing', dependencies: [], workaround: null };
    const functions = [...bakery.critical_functions, { ...standby, max_downtime: '1 hour', resources: ['Standby generator'] }];
    const scenarios = [scenario({ title: 'The grid is down', lost: [{ kind: 'power', ref: 'primary', lasts: '8 hours' }] })];
    const cases = casesOf(input({ critical_functions: functions, scenarios }));
    const outage = cases.find(({ title }) => title === 'The grid is down')!;
    const [table] = outage.blocks.flatMap((block) => (block.kind === 'table' ? [block] : []));
    expect(table!.columns.map(({ title }) => title)).toEqual(['Compared', 'With the plan', 'Without it']);
    const [prepared, bare] = [1, 2].map((at) => Number.parseInt(String(table!.rows[0]![at]), 10));
    expect(bare).toBe(prepared! + 1);
    expect(JSON.stringify(outage)).toContain('Without workarounds, agreed suppliers, alternate site, and standby power, ');
  });

  it('a scenario of the customer is printed with its start, its losses and its staff', () => {
    const html = renderBcp(input({ scenarios: [scenario({})] }));
    for (const text of ['The pier burns', 'Saturday, 1:00 PM', 'Pier bakery and shop (3 months)', '40% can work'])
      expect(html).toContain(text);
  });

  it('the assumptions are counted, and the first three are said once', () => {
    const html = renderBcp(input());
    expect(html.match(/\d+ assumptions, among them: /g)).toEqual(['8 assumptions, among them: ']);
  });

  it('of many late functions five are explained and the others counted', () => {
    const [worst] = casesOf({ ...createLargeInput(), template: 'standard' });
    expect(itemsOf(worst!)).toHaveLength(6);
    expect(JSON.stringify(itemsOf(worst!).at(-1))).toMatch(/\d+ more functions may come back too late\./);
  });

  it('a plan without functions has no cases, and the shorter documents have none', () => {
    expect(casesOf(input({ critical_functions: [] }))).toEqual([]);
    for (const template of ['executive', 'quick'] as const)
      expect(renderBcp(input({}, { template }))).not.toContain('of the stress test');
  });
});
