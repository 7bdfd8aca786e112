import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { clientAt } from '#infra/local/typed-client.ts';
import { noteFigure } from '#tests/support/figures.ts';
import { startLocalRun, type TestRun } from '#tests/support/local-run.ts';
import { PASSWORD } from '#tests/support/people.ts';

const KILLS = Number(process.env.KILLS ?? 3);
const premium = { username: 'premium@demo.keelhouse.example', password: PASSWORD };

let run: TestRun | null = null;
afterAll(() => run?.stop());

interface Progress {
  acknowledged: number;
  sent: number;
}

/** Saves one description after the other until the run is gone. */
const saveUntilKilled = async (origin: string, token: string, id: number, progress: Progress): Promise<void> => {
  const client = clientAt(origin, token);
  for (;;) {
    progress.sent += 1;
    try {
      await client.bcp.update({ params: { id }, body: { financial_impact_description: `Save number ${progress.sent}` } });
      progress.acknowledged = progress.sent;
    } catch {
      return;
    }
  }
};

describe('kill -9 of the local run', () => {
  it('kill -9 of the local run loses no acknowledged write', { timeout: 120_000 + KILLS * 40_000 }, async () => {
    run = await startLocalRun({ name: 'durability' });
    const signIn = async () => (await clientAt(run!.origin).auth.login({ body: premium })).access_token;
    let token = await signIn();
    const [bcp] = await clientAt(run.origin, token).bcp.list();
    let last = 0;
    for (let kill = 0; kill < KILLS; kill++) {
      const progress = { acknowledged: last, sent: last };
      const saving = saveUntilKilled(run.origin, token, bcp!.id, progress);
      await expect.poll(() => progress.acknowledged, { timeout: 30_000 }).toBeGreaterThan(last);
      await wait((250 * kill) % 2000);
      await run.stop('SIGKILL');
      await saving;
      const { acknowledged, sent } = progress;
      run = await startLocalRun({ name: 'durability', isFresh: false });
      // The session survives too: it is the token from before the kill that reads.
      const stored = await clientAt(run.origin, token).bcp.get({ params: { id: bcp!.id } });
      last = Number(stored.financial_impact_description?.replace('Save number ', ''));
      expect(last).toBeGreaterThanOrEqual(acknowledged);
      expect(last).toBeLessThanOrEqual(sent);
      token = await signIn();
    }
    noteFigure({ what: 'Times the run was killed under load, no acknowledged save lost', value: `${KILLS}`, goal: '50' });
  });
});
