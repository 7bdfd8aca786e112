/** One run per data folder: a second one would write into the same files. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

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
