export const wizardMessages = {
  setImpact: 'Please set at least one downtime, priority or impact value before proceeding.',
  needed: {
    name: 'business name',
    industry: 'industry',
    type: 'business type',
    employees: 'number of employees',
  },
  missing: {
    concern: 'One primary concern',
    locationRisk: 'One location risk',
    impact: 'A maximum downtime, a recovery priority, an RPO, a severity or a rated risk',
    criticalFunction: 'One critical function',
  },
} as const;

export const insightMessages = {
  manufacturing:
    'Protect the production line: name the machines that stop everything, and plan supply chain resilience with a second source for key materials',
  healthcare: 'Plan for HIPAA and patient care continuity: keep patient records reachable and protected while systems are down',
  revenue: 'Add your annual revenue to see what an hour of downtime costs',
  locationRisks: 'No location risks identified - choose what can happen where you are',
  impact: 'Set how long you can be down and how soon you must be back',
  matrix: 'Rate at least 80% of your risks in the matrix, so that the serious ones stand out',
  matrixDone: 'Your risks are rated',
  unmitigated: (risk: string) => `${risk} is rated high and has no mitigation yet`,
  mitigations: 'Plan a mitigation for at least half of your risks',
  mitigationsDone: 'At least half of your risks have a mitigation',
} as const;

export const worstDayMessages = {
  title: 'On the worst day',
  about: 'We print these in your plan exactly as you write them. You can add them later.',
  meetingPlace: 'Meeting place',
  meetingPlaceHelp: 'An outdoor spot, like the corner of 1st and Pine.',
  secondPlace: 'Second meeting place',
  secondPlaceHelp: 'Farther away, in case the first one is unsafe.',
  spending: 'Spending authority',
  spendingHelp: 'Who can spend how much in an emergency, and from which account or card.',
} as const;

export const tradeMessages = {
  label: 'What exactly do you do?',
  help: 'Pick the closest trade, or write it in your own words. We use it to suggest what fits your business.',
  chosen: 'Your trade:',
  guess: 'Which one fits?',
  elsewhere: '“{trade}” belongs to {industry}. Our suggestions follow your trade, not {ticked}.',
  useIndustry: 'Use {industry} instead',
  unknown: 'We don’t have this trade in our list yet. Our suggestions will follow your industry and your own words.',
} as const;

export const fallbackMessages = {
  title: 'If you can’t use your building',
  about: 'Where you would work, and what you would need to start again. You can add these later.',
  site: 'Alternate site',
  siteHelp:
    'Where work continues: another location, a partner’s place, or home. Once it is agreed, add it to your locations: stress tests count on those.',
  moveTime: 'Time to move in',
  moveTimeHelp: 'An estimate until you have tried it.',
  records: 'Vital records',
  recordsHelp: 'Papers and files you couldn’t rebuild the business without, one per line. Say where a copy is.',
  insurance: 'Insurance',
  insuranceHelp: 'Your policies, one per line. Say what each one pays for.',
} as const;

export const openHoursMessages = {
  label: 'Open hours per week (optional)',
  help: 'All sites together, such as 60. We use it to price an hour of downtime.',
} as const;

export const revenueMessages = {
  unread: 'We can’t read an amount in this. Write it like $500K or $1.2M, so that we can price an hour of downtime.',
} as const;

export const prefillMessages = {
  before: 'With these three answers, we fill in what we can. You check it.',
  notes: {
    zip: 'Filled in from your ZIP code. Please check.',
    trade: 'Filled in from your trade. Please check.',
    bcp: 'Copied from your other BCP. Please check.',
  },
  count: (count: number) =>
    count === 1 ? 'We filled in 1 answer below. Please check it.' : `We filled in ${count} answers below. Please check them.`,
  confirm: (count: number) => (count === 1 ? 'It’s right' : 'They’re all right'),
  confirmed: 'Thank you. You can still change everything.',
  other: (name: string) => `Start with what “${name}” says`,
  otherAbout: 'We copy its answers about the business and its main location. What you have typed stays.',
  copy: 'Copy the answers',
  copyFailed: 'We couldn’t read your other BCP. Nothing was changed. Please try again.',
} as const;

const toLookAt = (open: number) =>
  open === 1 ? 'The plan check has 1 finding to look at.' : `The plan check has ${open} findings to look at.`;

export const progressMessages = {
  filledStep: 'Filled in',
  filledIn: (percent: number) => `${percent}% complete: what the steps ask for`,
  reviewed: (missing: number, open: number) => {
    if (open === 0) return 'Nothing is missing.';
    return missing > 0 ? toLookAt(open) : `Every question is answered. ${toLookAt(open)}`;
  },
} as const;

export const operationsMessages = {
  /** The lists show these as short forms. */
  times: 'MTD: the longest it can be down. RTO: how soon it must be back. RPO: the recent data you can afford to lose.',
  reliedOn: (count: number) => (count === 1 ? '1 function depends on it' : `${count} functions depend on it`),
} as const;

export const reviewMessages = {
  none: 'None yet',
  notRated: 'Not rated',
  notLoaded: 'Not loaded yet',
  inAll: (count: number) => `${count} in all`,
  showMore: (rest: number) => `Show ${rest} more`,
} as const;
