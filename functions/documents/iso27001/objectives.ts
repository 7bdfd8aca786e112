/** What the document promises: its scope, how soon each system is back, and in which order. */
import type { ItSystem } from '#shared/domain/bcp/bcp.ts';
import { nameKey } from '#shared/domain/bcp/check/finding.ts';
import { criticalityLabels, statusLabels } from '#shared/domain/bcp/options.ts';
import { groupIntoWaves } from '#shared/domain/bcp/recovery-schedule.ts';
import { ISO27001_VERSION } from '#shared/domain/iso27001.ts';
import { formatDate } from '#shared/format/dates.ts';
import { addressLine, type Subject, withPhone } from '../subject.ts';
import { counted, rpo, rto } from '../values.ts';
import { all, lasting, listOf, NOT_DEFINED, parts, said, unmarked } from './lines.ts';

export const NO_SYSTEMS = `IT systems: ${NOT_DEFINED}. Add them to the plan in step 4; this section is made from them.`;

/** Name and criticality, as a system is introduced everywhere. */
const introduced = (one: ItSystem): string =>
  `${said(one.name)} (${one.criticality === null ? 'criticality not yet defined' : criticalityLabels[one.criticality]})`;

const sites = ({ bcp }: Subject): string[] =>
  [bcp.primary_location, ...bcp.additional_locations]
    .filter((place) => place !== null)
    .map((place) => `${said(place.name)}: ${said(addressLine(place))}`);

export const scope = (subject: Subject): string => {
  const { bcp, owner, systems, functions, generatedAt } = subject;
  return parts(
    `This plan says how ${said(bcp.business_name)} restores its IT after a disruption. It covers ${counted(systems.length, 'IT system')} that serve ${counted(functions.length, 'critical function')}, and is built from the business continuity plan. It is aligned with ISO/IEC 27001:2022. This is not a certificate. Accredited bodies certify management systems, not documents.`,
    listOf('Document control', [
      `Version: ${ISO27001_VERSION}`,
      `Made on: ${formatDate(generatedAt, 'UTC')}`,
      `Status of the business continuity plan: ${statusLabels[bcp.status]}`,
      `Owner: ${owner ? withPhone(owner) : NOT_DEFINED}`,
      `Approved by, on: ${NOT_DEFINED}`,
      `Next review: ${NOT_DEFINED}`,
    ]),
    listOf('Sites in scope', sites(subject)),
    listOf('Systems in scope', systems.map(introduced)),
  );
};

const objective = (one: ItSystem): string =>
  parts(
    listOf(introduced(one), [
      `Functions served: ${all(one.supports_functions)}`,
      `Back within (RTO): ${unmarked(rto(one))}`,
      `Data lost at most (RPO): ${unmarked(rpo(one))}`,
      `Longest downtime (MTD): ${lasting(one.max_downtime)}`,
      `Backup interval: ${lasting(one.backup_frequency)}`,
      `Recovery takes, as stated: ${lasting(one.recovery_time)}`,
      `Recovery time measured in a test: ${NOT_DEFINED}`,
    ]),
  );

export const objectives = ({ systems }: Subject): string =>
  systems.length === 0 ? NO_SYSTEMS : parts(...systems.map(objective));

const needed = (one: ItSystem): string[] => [...new Set([...one.system_dependencies, ...one.dependencies].map(said))];

/** What systems need that is no system of the plan: software as a service, lines, power. */
const outside = (systems: readonly ItSystem[]): string[] => {
  const known = new Set(systems.map((one) => nameKey(one.name)));
  return [...new Set(systems.flatMap((one) => needed(one).filter((name) => !known.has(nameKey(name)))))];
};

export const waves = ({ bcp }: Subject): string => {
  if (bcp.it_systems.length === 0) return NO_SYSTEMS;
  const beyond = outside(bcp.it_systems);
  return parts(
    'No system starts before what it needs. Within a wave the critical systems come first.',
    ...groupIntoWaves(bcp.it_systems).map((wave, at) =>
      listOf(
        `Wave ${at + 1}`,
        wave.map((one) => {
          const names = needed(one);
          return `${introduced(one)}, ${names.length > 0 ? `after ${names.join(', ')}` : 'needs no other system'}; back within ${unmarked(rto(one))}`;
        }),
      ),
    ),
    beyond.length > 0 ? listOf('Needed, and not listed as a system in the plan', beyond) : '',
  );
};
