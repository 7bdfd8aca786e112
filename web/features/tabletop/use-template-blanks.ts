import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { type ExerciseTemplate, prefill } from '#shared/domain/exercise-template.ts';
import { fillTemplateBlanks, listBlanks, type TemplateFacts } from '#shared/domain/template-blanks.ts';
import { templateFactsQuery } from './exercise-queries.ts';
import { type ExerciseFields, ensureParticipant } from './exercise-values.ts';

const TEXTS = ['exercise_name', 'scenario_description', 'objectives'] as const;
type TemplateTexts = Pick<ExerciseFields, (typeof TEXTS)[number]>;

const toTexts = ({ exercise_name, scenario_description, objectives }: ReturnType<typeof prefill>): TemplateTexts => ({
  exercise_name,
  scenario_description,
  objectives: objectives.join('\n'),
});

interface Options {
  form: Pick<UseFormReturn<ExerciseFields>, 'control' | 'getValues' | 'setValue' | 'reset'>;
  templates: readonly ExerciseTemplate[];
  /** Null while no BCP is chosen, or one whose content the viewer can't read. */
  bcpId: number | null;
}

/** Loads a template into the form, and fills its blanks from the BCP as soon as both are chosen. */
export const useTemplateBlanks = ({ form: { control, getValues, setValue, reset }, templates, bcpId }: Options) => {
  const templateId = useWatch({ control, name: 'template_id' });
  const template = templates.find(({ id }) => id === templateId);
  const [loads, setLoads] = useState(0);
  const {
    data: facts,
    isError,
    refetch,
  } = useQuery({ ...templateFactsQuery(bcpId ?? 0), enabled: bcpId !== null && !!template });
  const [unfilled, setUnfilled] = useState<string[]>([]);
  const lastFilled = useRef<TemplateTexts>(undefined);

  const fillIn = useEffectEvent((chosen: ExerciseTemplate, known: TemplateFacts) => {
    const texts = toTexts(prefill(chosen));
    const filled = { ...texts };
    const open = new Set<string>();
    for (const name of TEXTS) {
      const result = fillTemplateBlanks(texts[name], known);
      filled[name] = result.text;
      const typed = getValues(name);
      // Text that somebody changed keeps the change; only its blanks are filled.
      const isUntouched = typed === texts[name] || typed === lastFilled.current?.[name];
      const next = isUntouched ? result.text : fillTemplateBlanks(typed, known).text;
      if (next !== typed) setValue(name, next, { shouldDirty: true });
      if (isUntouched || next !== typed) for (const blank of result.unfilled) open.add(blank);
    }
    lastFilled.current = filled;
    setUnfilled([...open]);
  });
  useEffect(() => {
    // `loads`: the same template may be loaded again over what was typed.
    if (template && facts && loads >= 0) fillIn(template, facts);
  }, [template, facts, loads]);

  const load = (chosen: ExerciseTemplate) => {
    const prefilled = prefill(chosen);
    const fields = { ...prefilled, ...toTexts(prefilled), duration_minutes: String(prefilled.duration_minutes) };
    reset(
      { ...getValues(), ...fields, participants: ensureParticipant(prefilled.participants) },
      { keepDefaultValues: true, keepSubmitCount: true },
    );
    setUnfilled([]);
    setLoads((count) => count + 1);
  };
  return {
    load,
    unfilled,
    /** Blanks that wait for the choice of a BCP. */
    isWaiting: template !== undefined && bcpId === null && TEXTS.some((name) => listBlanks(getValues(name)).length > 0),
    failedToFill: isError,
    retry: () => void refetch(),
  };
};
