/** Clauses 4 to 7 of ISO 22301:2019, in our own words. */
import { absent, type Clause, clause, documented, every, has, when } from './clause-evidence.ts';
import { isFilled } from './filled.ts';
import { ratedRisks } from './impact.ts';

export const clauses4To7: readonly Clause[] = [
  clause(
    '4.1',
    'The organisation and its context',
    1,
    ({ content, cyber }) => [
      when(isFilled(content.industry), 'industry'),
      has(ratedRisks({ ...content }, cyber), 'issues as risks'),
    ],
    'Name internal and external issues, and decide whether climate change matters',
  ),
  clause(
    '4.2.1',
    'Interested parties',
    7,
    ({ content, providers }) => [
      has(content.key_suppliers, 'suppliers'),
      has(providers, 'service providers'),
      absent('customers, staff and authorities with their needs'),
    ],
    'List who depends on you and what they need',
  ),
  documented(
    '4.2.2',
    'Legal and regulatory requirements',
    3,
    ({ content }) => [
      when(isFilled(content.legal_regulatory_impact_description), 'legal and regulatory impact'),
      absent('register of obligations'),
    ],
    'Keep a register of obligations with owner and review date',
  ),
  documented(
    '4.3',
    'Scope',
    1,
    ({ content }) => [
      has(content.critical_functions, 'functions in scope'),
      when(isFilled(content.primary_location?.address), 'locations in scope'),
      absent('reasons for what is left out'),
    ],
    'Write down what is outside the scope and why',
  ),
  clause(
    '4.4',
    'The management system',
    10,
    ({ status }) => [when(status === 'completed', 'generated plan')],
    'Generate the plan',
  ),
  clause(
    '5.1',
    'Leadership',
    1,
    ({ employees }) => [
      when(
        employees.some((one) => one.activation_authority === 'Full'),
        'a leader with full authority',
      ),
      absent('signed commitment'),
    ],
    'Have the owner sign the plan',
  ),
  documented(
    '5.2',
    'Policy',
    1,
    ({ content }) => [
      when(isFilled(content.business_name), 'policy statement of this plan'),
      absent('signature and communication to staff'),
    ],
    'Sign the policy and give it to everybody',
  ),
  clause(
    '5.3',
    'Roles and authority',
    2,
    ({ employees }) => [
      has(employees, 'team members with roles'),
      when(
        employees.some((one) => one.activation_authority === 'Full'),
        'authority to activate',
      ),
      when(
        employees.some((one) => isFilled(one.backup_for)),
        'deputies',
      ),
    ],
    'Name a deputy for every primary contact',
  ),
  clause(
    '6.1',
    'Risks to the management system',
    4,
    ({ content, cyber }) => [has(ratedRisks(content, cyber), 'risks of disruption'), absent('risks to keeping the plan alive')],
    'Say what could make the plan go stale and who prevents it',
  ),
  documented(
    '6.2',
    'Objectives',
    3,
    ({ content }) => [
      every(content.critical_functions, (one) => isFilled(one.rto), 'recovery time objectives'),
      when(isFilled(content.max_downtime), 'maximum downtime of the business'),
    ],
    'Set an RTO for every critical function',
  ),
  clause(
    '6.3',
    'Planning of changes',
    1,
    () => [absent('record of planned changes')],
    'Note purpose and owner of every planned change',
  ),
  clause(
    '7.1',
    'Resources',
    5,
    ({ content }) => [
      every(
        content.critical_functions,
        (one) => one.resources.length + one.required_resources.length > 0,
        'resources per function',
      ),
    ],
    'List what each function needs',
  ),
  documented('7.2', 'Competence', 2, () => [absent('training records tied to roles')], 'Record who was trained for which role'),
  clause('7.3', 'Awareness', 2, () => [absent('acknowledgement by the team')], 'Have every team member confirm the plan'),
  clause(
    '7.4',
    'Communication',
    7,
    ({ employees, providers }) => [
      every(employees, (one) => isFilled(one.phone) || isFilled(one.email), 'reachable team'),
      has(providers, 'external contacts'),
    ],
    'Add phone numbers and service providers',
  ),
  documented(
    '7.5',
    'Documented information',
    1,
    ({ status }) => [when(status === 'completed', 'generated plan'), absent('approval and distribution list')],
    'Approve the plan and note who holds a copy',
  ),
];
