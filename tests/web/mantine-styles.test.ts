import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = `${process.cwd()}/web/`;
const listed = readFileSync(`${root}ui/mantine-styles.ts`, 'utf8');
const hasStyles = (name: string) => existsSync(`${root}../node_modules/@mantine/core/styles/${name}.css`);

/** Components whose styles come with another one's. */
const inherits: Record<string, string[]> = {
  Select: ['Combobox', 'Input', 'ScrollArea', 'Popover'],
  MultiSelect: ['Combobox', 'Pill', 'PillsInput'],
  TagsInput: ['Combobox', 'Pill', 'PillsInput'],
  Autocomplete: ['Combobox'],
  HoverCard: ['Popover'],
  TextInput: ['Input'],
  Textarea: ['Input'],
  Drawer: ['ModalBase'],
  Modal: ['ModalBase'],
};

const used = new Set(
  globSync('{app,features,ui}/**/*.tsx', { cwd: root }).flatMap((file) =>
    [...readFileSync(`${root}${file}`, 'utf8').matchAll(/import\s*\{([^}]+)\}\s*from '@mantine\/core'/g)].flatMap(
      ([, names = '']) =>
        names.split(',').map(
          (name) =>
            name
              .trim()
              .replace(/^type\s+/, '')
              .split(' ')[0]!,
        ),
    ),
  ),
);

const needed = [...new Set([...used].flatMap((name) => [name, ...(inherits[name] ?? [])]))].filter(hasStyles);

describe("Mantine's styles", () => {
  it.each(needed)('of %s are listed in web/ui/mantine-styles.ts', (name) => {
    expect(listed, `add import '@mantine/core/styles/${name}.css' to web/ui/mantine-styles.ts`).toContain(`styles/${name}.css`);
  });
});
