import { buildSnapshot } from '#shared/domain/bcp/snapshot.ts';
import type { Exercise } from '#shared/domain/exercise.ts';
import { adoptObjectives, type StoredMaterial } from '#shared/domain/exercise-material.ts';
import { buildProfile } from '#shared/knowledge/profile.ts';
import { writeFacilitatorNotes } from '#shared/knowledge/scenarios/library.ts';
import { readBcp } from './bcps.ts';
import { parseExerciseOwner, readMaterial } from './exercises.ts';

const writeFromLibrary = async ({ id, bcp_id, exercise_type }: Exercise): Promise<StoredMaterial> => {
  const bcp = await readBcp(parseExerciseOwner(id), bcp_id);
  const profile = buildProfile(bcp ? buildSnapshot(bcp) : {}, true);
  return { exercise_id: id, exercise_type, source: 'knowledge', ...writeFacilitatorNotes(profile, exercise_type) };
};

/**
 * What the facilitator works with: the stored material, else the library's for the type, with the objectives of the exercise.
 * The exercise may still be on its way: its stored material is read at the same time.
 */
export const readExerciseMaterial = async <E extends Exercise>(
  id: number,
  reading: Promise<E>,
): Promise<{ exercise: E; material: StoredMaterial }> => {
  const [exercise, stored] = await Promise.all([reading, readMaterial(id)]);
  const material = stored?.exercise_type === exercise.exercise_type ? stored : await writeFromLibrary(exercise);
  return { exercise, material: adoptObjectives(material, exercise.objectives) };
};
