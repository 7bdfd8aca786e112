import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { findFreePort } from '#infra/local/cloud/free-port.ts';
import { clientAt } from '#infra/local/typed-client.ts';
import { startLocalRun, type TestRun } from '#tests/support/local-run.ts';
import { PASSWORD } from '#tests/support/people.ts';

const KILLS = 3;
const premium = { username: 'premium@demo.keelhouse.example', password: PASSWORD };

let run: TestRun | null = null;
afterAll(() => run?.stop());

/** Saves one description after the other until the run is gone; answers what was acknowledged last, and what was only sent. */
const saveUntilKilled = async (origin: string, token: string, id: number, start: number) => {
  const client = clientAt(origin, token);
  let acknowledged = start;
  for (let n = start + 1; ; n++) {
    try {
      await client.bcp.update({ params: { id }, body: { financial_impact_description: `Save number ${n}` } });
      acknowledged = n;
    } catch {
      return { acknowledged, sent: n };
    }
  }
};

describe('kill -9 of the local run', () => {
  it('kill -9 of the local run loses no acknowledged write', { timeout: 240_000 }, async () => {
    const port = await findFreePort();
    run = await startLocalRun({ name: 'durability', port });
    const signIn = async () => (await clientAt(run!.origin).auth.login({ body: premium })).access_token;
    let token = await signIn();
    const [bcp] = await clientAt(run.origin, token).bcp.list();
    let last = 0;
    for (let kill = 0; kill < KILLS; kill++) {
      const saving = saveUntilKilled(run.origin, token, bcp!.id, last);
      await wait(300 + 250 * kill);
      await run.stop('SIGKILL');
      const { acknowledged, sent } = await saving;
      expect(acknowledged).toBeGreaterThan(last);
      run = await startLocalRun({ name: 'durability', port, isFresh: false });
      // The session survives too: it is the token from before the kill that reads.
      const stored = await clientAt(run.origin, token).bcp.get({ params: { id: bcp!.id } });
      last = Number(stored.financial_impact_description?.replace('Save number ', ''));
      expect(last).toBeGreaterThanOrEqual(acknowledged);
      expect(last).toBeLessThanOrEqual(sent);
      token = await signIn();
    }
  });
});
