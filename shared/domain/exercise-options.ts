/** What an exercise may be about and how it stands; plain lists, so that screens load no schemas for them. */
export const EXERCISE_TYPES = ['fire', 'earthquake', 'cyber', 'pandemic', 'power_outage', 'flood', 'other'] as const;
export type ExerciseType = (typeof EXERCISE_TYPES)[number];

/** generated: made by AI and not yet taken over by anybody. */
export const EXERCISE_STATUSES = ['generated', 'draft', 'scheduled', 'in_progress', 'completed', 'cancelled'] as const;
export type ExerciseStatus = (typeof EXERCISE_STATUSES)[number];

export const DIFFICULTIES = ['beginner', 'intermediate', 'advanced'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** Suggestions only: a role is free text. */
export const PARTICIPANT_ROLES = [
  'CEO',
  'COO',
  'CTO',
  'CFO',
  'IT Manager',
  'Operations Manager',
  'HR Manager',
  'Security Manager',
  'Facilities Manager',
  'Department Head',
  'Team Lead',
  'Employee',
  'External Consultant',
  'Other',
] as const;

/** `power_outage` as people read it: Power Outage. Holds for types, statuses and difficulties. */
export const optionLabel = (value: string): string =>
  value
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** Scenarios that AI is asked for where nothing else is said. */
export const SCENARIOS_DEFAULT = 3;

export const PARTICIPANTS_MAX = 100;

/** Characters of a scenario or of what was learnt: with as many participants as there may be, an exercise fits its row. */
export const EXERCISE_TEXT_MAX = 10_000;
