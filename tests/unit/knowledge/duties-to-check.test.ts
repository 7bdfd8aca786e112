import { expect, test } from 'vitest';
import { listDutiesToCheck } from '#infra/knowledge/list-duties-to-check.ts';
import { duties } from '#shared/knowledge/duties.ts';

const [duty] = duties;
const checkedOn = (checked_on: string) => ({ ...duty!, id: checked_on, checked_on });

test('a duty has to be checked again after a year, the one longest unchecked first', () => {
  const all = ['2026-11-22', '2025-11-22', '2025-11-21', '2024-02-29'].map(checkedOn);
  expect(listDutiesToCheck(all, new Date('2026-11-22T12:00:00Z')).map(({ id }) => id)).toEqual(['2024-02-29', '2025-11-21']);
  expect(listDutiesToCheck([], new Date('2026-11-22T12:00:00Z'))).toEqual([]);
});
