/**
 * Businesses with what a consultant of the trade would look for first, and what would make the owner put the BCP away.
 * The tests of the knowledge and the evaluation of the model run over them.
 */
import { careProfiles } from './golden-profiles/care.ts';
import { foodProfiles } from './golden-profiles/food.ts';
import type { GoldenProfile, GoldenProfileFacts } from './golden-profiles/golden-profile.ts';
import { makingProfiles } from './golden-profiles/making.ts';
import { moneyAndTechnologyProfiles } from './golden-profiles/money-and-technology.ts';
import { servicesProfiles } from './golden-profiles/services.ts';

const toId = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const facts: readonly GoldenProfileFacts[] = [
  ...careProfiles,
  ...foodProfiles,
  ...makingProfiles,
  ...moneyAndTechnologyProfiles,
  ...servicesProfiles,
];

export const goldenProfiles: readonly GoldenProfile[] = facts.map((profile) => ({ id: toId(profile.name), ...profile }));
