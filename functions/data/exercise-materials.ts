/** What facilitators need beside an exercise: apart from it, since lists of exercises carry whole rows. */
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { StoredMaterial } from '#shared/domain/exercise-material.ts';
import { ownerOfExercise } from './exercises.ts';
import { keys } from './keys.ts';
import { type Packed, pack, unpack } from './pack.ts';
import { db, table } from './table.ts';

/** The part of a transaction that keeps the material of an exercise, packed. */
export const materialPut = (material: StoredMaterial) => ({
  Put: {
    TableName: table('core'),
    Item: { ...keys.exerciseMaterial(ownerOfExercise(material.exercise_id), material.exercise_id), ...pack(material, 0) },
  },
});

/** Lists, and fields of injects, may have come later. */
type FirstMaterial = Partial<StoredMaterial> & Pick<StoredMaterial, 'exercise_id' | 'exercise_type' | 'source'>;
const laterInInjects = { objective: null, decision: null, if_late: null, hint: null };

/** The material that was kept with an exercise, or null. */
export const readMaterial = async (id: number): Promise<StoredMaterial | null> => {
  const { Item } = await db.send(
    new GetCommand({ TableName: table('core'), Key: keys.exerciseMaterial(ownerOfExercise(id), id) }),
  );
  if (!Item) return null;
  const stored = { objectives: [], injects: [], questions: [], ...unpack<FirstMaterial>(Item as Packed) };
  return { ...stored, injects: stored.injects.map((inject) => ({ ...laterInInjects, ...inject })) };
};
