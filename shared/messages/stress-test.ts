import { STRESS_TEST_TITLE } from './page-titles.ts';

/** The page of the stress test and its pictures; the sentences of a run are in `recovery.ts`. */
export const stressTestMessages = {
  title: STRESS_TEST_TITLE,
  lead: (name: string) => `What if it happens to ${name}? Everything here is worked out from your BCP.`,
  openBcp: 'Open the BCP',
  choose: 'Choose what happens',
  presets: 'Made from your BCP',
  own: 'Your own scenarios',
  build: 'Build your own',
  edit: 'Edit scenario',
  remove: 'Delete scenario',
  removeQuestion: (title: string) => `Delete “${title}”?`,
  removeConsequence: 'Your BCP stays as it is. You can build the scenario again.',
  removeFailed: 'We couldn’t delete the scenario. Try again.',
  changedSince:
    'This scenario was changed in another tab or by someone else, so we didn’t delete it. Check it, then decide again.',
  tooMany: (max: number) => `You have ${max} scenarios of your own. Delete one to add another.`,
  starts: (day: string, time: string) => `It starts ${day} at ${time}.`,
  staff: (percent: number) => (percent === 100 ? 'Everyone can work.' : `${percent}% of the staff can work.`),
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  result: (late: number, affected: number, all: number) => {
    if (affected === 0) return 'Nothing you listed as critical stops.';
    const stop = `${affected} of ${all} ${all === 1 ? 'function' : 'functions'} ${affected === 1 ? 'stops' : 'stop'}.`;
    if (late === 0)
      return `${stop} ${affected === 1 ? 'It is' : 'All are'} back within ${affected === 1 ? 'its' : 'their'} maximum downtime.`;
    return `${stop} ${late} ${late === 1 ? 'comes' : 'come'} back too late.`;
  },
  noFunctions: 'There is nothing to test yet',
  noFunctionsHint: 'Add your critical functions in step 4. Then this page shows when each one is back.',
  goToStep4: 'Go to Operations',
  timeline: {
    title: (late: number, affected: number) => {
      if (affected === 0) return 'No function stops';
      if (late === 0)
        return affected === 1
          ? 'The function that stops is back within its maximum downtime'
          : `All ${affected} functions that stop are back within their maximum downtime`;
      return `${late} of ${affected} functions that stop ${late === 1 ? 'is' : 'are'} back too late`;
    },
    summary:
      'Timeline of recovery. A bar runs until the function is back. Its dashed end is the time that it may take longer. The thick mark is the maximum downtime. The thin mark is the recovery time objective.',
    columns: ['Function', 'Back', 'Recovery time objective', 'Maximum downtime', 'Too late by', 'Kept going'],
    withoutPlan: 'Back without the plan',
    missing: 'Add a critical function, and the timeline appears here.',
    legend: {
      down: 'Down',
      late: 'Down, and back too late',
      maybe: 'May still be down',
      worked: 'Worked around',
      rto: 'Recovery time objective (RTO)',
      mtd: 'Maximum downtime (MTD)',
    },
    ticks: ['0', '1 h', '4 h', '12 h', '1 day', '3 days', '1 week', '2 weeks', '1 month', '3 months'],
    unaffected: 'keeps running',
    never: 'not back',
    neverLong: 'Nothing in the BCP brings it back',
    noLimit: 'none set',
    inTime: 'in time',
    overRto: (time: string) => `within MTD, ${time} over RTO`,
    within: (time: string) => `within ${time}`,
    back: (time: string) => `after ${time}`,
    late: (time: string) => `at least ${time}`,
    lateAtWorst: (time: string) => `up to ${time}`,
    alwaysLate: 'it doesn’t come back',
    carries: (time: string) => `for ${time}`,
  },
  hour: 'Time since it happened',
  play: 'Play',
  pause: 'Pause',
  atHour: (time: string) => `After ${time}`,
  atStart: 'The moment it happens',
  states: {
    down: (count: number) => `${count} down`,
    workedAround: (count: number) => `${count} worked around`,
    back: (count: number) => `${count} running`,
  },
  lost: (low: string, high: string) =>
    low === high ? `${low} of revenue lost so far` : `${low} to ${high} of revenue lost so far`,
  noRevenue:
    'Enter your yearly revenue in step 1 to see what it costs. A non-profit also needs the share of revenue of its functions.',
  functions: 'When each function is back, and why',
  showAll: (count: number) => `Show all ${count} functions`,
  load: {
    title: (name: string) => `${name} decides how fast you recover`,
    none: 'No one holds the recovery up',
    summary: 'Bars of the recovery work of each person, one task after another.',
    columns: ['Person', 'Work', 'Tasks in order'],
    missing: 'No recovery work in this scenario has a named person.',
    card: 'Who does the work',
  },
  help: {
    title: 'What would help most',
    lead: 'We tried each change on this scenario and ran it again.',
    none: 'No single change that we can try would save downtime that no workaround covers.',
    working: 'Trying each change…',
    notLoaded: 'We couldn’t load this part. Reload the page to see it.',
    rescued: (names: string, count: number) => `${names} ${count === 1 ? 'comes' : 'come'} back in time.`,
    saved: (time: string) => `Saves ${time} of downtime in all.`,
    money: (amount: string) => `Keeps up to ${amount} of revenue.`,
    add: 'Add as mitigation',
    blocked: (step: number) => `You can add these as mitigations once step ${step} is done.`,
    finish: (step: number) => `Finish step ${step}`,
  },
  assumptions: {
    title: 'What we assumed',
    lead: 'Your BCP doesn’t say these yet. Each link leads to the answer that replaces our assumption.',
    none: 'Nothing. Every number comes from your BCP.',
    fix: 'Go to the answer',
  },
} as const;
