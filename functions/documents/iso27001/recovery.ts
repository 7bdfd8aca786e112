import type { ItSystem } from '#shared/domain/bcp/bcp.ts';
import { isAnswered } from '#shared/domain/bcp/filled.ts';
import { nameKey } from '#shared/domain/bcp/names.ts';
import { criticalityLabels, statusLabels } from '#shared/domain/bcp/options.ts';
import { formatPost } from '#shared/domain/bcp/posts.ts';
import { groupIntoWaves } from '#shared/domain/bcp/recovery-schedule.ts';
import { ISO27001_VERSION } from '#shared/domain/iso27001.ts';
import { formatDate } from '#shared/format/dates.ts';
import { pluralize } from '#shared/knowledge/sentence.ts';
import { type DocumentContext, formatAddress, formatResponsible, formatWithPhone, listDeputies } from '../document-context.ts';
import { formatRpo, formatRto, parseSteps } from '../values.ts';
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

const sortByWave = ({ schedule }: DocumentContext): ItSystem[] => groupIntoWaves(schedule).flat();

const describeBackup = (system: ItSystem): string =>
  `${textOrNotDefined(system.backup_location)}, backup interval: ${durationOrNotDefined(system.backup_frequency)}`;

const writeRunbook = (context: DocumentContext, system: ItSystem): string => {
  const needs = [...system.system_dependencies, ...system.dependencies];
  const facts = formatList(textOrNotDefined(system.name), [
    `Prerequisite: ${needs.length > 0 ? `${joinOrNotDefined(needs)} is back` : 'no other system'}`,
    `Restore source: ${describeBackup(system)}`,
    `Owner: ${textOrNotDefined(formatResponsible(context, system.responsible_team))}`,
    `Takes: ${durationOrNotDefined(system.recovery_time)}`,
    `How to verify: ${NOT_DEFINED}`,
    `How to roll back: ${NOT_DEFINED}`,
  ]);
  const steps = isAnswered(system.recovery_procedures) ? parseSteps(system.recovery_procedures) : [];
  return joinParagraphs(
    facts,
    steps.length > 0
      ? formatSteps(`Steps for ${textOrNotDefined(system.name)}`, steps)
      : `Steps for ${textOrNotDefined(system.name)}: ${NOT_DEFINED}.`,
  );
};

export const writeRunbooks = (context: DocumentContext): string =>
  context.systems.length === 0
    ? NO_SYSTEMS
    : joinParagraphs(...sortByWave(context).map((system) => writeRunbook(context, system)));

const listSiteNames = ({ bcp }: DocumentContext): Set<string> =>
  new Set(
    [bcp.primary_location?.name, bcp.primary_location?.address, formatAddress(bcp.primary_location)]
      .filter(isAnswered)
      .map((name) => nameKey(name)),
  );

/** Only an equal name proves that the backup is kept where the system is. */
const describePlace = (context: DocumentContext, system: ItSystem): string => {
  if (!isAnswered(system.backup_location)) return NOT_DEFINED;
  return listSiteNames(context).has(nameKey(system.backup_location)) ? 'no, it is the primary location' : 'to be confirmed';
};

export const writeBackups = (context: DocumentContext): string =>
  context.systems.length === 0
    ? NO_SYSTEMS
    : joinParagraphs(
        ...context.systems.map((system) =>
          formatList(textOrNotDefined(system.name), [
            `Backup interval: ${durationOrNotDefined(system.backup_frequency)}`,
            `Kept at: ${textOrNotDefined(system.backup_location)}`,
            `Place separate from the system: ${describePlace(context, system)}`,
            `Data lost at most (RPO): ${stripMarks(formatRpo(system))}`,
            `Immutable or offline copy: ${NOT_DEFINED}`,
            `Encrypted, and where the key is kept: ${NOT_DEFINED}`,
            `Last restore test: ${NOT_DEFINED}`,
          ]),
        ),
        'A backup only counts once you have restored from it. Write the date of your last restore test here.',
      );

export const writeRedundancy = (context: DocumentContext): string => {
  const { bcp, suppliers, employees } = context;
  const deputies = employees.flatMap((person) =>
    listDeputies(context, person).map(
      (deputy) =>
        `${textOrNotDefined(person.name)}, ${textOrNotDefined(formatPost(person))}: ${textOrNotDefined(formatWithPhone(deputy))}`,
    ),
  );
  return joinParagraphs(
    formatList(
      'Other sites to work from',
      bcp.additional_locations.map(
        (location) => `${textOrNotDefined(location.name)}: ${textOrNotDefined(formatAddress(location))}`,
      ),
    ),
    formatList(
      'Alternatives to suppliers',
      suppliers.map((supplier) => `${textOrNotDefined(supplier.name)}: ${joinOrNotDefined(supplier.alternative_suppliers)}`),
    ),
    formatList('Backups for people', deputies),
    formatList(
      'Second instance of a system',
      context.systems.map((system) => `${textOrNotDefined(system.name)}: ${NOT_DEFINED}`),
    ),
  );
};

