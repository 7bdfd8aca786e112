export const helpMessages = {
  whyWeAsk: 'Why we ask',
  whySize:
    'The number of people decides which advice fits and which laws apply. Revenue shows what an hour of downtime costs. Hours tell us when a stoppage hurts.',
  whyTimes: 'These times decide what comes back first and how often you back up. Everything in your BCP is checked against them.',
} as const;
