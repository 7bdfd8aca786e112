import { describe, expect, it } from 'vitest';
import { INDUSTRIES } from '#shared/domain/bcp/options.ts';
import { listKnownFunctions, listKnownSystems } from '#shared/knowledge/known-operations.ts';
import { listIndustryRisks } from '#shared/knowledge/known-risks.ts';
import { buildProfile, type Profile } from '#shared/knowledge/profile.ts';
import type { Trade } from '#shared/knowledge/trades/trade.ts';
import { trades } from '#shared/knowledge/trades.ts';

const SHARED_AT_MOST = 0.7;

const createProfile = ({ id, within }: Trade, employee_count: number): Promise<Profile> =>
  buildProfile({ business_name: 'Acme', industry: within[0]!, trade: id, employee_count }, true);

const listNames = (profile: Profile): Set<string> => {
  const entries = [...listKnownFunctions(profile), ...listKnownSystems(profile), ...listIndustryRisks(profile)];
  return new Set(entries.map(({ name }) => name));
};

const shareOf = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  const both = [...a].filter((name) => b.has(name)).length;
  return both / (a.size + b.size - both);
};

describe.each(INDUSTRIES)('the trades in %s', (industry) => {
  const own = trades.filter(({ within }) => within[0] === industry);

  it(`two trades in ${industry} share less than 70% of their functions, systems and risks`, async () => {
    const named = await Promise.all(
      own.map(async (trade) => ({ id: trade.id, names: listNames(await createProfile(trade, 25)) })),
    );
    const alike = named.flatMap((a, at) =>
      named.slice(at + 1).flatMap((b) => {
        const share = shareOf(a.names, b.names);
        return share >= SHARED_AT_MOST ? [`${a.id} and ${b.id}: ${share.toFixed(2)}`] : [];
      }),
    );
    expect(own.length).toBeGreaterThanOrEqual(5);
    expect(alike).toEqual([]);
  });

  it.each(own.map((trade) => [trade.title, trade] as const))(
    'a BCP of %s is long enough to help and short enough to read',
    async (_, trade) => {
      const profiles = await Promise.all([3, 25, 900].map((employees) => createProfile(trade, employees)));
      const outside = profiles.flatMap((profile) => {
        const bounds = {
          functions: [listKnownFunctions(profile).length, 7, 12],
          systems: [listKnownSystems(profile).length, 4, 10],
          risks: [listIndustryRisks(profile).length, 8, 15],
          suppliers: [profile.industry.suppliers.length, 4, 12],
        } as const;
        return Object.entries(bounds)
          .filter(([, [count, least, most]]) => count < least || count > most)
          .map(([kind, [count]]) => `${count} ${kind} with ${profile.staff}`);
      });
      expect(outside).toEqual([]);
    },
  );
});
