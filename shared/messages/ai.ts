import type { BcpSnapshot } from '#shared/queues/job-definitions.ts';
import type { BcpField } from '../domain/bcp/bcp.ts';

export const sentAs: Record<keyof BcpSnapshot, string> = {
  business_name: 'business name',
  business_type: 'business type',
  industry: 'industry',
  activity: 'what you do',
  trade: 'what you do',
  open_hours_per_week: 'opening hours',
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
  vital_records: 'vital records',
  insurance_policies: 'insurance',
  spending_authority: 'whether someone is named as responsible',
};

export const leftOutAs: Record<Exclude<BcpField, keyof BcpSnapshot>, string> = {
  primary_location: 'street addresses',
  additional_locations: 'street addresses',
  address: 'street addresses',
  alternate_site: 'street addresses',
  alternate_site_move_time: 'street addresses',
  meeting_place: 'meeting places',
  second_meeting_place: 'meeting places',
  scenarios: 'your stress tests',
};

const joinWords = (words: readonly string[]): string => {
  const each = [...new Set(words)];
  return `${each.slice(0, -1).join(', ')}, and ${each.at(-1)}`;
};

const sentWords = joinWords(Object.values(sentAs));
const leftOutWords = joinWords(['your team list', 'contact fields', ...Object.values(leftOutAs)]);

export const aiMessages = {
  tooManyJobs: 'You have reached the limit of AI requests for this hour. Please try again later.',
  tooManyOpen: 'You already have several AI requests in progress. Wait for one to finish, then try again.',
  jobFailed: 'The AI couldn’t finish this time. Please try again.',
  jobExpired: 'The AI took too long. Please try again.',
} as const;

const sent = `We send this plan’s content to our AI provider: ${sentWords}.`;
const leftOut = `We leave out ${leftOutWords}.`;
const masked =
  'In everything you wrote, we mask phone numbers, email addresses, account and policy numbers, and the names of your team and of the contacts you list.';

export const aiDisclosure = {
  /** Beside each button; the whole of it unfolds. */
  short: 'We send this plan’s content to our AI provider, without your team list and contact fields.',
  beside: `${sent} ${leftOut} ${masked}`,
  live: 'While this is on, we send your plan to our AI provider after each pause in your typing.',
  details: 'What we send, and what we leave out',
  analysis: 'Generating the document also runs the AI analysis.',
  paused: 'Nothing is sent while this is off. We check your answers on this device.',
  sent,
  leftOut,
  masked,
} as const;
