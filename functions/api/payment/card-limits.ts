/** Against card testing: stolen cards are tried out where a declined charge costs nothing. */
import { CardDeclined } from '#functions/gateways/stripe/errors.ts';
import type { Actor } from '#functions/http/actor.ts';
import { assertUnderLimit, countOutcome, enforceRateLimit } from '#functions/http/rate-limit.ts';
import { paymentMessages } from '#shared/messages/payment.ts';

export interface Payer {
  actor: Pick<Actor, 'id' | 'email' | 'full_name' | 'deletion'>;
  ip: string;
  now: Date;
}

const assertFewDeclines = ({ actor, now }: Payer): Promise<void> =>
  assertUnderLimit('decline', String(actor.id), now, paymentMessages.tooManyDeclines);

export const limitCards = async (payer: Payer): Promise<void> => {
  await Promise.all([
    assertFewDeclines(payer),
    enforceRateLimit('card', { account: String(payer.actor.id), ip: payer.ip }, payer.now),
  ]);
};

/** Right before a charge, so that calls which are refused for another reason do not count. */
export const limitCharges = ({ actor, ip, now }: Payer): Promise<void> =>
  enforceRateLimit('charge', { account: String(actor.id), ip }, now);

export const countDeclines = async <T>(payer: Payer, work: () => Promise<T>): Promise<T> => {
  await assertFewDeclines(payer);
  try {
    return await work();
  } catch (error) {
    if (error instanceof CardDeclined) await countOutcome('decline', String(payer.actor.id), payer.now);
    throw error;
  }
};
