import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type Rolldown, type UserConfig } from 'vite';
import type { RouteName } from '../app/paths.ts';
import { pathOf } from '../app/paths.ts';
import { fileOfPage } from './page-heads.ts';

/** Pages that visitors reach first. What the others show waits for an answer or a session. */
export const PRERENDERED = ['login', 'pricing', 'sample', 'riskCheck'] as const satisfies RouteName[];

type RenderPage = (path: string) => Promise<string>;

/** The app for Node, beside the packages it imports. */
const buildRenderer = async (root: string, config: UserConfig): Promise<{ renderPage: RenderPage; close(): void }> => {
  const folder = `${root}/node_modules/.cache/keelhouse-prerender-${process.pid}`;
  const { output } = (await build({
    ...config,
    configFile: false,
    root: `${root}/web`,
    logLevel: 'error',
    build: { write: false, ssr: `${root}/web/app/prerender.tsx`, assetsInlineLimit: 0, ssrEmitAssets: false },
  })) as Rolldown.RolldownOutput;
  for (const file of output) {
    if (file.type !== 'chunk') continue;
    const path = `${folder}/${file.fileName}`;
    mkdirSync(path.slice(0, path.lastIndexOf('/')), { recursive: true });
    writeFileSync(path, file.code);
  }
  const { renderPage } = await import(pathToFileURL(`${folder}/prerender.js`).href);
  return { renderPage, close: () => rmSync(folder, { recursive: true }) };
};

const SCRIPT =
  / *<(?:script type="module" crossorigin src|link rel="modulepreload" crossorigin href)="([^"]+)">(?:<\/script>)?\n/g;
const FIRST_SCRIPT = '<script src="/first-paint.js">';

/** `first-paint.js` loads the other scripts when the page is seen: nothing competes with the style sheets and the typeface. */
export const loadScriptsLater = (html: string): string => {
  const scripts = [...html.matchAll(SCRIPT)].map(([, path]) => path);
  if (scripts.length === 0 || !html.includes(FIRST_SCRIPT)) throw new Error('The page does not name the scripts it starts with');
  return html.replace(SCRIPT, '').replace(FIRST_SCRIPT, `<script src="/first-paint.js" data-later="${scripts.join(' ')}">`);
};

/** Puts the first picture of a page into its HTML, so that it shows before any script has arrived. */
export const prerenderedPages = (root: string, config: UserConfig): Plugin => ({
  name: 'prerendered-pages',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const { renderPage, close } = await buildRenderer(root, config);
      for (const name of PRERENDERED) {
        const page = bundle[fileOfPage(name)];
        if (page?.type !== 'asset') throw new Error(`The build has no ${fileOfPage(name)}`);
        const html = await renderPage(pathOf(name));
        page.source = loadScriptsLater(String(page.source)).replace(
          '<div id="root"></div>',
          () => `<div id="root">${html}</div>`,
        );
      }
      close();
    },
  },
});
