export const pricingPlanMessages = {
  typeRequired: 'Choose a plan type',
  nameRequired: 'Name is required',
  price: 'Price must be a whole number of cents, 0 or more',
  currency: 'Currency must be USD, EUR or GBP',
  alreadyActive: 'An active pricing plan for this plan type already exists',
  full: 'The price list holds up to {max} plans. Delete one you no longer need, then try again.',
  notFound: 'Pricing plan not found',
} as const;
