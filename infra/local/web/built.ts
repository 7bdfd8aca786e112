/** The screens as they are deployed, built from their sources; after a change the next page that is asked for is built anew. */
import { watch } from 'node:fs';
import { join } from 'node:path';
import type { Screens } from '#infra/local/origin.ts';
import { repository, type Settings } from '#infra/local/settings.ts';
import { buildScreens } from './build.ts';
import { type File, loadFile, sendFile } from './files.ts';

/** CloudFront's `pageRequest`: every path that names no file is answered by the page. */
const fileFor = (path: string): string => (path.slice(path.lastIndexOf('/')).includes('.') ? path : '/index.html');

export const builtScreens = async (settings: Settings): Promise<{ screens: Screens; close(): Promise<void> }> => {
  /** Newest first: a page that was loaded before a change still finds its chunks. */
  const folders: string[] = [];
  const files = new Map<string, File | null>();
  let isStale = false;
  const build = async (): Promise<void> => {
    isStale = false;
    const folder = await buildScreens();
    if (folders[0] === folder) return;
    folders.unshift(folder);
    files.clear();
  };
  let latest = build();
  // Sources that do not build take the screens down, not the API; the pages say what Vite says.
  await latest.catch((error: unknown) => console.error(error instanceof Error ? error.message : error));
  const watchers = ['web', 'shared'].map((folder) =>
    watch(join(repository, folder), { recursive: true }, (_, name) => {
      if (!name?.startsWith('dist')) isStale = true;
    }),
  );
  const upToDate = (): Promise<void> => {
    if (isStale) latest = latest.catch(() => {}).then(build);
    return latest;
  };
  const find = (path: string): File | null => {
    const known = files.get(path);
    if (known !== undefined) return known;
    const found = folders.map((folder) => loadFile(folder, path, settings.stripe !== null)).find((file) => file !== null) ?? null;
    files.set(path, found);
    return found;
  };
  const screens: Screens = (req, res) => {
    const path = fileFor((req.url ?? '/').split('?')[0]!);
    const ready = path.endsWith('.html') ? upToDate() : Promise.resolve();
    ready.then(
      () => sendFile(find(path), req, res),
      (error: unknown) => res.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(String(error)),
    );
  };
  return {
    screens,
    close: async () => {
      for (const watcher of watchers) watcher.close();
    },
  };
};
