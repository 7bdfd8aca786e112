/**
 * What of a plan the AI provider is sent, and what is left out, in the words of the sentence beside each AI button. A field
 * that is added to the snapshot, or kept out of it, does not compile until it is named here.
 */
import type { BcpSnapshot } from '#shared/jobs.ts';
import type { BcpField } from './bcp.ts';

export const sentAs: Record<keyof BcpSnapshot, string> = {
  business_name: 'business name',
  business_type: 'business type',
  industry: 'industry',
  employee_count: 'size',
  annual_revenue: 'revenue',
  city: 'city',
  state: 'state',
  other_states: 'state',
  zip_code: 'ZIP code',
  country: 'country',
  risk_factors: 'risks',
  threat_probability: 'risks',
  risk_impact_assessments: 'risks',
  financial_impact_severity: 'impacts',
  operational_impact_severity: 'impacts',
  reputational_impact_severity: 'impacts',
  legal_regulatory_impact_severity: 'impacts',
  financial_impact_description: 'impacts',
  operational_impact_description: 'impacts',
  reputational_impact_description: 'impacts',
  legal_regulatory_impact_description: 'impacts',
  max_downtime: 'recovery times',
  recovery_priority: 'recovery times',
  rpo: 'recovery times',
  critical_functions: 'functions',
  key_suppliers: 'suppliers',
  it_systems: 'IT systems',
  mitigations: 'mitigations',
  spending_authority: 'whether someone is named as responsible',
};

export const leftOutAs: Record<Exclude<BcpField, keyof BcpSnapshot>, string> = {
  primary_location: 'street addresses',
  additional_locations: 'street addresses',
  address: 'street addresses',
  meeting_place: 'meeting places',
  second_meeting_place: 'meeting places',
};

const joinWords = (words: readonly string[]): string => {
  const each = [...new Set(words)];
  return `${each.slice(0, -1).join(', ')}, and ${each.at(-1)}`;
};

export const sentWords = joinWords(Object.values(sentAs));
export const leftOutWords = joinWords(['your team list', 'contact fields', ...Object.values(leftOutAs)]);
