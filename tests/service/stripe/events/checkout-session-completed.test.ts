import { eventSuite } from './suite.ts';

eventSuite(
  'checkout.session.completed',
  async (world) => {
    const uid = await world.newUser();
    const query = { plan_type: 'gold' };
    const { body } = await world.call<{ session_id: string }>(uid, 'POST /v1/payment/create-checkout-session', { query });
    await world.json('POST', `/local/stripe/checkout/${body.session_id}/complete`);
    return { uid, customer: (await world.rowsOf(uid)).sub!.stripe_customer_id as string };
  },
  { status: 'active', payments: ['succeeded'] },
);
