/** First drafts name posts that a business of the size has, and laws that reach its trade. */
import { describe, expect, it } from 'vitest';
import { suggestMitigations, suggestRisks } from '#shared/knowledge/answers/suggestions.ts';
import { listDuties } from '#shared/knowledge/duties.ts';
import { listKnownSystems, toSuggestedSystem } from '#shared/knowledge/known-operations.ts';
import { buildProfile, type Profile } from '#shared/knowledge/profile.ts';
import { pickBySize } from '#shared/knowledge/size.ts';
import { trades } from '#shared/knowledge/trades.ts';

const STAFF = [1, 4, 14, 60, 400];

type Trade = (typeof trades)[number];

const createDraft = async (trade: Trade, employee_count: number) => {
  const snapshot = { business_name: 'Acme', business_type: 'LLC', trade: trade.id, industry: trade.within[0]!, state: 'TX' };
  const first = await buildProfile({ ...snapshot, employee_count }, true, { place: null });
  const risks = suggestRisks(first);
  const profile: Profile = {
    ...first,
    content: {
      ...first.content,
      risk_factors: { selected: risks.suggested_risks.map(({ name }) => name) },
      threat_probability: { selected: risks.location_specific_risks.map(({ name }) => name) },
    },
  };
  return {
    profile,
    functions: risks.suggested_critical_functions,
    mitigations: suggestMitigations(profile).suggested_mitigations,
  };
};

const drafts = new Map<string, ReturnType<typeof createDraft>>();
const draftOf = (trade: Trade, staff: number): ReturnType<typeof createDraft> => {
  const key = `${trade.id} ${staff}`;
  const draft = drafts.get(key) ?? createDraft(trade, staff);
  drafts.set(key, draft);
  return draft;
};

const listTitles = ({ profile, functions, mitigations }: Awaited<ReturnType<typeof draftOf>>): string[] =>
  [
    ...functions.flatMap(({ owner, responsible_role, responsible_team }) => [owner, responsible_role, responsible_team]),
    ...listKnownSystems(profile).map((system) => toSuggestedSystem(system, profile).responsible_team),
    ...mitigations.map(({ responsible_party }) => responsible_party),
  ].flatMap((title) => title ?? []);

/** “Owner (Owner)”, “Director and director”, “Owner, Owner”. */
const isDoubled = (title: string): boolean => {
  const parts = title.split(/[(),]| or | and | with (?:the )?/).flatMap((part) => part.trim().toLowerCase() || []);
  return new Set(parts).size < parts.length;
};

/** Posts of firms with departments. */
const OF_LARGE_FIRMS =
  /\bDepartment\b|Vice President|Chief (?:Operating|Financial|Executive|Information|Nursing|Medical) Officer|Human Resources|\bHR\b|Compliance Officer|\bCOO\b|\bCFO\b|\bCIO\b/;

/** Posts of firms with departments that no single function names. */
const OF_DEPARTMENTS =
  /^(?:(?:HR|IT|Facilities|Purchasing|Finance) (?:Manager|Director)|Head of Supply Chain|Chief Financial Officer|Business Continuity Manager)/;

const listPosts = (title: string): string[] => title.split(/ with the | with | or | and |, | ?[()]/).filter(Boolean);

const LAWS = ['HIPAA', 'FERPA', 'FINRA', 'NCUA', 'NERC', 'FMCSA', 'GLBA', 'FSMA'];

describe('posts and laws of first drafts', () => {
  it.each(STAFF)('no post is named twice in one title, with a staff of %i', { timeout: 60_000 }, async (staff) => {
    for (const trade of trades) expect(listTitles(await draftOf(trade, staff)).filter(isDoubled), trade.id).toEqual([]);
  });

  it.each([1, 4])('a staff of %i has no departments and no board of officers', { timeout: 60_000 }, async (staff) => {
    for (const trade of trades)
      expect(
        listTitles(await draftOf(trade, staff)).filter((title) => OF_LARGE_FIRMS.test(title)),
        trade.id,
      ).toEqual([]);
  });

  it.each([4, 14, 60])(
    'a mitigation is in the hands of someone who has a function there or leads it, with a staff of %i',
    {
      timeout: 60_000,
    },
    async (staff) => {
      for (const trade of trades) {
        const { profile, functions, mitigations } = await draftOf(trade, staff);
        const leaders = Object.values(profile.industry.posts).map(({ owner }) => pickBySize(owner, profile.band));
        const held = new Set(
          [...leaders, ...functions.flatMap((fn) => [fn.owner, fn.responsible_role, fn.responsible_team])]
            .flatMap((title) => [...listPosts(title ?? ''), `${title}’s backup`])
            .map((title) => title.toLowerCase()),
        );
        const strangers = mitigations
          .map(({ responsible_party }) => responsible_party ?? '')
          .filter((title) => !held.has(listPosts(title)[0]!.toLowerCase()) && !(staff >= 50 && OF_DEPARTMENTS.test(title)));
        expect([...new Set(strangers)], trade.id).toEqual([]);
      }
    },
  );

  it('mitigations name a law only to trades that the register of duties gives it to', { timeout: 60_000 }, async () => {
    for (const trade of trades) {
      const { mitigations } = await draftOf(trade, 14);
      const [said, due] = [
        JSON.stringify(mitigations),
        JSON.stringify(listDuties({ trade: trade.id, industry: trade.within[0]!, state: 'TX', employees: 14 })).toUpperCase(),
      ];
      expect(
        LAWS.filter((law) => said.includes(law) && !due.includes(law)),
        trade.id,
      ).toEqual([]);
    }
  });
});

it('machines and radios are brought back by those who work with them, everything else by IT', async () => {
  const everything = await Promise.all(
    trades.map(async (trade) => {
      const { profile } = await draftOf(trade, 14);
      return listKnownSystems(profile).map((system) => ({ system, team: toSuggestedSystem(system, profile).responsible_team }));
    }),
  );
  const radios = everything.flat().filter(({ system }) => /\bradios\b/i.test(system.name));
  expect(radios.length).toBeGreaterThan(5);
  expect(radios.filter(({ team }) => /\bIT\b/.test(team ?? '')).map(({ system }) => system.name)).toEqual([]);
  const programs = everything.flat().filter(({ system }) => system.type === 'application' && !/\bradios?\b/i.test(system.name));
  expect(programs.filter(({ team }) => !/\bIT\b/.test(team ?? '')).map(({ system }) => system.name)).toEqual([]);
});
