import { describe, expect, it } from 'vitest';
import type { RatedRisk } from '#shared/domain/bcp/impact.ts';
import { addRatings, fillRow, pickFirstRisks, rateRisk, undoRatings } from '#shared/domain/bcp/ratings.ts';

const why = (text: string) => ({ text, source: null });
const concern = (name: string, reason?: string): RatedRisk => ({
  name,
  list: 'primary_concerns',
  assessment: undefined,
  level: 'low',
  reason: reason === undefined ? undefined : why(reason),
});
const hazard = (name: string): RatedRisk => ({ ...concern(name), list: 'location_risks' });
const namesOf = (risks: readonly RatedRisk[]) => risks.map(({ name }) => name);

describe('the risks to rate first', () => {
  const concerns = ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => concern(name));
  it('eight risks are all among the first, in their order', () => {
    const risks = [...concerns, hazard('Floods'), hazard('Hail')];
    expect(pickFirstRisks(risks, ['Hail'])).toEqual(risks);
  });

  it('of more, material hazards come before other hazards, and both lists take turns', () => {
    const risks = [...concerns, ...['Hail', 'Drought', 'Floods', 'Tsunamis', 'Tornadoes'].map(hazard)];
    expect(namesOf(pickFirstRisks(risks, ['Floods', 'Hail', 'Tornadoes']))).toEqual([
      ...['A', 'B', 'C', 'D'],
      ...['Hail', 'Drought', 'Floods', 'Tornadoes'],
    ]);
  });

  it('what was suggested for the trade comes before what was ticked in the list', () => {
    const risks = [...concerns, concern('Oven Fire', 'Ovens'), concern('Mill Loss', 'Flour'), concern('Z')];
    expect(namesOf(pickFirstRisks(risks, undefined))).toEqual(['A', 'B', 'C', 'D', 'E', 'F', 'Oven Fire', 'Mill Loss']);
  });

  it('a short list leaves its places to the other', () => {
    const risks = [concern('Fire'), ...['1', '2', '3', '4', '5', '6', '7', '8', '9'].map(hazard)];
    expect(namesOf(pickFirstRisks(risks, []))).toEqual(['Fire', '1', '2', '3', '4', '5', '6', '7']);
  });

  it('rating a risk moves no row', () => {
    const risks = [...concerns, ...['1', '2', '3', '4'].map(hazard)];
    const rated = risks.map((risk) => ({ ...risk, assessment: { ...fillRow('major') } }));
    expect(namesOf(pickFirstRisks(rated, []))).toEqual(namesOf(pickFirstRisks(risks, [])));
  });
});

describe('ratings with reasons', () => {
  const suggested = {
    name: 'Floods',
    list: 'location_risks' as const,
    levels: { financial_impact: 'major' as const, likelihood: 'likely' },
    reasons: { financial_impact: why('Stock is on the floor'), likelihood: why('Most winters') },
  };
  const empty = { primary_concerns: {}, location_risks: {} };

  it('a suggestion fills what is not rated and overwrites nothing', () => {
    const rated = { ...empty, location_risks: { floods: { financial_impact: 'minor' as const } } };
    expect(addRatings(rated, [suggested]).location_risks).toEqual({
      floods: { financial_impact: 'minor', likelihood: 'likely', reasons: { likelihood: why('Most winters') } },
    });
  });

  it('another level drops the reason of the suggested one, and no other reason', () => {
    const { location_risks } = addRatings(empty, [suggested]);
    expect(rateRisk(location_risks, 'Floods', { financial_impact: 'minor' }).Floods).toEqual({
      ...{ financial_impact: 'minor', likelihood: 'likely' },
      reasons: { likelihood: why('Most winters') },
    });
  });

  it('choosing the suggested level again keeps its reason', () => {
    const { location_risks } = addRatings(empty, [suggested]);
    expect(rateRisk(location_risks, 'Floods', { financial_impact: 'major' })).toEqual(location_risks);
  });

  it('a filled row sets all four impacts and leaves the likelihood', () => {
    expect(rateRisk({ Fire: { likelihood: 'rare' } }, 'Fire', fillRow('major')).Fire).toEqual({
      ...{ financial_impact: 'major', operational_impact: 'major', reputational_impact: 'major', regulatory_impact: 'major' },
      likelihood: 'rare',
    });
  });

  it('undo takes back what was added, except what was changed since', () => {
    const after = addRatings(empty, [suggested]);
    expect(undoRatings(after, empty, after)).toEqual(empty);
    const changed = { ...after, location_risks: rateRisk(after.location_risks, 'Floods', { financial_impact: 'minor' }) };
    expect(undoRatings(changed, empty, after).location_risks).toEqual({
      Floods: { financial_impact: 'minor', likelihood: null },
    });
  });
});
