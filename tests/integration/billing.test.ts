import { describe, expect, it } from 'vitest';
import type { BillingInfo, PaymentMethod } from '#shared/domain/billing.ts';
import { call } from '#tests/support/client.ts';
import { type Person, signUpVerified } from '#tests/support/people.ts';
import { signUpSubscribed } from '#tests/support/subscribers.ts';

interface Refusal {
  detail?: string;
}

/** Sets a card up as the browser does. */
const enter = async ({ client }: Person, number: string): Promise<string> => {
  const { client_secret: secret } = await client.payment.createSetupIntent({ body: {} });
  const body = { number, exp_month: 12, exp_year: 2040, cvc: '123' };
  const entered = await call<{ payment_method: string }>(
    'POST',
    `/local/stripe/setup_intents/${secret.split('_secret_')[0]}/confirm`,
    { body },
  );
  return entered.body.payment_method;
};
const send = <T = PaymentMethod & Refusal>({ accessToken }: Person, method: string, path: string, body?: unknown) =>
  call<T>(method, `/v1/payment/${path}`, { token: accessToken, ...(body === undefined ? {} : { body }) });
const add = (person: Person, payment_method_id: string) => send(person, 'POST', 'payment-methods', { payment_method_id });
const list = async (person: Person) => (await send<PaymentMethod[]>(person, 'GET', 'payment-methods')).body;
const MASTERCARD = '5555555555554444';
const DISCOVER = '6011111111111117';

describe('/v1/payment/billing-info', () => {
  it('GET /v1/payment/billing-info starts with the name and email of the account, and PUT stores what is sent', async () => {
    const person = await signUpVerified();
    const first = await send<BillingInfo>(person, 'GET', 'billing-info');
    expect(first).toMatchObject({
      status: 200,
      body: { name: 'Test Person', email: person.email, country: 'USA', company: null },
    });
    const said = { ...first.body, company: 'Acme', zip: '98101', country: 'DEU', email: 'books@acme.example' };
    expect(await send(person, 'PUT', 'billing-info', said)).toMatchObject({ status: 200, body: said });
    expect(await send(person, 'PUT', 'billing-info', { phone: '555' })).toMatchObject({ body: { ...said, phone: '555' } });
    expect((await send(person, 'GET', 'billing-info')).body).toEqual({ ...said, phone: '555' });
    const other = await signUpVerified();
    expect((await send<BillingInfo>(other, 'GET', 'billing-info')).body.company).toBeNull();
  });

  it.each([
    ['country', 'FRA'],
    ['email', 'books at acme'],
    ['name', 'x'.repeat(201)],
  ])('PUT /v1/payment/billing-info answers 422 for the %s %s', async (field, value) => {
    const person = await signUpVerified();
    expect(await send(person, 'PUT', 'billing-info', { [field]: value })).toMatchObject({
      status: 422,
      body: { errors: [{ field }] },
    });
  });
});

describe('/v1/payment/payment-methods', () => {
  it('GET /v1/payment/payment-methods is empty before a card is entered, and the first card becomes the default', async () => {
    const person = await signUpVerified();
    expect(await list(person)).toEqual([]);
    const id = await enter(person, MASTERCARD);
    expect(await add(person, id)).toMatchObject({
      status: 201,
      body: { id, brand: 'Mastercard', last4: '4444', exp_month: 12, exp_year: 2040, is_default: true },
    });
    expect(await list(person)).toHaveLength(1);
  });

  it('POST /v1/payment/payment-methods/{id}/default leaves exactly one default card', async () => {
    const person = await signUpSubscribed('essential');
    const second = await enter(person, MASTERCARD);
    expect((await add(person, second)).body.is_default).toBe(false);
    expect(await send(person, 'POST', `payment-methods/${second}/default`)).toMatchObject({
      status: 200,
      body: { id: second, is_default: true },
    });
    expect((await list(person)).map(({ last4, is_default }) => [last4, is_default])).toEqual(
      expect.arrayContaining([
        ['4444', true],
        ['4242', false],
      ]),
    );
  });

  it('DELETE /v1/payment/payment-methods/{id} keeps the only card of an active subscription, and makes the newest remaining card the default', async () => {
    const person = await signUpSubscribed('gold');
    const [first] = await list(person);
    expect(await send(person, 'DELETE', `payment-methods/${first!.id}`)).toMatchObject({
      status: 400,
      body: { detail: expect.stringContaining('only card') },
    });
    await add(person, await enter(person, MASTERCARD));
    await add(person, await enter(person, DISCOVER));
    expect((await send(person, 'DELETE', `payment-methods/${first!.id}`)).status).toBe(204);
    const left = await list(person);
    expect(left.map(({ last4 }) => last4).sort()).toEqual(['1117', '4444']);
    expect(left.filter(({ is_default }) => is_default)).toHaveLength(1);
    expect(left[0]).toMatchObject({ is_default: true });
  });

  it('POST /v1/payment/change-subscription-plan charges the new default card', async () => {
    const person = await signUpSubscribed('essential');
    const second = await enter(person, MASTERCARD);
    await add(person, second);
    await send(person, 'POST', `payment-methods/${second}/default`);
    const [subscription] = await person.client.payment.subscriptions();
    await person.client.payment.changePlan({ params: { id: subscription!.id }, query: { new_plan_type: 'gold' } });
    expect((await person.client.payment.payments())[0]?.payment_method).toBe('Mastercard 4444');
  });

  it('DELETE /v1/payment/payment-methods/{id} answers 404 for the card of another customer and for an unknown one', async () => {
    const [owner, other] = [await signUpSubscribed('essential'), await signUpSubscribed('essential')];
    const [card] = await list(owner);
    for (const id of [card!.id, 'pm_nothing'])
      for (const answer of [
        await add(other, id),
        await send(other, 'POST', `payment-methods/${id}/default`),
        await send(other, 'DELETE', `payment-methods/${id}`),
      ])
        expect(answer).toMatchObject({ status: 404, body: { detail: 'Payment method not found' } });
    expect(await list(owner)).toHaveLength(1);
  });
});
