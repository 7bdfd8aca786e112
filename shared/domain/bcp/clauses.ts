import { hasReport } from '../exercise-program.ts';
import type { ChapterInput } from './chapters.ts';
import { passesMitigationCheck } from './completion.ts';
import { isFilled, isStated } from './filled.ts';
import { isLikelihood, passesMatrixCheck, ratedRisks } from './impact.ts';
import { isDated, visibleMitigations } from './mitigation.ts';
import { hasAlternative } from './provenance.ts';

/** How complete a piece of evidence is (0 to 1), its name, and whether it shows doing rather than planning. */
type Evidence = readonly [share: number, name: string, isProof?: boolean];

interface Clause {
  clause: string;
  title: string;
  is_documented: boolean;
  chapter: number;
  evidence: (question: ChapterInput) => Evidence[];
  next_action: string | ((question: ChapterInput) => string);
}

type Facts = [number: string, title: string, chapter: number, evidence: Clause['evidence'], nextAction: Clause['next_action']];

const clause = (...[number, title, chapter, evidence, next_action]: Facts): Clause => ({
  clause: number,
  title,
  is_documented: false,
  chapter,
  evidence,
  next_action,
});

const documentedClause = (...facts: Facts): Clause => ({ ...clause(...facts), is_documented: true });

const evidenceIf = (isThere: boolean, name: string): Evidence => [isThere ? 1 : 0, name];
/** A record that something was done: an exercise, an audit, a closed action. Only proof covers a clause. */
const proofIf = (isThere: boolean, name: string): Evidence => [isThere ? 1 : 0, name, true];
/** Nothing in the product records it yet, so no one can show it here. */
const missingProof = (name: string): Evidence => [0, name, true];
const exerciseProof = ({ exercises = [] }: ChapterInput): Evidence =>
  proofIf(exercises.some(hasReport), 'an exercise with a written result');
const doneProof = ({ content, cyber }: ChapterInput): Evidence =>
  proofIf(
    visibleMitigations(content, cyber).some((item) => item.status === 'completed' && isDated(item.timeline)),
    'completed mitigations with a date',
  );
const evidenceOfList = (list: readonly unknown[], name: string): Evidence => evidenceIf(list.length > 0, name);
const evidenceOfEvery = <T>(list: readonly T[], holds: (item: T) => boolean, name: string): Evidence => [
  list.length === 0 ? 0 : list.filter(holds).length / list.length,
  name,
];

/** From then on, chapter 1 says what the plan covers and what it leaves out. */
const hasScope = ({ critical_functions, primary_location, additional_locations }: ChapterInput['content']): boolean =>
  critical_functions.length > 0 && (primary_location !== null || additional_locations.length > 0);
/** Then chapter 10 prints who is trained in what, with room for the signature. */
const hasTraining = ({ content, employees }: ChapterInput): boolean =>
  content.critical_functions.length > 0 && employees.length > 0;

/** Clauses 4 to 7 of ISO 22301:2019, in our own words. */

