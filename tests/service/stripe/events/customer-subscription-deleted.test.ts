import { eventSuite, purchase } from './suite.ts';

eventSuite(
  'customer.subscription.deleted',
  async (world) => {
    const scene = await purchase(world);
    await world.stripe.subscriptions.cancel(scene.subscription.id);
    return scene;
  },
  { status: 'canceled', payments: [] },
);
