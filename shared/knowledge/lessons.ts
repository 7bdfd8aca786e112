import { HELPLINES } from '#shared/domain/helplines.ts';
import type { Lesson } from '#shared/domain/training.ts';

const leading: Lesson = {
  title: 'Leading Through a Disruption',
  description: 'Take charge in the first hour: safety, one leader, clear decisions, and a rhythm the team can work in.',
  duration: 2,
  lesson: `## The first ten minutes
A disruption rarely arrives as one. It begins as an odd noise, a slow system, a call from a neighbor. Your first job is not to understand it but to make people safe and to make one person responsible.

- Ask: is anyone hurt or in danger? If yes, everything else waits. Leave for fire, gas or damage, shelter for a tornado, a chemical cloud or an attacker, go up for water, and call 911. No one goes back in.
- Say aloud who leads. If the person named in the plan cannot be reached within ten minutes, the deputy leads, and stays leader until a handover is spoken.
- Open a log. Time, what we know, what we decided, who does it. One page is enough.

People forgive a leader who decides on half the facts. They do not forgive an hour without a decision.

## Deciding with half the facts
Separate what you know, what you believe and what you have not asked yet. Write the three lists where all can see them. Then decide only what has to be decided before the next meeting.

A useful test: what does waiting thirty minutes cost, and what would we learn by then? If waiting costs little and teaches much, wait. If a function is moving toward its maximum tolerable downtime (MTD), declare now. An activation that turns out unnecessary costs an afternoon; one that comes too late can cost the firm.

## A rhythm that holds
Crises tire people because they never end at a visible point. Give them points.

1. Meet at fixed times: every hour on the first day, twice a day later. Fifteen minutes, standing.
2. Same order each time: safety, what changed, functions against their recovery times (RTO), decisions, next meeting.
3. Leave with names. An action without a name and a time is a wish.

Between meetings, stay out of the work. Your hands are needed for what only you can do: money, authority, customers who want to hear the owner.

## Looking after the team, and yourself
After eight hours, judgment suffers, and no one notices it in themselves. Plan the second shift while the first is fresh: who rests, who takes over, what must be written down for the handover. Send people home by name. After violence, a death or a disaster, give everyone the Disaster Distress Helpline, ${HELPLINES.disasterDistress} (call or text), and 988 for anyone in crisis. Food, rides and a call to the family are recovery measures, not kindness alone. You rest too; the deputy needs practice.

## Practise with your team
Set aside ninety minutes. Take your three most critical functions and your activation criteria. Read this aloud: "It is 6:40 a.m., the building is closed by the fire department until further notice." Run the first meeting in fifteen minutes, with a log. Then ask: who could we not reach, which decision lacked a name, what would we have told customers by 8:00? Change the plan the same day.`,
};

