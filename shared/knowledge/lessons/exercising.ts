import type { Lesson } from '#shared/domain/training.ts';

export const exercising: Lesson = {
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
