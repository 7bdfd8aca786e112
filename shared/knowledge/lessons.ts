import { HELPLINES } from '#shared/domain/helplines.ts';
import type { Lesson } from '#shared/domain/training.ts';

const leading: Lesson = {
  title: 'Leading Through a Disruption',
  description: 'Take charge in the first hour: safety, one leader, clear decisions, and a rhythm your team can work in.',
  duration: 2,
  lesson: `## The first ten minutes
A disruption rarely looks like one. It starts with an odd noise, a slow system, a call from a neighbor. Don’t try to understand it yet. Make people safe, and make one person responsible.

- Ask whether anyone is hurt or in danger. If so, call 911, and let everything else wait.
- Leave for fire, gas or damage. Take shelter for a tornado or a chemical cloud. From an attacker, run, else hide. Go up for water. No one goes back in.
- Say out loud who leads. If you can’t reach that person within ten minutes, the backup leads until someone says otherwise.
- Open a log: the time, what we know, what we decided, who does it. One page is enough.

People forgive a leader who decides on half the facts. They don’t forgive an hour without a decision.

## Deciding with half the facts
Write three lists where everyone can see them: what you know, what you believe, what you haven’t asked yet. Then decide only what can’t wait for the next meeting.

Here’s a useful test. What does it cost to wait thirty minutes, and what would we learn? If waiting costs little and teaches a lot, wait. If a function is nearing its maximum downtime (MTD), declare now. An activation you didn’t need costs an afternoon. One that comes too late can cost the business.

## A rhythm that holds
A crisis wears people out because they can’t see where it ends. Give them fixed points.

1. Meet every hour on the first day, then twice a day. Fifteen minutes, standing.
2. Keep the same order: safety, what changed, functions against their recovery times (RTO), decisions, next meeting.
3. Leave with names. An action without a name and a time is only a wish.

Between meetings, keep out of the work. Do what only you can do: money, authority, customers who want to hear the owner.

## Looking after the team, and yourself
After eight hours, judgment suffers, and no one notices it in themselves. Plan the second shift while the first is fresh. Write down who rests, who takes over and what they need to know. Send people home by name.

Food, rides and a call home are part of the recovery. After violence, a death or a disaster, give everyone two numbers. The Disaster Distress Helpline is ${HELPLINES.disasterDistress} (call or text). In a crisis, call or text 988. Rest yourself, too. Your backup needs the practice.

## Practice with your team
Set aside ninety minutes. Take your three most critical functions and your activation criteria. Read this aloud: “It’s 6:40 a.m. The fire department has closed the building until further notice.” Run the first meeting in fifteen minutes, with a log. Then ask who you couldn’t reach and which decision had no name. What would you have told customers by 8 a.m.? Change your BCP the same day.`,
};

const readingTheBia: Lesson = {
  title: 'Reading a Business Impact Analysis',
  description: 'What MTD, RTO and RPO promise, which numbers can’t be true, and what to ask before you sign.',
  duration: 1.5,
  lesson: `## What the analysis is for
A business impact analysis (BIA) answers one question: what must be back first, and how soon? It isn’t a list of risks. It doesn’t care why a function stopped, only what the stop costs as the hours pass. So read it before you talk about floods or hackers.

Read it the way you read a budget. You don’t need to check each figure. You do need to recognize when two of them can’t both be true.

## Four numbers, four promises
- Maximum downtime (MTD): after this, the damage lasts. Contracts end, people leave, a license is lost.
- Recovery time objective (RTO): when the function must work again. It’s shorter than the MTD, and the difference is your reserve for bad luck.
- Recovery point objective (RPO): how much of the newest data you can lose and enter again.
- Criticality: the order in which people and money are given out.

RTO and RPO are independent. Payroll may be down for three days and still lose no entry at all.

## Numbers that can’t be true
Most first drafts contain some of these.

1. The RTO equals the MTD. There’s no reserve, so the first surprise is already too late.
2. The RPO is one hour, and the backup runs once a day. You promise an hour and deliver a day.
3. A function due in four hours needs a system due in a day. The chain is as slow as its slowest part.
4. Everything is critical. Then nothing is, and your team will pick the loudest.
5. A supplier with no alternative is behind a function due today.

For each, change the promise or pay for a better capability. Leaving both as they are is a decision, too, and it’s yours.

## Questions before you sign
Ask the owner of each function:

- What would the first customer notice, and after how long?
- What do you do by hand in the meantime, and for how many hours?
- When is the worst day of the year for this?
- Who else is waiting for you?

A quick answer is usually right. A long silence marks the spot that needs work.

## Practice with your team
Open your BCP at the functions and sort them by RTO. Take the first three. Follow each one’s dependencies to the last system and supplier. Write the slowest time beside the promise. Then mark your peak weeks on a calendar. Change one number today: the one you’d least like to explain to a customer.`,
};

