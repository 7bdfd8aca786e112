import type { Lesson } from '#shared/domain/training.ts';

export const readingTheBia: Lesson = {
  title: 'Reading a Business Impact Analysis',
  description: 'What MTD, RTO and RPO promise, how to spot numbers that cannot be true, and what to ask before you sign.',
  duration: 1.5,
  lesson: `## What the analysis is for
A business impact analysis (BIA) answers one question: what must be back first, and how soon? It is not a list of risks. It does not care why a function stopped, only what the stop costs as the hours pass. That is why it is worth reading before any talk of floods or hackers.

Read it as an owner reads a budget. You need not check each figure, but you must recognise when two of them cannot both be true.

## Four numbers, four promises
- Maximum tolerable downtime (MTD): after this, the damage is lasting. Contracts end, staff leave, a license is lost.
- Recovery time objective (RTO): when the function shall be working again. It must be shorter than the MTD; the difference is your reserve for bad luck.
- Recovery point objective (RPO): how much of the newest data you can afford to lose and enter again.
- Criticality: a word for the order in which people and money are given out.

RTO and RPO are independent. A payroll system may be allowed to stay down for three days and yet lose no entry at all.

## Numbers that cannot be true
Look for these; they are found in most first drafts.

1. RTO equal to MTD. There is no reserve: the first surprise is already too late.
2. RPO of one hour, backup once a day. The promise is an hour, the capability a day.
3. A function due in four hours that needs a system due in a day. The chain is as slow as its slowest part.
4. Everything is critical. Then nothing is, and the team will choose by who shouts.
5. A supplier without an alternative behind a function due today.

For each, either the promise changes or somebody pays for a better capability. Leaving both as they are is a decision too, and it is yours.

## Questions before you sign
Ask the owner of each function: what would the first customer notice, and after how long? What do you do by hand meanwhile, and for how many hours can your people keep it up? When is the worst day of the year for this to happen? Who else waits for you? An answer that comes at once is usually right; a long silence marks the spot that needs work.

## Practise with your team
Open your plan at the functions and sort them by RTO. Take the first three. For each, follow its dependencies to the last system and supplier, and write the slowest time beside the promise. Then take a calendar and mark your peak weeks. Change one number today: the one that you would not like to explain to a customer.`,
};
