import type { BcpField, Section, sectionShapes } from '#shared/domain/bcp/bcp.ts';

/** The section that has the field, so that a wrong line below does not compile. */
type SectionOf<F extends BcpField> = { [S in Section]: F extends keyof (typeof sectionShapes)[S] ? S : never }[Section];

/** Plain data: the contract's own map is made of schemas, which the browser does not load. */
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
  activity: 'business',
  trade: 'business',
  open_hours_per_week: 'business',
  additional_locations: 'locations',
  alternate_site: 'locations',
  alternate_site_move_time: 'locations',
  vital_records: 'locations',
  insurance_policies: 'locations',
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
  scenarios: 'scenarios',
};

export const fieldLabels: Partial<Record<BcpField, string>> = {
  business_name: 'Business name',
  business_type: 'Business type',
  industry: 'Industry',
  employee_count: 'Number of employees',
  annual_revenue: 'Annual revenue',
  primary_location: 'Primary location',
  meeting_place: 'Meeting place',
  second_meeting_place: 'Second meeting place',
  spending_authority: 'Spending authority',
  activity: 'What you do',
  open_hours_per_week: 'Open hours per week',
  country: 'Country',
  additional_locations: 'Additional locations',
  alternate_site: 'Alternate site',
  alternate_site_move_time: 'Time to move to the alternate site',
  vital_records: 'Vital records',
  insurance_policies: 'Insurance',
  risk_factors: 'Primary concerns',
  threat_probability: 'Location risks',
  financial_impact_severity: 'Financial severity',
  operational_impact_severity: 'Operational severity',
  reputational_impact_severity: 'Reputational severity',
  legal_regulatory_impact_severity: 'Legal and regulatory severity',
  financial_impact_description: 'Financial impact',
  operational_impact_description: 'Operational impact',
  reputational_impact_description: 'Reputational impact',
  legal_regulatory_impact_description: 'Legal and regulatory impact',
  max_downtime: 'Longest you could be down (MTD)',
  recovery_priority: 'Recovery priority',
  rpo: 'Recovery point objective (RPO)',
  risk_impact_assessments: 'Risk impact assessment',
  critical_functions: 'Critical functions',
  key_suppliers: 'Key suppliers',
  it_systems: 'IT systems',
  mitigations: 'Mitigations',
};

/** In the order of the form. */
export const locationLabels = {
  name: 'Location name',
  contact: 'Contact',
  address: 'Address',
  city: 'City',
  state: 'State',
  zip: 'ZIP code',
  phone: 'Phone',
  move_time: 'Time to move in',
  email: 'Email',
} as const;

/** 'Critical functions, entry 3', from a path such as `critical_functions.2.name`. */
export const describePath = (path: string): string | undefined => {
  const [field, index] = path.split('.');
  const label = fieldLabels[field as BcpField];
  return label && index !== undefined && /^\d+$/.test(index) ? `${label}, entry ${Number(index) + 1}` : label;
};

/** The element id of the input at a path (`primary_location.city`). */
export const fieldId = (path: string): string => `business-${path.replaceAll('.', '-')}`;

const ITEM_ID_LENGTH = 9;
const ITEM_ID_ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';

export const newItemId = (): string =>
  Array.from(
    crypto.getRandomValues(new Uint8Array(ITEM_ID_LENGTH)),
    (byte) => ITEM_ID_ALPHABET[byte % ITEM_ID_ALPHABET.length],
  ).join('');
