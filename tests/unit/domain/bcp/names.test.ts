import { expect, it } from 'vitest';
import { memoize } from '#shared/domain/bcp/names.ts';

it('a memoized function reads each text once, and anew after it has kept as many as it may', () => {
  const read: string[] = [];
  const length = memoize((text) => read.push(text) && text.length, 2);
  for (const text of ['a', 'bb', 'a', 'ccc', 'a']) expect(length(text)).toBe(text.length);
  expect(read).toEqual(['a', 'bb', 'ccc', 'a']);
});
