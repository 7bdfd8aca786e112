/** Tells scenarios apart without the library that writes them. */
export interface Story {
  exercise_name: string;
  scenario_description: string;
}

/** Capitals, punctuation and spaces make no other scenario. */
export const normalizeText = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** FNV-1a with 32 bits: a few bytes of each name and story travel with a job, and a rare collision only skips a variant. */
export const digestText = (text: string): string => {
  let hash = 0x811c9dc5;
  for (const char of normalizeText(text)) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193);
  return (hash >>> 0).toString(36);
};

export const listDigests = ({ exercise_name, scenario_description }: Story): string[] => [
  digestText(exercise_name),
  digestText(scenario_description),
];
