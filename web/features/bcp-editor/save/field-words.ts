/** Fields of a plan in words, where two versions of them are compared. */
import type { BcpField } from '#shared/domain/bcp/bcp.ts';
import { durationLabel, type ImpactLevel, impactLabels, recoveryPriorityLabel } from '#shared/domain/bcp/options.ts';

export const fieldWords: Partial<Record<BcpField, string>> = {
  business_name: 'Business name',
  business_type: 'Business type',
  industry: 'Industry',
  employee_count: 'Number of employees',
  annual_revenue: 'Annual revenue',
  primary_location: 'Primary location',
  country: 'Country',
  additional_locations: 'Additional locations',
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

interface Named {
  name?: string | null;
  risk_name?: string;
  mitigation_strategy?: string;
}

const nameOf = ({ name, risk_name, mitigation_strategy }: Named): string => name ?? `${risk_name}: ${mitigation_strategy}`;

/** The labels of fields that store codes. */
const labelOf = (field: BcpField, value: string): string => {
  if (field === 'recovery_priority') return recoveryPriorityLabel(value);
  if (field === 'max_downtime' || field === 'rpo') return durationLabel(value);
  return field.endsWith('_severity') ? impactLabels[value as ImpactLevel] : value;
};

/** The value of a field in one line. */
export const valueWords = (field: BcpField, value: unknown): string => {
  if (value === null || value === undefined || value === '') return 'Empty';
  if (typeof value === 'string') return labelOf(field, value);
  if (Array.isArray(value)) return value.length === 0 ? 'None' : `${value.length}: ${value.map(nameOf).join(', ')}`;
  if (typeof value !== 'object') return String(value);
  if ('selected' in value) return (value.selected as string[]).join(', ') || 'None';
  if ('primary_concerns' in value) {
    const { primary_concerns, location_risks } = value as Record<'primary_concerns' | 'location_risks', object>;
    return [...Object.keys(primary_concerns), ...Object.keys(location_risks)].join(', ') || 'None';
  }
  return Object.values(value).filter(Boolean).join(', ') || 'Empty';
};
