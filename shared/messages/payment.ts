/** Screens match on the quoted fragments. */
export const paymentMessages = {
  subscriptionNotFound: 'Subscription not found',
  paymentNotFound: 'Payment not found',
  receiptNotFound: 'There is no receipt for this payment',
  sessionNotFound: 'Checkout session not found',
  paymentMethodNotFound: 'Payment method not found',
  alreadyActive: 'This account already has an active subscription',
  canceledSubscription: 'This is a canceled subscription and can’t be changed',
  changeFailed: 'Failed to change subscription plan',
  deletionPending: 'Your account is set to be deleted, so we don’t charge you any more. Keep your account first, then try again.',
  inProgress: 'A payment for this account is in progress. Please try again in a moment.',
  tierMoved:
    'Your subscription changed since this page was loaded, so we changed and charged nothing. Check your current plan, then choose again.',
  changedAgain: 'Your subscription changed again at the same moment. Check your current plan and your payment history.',
  quoteChanged: 'The amount has changed since we showed it to you, so we charged nothing. Check the new amount, then try again.',
  tooManyDeclines:
    'Your card was declined several times today, so we stopped trying. Nothing was charged for those. Try again tomorrow, or contact support.',
  paymentDue: 'The last payment of your subscription failed. Please update your payment method first.',
  notSold: 'This plan isn’t offered at the moment',
  providerFailed: 'The payment provider didn’t answer. Please try again.',
} as const;

/** Part of a sentence. */
export const lapsedAccess = 'you can still open and edit your BCPs, but not create, generate, print or download them.';

export const paymentScreenMessages = {
  keepAccount: 'Keep your account',
  requestFailed: 'Request failed',
  checkFailed: 'Failed to check subscription',
  setupFailedTitle: 'Payment Setup Failed',
  initializeFailed: 'Failed to initialize payment',
  setupFailed: 'Payment method setup failed',
  setupNotCompleted: 'Payment method setup was not completed',
  subscriptionFailed: 'Subscription failed',
  paymentFailed: 'Payment failed',
  leftCheckout: 'You left the payment page before paying. Nothing was charged.',
  quoteFailed: 'We couldn’t get the exact amount from Stripe. Nothing has been charged.',
  accessPaused:
    'Your last payment failed, so your subscription is paused. You can still open and edit your BCPs. Update your card to create, generate, print and download.',
  confirmPayment:
    'Your bank wants you to confirm your last payment. Confirm it on Stripe’s page to make your subscription active again.',
  connectionLost: 'We lost the connection. Check your internet and try again. You won’t be charged twice.',
  upgraded: 'Successfully upgraded to {plan}!',
  willEnd: 'Your subscription will end on {date}.',
  canceledInline: 'Your subscription was canceled. Please contact support to reactivate your account.',
  canceledHint: "Or choose 'Go to secure checkout' to start a new subscription.",
  canceledRedirect: 'Your subscription was canceled. The system will create a new subscription for you.',
} as const;

/** By a part of the server's sentence; the first match wins. */
export const tierChangeErrors: readonly [fragment: string, sentence: string][] = [
  ['canceled subscription', paymentScreenMessages.canceledInline],
  ['Invalid plan type', 'The selected plan is not available. Please try again.'],
  ['Subscription not found', 'Your subscription could not be found. Please refresh the page and try again.'],
  ['Failed to change subscription plan', 'Unable to upgrade your subscription. Please try again or contact support.'],
  [
    'already has an active subscription',
    'You already have an active subscription. Please contact support if you need to change your plan.',
  ],
];
