import { eventSuite, purchase } from './suite.ts';

eventSuite(
  'customer.deleted',
  async (world) => {
    const scene = await purchase(world);
    await world.stripe.customers.del(scene.customer);
    return scene;
  },
  { status: null, payments: [] },
);
