import { disputedPurchase, eventSuite } from './suite.ts';

eventSuite('charge.dispute.created', (world) => disputedPurchase(world), { status: 'active', payments: ['succeeded'] });
