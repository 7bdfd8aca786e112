/**
 * `data` is what the run works on, `seeded` the copy that a reset goes back to. Folders change place by renaming only, so
 * a kill in between leaves one of them whole.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface DataFolders {
  live: string;
  /** Empties everything; the next start seeds anew. */
  wipe(): void;
  /** Copies the live data as the state to go back to, marked with the version of the seed. */
  keepAsSeeded(version: string): void;
  /** Puts the seeded state in place of the live data; false when there is none of that version. */
  restoreSeeded(version: string): boolean;
  /** A small value beside the data, which a reset does not touch. */
  read(name: string): string | null;
  write(name: string, text: string): void;
  remove(name: string): void;
}

const replace = (from: string, to: string): void => {
  const old = `${to}.old`;
  rmSync(old, { recursive: true, force: true });
  if (existsSync(to)) renameSync(to, old);
  renameSync(from, to);
  rmSync(old, { recursive: true, force: true });
};

export const openFolders = (root: string): DataFolders => {
  mkdirSync(root, { recursive: true });
  const [live, seeded] = [join(root, 'data'), join(root, 'seeded')];
  const draft = join(root, 'draft');
  // Killed between the two renames of a reset: the old data is gone, the new one not yet in place.
  if (!existsSync(live) && existsSync(`${live}.old`)) renameSync(`${live}.old`, live);
  return {
    live,
    wipe: () => {
      for (const name of ['data', 'data.old', 'seeded', 'seeded.old', 'draft', 'clock', 'seeding', 'seeded-once'])
        rmSync(join(root, name), { recursive: true, force: true });
    },
    keepAsSeeded: (version) => {
      rmSync(draft, { recursive: true, force: true });
      cpSync(live, draft, { recursive: true });
      writeFileSync(join(draft, 'seed-version'), version);
      replace(draft, seeded);
    },
    restoreSeeded: (version) => {
      const marker = join(seeded, 'seed-version');
      if (!existsSync(marker) || readFileSync(marker, 'utf8') !== version) return false;
      rmSync(draft, { recursive: true, force: true });
      cpSync(seeded, draft, { recursive: true });
      replace(draft, live);
      return true;
    },
    read: (name) => (existsSync(join(root, name)) ? readFileSync(join(root, name), 'utf8') : null),
    write: (name, text) => {
      writeFileSync(join(root, `${name}.draft`), text);
      renameSync(join(root, `${name}.draft`), join(root, name));
    },
    remove: (name) => rmSync(join(root, name), { force: true }),
  };
};
