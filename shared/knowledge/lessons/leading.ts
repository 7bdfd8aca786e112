import { HELPLINES } from '#shared/domain/helplines.ts';
import type { Lesson } from '#shared/domain/training.ts';

export const leading: Lesson = {
  title: 'Leading Through a Disruption',
  description: 'Take charge in the first hour: safety, one leader, clear decisions, and a rhythm the team can work in.',
  duration: 2,
  lesson: `## The first ten minutes
A disruption rarely arrives as one. It begins as an odd noise, a slow system, a call from a neighbor. Your first job is not to understand it but to make people safe and to make one person responsible.

- Ask: is anyone hurt or in danger? If yes, everything else waits. Leave for fire, gas or damage, shelter for a tornado, a chemical cloud or an attacker, go up for water, and call 911. No one goes back in.
- Say aloud who leads. If the person named in the plan cannot be reached within ten minutes, the deputy leads, and stays leader until a handover is spoken.
- Open a log. Time, what we know, what we decided, who does it. One page is enough.

People forgive a leader who decides on half the facts. They do not forgive an hour in which nobody decided.

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
