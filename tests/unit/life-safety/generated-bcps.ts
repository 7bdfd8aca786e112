/** BCPs written by the built-in knowledge, for businesses of every industry and trade, in every kind of place and size. */
import type { DocumentInput } from '#functions/documents/document-context.ts';
import { type Bcp, BcpContent } from '#shared/domain/bcp/bcp.ts';
import { emptyContent } from '#shared/domain/bcp/empty-content.ts';
import { computeScores } from '#shared/domain/bcp/score.ts';
import { knowledgeAnswers } from '#shared/knowledge/answers.ts';
import { HAZARDS } from '#shared/knowledge/hazards/hazard.ts';
import type { BcpSnapshot } from '#shared/queues/job-definitions.ts';

import { bakery, employees, providers } from '#tests/unit/documents/fixture.ts';
import { businesses, createSnapshot } from '#tests/unit/knowledge/profiles.ts';
import { alsoNamed, byRisk } from './rules.ts';

const trades = [
  ['Gulf Dialysis Center', 'Healthcare', 'Galveston', 'TX', 38],
  ['Magnolia Assisted Living', 'Healthcare', 'Naples', 'FL', 80],
  ['Little Oaks Preschool', 'Education', 'Savannah', 'GA', 18],
  ['Valley Animal Hospital', 'Healthcare', 'Boulder', 'CO', 16],
  ['Bright Smiles Dental', 'Healthcare', 'Truckee', 'CA', 9],
  ['Harbor Credit Union', 'Finance', 'Portland', 'ME', 110],
  ['Ledger & Lane CPA', 'Finance', 'Joplin', 'MO', 12],
  ['Miller & Roe, Attorneys', 'Other', 'Mobile', 'AL', 22],
  ['Hair by Jo', 'Other', 'Pittsburgh', 'PA', 3],
  ['Gulf Coast Plumbing', 'Construction', 'Houston', 'TX', 24],
  ['Sunrise Bakery', 'Retail', 'El Paso', 'TX', 14],
  ['Green Mountain Propane', 'Energy', 'Barre', 'VT', 12],
] as const;

const snapshots: readonly BcpSnapshot[] = [
  ...businesses.map((business) => createSnapshot({ ...business })),
  ...trades.map(([business_name, industry, city, state, employee_count]) =>
    createSnapshot({ business_name, industry, city, state, employee_count, business_type: 'LLC', annual_revenue: '$1.2M' }),
  ),
];

/** Dangers that few businesses name themselves, dealt out so that every one of them is in several BCPs. */
const dangers = [...new Set([...Object.keys(byRisk), ...Object.values(alsoNamed).flat(), ...HAZARDS])];
const dealt = (at: number): string[] => dangers.filter((_, n) => n % 4 === at % 4);

const named = (entries: readonly { name?: string | undefined }[]): string[] => entries.flatMap(({ name }) => name ?? []);
const withIds = (entries: readonly object[]) =>
  entries.map((entry, at) => ({ ...entry, id: `entry-${at}`, source: 'knowledge' }));

interface GeneratedBcp {
  bcp: BcpSnapshot;
  /** Every answer that the knowledge gives about it. */
  answers: object;
  document: Omit<DocumentInput, 'template'>;
}

const generate = async (snapshot: BcpSnapshot, at: number): Promise<GeneratedBcp> => {
  const job = { bcp_id: 41, cyber: true };
  const { suggestions: found } = await knowledgeAnswers.suggest_risks({ ...job, plan: snapshot });
  const systems = (await knowledgeAnswers.suggest_context({ ...job, plan: snapshot, context_type: 'it_systems' })).suggestions;
  const completed = createSnapshot({
    ...snapshot,
    risk_factors: { selected: [...named(found.suggested_risks), ...dealt(at)] },
    threat_probability: { selected: named(found.location_specific_risks) },
  });
  const { suggestions } = await knowledgeAnswers.suggest_mitigations({ ...job, plan: completed });
  const analysis = await knowledgeAnswers.analyze({ ...job, plan: completed, override_text: null });
  const content = BcpContent.parse({
    ...emptyContent,
    ...completed,
    critical_functions: withIds(found.suggested_critical_functions),
    it_systems: withIds(systems.suggested_systems ?? []),
    mitigations: withIds(suggestions.suggested_mitigations),
  });
  const bcp: Bcp = {
    ...bakery,
    ...content,
    scores: computeScores(content),
    ai_analysis: { ...analysis, source: 'knowledge', created_at: '2026-11-20T17:00:00Z' },
  };
  return {
    bcp: completed,
    answers: {
      found,
      systems,
      suggestions,
      analysis,
      insights: await knowledgeAnswers.analyze_form({ ...job, plan: completed }),
    },
    document: { bcp, employees, providers, cyber: true, generatedAt: '2026-11-20T17:00:00Z' },
  };
};

/** Generated when asked for: the texts of one BCP at a time. */
export const generatedBcps = snapshots.map(
  (snapshot, at) => [`${snapshot.business_name} ${at}`, () => generate(snapshot, at)] as const,
);
