import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isSectionTooLong } from '#functions/data/bcp-sections.ts';
import { compressedBytes, compressJson, decompressJson } from '#functions/data/compression.ts';

/** Text that gzip can hardly shorten. */
const noise = (seed: number, length: number): string => {
  let text = '';
  while (text.length < length) text += createHash('sha512').update(`${seed} ${text.length}`).digest('base64');
  return text.slice(0, length);
};

describe('packed values', () => {
  it.each([
    ['short', { a: 'x' }],
    ['long', { a: 'x'.repeat(20_000), b: ['é', null, 1.5] }],
  ])('a packed value round-trips: %s', (_, value) => {
    expect(decompressJson(compressJson(value))).toEqual(value);
  });
  it('a packed value stays readable up to 8 KB and is gzipped beyond', () => {
    expect(compressJson('x'.repeat(8_000))).toHaveProperty('json');
    expect(compressJson('x'.repeat(9_000))).toHaveProperty('gz');
  });
  it('a packed value with repetitions is small', () => {
    expect(compressedBytes(compressJson('x'.repeat(100_000)))).toBeLessThan(500);
  });
});

describe('a section', () => {
  it('a section fits with 200 entries of ordinary text', () => {
    expect(
      isSectionTooLong({
        list: Array.from({ length: 200 }, (_, i) => `${i} ${'recover the oven and call the baker '.repeat(60)}`),
      }),
    ).toBe(false);
  });
  it('a section above 300 KB after gzip is too long', () => {
    expect(isSectionTooLong({ list: Array.from({ length: 110 }, (_, i) => noise(i, 4000)) })).toBe(true);
  });
});
