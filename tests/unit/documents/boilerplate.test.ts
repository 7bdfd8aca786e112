/** How much of a BCP would be true for any business. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { DocumentInput } from '#functions/documents/document-context.ts';
import { type Block, type Document, type Line, toPlainText } from '#functions/documents/pdf/model.ts';
import { composeDocument } from '#functions/documents/render-bcp.ts';
import type { Bcp } from '#shared/domain/bcp/bcp.ts';
import { findPlace } from '#shared/knowledge/places/place.ts';
import { createFirstDraft } from '#tests/support/first-draft.ts';
import { goldenProfiles } from '#tests/support/golden-profiles.ts';
import { employees, providers } from './fixture.ts';

const PROFILES_MIN = 60;
const SHARE_MAX = 0.25;
/** Shorter texts are labels and values. */
const WORDS_OF_A_LABEL = 3;

const textsOf = (block: Block): Line[] => {
  switch (block.kind) {
    case 'paragraph':
      return [block.line];
    case 'heading':
      return [block.text];
    case 'facts':
      return block.rows.flat();
    case 'table':
      return [block.title ?? '', ...block.columns.map(({ title }) => title), ...block.rows.flat()];
    case 'list':
      return [...block.items];
    case 'checklist':
      return [block.title, ...block.items.map(({ line }) => line)];
    case 'sheet':
      return [block.title, block.aside, ...block.blocks.flatMap(textsOf)];
    case 'figure':
      return [block.title];
    case 'contents':
      return block.entries.flatMap(({ title, aside }) => [title, aside]);
  }
};

const linesOf = ({ cover, chapters }: Document): string[] =>
  [
    ...cover.blocks.flatMap(textsOf),
    ...chapters.flatMap(({ title, purpose, blocks }) => [title, purpose, ...blocks.flatMap(textsOf)]),
  ]
    .flatMap((line) => toPlainText(line).split('\n'))
    .map((line) => line.trim())
    .filter((line) => line !== '');

const countWords = (line: string): number => line.split(/\s+/).length;

const rate = (names: readonly string[], at: number) =>
  Object.fromEntries(
    names.map((name, index) => [
      name,
      {
        financial_impact: (['minor', 'moderate', 'major'] as const)[(at + index) % 3]!,
        operational_impact: (['moderate', 'major', 'minor'] as const)[(at + index) % 3]!,
        reputational_impact: 'minor' as const,
        regulatory_impact: (['minor', 'moderate'] as const)[index % 2]!,
      },
    ]),
  );

/** Suggestions applied, and what only the owner knows filled in: each business has its own people, places and numbers. */
const createDocument = async (at: number): Promise<Document> => {
  const { name, industry, trade, activity, state, zip, employees: people } = goldenProfiles[at]!;
  const place = await findPlace(zip);
  const team = employees.slice(0, 2 + (at % 4)).map((employee) => ({ ...employee, name: `${employee.name} ${at}` }));
  const draft = await createFirstDraft(
    {
      ...{ business_name: name, business_type: 'LLC', industry, trade, activity: activity ?? name, employee_count: people },
      ...{ annual_revenue: `$${at + 1}.2M`, open_hours_per_week: 40 + at, city: place?.city ?? state, state, zip_code: zip },
    },
    team,
  );
  const bcp: Bcp = {
    ...draft,
    primary_location: {
      ...{ name, contact: `Owner ${at}`, address: `${at + 1} Main Street`, city: place?.city ?? state, state, zip },
      ...{ phone: `206-555-${1000 + at}`, email: null },
    },
    ...{ meeting_place: `Corner of ${at}th Street`, second_meeting_place: `Flagpole ${at}`, spending_authority: `Owner ${at}` },
    ...{ max_downtime: '4-24 hours', rpo: '4 hours', recovery_priority: 'immediate' },
    financial_impact_severity: 'major',
    operational_impact_severity: 'major',
    reputational_impact_severity: 'moderate',
    legal_regulatory_impact_severity: 'moderate',
    risk_impact_assessments: {
      primary_concerns: rate(draft.risk_factors.selected, at),
      location_risks: rate(draft.threat_probability.selected, at),
    },
  };
  const input: DocumentInput = {
    bcp,
    employees: team,
    providers: providers.map((provider) => ({ ...provider, name: `${provider.name} ${at}` })),
    template: 'standard',
    cyber: true,
    generatedAt: '2026-11-20T17:00:00Z',
  };
  return composeDocument(input);
};

describe('the standard documents of the golden profiles', () => {
  let documents: string[][];
  let common: Set<string>;
  beforeAll(async () => {
    documents = await Promise.all(goldenProfiles.map(async (_, at) => linesOf(await createDocument(at))));
    const counts = new Map<string, number>();
    for (const lines of documents) for (const line of new Set(lines)) counts.set(line, (counts.get(line) ?? 0) + 1);
    common = new Set(
      [...counts]
        .filter(([line, count]) => count * 2 >= documents.length && countWords(line) > WORDS_OF_A_LABEL)
        .map(([line]) => line),
    );
  }, 60_000);

  const shareOfCommon = (): number => {
    const lines = documents.flat();
    const sum = (some: readonly string[]): number => some.reduce((words, line) => words + countWords(line), 0);
    return sum(lines.filter((line) => common.has(line))) / sum(lines);
  };

  it(`the standard documents of the golden profiles are at least ${PROFILES_MIN}, and differ`, () => {
    expect(documents.length).toBeGreaterThanOrEqual(PROFILES_MIN);
    expect(common.size).toBeGreaterThan(0);
  });

  it(`the standard documents of the golden profiles say less than ${SHARE_MAX * 100}% in lines that most of them share`, () => {
    expect(shareOfCommon()).toBeLessThan(SHARE_MAX);
  });
});