export const writeFailback = (context: DocumentContext): string => {
  const names = sortByWave(context).map((system) => textOrNotDefined(system.name));
  if (names.length === 0) return NO_SYSTEMS;
  return joinParagraphs(
    formatSteps('For each system, in the order of the waves', [
      'The owner of the system names a time at which the functions it serves can stand still, and tells them.',
      'Take a backup of the temporary system. It is the way back if the move fails.',
      'Move the data, then compare counts and the newest entries on both sides.',
      'Let one person of each function work on the restored system before everyone does.',
      'Keep the temporary system until a full backup interval has passed, then remove its data.',
      'Write down when the system was back, next to the recovery time it was promised.',
    ]),
    formatSteps('Order', names),
    `Who releases the return to normal: ${textOrNotDefined(context.owner ? formatWithPhone(context.owner) : null)}.`,
  );
};

const NO_SYSTEMS = `IT systems: ${NOT_DEFINED}. Add them to the plan in step 4. This section is made from them.`;

const describeSystem = (system: ItSystem): string =>
  `${textOrNotDefined(system.name)} (${system.criticality === null ? 'criticality not yet defined' : criticalityLabels[system.criticality]})`;

const listSites = ({ bcp }: DocumentContext): string[] =>
  [bcp.primary_location, ...bcp.additional_locations]
    .filter((place) => place !== null)
    .map((place) => `${textOrNotDefined(place.name)}: ${textOrNotDefined(formatAddress(place))}`);

export const writeScope = (context: DocumentContext): string => {
  const { bcp, owner, systems, functions, generatedAt, timeZone } = context;
  return joinParagraphs(
    `This plan says how ${textOrNotDefined(bcp.business_name)} restores its IT after a disruption. It covers ${pluralize(systems.length, 'IT system')} that serve ${pluralize(functions.length, 'critical function')}, and is built from the business continuity plan. It is aligned with ISO/IEC 27001:2022. This is not a certificate. Accredited bodies certify management systems, not documents.`,
    formatList('Document control', [
      `Version: ${ISO27001_VERSION}`,
      `Made on: ${formatDate(generatedAt, timeZone)}`,
      `Status of the business continuity plan: ${statusLabels[bcp.status]}`,
      `Owner: ${owner ? formatWithPhone(owner) : NOT_DEFINED}`,
      `Approved by, on: ${NOT_DEFINED}`,
      `Next review: ${NOT_DEFINED}`,
    ]),
    formatList('Sites in scope', listSites(context)),
    formatList('Systems in scope', systems.map(describeSystem)),
  );
};

const writeObjective = (system: ItSystem): string =>
  joinParagraphs(
    formatList(describeSystem(system), [
      `Functions served: ${joinOrNotDefined(system.supports_functions)}`,
      `Back within (RTO): ${stripMarks(formatRto(system))}`,
      `Data lost at most (RPO): ${stripMarks(formatRpo(system))}`,
      `Longest downtime (MTD): ${durationOrNotDefined(system.max_downtime)}`,
      `Backup interval: ${durationOrNotDefined(system.backup_frequency)}`,
      `Recovery takes, as stated: ${durationOrNotDefined(system.recovery_time)}`,
      `Recovery time measured in a test: ${NOT_DEFINED}`,
    ]),
  );

export const writeObjectives = ({ systems }: DocumentContext): string =>
  systems.length === 0 ? NO_SYSTEMS : joinParagraphs(...systems.map(writeObjective));

const listDependencies = (system: ItSystem): string[] => [
  ...new Set([...system.system_dependencies, ...system.dependencies].map(textOrNotDefined)),
];

/** What systems need that is no system of the BCP: software as a service, lines, power. */
const listOutsideDependencies = (systems: readonly ItSystem[]): string[] => {
  const known = new Set(systems.map((system) => nameKey(system.name)));
  return [...new Set(systems.flatMap((system) => listDependencies(system).filter((name) => !known.has(nameKey(name)))))];
};

export const writeWaves = ({ bcp, schedule }: DocumentContext): string => {
  if (bcp.it_systems.length === 0) return NO_SYSTEMS;
  const beyond = listOutsideDependencies(bcp.it_systems);
  return joinParagraphs(
    'No system starts before what it needs. Within a wave the most urgent come first. If one person or firm restores several, the one needed first comes first, then the more critical one.',
    ...groupIntoWaves(schedule).map((wave, at) =>
      formatList(
        `Wave ${at + 1}`,
        wave.map((system) => {
          const names = listDependencies(system);
          return `${describeSystem(system)}, ${names.length > 0 ? `after ${names.join(', ')}` : 'needs no other system'}, back within ${stripMarks(formatRto(system))}`;
        }),
      ),
    ),
    beyond.length > 0 ? formatList('Needed, and not listed as a system in the plan', beyond) : '',
  );
};
