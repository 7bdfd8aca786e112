/** The section of every field, as plain data: the contract's own map is made of schemas, which the browser does not carry. */
import type { BcpField, Section, sectionShapes } from '#shared/domain/bcp/bcp.ts';

/** The one section that has the field, so that a wrong line below does not compile. */
type SectionOf<F extends BcpField> = { [S in Section]: F extends keyof (typeof sectionShapes)[S] ? S : never }[Section];

export const fieldSections: { [F in BcpField]: SectionOf<F> } = {
  business_name: 'business',
  business_type: 'business',
  industry: 'business',
  employee_count: 'business',
  annual_revenue: 'business',
  address: 'business',
  city: 'business',
  state: 'business',
  zip_code: 'business',
  country: 'business',
  primary_location: 'business',
  meeting_place: 'business',
  second_meeting_place: 'business',
  spending_authority: 'business',
  additional_locations: 'locations',
  risk_factors: 'risks',
  threat_probability: 'risks',
  financial_impact_severity: 'impacts',
  operational_impact_severity: 'impacts',
  reputational_impact_severity: 'impacts',
  legal_regulatory_impact_severity: 'impacts',
  financial_impact_description: 'impacts',
  operational_impact_description: 'impacts',
  reputational_impact_description: 'impacts',
  legal_regulatory_impact_description: 'impacts',
  max_downtime: 'impacts',
  recovery_priority: 'impacts',
  rpo: 'impacts',
  risk_impact_assessments: 'impacts',
  critical_functions: 'functions',
  key_suppliers: 'suppliers',
  it_systems: 'systems',
  mitigations: 'mitigations',
};
