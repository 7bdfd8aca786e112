import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { createServer } from 'vite';
import { contentSecurityPolicy } from '#infra/constructs/security-headers.ts';
import type { Screens } from '#infra/local/origin.ts';
import { repository, type Settings } from '#infra/local/settings.ts';
import { siteHeaders, withFakeStripeScript } from './files.ts';

/** For Vite's own inline scripts; production has none. */
const nonce = randomBytes(16).toString('base64');
const policy = contentSecurityPolicy.replace("script-src 'self'", `script-src 'self' 'nonce-${nonce}'`);

const hasExtension = (path: string): boolean => path.slice(path.lastIndexOf('/')).includes('.');

export const devScreens = async (
  settings: Settings,
  httpServer: Server,
): Promise<{ screens: Screens; close(): Promise<void> }> => {
  const vite = await createServer({
    configFile: join(repository, 'web/vite.config.ts'),
    appType: 'custom',
    logLevel: 'warn',
    clearScreen: false,
    html: { cspNonce: nonce },
    server: { middlewareMode: true, hmr: { server: httpServer } },
  });
  const page = async (url: string): Promise<string> => {
    const source = await readFile(join(repository, 'web/index.html'), 'utf8');
    return vite.transformIndexHtml(url, withFakeStripeScript(source, settings.stripe !== null));
  };
  const screens: Screens = (req, res) => {
    const url = req.url ?? '/';
    const path = url.split('?')[0]!;
    for (const [name, value] of Object.entries(siteHeaders(policy))) res.setHeader(name, value);
    const isPage = req.method === 'GET' && !hasExtension(path) && !path.startsWith('/@');
    if (!isPage) return vite.middlewares(req, res);
    page(url).then(
      (html) => {
        res.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
        res.end(html);
      },
      (error: unknown) => {
        res.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
        res.end(error instanceof Error ? error.message : String(error));
      },
    );
  };
  return { screens, close: () => vite.close() };
};
