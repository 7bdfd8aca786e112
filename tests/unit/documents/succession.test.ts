/** Who leads if the first person does not answer is the same on every page, and never the person who is away. */
import { describe, expect, it } from 'vitest';
import { toPlainText } from '#functions/documents/pdf/model.ts';
import { composeDocument } from '#functions/documents/render-bcp.ts';
import type { Employee } from '#shared/domain/people.ts';
import { bakery, employees } from './fixture.ts';

const [first, second, third] = employees as [Employee, Employee, Employee];
const teamOf = (backup_for: string | null): Employee[] => [
  { ...first, name: 'Maya Lind', is_primary_contact: true, activation_authority: 'Full', backup_for: null },
  { ...second, name: 'Sam Diaz', is_primary_contact: false, activation_authority: 'Limited', backup_for },
  { ...third, name: 'Jo Park', is_primary_contact: false, activation_authority: 'Full', backup_for: null },
];
const linesOf = (team: Employee[], template: 'standard' | 'quick', chapter?: string): string[] => {
  const bcp = { ...bakery, critical_functions: bakery.critical_functions.map((fn) => ({ ...fn, owner: 'Maya Lind' })) };
  const document = composeDocument({
    ...{ bcp, employees: team, providers: [], cyber: true, generatedAt: '2026-11-20T17:00:00Z', template },
  });
  const chapters = document.chapters.filter(({ id }) => id === chapter);
  return [...(chapter === undefined ? document.cover.blocks : []), ...chapters.flatMap(({ blocks }) => blocks)].flatMap(
    (block) => {
      if (block.kind === 'checklist') return block.items.map(({ line }) => toPlainText(line));
      if (block.kind === 'paragraph') return [toPlainText(block.line)];
      return block.kind === 'list' ? block.items.map(toPlainText) : [];
    },
  );
};

describe('the order of succession', () => {
  it.each([
    ['without a named deputy, the next person with full authority, marked as proposed', null, 'Jo Park', true],
    ['with a named deputy, the deputy', 'Maya Lind', 'Sam Diaz', false],
  ])('is the same in chapters 2 and 6 and on the card: %s', (_, backup, next, isAssumed) => {
    const team = teamOf(backup);
    const said = (lines: string[], pattern: RegExp): string => lines.find((line) => pattern.test(line)) ?? '';
    const succession = said(linesOf(team, 'standard', 'chapter-2'), /^Maya Lind/);
    const call = said(linesOf(team, 'standard', 'chapter-6'), /^Call Maya Lind/);
    const card = said(linesOf(team, 'quick'), /^Call Maya Lind/);
    for (const line of [succession, call, card]) {
      expect(line).toContain(next);
      expect(line.includes('(proposed)')).toBe(isAssumed);
    }
    expect(call).toMatch(new RegExp(`No answer\\? Call ${next}`));
    expect(/No deputy is named yet/.test(succession)).toBe(isAssumed);
  });

  it('names the absent owner only as the owner', () => {
    const line = linesOf(teamOf(null), 'standard', 'chapter-6').find((text) => text.startsWith('Name who takes over'));
    expect(line).toContain('(owner: Maya Lind)');
    expect(line).not.toContain(' (Maya Lind');
  });

  it('has no one to assume in a team with one decider', () => {
    const [alone] = teamOf(null);
    expect(linesOf([alone!], 'standard', 'chapter-2').join()).toMatch(/Maya Lind.*: no deputy is named yet\./);
  });
});
