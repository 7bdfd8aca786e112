import { describe, expect, it } from 'vitest';
import type { ExerciseDocumentInput } from '#functions/documents/exercises/common.ts';
import { composeExerciseDocument, renderExercise } from '#functions/documents/exercises/render-exercise.ts';
import { renderPdf } from '#functions/documents/render-pdf.ts';
import { renderWord } from '#functions/documents/word/render.ts';
import type { Exercise } from '#shared/domain/exercise.ts';
import { EXERCISE_DOCUMENTS, exerciseFileName, isDocumentReady, TimeZone } from '#shared/domain/exercise-document.ts';
import { buildHandbook, type ExerciseMaterial } from '#shared/domain/exercise-material.ts';
import { EXERCISE_STATUSES, EXERCISE_TYPES } from '#shared/domain/exercise-options.ts';
import { EMPTY_RUN, type ExerciseRun, recordResponse, releaseInject, setEvaluation } from '#shared/domain/exercise-run.ts';
import { createExercise } from '#shared/domain/exercise-states.ts';
import { buildProfile } from '#shared/knowledge/profile.ts';
import { writeFacilitatorNotes } from '#shared/knowledge/scenarios/library.ts';
import { unzip } from '#tests/support/zip.ts';
import { bakery } from './fixture.ts';

const NOW = '2026-11-22T18:00:00.000Z';
const OPENING = 'Thursday, 1:20 a.m. The power fails in the whole district.';
const LATER = ['The utility expects six to ten hours.', 'Two customers found another baker.'];

const materialOf = async (type: Exercise['exercise_type']): Promise<ExerciseMaterial> =>
  buildHandbook({
    exercise_id: 700001,
    exercise_type: type,
    source: 'knowledge',
    ...writeFacilitatorNotes(await buildProfile(bakery, true), type),
  });

const exerciseOf = (material: ExerciseMaterial, more: Partial<Exercise> = {}): Exercise => ({
  ...createExercise(
    700001,
    {
      bcp_id: 7,
      exercise_name: 'Blackout during the night bake',
      exercise_type: material.exercise_type,
      scenario_description: [OPENING, ...LATER].join('\n\n'),
      scheduled_date: NOW,
      participants: [{ name: 'Ana Ruiz', role: 'Owner', email: 'ana@acme.example', phone: '' }],
      objectives: material.objectives.map(({ text }) => text),
    },
    'Harbor Bakery',
    new Date(NOW),
  ),
  ...more,
});

const runOf = (material: ExerciseMaterial): ExerciseRun => {
  const [first] = material.injects;
  let run = releaseInject(EMPTY_RUN, first!.number, 900);
  run = recordResponse(run, first!.number, 1020);
  run = setEvaluation(run, {
    objective: 1,
    mark: 'S',
    observation: 'Decided late',
    root_cause: 'No limit',
    measured_minutes: 95,
  });
  return {
    ...run,
    notes: [{ id: 'n', at_seconds: 1500, text: 'The rental was called.' }],
    actions: [{ id: 'a', action: 'Print the café list', element: 'planning', owner: 'Ana Ruiz', due: '2026-12-15' }],
    exercise_id: 700001,
    version: 1,
    updated_at: NOW,
  };
};

const inputOf = async (type: Exercise['exercise_type'] = 'power_outage', more: Partial<ExerciseDocumentInput> = {}) => {
  const material = await materialOf(type);
  return {
    exercise: exerciseOf(material),
    material,
    run: null,
    generatedAt: NOW,
    timeZone: 'America/Los_Angeles',
    ...more,
  };
};

describe('the situation manual', () => {
  it.each(EXERCISE_TYPES)('the situation manual of a %s exercise holds nothing that is still to come', async (type) => {
    const input = await inputOf(type);
    const printed = JSON.stringify(composeExerciseDocument('situation_manual', input));
    expect(printed).toContain(OPENING);
    const toCome = [
      ...LATER,
      ...input.material.injects.flatMap(({ text, expected_action, hint, if_late, decision }) => [
        text,
        expected_action,
        hint,
        if_late,
        decision,
      ]),
    ].filter((text): text is string => Boolean(text));
    expect(toCome.length).toBeGreaterThan(6);
    for (const text of toCome) expect(printed).not.toContain(JSON.stringify(text).slice(1, -1));
  });

  it('the situation manual lists people by name and role, and objectives that stand among the participants are no people', async () => {
    const input = await inputOf();
    const exercise = { ...input.exercise, participants: [input.exercise.objectives[0]!, ...input.exercise.participants] };
    const printed = JSON.stringify(composeExerciseDocument('situation_manual', { ...input, exercise }).chapters);
    expect(printed).toContain('Ana Ruiz, Owner');
    expect(printed).not.toContain(input.exercise.objectives[0]);
  });
});

