import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ApiReply, type ApiRequest, answerApi, runAtomically } from './api.ts';
import type { StripeContext } from './context.ts';
import { createDeliveries } from './deliveries.ts';
import { decodeForm } from './form.ts';
import type { PageReply } from './pages/layout.ts';
import { answerPage } from './pages/pages.ts';
import { runDueSteps } from './renewals.ts';
import { openStripeStore } from './store.ts';

export interface FakeStripeOptions {
  dataDir: string;
  now: () => number;
  webhookUrl: string;
  webhookSecret: string;
  siteUrl: string;
  accountSecret: string;
  /** Tests compare every answered call with Stripe's own declarations. */
  onReply?(request: ApiRequest, reply: ApiReply): void;
}

const BODY_MAX_BYTES = 1_048_576;

const readRequestBody = async (req: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > BODY_MAX_BYTES) throw new Error('The request is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

const header = (req: IncomingMessage, name: string): string | null => {
  const value = req.headers[name];
  return typeof value === 'string' && value !== '' ? value : null;
};

const parseFields = (body: string): Record<string, unknown> => {
  if (!body.startsWith('{')) return decodeForm(body);
  return JSON.parse(body) as Record<string, unknown>;
};

const sendApi = (res: ServerResponse, reply: ApiReply, requestId: string): void => {
  res.writeHead(reply.status, {
    'content-type': 'application/json',
    'request-id': requestId,
    ...(reply.isReplayed ? { 'idempotent-replayed': 'true' } : {}),
  });
  res.end(reply.body);
};

const sendPage = (res: ServerResponse, reply: PageReply): void => {
  const fresh = { 'cache-control': 'no-store' };
  if (reply.location !== undefined) res.writeHead(reply.status, { ...fresh, location: reply.location }).end();
  else if (reply.html !== undefined)
    res.writeHead(reply.status, { ...fresh, 'content-type': 'text/html; charset=utf-8' }).end(reply.html);
  else if (reply.pdf !== undefined)
    res
      .writeHead(reply.status, {
        ...fresh,
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${reply.pdf.name}"`,
      })
      .end(reply.pdf.data);
  else if (reply.script !== undefined)
    res.writeHead(reply.status, { ...fresh, 'content-type': 'text/javascript; charset=utf-8' }).end(reply.script);
  else res.writeHead(reply.status, { ...fresh, 'content-type': 'application/json' }).end(JSON.stringify(reply.json));
};

const sendFailure = (res: ServerResponse, error: unknown): void => {
  console.error(error);
  const message = error instanceof Error ? error.message : 'Unknown';
  res.writeHead(500, { 'content-type': 'application/json' }).end(JSON.stringify({ error: { type: 'api_error', message } }));
};

export const createFakeStripe = (options: FakeStripeOptions) => {
  const store = openStripeStore(options.dataDir);
  const seconds = (): number => Math.floor(options.now() / 1000);
  const context: StripeContext = { store, seconds, siteUrl: options.siteUrl, request: { id: null, idempotency_key: null } };
  const deliveries = createDeliveries(context, { url: options.webhookUrl, secret: options.webhookSecret });

  let requests = 0;
  /** Runs what is due; called with every request and once a second. */
  let caughtUpTo = 0;
  const tick = (): void => {
    if (caughtUpTo === seconds()) return;
    runAtomically(context, () => runDueSteps(context));
    caughtUpTo = seconds();
    deliveries.pump();
  };
  const timer = setInterval(tick, 1_000);
  timer.unref();

  const answerSafely = async (res: ServerResponse, work: () => Promise<void>): Promise<void> => {
    try {
      tick();
      await work();
    } catch (error) {
      sendFailure(res, error);
    } finally {
      deliveries.pump();
    }
  };

  return {
    handle: (req: IncomingMessage, res: ServerResponse): Promise<void> =>
      answerSafely(res, async () => {
        const url = new URL(req.url ?? '/', 'http://stripe');
        const body = await readRequestBody(req);
        const idempotencyKey = header(req, 'idempotency-key');
        const requestId = `req_${++requests}`;
        const request: ApiRequest = {
          method: req.method ?? 'GET',
          path: url.pathname,
          form: req.method === 'POST' ? body : url.search.slice(1),
          key: header(req, 'authorization')?.replace(/^Bearer /, '') ?? null,
          idempotencyKey,
        };
        const caller = { ...context, request: { id: requestId, idempotency_key: idempotencyKey } };
        const reply = answerApi(caller, options.accountSecret, request);
        options.onReply?.(request, reply);
        sendApi(res, reply, requestId);
      }),

    pages: (req: IncomingMessage, res: ServerResponse): Promise<void> =>
      answerSafely(res, async () => {
        const { pathname } = new URL(req.url ?? '/', 'http://stripe');
        const fields = parseFields(await readRequestBody(req));
        sendPage(res, await answerPage(context, deliveries, { method: req.method ?? 'GET', path: pathname, fields }));
      }),

    tick,

    /** Runs what is due and waits until its events are delivered. */
    catchUp: async (): Promise<void> => {
      tick();
      await deliveries.settled();
    },

    reset: async (): Promise<void> => {
      deliveries.setMode({ isHeld: true, copies: 1, isReversed: false });
      await deliveries.quiet();
      store.reset();
      caughtUpTo = 0;
      deliveries.setMode({ isHeld: false, copies: 1, isReversed: false });
    },

    close: (): void => {
      clearInterval(timer);
      deliveries.close();
    },
  };
};

export type FakeStripe = ReturnType<typeof createFakeStripe>;
