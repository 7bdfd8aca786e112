export const EXERCISE_TYPES = ['fire', 'earthquake', 'cyber', 'pandemic', 'power_outage', 'flood', 'other'] as const;

/** generated: made by AI and not yet adopted by a user. */
export const EXERCISE_STATUSES = ['generated', 'draft', 'scheduled', 'in_progress', 'completed', 'cancelled'] as const;
export type ExerciseStatus = (typeof EXERCISE_STATUSES)[number];

export const DIFFICULTIES = ['beginner', 'intermediate', 'advanced'] as const;

export const DURATION_MIN = 30;
export const DURATION_MAX = 480;
export const DURATION_DEFAULT = 120;
