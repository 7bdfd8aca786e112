/** Fourteen realistic teams: who answers for which function, measure and system of a first draft. */
import { describe, expect, it } from 'vitest';
import { dropPartner } from '#shared/domain/bcp/posts.ts';
import {
  listKnownFunctions,
  listKnownSystems,
  toSuggestedFunction,
  toSuggestedSystem,
} from '#shared/knowledge/known-operations.ts';
import { listIndustryRisks, listLocationRisks } from '#shared/knowledge/known-risks.ts';
import { findFamily, isClinician } from '#shared/knowledge/mitigations/crafts.ts';
import { suggestMitigationsForAll } from '#shared/knowledge/mitigations.ts';
import { findPlace } from '#shared/knowledge/places/place.ts';
import { buildProfile } from '#shared/knowledge/profile.ts';
import { trades } from '#shared/knowledge/trades.ts';
import { type Team, teams } from './realistic-teams.ts';

const draftOf = async ({ trade, staff, zip, state, titles }: Team) => {
  const industry = trades.find(({ id }) => id === trade)!.within[0]!;
  const snapshot = { business_name: 'Acme', trade, industry, state, employee_count: staff };
  const profile = await buildProfile(snapshot, true, { place: await findPlace(zip), roles: titles });
  const risks = [...new Set([...listIndustryRisks(profile), ...listLocationRisks(profile)].map(({ name }) => name))];
  const measures = suggestMitigationsForAll(risks, profile).map(({ risk_name, responsible_party }) => ({
    ...{ risk: risk_name!, owner: dropPartner(responsible_party!) },
  }));
  const functions = listKnownFunctions(profile).map((fn) => toSuggestedFunction(fn, profile));
  const systems = listKnownSystems(profile).map((system) => toSuggestedSystem(system, profile));
  return {
    measures,
    functions: Object.fromEntries(functions.map(({ name, owner }) => [name!, owner!])),
    systems: Object.fromEntries(systems.map(({ name, responsible_team }) => [name!, responsible_team!])),
  };
};

const mostOf = (owners: readonly string[]): number =>
  Math.max(...[...Map.groupBy(owners, (owner) => owner).values()].map(({ length }) => length)) / owners.length;

describe('who answers in a realistic team', () => {
  it.each(teams)('of a $trade', { timeout: 60_000 }, async (team) => {
    const { functions, measures, systems } = await draftOf(team);
    expect(functions).toMatchObject(team.functions);
    expect(Object.fromEntries(measures.map(({ risk, owner }) => [risk, owner]))).toMatchObject(team.measures);
    expect(systems).toMatchObject(team.systems);

    // Nobody outside the team is made up, and nobody owns most of it.
    const owners = [...Object.values(functions), ...measures.map(({ owner }) => owner)];
    expect(owners.filter((owner) => !team.titles.includes(owner))).toEqual([]);
    const made = Object.entries(systems).filter(
      ([, owner]) => !team.titles.includes(owner) && !/^IT (?:provider|team)$/.test(owner),
    );
    expect(made).toEqual([]);
    // As in owners.test.ts: in a firm of a few people, some do one kind of work alone.
    expect(mostOf(measures.map(({ owner }) => owner))).toBeLessThanOrEqual(team.staff < 10 ? 0.55 : 0.4);
    expect(mostOf(Object.values(functions))).toBeLessThanOrEqual(0.5);

    // One leader for each kind of event.
    const byFamily = Map.groupBy(measures, ({ risk }) => findFamily(risk));
    for (const [family, found] of byFamily)
      if (family !== undefined) expect([...new Set(found.map(({ owner }) => owner))], family).toHaveLength(1);

    // Money and the building are not for a clinician, except the one who owns the practice.
    const [leader] = team.titles;
    const money = [...measures.map(({ risk, owner }) => [risk, owner] as const), ...Object.entries(functions)].filter(
      ([name, owner]) =>
        owner !== leader && isClinician(owner) && /\b(?:payroll|bills|invoices|wages|cash flow|payer|fraud)\b/i.test(name),
    );
    expect(money).toEqual([]);
  });
});

