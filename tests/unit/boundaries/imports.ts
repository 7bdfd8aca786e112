import { readFileSync } from 'node:fs';
import path from 'node:path';
import { init, parse } from 'es-module-lexer';
import { transformSync } from 'esbuild';

await init;

/** Types count as imports too: they are made ordinary imports before the lexer looks. */
const withTypes = (code: string): string =>
  code.replace(/^import type /gm, 'import ').replace(/^export type (\{|\*)/gm, 'export $1');

const specifiers = (code: string, file: string): string[] => {
  const loader = file.endsWith('x') ? 'tsx' : 'ts';
  const tsconfigRaw = { compilerOptions: { verbatimModuleSyntax: true, jsx: 'react-jsx' as const } };
  const { code: module } = transformSync(withTypes(code), { loader, tsconfigRaw });
  return parse(module)[0].flatMap((found) => (found.specifier ? [found.specifier] : []));
};

/** Imports of a file as paths from the root (`shared/api/bcp.ts`), or unchanged for packages and `node:` modules. */
export const importsOf = (root: string, file: string, code: string = readFileSync(path.join(root, file), 'utf8')): string[] =>
  specifiers(code, file).map((name) => {
    if (name.startsWith('#')) return name.slice(1);
    if (name.startsWith('.')) return path.posix.normalize(path.posix.join(path.posix.dirname(file), name));
    return name;
  });
