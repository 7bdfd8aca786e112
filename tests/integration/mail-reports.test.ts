/** An address of SES's mailbox simulator in the local run: what SES reports reaches the account. */
import { describe, expect, it } from 'vitest';
import { clientOf } from '#tests/support/client.ts';
import { newEmail, signUpVerified } from '#tests/support/people.ts';

describe('GET /v1/users/me', () => {
  it('GET /v1/users/me reports that mail to the address bounces, once a mail has bounced', async () => {
    const person = await signUpVerified(`bounce+${newEmail().split('@')[0]}@simulator.amazonses.com`);
    await clientOf().passwordReset.forgot({ body: { email: person.email } });
    await expect
      .poll(async () => (await person.client.users.me()).mail_problem, { timeout: 30_000 })
      .toMatchObject({ reason: 'bounce' });
  });
});
