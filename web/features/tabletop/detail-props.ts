/** What the parts of an exercise's page are given. */
import type { Exercise } from '#shared/domain/exercise.ts';
import type { Me } from '#shared/domain/user.ts';

export interface DetailProps {
  exercise: Exercise;
  user: Me;
  editPath: string;
  /** Null for those whose plan it is not. */
  planPath: string | null;
  /** Reads the exercise again. */
  reload: () => Promise<void>;
}