const clauses4To7: readonly Clause[] = [
  clause(
    '4.1',
    'The organization and its context',
    1,
    ({ content, cyber }) => [
      evidenceIf(isFilled(content.industry), 'industry'),
      evidenceOfList(ratedRisks({ ...content }, cyber), 'issues as risks'),
      missingProof('internal issues and a decision on climate change'),
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
      evidenceIf(isFilled(content.industry), 'who is told what, and by when'),
      missingProof('needs that these parties confirmed'),
    ],
    'Ask those who depend on you what they need, and by when',
  ),
  documentedClause(
    '4.2.2',
    'Legal and regulatory requirements',
    7,
    ({ content }) => [
      evidenceIf(isFilled(content.industry), 'register of obligations with their rules'),
      missingProof('owner and yearly review of the register'),
    ],
    ({ content }) =>
      isFilled(content.industry)
        ? 'Name who reviews the register of obligations once a year, with the date'
        : 'Choose industry, trade and state, so that the register of obligations is printed',
  ),
  documentedClause(
    '4.3',
    'Scope',
    1,
    ({ content }) => [
      evidenceOfList(content.critical_functions, 'functions in scope'),
      evidenceIf(isFilled(content.primary_location?.address), 'locations in scope'),
      evidenceIf(hasScope(content), 'what is left out, and why'),
      missingProof('a scope that was approved'),
    ],
    ({ content }) =>
      hasScope(content) ? 'Have the scope approved with the plan' : 'Write down what is outside the scope and why',
  ),
  clause(
    '4.4',
    'The management system',
    10,
    (question) => [
      exerciseProof(question),
      missingProof('an approved version of this plan'),
      missingProof('a management review'),
    ],
    'Approve the plan, exercise it and review it once a year',
  ),
  clause(
    '5.1',
    'Leadership',
    1,
    ({ employees }) => [
      evidenceIf(
        employees.some((employee) => employee.activation_authority === 'Full'),
        'a leader with full authority',
      ),
      missingProof('signed commitment'),
    ],
    'Have the owner sign the plan',
  ),
  documentedClause(
    '5.2',
    'Policy',
    1,
    ({ content }) => [
      evidenceIf(isFilled(content.business_name), 'policy statement of this plan'),
      missingProof('signature and communication to staff'),
    ],
    'Sign the policy and give it to everyone',
  ),
  clause(
    '5.3',
    'Roles and authority',
    2,
    ({ employees }) => [
      evidenceOfList(employees, 'team members with roles'),
      evidenceIf(
        employees.some((employee) => employee.activation_authority === 'Full'),
        'authority to activate',
      ),
      evidenceIf(
        employees.some((employee) => isFilled(employee.backup_for)),
        'deputies',
      ),
      missingProof('roles confirmed by those who hold them'),
    ],
    'Name a deputy for every primary contact, and have each person confirm the role',
  ),
  clause(
    '6.1',
    'Risks to the management system',
    4,
    ({ content, cyber }) => [
      evidenceOfList(ratedRisks(content, cyber), 'risks of disruption'),
      missingProof('risks to keeping the plan alive'),
    ],
    'Say what could make the plan go stale and who prevents it',
  ),
  documentedClause(
    '6.2',
    'Objectives',
    1,
    ({ content, employees, ...question }) => [
      evidenceOfEvery(content.critical_functions, (fn) => isFilled(fn.rto), 'objectives from recovery times'),
      evidenceIf(
        content.critical_functions.length > 0 && employees.some((employee) => employee.is_primary_contact),
        'measure, owner and day of each objective',
      ),
      exerciseProof({ content, employees, ...question }),
    ],
    'Set an RTO for every function, and measure it in an exercise',
  ),
  clause(
    '6.3',
    'Planning of changes',
    1,
    () => [missingProof('record of planned changes')],
    'Note purpose and owner of every planned change',
  ),
  clause(
    '7.1',
    'Resources',
    8,
    ({ content }) => [
      evidenceOfEvery(
        content.critical_functions,
        (fn) => fn.resources.length + fn.required_resources.length > 0,
        'resources per function',
      ),
      missingProof('time and budget that were approved'),
    ],
    'List what each function needs, and have the budget approved',
  ),
  documentedClause(
    '7.2',
    'Competence',
    10,
    (question) => [evidenceIf(hasTraining(question), 'training by role'), missingProof('signed training records')],
    'Record who was trained for which role',
  ),
  clause(
    '7.3',
    'Awareness',
    10,
    (question) => [evidenceIf(hasTraining(question), 'training of everyone'), missingProof('acknowledgement by the team')],
    'Have every team member confirm the plan',
  ),
  clause(
    '7.4',
    'Communication',
    7,
    ({ employees, providers, ...question }) => [
      evidenceOfEvery(employees, (employee) => isFilled(employee.phone) || isFilled(employee.email), 'reachable team'),
      evidenceOfList(providers, 'external contacts'),
      exerciseProof({ employees, providers, ...question }),
    ],
    'Add phone numbers and service providers, and try them in an exercise',
  ),
  documentedClause(
    '7.5',
    'Documented information',
    1,
    ({ status }) => [
      evidenceIf(status === 'completed', 'generated plan'),
      missingProof('an approved version and who holds a copy'),
    ],
    'Approve the plan and note who holds a copy',
  ),
];

/** Clauses 8 to 10 of ISO 22301:2019, in our own words. */

const impactSeverities = ({ content }: ChapterInput) => [
  content.financial_impact_severity,
  content.operational_impact_severity,
  content.reputational_impact_severity,
  content.legal_regulatory_impact_severity,
];

