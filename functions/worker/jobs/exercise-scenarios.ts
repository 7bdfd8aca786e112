import * as z from 'zod';
import { exerciseCountUpdate, exercisePut, materialPut } from '#functions/data/exercises.ts';
import { isCyberRisk } from '#shared/domain/bcp/risk-names.ts';
import { chooseFocus, inferFocusTypes } from '#shared/domain/exercise.ts';
import { CHANNELS, type StoredMaterial, TOPICS } from '#shared/domain/exercise-material.ts';
import { EXERCISE_TYPES } from '#shared/domain/exercise-options.ts';
import { createGeneratedExercise } from '#shared/domain/exercise-states.ts';
import { knowledgeAnswers } from '#shared/knowledge/answers.ts';
import { listDigests } from '#shared/knowledge/scenarios/digest.ts';
import type { AiJobPayload } from '#shared/queues/job-definitions.ts';
import { type DraftResult, defineAiJob } from '../job-definition.ts';
import { coerceModelOutput } from '../model-output.ts';
import { PROMPT_VERSION } from '../prompt-version.ts';

const text = (max: number, hint: string) => z.string().max(max).describe(hint);

const Scenario = z.object({
  exercise_name: text(200, 'Title that names the event and the function it stops'),
  scenario_description: text(
    3000,
    'Three or four short paragraphs with a blank line between: only what is known at the start, then what follows after hours, then after a day',
  ),
  exercise_type: z.enum(EXERCISE_TYPES).optional(),
  objectives: z
    .array(
      z.object({
        text: text(300, 'What is to be shown, measurable, with a time'),
        element: text(160, 'Function, system, team or procedure of the plan it tests').optional(),
        clause: text(20, 'Clause of ISO 22301, such as 8.4.3').optional(),
        target_minutes: z.number().min(1).max(100_000).optional().describe('Recovery time of the plan in minutes, if it has one'),
      }),
    )
    .max(6),
  injects: z
    .array(
      z.object({
        text: text(500, 'What is said or written to the team'),
        at_minutes: z.number().min(0).max(100_000).default(0).describe('Minutes since the event began'),
        channel: z.enum(CHANNELS).default('call'),
        from: text(120, 'Role or organisation it comes from, never a person').default(''),
        expected_action: text(500, 'What a good team does').default(''),
        objective: z.number().min(1).max(6).optional().describe('Number of the objective it serves'),
        decision: text(300, 'What has to be decided now').optional(),
        if_late: text(300, 'What happens when they hesitate').optional(),
        hint: text(300, 'For the facilitator').optional(),
      }),
    )
    .max(8)
    .optional(),
  questions: z
    .array(
      z.object({
        text: text(400, 'Open question to the team'),
        topic: z.enum(TOPICS).default('people'),
        module: z.number().min(1).max(2).optional(),
      }),
    )
    .max(12)
    .optional(),
});
type Scenario = z.output<typeof Scenario>;
const form = z.object({ scenarios: z.array(Scenario).max(10) });

/** Each scenario is a question of its own; the library adds the rest. */
const ASKED_MAX = 4;
/** For scenarios of one type: nobody learns from the same evening twice. */
const ANGLES = [
  'at the busiest hour of an ordinary week',
  'on a night or weekend, with the owner away',
  'in the peak season, with a key person absent',
  'slowly, from a warning that looks harmless',
];

type Payload = AiJobPayload<'exercise_scenarios'>;

const mentionsCyber = (...texts: (string | undefined)[]): boolean =>
  texts.some((text) => text !== undefined && isCyberRisk(text));

const removeCyberScenarios = (scenarios: Scenario[]): Scenario[] =>
  scenarios
    .filter(
      ({ exercise_type, exercise_name, scenario_description }) =>
        exercise_type !== 'cyber' && !mentionsCyber(exercise_name, scenario_description),
    )
    .map(({ objectives, injects = [], questions = [], ...scenario }) => ({
      ...scenario,
      objectives: objectives.filter((each) => !mentionsCyber(each.text, each.element)),
      injects: injects.filter((each) => !mentionsCyber(...Object.values(each).filter((value) => typeof value === 'string'))),
      questions: questions.filter((each) => !mentionsCyber(each.text)),
    }));

/** A placeholder that a model left open. */
const BLANK = /\[[^\]]+\]/;

/** Without doubles of each other and of what the BCP already has. */
const selectUsable = (scenarios: readonly Scenario[], { cyber, taken }: Pick<Payload, 'cyber' | 'taken'>): Scenario[] => {
  const shown = cyber ? [...scenarios] : removeCyberScenarios([...scenarios]);
  const digests = new Set(taken);
  return shown.filter(({ exercise_name, scenario_description, objectives }) => {
    const own = listDigests({ exercise_name, scenario_description });
    const isUnfinished = objectives.length === 0 || BLANK.test(`${exercise_name} ${scenario_description}`);
    if (isUnfinished || own.some((digest) => digests.has(digest))) return false;
    for (const digest of own) digests.add(digest);
    return true;
  });
};

const pickFromLibrary = async (payload: Payload): Promise<Scenario[]> =>
  selectUsable(coerceModelOutput(form, await knowledgeAnswers.exercise_scenarios(payload))?.scenarios ?? [], payload);