const readingTheBia: Lesson = {
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

const crisisCommunicationLesson: Lesson = {
  title: 'Crisis Communication',
  description:
    'Say the right thing to the right people early: staff first, honest holding statements, one voice, clocks that run.',
  duration: 2.5,
  lesson: `## Silence is a message
When something visible happens, people fill the first hour with their own explanation. You cannot stop that; you can only be there sooner. The aim of the first message is not to explain but to show that somebody is in charge and will speak again.

Rule of thumb: staff within thirty minutes, affected customers within two hours, everybody else when you have something to say.

## Staff first
Your people are asked by neighbors, customers and journalists. If they learn the news from outside, they will guess. Tell them four things: what happened, whether they are needed and where, what they may say, and when they hear more.

- Use a channel that does not depend on what failed. If mail is down, the message cannot be a mail.
- Ask for an answer. A call tree without confirmation is a hope; the replies are also your roll call.
- Give one sentence for outsiders: "We are working on it, and customers hear from us by two o'clock."

## The holding statement
Write it now, with gaps to fill. It needs five parts: what we know, what it means for you, what we are doing, what you should do, when we speak next. No cause, no blame, no figure that may have to be taken back.

"This morning a fire closed our shop in Western Avenue. Nobody was hurt. Orders for today cannot be delivered; we call every customer concerned before ten. Our next update is at noon." That is enough. Then keep the noon promise, even if nothing is new.

## One voice, two deputies
Name one spokesperson and say so to everyone. The spokesperson need not be the owner, and should not be the person who leads the recovery. Others are polite and refer on. Approve short texts in one step: two pairs of eyes, ten minutes. A perfect statement at six is worth less than an honest one at nine.

## Clocks that are already running
Some messages are duties. Insurers want notice before work begins; a data breach may have to be reported within days, in some places hours; contracts name their own deadlines. List each: to whom, by when, from which moment the clock counts, who does it. Ask your lawyer to read the list in a quiet week.

## Practise with your team
Take two hours. Choose an outage that customers would see. Write the message to staff, the holding statement and the call to your largest customer, in thirty minutes against the clock. Read them aloud to somebody outside the team and ask what they would do next. Then send the real test: a message to every contact in your list that asks for a reply, and note how many answered within an hour.`,
};

const itRecoveryLesson: Lesson = {
  title: 'IT Recovery Decisions',
  description: 'The choices that stay with management when systems are down: order, clean or quick, ransom, and when to go back.',
  duration: 1.5,
  lesson: `## What stays with you
Technicians restore; management decides. Four decisions cannot be delegated: when this is a disaster and no longer a fault, what comes back first, how much data may be given up, and whether speed or certainty matters more. Prepare them, because the people who ask will be tired and want a yes.

## Fault or disaster
Engineers are optimists; "another half hour" can be said for a whole day. Agree beforehand on a time: if the order system is not back after half of its recovery time objective (RTO), the switch to the recovery plan begins, whatever the repair looks like. Repair may go on beside it.

## Order, and what it rests on
Bring back what others need before what others see. Network, sign-in and name services come first, then the systems of the most critical functions, then the rest. The recovery waves in your plan are that order. Change it only for a reason you can say in one sentence, and write it into the log.

For every system, ask three questions:

- Which backup, from when, and who has restored from it before?
- What is lost between that backup and now, and who enters it again?
- How will a user, not a technician, confirm that it works?

## When it is an attack
An attack turns the order round: first stop it from spreading, then keep evidence, then restore. Take devices off the network but leave them switched on. Call your IT support and your insurer before anything is wiped or anybody answers a demand. Assume that the attackers have been inside for weeks: the newest backup may carry them, too.

Paying can break the law: many groups are under US sanctions, and the Treasury (OFAC) holds you liable even if you did not know who was paid. Ask counsel, your insurer and the FBI before anyone answers. And a payment buys a promise from people who broke one. Firms with an offline copy that was tested can refuse calmly. That copy is the cheapest insurance there is.

## Going back
The temporary system will feel good enough. Set a date for the return, and a way back if the return fails. Compare counts and the newest entries on both sides before you let everybody in. Keep the temporary system until one full backup of the restored one exists.

## Practise with your team
Take one hour. Pick one system from the first recovery wave and restore one file, one mailbox or one table from its backup while you watch the clock. Write the minutes next to the RTO in your plan. Then ask your provider in writing: where is the copy that an attacker with our passwords cannot delete? Keep the answer with the plan.`,
};

const exercising: Lesson = {
  title: 'Exercising the Plan',
  description: 'Run a tabletop exercise that finds something: objectives, a believable scenario, good questions, no blame.',
  duration: 2,
  lesson: `## Why a plan must be played
A plan that was only read is a draft. The first exercise finds wrong numbers, missing keys and two people who each believed the other would decide. It is cheaper to find them around a table than at night in the parking lot.

An exercise is not an exam. Say so at the start: we test the plan, not the people. Whoever finds a hole has done the firm a service.

## Begin with the end
Write two or three objectives before the scenario. Each names a part of the plan and can be judged.

- Good: "The team declares within thirty minutes and names a leader."
- Good: "Overnight baking is running by hand within its recovery time objective (RTO)."
- Poor: "Raise awareness."

Then choose the scenario that tests them. Take what could happen on an ordinary Tuesday; a believable burst pipe teaches more than a spectacular catastrophe.

## Four parts of a good session
1. Opening, ten minutes: objectives, rules, roles. Who plays, who leads, who takes notes.
2. Warning and response, thirty-five minutes: what do we see, who decides, whom do we tell?
3. Continuity and recovery, thirty-five minutes: which function first, with what people and means, how do we get back?
4. Hot wash, twenty-five minutes: what worked, what did not, three changes with names.

Feed the scenario in pieces. Every ten minutes something new arrives: a call from a customer, a supplier who cannot deliver, a deputy on holiday. When somebody says "we would call the provider", answer "please do": look up the number, note the minutes.

## The art of asking
The facilitator never solves. Ask: who does that? With what? How long does it take? How would you know? What if that person is away? Ask the quiet ones by name. If the group agrees too quickly, take something away: the power, the building, the person who knows it all.

Take notes in three columns: time, what was decided, what was missing. Compare the times with the objectives in the plan. That comparison is the result.

## Practise with your team
Book two hours within the next month and put five names in the invitation. Choose one critical function, write two objectives, take a scenario from the tabletop exercises and change the details until it sounds like your firm. Run it without slides. Before everybody leaves, write down three changes, each with an owner and a date, and enter them in the plan the same week.`,
};

const afterAction: Lesson = {
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

export const lessons: readonly Lesson[] = [
  leading,
  readingTheBia,
  crisisCommunicationLesson,
  itRecoveryLesson,
  exercising,
  afterAction,
];
