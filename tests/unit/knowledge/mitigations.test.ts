import { describe, expect, it } from 'vitest';
import { DEFAULT_CONCERNS, DEFAULT_LOCATION_RISKS } from '#shared/domain/bcp/options.ts';
import { HAZARDS } from '#shared/knowledge/hazards/hazard.ts';
import { stateFacts, stateHazards } from '#shared/knowledge/hazards.ts';
import { industries } from '#shared/knowledge/industries.ts';
import { lessons } from '#shared/knowledge/lessons.ts';
import { findMitigationFacts, mitigationFacts, suggestMitigationsFor } from '#shared/knowledge/mitigations.ts';
import { buildProfile } from '#shared/knowledge/profile.ts';
import { trades } from '#shared/knowledge/trades.ts';
import { SuggestedMitigation } from '#shared/queues/suggestions.ts';

const names = mitigationFacts.flatMap((entry) => entry.risks);

/** Words and times of day that are not written this way in the United States. */
const BRITISH =
  /\b(tills?|autumn|tarpaulins?|goods-in|locum|licences?|neighbours?\w*|colours?|favour\w*|labour|centres?|cheques?|organis\w+|cancelled|counselling|travelled|labelled|whilst|car park|petrol|lorr(y|ies)|(1[3-9]|2[0-3]):[0-5]\d)\b/i;

describe('mitigations', () => {
  it('mitigations use the English of the United States', () => {
    const said = JSON.stringify([
      mitigationFacts,
      industries,
      trades,
      stateFacts.map(({ code }) => stateHazards(code)),
      lessons,
    ]).match(BRITISH)?.[0];
    expect(said).toBeUndefined();
  });

  it('mitigations cover at least 40 kinds of risk with distinct facts', () => {
    expect(mitigationFacts.length).toBeGreaterThanOrEqual(40);
    expect(new Set(mitigationFacts.flatMap((entry) => entry.facts.map((fact) => fact.strategy))).size).toBe(
      mitigationFacts.flatMap((entry) => entry.facts).length,
    );
  });

  it('mitigations name every risk in only one family', () => {
    expect(names.filter((name, n) => names.indexOf(name) !== n)).toEqual([]);
  });

  it.each([...DEFAULT_CONCERNS, ...DEFAULT_LOCATION_RISKS, ...HAZARDS])('mitigations recognize %s by name', (risk) => {
    expect(names.map((name) => name.toLowerCase())).toContain(risk.toLowerCase());
  });

  it.each(names)('mitigations for %s are complete', (risk) => {
    const answers = findMitigationFacts(risk, 'small');
    expect(answers.length).toBeGreaterThan(0);
    for (const answer of answers) {
      expect(SuggestedMitigation.safeParse(answer).error).toBeUndefined();
      expect(answer.risk_name).toBe(risk);
      expect(answer.incident_response_steps!.length).toBeGreaterThanOrEqual(4);
      expect(answer.detailed_strategy!.split('\n').length).toBeLessThanOrEqual(15);
      expect(answer.specific_actions!.length).toBeGreaterThanOrEqual(1);
      expect(JSON.stringify(answer)).not.toMatch(/to be assigned|to be scheduled|general risk|unnamed/i);
    }
  });

  it.each([
    ['cyber_attacks', /two-step sign-in/],
    ['Cybersecurity incidents', /two-step sign-in/],
    ['Flood', /flood/i],
    ['River flooding after snow melt', /flood/i],
    ['Oven breakdown on a Saturday', /Service by hours/],
    ['Loss of our head baker (key person)', /backup for every critical function/],
    ['Nobody can pay by card: payment system down', /manual way/],
    ['Office closed by the city', /place to work/],
    ['Price of flour', /13-week/],
    ['Staff shortage in December', /smallest crew/],
    ['Theft of material from the yard', /light, locks/],
    ['Release of hazardous material', /Shelter in place/],
    ['Foodborne Illness Outbreak', /sick hands out of the kitchen/],
    ['Suspected food poisoning at a wedding', /sick hands out of the kitchen/],
    ['Bomb threat', /bomb threat/],
    ['Branch Robbery', /Give a robber/],
    ['Armed robbery at night', /Give a robber/],
    ['Branch Robbery or Violence', /Give a robber/],
    ['Protests downtown', /away from the crowd/],
    ['Civil Unrest or Threats to Officials', /away from the crowd/],
    ['School Violence or Armed Intruder', /Run, hide, fight/],
    ['Active Assailant or Hate Crime', /Run, hide, fight/],
    ['Workplace Violence', /angry person/],
    ['Cyber threats', /two-step sign-in/],
    ['Natural gas leak', /first smell of gas/],
    ['Fuel Price Spikes', /Hold fuel/],
    ['Carbon monoxide from a heater', /carbon monoxide alarm/],
    ['Ammonia leak next door', /Shelter in place/],
    ['Waste Oil or Fuel Spill', /Keep a spill away/],
    ['Medical Gas or Water Interruption', /oxygen, suction and clean water/],
    ['Burst Pipe in an Unoccupied Building', /Find leaks early/],
    ['Flash flooding', /moment a flash flood warning/],
    ['Dam failure and flooding', /inundation map/],
    ['Tsunami flooding', /high ground on foot/],
    ['Hurricane storm surge', /surge zone/],
    ['Power surge', /Bridge the first hour/],
    ['Smoke in the building', /Get everyone to safety/],
    ['Wildfire smoke in August', /Clean the air/],
    ['Arson at the church', /Get everyone to safety/],
    ['Loss of heating in January', /above freezing/],
    ['Boiler failure', /above freezing/],
    ['Heat wave', /Shift work/],
    ['Fuel leak at the pump', /Keep a spill away/],
    ['Refrigerant leak', /Shelter in place/],
    ['Roof leak', /Find leaks early/],
    ['Hostage situation', /Run, hide, fight/],
    ['Resident wandering at night', /Count at every door/],
    ['Walk-in cooler failure', /alarm that calls two phones/],
    ['DDoS on our shop', /protected edge/],
    ['Avian flu in the flock', /no boot, truck or new animal/],
    ['Missed filing deadline', /dates on paper/],
    ['Meteorite', /all-hazards/],
  ])('mitigations for %j match the risk', (risk, strategy) => {
    expect(findMitigationFacts(risk, 'small')[0]!.mitigation_strategy).toMatch(strategy);
  });

  it('mitigations name the owner in a firm of four and a department in a firm of four hundred', () => {
    expect(findMitigationFacts('Cyber Attacks', 'micro')[0]!.responsible_party).toBe('Owner with the IT provider');
    expect(findMitigationFacts('Cyber Attacks', 'large')[0]!.responsible_party).toBe('IT Director');
  });
});

