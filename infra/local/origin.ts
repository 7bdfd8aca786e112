import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { browserConfig } from '#infra/stages.ts';
import type { HttpAnswer } from './cloud/gateway/http-api.ts';
import { answerConsole } from './console/calls.ts';
import type { LocalRun } from './run.ts';
import { siteHeaders } from './web/files.ts';

export type Screens = (req: IncomingMessage, res: ServerResponse) => void;

const MAX_CONSOLE_BODY = 1024 * 1024;

const sendJson = (res: ServerResponse, status: number, body: unknown): void => {
  res.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  res.end(JSON.stringify(body));
};

const sendAnswer = (res: ServerResponse, { status, headers, cookies, body }: HttpAnswer): void => {
  if (cookies.length > 0) res.setHeader('set-cookie', cookies);
  res.writeHead(status, { ...headers, ...siteHeaders(), 'content-length': Buffer.byteLength(body) });
  res.end(body);
};

const jsonBody = async (req: IncomingMessage): Promise<unknown> => {
  let text = '';
  for await (const chunk of req) {
    text += chunk;
    if (text.length > MAX_CONSOLE_BODY) return undefined;
  }
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    return undefined;
  }
};

const answerLocal = async (run: LocalRun, req: IncomingMessage, res: ServerResponse): Promise<void> => {
  const url = new URL(req.url ?? '/', run.settings.siteUrl);
  const method = req.method ?? 'GET';
  if (method === 'GET' && /^\/local\/?$/.test(url.pathname)) {
    res.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    res.end(await readFile(new URL('./console/page.html', import.meta.url)));
    return;
  }
  if (url.pathname.startsWith('/local/stripe')) {
    const { stripe } = run.services();
    return stripe ? stripe.pages(req, res) : sendJson(res, 404, { detail: 'The real Stripe is in use' });
  }
  const call = { run, faults: run.faults, query: url.searchParams, body: await jsonBody(req) };
  const reply = await answerConsole(method, url.pathname, call);
  sendJson(res, reply?.status ?? 404, reply?.body ?? { detail: `There is no ${method} ${url.pathname}` });
};

const answer = async (run: LocalRun, screens: Screens, req: IncomingMessage, res: ServerResponse): Promise<void> => {
  const path = (req.url ?? '/').split('?')[0]!;
  if (path === '/local' || path.startsWith('/local/')) return answerLocal(run, req, res);
  if (path === '/v1' || path.startsWith('/v1/')) return sendAnswer(res, await run.api(req));
  if (path === '/config.json') {
    const { publishableKey } = run.settings.stripe ?? { publishableKey: run.stage.browser.stripePublishableKey };
    const config = browserConfig({ ...run.stage, browser: { ...run.stage.browser, stripePublishableKey: publishableKey } });
    return sendJson(res, 200, config);
  }
  screens(req, res);
};

/** Loopback only. Vite's WebSocket shares this server, so the screens are attached afterwards. */
export const openOrigin = async (run: LocalRun): Promise<{ server: Server; show(screens: Screens): void }> => {
  let screens: Screens = (_, res) => sendJson(res, 503, { detail: 'The screens are not served yet' });
  const server = createServer({ keepAliveTimeout: 65_000 }, (req, res) => {
    answer(run, screens, req, res).catch((error: unknown) => {
      if (run.health().status === 'ok') console.error(`${req.method} ${req.url}:`, error);
      if (!res.headersSent) sendJson(res, 503, { detail: error instanceof Error ? error.message : String(error) });
      else res.destroy();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(run.settings.port, '127.0.0.1', resolve);
  });
  return {
    server,
    show: (next) => {
      screens = next;
    },
  };
};
