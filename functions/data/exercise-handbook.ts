import { buildMaskedSnapshot } from '#shared/domain/bcp/masked-snapshot.ts';
import type { Exercise } from '#shared/domain/exercise.ts';
import { adoptObjectives, buildHandbook, type ExerciseMaterial, type StoredMaterial } from '#shared/domain/exercise-material.ts';
import type { ExerciseRun } from '#shared/domain/exercise-run.ts';
import { listPeople, redactRun } from '#shared/domain/exercise-run-privacy.ts';
import { redactParticipants } from '#shared/domain/exercise-states.ts';
import { findBcpTimeZone } from '#shared/domain/time-zone.ts';
import { readBcp, readHeader } from './bcps.ts';
import { readRun } from './exercise-runs.ts';
import { type ExerciseRow, parseExerciseOwner, readMaterial } from './exercises.ts';

const writeFromLibrary = async (exercise: Exercise): Promise<StoredMaterial> => {
  const { id, bcp_id, exercise_type, exercise_name, scenario_description } = exercise;
  const [bcp, { buildProfile }, { writeFacilitatorNotes }] = await Promise.all([
    readBcp(parseExerciseOwner(id), bcp_id),
    import('#shared/knowledge/profile.ts'),
    import('#shared/knowledge/scenarios/library.ts'),
  ]);
  const profile = await buildProfile(bcp ? buildMaskedSnapshot(bcp) : {}, true);
  const notes = writeFacilitatorNotes(profile, exercise_type, `${exercise_name} ${scenario_description}`);
  return { exercise_id: id, exercise_type, source: 'knowledge', ...notes };
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

interface PrintedExercise {
  exercise: Exercise;
  material: ExerciseMaterial;
  run: ExerciseRun | null;
  timeZone: string;
}

const readTimeZone = async (id: number, reading: Promise<ExerciseRow>): Promise<string | null> => {
  const { bcp_id } = await reading;
  // Strong, or the read of a deleted BCP would be followed by a second one.
  const header = await readHeader(parseExerciseOwner(id), bcp_id, true);
  return header && findBcpTimeZone(header);
};

/**
 * What the documents of an exercise print. For others than its owner people are reduced to their roles. Times are those of the
 * business, or of the reader if its place is not known.
 */
export const readPrintedExercise = async (
  id: number,
  reading: Promise<ExerciseRow>,
  { isOwner, readerZone }: { isOwner: boolean; readerZone: string },
): Promise<PrintedExercise> => {
  const [{ exercise, material }, run, timeZone] = await Promise.all([
    readExerciseMaterial(id, reading),
    readRun(id),
    readTimeZone(id, reading),
  ]);
  const shown = isOwner ? exercise : redactParticipants(exercise);
  const record = isOwner ? run : redactRun(run, listPeople(exercise, run));
  return {
    exercise: shown,
    material: buildHandbook(adoptObjectives(material, shown.objectives), exercise.duration_minutes),
    run: run.version === 0 ? null : record,
    timeZone: timeZone ?? readerZone,
  };
};
