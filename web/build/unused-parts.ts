import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'postcss';

const components = join(dirname(createRequire(import.meta.url).resolve('@mantine/core/styles.css')), 'esm/components');

/** Parts and looks of Mantine components that no screen uses, by the names of their classes. */
export const unusedParts = {
  Accordion: ['item--filled', 'item--default'],
  ActionIcon: ['group', 'groupSection'],
  Avatar: ['group', 'image'],
  Button: ['group', 'groupSection'],
  Checkbox: ['input--light', 'input--outline'],
  Combobox: ['search', 'header', 'footer', 'group', 'groupLabel'],
  List: ['itemIcon'],
  Loader: ['barsLoader', 'bar', 'dotsLoader', 'dot'],
  Menu: ['search', 'itemIndicator', 'chevron'],
  Pill: ['root--contrast'],
  Popover: ['arrow'],
  Progress: ['label'],
  Radio: ['radio--light', 'radio--outline'],
  SimpleGrid: ['container'],
  Tabs: ['list--outline', 'tab--outline', 'tab--pills'],
  Tooltip: ['arrow'],
} as const satisfies Record<string, readonly string[]>;

/** Conditions that never hold: no page is written from right to left, and only scroll bars stand upright. */
const never = [
  /\[dir=["']?rtl["']?\]/,
  /\[data-inverted\]/,
  /\[data-combined-clear-section\]/,
  /\[data-variant=["']?(pills|outline)["']?\]/,
];
const upright = /\[data-orientation=["']?vertical["']?\]/;

/** The class of a part, as Mantine's own module names it. */
export const classOfPart = (component: string, part: string): string => {
  const names = readFileSync(join(components, component, `${component}.module.mjs`), 'utf8');
  const found = new RegExp(`"${part}": "(m_\\w+)"`).exec(names)?.[1];
  if (!found) throw new Error(`Mantine's ${component} has no part ${part}`);
  return found;
};

const unused = Object.entries(unusedParts).flatMap(([component, parts]) => parts.map((part) => classOfPart(component, part)));
const unusedClass = new RegExp(`\\.(${unused.join('|')})\\b`);

const isUnused = (selector: string, conditions: readonly RegExp[]): boolean => {
  const required = selector.replace(/:not\([^()]*\)/g, '');
  return conditions.some((condition) => condition.test(required));
};

/** Removes the rules of Mantine that match nothing here. Saves 2.2 KB gz of CSS. */
export const withoutUnusedParts = (): Plugin => ({
  postcssPlugin: 'unused-parts',
  OnceExit(root) {
    const file = root.source?.input.file ?? '';
    if (!file.includes('@mantine')) return;
    const conditions = [unusedClass, ...never, ...(file.endsWith('ScrollArea.css') ? [] : [upright])];
    root.walkRules((rule) => {
      const kept = rule.selectors.filter((selector) => !isUnused(selector, conditions));
      if (kept.length === 0) rule.remove();
      else if (kept.length < rule.selectors.length) rule.selectors = kept;
    });
  },
});
