/** What an exercise may be about and how it stands; plain lists, so that screens load no schemas for them. */
export const EXERCISE_TYPES = ['fire', 'earthquake', 'cyber', 'pandemic', 'power_outage', 'flood', 'other'] as const;
export type ExerciseType = (typeof EXERCISE_TYPES)[number];

/** generated: made by AI and not yet taken over by anybody. */
export const EXERCISE_STATUSES = ['generated', 'draft', 'scheduled', 'in_progress', 'completed', 'cancelled'] as const;
export type ExerciseStatus = (typeof EXERCISE_STATUSES)[number];

export const DIFFICULTIES = ['beginner', 'intermediate', 'advanced'] as const;

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

/** In the order in which words are tried. */
const focusWords: readonly (readonly [ExerciseType, RegExp])[] = [
  ['cyber', /\b(cyber|ransom|phish|malware|hack|data|information security|iso ?27001|privacy|password|identity|cloud)/i],
  ['earthquake', /\b(earthquake|seismic)/i],
  ['flood', /\b(flood|storm surge|hurricane|tsunami|burst pipe|water)/i],
  ['fire', /\b(fire|wildfire|smoke|explosion)/i],
  ['pandemic', /\b(pandemic|epidemic|illness|disease|flu|influenza|covid|virus|absence)/i],
  ['power_outage', /\b(power|blackout|electric|grid|generator)/i],
  ['other', /\b(suppl|vendor|logistic|transport|staff|personnel|key person|strike|equipment|tornado|winter|violence|recall)/i],
];

const inferType = (area: string): ExerciseType | undefined => focusWords.find(([, pattern]) => pattern.test(area))?.[0];

/** Without cyber content these are what any business can rehearse. */
const WITHOUT_CYBER: readonly ExerciseType[] = ['power_outage', 'fire', 'other'];

/** The types that the areas ask for, in their order; cyber unless they say otherwise, and never where the customer opted out. */
export const inferFocusTypes = (areas: readonly string[], cyber: boolean): readonly ExerciseType[] => {
  const asked = [...new Set(areas.flatMap((area) => inferType(area) ?? []))].filter((type) => cyber || type !== 'cyber');
  if (asked.length > 0) return asked;
  return cyber ? ['cyber'] : WITHOUT_CYBER;
};
