/** Each clause of ISO 22301 points to the chapter that holds what answers it, and is judged by what is printed there. */
import { describe, expect, it } from 'vitest';
import { composeDocument } from '#functions/documents/render-bcp.ts';
import { assessClauses } from '#shared/domain/bcp/clauses.ts';
import { trades } from '#shared/knowledge/trades.ts';
import { acmeOf, createFirstDraft } from '#tests/support/first-draft.ts';
import { employees, providers } from './fixture.ts';

/** What a reader finds there, or the room to write it. */
const held: Record<string, RegExp> = {
  '4.1': /"Industry"/,
  '4.2.1': /Who to tell|Tell within|Audience|"Who"/,
  '4.2.2': /Tell within/,
  '4.3': /"Left out, and why"/,
  '4.4': /"Open points"/,
  '5.1': /"Approved by"/,
  '5.2': /"Policy"/,
  '5.3': /"Response team"/,
  '6.1': /"Risks by level"/,
  '6.2': /"Objectives"/,
  '6.3': /"Changes"/,
  '7.1': /"Resources"/,
  '7.2': /"Training and awareness"|Training\. /,
  '7.3': /Everyone \(/,
  '7.4': /"Call tree"/,
  '7.5': /"Who holds a copy"/,
  '8.1': /"Suggested exercises"/,
  '8.2.1': /in the order of recovery/,
  '8.2.2': /"Least people"|An outage is unacceptable/,
  '8.2.3': /"Likelihood"/,
  '8.3.2': /suppliers/i,
  '8.3.3': /Needs: /,
  '8.3.4': /suppliers/i,
  '8.3.5': /Planned/,
  '8.4.1': /"First hour, whatever happened"/,
  '8.4.2': /"Authority"/,
  '8.4.3': /"Call tree"/,
  '8.4.4': /"Owner"/,
  '8.4.5': /"Back to normal"/,
  '8.5': /"Suggested exercises"/,
  '8.6': /"When to look at this plan again"/,
  '9.1': /"Readiness: /,
  '9.2': /"Findings and corrections"/,
  '9.3': /"When to look at this plan again"/,
  '10.1': /"Findings and corrections"/,
  '10.2': /"Open points"/,
};

const compose = async (id: string) => {
  const trade = trades.find((item) => item.id === id)!;
  const bcp = await createFirstDraft(
    {
      ...acmeOf(trade),
      primary_location: {
        name: 'Main',
        contact: null,
        address: '1 Main St',
        city: null,
        state: 'TX',
        zip: null,
        phone: null,
        email: null,
      },
    } as never,
    employees,
  );
  const input = { bcp, employees, providers, cyber: true, generatedAt: '2026-11-20T17:00:00Z' };
  const { chapters } = composeDocument({ ...input, template: 'detailed' });
  const clauses = assessClauses({ content: bcp, employees, providers, status: bcp.status, cyber: true });
  return { chapters, clauses };
};

const isWithin = (clause: string, reference: string): boolean =>
  reference
    .replace(/^ISO 22301 §/, '')
    .split(', ')
    .some((range) => {
      const [first, last = first] = range.split('-') as [string, string?];
      const size = (text: string) =>
        text
          .split('.')
          .slice(0, first.split('.').length)
          .reduce((sum, part) => sum * 100 + Number(part), 0);
      return size(clause) >= size(first) && size(clause) <= size(last!);
    });

describe('the clauses of ISO 22301', () => {
  it.each(['dialysis-center', 'credit-union', 'oyster-farm', 'clothing-store', 'machine-shop'])(
    'each clause of a %s points to the chapter that holds the thing, and the chapter names the clause',
    async (id) => {
      const { chapters, clauses } = await compose(id);
      expect(clauses.map(({ clause }) => clause).sort()).toEqual(Object.keys(held).sort());
      for (const { clause, chapter } of clauses) {
        const found = chapters.find(({ number }) => number === String(chapter))!;
        expect(JSON.stringify(found.blocks), `${clause} in chapter ${chapter}`).toMatch(held[clause]!);
        expect(isWithin(clause, found.reference), `${clause} in ${found.reference}`).toBe(true);
      }
    },
  );

  it('no clause asks to add what its chapter prints: the scope, the register, the objectives, the training', async () => {
    const { clauses } = await compose('dialysis-center');
    const actionOf = (number: string) => clauses.find(({ clause }) => clause === number)!;
    expect(actionOf('4.3').found).toContain('what is left out, and why');
    expect(actionOf('4.3').next_action).not.toMatch(/outside the scope/);
    expect(actionOf('4.2.2').found.join()).toMatch(/register of obligations/);
    expect(actionOf('4.2.2').next_action).not.toMatch(/^Keep a register/);
    expect(actionOf('6.2').found).toContain('measure, owner and day of each objective');
    expect(actionOf('7.2').found).toContain('training by role');
  });
});
