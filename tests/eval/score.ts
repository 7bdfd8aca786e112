import { findTimeProblem, isCitedIn, listCitations } from '#functions/worker/truth-checks.ts';
import { duties } from '#shared/knowledge/duties.ts';
import { stateHazards } from '#shared/knowledge/hazards.ts';
import { listLocalHazards } from '#shared/knowledge/places/local-hazards.ts';
import type { Place } from '#shared/knowledge/places/place.ts';
import type { GoldenProfile } from '#tests/support/golden-profiles/golden-profile.ts';
import { listOfferedNames, type Offers } from '#tests/support/golden-profiles/offers.ts';

/** Each from 0 to 1. */
export interface Scores {
  /** What a consultant of the trade would not leave out is named. */
  musts: number;
  /** Nothing belongs to another trade or place. */
  mustNots: number;
  /** Hazards are material at the address. */
  hazards: number;
  /** Citations are on the register of duties. */
  citations: number;
  /** No measure or step is said twice. */
  repeats: number;
  /** An RTO is shorter than its MTD, and no restore longer than its RTO. */
  times: number;
  /** Sentences have at most 20 words, and no semicolon. */
  wording: number;
}

const share = (good: number, all: number): number => (all === 0 ? 1 : good / all);
const countGood = <T>(items: readonly T[], isGood: (item: T) => boolean): number =>
  share(items.filter(isGood).length, items.length);

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(textsIn);
};

const WORDS_MAX = 20;
const splitSentences = (text: string): string[] => text.split(/(?<=[.!?])\s+|\n/).filter((sentence) => /\w \w/.test(sentence));
const isPlain = (sentence: string): boolean => sentence.split(/\s+/).length <= WORDS_MAX && !sentence.includes(';');

const squeeze = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** A response step may serve two risks of a kind; a whole measure may not. */
const countUnique = ({ suggested_mitigations }: Offers): number => {
  const said = suggested_mitigations.map(({ mitigation_strategy = '', detailed_strategy = '' }) =>
    squeeze(`${mitigation_strategy}${detailed_strategy}`),
  );
  return share(new Set(said).size, said.length);
};

/** What is done about a risk is said in the words of all trades. */
const findsWords = ({ suggested_mitigations: _, ...offers }: Offers, pattern: RegExp): boolean =>
  textsIn(offers).some((text) => pattern.test(text));

const rules = duties.map(({ rule }) => rule);

export const scoreOffers = (profile: GoldenProfile, offers: Offers, place: Place | null): Scores => {
  const names = listOfferedNames(offers);
  const absent = place ? listLocalHazards(place, stateHazards(place.state)).not_material.map(({ name }) => name as string) : [];
  const timed = [...offers.suggested_critical_functions, ...(offers.suggested_systems ?? [])];
  const texts = textsIn(offers);
  return {
    musts: countGood(profile.must, (pattern) => names.some((name) => pattern.test(name))),
    mustNots: countGood(profile.mustNot, (pattern) => !findsWords(offers, pattern)),
    hazards: countGood(offers.location_specific_risks, ({ name }) => !absent.includes(name)),
    citations: countGood(texts.flatMap(listCitations), (citation) => isCitedIn(citation, rules)),
    repeats: countUnique(offers),
    times: countGood(timed, (entry) => findTimeProblem(entry) === null),
    wording: countGood(texts.flatMap(splitSentences), isPlain),
  };
};

export const totalOf = (scores: Scores): number => {
  const all = Object.values(scores);
  return (100 * all.reduce((sum, score) => sum + score, 0)) / all.length;
};

export const meanScores = (all: readonly Scores[]): Scores => {
  const names = Object.keys(all[0]!) as (keyof Scores)[];
  return Object.fromEntries(
    names.map((name) => [name, all.reduce((sum, scores) => sum + scores[name], 0) / all.length]),
  ) as unknown as Scores;
};
