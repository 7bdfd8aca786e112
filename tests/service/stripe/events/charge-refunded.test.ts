import { eventSuite, purchase } from './suite.ts';

eventSuite(
  'charge.refunded',
  async (world) => {
    const scene = await purchase(world);
    const { data } = await world.stripe.invoicePayments.list({ invoice: scene.subscription.latest_invoice as string });
    await world.stripe.refunds.create({ payment_intent: data[0]!.payment.payment_intent as string });
    return scene;
  },
  { status: 'active', payments: ['canceled'] },
);
