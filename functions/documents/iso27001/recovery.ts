import type { ItSystem } from '#shared/domain/bcp/bcp.ts';
import { nameKey } from '#shared/domain/bcp/check/finding.ts';
import { isAnswered } from '#shared/domain/bcp/filled.ts';
import { criticalityLabels, statusLabels } from '#shared/domain/bcp/options.ts';
import { groupIntoWaves } from '#shared/domain/bcp/recovery-schedule.ts';
import { ISO27001_VERSION } from '#shared/domain/iso27001.ts';
import { formatDate } from '#shared/format/dates.ts';
import { type DocumentContext, formatAddress, formatResponsible, formatWithPhone, listDeputies } from '../document-context.ts';
import { parseSteps, pluralize, rpo, rto } from '../values.ts';
import {
  durationOrNotDefined,
  formatList,
  formatSteps,
  joinOrNotDefined,
  joinParagraphs,
  NOT_DEFINED,
  stripMarks,
  textOrNotDefined,
} from './lines.ts';

/** How systems come back: the runbook of each, their backups, what stands in for them, and the way back to normal. */

const sortByWave = ({ bcp }: DocumentContext): ItSystem[] => groupIntoWaves(bcp.it_systems).flat();

const describeBackup = (one: ItSystem): string =>
  `${textOrNotDefined(one.backup_location)}; backup interval: ${durationOrNotDefined(one.backup_frequency)}`;

const runbook = (context: DocumentContext, one: ItSystem): string => {
  const needs = [...one.system_dependencies, ...one.dependencies];
  const facts = formatList(textOrNotDefined(one.name), [
    `Prerequisite: ${needs.length > 0 ? `${joinOrNotDefined(needs)} is back` : 'no other system'}`,
    `Restore source: ${describeBackup(one)}`,
    `Owner: ${textOrNotDefined(formatResponsible(context, one.responsible_team))}`,
    `Takes: ${durationOrNotDefined(one.recovery_time)}`,
    `How to verify: ${NOT_DEFINED}`,
    `How to roll back: ${NOT_DEFINED}`,
  ]);
  const steps = isAnswered(one.recovery_procedures) ? parseSteps(one.recovery_procedures) : [];
  return joinParagraphs(
    facts,
    steps.length > 0
      ? formatSteps(`Steps for ${textOrNotDefined(one.name)}`, steps)
      : `Steps for ${textOrNotDefined(one.name)}: ${NOT_DEFINED}.`,
  );
};

export const runbooks = (context: DocumentContext): string =>
  context.systems.length === 0 ? NO_SYSTEMS : joinParagraphs(...sortByWave(context).map((one) => runbook(context, one)));

const siteNames = ({ bcp }: DocumentContext): Set<string> =>
  new Set(
    [bcp.primary_location?.name, bcp.primary_location?.address, formatAddress(bcp.primary_location)]
      .filter(isAnswered)
      .map((name) => nameKey(name)),
  );

/** Whether the backup stands where the system does: only an equal name says so for certain. */
const describePlace = (context: DocumentContext, one: ItSystem): string => {
  if (!isAnswered(one.backup_location)) return NOT_DEFINED;
  return siteNames(context).has(nameKey(one.backup_location)) ? 'no, it is the primary location' : 'to be confirmed';
};

export const backups = (context: DocumentContext): string =>
  context.systems.length === 0
    ? NO_SYSTEMS
    : joinParagraphs(
        ...context.systems.map((one) =>
          formatList(textOrNotDefined(one.name), [
            `Backup interval: ${durationOrNotDefined(one.backup_frequency)}`,
            `Kept at: ${textOrNotDefined(one.backup_location)}`,
            `Place separate from the system: ${describePlace(context, one)}`,
            `Data lost at most (RPO): ${stripMarks(rpo(one))}`,
            `Immutable or offline copy: ${NOT_DEFINED}`,
            `Encrypted, and where the key is kept: ${NOT_DEFINED}`,
            `Last restore test: ${NOT_DEFINED}`,
          ]),
        ),
        'A backup only counts once you’ve restored from it. Write the date of your last restore test here.',
      );

export const redundancy = (context: DocumentContext): string => {
  const { bcp, suppliers, employees } = context;
  const deputies = employees.flatMap((person) =>
    listDeputies(context, person).map(
      (deputy) =>
        `${textOrNotDefined(person.name)}, ${textOrNotDefined(person.role)}: ${textOrNotDefined(formatWithPhone(deputy))}`,
    ),
  );
  return joinParagraphs(
    formatList(
      'Other sites to work from',
      bcp.additional_locations.map((one) => `${textOrNotDefined(one.name)}: ${textOrNotDefined(formatAddress(one))}`),
    ),
    formatList(
      'Alternatives to suppliers',
      suppliers.map((one) => `${textOrNotDefined(one.name)}: ${joinOrNotDefined(one.alternative_suppliers)}`),
    ),
    formatList('Backups for people', deputies),
    formatList(
      'Second instance of a system',
      context.systems.map((one) => `${textOrNotDefined(one.name)}: ${NOT_DEFINED}`),
    ),
  );
};

