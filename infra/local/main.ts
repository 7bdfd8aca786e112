import type { Server } from 'node:http';
import type { Screens } from '#infra/local/origin.ts';
import type { Settings } from '#infra/local/settings.ts';
import { lockRun } from './data-folders.ts';
import { openOrigin } from './origin.ts';
import { type LocalRun, startRun } from './run.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './seed/accounts.ts';
import { readSettings } from './settings.ts';
import { builtScreens } from './web/built.ts';

/** A hanging shutdown is cut off; nothing acknowledged is only in memory. */
const PATIENCE_MS = 5000;

/** Exits with the parent: npm does not pass on every signal, and none when it is killed. */
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
  const { port } = run.settings;
  try {
    return await openOrigin(run);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} is taken; choose another with: npm start -- --port ${port + 1}`);
  }
};

const opened: (() => unknown)[] = [];
let isEnding = false;
const end = async (code: number): Promise<void> => {
  if (isEnding) return;
  isEnding = true;
  setTimeout(() => process.exit(code), PATIENCE_MS).unref();
  for (const close of opened.reverse()) await Promise.resolve(close()).catch(() => {});
  process.exit(code);
};

const start = async (): Promise<void> => {
  const settings = readSettings(process.argv.slice(2));
  opened.push(lockRun(settings.dataDir));
  const run = await startRun(settings);
  opened.push(run.stop);
  const { server, show } = await listenOrExplain(run);
  const screens = openScreens(settings, server).then(({ screens: shown, close }) => {
    show(shown);
    opened.push(close);
  });
  await Promise.all([screens, run.seed()]);
  run.ready();
  console.log(announcement(run));
};

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0));
followParent(() => void end(0));
start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  void end(1);
});

interface OpenScreens {
  screens: Screens;
  close(): Promise<void>;
}

const openScreens = async (settings: Settings, server: Server): Promise<OpenScreens> => {
  if (settings.web === 'dist') return builtScreens(settings);
  if (settings.web === 'off')
    return {
      screens: (_, res) =>
        res.writeHead(404, { 'content-type': 'text/plain' }).end('The screens are switched off (KEELHOUSE_WEB=off)'),
      close: async () => {},
    };
  // Vite is large, so load it only when needed.
  const { devScreens } = await import('./web/dev.ts');
  return devScreens(settings, server);
};

const announcement = ({ settings: { siteUrl, dataDir, stripe } }: LocalRun): string => {
  const accounts = Object.values(DEMO_ACCOUNTS);
  const width = Math.max(...accounts.map(({ email }) => email.length));
  return [
    '',
    `  Keelhouse   ${siteUrl}/`,
    `  API         ${siteUrl}/v1/   (described at ${siteUrl}/v1/openapi.json)`,
    `  Console     ${siteUrl}/local/   (mails, jobs, schedules, clock, faults)`,
    `  Payments    ${stripe ? 'the real Stripe, test keys of .env' : 'a double of Stripe; card 4242 4242 4242 4242 pays'}`,
    `  Data        ${dataDir}   (npm start -- --fresh empties it)`,
    '',
    `  Accounts, password ${DEMO_PASSWORD}`,
    ...accounts.map(({ email, is }) => `    ${email.padEnd(width)}  ${is}`),
    '',
  ].join('\n');
};
