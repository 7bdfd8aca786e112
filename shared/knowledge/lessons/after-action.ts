import type { Lesson } from '#shared/domain/training.ts';

export const afterAction: Lesson = {
  title: 'After-Action Review',
  description:
    'Turn an incident or exercise into changes that really happen: facts first, causes, actions that are tracked to the end.',
  duration: 1,
  lesson: `## While it is fresh
Memory tidies up. Within two days the story has a hero and a culprit, and the useful details are gone. Hold the first review on the day itself, for half an hour, and the real one within a week. Invite those who did the work, not only those who led it.

Open with the purpose: we want the next time to be easier. Nobody is judged by what only became known later.

## Four questions
1. What was supposed to happen? Read it from the plan, with its times.
2. What did happen? Build the timeline from the log, messages and call lists, not from memory.
3. Why was there a difference? Good differences count as well: what did people invent that should become the rule?
4. What do we change?

Spend half the time on the first two. Groups that begin with the fourth repair what annoyed them, not what mattered.

## From symptom to cause
"The supplier was called too late" is a symptom. Ask why until the answer is something you can change: the number was in one phone; the phone was in the building; the contact list is kept by one person; nobody owns it. The action is not "call earlier" but "the list has an owner and a printed copy off site".

Beware of two answers. "Human error" is where the questions begin. "More training" is often the polite name for a step that is too hard to do at night.

## Actions that survive the week
An action has a verb, one owner, a date and a proof: how will we see that it is done? Few are better than many; five finished changes beat twenty open ones.

- Enter each in the plan, as a mitigation or a changed procedure, so that it is not a second list.
- Look at the open ones every month until they are closed.
- Repeat the part that failed in the next exercise. Only then is it fixed.

Record the measured times beside the recovery time objectives (RTO). If a function took nine hours instead of four, change the promise or the capability, and tell whoever relies on it.

## Practise with your team
Take the last thing that went wrong, however small: a power cut, a failed delivery, a day without internet. Spend forty minutes on the four questions with the people who were there. End with at most three actions. Put a reminder in the calendar for thirty days from now with one line: are they done, and how do we know?`,
};
