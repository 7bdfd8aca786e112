import { eventSuite, failedRenewal } from './suite.ts';

eventSuite('payment_intent.payment_failed', failedRenewal, { status: 'past_due', payments: ['failed'] });
