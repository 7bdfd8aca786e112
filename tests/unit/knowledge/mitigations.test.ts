import { describe, expect, it } from 'vitest';
import { DEFAULT_CONCERNS, DEFAULT_LOCATION_RISKS } from '#shared/domain/bcp/options.ts';
import { SuggestedMitigation } from '#shared/jobs.ts';
import { HAZARDS } from '#shared/knowledge/hazards/hazard.ts';
import { mitigationFacts, mitigationsFor } from '#shared/knowledge/mitigations.ts';

const names = mitigationFacts.flatMap((entry) => entry.risks);

describe('mitigations', () => {
  it('cover at least 40 kinds of risk with facts of their own', () => {
    expect(mitigationFacts.length).toBeGreaterThanOrEqual(40);
    expect(new Set(mitigationFacts.flatMap((entry) => entry.facts.map((fact) => fact.strategy))).size).toBe(
      mitigationFacts.flatMap((entry) => entry.facts).length,
    );
  });

  it('name every risk in one family only', () => {
    expect(names.filter((name, n) => names.indexOf(name) !== n)).toEqual([]);
  });

  it.each([...DEFAULT_CONCERNS, ...DEFAULT_LOCATION_RISKS, ...HAZARDS])('know %s by name', (risk) => {
    expect(names.map((name) => name.toLowerCase())).toContain(risk.toLowerCase());
  });

  it.each(names)('answer %s completely', (risk) => {
    const answers = mitigationsFor(risk, 'small');
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
    ['cyber_attacks', /Two-step sign-in/],
    ['Cybersecurity incidents', /Two-step sign-in/],
    ['Flood', /flood/i],
    ['River flooding after snow melt', /flood/i],
    ['Oven breakdown on a Saturday', /Service by hours/],
    ['Loss of our head baker (key person)', /named deputy/],
    ['Nobody can pay by card: payment system down', /manual way/],
    ['Office closed by the city', /place to work/],
    ['Price of flour', /13-week/],
    ['Staff shortage in December', /smallest crew/],
    ['Theft of material from the yard', /Light, locks/],
    ['Release of hazardous material', /Shelter in place/],
    ['Bomb threat', /Run, hide, fight/],
    ['Meteorite', /all-hazards/],
  ])('lead %j to what fits it', (risk, strategy) => {
    expect(mitigationsFor(risk, 'small')[0]!.mitigation_strategy).toMatch(strategy);
  });

  it('name the owner in a firm of four and a department in a firm of four hundred', () => {
    expect(mitigationsFor('Cyber Attacks', 'micro')[0]!.responsible_party).toBe('Owner with the IT provider');
    expect(mitigationsFor('Cyber Attacks', 'large')[0]!.responsible_party).toBe('IT Director');
  });
});
