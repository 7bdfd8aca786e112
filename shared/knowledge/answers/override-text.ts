import type { Analysis } from '#shared/domain/bcp/bcp.ts';
import { DEFAULT_CONCERNS } from '#shared/domain/bcp/options.ts';
import { HAZARDS } from '../hazards/hazard.ts';
import { listKnownFunctions } from '../known-operations.ts';
import { explainRisk, listIndustryRisks, listLocationRisks } from '../known-risks.ts';
import { suggestMitigationsFor } from '../mitigations.ts';

import { filterCyberTexts, type Profile } from '../profile.ts';

import { joinFirst, truncate } from '../sentence.ts';

import { listSizeConsiderations } from './suggestions.ts';

interface Topic {
  name: string;
  clause: string;
  words: RegExp;
  add: string;
}

const topics: readonly Topic[] = [
  {
    name: 'Scope and assumptions',
    clause: '4.3',
    words: /\b(scope|purpose|assum|objective|applies to)/i,
    add: 'say which sites, products and services the plan covers (step 1)',
  },
  {
    name: 'Roles and backups',
    clause: '5.3',
    words: /\b(responsib|deputy|alternate|backup for|team lead|incident (commander|lead)|in charge|owner)/i,
    add: 'name a leader, a backup and who may declare an emergency (step 4, team members)',
  },
  {
    name: 'Business impact analysis',
    clause: '8.2.2',
    words: /\b(impact analysis|BIA|critical (function|process|activit)|downtime|MTPD|MTD)\b/i,
    add: 'rank the critical functions by maximum downtime (steps 3 and 4)',
  },
  {
    name: 'Recovery times',
    clause: '8.2.2',
    words: /\b(RTO|RPO|recovery (time|point)|within \d+\s*(h|min|day))/i,
    add: 'give each function a recovery time and recovery point (step 4)',
  },
  {
    name: 'Risk treatment',
    clause: '8.2.3',
    words: /\b(mitigat|prevent|reduce|treatment|insur|safeguard)/i,
    add: 'plan a treatment for each risk (step 5)',
  },
  {
    name: 'Backups and IT recovery',
    clause: '8.3.4',
    words: /\b(back(s|ed|ing)?[ -]?ups?|restore|failover|replicat|data center|cloud)\b/i,
    add: 'say what is backed up, how often, where, and when a restore was last tested (step 4, IT systems)',
  },
  {
    name: 'Suppliers',
    clause: '8.3.4',
    words: /\b(supplier|vendor|distributor|carrier|subcontractor)/i,
    add: 'list suppliers with an alternative for each critical one (step 4)',
  },
  {
    name: 'Alternate site',
    clause: '8.3.4',
    words: /\b(alternate (site|location|work)|work(ing)? from home|remote work|second site|relocat)/i,
    add: 'say where work continues when the building is closed',
  },
  {
    name: 'Communication',
    clause: '8.4.3',
    words: /\b(communicat|call tree|notif|phone list|contact list|press|media|customers? (are|is|will be) (told|informed))/i,
    add: 'write who must be told, by which channel and who speaks for the business',
  },
  {
    name: 'Recovery procedures',
    clause: '8.4.4',
    words: /\b(procedure|checklist|step \d|first hour|workaround|manual(ly)?)\b/i,
    add: 'write the first steps per critical function (step 4)',
  },
  {
    name: 'Return to normal',
    clause: '8.4.5',
    words: /\b(return to normal|stand[- ]?down|fail ?back|resum|restoration)/i,
    add: 'say who ends the emergency and how you catch up',
  },
  {
    name: 'Exercises',
    clause: '8.5',
    words: /\b(exercise|drill|tabletop|rehears|tested|test the plan)/i,
    add: 'schedule a tabletop exercise and keep its report',
  },
  {
    name: 'Review and upkeep',
    clause: '9.1 to 10.2',
    words: /\b(review|revis|annual|version|update[ds]?|audit)/i,
    add: 'set a review date and an owner of the document',
  },
];

