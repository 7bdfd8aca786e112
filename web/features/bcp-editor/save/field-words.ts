/** Fields of a plan in words, where two versions of them are compared. */
import type { BcpField } from '#shared/domain/bcp/bcp.ts';
import { durationLabel, type ImpactLevel, impactLabels, recoveryPriorityLabel } from '#shared/domain/bcp/options.ts';
import { isSame } from '../state/plan-state.ts';

export const fieldWords: Partial<Record<BcpField, string>> = {
  business_name: 'Business name',
  business_type: 'Business type',
  industry: 'Industry',
  employee_count: 'Number of employees',
  annual_revenue: 'Annual revenue',
  primary_location: 'Primary location',
  meeting_place: 'Meeting place',
  second_meeting_place: 'Second meeting place',
  spending_authority: 'Spending authority',
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

type Entry = Record<string, unknown>;

/** Longer texts are told by their beginning. */
const SHOWN = 120;
const shortened = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);

const partWords = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return 'empty';
  return shortened(Array.isArray(value) ? value.join(', ') || 'empty' : String(value));
};

/** 'owner: Lee; rto: 1-4 hours', for the parts in which two versions of one thing differ. */
const differences = (one: Entry, other: Entry): string =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter((key) => key !== 'id' && key !== 'source' && !isSame(one[key] ?? null, other[key] ?? null))
    .map((key) => `${key.replaceAll('_', ' ')}: ${partWords(one[key])}`)
    .join('; ');

const nameOf = ({ name, risk_name, mitigation_strategy }: Entry): string =>
  String(name ?? (risk_name === undefined ? 'Without a name' : `${risk_name}: ${mitigation_strategy}`));

const withDifferences = (name: string, one: Entry, other: Entry | undefined): string => {
  const told = other === undefined ? '' : differences(one, other);
  return told === '' ? name : `${name} (${told})`;
};

const listWords = (list: Entry[], other: Entry[]): string => {
  const entries = list.map((one) =>
    withDifferences(
      nameOf(one),
      one,
      other.find(({ id }) => id !== undefined && id === one.id),
    ),
  );
  return list.length === 0 ? 'None' : `${list.length}: ${entries.join(', ')}`;
};

/** Ratings by risk. */
type Ratings = Record<'primary_concerns' | 'location_risks', Record<string, Entry>>;
const ratingWords = (ratings: Ratings, other: Ratings | null): string => {
  const told = (['primary_concerns', 'location_risks'] as const).flatMap((group) =>
    Object.entries(ratings[group]).map(([risk, one]) => withDifferences(risk, one, other?.[group][risk] ?? {})),
  );
  return told.join(', ') || 'None';
};

/** The labels of fields that store codes. */
const labelOf = (field: BcpField, value: string): string => {
  if (field === 'recovery_priority') return recoveryPriorityLabel(value);
  if (field === 'max_downtime' || field === 'rpo') return durationLabel(value);
  return field.endsWith('_severity') ? impactLabels[value as ImpactLevel] : value;
};

/** The value of a field in one line; where `other`, the version it is compared with, names the same things, with what differs. */
export const valueWords = (field: BcpField, value: unknown, other: unknown): string => {
  if (value === null || value === undefined || value === '') return 'Empty';
  if (typeof value === 'string') return labelOf(field, value);
  if (Array.isArray(value)) return listWords(value, Array.isArray(other) ? other : []);
  if (typeof value !== 'object') return String(value);
  if ('selected' in value) return (value.selected as string[]).join(', ') || 'None';
  if ('primary_concerns' in value) return ratingWords(value as Ratings, other as Ratings | null);
  return Object.values(value).filter(Boolean).join(', ') || 'Empty';
};
