import { eventSuite, failedRenewal } from './suite.ts';

eventSuite('invoice.payment_failed', failedRenewal, { status: 'past_due', payments: ['failed'] });
