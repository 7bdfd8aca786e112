/**
 * One local run for all integration tests. With KEELHOUSE_ORIGIN set, the tests use a run that is up already, which
 * saves its start while a test is being written.
 */
import { startLocalRun } from './local-run.ts';

export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.KEELHOUSE_ORIGIN) return undefined;
  const run = await startLocalRun({ name: 'integration' });
  process.env.KEELHOUSE_ORIGIN = run.origin;
  return () => run.stop();
}
