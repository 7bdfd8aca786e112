/** What the runbook and the incidents name has to exist: commands, files, alarms and headings. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const pages = ['infra/stacks/runbook.md', 'docs/incidents.md', 'docs/operations.md', 'docs/privacy.md'].map((path) => ({
  path,
  text: read(path),
}));

const headings = (text: string): string[] => [...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title!);
const toAnchor = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replaceAll(' ', '-');
const runbook = read('infra/stacks/runbook.md');
const incidents = read('docs/incidents.md')
  .split(/^## /m)
  .slice(1)
  .map((text) => ({ title: text.split('\n')[0]!, text }));
const PARTS = ['Signal', 'First 15 minutes', 'Commands', 'Customers', 'After'];

describe.each(pages)('what $path names', ({ text }) => {
  it('every npm script exists, and starts a file that exists', () => {
    for (const [, name] of text.matchAll(/npm run (?:--silent )?([\w:-]+)/g)) {
      expect(scripts, name).toHaveProperty(name!);
      const [, file] = /^node (\S+)/.exec(scripts[name!]!) ?? [];
      if (file) expect(existsSync(new URL(file, root)), file).toBe(true);
    }
  });

  it('every file of the repository exists', () => {
    const files = [...text.matchAll(/`((?:functions|infra|shared|tests|web|docs)\/[\w./-]+\.(?:ts|tsx|md|json))`/g)].map(
      ([, file]) => file!,
    );
    expect(files.filter((file) => !existsSync(new URL(file, root)))).toEqual([]);
  });

  it('every option of an operator’s command is one that it knows', () => {
    for (const [, name, args] of text.matchAll(
      /npm run (restore|restore:sequences|doctor|smoke|deliver|admin:[\w-]+) -- ([^`\n]+)/g,
    )) {
      const source = read(/^node (\S+)/.exec(scripts[name!]!)![1]!) + read('infra/operations/stage-tables.ts');
      for (const [, option] of args!.matchAll(/--([\w-]+)/g))
        expect(source, `${name} --${option}`).toMatch(new RegExp(`(?:^|\\s)'?${option}'?: \\{ type`));
    }
  });

  it('every heading of the runbook or the incidents that is linked to exists', () => {
    const known = {
      'runbook.md': headings(runbook).map(toAnchor),
      'incidents.md': incidents.map(({ title }) => toAnchor(title)),
    };
    for (const [, page, anchor] of text.matchAll(/\((?:[\w./-]*\/)?(runbook\.md|incidents\.md)#([\w-]+)\)/g))
      expect(known[page as keyof typeof known], `${page}#${anchor}`).toContain(anchor);
  });
});

describe('incidents', () => {
  it('incidents have a page each', () => {
    expect(incidents.map(({ title }) => title)).toEqual([
      'A bad deployment',
      'An account was taken over',
      'A token was stolen',
      'A data breach',
      'A customer is locked out',
      'A secret leaked',
      'The region is lost',
      'Costs rise',
      'The firewall blocks customers',
      'Work is stuck',
      'Stripe is down',
    ]);
  });

  it.each(incidents)(
    '$title says what shows it, what to do first, with what, what customers hear, and what comes after',
    ({ text }) => {
      expect([...text.matchAll(/^\*\*([\w ]+):\*\*/gm)].map(([, part]) => part)).toEqual(PARTS);
      for (const part of text.split(/^\*\*[\w ]+:\*\*/m).slice(1)) expect(part.trim().length).toBeGreaterThan(40);
    },
  );
});
