/** Sentences of plans, payments and subscriptions. The quoted fragments are what screens match on. */
export const paymentMessages = {
  invalidPlan: 'Invalid plan type',
  subscriptionNotFound: 'Subscription not found',
  sessionNotFound: 'Checkout session not found',
  paymentMethodNotFound: 'Payment method not found',
  alreadyActive: 'This account already has an active subscription',
  canceledSubscription: 'This is a canceled subscription and cannot be changed',
  changeFailed: 'Failed to change subscription plan',
  inProgress: 'A payment for this account is in progress. Please try again in a moment.',
  paymentDue: 'The last payment of your subscription failed. Please update your payment method first.',
  notSold: 'This plan is not offered at the moment',
  providerFailed: 'The payment provider did not answer. Please try again.',
} as const;
