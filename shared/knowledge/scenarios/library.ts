import { chooseFocus, type ExerciseType } from '#shared/domain/exercise.ts';
import type { StoredMaterial } from '#shared/domain/exercise-material.ts';
import type { Profile } from '../profile.ts';
import { cyber } from './cyber.ts';
import { listDigests, type Story } from './digest.ts';
import { nature } from './nature.ts';
import { partners } from './partners.ts';
import { premises } from './premises.ts';
import { type Blueprint, buildScene, listStoryFunctions, type Scene, type StoryFunction, type Variant } from './scene.ts';
import { weather } from './weather.ts';

export const blueprints: readonly Blueprint[] = [...cyber, ...premises, ...nature, ...weather, ...partners];

export interface ScenarioDraft {
  exercise_name: string;
  exercise_type: ExerciseType;
  scenario_description: string;
  objectives: { text: string; element: string; clause: string; target_minutes?: number }[];
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

/** Part of every scenario: recovery is measured against the BCP, whatever the story says about systems and buildings. */
const sharedAims = ({ fn }: Scene): ScenarioDraft['objectives'] => [
  fn.rtoMinutes === null
    ? {
        text: `Agree on a recovery time for “${fn.name}”, and show how it runs again, by workaround if need be`,
        element: `Function “${fn.name}”`,
        clause: '8.2.2',
      }
    : {
        text: `Show how “${fn.name}” runs again ${fn.within}, by workaround if what it needs takes longer, and note the time`,
        element: `Function “${fn.name}”`,
        clause: '8.4.4',
        target_minutes: fn.rtoMinutes,
      },
  {
    text: 'Tell staff, customers and suppliers what happened within 90 minutes, through someone who may speak',
    element: 'Communication',
    clause: '8.4.3',
  },
];

const squeeze = (text: string): string => text.replace(/ {2,}/g, ' ').trim();

/** Names in quotation marks, inside speech. */
const nestQuotes = (text: string): string => {
  let depth = 0;
  return text.replace(/[“”]/g, (mark) => {
    if (mark === '“') return depth++ === 0 ? '“' : '‘';
    return --depth === 0 ? '”' : '’';
  });
};

const tellStory = (blueprint: Blueprint, scene: Scene): Story => ({
  exercise_name: blueprint.title(scene),
  scenario_description: blueprint.story(scene).map(squeeze).join('\n\n'),
});

const draftScenario = (blueprint: Blueprint, scene: Scene): ScenarioDraft => ({
  ...tellStory(blueprint, scene),
  exercise_type: blueprint.type,
  objectives: [...blueprint.aims(scene).map(([text, element, clause]) => ({ text, element, clause })), ...sharedAims(scene)],
  injects: blueprint.injects(scene).map(({ at, expected, late, text, ...rest }) => ({
    ...rest,
    text: nestQuotes(text),
    at_minutes: at,
    expected_action: expected,
    ...(late ? { if_late: late } : {}),
  })),
  questions: blueprint
    .questions(scene)
    .flatMap((questions, at) =>
      questions.map(([topic, text]) => ({ topic, text, module: at === 0 ? (1 as const) : (2 as const) })),
    ),
});

export interface ScenarioOrder {
  count: number;
  types: readonly ExerciseType[];
  areas: readonly string[];
  /** Digests of the names and descriptions of exercises that the BCP already has. */
  taken?: readonly string[];
}

const listPossible = (profile: Profile, type: ExerciseType): Blueprint[] => {
  const all = blueprints.filter((blueprint) => blueprint.type === type);
  const possible = all.filter(({ isPossible }) => isPossible?.(profile) ?? true);
  return possible.length > 0 ? possible : all;
};

type Candidate = [blueprint: Blueprint, draft: ScenarioDraft];

const VARIANTS_MAX = 200;

/**
 * The first draft that is no double: another kind of event first, then another function, then another time of day and season.
 * Few businesses have held so many exercises that a number has to tell them apart.
 */
const draftNew = (
  ordered: readonly Blueprint[],
  functions: readonly StoryFunction[],
  sceneOf: (blueprint: Blueprint, variant: Variant) => Scene,
  isTaken: (story: Story) => boolean,
): Candidate => {
  const sceneAt = (blueprint: Blueprint, step: number) =>
    sceneOf(blueprint, { at: step + Math.floor(step / functions.length), round: step });
  for (const [isTimed, steps] of [[false, functions.length] as const, [true, VARIANTS_MAX] as const])
    for (let step = 0; step < steps; step++)
      for (const blueprint of ordered) {
        const scene = sceneAt(blueprint, step);
        const story = tellStory(blueprint, scene);
        if (isTimed) story.exercise_name += `, ${scene.moment.short}`;
        if (!isTaken(story)) return [blueprint, { ...draftScenario(blueprint, scene), ...story }];
      }
  const [blueprint] = ordered as [Blueprint];
  const draft = draftScenario(blueprint, sceneAt(blueprint, 0));
  for (let number = 2; ; number++) {
    const numbered = {
      ...draft,
      exercise_name: `${draft.exercise_name} (${number})`,
      scenario_description: `${draft.scenario_description}\n\nThis is exercise number ${number} of its kind.`,
    };
    if (!isTaken(numbered)) return [blueprint, numbered];
  }
};

/** Least used first; among those, the one that a focus area means. */
const orderBlueprints = (all: readonly Blueprint[], area: string, used: ReadonlyMap<Blueprint, number>): Blueprint[] => {
  const rank = (blueprint: Blueprint) => 2 * (used.get(blueprint) ?? 0) + (area !== '' && blueprint.words.test(area) ? 0 : 1);
  return [...all].sort((a, b) => rank(a) - rank(b));
};

export const writeScenarios = (profile: Profile, { count, types, areas, taken }: ScenarioOrder): ScenarioDraft[] => {
  const functions = listStoryFunctions(profile);
  const used = new Map<Blueprint, number>();
  const digests = new Set(taken);
  const isTaken = (story: Story): boolean => listDigests(story).some((digest) => digests.has(digest));
  return Array.from({ length: count }, (_, at) => {
    const { type, area } = chooseFocus(areas, types, at);
    const sceneOf = (blueprint: Blueprint, variant: Variant) =>
      buildScene(profile, functions, blueprint, { ...variant, at: at + variant.at });
    const [blueprint, draft] = draftNew(orderBlueprints(listPossible(profile, type), area, used), functions, sceneOf, isTaken);
    used.set(blueprint, (used.get(blueprint) ?? 0) + 1);
    for (const digest of listDigests(draft)) digests.add(digest);
    return draft;
  });
};

/** For an exercise without material of its own; `text` is its name and scenario. */
export const writeFacilitatorNotes = (
  profile: Profile,
  type: ExerciseType,
  text = '',
): Pick<StoredMaterial, 'objectives' | 'injects' | 'questions'> => {
  const blueprint =
    blueprints.find((item) => item.type === type && text !== '' && item.words.test(text)) ?? listPossible(profile, type)[0]!;
  const scene = buildScene(profile, listStoryFunctions(profile), blueprint, { at: 0, round: 0 });
  const { objectives, injects, questions } = draftScenario(blueprint, scene);
  const none = { decision: null, if_late: null, hint: null };
  return {
    objectives: objectives.map((objective) => ({ target_minutes: null, ...objective })),
    injects: injects.map((inject) => ({ ...none, ...inject })),
    questions,
  };
};
