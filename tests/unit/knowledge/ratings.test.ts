import { describe, expect, it } from 'vitest';
import { RiskImpact } from '#shared/domain/bcp/bcp.ts';
import { IMPACT_KINDS, riskLevel } from '#shared/domain/bcp/impact.ts';
import { knowledgeAnswers } from '#shared/knowledge/answers.ts';
import { listIndustryRisks } from '#shared/knowledge/known-risks.ts';
import { findPlace } from '#shared/knowledge/places/place.ts';
import { buildProfile } from '#shared/knowledge/profile.ts';
import { ratingFamilies } from '#shared/knowledge/rating-families.ts';
import { suggestRating } from '#shared/knowledge/ratings.ts';
import { trades } from '#shared/knowledge/trades.ts';
import type { BcpSnapshot } from '#shared/queues/job-definitions.ts';
import { toSnapshot } from '#tests/support/golden-profiles/offers.ts';
import { goldenProfiles } from '#tests/support/golden-profiles.ts';

const rate = async (plan: BcpSnapshot, zip?: string, cyber = true) => {
  const place = zip === undefined ? null : await findPlace(zip);
  const job = { bcp_id: 1, cyber, context_type: 'ratings' as const };
  return (await knowledgeAnswers.suggest_context({ ...job, plan }, place)).suggestions.suggested_ratings!;
};
const clinic: BcpSnapshot = {
  ...{ business_name: 'Bay Paws', business_type: 'LLC', industry: 'Healthcare', employee_count: 14 },
  ...{ city: 'Tampa', state: 'FL', zip_code: '33609' },
};
const withRisks = (snapshot: BcpSnapshot, concerns: string[], hazards: string[] = []): BcpSnapshot => ({
  ...snapshot,
  risk_factors: { selected: concerns },
  threat_probability: { selected: hazards },
});

const rateTrades = async () => {
  const profiles = await Promise.all(
    trades.map(({ id, within }) =>
      buildProfile({ business_name: 'Acme', trade: id, industry: within[0]!, employee_count: 25 }, true),
    ),
  );
  return profiles.flatMap((profile, at) =>
    listIndustryRisks(profile).map(({ name }) => ({
      ...{ trade: trades[at]!.id, name },
      level: riskLevel(RiskImpact.parse(suggestRating(name, profile))),
    })),
  );
};

