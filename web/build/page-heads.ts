import type { Plugin, Rolldown } from 'vite';
import { stageNamed } from '../../infra/stages.ts';
import { publicPages } from '../../shared/messages/public-pages.ts';
import { pathOf, routes } from '../app/paths.ts';

type PublicPage = keyof typeof publicPages;

/** Where the links of the heads lead. The deployment sets it to the address of its stage. */
const siteUrl = process.env.KEELHOUSE_SITE_URL ?? stageNamed('local').siteUrl;

export const PUBLIC_PAGES = Object.keys(publicPages) as PublicPage[];

const escapeText = (text: string): string => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

const buildHead = (name: PublicPage): string => {
  const { title, description } = publicPages[name];
  const url = escapeText(`${siteUrl}${pathOf(name)}`);
  const [shownTitle, text] = [escapeText(title), escapeText(description)];
  return [
    `<meta name="description" content="${text}" />`,
    `<link rel="canonical" href="${url}" />`,
    '<meta property="og:type" content="website" />',
    '<meta property="og:site_name" content="Keelhouse" />',
    `<meta property="og:title" content="${shownTitle}" />`,
    `<meta property="og:description" content="${text}" />`,
    `<meta property="og:url" content="${url}" />`,
    `<meta property="og:image" content="${siteUrl}/keelhouse.png" />`,
  ].join('\n    ');
};

const isChunk = (file: Rolldown.OutputAsset | Rolldown.OutputChunk): file is Rolldown.OutputChunk => file.type === 'chunk';

const FONT = /\/public-sans-latin-wght-normal-[\w-]+\.woff2$/;
const STYLESHEET = / *<link rel="stylesheet"[^>]*>\n/g;

/** Every page is written in this typeface, so it need not wait for the style sheet; and the style sheets go before scripts. */
const speedUp = (html: string, files: readonly string[]): string => {
  const font = files.find((file) => FONT.test(file));
  if (!font) throw new Error('The build has no typeface to load early');
  const preload = `    <link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin />\n`;
  const styles = html.match(STYLESHEET)?.join('') ?? '';
  return html.replace(STYLESHEET, '').replace(/ *<script/, (script) => `${styles}${preload}${script}`);
};

/** The files of a page and its frame that the entry does not load already. */
const listPreloads = (bundle: Rolldown.OutputBundle, name: PublicPage, html: string): string => {
  const { page, access } = routes[name];
  const modules = [`/pages/${page}.tsx`, ...(access === 'visitor' ? ['/shell/visitor-frame.tsx'] : [])];
  const chunks = Object.values(bundle).filter(isChunk);
  const wanted = new Set<string>();
  const styles = new Set<string>();
  const add = (file: string): void => {
    const chunk = chunks.find(({ fileName }) => fileName === file);
    if (!chunk || wanted.has(file)) return;
    wanted.add(file);
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
    for (const next of chunk.imports) add(next);
  };
  for (const { facadeModuleId, fileName } of chunks) if (modules.some((end) => facadeModuleId?.endsWith(end))) add(fileName);
  const isNew = (file: string): boolean => !html.includes(`/${file}"`);
  return [
    ...[...wanted].filter(isNew).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...[...styles].filter(isNew).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
  ].join('\n    ');
};

/** `/pricing` is served `pricing.html`: `infra/edge/page-request.js` names the same pages. */
export const fileOfPage = (name: PublicPage): string => `${pathOf(name).slice(1)}.html`;

/**
 * An HTML file for each page that search engines may show, since what is shared or indexed is read from the file itself. Every
 * other address gets `index.html`, which asks not to be indexed.
 */
export const pageHeads = (): Plugin => ({
  name: 'page-heads',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const index = bundle['index.html'];
      if (index?.type !== 'asset') throw new Error('The build has no index.html to make the public pages of');
      const html = String(index.source);
      const noindex = '<meta name="robots" content="noindex" />';
      if (!html.includes(noindex)) throw new Error(`index.html lacks ${noindex}`);
      for (const name of PUBLIC_PAGES) {
        const source = html
          .replace(noindex, buildHead(name))
          .replace(/<title>.*<\/title>/, `<title>${escapeText(publicPages[name].title)} · Keelhouse</title>`)
          .replace('</head>', `  ${listPreloads(bundle, name, html)}\n  </head>`);
        this.emitFile({ type: 'asset', fileName: fileOfPage(name), source: speedUp(source, Object.keys(bundle)) });
      }
      index.source = speedUp(html, Object.keys(bundle));
      const addresses = PUBLIC_PAGES.map((name) => `  <url><loc>${siteUrl}${pathOf(name)}</loc></url>`).join('\n');
      const sitemap = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses}\n</urlset>\n`;
      this.emitFile({ type: 'asset', fileName: 'sitemap.xml', source: sitemap });
      this.emitFile({
        type: 'asset',
        fileName: 'robots.txt',
        source: `User-agent: *\nAllow: /\nSitemap: ${siteUrl}/sitemap.xml\n`,
      });
    },
  },
});
