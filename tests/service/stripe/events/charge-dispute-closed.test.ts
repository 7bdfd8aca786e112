import { disputedPurchase, eventSuite } from './suite.ts';

eventSuite('charge.dispute.closed', (world) => disputedPurchase(world, 'lost'), { status: 'canceled', payments: ['succeeded'] });
