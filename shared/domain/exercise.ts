import * as z from 'zod';
import { exerciseTemplateMessages, exerciseMessages as say } from '#shared/messages/exercises.ts';
import { fieldMessages, fill } from '#shared/messages/fields.ts';
import { limitedText, requiredText } from './bcp/text.ts';
import { DURATION_MAX, DURATION_MIN, EXERCISE_STATUSES, EXERCISE_TYPES } from './exercise-options.ts';

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

export const optionLabel = (value: string): string =>
  value
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

export const SCENARIOS_DEFAULT = 3;

export const PARTICIPANTS_MAX = 100;

/** With the maximum of participants, an exercise with texts of this length still fits its row. */
export const EXERCISE_TEXT_MAX = 10_000;

export interface ScenarioKind {
  label: string;
  /** In words that `inferFocusTypes` reads back. */
  areas: readonly string[];
}

/** The kinds of emergencies to choose scenarios from: more than the types that exercises are filed under. */
export const SCENARIO_KINDS: readonly ScenarioKind[] = [
  { label: 'Cyber', areas: ['cyber security', 'data breach', 'ransomware'] },
  { label: 'Power Outage', areas: ['power outage'] },
  { label: 'Fire', areas: ['fire'] },
  { label: 'Flood', areas: ['flood'] },
  { label: 'Hurricane', areas: ['hurricane'] },
  { label: 'Tornado', areas: ['tornado'] },
  { label: 'Winter Storm', areas: ['winter storm'] },
  { label: 'Wildfire', areas: ['wildfire'] },
  { label: 'Earthquake', areas: ['earthquake'] },
  { label: 'Chemical Release', areas: ['chemical release'] },
  { label: 'Pandemic', areas: ['pandemic'] },
  { label: 'Supplier Failure', areas: ['supplier failure'] },
  { label: 'Key Person Loss', areas: ['key person'] },
  { label: 'Violence', areas: ['violence'] },
];

/** The first match wins. */
const focusWords: readonly (readonly [ExerciseType, RegExp])[] = [
  ['cyber', /\b(cyber|ransom|phish|malware|hack|data|information security|iso ?27001|privacy|password|identity|cloud)/i],
  ['earthquake', /\b(earthquake|seismic)/i],
  ['flood', /\b(flood|storm surge|hurricane|tsunami|burst pipe|water)/i],
  ['fire', /\b(fire|wildfire|smoke|explosion)/i],
  ['pandemic', /\b(pandemic|epidemic|illness|disease|flu|influenza|covid|virus|absence)/i],
  ['power_outage', /\b(power|blackout|electric|grid|generator)/i],
  [
    'other',
    /\b(suppl|vendor|logistic|transport|staff|personnel|key person|strike|equipment|tornado|winter|violence|recall|chemical)/i,
  ],
];

const inferType = (area: string): ExerciseType | undefined => focusWords.find(([, pattern]) => pattern.test(area))?.[0];

/** Without cyber content, any business can rehearse these. */
const WITHOUT_CYBER: readonly ExerciseType[] = ['power_outage', 'fire', 'other'];

/** Defaults to cyber, unless the customer opted out of cyber content. */
export const inferFocusTypes = (areas: readonly string[], cyber: boolean): readonly ExerciseType[] => {
  const asked = [...new Set(areas.flatMap((area) => inferType(area) ?? []))].filter((type) => cyber || type !== 'cyber');
  if (asked.length > 0) return asked;
  return cyber ? ['cyber'] : WITHOUT_CYBER;
};

/** What the scenario at a position is about, where several areas lead to its type. */
export const chooseFocus = (
  areas: readonly string[],
  types: readonly ExerciseType[],
  at: number,
): { type: ExerciseType; area: string } => {
  const type = types[at % types.length]!;
  const ofType = areas.filter((area) => inferType(area) === type);
  return { type, area: ofType[Math.floor(at / types.length) % Math.max(1, ofType.length)] ?? '' };
};

const SHORT_MAX = 200;
export const OBJECTIVE_MAX = 500;
export const OBJECTIVES_MAX = 20;
export const GENERATED_SCENARIOS_MAX = 10;
const FOCUS_MAX = 20;

export const ExerciseType = z.enum(EXERCISE_TYPES, {
  error: ({ input }) => (input === undefined || input === '' ? say.typeRequired : say.unknownType),
});
export type ExerciseType = z.infer<typeof ExerciseType>;
const ExerciseStatus = z.enum(EXERCISE_STATUSES);

const short = limitedText(SHORT_MAX)
  .nullish()
  .transform((text) => text ?? '');
export const Participant = z.object({ name: short, role: short, email: short, phone: short });
export type Participant = z.infer<typeof Participant>;

/** People, or learning objectives as plain text, which AI scenarios contain. */
const ParticipantEntry = z.union([limitedText(OBJECTIVE_MAX), Participant], say.badParticipant);
export type ParticipantEntry = z.infer<typeof ParticipantEntry>;

export const durationText = fill(exerciseTemplateMessages.duration, { min: DURATION_MIN, max: DURATION_MAX });
export const DurationMinutes = z
  .number(durationText)
  .int(durationText)
  .min(DURATION_MIN, durationText)
  .max(DURATION_MAX, durationText);

