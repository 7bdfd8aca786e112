import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = new URL('../../../', import.meta.url).pathname;
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const documents = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.md'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((path) => path !== '' && existsSync(join(root, path)));

const AREAS = /^(?:docs|functions|infra|shared|tests|web|\.github|\.ci)\//;
/** Made by builds and runs. */
const GENERATED = /\.(?:out|local)\/|\/dist\//;
const codePaths = (text: string): string[] =>
  [...text.matchAll(/`([\w./@-]+)`/g)].map(([, path]) => path!).filter((path) => AREAS.test(path) && !GENERATED.test(path));
const links = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, target]) => target!).filter((target) => !/^[a-z]+:/.test(target));

describe.each(documents)('%s', (document) => {
  it('a document mentions only paths of the repository that exist', () => {
    expect(codePaths(read(document)).filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
  it('a document links only to files that exist', () => {
    const missing = links(read(document)).filter((target) => !existsSync(join(root, normalize(join(dirname(document), target)))));
    expect(missing).toEqual([]);
  });
});

describe('docs/architecture.md', () => {
  const rows = [...read('docs/architecture.md').matchAll(/^\| (.+\?) +\| `([^`]+)` +\| `([^`]+)` +\|$/gm)];

  it('docs/architecture.md answers at least ten questions about where a decision is made', () => {
    expect(rows.length).toBeGreaterThanOrEqual(10);
  });
  it.each(rows.map(([, question, file, name]) => ({ question: question!, file: file!, name: name! })))(
    '$question is decided by $name in $file',
    ({ file, name }) => {
      expect(read(file)).toMatch(new RegExp(`\\b${name}\\b`));
    },
  );
});
