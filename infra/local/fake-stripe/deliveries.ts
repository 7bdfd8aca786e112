import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { StripeContext } from './context.ts';
import { stripInternal } from './objects.ts';

export interface WebhookEndpoint {
  url: string;
  secret: string;
}

export interface Mode {
  isHeld: boolean;
  copies: number;
  isReversed: boolean;
}

/** By the number of tries so far; the last value repeats. */
const PAUSES_MS = [500, 1_000, 2_000, 5_000, 10_000, 30_000];
const MAX_CONCURRENT = 4;
const SETTLE_MS = 3_000;

/** `t` uses the fake's clock, so that moving the clock ages the signature. */
const signature = (payload: string, secret: string, seconds: number): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex')}`;

export const createDeliveries = (context: StripeContext, endpoint: WebhookEndpoint) => {
  let mode: Mode = { isHeld: false, copies: 1, isReversed: false };
  let isClosed = false;
  const waiting = new Map<string, { tries: number; notBefore: number }>();
  const running = new Set<string>();

  const send = async (eventId: string): Promise<number> => {
    const event = context.store.get('event', eventId);
    if (!event) return 200;
    const body = JSON.stringify(stripInternal(event), null, 2);
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': signature(body, endpoint.secret, context.seconds()),
    };
    try {
      const response = await fetch(endpoint.url, { method: 'POST', headers, body, signal: AbortSignal.timeout(15_000) });
      await response.arrayBuffer();
      return response.status;
    } catch {
      return 0;
    }
  };

  const deliver = async (eventId: string): Promise<void> => {
    const statuses = await Promise.all(Array.from({ length: mode.copies }, () => send(eventId)));
    if (isClosed) return;
    if (statuses.some((status) => status >= 200 && status < 300)) {
      waiting.delete(eventId);
      context.store.setUndelivered(eventId, false);
      context.store.commit();
      return;
    }
    const tries = (waiting.get(eventId)?.tries ?? 0) + 1;
    waiting.set(eventId, { tries, notBefore: Date.now() + PAUSES_MS[Math.min(tries, PAUSES_MS.length) - 1]! });
  };

  const due = (): string[] => {
    const ids = context.store.undelivered().filter((id) => !running.has(id) && (waiting.get(id)?.notBefore ?? 0) <= Date.now());
    return mode.isReversed ? ids.reverse() : ids;
  };

  const pump = (): void => {
    if (mode.isHeld || isClosed) return;
    for (const id of due().slice(0, Math.max(0, MAX_CONCURRENT - running.size))) {
      running.add(id);
      void deliver(id).finally(() => {
        running.delete(id);
        pump();
      });
    }
  };
  const timer = setInterval(pump, 250);
  timer.unref();

  return {
    pump,
    redeliver: send,
    mode: () => mode,
    setMode: (next: Mode): void => {
      mode = next;
      pump();
    },
    /** Waits until everything due was tried once, unless deliveries are held or take too long. */
    settled: async (): Promise<void> => {
      pump();
      const until = performance.now() + SETTLE_MS;
      while (!mode.isHeld && running.size + due().length > 0 && performance.now() < until) await sleep(10);
    },
    /** Waits until nothing is in flight, so that no old event follows a reset. */
    quiet: async (): Promise<void> => {
      while (running.size > 0) await sleep(10);
      waiting.clear();
    },
    close: (): void => {
      isClosed = true;
      clearInterval(timer);
    },
  };
};

export type Deliveries = ReturnType<typeof createDeliveries>;
