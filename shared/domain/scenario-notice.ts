import { fill } from '#shared/messages/fields.ts';
import { scenarioNoticeMessages as say } from '#shared/messages/scenario-notice.ts';
import { type Exercise, namedParticipants, participantRow } from './exercise.ts';

export const NOTICE_PAGE = { limit: 50, offset: 0 } as const;
const RECENT_HOURS = 24;
const OBJECTIVES_SHOWN = 3;

/** No older exercise is due a notice. */
export const newScenarioHorizon = (now: Date): Date => new Date(now.getTime() - RECENT_HOURS * 3600_000);

/** Created at most 24 hours ago, approved by staff, not yet by the auditor. */
export const isNewScenario = (
  { created_at, admin_approved, iso_auditor_approved }: Pick<Exercise, 'created_at' | 'admin_approved' | 'iso_auditor_approved'>,
  now: Date,
): boolean => Date.parse(created_at) >= newScenarioHorizon(now).getTime() && admin_approved && iso_auditor_approved !== true;

/** Staff list the exercises of every customer, but a notice is about the reader's own. */
export const listNewScenarios = (exercises: readonly Exercise[], now: Date): Exercise[] =>
  exercises.filter((exercise) => isNewScenario(exercise, now) && !exercise.participants_hidden);

export const describeNewScenarios = (scenarios: readonly Pick<Exercise, 'exercise_type'>[]): { title: string; text: string } => {
  const count = scenarios.length;
  const cyber = scenarios.filter(({ exercise_type }) => exercise_type === 'cyber').length;
  if (cyber === 0) return { title: say.titleWithoutCyber, text: count === 1 ? say.otherOne : fill(say.other, { count }) };
  if (cyber < count) return { title: say.title, text: fill(say.mixed, { count, cyber }) };
  return { title: say.title, text: count === 1 ? say.cyberOne : fill(say.cyber, { count }) };
};

export const previewObjectives = ({
  objectives,
  participants,
}: Pick<Exercise, 'objectives' | 'participants'>): { shown: string[]; more: number } => {
  const texts = objectives.length > 0 ? objectives : namedParticipants(participants).map((entry) => participantRow(entry).name);
  return { shown: texts.slice(0, OBJECTIVES_SHOWN), more: Math.max(0, texts.length - OBJECTIVES_SHOWN) };
};

/** A notice that a user had about one exercise. */
export interface PastNotice extends Pick<Exercise, 'id' | 'exercise_name' | 'exercise_type'> {
  noticed_at: string;
  /** When the user looked at the history. */
  seen_at: string | null;
}

export const PAST_NOTICES_MAX = 50;

/** Newest first. An exercise keeps its first notice, under its current name. */
export const addNotices = (past: readonly PastNotice[], scenarios: readonly Exercise[], now: Date): PastNotice[] => {
  const current = new Map(scenarios.map(({ id, exercise_name, exercise_type }) => [id, { id, exercise_name, exercise_type }]));
  const kept = past.map((notice) => ({ ...notice, ...current.get(notice.id) }));
  const known = new Set(past.map(({ id }) => id));
  const added = [...current.values()]
    .filter(({ id }) => !known.has(id))
    .map((scenario) => ({ ...scenario, noticed_at: now.toISOString(), seen_at: null }));
  return [...added, ...kept].slice(0, PAST_NOTICES_MAX);
};

export const markNoticesSeen = (past: readonly PastNotice[], now: Date): PastNotice[] =>
  past.map((notice) => ({ ...notice, seen_at: notice.seen_at ?? now.toISOString() }));
