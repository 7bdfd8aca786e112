import type { ItSystem } from '#shared/domain/bcp/bcp.ts';
import { isAnswered } from '#shared/domain/bcp/filled.ts';
import { criticalityLabels, mitigationStatusLabels } from '#shared/domain/bcp/options.ts';
import type { DocumentContext } from '../document-context.ts';
import { formatList, joinParagraphs, NOT_DEFINED, textOrNotDefined } from './lines.ts';

export const writeTests = ({ systems, mitigations }: DocumentContext): string => {
  const open = mitigations.filter((mitigation) => mitigation.status === 'planned' || mitigation.status === 'in_progress');
  return joinParagraphs(
    'Test each system at least once a year and after every larger change. Restore it, let a user check it, and write down the time it took.',
    formatList(
      'Test log',
      systems.map((system) => `${textOrNotDefined(system.name)}: date, scope, result and measured time: ${NOT_DEFINED}`),
    ),
    formatList(
      'Open actions of the plan',
      open.map(
        (mitigation) =>
          `${textOrNotDefined(mitigation.mitigation_strategy)} (${textOrNotDefined(mitigation.risk_name)}): ${textOrNotDefined(mitigation.responsible_party)}, due ${textOrNotDefined(mitigation.timeline)}, ${mitigationStatusLabels[mitigation.status!]}`,
      ),
    ),
  );
};

/** Controls of ISO/IEC 27001:2022, Annex A, in our own words, and where this document answers them. */
const coreControls: readonly [control: string, about: string, sections: string][] = [
  ['5.29', 'Security kept up during a disruption', '4, 5, 9'],
  ['5.30', 'ICT readiness: objectives from the impact analysis, exercised and recorded', '2, 3, 6, 11'],
  ['8.13', 'Backups: interval, separate place, encryption, restore test', '7'],
  ['8.14', 'Redundancy sized to the availability that is needed', '8'],
];
const supportingControls: typeof coreControls = [
  ['5.2', 'Roles and responsibilities', '4'],
  ['5.5', 'Contact with authorities', '9'],
  ['5.9', 'Inventory of assets', '2'],
  ['5.19 to 5.22', 'Suppliers', '4, 8'],
  ['5.23', 'Cloud services, and leaving them', '3, 8'],
  ['5.24 to 5.28', 'Incidents: planning, decision, response, learning, evidence', '5, 9, 11'],
  ['5.31', 'Legal and contractual duties', '9'],
  ['5.37', 'Documented operating procedures', '6'],
  ['8.24', 'Use of cryptography: can the backup be decrypted?', '7'],
  ['8.32', 'Change management', '10'],
];
const formatControls = (controls: typeof coreControls): string[] =>
  controls.map(([control, about, sections]) => `${control} ${about}: section${sections.includes(',') ? 's' : ''} ${sections}`);

export const writeControls = (): string =>
  joinParagraphs(
    formatList('Controls this document answers (ISO/IEC 27001:2022, Annex A)', formatControls(coreControls)),
    formatList('Controls it supports', formatControls(supportingControls)),
    'The statement of applicability, not this document, says which controls the organization applies.',
  );

/** What every system has to say before it can be recovered. */
const requiredFields: readonly [name: string, value: (system: ItSystem) => string | null][] = [
  ['RTO', (system) => system.rto],
  ['RPO', (system) => system.rpo],
  ['longest downtime (MTD)', (system) => system.max_downtime],
  ['backup interval', (system) => system.backup_frequency],
  ['backup location', (system) => system.backup_location],
  ['responsible team', (system) => system.responsible_team],
  ['vendor', (system) => system.vendor],
  ['recovery time', (system) => system.recovery_time],
  ['recovery procedure', (system) => system.recovery_procedures],
  ['functions served', (system) => system.supports_functions.join()],
  ['criticality', (system) => system.criticality && criticalityLabels[system.criticality]],
];

const listMissing = (system: ItSystem): string[] =>
  requiredFields.filter(([, value]) => !isAnswered(value(system))).map(([name]) => name);

/** The BCP has no field for these; an auditor asks for each. */
const NOT_HELD =
  'last restore test, measured recovery time, immutable or offline copy, encryption and its key, verification, roll-back, second instance';

export const writeGaps = ({ systems, deciders, primaryContacts, findings }: DocumentContext): string => {
  const incomplete = systems.filter((system) => listMissing(system).length > 0);
  const contradictions = findings.filter(({ section, chapter }) => section === 'systems' || chapter === 9);
  return joinParagraphs(
    formatList('Not yet defined in the plan', [
      ...(systems.length === 0 ? ['IT systems'] : []),
      ...(primaryContacts.length === 0 ? ['A primary contact who leads the recovery'] : []),
      ...(deciders.length === 0 ? ['Someone with full authority to declare'] : []),
      ...incomplete.map((system) => `${textOrNotDefined(system.name)}: ${listMissing(system).join(', ')}`),
      'Approval and date of the next review',
      `For every system: ${NOT_HELD}`,
    ]),
    contradictions.length > 0
      ? formatList(
          'Contradictions found in the plan',
          contradictions.map(({ why }) => textOrNotDefined(why)),
        )
      : 'No contradiction was found between the objectives and the capabilities of the IT systems.',
  );
};
