import { smoke } from '#infra/delivery/smoke.ts';
import { origin } from '#tests/support/client.ts';
import { PASSWORD } from '#tests/support/people.ts';
import { signUpSubscribed } from '#tests/support/subscribers.ts';
import { expect, test } from './browser-test.ts';

test('the smoke test finds nothing wrong, as often as it runs, and uses one BCP of the allowance', async () => {
  const person = await signUpSubscribed('essential');
  const credentials = { email: person.email, password: PASSWORD };
  for (const _ of ['first release', 'second release', 'third release']) {
    const outcomes = await smoke({ origin: origin(), stage: 'local', credentials });
    expect(outcomes.filter(({ problem }) => problem !== null)).toEqual([]);
    expect(outcomes).toHaveLength(11);
  }
  expect(await person.client.bcp.limits()).toMatchObject({ current_count: 1 });
});
