/** Source files by folder, for fingerprints of what is made of them. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './settings.ts';

/** Folders that hold what was made, not what it was made of. */
const MADE = ['dist'];

/** The files under a folder, or the file itself, relative to the repository and in a fixed order. */
export const filesUnder = (path: string): string[] => {
  const here = join(repository, path);
  if (statSync(here).isFile()) return [path];
  return readdirSync(here)
    .filter((name) => !MADE.includes(name))
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
};
