import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { unpaintedColors, unusedColors } from '../../web/build/unused-colors.ts';
import { classOfPart, unusedParts } from '../../web/build/unused-parts.ts';

const root = `${process.cwd()}/web/`;
const first = readFileSync(`${root}ui/first-styles.ts`, 'utf8');
const later = readFileSync(`${root}ui/mantine-styles.ts`, 'utf8');
const hasStyles = (name: string) => existsSync(`${root}../node_modules/@mantine/core/styles/${name}.css`);

/** Components that use the styles of other components. */
const inherits: Record<string, string[]> = {
  Select: ['Combobox', 'Input', 'ScrollArea', 'Popover'],
  MultiSelect: ['Combobox', 'Pill', 'PillsInput'],
  TagsInput: ['Combobox', 'Pill', 'PillsInput'],
  Autocomplete: ['Combobox'],
  HoverCard: ['Popover'],
  TextInput: ['Input'],
  Textarea: ['Input'],
  Checkbox: ['InlineInput'],
  PasswordInput: ['Input'],
  Drawer: ['ModalBase'],
  Modal: ['ModalBase'],
};

const namesIn = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/import\s*\{([^}]+)\}\s*from '@mantine\/core'/g)].flatMap(([, names = '']) =>
    names.split(',').map(
      (name) =>
        name
          .trim()
          .replace(/^type\s+/, '')
          .split(' ')[0]!,
    ),
  );

const stylesOf = (files: Iterable<string>): string[] => {
  const used = new Set([...files].flatMap(namesIn));
  return [...new Set([...used].flatMap((name) => [name, ...(inherits[name] ?? [])]))].filter(hasStyles);
};

/** A file and the product modules that it imports statically. */
const reach = (file: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(file) || !existsSync(file)) return seen;
  seen.add(file);
  for (const [, next = ''] of readFileSync(file, 'utf8').matchAll(/from '(\.[^']+\.tsx?)'/g))
    reach(join(dirname(file), next), seen);
  return seen;
};

const authPages = ['login', 'register', 'verify-email', 'forgot-password', 'reset-password'].map(
  (page) => `app/pages/${page}.tsx`,
);
const early = ['app/main.tsx', ...authPages].flatMap((file) => [...reach(`${root}${file}`)]);

describe("Mantine's styles", () => {
  it.each(stylesOf(globSync(`${root}{app,features,ui}/**/*.tsx`)))('the styles of %s are listed once', (name) => {
    const lists = [first, later].filter((list) => list.includes(`styles/${name}.css`));
    expect(lists, `add import '@mantine/core/styles/${name}.css' to web/ui/mantine-styles.ts`).toHaveLength(1);
  });

  it.each(stylesOf(early))('the styles of %s load before the frame', (name) => {
    expect(first, `move '@mantine/core/styles/${name}.css' to web/ui/first-styles.ts`).toContain(`styles/${name}.css`);
  });

  it.each(unusedColors)('the styles of the color %s are left out, and nothing uses that color', (color) => {
    const painted = new RegExp(`\\b(c|bg|color|bd)=['"]${color}\\b|mantine-color-${color}\\b`);
    const users = globSync(`${root}{app,features,ui}/**/*.{ts,tsx,css}`).filter((file) =>
      painted.test(readFileSync(file, 'utf8')),
    );
    expect(users, `take '${color}' from the list in web/build/unused-colors.ts`).toEqual([]);
  });

  it.each(unpaintedColors)('no component is painted in %s, of which only shades are kept', (color) => {
    const painted = new RegExp(`\\b(c|bg|color|bd)=['"]${color}['"]|mantine-color-${color}-(text|filled|light|outline)`);
    const users = globSync(`${root}{app,csv-import,features,lib,ui}/**/*.{ts,tsx,css}`).filter((file) =>
      painted.test(readFileSync(file, 'utf8')),
    );
    expect(users, `take '${color}' from unpaintedColors in web/build/unused-colors.ts`).toEqual([]);
  });
});

/** How a screen would ask for what is left out. */
const asksFor: Record<keyof typeof unusedParts | 'any component', RegExp> = {
  Accordion: /<Accordion(?![.\w])(?![^>]*variant="(contained|separated)")/,
  ActionIcon: /ActionIcon\.Group|ActionIconGroup/,
  Avatar: /Avatar\.Group|AvatarGroup|<Avatar[^>]*\bsrc=/,
  Button: /Button\.Group|ButtonGroup/,
  Checkbox: /<Checkbox(?![.\w])[^>]*variant=/,
  Combobox: /Combobox\.(?:Search|Header|Footer|Group)\b|\bitems: \[/,
  List: /<List(\.Item)?(?![.\w])[^>]*\bicon=/,
  Loader: /<Loader[^>]*type=|loaderProps/,
  Menu: /Menu\.(Search|Sub|CheckboxItem|RadioItem)\b/,
  Pill: /<Pill[^>]*variant=/,
  Popover: /\bwithArrow\b/,
  Progress: /Progress\.Label\b/,
  Radio: /<Radio(?![.\w])[^>]*variant=/,
  SimpleGrid: /<SimpleGrid[^>]*type=/,
  Tabs: /<Tabs(?![.\w])[^>]*(variant=|inverted)/,
  Tooltip: /\bwithArrow\b/,
  'any component': /(?<!aria-)\borientation="vertical"|\bdir="rtl"/,
};

describe("Mantine's parts that are left out", () => {
  it.each(Object.entries(asksFor))('are used by no screen: %s', (component, use) => {
    const users = globSync(`${root}{app,csv-import,features,proof,ui}/**/*.tsx`).filter((file) =>
      use.test(readFileSync(file, 'utf8')),
    );
    expect(users, `take what it uses of ${component} from the lists in web/build/unused-parts.ts`).toEqual([]);
  });

  it.each(Object.entries(unusedParts).flatMap(([component, parts]) => parts.map((part) => [component, part] as const)))(
    'are there in %s: %s',
    (component, part) => {
      const styles = readFileSync(`${root}../node_modules/@mantine/core/styles/${component}.css`, 'utf8');
      expect(styles).toContain(`.${classOfPart(component, part)}`);
    },
  );
});

describe('Our style sheets', () => {
  it('have names of their own, which the names of their classes begin with', () => {
    const names = globSync(`${root}{app,csv-import,features,proof,ui}/**/*.module.css`).map((file) => basename(file));
    expect(names.length).toBeGreaterThan(50);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});