const EXCERPT_MAX = 160;
const splitSentences = (text: string): string[] =>
  text
    .split(/(?<=[.!?;])\s+|\n+/)
    .map((item) => item.trim())
    .filter((item) => item !== '');
const quote = (sentences: readonly string[], words: RegExp): string | null => {
  const found = sentences.find((sentence) => words.test(sentence));
  return found === undefined ? null : `“${truncate(found, EXCERPT_MAX)}”`;
};

const wordPattern = (name: string): RegExp => {
  const stem = name.toLowerCase().replace(/(ies|es|s)$/, '');
  return new RegExp(`\\b${stem.replace(/[^a-z ]/g, '.')}`, 'i');
};
const findRisks = (text: string, profile: Profile): string[] => [
  ...new Set(
    [...HAZARDS, ...DEFAULT_CONCERNS, ...listIndustryRisks(profile).map(({ name }) => name)].filter((name) =>
      wordPattern(name).test(text),
    ),
  ),
];

const findTimes = (sentences: readonly string[]): string[] =>
  sentences
    .filter((sentence) => /\b\d+(\s*-\s*\d+)?\s*(minutes?|hours?|hrs?|days?|weeks?)\b|\b24\/7\b/i.test(sentence))
    .map((sentence) => `Time stated: “${truncate(sentence, EXCERPT_MAX)}”`);

const findAmounts = (sentences: readonly string[]): string[] =>
  sentences
    .filter((sentence) => /\$\s?\d|\b(revenue|penalt|fine|reputation|losses|lost sales)\b/i.test(sentence))
    .map((sentence) => `Impact stated: “${truncate(sentence, EXCERPT_MAX)}”`);

const TIMES_MAX = 6;

export const analyzeText = (text: string, profile: Profile): Analysis => {
  const sentences = splitSentences(text);
  const covered = topics.map((topic) => ({ ...topic, quote: quote(sentences, topic.words) }));
  const named = findRisks(text, profile);
  const unnamed = [...listLocationRisks(profile), ...listIndustryRisks(profile)]
    .filter(({ name }) => !named.includes(name))
    .slice(0, 5);
  const times = findTimes(sentences).slice(0, TIMES_MAX);
  const functions = listKnownFunctions(profile);
  const mentioned = functions.filter((fn) => wordPattern(fn.name).test(text));
  const treatment = covered.find(({ name }) => name === 'Risk treatment')!;
  const sections: Analysis = {
    risks: [
      ...named.map((name) => `The text names ${name}: ${explainRisk(name, profile)}`),
      ...unnamed.map(({ name, reason }) => `The text does not name ${name}: ${reason}`),
    ],
    impacts: [
      ...findAmounts(sentences).slice(0, TIMES_MAX),
      `Your busiest time: ${profile.industry.peak}. Say in the text what an outage costs then.`,
    ],
    mitigations: [
      ...(treatment.quote ? [`Treatment stated: ${treatment.quote}`] : []),
      ...named
        .slice(0, 5)
        .map((name) => `${name}: check the text against “${suggestMitigationsFor(name, profile)[0]?.mitigation_strategy}”.`),
    ],
    recovery_priorities: [
      ...times,
      ...(mentioned.length > 0
        ? [
            `Functions named: ${joinFirst(
              mentioned.map(({ name }) => name),
              6,
            )}.`,
          ]
        : []),
      ...(times.length === 0
        ? [
            `The text states no recovery time. For ${profile.industry.trade}, start with ${joinFirst(functions.slice(0, 3).map(({ name }) => name))}.`,
          ]
        : []),
    ],
    missing_info: covered.filter((item) => item.quote === null).map((item) => `${item.name} is not in the text: ${item.add}.`),
    industry_insights: [...profile.industry.insights, ...listSizeConsiderations(profile)],
    compliance_notes: covered.map((item) =>
      item.quote
        ? `Clause ${item.clause}, ${item.name}: aligned in part by ${item.quote}`
        : `Clause ${item.clause}, ${item.name}: nothing found.`,
    ),
  };
  return Object.fromEntries(
    Object.entries(sections).map(([part, texts]) => [part, filterCyberTexts(texts, profile)]),
  ) as Analysis;
};
