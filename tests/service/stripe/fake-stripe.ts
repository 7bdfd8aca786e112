/** A running fake Stripe, the real SDK pointed at it, and a receiver of its webhooks. */
import { mkdtempSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { createFakeStripe, type FakeStripe } from '#infra/local/fake-stripe/fake-stripe.ts';
import { decodeForm } from '#infra/local/fake-stripe/form.ts';
import { checkEvent, checkParams, checkReply, type Problem } from '#tests/support/stripe-declarations.ts';
import { NOT_KEPT } from './not-kept.ts';

interface Received {
  event: Stripe.Event;
  signature: string;
  payload: string;
}

const listen = async (server: Server): Promise<string> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const textOf = async (req: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of req as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
};

export const SECRET = 'whsec_local';
export const KEY = 'sk_test_local';

export interface Setting {
  stripe: Stripe;
  origin: string;
  received: Received[];
  /** What the receiver answers to the next deliveries; 200 once used up. */
  answers: number[];
  advance: (seconds: number) => void;
  now: () => number;
  /** Waits until a webhook of the type has come. */
  arrival: (type: string) => Promise<Received>;
  fakeStripe: () => FakeStripe;
  /** Closes and opens the fake Stripe again on the same data. */
  restart: () => void;
  json: <T = Record<string, unknown>>(method: string, path: string, body?: unknown) => Promise<{ status: number; body: T }>;
  close: () => Promise<void>;
}

/** `start`: the fake Stripe's clock, in milliseconds since the epoch; a fixed one where a test counts days. */
export const startFakeStripe = async (start = Date.parse('2026-11-21T10:00:00Z')): Promise<Setting> => {
  let offset = 0;
  const now = () => start + offset;
  const dataDir = mkdtempSync(join(tmpdir(), 'fake-stripe-'));
  const received: Received[] = [];
  const differences = new Set<string>();
  const note = (problems: Problem[]): void => {
    for (const { path, kind, message } of problems)
      if (kind !== 'missing' || !NOT_KEPT.has(path)) differences.add(`${path} ${message}`);
  };
  const answers: number[] = [];
  const receiver = createServer(async (req, res) => {
    const payload = await textOf(req);
    const event = JSON.parse(payload) as Stripe.Event;
    note(checkEvent(event));
    received.push({ payload, event, signature: String(req.headers['stripe-signature']) });
    res.writeHead(answers.shift() ?? 200).end();
  });
  const webhookUrl = await listen(receiver);
  let current: FakeStripe;
  const server = createServer((req, res) => {
    void (req.url?.startsWith('/local/') ? current.pages(req, res) : current.handle(req, res));
  });
  const origin = await listen(server);
  const open = () =>
    createFakeStripe({
      dataDir,
      now,
      webhookUrl,
      webhookSecret: SECRET,
      siteUrl: origin,
      accountSecret: KEY,
      onReply: ({ method, path, form }, { status, body }) => {
        if (status !== 200) return;
        note(checkReply(method, path, JSON.parse(body)));
        note(checkParams(method, path, decodeForm(form)));
      },
    });
  current = open();
  const { hostname, port } = new URL(origin);
  return {
    stripe: new Stripe(KEY, { host: hostname, port: Number(port), protocol: 'http', maxNetworkRetries: 0, telemetry: false }),
    origin,
    received,
    answers,
    now,
    advance: (seconds) => {
      offset += seconds * 1000;
    },
    arrival: async (type) => {
      for (let tries = 0; tries < 200; tries++) {
        const hit = received.find((delivery) => delivery.event.type === type);
        if (hit) return hit;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      throw new Error(`No webhook of type ${type}; got ${received.map((delivery) => delivery.event.type).join(', ')}`);
    },
    fakeStripe: () => current,
    restart: () => {
      current.close();
      current = open();
    },
    json: async (method, path, body) => {
      const response = await fetch(`${origin}${path}`, {
        method,
        redirect: 'manual',
        body: body ? JSON.stringify(body) : undefined,
      });
      return { status: response.status, body: (await response.json()) as never };
    },
    close: async () => {
      current.close();
      for (const endpoint of [server, receiver]) {
        endpoint.close();
        endpoint.closeAllConnections();
      }
      if (differences.size > 0) throw new Error(`Not as Stripe declares it:\n${[...differences].join('\n')}`);
    },
  };
};

/** The refusal that a call ends with. */
export const failureOf = async (work: Promise<unknown>): Promise<InstanceType<typeof Stripe.errors.StripeError>> => {
  try {
    await work;
  } catch (error) {
    return error as InstanceType<typeof Stripe.errors.StripeError>;
  }
  throw new Error('expected a refusal');
};
