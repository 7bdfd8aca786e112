import type { Lesson } from '#shared/domain/training.ts';

export const itRecoveryLesson: Lesson = {
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