describe('the facilitator handbook', () => {
  it.each(EXERCISE_TYPES)('the facilitator handbook of a %s exercise holds every event, question and objective', async (type) => {
    const input = await inputOf(type);
    const printed = JSON.stringify(composeExerciseDocument('facilitator_handbook', input));
    for (const { text, expected_action } of input.material.injects)
      for (const part of [text, expected_action]) expect(printed).toContain(JSON.stringify(part).slice(1, -1));
    for (const { text } of [...input.material.questions, ...input.material.objectives])
      expect(printed).toContain(JSON.stringify(text).slice(1, -1));
    for (const paragraph of LATER) expect(printed).toContain(paragraph);
  });

  it('every page of the facilitator handbook says that it is not handed out', async () => {
    const { header } = composeExerciseDocument('facilitator_handbook', await inputOf());
    expect(`${header.left} ${header.right}`).toMatch(/^EXERCISE: .*do not hand out/);
  });
});

const outageMaterial = await materialOf('power_outage');

describe('the after-action report', () => {
  const material = outageMaterial;
  const held = exerciseOf(material, {
    status: 'completed',
    started_at: NOW,
    completed_date: '2026-11-22T20:00:00.000Z',
    findings: 'The list was missing.\n\nNobody knew the limit.',
    iso_auditor_approved: true,
    iso_auditor_approved_at: '2026-11-23T09:00:00.000Z',
  });

  it('the report of an exercise run in facilitator mode has marks, times, the timeline, notes, actions and approvals', async () => {
    const document = composeExerciseDocument(
      'after_action_report',
      await inputOf('power_outage', { exercise: held, run: runOf(material) }),
    );
    const printed = JSON.stringify(document);
    for (const text of [
      'Performed with some challenges',
      '1 h 35 min',
      'Decided late',
      'No limit',
      'The rental was called.',
      'Print the café list',
      'Dec 15, 2026',
      'Nobody knew the limit.',
      'Nov 23, 2026, 1:00 AM',
      'was not rated',
      'was not played',
    ])
      expect(printed).toContain(text);
  });

  it('measured times are drawn to one scale, with the target where there is one', async () => {
    const timed = {
      ...material,
      evaluation: {
        ...material.evaluation,
        rows: material.evaluation.rows.map((row, at) => ({ ...row, target_minutes: at === 0 ? 190 : null, target: null })),
      },
    };
    const input = await inputOf('power_outage', { exercise: held, material: timed, run: runOf(material) });
    const gauges = JSON.stringify(composeExerciseDocument('after_action_report', input)).match(/"gauge":\{[^}]*\}/g);
    expect(gauges).toEqual(['"gauge":{"value":0.5,"target":1}']);
  });

  it('the report of an exercise without a record is printed from its three texts, with rows to write on', async () => {
    const printed = JSON.stringify(
      composeExerciseDocument('after_action_report', await inputOf('power_outage', { exercise: held })),
    );
    expect(printed).toContain('The list was missing.');
    expect(printed).toContain('The exercise was not run in facilitator mode.');
    expect(printed).toContain('"mark":"blank"');
  });
});

describe('documents of an exercise as files', () => {
  it.each(EXERCISE_DOCUMENTS)('%s is rendered as HTML, PDF and Word, and times are those of the reader', async (kind) => {
    const input = await inputOf();
    const hostile = { ...input, exercise: { ...input.exercise, exercise_name: '<b>Fire</b> & smoke' } };
    const html = renderExercise(kind, hostile);
    expect(html).toContain('&lt;b&gt;Fire&lt;/b&gt; &amp; smoke');
    expect(html).toContain('Nov 22, 2026, 10:00 AM');
    const document = composeExerciseDocument(kind, hostile);
    expect(
      Buffer.from(await renderPdf(document))
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect(unzip(await renderWord(document)).get('word/document.xml')).toContain('Fire');
  });

  it.each(EXERCISE_STATUSES)('which documents an exercise in status %s has', (status) => {
    expect(EXERCISE_DOCUMENTS.filter((kind) => isDocumentReady(kind, { status }))).toEqual(
      status === 'in_progress' || status === 'completed' ? [...EXERCISE_DOCUMENTS] : ['situation_manual', 'facilitator_handbook'],
    );
  });

  it.each([
    [undefined, 'UTC'],
    ['America/Chicago', 'America/Chicago'],
    ['Mars/Olympus', null],
    ['', null],
  ])('the time zone %s is read as %s', (name, zone) => {
    const result = TimeZone.safeParse(name);
    expect(result.success ? result.data : null).toBe(zone);
  });

  it('the file is named after exercise and document', () => {
    expect(exerciseFileName('Fire / night', 'after_action_report', 'pdf')).toBe('exercise_Fire_night_after_action_report.pdf');
  });
});
