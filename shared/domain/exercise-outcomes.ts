/** A first draft of the after-action report from what was noted during the exercise. */
import { formatDate } from '#shared/format/dates.ts';
import { ACTION_ELEMENT_LABELS, exerciseRunMessages as say } from '#shared/messages/exercise-run.ts';
import { fill } from '#shared/messages/fields.ts';
import { formatMinutes } from './bcp/duration.ts';
import { EXERCISE_TEXT_MAX } from './exercise.ts';
import { type EvaluationRecord, findEvaluation, findInjectRecord, formatClock, type RunContent } from './exercise-run.ts';

interface OutcomeMaterial {
  injects: readonly { number: number }[];
  questions: readonly { text: string }[];
  evaluation: {
    scale: readonly { mark: string; meaning: string }[];
    rows: readonly { objective: number; text: string; target_minutes?: number | null }[];
  };
}

type ObjectiveRow = OutcomeMaterial['evaluation']['rows'][number];

export interface DraftedOutcomes {
  findings: string;
  recommendations: string;
  lessons_learned: string;
}

const isBlank = (text: string): boolean => text.trim() === '';

const isNoted = (row: EvaluationRecord): boolean =>
  row.mark !== null || row.measured_minutes !== null || !isBlank(row.observation) || !isBlank(row.root_cause);

export const isTargetMissed = (measured: number | null, target: number | null | undefined): boolean =>
  measured !== null && target !== null && target !== undefined && measured > target;

const describeTime = (measured: number | null, target: number | null | undefined): string[] => {
  if (measured === null) return [];
  if (target === null || target === undefined) return [fill(say.took, { measured: formatMinutes(measured) })];
  const sentence = isTargetMissed(measured, target) ? say.missedTarget : say.tookWithTarget;
  return [fill(sentence, { measured: formatMinutes(measured), target: formatMinutes(target) })];
};

/** Cut between paragraphs, with a sentence that says so. */
const joinWithin = (blocks: readonly string[], max: number): string => {
  const whole = blocks.join('\n\n');
  if (whole.length <= max) return whole;
  const room = max - say.cutOff.length - 2;
  const cut = whole.slice(0, room + 1);
  const end = cut.lastIndexOf('\n\n');
  return `${(end > room / 2 ? cut.slice(0, end) : cut.slice(0, room)).trimEnd()}\n\n${say.cutOff}`;
};

const describeObjective = ({ objective, text, target_minutes }: ObjectiveRow, row: EvaluationRecord, meaning: string) =>
  [
    fill(say.objective, { number: objective, text }),
    ...(row.mark === null ? [] : [fill(say.rating, { meaning })]),
    ...describeTime(row.measured_minutes, target_minutes),
    ...(isBlank(row.observation) ? [] : [fill(say.observation, { text: row.observation.trim() })]),
    ...(isBlank(row.root_cause) ? [] : [fill(say.rootCause, { text: row.root_cause.trim() })]),
  ].join('\n');

const describeInjects = (material: OutcomeMaterial, run: RunContent): string[] => {
  const records = material.injects.map(({ number }) => findInjectRecord(run, number));
  const released = records.filter(({ released_at_seconds }) => released_at_seconds !== null);
  if (released.length === 0) return [];
  const answered = released.filter(({ responded_at_seconds }) => responded_at_seconds !== null);
  const late = released.filter(({ is_late }) => is_late);
  const counts = { released: released.length, total: records.length, responded: answered.length, late: late.length };
  const responses = released.flatMap(({ number, released_at_seconds, responded_at_seconds, response }) => {
    if (isBlank(response)) return [];
    const minutes = responded_at_seconds === null ? null : Math.round((responded_at_seconds - released_at_seconds!) / 60);
    const values = { number, released: formatClock(released_at_seconds!), response: response.trim() };
    if (minutes === null) return [fill(say.injectOpenResponse, values)];
    return [fill(say.injectResponse, { ...values, minutes: minutes === 0 ? say.underOneMinute : formatMinutes(minutes) })];
  });
  return [[fill(say.injects, counts), ...responses].join('\n')];
};

const describeActions = ({ actions }: RunContent): string[] =>
  actions
    .filter(({ action }) => !isBlank(action))
    .map(({ action, element, owner, due }, at) =>
      fill(say.action, {
        number: at + 1,
        action: action.trim(),
        details: [
          ACTION_ELEMENT_LABELS[element],
          isBlank(owner) ? say.actionNoOwner : fill(say.actionOwner, { owner: owner.trim() }),
          due === null ? say.actionNoDue : fill(say.actionDue, { due: formatDate(due, 'UTC') }),
        ].join(', '),
      }),
    );

/** Only what was noted: an empty record gives empty texts. */
export const draftOutcomes = (material: OutcomeMaterial, run: RunContent): DraftedOutcomes => {
  const meaningOf = (mark: string | null): string => material.evaluation.scale.find((row) => row.mark === mark)?.meaning ?? '';
  const evaluated = material.evaluation.rows.map((objective) => ({
    objective,
    row: findEvaluation(run, objective.objective),
  }));
  const findings = evaluated
    .filter(({ row }) => isNoted(row))
    .map(({ objective, row }) => describeObjective(objective, row, meaningOf(row.mark)));
  const actions = describeActions(run);
  const open = evaluated
    .filter(({ row }) => row.mark === 'M' || row.mark === 'U')
    .map(({ objective, row }) => fill(say.openObjective, { number: objective.objective, meaning: meaningOf(row.mark) }));
  const strengths = evaluated
    .filter(({ row }) => row.mark === 'P')
    .map(({ objective }) => fill(say.strength, { text: objective.text }));
  const discussed = material.questions.flatMap(({ text }, at) => {
    const notes = run.questions.find(({ number }) => number === at + 1)?.notes ?? '';
    return isBlank(notes) ? [] : [`${fill(say.question, { text })}\n${notes.trim()}`];
  });
  const notes = [...run.notes]
    .sort((a, b) => a.at_seconds - b.at_seconds)
    .filter(({ text }) => !isBlank(text))
    .map(({ at_seconds, text }) => fill(say.note, { time: formatClock(at_seconds), text: text.trim() }));
  const join = (blocks: readonly string[]) => joinWithin(blocks, EXERCISE_TEXT_MAX);
  return {
    findings: join([...findings, ...describeInjects(material, run)]),
    recommendations: join([...(actions.length > 0 ? [actions.join('\n')] : []), ...open]),
    lessons_learned: join([...strengths, ...discussed, ...(notes.length > 0 ? [notes.join('\n')] : [])]),
  };
};
