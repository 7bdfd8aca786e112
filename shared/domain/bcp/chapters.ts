import type { Employee, ServiceProvider } from '#shared/domain/people.ts';
import { chapterInputs as say } from '#shared/messages/chapters.ts';
import type { HeldExercise } from '../exercise-program.ts';
import { passesMitigationCheck } from './completion.ts';
import { isAnswered, isFilled } from './filled.ts';
import { isAssessed, passesMatrixCheck, ratedRisks } from './impact.ts';
import { mitigationsFor, visibleMitigations } from './mitigation.ts';
import type { BcpStatus } from './options.ts';

import { visibleConcerns, visibleLocationRisks } from './risk-names.ts';
import { percentOf } from './rounding.ts';
import { validateBusiness, type WizardContent, type WizardStep } from './wizard.ts';

export interface ChapterInput {
  content: WizardContent;
  employees: readonly Employee[];
  providers: readonly ServiceProvider[];
  status: BcpStatus;
  cyber: boolean;
  exercises?: readonly HeldExercise[];
}

type RequiredInput = readonly [isThere: boolean, missing: string, step?: WizardStep];

const isTrueForAll = <T>(entries: readonly T[], holds: (entry: T) => boolean): boolean =>
  entries.length > 0 && entries.every(holds);

const listControlInputs = ({ content }: ChapterInput): RequiredInput[] => {
  const errors = validateBusiness(content);
  return say.business.map(([field, missing]) => [errors[field] === undefined, missing]);
};

const listPeopleInputs = ({ employees }: ChapterInput): RequiredInput[] => [
  [employees.length > 0, say.teamMember],
  [employees.some((employee) => employee.is_primary_contact), say.primaryContact],
  [employees.some((employee) => employee.activation_authority === 'Full'), say.fullAuthority],
  [employees.some((employee) => isFilled(employee.backup_for)), say.deputy],
];

const listImpactInputs = ({ content }: ChapterInput): RequiredInput[] => [
  [isFilled(content.max_downtime), say.mtd],
  [isFilled(content.recovery_priority), say.priority],
  [isFilled(content.rpo), say.rpo],
  [content.financial_impact_severity !== null, say.financial],
  [content.operational_impact_severity !== null, say.operational],
  [content.reputational_impact_severity !== null, say.reputational],
  [content.legal_regulatory_impact_severity !== null, say.legal],
  [content.critical_functions.length > 0, say.function, 4],
  [isTrueForAll(content.critical_functions, (fn) => isAnswered(fn.max_downtime) && isAnswered(fn.rto)), say.functionTimes, 4],
];

const listRiskInputs = ({ content, cyber }: ChapterInput): RequiredInput[] => {
  const rated = ratedRisks(content, cyber);
  return [
    [visibleConcerns(content.risk_factors.selected, cyber).length > 0, say.concern],
    [visibleLocationRisks(content.threat_probability.selected, cyber).length > 0, say.locationRisk],
    [passesMatrixCheck(content, cyber), say.matrix, 3],
    [passesMitigationCheck(content, cyber), say.mitigations, 5],
    [
      // A risk without a rating may be high.
      isTrueForAll(
        rated,
        (risk) =>
          (risk.level !== 'high' && isAssessed(risk.assessment)) || mitigationsFor(content.mitigations, risk.name).length > 0,
      ),
      say.highRisks,
      5,
    ],
  ];
};

const listStrategyInputs = ({ content, cyber }: ChapterInput): RequiredInput[] => [
  [
    isTrueForAll(content.critical_functions, (fn) => [...fn.resources, ...fn.required_resources, ...fn.dependencies].length > 0),
    say.resources,
  ],
  [content.key_suppliers.length > 0, say.supplier],
  [
    isTrueForAll(content.key_suppliers, (item) => item.criticality !== 'critical' || item.alternative_suppliers.length > 0),
    say.alternatives,
  ],
  [content.it_systems.length > 0, say.system],
  [visibleMitigations(content, cyber).length > 0, say.mitigation, 5],
];

const listActivationInputs = ({ content, employees, cyber }: ChapterInput): RequiredInput[] => [
  [employees.some((employee) => employee.activation_authority === 'Full'), say.fullAuthority, 4],
  [employees.some((employee) => employee.is_primary_contact && isFilled(employee.phone)), say.primaryPhone, 4],
  [isFilled(content.recovery_priority), say.priority, 3],
  [isFilled(content.primary_location?.address), say.siteAddress, 1],
  [visibleMitigations(content, cyber).some((item) => item.incident_response_steps.length > 0), say.responseSteps, 5],
];

