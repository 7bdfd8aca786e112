import { describe, expect, it } from 'vitest';
import { runChecks } from '#infra/delivery/smoke/check.ts';
import { customerChecks } from '#infra/delivery/smoke/customer.ts';
import { origin } from '#tests/support/client.ts';
import { PASSWORD } from '#tests/support/people.ts';
import { signUpSubscribed } from '#tests/support/subscribers.ts';

describe('the steps of canary and smoke test', () => {
  it('the steps succeed after a run that ended in the middle, with the BCP that it left', async () => {
    const person = await signUpSubscribed('essential');
    const steps = () => customerChecks(origin(), { email: person.email, password: PASSWORD });
    const outcomes = [await runChecks(steps().slice(0, 3)), await runChecks(steps()), await runChecks(steps())];
    expect(outcomes.flat().filter(({ problem }) => problem !== null)).toEqual([]);
    expect(await person.client.bcp.limits()).toMatchObject({ current_count: 1 });
  });
});
