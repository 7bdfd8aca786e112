import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';

/** A node of the syntax tree, read without knowing its kind. */
interface Node {
  type: string;
  [field: string]: unknown;
}

/** Attributes and properties whose value nobody reads. */
const silent =
  /^(?:className|classNames|styles?|key|id|href|to|path|rel|target|type|name|role|variant|size|color|c|bg|fw|fz|m[tbxy]?|p[tbxy]?|gap|justify|align|wrap|d|viewBox|transform|fill|stroke|autoComplete|inputMode|pattern|format|queryKey|mutationKey|method|htmlFor|tone|drawing|kind|icon|src|rule|data-.*|aria-(?!label$|description$|roledescription$).*)$/;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const nameOf = (node: unknown): string => (isNode(node) ? String(node.name ?? node.value ?? '') : '');

/** Children that hold no text for people: names of modules, of types and of properties, and what is compared. */
const skip = (parent: Node, field: string): boolean => {
  if (parent.type.startsWith('TS') && !['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'].includes(parent.type))
    return true;
  if (/^(?:Import|Export(?:All|Named))/.test(parent.type)) return field === 'source';
  if (parent.type === 'BinaryExpression') return /^[!=]==?$/.test(String(parent.operator));
  if (parent.type === 'Property' || parent.type === 'JSXAttribute')
    return field === 'key' || field === 'name' || silent.test(nameOf(parent.key ?? parent.name));
  return parent.type === 'MemberExpression' && field === 'property';
};

/** Words, not an identifier, a path or a class name. */
const isSentence = (text: string): boolean => /[a-z]{2}[ ,.]+\S/i.test(text) && !/^[\w-]+(?:[/:.#][\w-]+)+$/.test(text);

/** The texts of a source file that people can read, as they stand there; `…` is where a value comes in. */
export const readTexts = (file: string): string[] => {
  const texts: string[] = [];
  const keep = (text: string): void => {
    const tidy = text.replaceAll(/\s+/g, ' ').trim();
    if (isSentence(tidy)) texts.push(tidy);
  };
  const visit = (node: Node): void => {
    if (node.type === 'Literal' && typeof node.value === 'string') keep(node.value);
    if (node.type === 'JSXText') keep(String(node.value));
    if (node.type === 'TemplateLiteral')
      keep((node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('…'));
    for (const [field, child] of Object.entries(node)) {
      if (skip(node, field)) continue;
      for (const next of Array.isArray(child) ? child : [child]) if (isNode(next)) visit(next);
    }
  };
  visit(parseSync(file, readFileSync(file, 'utf8')).program as unknown as Node);
  return texts;
};
