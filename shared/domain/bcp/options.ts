export const INDUSTRIES = [
  'Technology',
  'Healthcare',
  'Manufacturing',
  'Construction',
  'Transportation',
  'Energy',
  'Automotive',
  'Agriculture',
  'Retail',
  'Finance',
  'Education',
  'Government',
  'House of Worship',
  'Hospitality',
  'Other',
] as const;

export const EMPLOYEES_MAX = 10_000;

export const BUSINESS_TYPES = ['Corporation', 'LLC', 'Partnership', 'Sole Proprietorship', 'Non-profit'] as const;

/** How long a function can be down (MTD) before the business is in danger. */
export const DURATIONS = ['0-1 hour', '1-4 hours', '4-24 hours', '1-3 days', '3-7 days', 'More than 1 week'] as const;
export const AI_DECIDE = 'ai-decide';

export const recoveryPriorityLabels = {
  immediate: '0-1 hour (Immediate)',
  urgent: '1-4 hours (Urgent)',
  high: '4-24 hours (High)',
  medium: '1-3 days (Medium)',
  low: '3+ days (Low)',
} as const;

/** The RPO of a function that writes down nothing. */
export const NO_DATA = 'No data';

export const rpoLabels = {
  none: 'None (no data loss)',
  '1-hour': '1 hour',
  '4-hours': '4 hours',
  '24-hours': '24 hours',
  'more-than-24-hours': 'More than 24 hours',
} as const;

const rtoLabels = {
  immediate: 'Immediate (under 1 hour)',
  '1-4-hours': '1-4 hours',
  '4-24-hours': '4-24 hours',
  '1-3-days': '1-3 days',
  'more-than-3-days': 'More than 3 days',
} as const;

/** Free text, which customers may store anywhere, is shown as it is. */
const labelIn = (labels: Record<string, string>, value: string): string =>
  Object.hasOwn(labels, value) ? labels[value]! : value;

const durationLabels: Record<string, string> = { ...rpoLabels, ...rtoLabels, [AI_DECIDE]: 'Let AI Decide' };

export const durationLabel = (value: string): string => labelIn(durationLabels, value);

export const recoveryPriorityLabel = (value: string): string => labelIn(recoveryPriorityLabels, value);

export const CRITICALITIES = ['critical', 'high', 'medium', 'low'] as const;
export type Criticality = (typeof CRITICALITIES)[number];
export const criticalityLabels: Record<Criticality, string> = {
  critical: 'Critical',
  high: 'High',
  medium: 'Medium',
  low: 'Low',
};

export const IMPACT_LEVELS = ['minor', 'moderate', 'major', 'catastrophic'] as const;
export type ImpactLevel = (typeof IMPACT_LEVELS)[number];
export const impactLabels: Record<ImpactLevel, 'Low' | 'Medium' | 'High' | 'Critical'> = {
  minor: 'Low',
  moderate: 'Medium',
  major: 'High',
  catastrophic: 'Critical',
};

/** Times after the stop at which the impact of an outage is rated, in order. */
export const IMPACT_BANDS = ['h4', 'd1', 'd3', 'w1', 'w2', 'm1'] as const;
export type ImpactBand = (typeof IMPACT_BANDS)[number];
export const impactBandLabels: Record<ImpactBand, string> = {
  h4: '4 hours',
  d1: '1 day',
  d3: '3 days',
  w1: '1 week',
  w2: '2 weeks',
  m1: '1 month',
};
/** Where a column has room for a few letters. */
export const shortBandLabels: Record<ImpactBand, string> = {
  h4: '4 h',
  d1: '1 d',
  d3: '3 d',
  w1: '1 w',
  w2: '2 w',
  m1: '1 mo',
};
export const IMPACT_DRIVERS = ['financial', 'operational', 'reputational', 'legal', 'safety'] as const;
export type ImpactDriver = (typeof IMPACT_DRIVERS)[number];
export const impactDriverLabels: Record<ImpactDriver, string> = {
  financial: 'Money',
  operational: 'Operations',
  reputational: 'Reputation',
  legal: 'Law and contracts',
  safety: 'Safety of people',
};

