/** Clauses 8 to 10 of ISO 22301:2019, in our own words. */
import { hasReport } from '../exercise-program.ts';
import type { ChapterQuestion } from './chapters.ts';
import { absent, type Clause, clause, documented, every, has, when } from './clause-evidence.ts';
import { passesMitigationCheck } from './completion.ts';
import { isFilled } from './filled.ts';
import { passesMatrixCheck, ratedRisks } from './impact.ts';
import { visibleMitigations } from './mitigation.ts';
import { isGiven } from './placeholder.ts';

const severities = ({ content }: ChapterQuestion) => [
  content.financial_impact_severity,
  content.operational_impact_severity,
  content.reputational_impact_severity,
  content.legal_regulatory_impact_severity,
];

export const clauses8To10: readonly Clause[] = [
  documented(
    '8.1',
    'Operational planning and control',
    10,
    ({ status }) => [when(status === 'completed', 'generated plan')],
    'Generate the plan',
  ),
  clause(
    '8.2.1',
    'BIA and risk assessment as a process',
    3,
    ({ content, cyber }) => [has(content.critical_functions, 'BIA'), has(ratedRisks(content, cyber), 'risk assessment')],
    'Complete steps 2 to 4',
  ),
  clause(
    '8.2.2',
    'Business impact analysis',
    3,
    (question) => [
      every(question.content.critical_functions, (one) => isFilled(one.max_downtime), 'maximum downtime per function'),
      every(question.content.critical_functions, (one) => isFilled(one.rto), 'RTO per function'),
      when(
        severities(question).every((one) => one !== null),
        'severity of the four kinds of impact',
      ),
      every(
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
      has(ratedRisks(content, cyber), 'identified risks'),
      when(passesMatrixCheck(content, cyber), 'ratings for at least 80% of the risks'),
    ],
    'Rate the risks in the matrix',
  ),
  clause(
    '8.3.2',
    'Strategies and solutions',
    5,
    ({ content, cyber }) => [
      when(passesMitigationCheck(content, cyber), 'mitigations for at least half of the risks'),
      every(content.key_suppliers, (one) => one.alternative_suppliers.length > 0, 'alternative suppliers'),
      every(content.it_systems, (one) => isFilled(one.backup_location), 'backup locations'),
    ],
    'Add mitigations, alternative suppliers and backup locations',
  ),
  clause(
    '8.3.3',
    'Selection of solutions',
    4,
    ({ content, cyber }) => [
      every(visibleMitigations(content, cyber), (one) => one.effectiveness !== null, 'expected effectiveness'),
      every(visibleMitigations(content, cyber), (one) => isFilled(one.resources_required), 'effort and cost'),
    ],
    'Say what each mitigation costs',
  ),
  clause(
    '8.3.4',
    'Resources of the solutions',
    5,
    ({ content }) => [
      every(
        content.critical_functions,
        (one) => one.resources.length + one.required_resources.length > 0,
        'resources per function',
      ),
      has(content.it_systems, 'IT systems'),
      has(content.key_suppliers, 'suppliers'),
    ],
    'Add resources, IT systems and suppliers',
  ),
  clause(
    '8.3.5',
    'Implementation of the solutions',
    4,
    ({ content, cyber }) => [
      when(
        visibleMitigations(content, cyber).some((one) => one.status === 'completed'),
        'completed mitigations',
      ),
    ],
    'Carry out the planned mitigations and mark them completed',
  ),
  documented(
    '8.4.1',
    'Plans and procedures',
    6,
    ({ content, cyber }) => [
      when(
        visibleMitigations(content, cyber).some((one) => one.incident_response_steps.length > 0),
        'incident response steps',
      ),
      every(content.critical_functions, (one) => isGiven(one.recovery_procedures), 'recovery procedures'),
    ],
    'Write recovery procedures for every function',
  ),
  documented(
    '8.4.2',
    'Response structure',
    2,
    ({ employees }) => [
      when(
        employees.some((one) => one.activation_authority === 'Full'),
        'authority to activate',
      ),
      when(
        employees.some((one) => one.is_primary_contact),
        'primary contact',
      ),
      when(
        employees.some((one) => isFilled(one.backup_for)),
        'deputies',
      ),
    ],
    'Name leader, deputies and their authority',
  ),
  documented(
    '8.4.3',
    'Warning and communication',
    7,
    ({ employees, providers }) => [
      every(employees, (one) => isFilled(one.phone), 'phone numbers of the team'),
      when(
        providers.some((one) => isFilled(one.emergency_phone)),
        'emergency numbers',
      ),
    ],
    'Add phone and emergency numbers',
  ),
  documented(
    '8.4.4',
    'Business continuity plans',
    8,
    ({ content }) => [
      every(content.critical_functions, (one) => isGiven(one.recovery_procedures), 'recovery procedures'),
      every(content.critical_functions, (one) => isGiven(one.owner), 'owners'),
      every(content.it_systems, (one) => isGiven(one.recovery_procedures), 'recovery of IT systems'),
    ],
    'Write recovery procedures and name owners',
  ),
  documented(
    '8.4.5',
    'Return to normal',
    8,
    ({ content }) => [has(content.critical_functions, 'return-to-normal checklist per function')],
    'Add critical functions',
  ),
  documented(
    '8.5',
    'Exercises',
    10,
    ({ exercises = [] }) => [has(exercises.filter(hasReport), 'reports of exercises')],
    'Run a tabletop exercise and record its findings',
  ),
  clause(
    '8.6',
    'Evaluation of the arrangements',
    10,
    () => [absent('evaluation record')],
    'Check plan and suppliers once a year and after every incident',
  ),
  documented(
    '9.1',
    'Measurement',
    10,
    ({ content }) => [has(content.critical_functions, 'measures of this plan')],
    'Follow the measures of chapter 10 over time',
  ),
  documented('9.2', 'Internal audit', 10, () => [absent('audit with findings')], 'Assess the plan against this matrix'),
  documented(
    '9.3',
    'Management review',
    10,
    () => [absent('minutes of a management review')],
    'Review the plan with the owner once a year',
  ),
  documented(
    '10.1',
    'Nonconformity and corrective action',
    10,
    ({ content }) => [has(content.critical_functions, 'open points of this plan')],
    'Work through the open points of chapter 10',
  ),
  clause(
    '10.2',
    'Continual improvement',
    10,
    () => [absent('trend of open points')],
    'Compare the open points with those of the last version',
  ),
];
