import { eventSuite, purchase } from './suite.ts';

eventSuite('invoice.paid', purchase, { status: 'active', payments: ['succeeded'] });