describe('ratings from the built-in knowledge', () => {
  it('every risk gets a level and a reason for each kind of harm, and a likelihood with its reason', async () => {
    const ratings = await rate(withRisks(clinic, ['Cyber Attacks', 'Meteorite'], ['Hurricanes']), '33609');
    expect(ratings.map(({ name }) => name)).toEqual(['Cyber Attacks', 'Meteorite', 'Hurricanes']);
    for (const rating of ratings)
      for (const field of [...IMPACT_KINDS, 'likelihood'] as const) {
        expect(rating[field]).toBeTruthy();
        expect(rating[`${field}_reason`]).toMatch(/\.$/);
      }
  });

  it('a hazard that does not reach the place is rated lower than where it strikes', async () => {
    const [tampa] = await rate(withRisks(clinic, [], ['Hurricanes']), '33609');
    const [denver] = await rate(withRisks({ ...clinic, state: 'CO', zip_code: '80202' }, [], ['Hurricanes']), '80202');
    expect(tampa).toMatchObject({ operational_impact: 'catastrophic' });
    expect(denver).toMatchObject({ operational_impact: 'major', likelihood: 'unlikely' });
    expect(denver!.operational_impact_reason).toContain('not among the main hazards of Denver County');
  });

  it('the size and the trade change the levels', async () => {
    const [many] = await rate(withRisks(clinic, ['Key Personnel Loss']));
    const [alone] = await rate(withRisks({ ...clinic, employee_count: 1 }, ['Key Personnel Loss']));
    expect([many!.operational_impact, alone!.operational_impact]).toEqual(['major', 'catastrophic']);
    const [care] = await rate(withRisks(clinic, ['Data Breach']));
    const [shop] = await rate(withRisks({ ...clinic, industry: 'Retail' }, ['Data Breach']));
    expect([care!.regulatory_impact, shop!.regulatory_impact]).toEqual(['major', 'moderate']);
  });

  it.each([
    ['Regulatory Filing Failure', 'regulatory_impact', 'major'],
    ['Missed Court Deadline', 'regulatory_impact', 'catastrophic'],
    ['Staff below the Licensed Ratio', 'regulatory_impact', 'catastrophic'],
    ['Loss of Laboratory Accreditation', 'regulatory_impact', 'catastrophic'],
    ['Permit Stop or Failed Inspection', 'regulatory_impact', 'catastrophic'],
    ['Run on Deposits', 'regulatory_impact', 'catastrophic'],
    ['Run on Deposits', 'financial_impact', 'catastrophic'],
    ['Dialysis Water Failure', 'regulatory_impact', 'catastrophic'],
    ['Dialysis Water Failure', 'reputational_impact', 'catastrophic'],
    ['Missed Dialysis Treatments', 'operational_impact', 'catastrophic'],
    ['Oxygen Supply Failure', 'reputational_impact', 'catastrophic'],
    ['Power Loss during Treatment', 'regulatory_impact', 'catastrophic'],
    ['Vibrio Illness Traced to Your Lots', 'reputational_impact', 'catastrophic'],
    ['Vibrio Illness Traced to Your Lots', 'likelihood', 'possible'],
    ['Foodborne Illness Outbreak', 'regulatory_impact', 'catastrophic'],
    // Wide families keep what the narrow ones only resemble.
    ['Ransomware in Filing Season', 'regulatory_impact', 'moderate'],
    ['Cooling Failure', 'regulatory_impact', 'minor'],
    ['Heat Illness in Attics and on Roofs', 'likelihood', 'likely'],
    ['Heat Illness in Attics and on Roofs', 'regulatory_impact', 'major'],
    ['Respiratory Outbreak among Residents', 'likelihood', 'likely'],
    ['Biotoxin or Sewage Closure of the Beds', 'likelihood', 'likely'],
    ['Die-off, Predators or Poor Seed', 'likelihood', 'possible'],
    ['Pandemic', 'likelihood', 'unlikely'],
    ['Decline in Donations', 'regulatory_impact', 'minor'],
    // A word counts as a word: no ice in “service”, no rain in “trainer”, no rent in “current”.
    ['Largest Crane out of Service', 'operational_impact', 'major'],
    ['Trainer Fleet Grounded', 'operational_impact', 'catastrophic'],
    ['Loss of Training Approval', 'regulatory_impact', 'catastrophic'],
    ['Loss of 911 Service', 'operational_impact', 'catastrophic'],
    ['Subcontractor Default', 'operational_impact', 'moderate'],
    ['Laboratory Accident or Release', 'regulatory_impact', 'major'],
    ['Hot, Wet or Moldy Grain', 'reputational_impact', 'catastrophic'],
    ['Grain Position, Margin Call or Grower Credit Loss', 'financial_impact', 'major'],
    ['Drone Strike or Injury', 'regulatory_impact', 'major'],
    ['Angry Owner at the Impound Window', 'reputational_impact', 'major'],
    ['Skilled Trade Labor Shortage', 'operational_impact', 'major'],
    ['Flood of Calls and Walk-Ins', 'likelihood', 'likely'],
    ['Overpressure in a Low-Pressure System', 'regulatory_impact', 'catastrophic'],
  ] as const)('%s has the %s %s', async (risk, field, level) => {
    const [rating] = await rate(withRisks({ ...clinic, industry: 'Retail' }, [risk]));
    expect(rating![field]).toBe(level);
  });

  it('in Galveston, hurricanes are likelier than tornadoes, as the record has it', async () => {
    const snapshot = withRisks({ ...clinic, city: 'Galveston', state: 'TX', zip_code: '77550' }, [], ['Hurricanes', 'Tornadoes']);
    const [hurricanes, tornadoes] = await rate(snapshot, '77550');
    expect([hurricanes!.likelihood, tornadoes!.likelihood]).toEqual(['likely', 'unlikely']);
    expect(hurricanes!.likelihood_reason).toMatch(
      /about every 3 years .* with tropical storms, and as a hurricane about every 8\.$/,
    );
  });

  it('a fire that burns somewhere in the county each summer does not reach each address each summer', async () => {
    for (const [state, zip_code] of [
      ['UT', '84092'],
      ['CA', '95403'],
      ['MT', '59801'],
    ] as const) {
      const [rating] = await rate(withRisks({ ...clinic, state, zip_code, city: null }, [], ['Wildfires']), zip_code);
      expect(['possible', 'unlikely', 'rare'], zip_code).toContain(rating!.likelihood);
    }
  });

  it('a late report ranks below an outage of the core and a fire', async () => {
    const bank = { ...clinic, industry: 'Finance', trade: 'credit-union', employee_count: 45 };
    const rated = await rate(withRisks(bank, ['Regulatory Filing Failure', 'Core Processor Outage', 'Fire']));
    const [filing, core, fire] = rated.map((rating) => riskLevel(RiskImpact.parse(rating)));
    expect(filing).not.toBe('high');
    expect([core, fire]).toEqual(['high', 'high']);
  });

  it.each([
    ['Winter Storms', 'major'],
    ['Ice Storms', 'major'],
    ['Severe Thunderstorms', 'moderate'],
  ])('where they are among the main hazards, %s are rated %s for operations', async (hazard, level) => {
    const [rating] = await rate(withRisks({ ...clinic, city: 'Portland', state: 'ME', zip_code: '' }, [], [hazard]));
    expect(rating!.operational_impact).toBe(level);
  });

  it('rated risks and hidden cyber risks get no suggestion', async () => {
    const full = { ...Object.fromEntries(IMPACT_KINDS.map((kind) => [kind, 'minor' as const])), likelihood: 'rare' };
    const plan = {
      ...withRisks(clinic, ['Cyber Attacks', 'Fire', 'Theft']),
      risk_impact_assessments: { primary_concerns: { fire: full }, location_risks: {} },
    };
    expect((await rate(plan, undefined, false)).map(({ name }) => name)).toEqual(['Theft']);
  });

  it('every risk of every trade belongs to a family', async () => {
    const names = [...new Set((await rateTrades()).map(({ name }) => name))];
    expect(names.length).toBeGreaterThan(900);
    expect(names.filter((name) => !ratingFamilies.some(({ words }) => words.test(name)))).toEqual([]);
  });

  it('what kills or maims is High in every trade', async () => {
    const deadly =
      /\bdrown(?:ing|ed\b(?! or drifted))|electrocut|\btrench\b|entrapment|overboard|carbon monoxide|crowd crush|overdose|arc flash|explosion|rollover|fatal|\bkilled\b|assailant|armed|suicide|residents inside|struck by|coldest night/i;
    const found = (await rateTrades()).filter(({ name }) => deadly.test(name));
    expect(found.length).toBeGreaterThan(60);
    expect(found.filter(({ level }) => level !== 'high')).toEqual([]);
  });

  it.each([
    ['homeless-shelter', 'Full House on the Coldest Night', 'high'],
    ['data-center', 'Cooling Failure', 'high'],
    ['data-center', 'Standby Power or UPS Failure', 'high'],
    ['credit-union', 'Core Processor Outage', 'high'],
    ['credit-union', 'Branch Robbery', 'high'],
    ['credit-union', 'ATM and Card Fraud', 'low'],
    ['oyster-farm', 'Drowning or Stranding on the Tide', 'high'],
    ['dialysis-center', 'Dialysis Water Failure', 'high'],
    ['dialysis-center', 'Clearinghouse or Payer Outage', 'medium'],
    ['bakery', 'Oven or Mixer Breakdown', 'high'],
    ['beekeeper', 'Colony Collapse, Mites or Foulbrood', 'high'],
    ['car-wash', 'Rainy or Frozen Month', 'low'],
  ])('%s rates %s as %s', async (trade, risk, level) => {
    const found = (await rateTrades()).filter((row) => row.trade === trade && row.name === risk);
    expect(found).toEqual([{ trade, name: risk, level }]);
  });

  it('High keeps its meaning: about half of what is suggested, and something is Low', async () => {
    const levels = (await rateTrades()).map(({ level }) => level);
    const shareOf = (level: string) => levels.filter((other) => other === level).length / levels.length;
    expect(shareOf('high')).toBeLessThan(0.55);
    expect(shareOf('low')).toBeGreaterThan(0.01);
  });

  it('no reason has more than 20 words in a sentence', async () => {
    const profile = goldenProfiles[0]!;
    const ratings = await rate(
      withRisks(toSnapshot(profile), ['Fire', 'Power Outage', 'Pandemic', 'Theft', 'Recession']),
      profile.zip,
    );
    for (const { likelihood_reason, ...rating } of ratings)
      for (const kind of IMPACT_KINDS) expect(rating[`${kind}_reason`]!.split(' ').length).toBeLessThanOrEqual(24);
  });
});
