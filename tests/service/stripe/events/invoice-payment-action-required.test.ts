import { eventSuite, unconfirmedRenewal } from './suite.ts';

eventSuite('invoice.payment_action_required', unconfirmedRenewal, { status: 'past_due', payments: ['pending'] });
