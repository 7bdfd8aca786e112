import type { Lesson } from '#shared/domain/training.ts';

export const crisisCommunicationLesson: Lesson = {
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