const clauses8To10: readonly Clause[] = [
  documentedClause(
    '8.1',
    'Operational planning and control',
    10,
    (question) => [exerciseProof(question), doneProof(question), missingProof('an approved version of this plan')],
    'Keep records that the processes ran: exercises, completed mitigations, approvals',
  ),
  clause(
    '8.2.1',
    'BIA and risk assessment as a process',
    3,
    ({ content, cyber }) => [
      evidenceOfList(content.critical_functions, 'BIA'),
      evidenceOfList(ratedRisks(content, cyber), 'risk assessment'),
      missingProof('a dated review of both'),
    ],
    'Complete steps 2 to 4, and review them once a year',
  ),
  clause(
    '8.2.2',
    'Business impact analysis',
    3,
    (question) => [
      evidenceOfEvery(question.content.critical_functions, (fn) => isFilled(fn.max_downtime), 'maximum downtime per function'),
      evidenceOfEvery(question.content.critical_functions, (fn) => isFilled(fn.rto), 'RTO per function'),
      evidenceIf(
        impactSeverities(question).every((item) => item !== null),
        'severity of the four kinds of impact',
      ),
      evidenceOfEvery(
        question.content.critical_functions,
        (fn) => fn.dependencies.length + fn.resources.length > 0,
        'dependencies and resources',
      ),
      evidenceOfEvery(
        question.content.critical_functions,
        (fn) => isFilled(fn.minimum_service) || fn.minimum_staff != null,
        'minimum capacity',
      ),
      missingProof('a BIA that the owners of the functions signed off'),
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
      evidenceOfEvery(
        ratedRisks(content, cyber),
        ({ assessment }) => isLikelihood(assessment?.likelihood),
        'likelihood of each risk',
      ),
      missingProof('risks that the owner accepted'),
    ],
    'Rate impact and likelihood of the risks, and accept or treat each',
  ),
  clause(
    '8.3.2',
    'Strategies and solutions',
    5,
    (question) => [
      evidenceIf(passesMitigationCheck(question.content, question.cyber), 'mitigations for at least half of the risks'),
      evidenceOfEvery(question.content.key_suppliers, hasAlternative, 'alternative suppliers'),
      evidenceOfEvery(question.content.it_systems, (system) => isStated(system.backup_location), 'backup locations'),
      missingProof('a tested restore'),
    ],
    'Add mitigations, alternative suppliers and backup locations',
  ),
  clause(
    '8.3.3',
    'Selection of solutions',
    4,
    ({ content, cyber }) => [
      evidenceOfEvery(visibleMitigations(content, cyber), (item) => item.effectiveness !== null, 'expected effectiveness'),
      evidenceOfEvery(visibleMitigations(content, cyber), (item) => isFilled(item.resources_required), 'effort and cost'),
      missingProof('options that were compared'),
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
        (fn) => fn.resources.length + fn.required_resources.length > 0,
        'resources per function',
      ),
      evidenceOfList(content.it_systems, 'IT systems'),
      evidenceOfList(content.key_suppliers, 'suppliers'),
      missingProof('quantities, and by when they are needed'),
    ],
    'Add resources, IT systems and suppliers, with quantities',
  ),
  clause(
    '8.3.5',
    'Implementation of the solutions',
    4,
    (question) => [
      evidenceIf(
        visibleMitigations(question.content, question.cyber).some(
          (item) => item.status === 'in_progress' || item.status === 'completed',
        ),
        'mitigations under way',
      ),
      doneProof(question),
    ],
    'Carry out the planned mitigations, and mark them completed with the date',
  ),
  documentedClause(
    '8.4.1',
    'Plans and procedures',
    6,
    (question) => [
      evidenceIf(
        visibleMitigations(question.content, question.cyber).some((item) => item.incident_response_steps.length > 0),
        'incident response steps',
      ),
      evidenceOfEvery(question.content.critical_functions, (fn) => isStated(fn.recovery_procedures), 'recovery procedures'),
      exerciseProof(question),
    ],
    'Write recovery procedures for every function, and exercise them',
  ),
  documentedClause(
    '8.4.2',
    'Response structure',
    2,
    ({ employees, ...question }) => [
      evidenceIf(
        employees.some((employee) => employee.activation_authority === 'Full'),
        'authority to activate',
      ),
      evidenceIf(
        employees.some((employee) => employee.is_primary_contact),
        'primary contact',
      ),
      evidenceIf(
        employees.some((employee) => isFilled(employee.backup_for)),
        'deputies',
      ),
      exerciseProof({ employees, ...question }),
    ],
    'Name leader, deputies and their authority, and exercise the team',
  ),
  documentedClause(
    '8.4.3',
    'Warning and communication',
    7,
    ({ employees, providers, ...question }) => [
      evidenceOfEvery(employees, (employee) => isFilled(employee.phone), 'phone numbers of the team'),
      evidenceIf(
        providers.some((provider) => isFilled(provider.emergency_phone)),
        'emergency numbers',
      ),
      exerciseProof({ employees, providers, ...question }),
    ],
    'Add phone and emergency numbers, and try them in an exercise',
  ),
  documentedClause(
    '8.4.4',
    'Business continuity plans',
    8,
    ({ content, ...question }) => [
      evidenceOfEvery(content.critical_functions, (fn) => isStated(fn.recovery_procedures), 'recovery procedures'),
      evidenceOfEvery(content.critical_functions, (fn) => isStated(fn.owner), 'owners'),
      evidenceOfEvery(content.it_systems, (system) => isStated(system.recovery_procedures), 'recovery of IT systems'),
      exerciseProof({ content, ...question }),
    ],
    'Write recovery procedures, name owners, and exercise both',
  ),
  documentedClause(
    '8.4.5',
    'Return to normal',
    8,
    (question) => [
      evidenceOfList(question.content.critical_functions, 'return-to-normal checklist per function'),
      missingProof('a return to normal that was tried'),
    ],
    'Add critical functions, and try the way back in an exercise',
  ),
  documentedClause(
    '8.5',
    'Exercises',
    10,
    ({ exercises = [] }) => [proofIf(exercises.some(hasReport), 'reports of exercises')],
    'Run a tabletop exercise and record its findings',
  ),
  clause(
    '8.6',
    'Evaluation of the arrangements',
    10,
    (question) => [exerciseProof(question), missingProof('a yearly evaluation of plan and suppliers')],
    'Check plan and suppliers once a year and after every incident',
  ),
  documentedClause(
    '9.1',
    'Measurement',
    10,
    (question) => [exerciseProof(question), missingProof('measures followed over time')],
    'Follow the measures of chapter 10 over time',
  ),
  documentedClause(
    '9.2',
    'Internal audit',
    10,
    () => [missingProof('audit with findings')],
    'Assess the plan against this matrix',
  ),
  documentedClause(
    '9.3',
    'Management review',
    10,
    () => [missingProof('minutes of a management review')],
    'Review the plan with the owner once a year',
  ),
  documentedClause(
    '10.1',
    'Nonconformity and corrective action',
    10,
    ({ exercises = [] }) => [
      proofIf(
        exercises.some((exercise) => hasReport(exercise) && isFilled(exercise.recommendations)),
        'recommendations from an exercise',
      ),
      missingProof('causes found and actions closed'),
    ],
    'Fill in the form of findings and corrections, down to who closed each and when',
  ),
  clause(
    '10.2',
    'Continual improvement',
    10,
    () => [missingProof('trend of open points')],
    'Compare the open points with those of the last version',
  ),
];

type ClauseResult = 'covered' | 'partial' | 'missing';
export const clauseResultLabels: Record<ClauseResult, string> = { covered: 'Covered', partial: 'Partial', missing: 'Missing' };

export interface ClauseAssessment extends Omit<Clause, 'evidence' | 'next_action'> {
  result: ClauseResult;
  found: string[];
  missing: string[];
  next_action: string | null;
}

/** A clause is covered when all evidence is there and some of it shows doing; missing when none is there; else partial. */
export const assessClauses = (question: ChapterInput): ClauseAssessment[] =>
  [...clauses4To7, ...clauses8To10].map(({ evidence, next_action, ...facts }) => {
    const all = evidence(question);
    const found = all.filter(([share]) => share > 0).map(([share, name]) => (share < 1 ? `${name} (in part)` : name));
    const missing = all.filter(([share]) => share < 1).map(([, name]) => name);
    const isProven = all.some(([share, , isProof]) => share === 1 && isProof === true);
    const result = missing.length === 0 && isProven ? 'covered' : found.length === 0 ? 'missing' : 'partial';
    return {
      ...facts,
      result,
      found,
      missing,
      next_action: result === 'covered' ? null : typeof next_action === 'string' ? next_action : next_action(question),
    };
  });
