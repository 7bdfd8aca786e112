/**
 * Each hour: which customers are to know about new tabletop scenarios. A run may be repeated, missed or cut off: a claim per
 * exercise, written with the mail, keeps it to one mail.
 */
import { type ExerciseRow, listExercisesSince, parseExerciseOwner } from '#functions/data/exercises.ts';
import { listNoticedExercises, queueScenarioNotice, SCENARIOS_PER_MAIL } from '#functions/data/notices.ts';
import { currentSubscription, readActor } from '#functions/data/users.ts';
import { now } from '#functions/runtime/clock.ts';
import { scheduleHandler } from '#functions/runtime/event-handlers.ts';
import { errorFields, log } from '#functions/runtime/log.ts';
import { hasFeature } from '#shared/domain/access.ts';
import { isNewScenario, newScenarioHorizon } from '#shared/domain/scenario-notice.ts';

const AT_ONCE = 10;

/** More than fit into a mail are named by the next run. */
const notifyOwner = async (uid: number, exercises: readonly ExerciseRow[], at: Date): Promise<boolean> => {
  const noticed = await listNoticedExercises(uid);
  const fresh = exercises.filter(({ id }) => !noticed.has(id)).slice(0, SCENARIOS_PER_MAIL);
  if (fresh.length === 0) return false;
  const user = await readActor(uid);
  if (!user?.is_active || !user.is_verified) return false;
  if (!hasFeature({ ...user, subscription: currentSubscription(user, at) }, 'tabletop_scenarios')) return false;
  const scenarios = fresh.map(({ exercise_name, exercise_type }) => ({ exercise_name, exercise_type }));
  const ids = fresh.map(({ id }) => id);
  return queueScenarioNotice(uid, ids, { kind: 'new_scenarios', to: user.email, name: user.full_name, scenarios }, at);
};

/** A failed notice does not stop the others. */
const tryNotify = async (uid: number, exercises: readonly ExerciseRow[], at: Date): Promise<'sent' | 'none' | 'failed'> => {
  try {
    return (await notifyOwner(uid, exercises, at)) ? 'sent' : 'none';
  } catch (error) {
    log.error('scenario_notice_failed', { user_id: uid, ...errorFields(error) });
    return 'failed';
  }
};

/** Throws if a notice failed, so that the run is retried. */
export const handler = scheduleHandler('scenario-notices', async (): Promise<{ owners: number; sent: number }> => {
  const at = now();
  const exercises = await listExercisesSince(newScenarioHorizon(at), (exercise) => isNewScenario(exercise, at));
  const byOwner = [...Map.groupBy(exercises, ({ id }) => parseExerciseOwner(id))];
  const outcomes: Awaited<ReturnType<typeof tryNotify>>[] = [];
  for (let from = 0; from < byOwner.length; from += AT_ONCE)
    outcomes.push(
      ...(await Promise.all(byOwner.slice(from, from + AT_ONCE).map(([uid, created]) => tryNotify(uid, created, at)))),
    );
  const failed = outcomes.filter((outcome) => outcome === 'failed').length;
  if (failed > 0) throw new Error(`${failed} of ${byOwner.length} scenario notices failed`);
  const result = { owners: byOwner.length, sent: outcomes.filter((outcome) => outcome === 'sent').length };
  if (result.sent > 0) log.info('scenario_notices_sent', result);
  return result;
});
