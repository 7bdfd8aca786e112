import { describe, expect, it } from 'vitest';
import { renderBcp } from '#functions/documents/render-bcp.ts';
import { EXERCISE_STATUSES } from '#shared/domain/exercise-options.ts';
import { findNextExercise, listProgram } from '#shared/domain/exercise-program.ts';
import { bakery, employees, providers } from '#tests/unit/documents/fixture.ts';
import { exercise, NOW } from './exercise.ts';

const input = {
  ...{ bcp: bakery, employees, providers, template: 'standard' as const, cyber: true },
  generatedAt: '2027-03-01T12:00:00.000Z',
};
const dated = (id: number, scheduled_date: string) => exercise({ id, status: 'scheduled', scheduled_date });

describe('the exercise programme', () => {
  it('the exercise programme contains held and dated exercises, in order', () => {
    const every = EXERCISE_STATUSES.map((status, at) =>
      exercise({ id: at, status, scheduled_date: `2027-0${9 - at}-01T00:00:00.000Z` }),
    );
    expect(listProgram(every).map(({ status }) => status)).toEqual(['completed', 'in_progress', 'scheduled']);
  });

  it('the exercise programme names the next exercise that is not past', () => {
    const [past, soon, later] = ['2027-02-01', '2027-03-02', '2027-04-01'].map((day, at) => dated(at, `${day}T00:00:00.000Z`));
    expect(findNextExercise([later!, past!, soon!], NOW)?.id).toBe(1);
    expect(findNextExercise([past!], NOW)).toBeNull();
  });

  it('the exercise programme is part of chapter 10, with the lessons learned', () => {
    const exercises = [
      exercise({ status: 'completed', completed_date: '2027-02-02T00:00:00.000Z', lessons_learned: 'Print <the> list' }),
      dated(2, '2099-04-01T00:00:00.000Z'),
    ];
    const html = renderBcp({ ...input, exercises });
    expect(html).toContain('Exercise program');
    expect(html).toContain('Print &lt;the&gt; list');
    expect(html).toMatch(/Next exercise[\s\S]{0,200}2099/);
    const attack = exercise({ status: 'completed', exercise_name: 'Ransomware', completed_date: '2027-02-02T00:00:00.000Z' });
    expect(renderBcp({ ...input, cyber: false, exercises: [attack] })).not.toContain('Ransomware');
    expect(renderBcp(input)).not.toContain('Exercise program');
  });
});
