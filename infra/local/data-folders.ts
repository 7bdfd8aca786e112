import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * `data` is what the run works on, `seeded` the copy that a reset goes back to. Folders change place by renaming only, so
 * a kill in between leaves one of them whole.
 */

interface DataFolders {
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

/** One run per data folder: a second one would write into the same files. */

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    const commandLine = `/proc/${pid}/cmdline`;
    // After a kill the number may belong to somebody else by now.
    return !existsSync(commandLine) || readFileSync(commandLine, 'utf8').includes('infra/local/main.ts');
  } catch {
    return false;
  }
};

/** Takes the folder, or throws with the number of the process that has it; answers how to give it back. */
export const lockRun = (dataDir: string): (() => void) => {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'run.pid');
  const owner = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  if (owner > 0 && owner !== process.pid && isRunning(owner))
    throw new Error(`Another local run (process ${owner}) works on ${dataDir}; end it first, or use another folder with --data`);
  writeFileSync(file, String(process.pid));
  return () => rmSync(file, { force: true });
};
