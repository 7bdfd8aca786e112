import { type BcpContent, CriticalFunction, ItSystem, Mitigation } from '#shared/domain/bcp/bcp.ts';
import type { ChapterInput } from '#shared/domain/bcp/chapters.ts';
import { ratedRisks } from '#shared/domain/bcp/impact.ts';
import { knowledgeAnswers } from '#shared/knowledge/answers.ts';
import {
  listKnownFunctions,
  listKnownSystems,
  toSuggestedFunction,
  toSuggestedSystem,
} from '#shared/knowledge/known-operations.ts';
import { buildProfile } from '#shared/knowledge/profile.ts';
import { business, content, employee, provider, supplierNamed } from './entries.ts';

const rating = {
  financial_impact: 'major',
  operational_impact: 'major',
  reputational_impact: 'moderate',
  regulatory_impact: 'minor',
} as const;

/** Every suggestion taken as it is and the plan generated: what a customer has on the first evening. */
export interface FreshBcp extends ChapterInput {
  content: BcpContent;
}

export const createFreshBcp = async (industry: string, employee_count: number): Promise<FreshBcp> => {
  const start = { ...business, industry, employee_count };
  const of = await buildProfile(start, true);
  const selected: Partial<BcpContent> = {
    ...start,
    risk_factors: { selected: ['Cyber Attacks', 'Key Personnel Loss', 'Equipment Failure'] },
    threat_probability: { selected: ['Floods', 'Extreme Weather'] },
    risk_impact_assessments: {
      primary_concerns: { 'Cyber Attacks': rating, 'Key Personnel Loss': rating, 'Equipment Failure': rating },
      location_risks: { Floods: rating, 'Extreme Weather': rating },
    },
    critical_functions: listKnownFunctions(of).map((known) =>
      CriticalFunction.parse({ id: known.name, ...toSuggestedFunction(known, of) }),
    ),
    it_systems: listKnownSystems(of).map((known) => ItSystem.parse({ id: known.name, ...toSuggestedSystem(known, of) })),
    financial_impact_severity: 'major',
    operational_impact_severity: 'major',
    reputational_impact_severity: 'moderate',
    legal_regulatory_impact_severity: 'minor',
    legal_regulatory_impact_description: 'Contracts carry penalties after two days.',
    max_downtime: '1-3 days',
    recovery_priority: 'high',
    rpo: '24-hours',
    key_suppliers: [supplierNamed('Mill', { alternative_suppliers: ['Second Mill'], phone: '206-555-0101' })],
  };
  const { suggestions } = await knowledgeAnswers.suggest_mitigations({ plan: selected, cyber: true } as never);
  const mitigations = suggestions.suggested_mitigations.map((item, at) =>
    Mitigation.parse({ id: String(at), status: 'planned', ...item }),
  );
  const filled = content({ ...selected, mitigations });
  if (ratedRisks(filled, true).length !== 5) throw new Error('The risks of the fresh BCP changed');
  return { content: filled, employees: [], providers: [], status: 'completed', cyber: true };
};

/** With a team and providers, as the review of four documents had them. */
export const withPeople = (fresh: FreshBcp): FreshBcp => ({
  ...fresh,
  employees: [
    employee('Ana', { activation_authority: 'Full', is_primary_contact: true, phone: '206-555-0100' }),
    employee('Ben', { activation_authority: 'Limited', backup_for: 'Ana', phone: '206-555-0102' }),
  ],
  providers: [provider('Insurance', { emergency_phone: '206-555-0103' })],
});

/** Everything is filled in, and nothing means anything. */
export const nonsense: FreshBcp = {
  content: content({
    ...business,
    risk_factors: { selected: ['a', 'b', 'c', 'd', 'e', 'f'] },
    threat_probability: { selected: ['g', 'h', 'i', 'j'] },
    risk_impact_assessments: {
      primary_concerns: Object.fromEntries(
        ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => [
          name,
          { financial_impact: 'minor', operational_impact: 'minor', reputational_impact: 'minor', regulatory_impact: 'minor' },
        ]),
      ),
      location_risks: {},
    },
    max_downtime: '1-3 days',
    recovery_priority: 'high',
    financial_impact_severity: 'minor',
    operational_impact_severity: 'minor',
    reputational_impact_severity: 'minor',
    legal_regulatory_impact_severity: 'minor',
    financial_impact_description: 'nothing much',
    operational_impact_description: 'nothing much',
    reputational_impact_description: 'nothing much',
    legal_regulatory_impact_description: 'nothing much',
    critical_functions: ['1', '2', '3', '4', '5'].map((name) => CriticalFunction.parse({ id: name, name })),
    key_suppliers: ['1', '2', '3'].map((name) => supplierNamed(name)),
    it_systems: ['1', '2', '3'].map((name) => ItSystem.parse({ id: name, name })),
  }),
  employees: [],
  providers: [],
  status: 'completed',
  cyber: true,
};
