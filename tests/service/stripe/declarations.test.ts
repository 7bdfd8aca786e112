/**
 * Every reply, request and event that passes through the fake in these suites is compared with Stripe's declarations
 * (`fake-stripe.ts`); here the comparison itself is shown to fail, and the fake's parameter lists are compared as a whole.
 */
import { describe, expect, it } from 'vitest';
import { routes } from '#infra/local/fake-stripe/routes.ts';
import { checkEvent, checkParams, checkReply } from '#tests/support/stripe-declarations.ts';

const refund = {
  id: 're_1',
  object: 'refund',
  amount: 100,
  balance_transaction: null,
  charge: 'ch_1',
  created: 1,
  currency: 'usd',
  customer: null,
  customer_account: null,
  metadata: {},
  payment_intent: 'pi_1',
  payment_method: null,
  reason: 'duplicate',
  receipt_number: null,
  source_transfer_reversal: null,
  status: 'succeeded',
  transfer_reversal: null,
};
const problemsOf = (reply: object) => checkReply('POST', '/v1/refunds', reply).map(({ path, kind }) => [path, kind]);

describe('a reply is compared with the declaration of its call', () => {
  it('the check of replies accepts a reply as Stripe declares it', () => expect(problemsOf(refund)).toEqual([]));

  it.each<[string, object, string[]]>([
    ['a field that Stripe does not have', { ...refund, livemode: false }, ['refund.livemode', 'unknown']],
    ['a missing field', { ...refund, charge: undefined }, ['refund.charge', 'missing']],
    ['a value of another type', { ...refund, amount: '100' }, ['refund.amount', 'wrong']],
    ['a value that is not in the enum', { ...refund, reason: 'regret' }, ['refund.reason', 'wrong']],
    ['null where Stripe never answers null', { ...refund, currency: null }, ['refund.currency', 'wrong']],
    [
      'a wrong field of an expanded object',
      { ...refund, customer: { id: 'cus_1', object: 'customer', deleted: true, nick: 'A' } },
      ['customer.nick', 'unknown'],
    ],
  ])('the check of replies finds %s', (_, reply, problem) => {
    expect(problemsOf(JSON.parse(JSON.stringify(reply)))).toEqual([problem]);
  });

  it('the check of replies finds a wrong field in an item of a list', () => {
    const list = { object: 'list', data: [refund, { ...refund, livemode: false }], has_more: false, url: '/v1/refunds' };
    expect(checkReply('GET', '/v1/refunds', list).map(({ path }) => path)).toEqual(['refund.livemode']);
  });

  it('the check of replies refuses a call that Stripe does not have', () => {
    expect(() => checkReply('POST', '/v1/reimbursements', refund)).toThrow('Stripe has no POST /v1/reimbursements');
  });
});

describe('a request is compared with the parameters of its call', () => {
  it.each<[string, Record<string, unknown>, string[]]>([
    ['nothing wrong', { email: 'a@b.example', address: { line1: 'x' }, metadata: { any: 'name' } }, []],
    ['an unknown parameter', { emial: 'a@b.example' }, ['POST /v1/customers.emial']],
    ['an unknown parameter in a group', { address: { line: 'x' } }, ['POST /v1/customers.address.line']],
  ])('the check of requests finds %s', (_, params, expected) => {
    expect(checkParams('POST', '/v1/customers', params).map(({ path }) => path)).toEqual(expected);
  });

  it.each(routes.map(({ method, pattern, takes }) => [`${method} ${pattern.source}`, method, pattern, takes] as const))(
    'the fake Stripe accepts no parameter that Stripe does not have: %s',
    (_, method, pattern, takes) => {
      const path = pattern.source
        .replace(/^\^|\$$/g, '')
        .replaceAll('\\', '')
        .replaceAll('([^/]+)', 'id_1');
      expect(checkParams(method, path, Object.fromEntries(takes.map((name) => [name, 'x'])))).toEqual([]);
    },
  );
});

describe('an event is compared with the declaration of its type', () => {
  it('the check of events finds a type that Stripe does not have', () => {
    expect(checkEvent({ type: 'refund.regretted' }).map(({ path }) => path)).toEqual(['event.type']);
  });

  it('the check of events finds a wrong field of its object', () => {
    const event = {
      id: 'evt_1',
      object: 'event',
      api_version: null,
      created: 1,
      data: { object: { ...refund, livemode: false } },
      livemode: false,
      pending_webhooks: 1,
      request: null,
      type: 'refund.created',
    };
    expect(checkEvent(event).map(({ path, kind }) => [path, kind])).toEqual([['refund.livemode', 'unknown']]);
  });
});
