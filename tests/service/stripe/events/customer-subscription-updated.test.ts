import { eventSuite, purchase } from './suite.ts';

eventSuite(
  'customer.subscription.updated',
  async (world) => {
    const scene = await purchase(world);
    await world.stripe.subscriptions.update(scene.subscription.id, { cancel_at_period_end: true });
    return scene;
  },
  { status: 'active', payments: [] },
);
