import { describe, expect, it } from 'vitest';
import { knowledgeAnswers } from '#shared/knowledge/answers.ts';
import { stateFacts, stateHazards } from '#shared/knowledge/hazards.ts';
import { industries } from '#shared/knowledge/industries.ts';
import { lessons } from '#shared/knowledge/lessons.ts';
import { business } from '#shared/knowledge/mitigations/business.ts';
import { byTrade } from '#shared/knowledge/mitigations/by-trade.ts';
import { dispatch } from '#shared/knowledge/mitigations/dispatch.ts';
import { answersOfFinance } from '#shared/knowledge/mitigations/finance.ts';
import { ground } from '#shared/knowledge/mitigations/ground.ts';
import { hosting } from '#shared/knowledge/mitigations/hosting.ts';
import { lives } from '#shared/knowledge/mitigations/lives.ts';
import { neighbors } from '#shared/knowledge/mitigations/neighbors.ts';
import { networks } from '#shared/knowledge/mitigations/networks.ts';
import { offices } from '#shared/knowledge/mitigations/offices.ts';
import { practices } from '#shared/knowledge/mitigations/practices.ts';
import { answersOfPremises } from '#shared/knowledge/mitigations/premises.ts';
import { schools } from '#shared/knowledge/mitigations/schools.ts';
import { service } from '#shared/knowledge/mitigations/service.ts';
import { standing } from '#shared/knowledge/mitigations/standing.ts';
import { storm } from '#shared/knowledge/mitigations/storm.ts';
import { digital, utilities } from '#shared/knowledge/mitigations/technology.ts';
import { fuel, toxic } from '#shared/knowledge/mitigations/toxic.ts';
import { treatment } from '#shared/knowledge/mitigations/treatment.ts';
import { violence, workplaceViolence } from '#shared/knowledge/mitigations/violence.ts';
import { wards } from '#shared/knowledge/mitigations/wards.ts';
import { water } from '#shared/knowledge/mitigations/water.ts';
import { supplyChain, workforce } from '#shared/knowledge/mitigations/workforce.ts';
import { trades } from '#shared/knowledge/trades.ts';
import type { Trait } from '#shared/knowledge/traits/trait.ts';
import { traits } from '#shared/knowledge/traits.ts';
import { businesses, createSnapshot } from '#tests/unit/knowledge/profiles.ts';
import { findWordingMistakes, wordingMistakes } from './rules.ts';

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object' || value instanceof RegExp) return [];
  return Object.values(value).flatMap(textsIn);
};

describe('the wording rules', () => {
  it.each(wordingMistakes)('the wording rules recognize %s', (_, pattern, example) => {
    expect(example).toMatch(pattern);
  });
});

const texts = {
  business,
  byTrade,
  ground,
  lives,
  service,
  storm,
  digital,
  utilities,
  fuel,
  toxic,
  violence,
  workplaceViolence,
  water,
  supplyChain,
  workforce,
  dispatch,
  answersOfFinance,
  hosting,
  offices,
  answersOfPremises,
  standing,
  neighbors,
  networks,
  practices,
  schools,
  treatment,
  wards,
};

describe('the knowledge', () => {
  it.each(Object.entries(texts))('the knowledge of mitigations keeps the wording rules: %s', (_, families) => {
    const printed = families.flatMap(({ facts }) => textsIn(facts));
    expect(printed.length).toBeGreaterThan(10);
    expect(findWordingMistakes(printed)).toEqual([]);
  });

  const additions = [...Object.values<Trait>(traits), ...trades];

  it('the knowledge of trades keeps the wording rules in the mitigations of its own', () => {
    const own = additions.flatMap(({ mitigations = [] }) => mitigations.flatMap(({ facts }) => textsIn(facts)));
    expect(own.length).toBeGreaterThan(300);
    expect(findWordingMistakes(own)).toEqual([]);
  });

  it('the knowledge of trades and industries keeps the wording rules in the reasons of risks', () => {
    const reasons = [...additions, ...industries].flatMap(({ risks = [] }) => risks.map(([, reason]) => reason));
    expect(reasons.length).toBeGreaterThan(800);
    expect(findWordingMistakes(reasons)).toEqual([]);
  });

  it('the lessons of the academy keep the wording rules, and may say don’t', () => {
    const said = lessons.flatMap(textsIn);
    const spoken = said.map((text) => text.replaceAll(/\n(?:- |\d\. |## )/g, '\n'));
    expect(findWordingMistakes(spoken).filter((mistake) => !mistake.startsWith('a contraction'))).toEqual([]);
  });

  /** A fact of a place with its years and names. */
  const FACT_MAX = 24;
  it('the knowledge of hazards keeps the wording rules', () => {
    const said = stateFacts.flatMap(({ code }) =>
      stateHazards(code).flatMap(([, reason, details]) => [reason, details?.elsewhere ?? '']),
    );
    expect(said.length).toBeGreaterThan(1000);
    expect(findWordingMistakes(said, FACT_MAX)).toEqual([]);
  });

  it('the analysis of a BCP has no semicolon, no time on an order and no foreign turn in what we add to it', async () => {
    const analyses = await Promise.all(
      businesses.map((business) =>
        knowledgeAnswers.analyze({ bcp_id: 1, cyber: true, plan: createSnapshot({ ...business }), override_text: null }),
      ),
    );
    const said = analyses.flatMap(({ missing_info, mitigations }) => [...missing_info, ...mitigations]);
    const ofNames = /^(?:a mail that is an email)/;
    expect(findWordingMistakes(said, Number.POSITIVE_INFINITY).filter((mistake) => !ofNames.test(mistake))).toEqual([]);
  });
});
