import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * `data` is the live folder, `seeded` the copy that a reset restores. Folders are only swapped by renaming, so
 * one of them is whole after a kill.
 */

interface DataFolders {
  live: string;
  wipe(): void;
  keepAsSeeded(version: string): void;
  restoreSeeded(version: string): boolean;
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
  // Killed between the two renames of a reset.
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

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    const commandLine = `/proc/${pid}/cmdline`;
    // After a kill the pid may belong to another process.
    return !existsSync(commandLine) || readFileSync(commandLine, 'utf8').includes('infra/local/main.ts');
  } catch {
    return false;
  }
};

/** Throws with the pid of the run that holds the folder. Call the result to release it. */
export const lockRun = (dataDir: string): (() => void) => {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'run.pid');
  const owner = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  if (owner > 0 && owner !== process.pid && isRunning(owner))
    throw new Error(`Another local run (process ${owner}) works on ${dataDir}; end it first, or use another folder with --data`);
  writeFileSync(file, String(process.pid));
  return () => rmSync(file, { force: true });
};
