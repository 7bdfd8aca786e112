import { noSuchObject } from './errors.ts';
import type { Kind, StripeEvent } from './objects.ts';
import { type AnyObject, type Kinds, stripInternal } from './objects.ts';
import type { StripeStore } from './store.ts';

const API_VERSION = '2026-10-28.endive';

export interface StripeContext {
  store: StripeStore;
  /** Seconds since the epoch, on the fake's clock. */
  seconds: () => number;
  siteUrl: string;
  request: { id: string | null; idempotency_key: string | null };
}

export const createBase = (context: StripeContext, prefix: string, metadata: Record<string, string> = {}) => ({
  id: context.store.id(prefix),
  created: context.seconds(),
  livemode: false as const,
  metadata,
});

/** A renewal happens at the end of its period, even when the clock has jumped past it. */
export const withClockAt = (context: StripeContext, seconds: number): StripeContext => ({ ...context, seconds: () => seconds });

export const requireObject = <K extends Kind>(context: StripeContext, kind: K, id: string, param?: string): Kinds[K] => {
  const object = context.store.get(kind, id);
  const isDeleted = param === 'customer' && object !== null && 'deleted' in object;
  if (object === null || isDeleted) throw noSuchObject(kind, id, param);
  return object;
};

/** The event is delivered when the request is done. */
export const emit = (context: StripeContext, type: string, object: AnyObject, previous?: Record<string, unknown>): void => {
  const event: StripeEvent = {
    id: context.store.id('evt'),
    created: context.seconds(),
    livemode: false,
    object: 'event',
    api_version: API_VERSION,
    data: { object: stripInternal(object) as Record<string, unknown>, ...(previous ? { previous_attributes: previous } : {}) },
    pending_webhooks: 1,
    request: context.request,
    type,
  };
  context.store.put('event', event);
  context.store.setUndelivered(event.id, true);
};
