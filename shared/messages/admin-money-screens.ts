export const adminListMessages = {
  userIdHint: 'User ID must be a whole number',
} as const;

export const adminSubscriptionMessages = {
  list: 'Failed to load subscriptions',
  none: 'No subscriptions found',
  noMatch: 'Try adjusting your filters',
  noneYet: 'Subscriptions appear here once customers buy one',
  deleted: 'Deleted account {id}',
  figures: 'Figures',
  distribution: 'Plan Distribution',
  distributionText: 'Active subscriptions by plan',
  noActive: 'No subscription is active yet.',
  unknownFigure: '-',
  revenueHint: 'Yearly prices of active subscriptions, divided by 12',
  totalHint: 'All payments that succeeded',
  renews: 'Renews',
  expires: 'Expires',
  daysLeft: { single: '1 day left', many: '{days} days left' },
} as const;

export const adminPaymentMessages = {
  list: 'Failed to load payments',
  none: 'No payments found',
  noMatch: 'Try adjusting your filters',
  noneYet: 'Payments appear here once customers pay',
} as const;

export const adminContactMessages = {
  list: 'Failed to load crisis communications',
  lead: 'Contacts that a customer keeps for emergencies. You can read them, not change them. Each time you do, the customer sees it in their security activity.',
  choose: 'Choose a user',
  chooseText: 'Their crisis communication entries appear here.',
  none: 'No crisis communication entries',
  noneText: 'This user hasn’t added anyone yet.',
  noUsers: 'No users found',
  noUsersText: 'Try another name or address',
  users: 'Failed to load users',
} as const;

export const pricingScreenMessages = {
  list: 'Failed to load pricing plans',
  save: 'Failed to save pricing plan',
  remove: 'Failed to delete pricing plan',
  lead: 'What new customers pay. Running subscriptions keep their price until they renew, at the earliest 30 days after a change.',
  none: 'No pricing plans yet',
  noneText: 'Until you add one, the plans are sold at their introductory prices.',
  removeQuestion: 'Are you sure you want to delete this pricing plan?',
  removeText: '{name} can’t be bought any more. Subscriptions keep their plan type.',
  created: 'Pricing plan created',
  updated: 'Pricing plan saved',
  removed: 'Pricing plan deleted',
  priceHint: 'Cents per year: 79900 is $799.00',
  priceShown: '{price} per year',
  changeHint: 'A new price applies to new customers right away, and to renewals after 30 days. Give customers 30 days’ notice.',
  currencyHint: 'Customers pay in US dollars',
  noFeatures: 'No features listed',
} as const;
