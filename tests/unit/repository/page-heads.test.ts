import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { publicPages } from '#shared/messages/public-pages.ts';
import { pathOf, type RouteName, routes } from '../../../web/app/paths.ts';
import { fileOfPage, PUBLIC_PAGES, pageHeads } from '../../../web/build/page-heads.ts';
import { loadScriptsLater, PRERENDERED } from '../../../web/build/prerendered-pages.ts';

const index = readFileSync(new URL('../../../web/index.html', import.meta.url), 'utf8');

const FONT = 'assets/public-sans-latin-wght-normal-DdeTHZLK.woff2';

/** The files that the plugin adds to a build of one page with a chunk of its own. */
const build = (html = index): Map<string, string> => {
  const files = new Map<string, string>();
  const chunk = (fileName: string, facadeModuleId: string | null, imports: string[], css: string[] = []) => ({
    ...{ type: 'chunk', fileName, facadeModuleId, imports, viteMetadata: { importedCss: new Set(css) } },
  });
  const bundle = Object.fromEntries(
    [
      {
        type: 'asset',
        fileName: 'index.html',
        source: html.replace(
          '</head>',
          '    <link rel="stylesheet" href="/assets/base.css">\n<link href="/assets/base.js"></head>',
        ),
      },
      { type: 'asset', fileName: FONT, source: '' },
      chunk('assets/base.js', null, []),
      chunk('assets/pricing.js', '/work/web/app/pages/pricing.tsx', ['assets/base.js', 'assets/cards.js']),
      chunk('assets/cards.js', null, [], ['assets/cards.css']),
      chunk('assets/dashboard.js', '/work/web/app/pages/dashboard.tsx', []),
    ].map((file) => [file.fileName, file]),
  );
  const { handler } = pageHeads().generateBundle as unknown as { handler: (options: unknown, bundle: unknown) => void };
  handler.call(
    { emitFile: ({ fileName, source }: { fileName: string; source: string }) => files.set(fileName, source) },
    {},
    bundle,
  );
  return files;
};

describe('heads of the public pages', () => {
  const files = build();
  const isPublic = (name: RouteName): boolean =>
    ['visitor', 'public'].includes(routes[name].access) || name === 'login' || name === 'register';

  it('exactly the pages that need no session and no link from a mail have a head', () => {
    expect(new Set(PUBLIC_PAGES)).toEqual(new Set((Object.keys(routes) as RouteName[]).filter(isPublic)));
  });

  it.each(PUBLIC_PAGES)('the page %s may be indexed, under its own title, description and address', (name) => {
    const html = files.get(fileOfPage(name))!;
    expect(html).not.toContain('noindex');
    expect(html).toContain(`<title>${publicPages[name].title} · Keelhouse</title>`);
    expect(html).toContain(`<meta name="description" content="${publicPages[name].description}" />`);
    expect(html).toContain(`<link rel="canonical" href="http://localhost:8080${pathOf(name)}" />`);
    for (const property of ['type', 'site_name', 'title', 'description', 'url', 'image'])
      expect(html).toContain(`<meta property="og:${property}"`);
  });

  it.each(PUBLIC_PAGES)('the description of the page %s fits in a search result', (name) => {
    expect(publicPages[name].description.length).toBeLessThanOrEqual(170);
  });

  it('titles and descriptions of the public pages are each there once', () => {
    for (const key of ['title', 'description'] as const)
      expect(new Set(PUBLIC_PAGES.map((name) => publicPages[name][key])).size).toBe(PUBLIC_PAGES.length);
  });

  it('every other page asks not to be indexed', () => {
    expect(index).toContain('<meta name="robots" content="noindex" />');
  });

  it('a build whose index.html no longer asks that stops', () => {
    expect(() => build(index.replace('noindex', 'all'))).toThrow(/lacks/);
  });

  it('a page loads the files of its own chunk beside those of the entry, and no others', () => {
    const html = files.get('pricing.html')!;
    for (const file of ['pricing.js', 'cards.js', 'cards.css']) expect(html.split(`/assets/${file}"`)).toHaveLength(2);
    expect(html.split('/assets/base.js"')).toHaveLength(2);
    expect(html).not.toContain('dashboard.js');
  });

  it.each(PUBLIC_PAGES)('the style sheets and the typeface of the page %s come before its scripts', (name) => {
    const html = files.get(fileOfPage(name))!;
    const lastStyle = html.lastIndexOf('rel="stylesheet"');
    expect(lastStyle).toBeGreaterThan(0);
    expect(lastStyle).toBeLessThan(html.indexOf('<script'));
    expect(html.split(`<link rel="preload" href="/${FONT}" as="font" type="font/woff2" crossorigin />`)).toHaveLength(2);
  });

  it('the sitemap has every public page, and robots.txt names it', () => {
    const listed = [...files.get('sitemap.xml')!.matchAll(/<loc>http:\/\/localhost:8080(.*?)<\/loc>/g)].map(([, path]) => path);
    expect(listed).toEqual(PUBLIC_PAGES.map(pathOf));
    expect(files.get('robots.txt')).toContain('Sitemap: http://localhost:8080/sitemap.xml');
  });
});

describe('pages rendered at build time', () => {
  const head = [
    '    <script src="/first-paint.js"></script>',
    '    <script type="module" crossorigin src="/assets/index-1.js"></script>',
    '    <link rel="modulepreload" crossorigin href="/assets/base-2.js">',
    '    <link rel="stylesheet" crossorigin href="/assets/base-3.css">',
    '',
  ].join('\n');

  it('each has a file of its own', () => {
    for (const name of PRERENDERED) expect(PUBLIC_PAGES).toContain(name);
  });

  it('their scripts wait for the first paint, and the app comes first', () => {
    expect(loadScriptsLater(head)).toBe(
      [
        '    <script src="/first-paint.js" data-later="/assets/index-1.js /assets/base-2.js"></script>',
        '    <link rel="stylesheet" crossorigin href="/assets/base-3.css">',
        '',
      ].join('\n'),
    );
  });

  it.each([
    ['first-paint', 'other'],
    ['type="module"', 'type="text"'],
  ])('a build without %s in its page stops', (part, other) => {
    const without = head.replace(part, other).replace(/ *<link rel="modulepreload".*\n/, '');
    expect(() => loadScriptsLater(without)).toThrow(/does not name/);
  });
});
