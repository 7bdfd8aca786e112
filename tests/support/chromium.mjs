// Finds a Chromium for the browser tests: the system's, else the one Playwright downloaded. Plain JavaScript, because
// `npm test` begins on whatever Node the machine has.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const systemChromium = () => [process.env.CHROMIUM_PATH, ...SYSTEM].find((path) => path && existsSync(path));

/** Playwright keeps its browsers outside the repository; it finds its own when it is given no path. */
const hasPlaywrightChromium = () => {
  const folders = [
    process.env.PLAYWRIGHT_BROWSERS_PATH,
    join(homedir(), '.cache/ms-playwright'),
    join(homedir(), 'Library/Caches/ms-playwright'),
    join(homedir(), 'AppData/Local/ms-playwright'),
  ];
  return folders.some(
    (folder) => folder && existsSync(folder) && readdirSync(folder).some((name) => name.startsWith('chromium')),
  );
};

/** The path Playwright is to start; undefined means its own. */
export const chromiumPath = () => systemChromium();

const succeeds = (command, args, root) => {
  console.log(`Looking for a Chromium: ${command} ${args.join(' ')}`);
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;
};

const isRoot = () => process.getuid?.() === 0;
const hasApt = () => {
  try {
    execFileSync('apt-get', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** Installs one where there is none; false when every way failed. */
export const ensureChromium = (root) => {
  if (systemChromium() || hasPlaywrightChromium()) return true;
  if (succeeds('npx', ['playwright', 'install', 'chromium'], root)) return true;
  if (!hasApt()) return false;
  const apt = isRoot() ? ['apt-get', []] : ['sudo', ['-n', 'apt-get']];
  succeeds(apt[0], [...apt[1], 'update'], root);
  return succeeds(apt[0], [...apt[1], 'install', '-y', 'chromium'], root) && systemChromium() !== undefined;
};