describe('the answer to the loss of a key person', () => {
  const answerOf = async (id: string) => {
    const { within } = trades.find((trade) => trade.id === id)!;
    const snapshot = { business_name: 'Acme', trade: id, industry: within[0]!, employee_count: 25 };
    return suggestMitigationsFor('Key Personnel Loss', await buildProfile(snapshot, true))[0]!;
  };
  const OF_OWNERS = /cost the most income|tell customers and the bank/;

  it.each([
    ['church', /the governing body names who leads/],
    ['homeless-shelter', /the board chair names who acts/],
    ['credit-union', /the board chair names who acts/],
    ['fire-department', /line of succession/],
    ['primary-care', /the authority that issued the license and the insurer/],
    ['law-firm', /waits until someone who holds it/],
    ['ferry-tour-boat', /waits until someone who holds it/],
    ['bakery', OF_OWNERS],
  ] as const)('the loss of a key person of a %s says who decides', async (id, said) => {
    const answer = await answerOf(id);
    expect([answer.detailed_strategy, ...answer.incident_response_steps!].join('\n')).toMatch(said);
  });

  it('a danger to people is led by whoever runs the rooms, not by whoever pays the bills', async () => {
    const snapshot = { business_name: 'Acme', trade: 'data-center', industry: 'Technology', employee_count: 60 };
    const [answer] = suggestMitigationsFor('Battery Room Fire', await buildProfile(snapshot, true));
    expect(answer!.responsible_party).toBe('Critical Facilities Manager');
  });

  it('the loss of a key person tells no congregation, office or charity of its customers', async () => {
    const governed = trades.filter(({ within, traits }) => /Worship|Government/.test(within[0]!) || traits.includes('nonprofit'));
    expect(governed.length).toBeGreaterThan(20);
    for (const { id } of governed) expect(JSON.stringify(await answerOf(id)), id).not.toMatch(OF_OWNERS);
  });
});
