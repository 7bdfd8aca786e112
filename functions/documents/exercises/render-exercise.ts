import type { ExerciseDocumentKind } from '#shared/domain/exercise-document.ts';
import { renderHtml } from '../html.ts';
import type { Document } from '../pdf/model.ts';
import { buildAfterActionReport } from './after-action-report.ts';
import type { ExerciseDocumentInput } from './common.ts';
import { buildFacilitatorHandbook } from './facilitator-handbook.ts';
import { buildSituationManual } from './situation-manual.ts';

const builders: Record<ExerciseDocumentKind, (input: ExerciseDocumentInput) => Document> = {
  situation_manual: buildSituationManual,
  facilitator_handbook: buildFacilitatorHandbook,
  after_action_report: buildAfterActionReport,
};

export const composeExerciseDocument = (kind: ExerciseDocumentKind, input: ExerciseDocumentInput): Document =>
  builders[kind](input);

export const renderExercise = (kind: ExerciseDocumentKind, input: ExerciseDocumentInput): string =>
  renderHtml(composeExerciseDocument(kind, input));