describe('lives', () => {
  it('of people are in no hands that know one other thing, where anyone else is there', { timeout: 60_000 }, async () => {
    const titles = ['General Manager', 'Operations Manager', 'Cook', 'Executive Housekeeper', 'Sales Manager'];
    const wrong: string[] = [];
    for (const { id } of trades.filter((_, at) => at % 3 === 0)) {
      const { measures } = await draftOf({ trade: id, staff: 40, zip: '98584', state: 'WA', titles } as unknown as Team);
      for (const { risk, owner } of measures)
        if (
          /drown|outbreak|avalanche|entrapment|collapse|carbon monoxide|missing (?:child|resident|or)/i.test(risk) &&
          !/Manager$/.test(owner)
        )
          wrong.push(`${id}: ${risk}: ${owner}`);
    }
    expect(wrong.filter((text) => !/food/i.test(text))).toEqual([]);
  });
});

describe('a named lead', () => {
  it.each<[trade: string, titles: string[], lead: string]>([
    [
      'oyster-farm',
      ['Owner', 'Farm Manager', 'Boat and Dock Lead', 'Hatchery Manager', 'Office and Sales Manager'],
      'Hatchery Manager',
    ],
    ['plant-nursery', ['Owner', 'General Manager', 'Nursery Manager', 'Sales Manager', 'Office Manager'], 'Nursery Manager'],
    ['restaurant', ['Owner', 'General Manager', 'Kitchen Manager', 'Front-of-House Manager', 'Bookkeeper'], 'Kitchen Manager'],
  ])('a named lead of a %s owns a function while another has many: %s', async (trade, titles, lead) => {
    const { functions } = await draftOf({ trade, staff: 14, zip: '98584', state: 'WA', titles } as Team);
    const owners = Object.values(functions);
    expect(owners).toContain(lead);
    expect(Math.max(...titles.map((title) => owners.filter((owner) => owner === title).length))).toBeLessThanOrEqual(4);
  });
});

describe('who settles a succession', () => {
  it.each([
    [
      'oyster-farm',
      ['Owner', 'Farm Manager', 'Boat and Dock Lead', 'Hatchery Manager', 'Office and Sales Manager'],
      'Farm Manager',
    ],
    ['printer', ['Owner', 'Production Manager', 'Prepress Technician', 'Office Manager'], 'Owner'],
    [
      'credit-union',
      ['President and CEO', 'Chief Financial Officer', 'Human Resources Manager', 'Head Teller'],
      'Chief Financial Officer',
    ],
  ])('the first of those who may activate the BCP who is not the one lost: %s', async (trade, titles, owner) => {
    const { measures } = await draftOf({ trade, staff: 14, zip: '98584', state: 'WA', titles } as unknown as Team);
    const losses = measures.filter(({ risk }) => /^Loss of (?:the (?:Owner|Chief)|the People)/.test(risk));
    expect(losses.length).toBeGreaterThan(0);
    for (const loss of losses) expect(loss.owner).toBe(owner);
  });

  it.each([
    ['funeral-home', ['Owner and Funeral Director', 'Office Manager', 'Embalmer'], /^Loss of the Licensed Director/],
    ['dental-practice', ['Dentist', 'Office Manager', 'Lead Dental Assistant', 'Hygienist'], /^Loss of the Dentist/],
    ['pharmacy', ['Pharmacist in Charge', 'Store Manager', 'Lead Technician'], /^Loss of the Pharmacist/],
    ['veterinary-clinic', ['Medical Director', 'Practice Manager', 'Kennel Lead'], /^Loss of the Veterinarian/],
  ])('no one of a %s leads what is done while they are lost', async (trade, titles, risk) => {
    const { measures } = await draftOf({ trade, staff: 9, zip: '39530', state: 'MS', titles } as unknown as Team);
    const losses = measures.filter((measure) => risk.test(measure.risk));
    expect(losses.length).toBeGreaterThan(0);
    for (const { owner } of losses) expect(owner).not.toBe(titles[0]);
  });

  it('over all trades, the manager answers for the loss of the owner, and the office for ransomware', {
    timeout: 60_000,
  }, async () => {
    const titles = ['Owner', 'Farm Manager', 'Packing Lead', 'Boat Lead', 'Office and Sales Manager'];
    const wrong: string[] = [];
    for (const { id } of trades) {
      const { measures } = await draftOf({ trade: id, staff: 14, zip: '98584', state: 'WA', titles } as unknown as Team);
      for (const { risk, owner } of measures) {
        const right = /^Loss of the Owner\b/.test(risk)
          ? 'Farm Manager'
          : /^Ransomware/.test(risk)
            ? 'Office and Sales Manager'
            : owner;
        if (owner !== right) wrong.push(`${id}: ${risk}: ${owner}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});