/** What a stress test can take away. */
export const LOSS_KINDS = ['site', 'power', 'internet', 'system', 'supplier', 'provider', 'person', 'function'] as const;
export type LossKind = (typeof LOSS_KINDS)[number];

export const LIKELIHOODS = ['rare', 'unlikely', 'possible', 'likely', 'almost certain'] as const;
export type Likelihood = (typeof LIKELIHOODS)[number];
export const likelihoodLabels: Record<Likelihood, string> = {
  rare: 'Rare',
  unlikely: 'Unlikely',
  possible: 'Possible',
  likely: 'Likely',
  'almost certain': 'Almost certain',
};

export const SYSTEM_TYPES = ['database', 'application', 'infrastructure', 'network', 'other'] as const;
export type SystemType = (typeof SYSTEM_TYPES)[number];
export const systemTypeLabels: Record<SystemType, string> = {
  database: 'Database',
  application: 'Application',
  infrastructure: 'Infrastructure',
  network: 'Network',
  other: 'Other',
};
export const EFFECTIVENESS_LEVELS = ['high', 'medium', 'low'] as const;
export const effectivenessLabels: Record<(typeof EFFECTIVENESS_LEVELS)[number], string> = {
  high: 'High',
  medium: 'Medium',
  low: 'Low',
};
export const MITIGATION_STATUSES = ['planned', 'in_progress', 'completed', 'not_applicable'] as const;
export const mitigationStatusLabels: Record<(typeof MITIGATION_STATUSES)[number], string> = {
  planned: 'Planned',
  in_progress: 'In progress',
  completed: 'Completed',
  not_applicable: 'Not applicable',
};
export const IMPLEMENTATION_PRIORITIES = ['Immediate', 'High', 'Medium', 'Low'] as const;
export const ITEM_PRIORITIES = ['immediate', 'high', 'medium', 'low'] as const;
const itemPriorityLabels: Record<string, string> = { immediate: 'Immediate', high: 'High', medium: 'Medium', low: 'Low' };

export const itemPriorityLabel = (value: string): string => labelIn(itemPriorityLabels, value);

export const BCP_STATUSES = ['draft', 'in_review', 'completed'] as const;
export type BcpStatus = (typeof BCP_STATUSES)[number];
export const statusLabels: Record<BcpStatus, string> = { draft: 'Draft', in_review: 'In Review', completed: 'Completed' };

export const TEMPLATE_TYPES = ['standard', 'detailed', 'executive', 'quick'] as const;
export type TemplateType = (typeof TEMPLATE_TYPES)[number];
export const templateNames: Record<TemplateType, string> = {
  standard: 'Standard BCP',
  detailed: 'Detailed BCP',
  executive: 'Executive Summary',
  quick: 'Quick Reference Card',
};

export const DEFAULT_CONCERNS = [
  'Natural Disasters',
  'Cyber Attacks',
  'Supply Chain Disruption',
  'Key Personnel Loss',
  'Equipment Failure',
] as const;
export const DEFAULT_LOCATION_RISKS = ['Earthquakes', 'Floods', 'Hurricanes', 'Wildfires', 'Extreme Weather'] as const;

export const EMPLOYEE_ROLES = [
  'CEO',
  'President',
  'Operations Manager',
  'IT Director',
  'Communications Manager',
  'HR Manager',
  'Finance Manager',
  'Crisis Commander',
  'Deputy Manager',
  'Team Lead',
] as const;
export const ACTIVATION_AUTHORITIES = ['Full', 'Limited', 'None'] as const;
export const PROVIDER_TYPES = [
  'IT Support',
  'Insurance',
  'Utilities',
  'Emergency Services',
  'Legal',
  'Financial',
  'Security',
  'Maintenance',
  'Transportation',
  'Other',
] as const;
export const RESPONSE_TIMES = ['24/7', 'Business Hours', 'Emergency Only', 'On Call', 'Scheduled'] as const;
