import type { ExerciseType } from '#shared/domain/exercise.ts';
import type { StoredMaterial } from '#shared/domain/exercise-material.ts';
import type { Profile } from '../profile.ts';
import { cyber } from './cyber.ts';
import { nature } from './nature.ts';
import { partners } from './partners.ts';
import { premises } from './premises.ts';
import { type Blueprint, buildScene, listStageFunctions, type Scene } from './scene.ts';

const blueprints: readonly Blueprint[] = [...cyber, ...premises, ...nature, ...partners];

export interface ScenarioDraft {
  exercise_name: string;
  exercise_type: ExerciseType;
  scenario_description: string;
  objectives: { text: string; element: string; clause: string }[];
  injects: {
    at_minutes: number;
    channel: StoredMaterial['injects'][number]['channel'];
    from: string;
    text: string;
    expected_action: string;
    objective: number;
    decision?: string;
    if_late?: string;
    hint?: string;
  }[];
  questions: StoredMaterial['questions'];
}

/** Part of every scenario. */
const lastingAims = ({ fn }: Scene): ScenarioDraft['objectives'] => [
  {
    text: `Bring “${fn.name}” back within its recovery time (${fn.rto}), and measure how long it really takes`,
    element: `Function “${fn.name}”`,
    clause: '8.4.4',
  },
  {
    text: 'Tell staff, customers and suppliers what happened within 90 minutes, by somebody who may speak',
    element: 'Communication',
    clause: '8.4.3',
  },
];

const lastingQuestions = ({ fn, supplier, system }: Scene): Omit<ScenarioDraft['questions'][number], 'module'>[] => [
  { topic: 'people', text: `Who leads “${fn.name}” in this event, who stands in, and how are both reached at this hour?` },
  {
    topic: 'communication',
    text: 'Who speaks for the business, what is the first sentence, and who hears it before the press does?',
  },
  { topic: 'IT', text: `What does “${fn.name}” do while ${system} is not there, and how do the records get in afterwards?` },
  { topic: 'supplier', text: `What do you need from ${supplier} today, and what does the contract say about a day like this?` },
  {
    topic: 'money',
    text: 'Which policy pays, what does it ask for in the first 24 hours, and what may be spent without asking?',
  },
  { topic: 'authority', text: 'Who declares the emergency, who ends it, and what may nobody decide alone?' },
];

const draftScenario = (blueprint: Blueprint, scene: Scene): ScenarioDraft => ({
  exercise_name: blueprint.title(scene),
  exercise_type: blueprint.type,
  scenario_description: blueprint.story(scene).join('\n\n'),
  objectives: [...blueprint.aims(scene).map(([text, element, clause]) => ({ text, element, clause })), ...lastingAims(scene)],
  injects: blueprint.injects(scene).map(({ at, expected, late, ...rest }) => ({
    ...rest,
    at_minutes: at,
    expected_action: expected,
    ...(late ? { if_late: late } : {}),
  })),
  questions: [
    ...lastingQuestions(scene).map((question) => ({ ...question, module: 1 as const })),
    ...blueprint.questions(scene).map(([topic, text]) => ({ topic, text, module: 2 as const })),
  ],
});

const chooseBlueprint = (type: ExerciseType, area: string, used: ReadonlyMap<Blueprint, number>): Blueprint => {
  const all = blueprints.filter((blueprint) => blueprint.type === type);
  const count = (blueprint: Blueprint) => used.get(blueprint) ?? 0;
  const least = Math.min(...all.map(count));
  const free = all.filter((item) => count(item) === least);
  return free.find(({ words }) => words.test(area)) ?? free[0]!;
};

export interface ScenarioOrder {
  count: number;
  types: readonly ExerciseType[];
  areas: readonly string[];
}

/** Names are unique; a repeated blueprint uses the next function of the BCP. */
export const writeScenarios = (profile: Profile, { count, types, areas }: ScenarioOrder): ScenarioDraft[] => {
  const functions = listStageFunctions(profile);
  const used = new Map<Blueprint, number>();
  const names = new Set<string>();
  return Array.from({ length: count }, (_, at) => {
    const type = types[at % types.length]!;
    const blueprint = chooseBlueprint(type, areas[at % Math.max(1, areas.length)] ?? '', used);
    const round = used.get(blueprint) ?? 0;
    used.set(blueprint, round + 1);
    const draft = draftScenario(blueprint, buildScene(profile, functions, at, round));
    const name = names.has(draft.exercise_name) ? `${draft.exercise_name} (${at + 1})` : draft.exercise_name;
    names.add(name);
    return { ...draft, exercise_name: name };
  });
};

export const writeFacilitatorNotes = (
  profile: Profile,
  type: ExerciseType,
): Pick<StoredMaterial, 'objectives' | 'injects' | 'questions'> => {
  const blueprint = blueprints.find((item) => item.type === type)!;
  const { objectives, injects, questions } = draftScenario(blueprint, buildScene(profile, listStageFunctions(profile), 0, 0));
  const none = { decision: null, if_late: null, hint: null };
  return {
    objectives: objectives.map((objective) => ({ ...objective, target_minutes: null })),
    injects: injects.map((inject) => ({ ...none, ...inject })),
    questions,
  };
};
