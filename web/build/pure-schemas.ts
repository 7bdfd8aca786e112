import type { Plugin } from 'vite';

interface Declared {
  type: string;
  declaration?: Declared | null;
  declarations?: { init: { type: string; start: number; end: number } | null }[];
}

/**
 * Marks what `shared` declares at module level as free of effects. Schemas are built by chained calls, alone or in lists and
 * objects, which a bundler must keep unless it is told; with the mark, a screen that needs only a rule does not carry the
 * schema beside it.
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
