/** Titles say the finding; what is missing says where to add it. */
export const pictureMessages = {
  showTable: 'Show as table',
  more: (count: number) => `and ${count} more`,
  heatMap: {
    missing: 'Rate a risk and its likelihood, and it appears on the heat map.',
    title: (severe: number, placed: number) => {
      if (severe === 0)
        return placed === 1
          ? 'No rated risk is both likely and high-impact'
          : `None of ${placed} risks is both likely and high-impact`;
      if (placed === 1) return 'The rated risk is both likely and high-impact';
      return `${severe} of ${placed} risks ${severe === 1 ? 'is' : 'are'} both likely and high-impact`;
    },
    summary:
      'Heat map of risks. Likelihood grows to the right, impact grows upward. The outlined corner is likely and high-impact.',
    unplaced: (count: number) =>
      `${count === 1 ? '1 risk has' : `${count} risks have`} no likelihood or no impact rating yet, and ${count === 1 ? 'is' : 'are'} left out.`,
    columns: ['Risk', 'Likelihood', 'Worst impact'],
    likelihood: 'Likelihood',
    impact: 'Impact',
  },
  impactOverTime: {
    missing: 'Rate the impact over time of a critical function in step 4, and this picture appears.',
    title: (soon: number, all: number) => {
      if (soon === 0) return 'Every function can be down for longer than a day';
      if (soon === all && all > 1) return 'Every function can be down for a day at most';
      if (all === 1) return 'The function can be down for a day at most';
      return `${soon} of ${all} functions can be down for a day at most`;
    },
    summary:
      'Impact of an outage over time. Functions are from top to bottom by when they turn High, and time runs to the right.',
    key: 'L Low, M Medium, H High, C Critical.',
    unrated: (count: number) => `${count === 1 ? '1 function isn’t' : `${count} functions aren’t`} rated over time yet.`,
    name: 'Function',
    after: (time: string) => `After ${time}`,
    acceptable: 'Acceptable for',
    always: 'A month or more',
    none: 'Not rated',
  },
  dependencies: {
    missing: 'Name what your functions depend on, and the map appears here.',
    title: (name: string, count: number, all: number) => `${count} of ${all} functions depend on ${name}`,
    even: 'Nothing is needed by more than one function',
    part: (shown: number, all: number) => `The ${shown} most connected of ${all}.`,
    others: 'Dashed: named as needed, but not on your lists of systems and suppliers.',
    summary: 'Dependency map. Functions are in the middle, with lines to the systems and suppliers they need.',
    columns: ['What is needed', 'Kind', 'Needed by'],
    kinds: { system: 'IT systems', function: 'Functions', other: 'Suppliers and others' },
    kind: { system: 'IT system', function: 'Function', supplier: 'Supplier', other: 'Other' },
    users: (count: number) => `for ${count}`,
  },
  callTree: {
    missing: 'Add a primary contact to your team, and the call tree appears here.',
    title: (reached: number, calls: number) =>
      `${reached} ${reached === 1 ? 'person is' : 'people are'} reached in ${calls} ${calls === 1 ? 'round' : 'rounds'} of calls`,
    alone: 'No one else is on the call tree yet',
    summary: 'Call tree. Those on the left call those on the right.',
    columns: ['Round', 'Who is called', 'Phone', 'By'],
    rounds: ['Starts', 'Then backups', 'Then the others'],
    noPhone: 'no phone number',
    together: 'Those already reached',
  },
  timeline: {
    missing: 'Add a critical function or an IT system, and the order of recovery appears here.',
    title: (soon: number, all: number, late: number) =>
      `${soon === 0 ? 'Nothing has to be back within 24 hours' : `${soon} of ${all} must be back within 24 hours`}${late === 0 ? '' : `, and ${late} will be too late`}`,
    summary: 'Timeline of recovery. A bar runs from when work starts to when the item must be back.',
    columns: ['Order', 'What', 'Kind', 'Work starts', 'Must be back', 'Note'],
    start: (after: string) => `after ${after}`,
    busy: (who: string, first: string) => `${who} restores ${first} first`,
    atOnce: 'right away',
    due: (limit: string) => `within ${limit}`,
    noDeadline: 'no time set',
    late: 'too late',
    system: 'IT system',
    function: 'Function',
    slow: 'Its own recovery takes longer',
    waits: (name: string) => `Waits for ${name}`,
    ticks: ['Start', '1 h', '4 h', '12 h', '24 h', 'Later'],
  },
  costs: {
    missing: 'Enter your yearly revenue in step 1 to see what downtime costs over time.',
    title: (outage: string, cost: string) => `${outage} of downtime costs about ${cost} in revenue`,
    summary: 'Bars of the revenue lost, by how long the business is down.',
    columns: ['Down for', 'Revenue lost', 'Note'],
    past: 'past your maximum downtime',
  },
} as const;
