/** The card element of the local run in jsdom; the requests to its provider are answered here. */
import '../../../infra/local/fake-stripe/browser/stripe.js';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { answer, type Seen, server } from '../support/server.ts';

export const DECLINED = '4000000000000002';

interface Confirmed {
  intent: string;
  number: string;
}

/** Each setup intent gets a new id, and the declined card is declined. */
export const openProvider = () => {
  let intents = 0;
  const confirmed: Confirmed[] = [];
  const secrets: Seen[] = answer('post', '/v1/payment/create-setup-intent', () => ({
    body: { client_secret: `seti_${++intents}_secret_x` },
  }));
  server.use(
    http.post('*/local/stripe/setup_intents/:id/confirm', async ({ request, params }) => {
      const { number } = (await request.json()) as { number: string };
      confirmed.push({ intent: String(params.id), number });
      if (number === DECLINED)
        return HttpResponse.json({ error: { type: 'card_error', message: 'Your card was declined.' } }, { status: 402 });
      return HttpResponse.json({ id: params.id, status: 'succeeded', payment_method: `pm_${confirmed.length}` });
    }),
  );
  return { confirmed, secrets };
};

export const typeCard = async (user: UserEvent, number = '4242424242424242'): Promise<void> => {
  const field = await screen.findByLabelText('Card number');
  await user.clear(field);
  await user.type(field, number);
  await user.clear(screen.getByLabelText('Expiry'));
  await user.type(screen.getByLabelText('Expiry'), '1240');
  await user.clear(screen.getByLabelText('CVC'));
  await user.type(screen.getByLabelText('CVC'), '123');
};
