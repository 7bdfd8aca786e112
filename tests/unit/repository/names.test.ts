import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = new URL('../../../', import.meta.url).pathname;
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'shared'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((path) => path.endsWith('.ts') && existsSync(join(root, path)))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

describe('names in shared (docs/style.md)', () => {
  it('each name in shared is exported from one module only', () => {
    const modules = new Map<string, Set<string>>();
    for (const { path, text } of files)
      for (const [, name] of text.matchAll(/^export (?:const|function|type|interface|class) (\w+)/gm))
        modules.set(name!, (modules.get(name!) ?? new Set()).add(path));
    const repeated = [...modules]
      .filter(([, paths]) => paths.size > 1)
      .map(([name, paths]) => `${name}: ${[...paths].join(', ')}`);
    expect(repeated).toEqual([]);
  });

  it('no parameter in shared is called `one`', () => {
    const found = files.filter(({ text }) => /\(one\)|\(one[:,]|, one\)|\bone =>/.test(text.replace(/'[^'\n]*'|`[^`]*`/g, '')));
    expect(found.map(({ path }) => path)).toEqual([]);
  });

  it('no file name in shared is a bare `plan`', () => {
    expect(
      files.map(({ path }) => path).filter((path) => /(?:^|[/-])plans?(?:[.-]|$)/.test(path.replace('pricing-plans', ''))),
    ).toEqual([]);
  });
});