const listCommunicationInputs = ({ content, employees, providers }: ChapterInput): RequiredInput[] => [
  [isTrueForAll(employees, (employee) => isFilled(employee.phone) || isFilled(employee.email)), say.reachableTeam],
  [providers.length > 0, say.provider],
  [providers.some((item) => isFilled(item.emergency_phone) || isFilled(item.phone)), say.providerPhone],
  [isTrueForAll(content.key_suppliers, (supplier) => isFilled(supplier.phone) || isFilled(supplier.email)), say.supplierContact],
];

const listRecoveryInputs = ({ content }: ChapterInput): RequiredInput[] => [
  [content.critical_functions.length > 0, say.function],
  [isTrueForAll(content.critical_functions, (fn) => isAnswered(fn.owner)), say.owners],
  [isTrueForAll(content.critical_functions, (fn) => isAnswered(fn.rto)), say.functionRto],
  [isTrueForAll(content.critical_functions, (fn) => isAnswered(fn.recovery_procedures)), say.procedures],
];

const listItRecoveryInputs = ({ content }: ChapterInput): RequiredInput[] => [
  [content.it_systems.length > 0, say.system],
  [isTrueForAll(content.it_systems, (item) => isAnswered(item.recovery_time) || isAnswered(item.rto)), say.systemTimes],
  [isTrueForAll(content.it_systems, (item) => isAnswered(item.backup_frequency)), say.backups],
  [isTrueForAll(content.it_systems, (item) => isAnswered(item.backup_location)), say.backupPlaces],
];

const listImprovementInputs = ({ status }: ChapterInput): RequiredInput[] => [[status === 'completed', say.generated]];

/** Number, title, first wizard step, clauses of ISO 22301:2019, and the required inputs. */
const CHAPTERS = [
  {
    number: 1,
    title: 'Plan control, policy and scope',
    step: 1,
    clauses: '4.1, 4.3, 5.1-5.2, 6.2-6.3, 7.5',
    inputs: listControlInputs,
  },
  { number: 2, title: 'People, roles and authority', step: 4, clauses: '5.3, 8.4.2', inputs: listPeopleInputs },
  { number: 3, title: 'Business impact analysis', step: 3, clauses: '8.2.1-8.2.2', inputs: listImpactInputs },
  { number: 4, title: 'Risk assessment and treatment', step: 2, clauses: '6.1, 8.2.3, 8.3', inputs: listRiskInputs },
  { number: 5, title: 'Dependencies and continuity strategies', step: 4, clauses: '8.3.1-8.3.5', inputs: listStrategyInputs },
  { number: 6, title: 'Activation and first 24 hours', step: 6, clauses: '8.4.1-8.4.2, 8.4.4', inputs: listActivationInputs },
  { number: 7, title: 'Crisis communication', step: 4, clauses: '4.2, 7.4, 8.4.3', inputs: listCommunicationInputs },
  { number: 8, title: 'Function recovery procedures', step: 4, clauses: '7.1, 8.4.4-8.4.5', inputs: listRecoveryInputs },
  { number: 9, title: 'IT recovery and data protection', step: 4, clauses: '8.4.4-8.4.5', inputs: listItRecoveryInputs },
  {
    number: 10,
    title: 'Exercise, maintenance and improvement',
    step: 6,
    clauses: '4.4, 7.2-7.3, 8.1, 8.5-8.6, 9.1-9.3, 10.1-10.2',
    inputs: listImprovementInputs,
  },
] as const satisfies readonly {
  number: number;
  title: string;
  step: WizardStep;
  clauses: string;
  inputs: (question: ChapterInput) => RequiredInput[];
}[];

/** The first step that a chapter is made from; null for parts that no step asks for. */
export const stepOfChapter = (number: number): WizardStep | null =>
  CHAPTERS.find((chapter) => chapter.number === number)?.step ?? null;

export interface ChapterStatus {
  number: number;
  title: string;
  step: WizardStep;
  clauses: string;
  percent: number;
  is_complete: boolean;
  missing: string[];
  gaps: { what: string; step: WizardStep }[];
}

export const assessChapters = (question: ChapterInput): ChapterStatus[] =>
  CHAPTERS.map(({ number, title, step, clauses, inputs }) => {
    const all: readonly RequiredInput[] = inputs(question);
    const gaps = all.filter(([isThere]) => !isThere).map(([, what, at]) => ({ what, step: at ?? step }));
    return {
      number,
      title,
      step,
      clauses,
      percent: percentOf(all.length - gaps.length, all.length),
      is_complete: gaps.length === 0,
      missing: gaps.map((gap) => gap.what),
      gaps,
    };
  });

export const chaptersPercent = (chapters: readonly ChapterStatus[]): number =>
  percentOf(chapters.filter((chapter) => chapter.is_complete).length, chapters.length);