export const failback = (context: DocumentContext): string => {
  const names = sortByWave(context).map((one) => textOrNotDefined(one.name));
  if (names.length === 0) return NO_SYSTEMS;
  return joinParagraphs(
    formatSteps('For each system, in the order of the waves', [
      'The owner of the system names a time at which the functions it serves can stand still, and tells them.',
      'Take a backup of the temporary system; it is the way back if the move fails.',
      'Move the data, then compare counts and the newest entries on both sides.',
      'Let one person of each function work on the restored system before everyone does.',
      'Keep the temporary system until a full backup interval has passed, then remove its data.',
      'Write down when the system was back, next to the recovery time it was promised.',
    ]),
    formatSteps('Order', names),
    `Who releases the return to normal: ${textOrNotDefined(context.owner ? formatWithPhone(context.owner) : null)}.`,
  );
};

/** What the document promises: its scope, how soon each system is back, and in which order. */

const NO_SYSTEMS = `IT systems: ${NOT_DEFINED}. Add them to the plan in step 4; this section is made from them.`;

/** Name and criticality, as a system is introduced everywhere. */
const describeSystem = (one: ItSystem): string =>
  `${textOrNotDefined(one.name)} (${one.criticality === null ? 'criticality not yet defined' : criticalityLabels[one.criticality]})`;

const sites = ({ bcp }: DocumentContext): string[] =>
  [bcp.primary_location, ...bcp.additional_locations]
    .filter((place) => place !== null)
    .map((place) => `${textOrNotDefined(place.name)}: ${textOrNotDefined(formatAddress(place))}`);

export const scope = (context: DocumentContext): string => {
  const { bcp, owner, systems, functions, generatedAt } = context;
  return joinParagraphs(
    `This plan says how ${textOrNotDefined(bcp.business_name)} restores its IT after a disruption. It covers ${pluralize(systems.length, 'IT system')} that serve ${pluralize(functions.length, 'critical function')}, and is built from the business continuity plan. It is aligned with ISO/IEC 27001:2022. This is not a certificate. Accredited bodies certify management systems, not documents.`,
    formatList('Document control', [
      `Version: ${ISO27001_VERSION}`,
      `Made on: ${formatDate(generatedAt, 'UTC')}`,
      `Status of the business continuity plan: ${statusLabels[bcp.status]}`,
      `Owner: ${owner ? formatWithPhone(owner) : NOT_DEFINED}`,
      `Approved by, on: ${NOT_DEFINED}`,
      `Next review: ${NOT_DEFINED}`,
    ]),
    formatList('Sites in scope', sites(context)),
    formatList('Systems in scope', systems.map(describeSystem)),
  );
};

const objective = (one: ItSystem): string =>
  joinParagraphs(
    formatList(describeSystem(one), [
      `Functions served: ${joinOrNotDefined(one.supports_functions)}`,
      `Back within (RTO): ${stripMarks(rto(one))}`,
      `Data lost at most (RPO): ${stripMarks(rpo(one))}`,
      `Longest downtime (MTD): ${durationOrNotDefined(one.max_downtime)}`,
      `Backup interval: ${durationOrNotDefined(one.backup_frequency)}`,
      `Recovery takes, as stated: ${durationOrNotDefined(one.recovery_time)}`,
      `Recovery time measured in a test: ${NOT_DEFINED}`,
    ]),
  );

export const objectives = ({ systems }: DocumentContext): string =>
  systems.length === 0 ? NO_SYSTEMS : joinParagraphs(...systems.map(objective));

const listDependencies = (one: ItSystem): string[] => [
  ...new Set([...one.system_dependencies, ...one.dependencies].map(textOrNotDefined)),
];

/** What systems need that is no system of the plan: software as a service, lines, power. */
const listOutsideDependencies = (systems: readonly ItSystem[]): string[] => {
  const known = new Set(systems.map((one) => nameKey(one.name)));
  return [...new Set(systems.flatMap((one) => listDependencies(one).filter((name) => !known.has(nameKey(name)))))];
};

export const waves = ({ bcp }: DocumentContext): string => {
  if (bcp.it_systems.length === 0) return NO_SYSTEMS;
  const beyond = listOutsideDependencies(bcp.it_systems);
  return joinParagraphs(
    'No system starts before what it needs. Within a wave the critical systems come first.',
    ...groupIntoWaves(bcp.it_systems).map((wave, at) =>
      formatList(
        `Wave ${at + 1}`,
        wave.map((one) => {
          const names = listDependencies(one);
          return `${describeSystem(one)}, ${names.length > 0 ? `after ${names.join(', ')}` : 'needs no other system'}; back within ${stripMarks(rto(one))}`;
        }),
      ),
    ),
    beyond.length > 0 ? formatList('Needed, and not listed as a system in the plan', beyond) : '',
  );
};
