/** Clauses 4 to 7 of ISO 22301:2019, in our own words. */
import {
  type Clause,
  clause,
  documentedClause,
  evidenceIf,
  evidenceOfEvery,
  evidenceOfList,
  missingEvidence,
} from './clause-evidence.ts';
import { isFilled } from './filled.ts';
import { ratedRisks } from './impact.ts';

export const clauses4To7: readonly Clause[] = [
  clause(
    '4.1',
    'The organisation and its context',
    1,
    ({ content, cyber }) => [
      evidenceIf(isFilled(content.industry), 'industry'),
      evidenceOfList(ratedRisks({ ...content }, cyber), 'issues as risks'),
    ],
    'Name internal and external issues, and decide whether climate change matters',
  ),
  clause(
    '4.2.1',
    'Interested parties',
    7,
    ({ content, providers }) => [
      evidenceOfList(content.key_suppliers, 'suppliers'),
      evidenceOfList(providers, 'service providers'),
      missingEvidence('customers, staff and authorities with their needs'),
    ],
    'List who depends on you and what they need',
  ),
  documentedClause(
    '4.2.2',
    'Legal and regulatory requirements',
    3,
    ({ content }) => [
      evidenceIf(isFilled(content.legal_regulatory_impact_description), 'legal and regulatory impact'),
      missingEvidence('register of obligations'),
    ],
    'Keep a register of obligations with owner and review date',
  ),
  documentedClause(
    '4.3',
    'Scope',
    1,
    ({ content }) => [
      evidenceOfList(content.critical_functions, 'functions in scope'),
      evidenceIf(isFilled(content.primary_location?.address), 'locations in scope'),
      missingEvidence('reasons for what is left out'),
    ],
    'Write down what is outside the scope and why',
  ),
  clause(
    '4.4',
    'The management system',
    10,
    ({ status }) => [evidenceIf(status === 'completed', 'generated plan')],
    'Generate the plan',
  ),
  clause(
    '5.1',
    'Leadership',
    1,
    ({ employees }) => [
      evidenceIf(
        employees.some((one) => one.activation_authority === 'Full'),
        'a leader with full authority',
      ),
      missingEvidence('signed commitment'),
    ],
    'Have the owner sign the plan',
  ),
  documentedClause(
    '5.2',
    'Policy',
    1,
    ({ content }) => [
      evidenceIf(isFilled(content.business_name), 'policy statement of this plan'),
      missingEvidence('signature and communication to staff'),
    ],
    'Sign the policy and give it to everybody',
  ),
  clause(
    '5.3',
    'Roles and authority',
    2,
    ({ employees }) => [
      evidenceOfList(employees, 'team members with roles'),
      evidenceIf(
        employees.some((one) => one.activation_authority === 'Full'),
        'authority to activate',
      ),
      evidenceIf(
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
    ({ content, cyber }) => [
      evidenceOfList(ratedRisks(content, cyber), 'risks of disruption'),
      missingEvidence('risks to keeping the plan alive'),
    ],
    'Say what could make the plan go stale and who prevents it',
  ),
  documentedClause(
    '6.2',
    'Objectives',
    3,
    ({ content }) => [
      evidenceOfEvery(content.critical_functions, (one) => isFilled(one.rto), 'recovery time objectives'),
      evidenceIf(isFilled(content.max_downtime), 'maximum downtime of the business'),
    ],
    'Set an RTO for every critical function',
  ),
  clause(
    '6.3',
    'Planning of changes',
    1,
    () => [missingEvidence('record of planned changes')],
    'Note purpose and owner of every planned change',
  ),
  clause(
    '7.1',
    'Resources',
    5,
    ({ content }) => [
      evidenceOfEvery(
        content.critical_functions,
        (one) => one.resources.length + one.required_resources.length > 0,
        'resources per function',
      ),
    ],
    'List what each function needs',
  ),
  documentedClause(
    '7.2',
    'Competence',
    2,
    () => [missingEvidence('training records tied to roles')],
    'Record who was trained for which role',
  ),
  clause(
    '7.3',
    'Awareness',
    2,
    () => [missingEvidence('acknowledgement by the team')],
    'Have every team member confirm the plan',
  ),
  clause(
    '7.4',
    'Communication',
    7,
    ({ employees, providers }) => [
      evidenceOfEvery(employees, (one) => isFilled(one.phone) || isFilled(one.email), 'reachable team'),
      evidenceOfList(providers, 'external contacts'),
    ],
    'Add phone numbers and service providers',
  ),
  documentedClause(
    '7.5',
    'Documented information',
    1,
    ({ status }) => [evidenceIf(status === 'completed', 'generated plan'), missingEvidence('approval and distribution list')],
    'Approve the plan and note who holds a copy',
  ),
];
