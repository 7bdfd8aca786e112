import { describe, expect, it } from 'vitest';
import { compare } from '#tests/bench/goals.ts';
import { replaceFigures } from '#tests/bench/report.ts';

const part = (name: string, value: number) => ({
  ...{ name, title: name, about: 'about it', stamp: 'abc, Node 24' },
  verdicts: [compare('a call', 'ms', value, 20), compare('a call', 'KB', 3.456, 4), compare('another', 'KB', 9, 4)],
});

describe('the figures of docs/benchmarks.md', () => {
  const document = '# Benchmarks\n\nHow to run it.\n';
  const once = replaceFigures(replaceFigures(document, part('saves', 12)), part('web', 23));

  it('stand in a row for each subject, beside their goals, with the missed ones in bold', () => {
    expect(once).toContain(
      '|  | ms | KB |\n| --- | ---: | ---: |\n| a call | **23** of 20 | 3.46 of 4 |\n| another |  | **9** of 4 |',
    );
    expect(once).toContain('About it. 2 of 3 goals met at abc, Node 24.');
    expect(once).toContain('About it. 1 of 3 goals met at abc, Node 24.');
  });

  it('replace those of the same part and leave all else as it is', () => {
    const twice = replaceFigures(once, part('saves', 21));
    expect(twice).toContain('**21** of 20');
    expect(twice).toContain('**23** of 20');
    expect(twice).not.toContain('12 of 20');
    expect(replaceFigures(twice, part('saves', 12))).toBe(once);
    expect(once.startsWith(document)).toBe(true);
  });
});
