/** Clauses 8 to 10 of ISO 22301:2019, in our own words. */
import { hasReport } from '../exercise-program.ts';
import type { ChapterInput } from './chapters.ts';
import {
  type Clause,
  clause,
  documentedClause,
  evidenceIf,
  evidenceOfEvery,
  evidenceOfList,
  missingEvidence,
} from './clause-evidence.ts';
import { passesMitigationCheck } from './completion.ts';
import { isFilled } from './filled.ts';
import { passesMatrixCheck, ratedRisks } from './impact.ts';
import { visibleMitigations } from './mitigation.ts';
import { isAnswered } from './placeholder.ts';

const severities = ({ content }: ChapterInput) => [
  content.financial_impact_severity,
  content.operational_impact_severity,
  content.reputational_impact_severity,
  content.legal_regulatory_impact_severity,
];

export const clauses8To10: readonly Clause[] = [
  documentedClause(
    '8.1',
    'Operational planning and control',
    10,
    ({ status }) => [evidenceIf(status === 'completed', 'generated plan')],
    'Generate the plan',
  ),
  clause(
    '8.2.1',
    'BIA and risk assessment as a process',
    3,
    ({ content, cyber }) => [
      evidenceOfList(content.critical_functions, 'BIA'),
      evidenceOfList(ratedRisks(content, cyber), 'risk assessment'),
    ],
    'Complete steps 2 to 4',
  ),
  clause(
    '8.2.2',
    'Business impact analysis',
    3,
    (question) => [
      evidenceOfEvery(question.content.critical_functions, (one) => isFilled(one.max_downtime), 'maximum downtime per function'),
      evidenceOfEvery(question.content.critical_functions, (one) => isFilled(one.rto), 'RTO per function'),
      evidenceIf(
        severities(question).every((one) => one !== null),
        'severity of the four kinds of impact',
      ),
      evidenceOfEvery(
        question.content.critical_functions,
        (one) => one.dependencies.length + one.resources.length > 0,
        'dependencies and resources',
      ),
    ],
    'Complete times, severities and dependencies of the functions',
  ),
  clause(
    '8.2.3',
    'Risk assessment',
    4,
    ({ content, cyber }) => [
      evidenceOfList(ratedRisks(content, cyber), 'identified risks'),
      evidenceIf(passesMatrixCheck(content, cyber), 'ratings for at least 80% of the risks'),
    ],
    'Rate the risks in the matrix',
  ),
  clause(
    '8.3.2',
    'Strategies and solutions',
    5,
    ({ content, cyber }) => [
      evidenceIf(passesMitigationCheck(content, cyber), 'mitigations for at least half of the risks'),
      evidenceOfEvery(content.key_suppliers, (one) => one.alternative_suppliers.length > 0, 'alternative suppliers'),
      evidenceOfEvery(content.it_systems, (one) => isFilled(one.backup_location), 'backup locations'),
    ],
    'Add mitigations, alternative suppliers and backup locations',
  ),
  clause(
    '8.3.3',
    'Selection of solutions',
    4,
    ({ content, cyber }) => [
      evidenceOfEvery(visibleMitigations(content, cyber), (one) => one.effectiveness !== null, 'expected effectiveness'),
      evidenceOfEvery(visibleMitigations(content, cyber), (one) => isFilled(one.resources_required), 'effort and cost'),
    ],
    'Say what each mitigation costs',
  ),
  clause(
    '8.3.4',
    'Resources of the solutions',
    5,
    ({ content }) => [
      evidenceOfEvery(
        content.critical_functions,
        (one) => one.resources.length + one.required_resources.length > 0,
        'resources per function',
      ),
      evidenceOfList(content.it_systems, 'IT systems'),
      evidenceOfList(content.key_suppliers, 'suppliers'),
    ],
    'Add resources, IT systems and suppliers',
  ),
  clause(
    '8.3.5',
    'Implementation of the solutions',
    4,
    ({ content, cyber }) => [
      evidenceIf(
        visibleMitigations(content, cyber).some((one) => one.status === 'completed'),
        'completed mitigations',
      ),
    ],
    'Carry out the planned mitigations and mark them completed',
  ),
  documentedClause(
    '8.4.1',
    'Plans and procedures',
    6,
    ({ content, cyber }) => [
      evidenceIf(
        visibleMitigations(content, cyber).some((one) => one.incident_response_steps.length > 0),
        'incident response steps',
      ),
      evidenceOfEvery(content.critical_functions, (one) => isAnswered(one.recovery_procedures), 'recovery procedures'),
    ],
    'Write recovery procedures for every function',
  ),
  documentedClause(
    '8.4.2',
    'Response structure',
    2,
    ({ employees }) => [
      evidenceIf(
        employees.some((one) => one.activation_authority === 'Full'),
        'authority to activate',
      ),
      evidenceIf(
        employees.some((one) => one.is_primary_contact),
        'primary contact',
      ),
      evidenceIf(
        employees.some((one) => isFilled(one.backup_for)),
        'deputies',
      ),
    ],
    'Name leader, deputies and their authority',
  ),
  documentedClause(
    '8.4.3',
    'Warning and communication',
    7,
    ({ employees, providers }) => [
      evidenceOfEvery(employees, (one) => isFilled(one.phone), 'phone numbers of the team'),
      evidenceIf(
        providers.some((one) => isFilled(one.emergency_phone)),
        'emergency numbers',
      ),
    ],
    'Add phone and emergency numbers',
  ),
  documentedClause(
    '8.4.4',
    'Business continuity plans',
    8,
    ({ content }) => [
      evidenceOfEvery(content.critical_functions, (one) => isAnswered(one.recovery_procedures), 'recovery procedures'),
      evidenceOfEvery(content.critical_functions, (one) => isAnswered(one.owner), 'owners'),
      evidenceOfEvery(content.it_systems, (one) => isAnswered(one.recovery_procedures), 'recovery of IT systems'),
    ],
    'Write recovery procedures and name owners',
  ),
  documentedClause(
    '8.4.5',
    'Return to normal',
    8,
    ({ content }) => [evidenceOfList(content.critical_functions, 'return-to-normal checklist per function')],
    'Add critical functions',
  ),
  documentedClause(
    '8.5',
    'Exercises',
    10,
    ({ exercises = [] }) => [evidenceOfList(exercises.filter(hasReport), 'reports of exercises')],
    'Run a tabletop exercise and record its findings',
  ),
  clause(
    '8.6',
    'Evaluation of the arrangements',
    10,
    () => [missingEvidence('evaluation record')],
    'Check plan and suppliers once a year and after every incident',
  ),
  documentedClause(
    '9.1',
    'Measurement',
    10,
    ({ content }) => [evidenceOfList(content.critical_functions, 'measures of this plan')],
    'Follow the measures of chapter 10 over time',
  ),
  documentedClause(
    '9.2',
    'Internal audit',
    10,
    () => [missingEvidence('audit with findings')],
    'Assess the plan against this matrix',
  ),
  documentedClause(
    '9.3',
    'Management review',
    10,
    () => [missingEvidence('minutes of a management review')],
    'Review the plan with the owner once a year',
  ),
  documentedClause(
    '10.1',
    'Nonconformity and corrective action',
    10,
    ({ content }) => [evidenceOfList(content.critical_functions, 'open points of this plan')],
    'Work through the open points of chapter 10',
  ),
  clause(
    '10.2',
    'Continual improvement',
    10,
    () => [missingEvidence('trend of open points')],
    'Compare the open points with those of the last version',
  ),
];