const crisisCommunicationLesson: Lesson = {
  title: 'Crisis Communication',
  description:
    'Say the right thing to the right people early: your team first, an honest holding statement, one voice, and deadlines.',
  duration: 2.5,
  lesson: `## Silence is a message
When something visible happens, people fill the first hour with their own explanation. You can’t stop that. You can only be there sooner. Your first message doesn’t explain. It shows that someone is in charge and will speak again.

As a rule of thumb, reach your team within thirty minutes and affected customers within two hours. Reach everyone else when you have something to say.

## Your team first
Neighbors, customers and reporters will ask your people. If they hear the news from outside, they’ll guess. Tell them four things: what happened, where you need them, what they may say, and when they’ll hear more.

- Use a channel that doesn’t depend on what failed. If email is down, don’t send an email.
- Ask for a reply. The replies are your roll call.
- Give them one sentence for outsiders: “We’re working on it, and customers will hear from us by two o’clock.”

## The holding statement
Write it now, with blanks to fill in. Give it five parts: what we know, what it means, what we’re doing, what you should do, our next update. Leave out causes, blame and any figure you might have to take back.

“This morning a fire closed our shop on Western Avenue. No one was hurt. We can’t deliver today’s orders, and we’ll call every customer affected before ten. Our next update is at noon.” That’s enough. Then keep the noon promise, even if nothing is new.

## One voice, two backups
Name one spokesperson, and tell everyone. It doesn’t have to be the owner, and it shouldn’t be the person who leads the recovery. The others are polite and pass questions along. Approve short texts in one step: two people, ten minutes. An honest statement at nine beats a perfect one at six that evening.

## Deadlines that are already running
Some messages are duties. Insurers require notice before work begins. You may have to report a data breach within days, in some places within hours. Contracts set their own deadlines. List who must be told, by when, from which moment, and who does it. Have your lawyer read the list in a quiet week.

## Practice with your team
Take two hours. Choose an outage that customers would see. In thirty minutes, write the message to your team, the holding statement and the call to your largest customer. Read them aloud to someone outside the team. Ask what they’d do next. Then send the real test: a message to all your contacts that asks for a reply. Count the answers after an hour.`,
};

const itRecoveryLesson: Lesson = {
  title: 'IT Recovery Decisions',
  description: 'The choices that stay with you when systems are down: order, clean or quick, ransom, and when to go back.',
  duration: 1.5,
  lesson: `## What stays with you
Technicians restore. You decide. Four decisions are yours: when a fault becomes a disaster, and what comes back first. How much data you can give up, and whether speed or certainty matters more. Prepare them now. The people who ask will be tired and want a yes.

## Fault or disaster
Engineers are optimists, and “another half hour” can last all day. Agree on a time in advance. For example, start the recovery plan when half the recovery time objective (RTO) has passed. Start it no matter how the repair looks. The repair can continue beside it.

## The order, and what it depends on
Bring back what others need before what others see. Network and sign-in come first. Then come the systems of the most critical functions, then the rest. The recovery waves in your BCP are that order. Change it only for a reason you can say in one sentence, and log it.

Ask three questions about every system:

- Which backup, from when, and who has restored from it before?
- What do we lose between that backup and now, and who enters it again?
- How will a user, not a technician, confirm that it works?

## When it’s an attack
An attack turns the order around. First stop the spread, then keep the evidence, then restore. If systems run machines or medical devices, make those safe by hand first. Take devices off the network, but leave them on. Call your IT support and your insurer before anyone wipes a device or answers a demand. Assume that the attackers have been inside for weeks. The newest backup may carry them, too.

Paying can break the law. Many groups are under US sanctions, and the Treasury (OFAC) can hold you liable even if you didn’t know. Ask your lawyer, your insurer and the FBI before anyone answers. A payment buys a promise from people who broke one. If you have a tested offline copy, you can refuse calmly.

## Going back
The temporary system will feel good enough. Set a date for the return, and a way back if the return fails. Compare counts and the newest entries on both sides before you let everyone in. Keep the temporary system until the restored one has a full backup.

## Practice with your team
Take one hour. Pick a system from the first recovery wave. Restore one file, one mailbox or one table while you watch the clock. Write the minutes next to the RTO in your BCP. Then ask your provider in writing: where is the copy that an attacker with our passwords can’t delete? Keep the answer with your BCP.`,
};

