/** What the areas that somebody wants to rehearse mean for the type of an exercise. */
import type { ExerciseType } from './exercise-options.ts';

/** In the order in which words are tried. */
const words: readonly (readonly [ExerciseType, RegExp])[] = [
  ['cyber', /\b(cyber|ransom|phish|malware|hack|data|information security|iso ?27001|privacy|password|identity|cloud)/i],
  ['earthquake', /\b(earthquake|seismic)/i],
  ['flood', /\b(flood|storm surge|hurricane|tsunami|burst pipe|water)/i],
  ['fire', /\b(fire|wildfire|smoke|explosion)/i],
  ['pandemic', /\b(pandemic|epidemic|illness|disease|flu|influenza|covid|virus|absence)/i],
  ['power_outage', /\b(power|blackout|electric|grid|generator)/i],
  ['other', /\b(suppl|vendor|logistic|transport|staff|personnel|key person|strike|equipment|tornado|winter|violence|recall)/i],
];

const inferType = (area: string): ExerciseType | undefined => words.find(([, pattern]) => pattern.test(area))?.[0];

/** Without cyber content these are what any business can rehearse. */
const WITHOUT_CYBER: readonly ExerciseType[] = ['power_outage', 'fire', 'other'];

/** The types that the areas ask for, in their order; cyber unless they say otherwise, and never where the customer opted out. */
export const inferFocusTypes = (areas: readonly string[], cyber: boolean): readonly ExerciseType[] => {
  const asked = [...new Set(areas.flatMap((area) => inferType(area) ?? []))].filter((type) => cyber || type !== 'cyber');
  if (asked.length > 0) return asked;
  return cyber ? ['cyber'] : WITHOUT_CYBER;
};
