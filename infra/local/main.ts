/** Brings the whole product up on this machine: `npm start`, or `npm run local` where everything is installed. */
import type { Server } from 'node:http';
import { announcement } from './announcement.ts';
import { openOrigin } from './origin.ts';
import { type LocalRun, startRun } from './run.ts';
import { lockRun } from './run-lock.ts';
import { readSettings, type Settings } from './settings.ts';
import { builtScreens } from './web/built.ts';
import { devScreens } from './web/dev.ts';

const settings = readSettings(process.argv.slice(2));
const unlock = lockRun(settings.dataDir);

const showScreens = async ({ web }: Settings, server: Server, show: Awaited<ReturnType<typeof openOrigin>>['show']) => {
  if (web === 'off') return async () => {};
  const { screens, close } = await (web === 'dev' ? devScreens(settings, server) : builtScreens(settings));
  show(screens);
  return close;
};

/** Ends with its starter: npm passes signals on, but not to everybody and not when it is killed. */
const followParent = (end: () => void): void => {
  const parent = Number(process.env.KEELHOUSE_PARENT_PID ?? 0);
  if (!parent) return;
  setInterval(() => {
    try {
      process.kill(parent, 0);
    } catch {
      end();
    }
  }, 1000).unref();
};

const listenOrExplain = async (run: LocalRun) => {
  try {
    return await openOrigin(run);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${settings.port} is taken; choose another with: npm start -- --port ${settings.port + 1}`);
  }
};

const start = async (): Promise<void> => {
  const run = await startRun(settings);
  let closeScreens = async (): Promise<void> => {};
  let isEnding = false;
  const end = (code: number): void => {
    if (isEnding) return;
    isEnding = true;
    // Whatever hangs, the process ends: nothing that was acknowledged is still in memory only.
    setTimeout(() => process.exit(code), 5000).unref();
    Promise.allSettled([run.stop(), closeScreens()]).then(() => {
      unlock();
      process.exit(code);
    });
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(0));
  followParent(() => end(0));
  try {
    const { server, show } = await listenOrExplain(run);
    [closeScreens] = await Promise.all([showScreens(settings, server, show), run.seed()]);
    console.log(announcement(run));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    end(1);
  }
};

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  unlock();
  process.exit(1);
});
