import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** react-router carries a build without its warnings for developers, and names it nowhere in its exports. */
export const productionRouter = (): Plugin => ({
  name: 'production-router',
  apply: 'build',
  enforce: 'pre',
  resolveId(source) {
    if (source !== 'react-router' && source !== 'react-router/dom') return null;
    const found = fileURLToPath(import.meta.resolve(source));
    const file = source === 'react-router' ? 'index' : 'dom-export';
    return found.replace(/dist\/development\/.*$/, `dist/production/${file}.mjs`);
  },
});