const exercising: Lesson = {
  title: 'Exercising the Plan',
  description: 'Run a tabletop exercise that finds something: objectives, a believable scenario, good questions, no blame.',
  duration: 2,
  lesson: `## Why you have to try it
A plan that people only read is a draft. The first exercise finds wrong numbers, missing keys and two people who each thought the other would decide. It’s cheaper to find them at a table than at night in the parking lot.

An exercise isn’t an exam. Say so at the start: we’re testing the plan, not the people. Thank everyone who finds a gap.

## Begin with the end
Write two or three objectives before the scenario. Each names a part of your BCP, and you can tell whether you met it.

- Good: “The team declares within thirty minutes and names a leader.”
- Good: “Overnight baking runs by hand within its recovery time objective (RTO).”
- Poor: “Raise awareness.”

Then choose the scenario that tests them. Take something that could happen on an ordinary Tuesday. A believable burst pipe teaches more than a spectacular catastrophe.

## Four parts of a good session
1. Opening, ten minutes: objectives, rules, roles. Who plays, who leads, who takes notes.
2. Warning and response, thirty-five minutes: what do we see, who decides, who do we tell?
3. Continuity and recovery, thirty-five minutes: which function first, with which people and tools, and how do we get back?
4. Debrief, twenty-five minutes: what worked, what didn’t, three changes with names.

Feed the scenario in pieces. Every ten minutes, something new arrives: a customer’s call, a supplier who can’t deliver, a backup on vacation. When someone says “we’d call the provider,” answer “please do.” Look up the number and note the minutes.

## The art of asking
The facilitator never solves anything. Ask: who does that? With what? How long does it take? What if that person is away? Ask the quiet people by name. If the group agrees too fast, take something away: the power, the building, the person who knows it all.

Take notes in three columns: the time, the decision, what was missing. Compare the times with the recovery times in your BCP. That comparison is the result.

## Practice with your team
Book two hours within the next month, and put five names in the invitation. Choose one critical function and write two objectives. Take a scenario from the tabletop exercises, and change the details until it sounds like your business. Run it without slides. Before everyone leaves, write down three changes, each with an owner and a date. Enter them in your BCP the same week.`,
};

const afterAction: Lesson = {
  title: 'After-Action Review',
  description: 'Turn an incident or exercise into changes that really happen: facts, causes, and actions you track to the end.',
  duration: 1,
  lesson: `## While it’s fresh
Memory tidies up. Within two days, the story has a hero and a villain, and the useful details are gone. Hold a first review the same day, for half an hour. Hold the real one within a week. Invite the people who did the work, not only the people who led it.

Open with the purpose: we want the next time to be easier. No one is judged by what we learned only later.

## Four questions
1. What was supposed to happen? Read it from the BCP, with its times.
2. What did happen? Build the timeline from the log, messages and call lists, not from memory.
3. Why was there a difference? Count good differences, too. What did people invent that should become the rule?
4. What do we change?

Spend half the time on the first two. Groups that start with the fourth fix what annoyed them, not what mattered.

## From symptom to cause
“We called the supplier too late” is a symptom. Ask why until the answer is something you can change. The number was in one phone. The phone was in the building. One person keeps the contact list, and no one else has a copy. So the action isn’t “call earlier.” It’s “the list has an owner and a printed copy off-site.”

Watch out for two answers. “Human error” is where the questions begin. “More training” often hides a step that’s too hard to do at night.

## Actions that survive the week
An action has a verb, one owner, a date and a proof: how will we see that it’s done? Five finished changes beat twenty open ones.

- Enter each in your BCP as a mitigation or a changed procedure, so that there’s no second list.
- Look at the open ones every month until they’re closed.
- Repeat the part that failed in the next exercise. Only then is it fixed.

Write the measured times beside the recovery time objectives (RTO). If a function took nine hours instead of four, change the promise or the capability. Tell the people who depend on it.

## Practice with your team
Take the last thing that went wrong, however small: a power outage, a failed delivery, a day without internet. Spend forty minutes on the four questions with the people who were there. End with three actions at most. Put a reminder in the calendar thirty days out: are they done, and how do we know?`,
};

export const lessons: readonly Lesson[] = [
  leading,
  readingTheBia,
  crisisCommunicationLesson,
  itRecoveryLesson,
  exercising,
  afterAction,
];
