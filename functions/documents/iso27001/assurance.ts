import type { ItSystem } from '#shared/domain/bcp/bcp.ts';
import { isAnswered } from '#shared/domain/bcp/filled.ts';
import { criticalityLabels, mitigationStatusLabels } from '#shared/domain/bcp/options.ts';
import type { DocumentContext } from '../document-context.ts';
import { formatList, joinParagraphs, NOT_DEFINED, textOrNotDefined } from './lines.ts';

export const tests = ({ systems, mitigations }: DocumentContext): string => {
  const open = mitigations.filter((one) => one.status === 'planned' || one.status === 'in_progress');
  return joinParagraphs(
    'Test each system at least once a year and after every larger change: restore it, let a user check it, write down the time it took.',
    formatList(
      'Test log',
      systems.map((one) => `${textOrNotDefined(one.name)}: date, scope, result and measured time: ${NOT_DEFINED}`),
    ),
    formatList(
      'Open actions of the plan',
      open.map(
        (one) =>
          `${textOrNotDefined(one.mitigation_strategy)} (${textOrNotDefined(one.risk_name)}): ${textOrNotDefined(one.responsible_party)}; due ${textOrNotDefined(one.timeline)}; ${mitigationStatusLabels[one.status!]}`,
      ),
    ),
  );
};

/** Controls of ISO/IEC 27001:2022, Annex A, in our own words, and where this document answers them. */
const core: readonly [control: string, about: string, sections: string][] = [
  ['5.29', 'Security kept up during a disruption', '4, 5, 9'],
  ['5.30', 'ICT readiness: objectives from the impact analysis, exercised and recorded', '2, 3, 6, 11'],
  ['8.13', 'Backups: interval, separate place, encryption, restore test', '7'],
  ['8.14', 'Redundancy sized to the availability that is needed', '8'],
];
const supporting: typeof core = [
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
const rows = (controls: typeof core): string[] =>
  controls.map(([control, about, sections]) => `${control} ${about}: section${sections.includes(',') ? 's' : ''} ${sections}`);

export const controls = (): string =>
  joinParagraphs(
    formatList('Controls this document answers (ISO/IEC 27001:2022, Annex A)', rows(core)),
    formatList('Controls it supports', rows(supporting)),
    'The statement of applicability, not this document, says which controls the organization applies.',
  );

/** What every system has to say before it can be recovered. */
const requiredFields: readonly [name: string, value: (one: ItSystem) => string | null][] = [
  ['RTO', (one) => one.rto],
  ['RPO', (one) => one.rpo],
  ['longest downtime (MTD)', (one) => one.max_downtime],
  ['backup interval', (one) => one.backup_frequency],
  ['backup location', (one) => one.backup_location],
  ['responsible team', (one) => one.responsible_team],
  ['vendor', (one) => one.vendor],
  ['recovery time', (one) => one.recovery_time],
  ['recovery procedure', (one) => one.recovery_procedures],
  ['functions served', (one) => one.supports_functions.join()],
  ['criticality', (one) => one.criticality && criticalityLabels[one.criticality]],
];

const listMissing = (one: ItSystem): string[] =>
  requiredFields.filter(([, value]) => !isAnswered(value(one))).map(([name]) => name);

/** Values the plan has no place for yet; an auditor will ask for each of them. */
const NOT_HELD =
  'last restore test, measured recovery time, immutable or offline copy, encryption and its key, verification, roll-back, second instance';

export const gaps = ({ systems, deciders, primaryContacts, findings }: DocumentContext): string => {
  const incomplete = systems.filter((one) => listMissing(one).length > 0);
  const contradictions = findings.filter(({ section, chapter }) => section === 'systems' || chapter === 9);
  return joinParagraphs(
    formatList('Not yet defined in the plan', [
      ...(systems.length === 0 ? ['IT systems'] : []),
      ...(primaryContacts.length === 0 ? ['A primary contact who leads the recovery'] : []),
      ...(deciders.length === 0 ? ['Someone with full authority to declare'] : []),
      ...incomplete.map((one) => `${textOrNotDefined(one.name)}: ${listMissing(one).join(', ')}`),
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
