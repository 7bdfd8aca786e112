/** What the browser carries, from the manifest of the production build. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}
type Manifest = Record<string, Chunk>;

export interface WebFigure {
  route: string;
  kind: 'JS' | 'CSS' | 'font';
  kilobytes: number;
  goal: number;
}

const DIST = 'web/dist';
const gzipKb = (path: string): number => gzipSync(readFileSync(path)).length / 1024;

/** Every script a set of entry modules loads before it can run. */
const scripts = (manifest: Manifest, entries: string[]): Set<string> => {
  const seen = new Set<string>();
  const walk = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk || seen.has(chunk.file)) return;
    seen.add(chunk.file);
    for (const next of chunk.imports ?? []) walk(next);
  };
  for (const entry of entries) walk(entry);
  return seen;
};

interface Route {
  route: string;
  /** The modules it loads, by the end of their names. */
  pages: RegExp;
  goal: number;
  /** Counts only what it adds to the signed-in shell. */
  isBeyondShell?: true;
}

const SHELL = /(shell\/frame\.tsx|_api-[\w-]+\.js)$/;

const routes: Route[] = [
  { route: 'login', pages: /pages\/login\.tsx$/, goal: 140 },
  // What every signed-in page needs: the frame around it and the client it calls with.
  { route: 'signed-in shell', pages: SHELL, goal: 215 },
  { route: 'wizard', pages: /(shell\/frame\.tsx|_api-[\w-]+\.js|pages\/bcp-editor\.tsx)$/, goal: 300 },
  {
    route: 'admin, overview',
    pages: /(shell\/frame\.tsx|_api-[\w-]+\.js|pages\/admin\.tsx|admin\/overview-tab\.tsx)$/,
    goal: 240,
  },
  { route: 'admin, users', pages: /(shell\/frame\.tsx|_api-[\w-]+\.js|pages\/admin\.tsx|admin\/users-tab\.tsx)$/, goal: 245 },
  { route: 'stress test, beyond the shell', pages: /pages\/stress-test\.tsx$/, goal: 60, isBeyondShell: true },
  { route: 'proof, beyond the shell', pages: /pages\/bcp-proof\.tsx$/, goal: 60, isBeyondShell: true },
];

/** Builds into a folder and weighs what is there. */
export const measureWeb = (dist = DIST): WebFigure[] => {
  const build = ['run', '--silent', 'web:build', '--', '--logLevel', 'error', '--outDir', resolve(dist)];
  const env = { ...process.env, NODE_ENV: 'production' };
  execFileSync('npm', build, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const manifest = JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, 'utf8')) as Manifest;
  const total = (files: Iterable<string>): number =>
    Math.round([...files].reduce((sum, file) => sum + gzipKb(`${dist}/${file}`), 0) * 10) / 10;
  const loadedBy = (pages: RegExp): Set<string> =>
    scripts(manifest, ['index.html', ...Object.keys(manifest).filter((name) => pages.test(name))]);
  const shell = loadedBy(SHELL);
  const figures: WebFigure[] = routes.map(({ route, pages, goal, isBeyondShell }) => {
    const files = [...loadedBy(pages)].filter((file) => !isBeyondShell || !shell.has(file));
    return { route, kind: 'JS', kilobytes: total(files), goal };
  });
  const assets = readdirSync(`${dist}/assets`);
  const styles = assets.filter((file) => file.endsWith('.css')).map((file) => `assets/${file}`);
  const fonts = assets.filter((file) => file.endsWith('.woff2')).map((file) => statSync(`${dist}/assets/${file}`).size / 1024);
  return [
    ...figures,
    { route: 'all', kind: 'CSS', kilobytes: total(styles), goal: 40 },
    { route: 'all', kind: 'font', kilobytes: Math.round(Math.max(...fonts) * 10) / 10, goal: 40 },
  ];
};
