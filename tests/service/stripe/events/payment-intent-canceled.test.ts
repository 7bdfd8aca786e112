import { eventSuite, failedRenewal } from './suite.ts';

/** Reported when an invoice is voided; what counts is what the provider says when it is asked. */
eventSuite('payment_intent.canceled', failedRenewal, { status: 'past_due', payments: ['failed'] }, (events) => {
  const failed = events.findLast((event) => event.type === 'payment_intent.payment_failed');
  return failed && { ...failed, id: `${failed.id}_canceled`, type: 'payment_intent.canceled' };
});
