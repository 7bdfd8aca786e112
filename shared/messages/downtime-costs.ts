export const downtimeCostMessages = {
  openHourCost: 'An hour in which you are open costs about {cost} ({formula}).',
  openHourFormula: '{revenue} a year / 52 weeks / {hours} open hours a week, assumed on {days} days',
  aroundTheClock: 'Counted around the clock: {revenue} a year / 8,760 hours. Open hours per week in step 1 make it exact.',
  downtimeHint: 'Based on your annual revenue of {revenue}, your business loses approximately {cost} per hour of downtime.',
  extraExpense:
    'Assumed: a third of revenue is wages, and half to all of the lost hours are made up at 1.5 times the wage. Replace it with your own payroll.',
  /** `{month}` and `{of}`: whose sales were counted. */
  peakBasis: {
    known: '{times} times an average month: {month}, {of} ({source})',
    assumed: 'Assumed: {times} times the average. Replace it with your own books.',
  },
} as const;
