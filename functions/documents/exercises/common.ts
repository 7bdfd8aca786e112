import { type Exercise, optionLabel, participantRow } from '#shared/domain/exercise.ts';
import type { ExerciseMaterial } from '#shared/domain/exercise-material.ts';
import { type ExerciseRun, splitScenario } from '#shared/domain/exercise-run.ts';
import { formatDate, formatZonedDateTime } from '#shared/format/dates.ts';
import { pluralize } from '#shared/knowledge/sentence.ts';
import { STOP_WORDS } from '#shared/messages/facilitator.ts';
import type { Block, Chapter, Document, Line, Span } from '../pdf/model.ts';
import { blank, markStrong, truncateBetweenWords } from '../values.ts';

export interface ExerciseDocumentInput {
  exercise: Exercise;
  material: ExerciseMaterial;
  /** Null when the exercise was not run in facilitator mode. */
  run: ExerciseRun | null;
  generatedAt: string;
  /** Of the business, or of the reader if the business has no place. */
  timeZone: string;
}

type Zoned = Pick<ExerciseDocumentInput, 'timeZone'>;

export const printDateTime = (iso: string | null, { timeZone }: Zoned): Line =>
  iso === null ? blank : formatZonedDateTime(iso, timeZone);

/** Minutes as a clock that starts with the exercise or with the story: 0:05, 1:30, 26:00. */
export const formatElapsed = (minutes: number): string => {
  const whole = Math.round(minutes);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};

const businessNameOf = ({ bcp_name }: Exercise): string => bcp_name.trim() || 'Unnamed business';

export const toParagraphs = (text: string): Block[] => splitScenario(text).map((line) => ({ kind: 'paragraph', line }));

/** People only: plain texts among the participants are objectives of generated scenarios. */
export const listPeople = ({ participants, objectives }: Exercise) =>
  participants.filter((entry) => typeof entry !== 'string' || !objectives.includes(entry)).map(participantRow);

export const describePerson = ({ name, role }: { name: string; role: string }): string =>
  [name, role].filter((text) => text.trim() !== '').join(', ') || 'Participant';

/** A labeled sentence: wider than a row of facts, so that what is read aloud reads well. */
export const toPoint = (label: string, line: Line): Block => ({
  kind: 'paragraph',
  line: [markStrong(`${label}: `), ...(Array.isArray(line) ? line : [line as string | Span])],
});

const safetyNotice: Block = {
  kind: 'paragraph',
  line: [
    markStrong('This is an exercise. '),
    `If a real emergency happens, say ${STOP_WORDS}, end the exercise, and call 911 if anyone is in danger.`,
  ],
};

export const buildRules = ({ rules }: ExerciseMaterial): Block[] => [
  { kind: 'heading', text: 'Rules' },
  { kind: 'list', isOrdered: false, items: rules },
];

export const buildAgenda = ({ agenda }: ExerciseMaterial): Block => ({
  kind: 'table',
  title: 'Agenda',
  columns: [
    { title: 'Start', width: 14 },
    { title: 'Length', width: 18 },
    { title: 'What happens', width: 68 },
  ],
  rows: agenda.map(({ at_minutes, minutes, title }) => [formatElapsed(at_minutes), pluralize(minutes, 'minute'), title]),
});

export const buildObjectives = ({ objectives }: ExerciseMaterial): Block => ({
  kind: 'table',
  title: 'Objectives',
  columns: [
    { title: '', width: 6 },
    { title: 'What the team should show', width: 54 },
    { title: 'Part of the plan', width: 26 },
    { title: 'ISO 22301', width: 14 },
  ],
  rows: objectives.map(({ number, text, element, clause }) => [
    markStrong(String(number)),
    text,
    element ?? 'The plan as a whole',
    clause ?? '8.5',
  ]),
});

interface Parts {
  kicker: string;
  title: string;
  notice: Line;
  facts?: readonly (readonly [label: string, value: Line])[];
  /** In short: what most readers want is on the first page. */
  coverBlocks: readonly Block[];
  chapters: readonly Omit<Chapter, 'id' | 'number'>[];
}

/** Every page says that this is an exercise: a page found on a desk must not be taken for a report of a real emergency. */
export const assemble = (input: ExerciseDocumentInput, parts: Parts): Document => {
  const { exercise, generatedAt, timeZone } = input;
  const business = businessNameOf(exercise);
  const name = truncateBetweenWords(exercise.exercise_name, 60);
  const chapters = parts.chapters.map((chapter, at) => ({ ...chapter, id: `part-${at + 1}`, number: String(at + 1) }));
  return {
    title: `${parts.title}: ${exercise.exercise_name}`,
    header: {
      left: `EXERCISE: ${name}`,
      right: `${parts.title}, ${truncateBetweenWords(business, 40)}, ${formatDate(generatedAt, timeZone)}`,
    },
    layout: 'full',
    cover: {
      kicker: parts.kicker,
      title: exercise.exercise_name,
      subtitle: [business, optionLabel(exercise.exercise_type)].join(' · '),
      facts: [
        ['Scheduled for', printDateTime(exercise.scheduled_date, input)],
        ['Planned length', pluralize(exercise.duration_minutes, 'minute')],
        ...(parts.facts ?? []),
      ],
      blocks: [{ kind: 'paragraph', line: parts.notice }, safetyNotice, ...parts.coverBlocks],
    },
    chapters,
  };
};
