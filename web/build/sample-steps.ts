import type { Bcp } from '../../shared/domain/bcp/bcp.ts';
import { findContradictions } from '../../shared/domain/bcp/contradictions.ts';
import { assessClaims, describeClaim, type EvidenceItem, listClaims } from '../../shared/domain/bcp/evidence.ts';
import { assessmentOf, IMPACT_KINDS, impactKindLabels, ratedRisks, riskLevelLabels } from '../../shared/domain/bcp/impact.ts';
import {
  criticalityLabels,
  durationLabel,
  impactLabels,
  type Likelihood,
  likelihoodLabels,
  mitigationStatusLabels,
  recoveryPriorityLabel,
} from '../../shared/domain/bcp/options.ts';
import { formatPost } from '../../shared/domain/bcp/posts.ts';
import { assessReadiness } from '../../shared/domain/bcp/readiness.ts';
import { WIZARD_STEPS } from '../../shared/domain/bcp/wizard.ts';
import type { HeldExercise } from '../../shared/domain/exercise-program.ts';
import type { Employee, ServiceProvider } from '../../shared/domain/people.ts';
import { readinessMessages } from '../../shared/messages/readiness.ts';
import type { SampleEntry, SamplePart, SampleStep } from '../features/front/sample-step.ts';

export interface Sample {
  bcp: Bcp;
  employees: Employee[];
  providers: ServiceProvider[];
  evidence: EvidenceItem[];
  exercises: HeldExercise[];
  now: Date;
}

type Answer = string | number | null | undefined | readonly string[];

/** Without the questions that nobody answered. */
const listFacts = (answers: Record<string, Answer>): [string, string][] =>
  Object.entries(answers).flatMap(([label, answer]): [string, string][] => {
    const text = Array.isArray(answer) ? answer.join(', ') : String(answer ?? '');
    return text === '' ? [] : [[label, text]];
  });

const toEntry = (name: string, answers: Record<string, Answer>): SampleEntry => ({ name, facts: listFacts(answers) });

const labelDuration = (value: string | null): string | null => value && durationLabel(value);

const formatPlace = (place: Bcp['primary_location']): string =>
  place ? [place.address, place.city, [place.state, place.zip].filter(Boolean).join(' ')].filter(Boolean).join(', ') : '';

const listBusiness = ({ bcp }: Sample): SamplePart[] => [
  {
    title: 'The business',
    facts: listFacts({
      'Business name': bcp.business_name,
      'What it does': bcp.activity,
      Industry: bcp.industry,
      'Business type': bcp.business_type,
      'Number of employees': bcp.employee_count,
      'Annual revenue': bcp.annual_revenue,
      'Open hours a week': bcp.open_hours_per_week,
    }),
  },
  {
    title: 'Where it works',
    facts: listFacts({
      [bcp.primary_location?.name ?? 'Primary location']: formatPlace(bcp.primary_location),
      Phone: bcp.primary_location?.phone,
      'Meeting place': bcp.meeting_place,
      'Second meeting place': bcp.second_meeting_place,
      'Who may spend money': bcp.spending_authority,
      'Alternate site': bcp.alternate_site,
      'Vital records': bcp.vital_records.join('. '),
      Insurance: bcp.insurance_policies.join('. '),
      ...Object.fromEntries(
        bcp.additional_locations.map((location) => [location.name ?? '', formatPlace({ ...location, email: null })]),
      ),
    }),
  },
];

const listRisks = ({ bcp }: Sample): SamplePart[] => [
  {
    title: 'Risks it chose',
    facts: listFacts({
      'Primary concerns': bcp.risk_factors.selected,
      'Risks of the location': bcp.threat_probability.selected,
    }),
  },
];

const listImpact = ({ bcp }: Sample): SamplePart[] => {
  const maps = bcp.risk_impact_assessments;
  return [
    {
      title: 'Money and time',
      facts: listFacts({
        'Longest it could be down (MTD)': labelDuration(bcp.max_downtime),
        'Recovery priority': bcp.recovery_priority && recoveryPriorityLabel(bcp.recovery_priority),
        'Recent data it can afford to lose (RPO)': labelDuration(bcp.rpo),
        'Financial impact': bcp.financial_impact_description,
        'Operational impact': bcp.operational_impact_description,
        'Reputational impact': bcp.reputational_impact_description,
        'Legal and regulatory impact': bcp.legal_regulatory_impact_description,
      }),
    },
    {
      title: 'How bad each risk would be',
      table: {
        columns: ['Risk', 'Likelihood', ...IMPACT_KINDS.map((kind) => impactKindLabels[kind]), 'Overall'],
        rows: ratedRisks(bcp, true).map(({ name, level }) => {
          const rated = assessmentOf(maps.primary_concerns, name) ?? assessmentOf(maps.location_risks, name);
          return [
            name,
            rated?.likelihood ? likelihoodLabels[rated.likelihood as Likelihood] : '',
            ...IMPACT_KINDS.map((kind) => {
              const rating = rated?.[kind];
              return rating ? impactLabels[rating] : '';
            }),
            riskLevelLabels[level],
          ];
        }),
      },
    },
  ];
};