/** Adds scenarios of the library up to the requested number, at last ones that quote nothing of the BCP. */
const fillUp = async (found: readonly Scenario[], payload: Payload): Promise<Scenario[]> => {
  const count = payload.number_of_scenarios;
  const { industry, state } = payload.plan;
  let all = [...found];
  for (const plan of [payload.plan, { industry, state }, {}])
    if (all.length < count) {
      const taken = [...payload.taken, ...all.flatMap(listDigests)];
      all = selectUsable([...all, ...(await pickFromLibrary({ ...payload, plan, taken }))], payload);
    }
  return all.slice(0, count);
};

const chooseType = ({ exercise_type }: Scenario, at: number, { focus_areas, cyber }: Payload) => {
  const types = inferFocusTypes(focus_areas, cyber);
  return exercise_type !== undefined && types.includes(exercise_type) ? exercise_type : types[at % types.length]!;
};

/** Without a module, the first half belongs to the first. */
const chooseModule = (module: number | undefined, at: number, count: number): 1 | 2 =>
  module === 2 || (module === undefined && at >= count / 2) ? 2 : 1;

const toMaterial = (scenario: Scenario, id: number, type: StoredMaterial['exercise_type']) => {
  const count = scenario.objectives.length;
  const { questions = [] } = scenario;
  return {
    exercise_id: id,
    exercise_type: type,
    objectives: scenario.objectives.map(({ text, element, clause, target_minutes }) => ({
      text,
      element: element ?? null,
      clause: clause ?? null,
      target_minutes: target_minutes ?? null,
    })),
    injects: (scenario.injects ?? []).map((inject) => ({
      ...inject,
      objective: inject.objective !== undefined && inject.objective <= count ? Math.round(inject.objective) : null,
      decision: inject.decision ?? null,
      if_late: inject.if_late ?? null,
      hint: inject.hint ?? null,
    })),
    questions: questions.map((question, at) => ({ ...question, module: chooseModule(question.module, at, questions.length) })),
  };
};

const toDraftResult = (
  scenarios: readonly Scenario[],
  payload: Payload,
  source: StoredMaterial['source'],
): DraftResult<'exercise_scenarios'> => {
  const plan = { bcp_id: payload.bcp_id, bcp_name: payload.bcp_name };
  const typed = scenarios.map((exercise, at) => ({
    exercise,
    id: payload.ids[at]!,
    type: chooseType(exercise, at, payload),
  }));
  return {
    success: scenarios.length > 0,
    scenarios: typed.map(({ exercise, id, type }) =>
      createGeneratedExercise({
        ...plan,
        id,
        exercise_name: exercise.exercise_name,
        exercise_type: type,
        scenario_description: exercise.scenario_description,
        participants: exercise.objectives.map((objective) => objective.text),
        created_at: payload.created_at,
      }),
    ),
    generated_count: scenarios.length,
    materials: typed.map(({ exercise, id, type }) => ({
      ...toMaterial(exercise, id, type),
      source,
      ...(source === 'model' ? { prompt_version: PROMPT_VERSION } : {}),
    })),
  };
};

export const exerciseScenarios = defineAiJob<'exercise_scenarios', typeof form>({
  role: 'writing',
  task: 'write one scenario for a tabletop exercise on this plan. It is of the type "exercise_type", about "focus_area", and happens as "angle" says. It is one event that stops a function of the plan, told at its place, with its systems and suppliers, in the words of the plan, and it grows worse over hours and a day. Separate paragraphs by a blank line: the first holds only what is known at the start. Suppliers say only what they can by what they provide, cloud systems do not get wet, storms come in their season and where they occur. No story and no objective may contradict the recovery times of the plan; if something takes longer, say that this gap is the point. Life safety comes first in every expected action: people, 911, property; no one goes back in. Suppliers are those of the plan, by what each provides; a system that a vendor hosts is down at the vendor, one on the premises with the building. Give 3 to 5 measurable objectives, 6 to 8 injects in order of time, and 8 to 10 questions that only this scenario asks, half for each module, about people, communication, IT, suppliers, money and authority.',
  form,
  questionForm: z.object({ scenarios: z.array(Scenario).min(1).max(1) }),
  countParts: ({ number_of_scenarios }) => Math.min(ASKED_MAX, number_of_scenarios),
  toPromptData: ({ plan, cyber, focus_areas, bcp_id }, part) => {
    const areas = focus_areas.filter((area) => cyber || !isCyberRisk(area));
    const types = inferFocusTypes(areas, cyber);
    const { type, area } = chooseFocus(areas, types, part);
    return {
      ...{ bcp_id, plan, cyber, number_of_scenarios: 1, focus_areas: areas },
      ...{ exercise_type: type, focus_area: area, part: part + 1 },
      angle: ANGLES[Math.floor(part / types.length) % ANGLES.length],
    };
  },
  toResult: async ({ scenarios }, payload, source) => {
    const found = selectUsable(scenarios, payload);
    return toDraftResult(found.length === 0 && source === 'model' ? [] : await fillUp(found, payload), payload, source);
  },
  isUseful: ({ scenarios }) => scenarios.length > 0,
  // The version of the prompts is kept with the material.
  toReply: ({ materials, prompt_version: _, ...result }, { review }, job_id) =>
    review ? { ...result, job_id, materials } : result,
  save: (uid, { review }, { scenarios, materials }) =>
    review || scenarios.length === 0
      ? []
      : [...scenarios.map(exercisePut), ...materials.map(materialPut), exerciseCountUpdate(uid, scenarios.length)],
  callSeconds: 100,
});
