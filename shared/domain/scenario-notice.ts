import type { Exercise } from './exercise.ts';

export const NOTICE_PAGE = { limit: 50, offset: 0 } as const;
const RECENT_HOURS = 24;
const OBJECTIVES_SHOWN = 3;

/** Created at most 24 hours ago, approved by staff, not yet by the auditor, and not seen before; in their given order. */
export const listNewScenarios = (exercises: readonly Exercise[], seen: ReadonlySet<number>, now: Date): Exercise[] =>
  exercises.filter(
    ({ id, created_at, admin_approved, iso_auditor_approved }) =>
      now.getTime() - Date.parse(created_at) <= RECENT_HOURS * 3600_000 &&
      admin_approved &&
      iso_auditor_approved !== true &&
      !seen.has(id),
  );

export const previewObjectives = ({ participants }: Pick<Exercise, 'participants'>): { shown: string[]; more: number } => {
  const texts = participants
    .map((participant) => (typeof participant === 'string' ? participant : participant.name))
    .filter((text) => text.trim() !== '');
  return { shown: texts.slice(0, OBJECTIVES_SHOWN), more: Math.max(0, texts.length - OBJECTIVES_SHOWN) };
};