const listOperations = ({ bcp, employees, providers }: Sample): SamplePart[] => [
  {
    title: 'Critical functions',
    entries: bcp.critical_functions.map((fn) =>
      toEntry(fn.name, {
        Description: fn.description,
        Criticality: fn.criticality && criticalityLabels[fn.criticality],
        'Longest it can be down (MTD)': labelDuration(fn.max_downtime),
        'How soon it must be back (RTO)': labelDuration(fn.rto),
        Owner: fn.owner,
        Needs: fn.required_resources,
        'Depends on': fn.dependencies,
        'Recovery procedures': fn.recovery_procedures,
      }),
    ),
  },
  {
    title: 'Key suppliers',
    entries: bcp.key_suppliers.map((supplier) =>
      toEntry(supplier.name, {
        'Services provided': supplier.services_provided,
        Contact: [supplier.contact_person, supplier.phone].filter((text): text is string => Boolean(text)),
        'Longest it can do without (MTD)': labelDuration(supplier.max_downtime),
        'Alternative suppliers': supplier.alternative_suppliers,
      }),
    ),
  },
  {
    title: 'IT systems',
    entries: bcp.it_systems.map((system) =>
      toEntry(system.name, {
        Description: system.description,
        Vendor: system.vendor,
        'How soon it must be back (RTO)': labelDuration(system.rto),
        'Recent data it can afford to lose (RPO)': labelDuration(system.rpo),
        Backup: [system.backup_frequency, system.backup_location].filter((text): text is string => Boolean(text)),
        'Recovery procedures': system.recovery_procedures,
      }),
    ),
  },
  {
    title: 'Team members',
    entries: employees.map((person) =>
      toEntry(person.name, {
        Role: formatPost(person),
        Phone: person.phone,
        'May activate the plan': person.activation_authority,
        'Backup for': person.backup_for,
        Notes: person.notes,
      }),
    ),
  },
  {
    title: 'Service providers',
    entries: providers.map((firm) =>
      toEntry(firm.name, {
        Type: firm.provider_type,
        'Services provided': firm.services_provided,
        Phone: firm.phone,
        'Emergency phone': firm.emergency_phone,
        'Response time': firm.response_time,
      }),
    ),
  },
];

const listMitigations = ({ bcp }: Sample): SamplePart[] => [
  {
    title: 'What it does about each risk',
    entries: bcp.mitigations.map((mitigation) =>
      toEntry(mitigation.risk_name, {
        'Mitigation strategy': mitigation.mitigation_strategy,
        'First actions': mitigation.incident_response_steps.map((step) => step.replace(/\.$/, '')).join('. '),
        'Responsible party': mitigation.responsible_party,
        Timeline: mitigation.timeline,
        Status: mitigation.status && mitigationStatusLabels[mitigation.status],
      }),
    ),
  },
];

const listReview = ({ bcp, employees, providers, evidence, exercises, now }: Sample): SamplePart[] => {
  const input = { content: bcp, employees, providers, evidence, exercises, status: bcp.status, cyber: true, now };
  const tested = assessClaims(listClaims(bcp, employees, providers), evidence, now).filter(({ latest }) => latest !== null);
  const { score, missing } = assessReadiness(input);
  return [
    {
      title: 'How ready it is',
      facts: listFacts({
        'Answers given': `${bcp.scores.completeness}%`,
        [readinessMessages.title]: readinessMessages.of(score),
      }),
    },
    { title: 'What was tested', lines: tested.map((assessed) => `${assessed.claim.name}: ${describeClaim(assessed)}`) },
    { title: readinessMessages.toDo, lines: missing },
    {
      title: 'What the plan check still finds',
      lines: findContradictions({ ...input, created_at: bcp.created_at }).map(({ why }) => why),
    },
  ];
};

const listers = [listBusiness, listRisks, listImpact, listOperations, listMitigations, listReview];

export const buildSampleSteps = (sample: Sample): SampleStep[] =>
  WIZARD_STEPS.map((step, at) => ({ ...step, parts: listers[at]!(sample) }));