const Objectives = z
  .array(limitedText(OBJECTIVE_MAX))
  .max(OBJECTIVES_MAX, fill(fieldMessages.tooMany, { field: 'Objectives', max: OBJECTIVES_MAX }))
  .transform((texts) => texts.map((text) => text.trim()).filter((text) => text !== ''));

const hasZone = (text: string): boolean => /(?:Z|[+-]\d\d:?\d\d)$/i.test(text);
/** ISO 8601: an offset is converted to UTC, without one it is UTC. The past is allowed: exercises are also recorded afterwards. */
const Instant = z.iso
  .datetime({ offset: true, local: true, error: say.badDate })
  .transform((text) => new Date(hasZone(text) ? text : `${text}Z`).toISOString());

export const NewExercise = z.object({
  bcp_id: z.number(say.bcpRequired).int(say.bcpRequired).positive(say.bcpRequired),
  exercise_name: requiredText(say.nameRequired),
  exercise_type: ExerciseType,
  scenario_description: requiredText(say.scenarioRequired, EXERCISE_TEXT_MAX),
  scheduled_date: Instant.nullable().default(null),
  participants: z
    .array(ParticipantEntry)
    .max(PARTICIPANTS_MAX, fill(fieldMessages.tooMany, { field: 'Participants', max: PARTICIPANTS_MAX }))
    .default([]),
  /** Absent, a save keeps what is stored. */
  objectives: Objectives.optional(),
  duration_minutes: DurationMinutes.optional(),
  /** The template the text was taken from, which counts its uses. */
  template_id: z.number().int().positive().nullable().optional(),
});
export type NewExercise = z.infer<typeof NewExercise>;

const OutcomeText = limitedText(EXERCISE_TEXT_MAX).nullable().default(null);
export const ExerciseOutcomes = z.object({ findings: OutcomeText, recommendations: OutcomeText, lessons_learned: OutcomeText });
export type ExerciseOutcomes = z.infer<typeof ExerciseOutcomes>;

export const Exercise = z.object({
  id: z.number(),
  bcp_id: z.number(),
  /** The name when the exercise was last saved: staff and auditors cannot read the BCP. */
  bcp_name: z.string(),
  exercise_name: z.string(),
  exercise_type: ExerciseType,
  scenario_description: z.string(),
  scheduled_date: z.string().nullable(),
  completed_date: z.string().nullable(),
  status: ExerciseStatus,
  participants: z.array(ParticipantEntry),
  objectives: z.array(z.string()),
  duration_minutes: z.number(),
  template_id: z.number().nullable(),
  started_at: z.string().nullable(),
  /** Set for everyone but the owner: participants then have only a role. */
  participants_hidden: z.boolean().optional(),
  admin_approved: z.boolean(),
  iso_auditor_approved: z.boolean(),
  /** User ids of the approvers, who must be different people. */
  admin_approved_by: z.number().nullable(),
  iso_auditor_approved_by: z.number().nullable(),
  admin_approved_at: z.string().nullable(),
  iso_auditor_approved_at: z.string().nullable(),
  document_download_enabled: z.boolean(),
  findings: z.string().nullable(),
  recommendations: z.string().nullable(),
  lessons_learned: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type Exercise = z.infer<typeof Exercise>;

export const ScenarioRequest = z.object({
  number_of_scenarios: z
    .number(fill(say.scenarios, { max: GENERATED_SCENARIOS_MAX }))
    .int(fill(say.scenarios, { max: GENERATED_SCENARIOS_MAX }))
    .min(1, fill(say.scenarios, { max: GENERATED_SCENARIOS_MAX }))
    .max(GENERATED_SCENARIOS_MAX, fill(say.scenarios, { max: GENERATED_SCENARIOS_MAX }))
    .default(SCENARIOS_DEFAULT),
  focus_areas: z.array(limitedText(SHORT_MAX)).max(FOCUS_MAX).default([]),
  /** The scenarios wait with the job until some are kept, and none is stored before. */
  review: z.boolean().default(false),
});
export type ScenarioRequest = z.infer<typeof ScenarioRequest>;

export const KeptScenario = z.object({
  id: z.number(),
  exercise_name: NewExercise.shape.exercise_name.optional(),
  scenario_description: NewExercise.shape.scenario_description.optional(),
});
export type KeptScenario = z.infer<typeof KeptScenario>;
export const ScenarioChoice = z.object({
  scenarios: z
    .array(KeptScenario)
    .min(1, say.keepAtLeastOne)
    .max(GENERATED_SCENARIOS_MAX)
    .refine((kept) => new Set(kept.map(({ id }) => id)).size === kept.length, say.keptTwice),
});

export const participantRow = (entry: ParticipantEntry): Participant =>
  typeof entry === 'string' ? { name: entry, role: '', email: '', phone: '' } : entry;

export const namedParticipants = <T extends ParticipantEntry>(entries: readonly T[]): T[] =>
  entries.filter((entry) => (typeof entry === 'string' ? entry : entry.name).trim() !== '');

/** Generated exercises also keep their objectives as texts among the participants. */
export const listParticipants = ({
  participants,
  objectives,
}: Pick<Exercise, 'participants' | 'objectives'>): ParticipantEntry[] =>
  participants.filter((entry) => typeof entry !== 'string' || !objectives.includes(entry));
