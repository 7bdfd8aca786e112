import { eventSuite, purchase } from './suite.ts';

eventSuite('customer.subscription.created', purchase, { status: 'active', payments: [] });
