import { crisisMessages } from './crisis-contacts.ts';
import { exerciseMessages } from './exercises.ts';
import { iso27001Messages } from './iso27001.ts';

export const needsSubscription = 'You need an active subscription to create a BCP.';

export const accessMessages = {
  signIn: 'Sign in to continue',
  deactivated: 'Account is deactivated. Please contact support.',
  adminOnly: 'Admin privileges required',
  superAdminOnly: 'Only a super admin can do this.',
  needsTier: {
    essential: 'An active Essential subscription is needed for this',
    gold: 'An active Gold subscription is needed for this',
    premium: 'An active Premium subscription is needed for this',
  },
  needsFeature: {
    bcp_generation: needsSubscription,
    flash_rtc: crisisMessages.denied,
    tabletop_scenarios: exerciseMessages.needsPremium,
    iso_27001_readiness: iso27001Messages.needsPremium,
  } as Partial<Record<string, string>>,
  notThisWay: 'Please use the address of the site',
  notFound: 'Not found',
  tooLarge: 'The request is too large',
  wantsJson: 'Send the request body as JSON, with the content type application/json',
  wantsJsonOrForm: 'Send the request body as JSON or as a form, with its content type',
  notJson: 'The request body isn’t valid JSON',
  tooMany: 'Too many requests. Please try again later.',
  busy: 'The service is busy. Please try again in a moment.',
  unexpected: 'Something went wrong on our side. Please try again. Reference: {requestId}',
  keyReused: 'This Idempotency-Key was already used with different data',
  keyInProgress: 'A request with this Idempotency-Key is still in progress',
} as const;

export const gateMessages = {
  tierTitle: '{Plan} Plan Required',
  tierText: '{feature} is available for {plan} subscribers and above.',
  tierAction: 'Upgrade to {Plan}',
  tabletop: 'Premium subscription required for tabletop exercises',
  crisisTitle: 'Access Required',
  crisisAction: 'Upgrade Subscription',
  factorTitle: 'Set up two-step sign-in',
  factorText:
    'Set up two-step sign-in to use the admin area. It takes about two minutes and needs an authenticator app on your phone.',
  factorAction: 'Set up two-step sign-in',
  staffTitle: 'Admin privileges required',
  staffText:
    'This area is for the people who run Keelhouse. If you should have access, ask a super administrator to give it to you.',
} as const;
