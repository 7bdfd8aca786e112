/** How systems come back: the runbook of each, their backups, what stands in for them, and the way back to normal. */
import type { ItSystem } from '#shared/domain/bcp/bcp.ts';
import { nameKey } from '#shared/domain/bcp/check/finding.ts';
import { isAnswered } from '#shared/domain/bcp/filled.ts';
import { groupIntoWaves } from '#shared/domain/bcp/recovery-schedule.ts';

import { addressLine, deputiesOf, inCharge, type Subject, withPhone } from '../subject.ts';
import { rpo, stepsIn } from '../values.ts';
import { all, lasting, listOf, NOT_DEFINED, parts, said, stepsOf, unmarked } from './lines.ts';
import { NO_SYSTEMS } from './objectives.ts';

const inOrder = ({ bcp }: Subject): ItSystem[] => groupIntoWaves(bcp.it_systems).flat();

const restoredFrom = (one: ItSystem): string => `${said(one.backup_location)}; backup interval: ${lasting(one.backup_frequency)}`;

const runbook = (subject: Subject, one: ItSystem): string => {
  const needs = [...one.system_dependencies, ...one.dependencies];
  const facts = listOf(said(one.name), [
    `Prerequisite: ${needs.length > 0 ? `${all(needs)} is back` : 'no other system'}`,
    `Restore source: ${restoredFrom(one)}`,
    `Owner: ${said(inCharge(subject, one.responsible_team))}`,
    `Takes: ${lasting(one.recovery_time)}`,
    `How to verify: ${NOT_DEFINED}`,
    `How to roll back: ${NOT_DEFINED}`,
  ]);
  const steps = isAnswered(one.recovery_procedures) ? stepsIn(one.recovery_procedures) : [];
  return parts(
    facts,
    steps.length > 0 ? stepsOf(`Steps for ${said(one.name)}`, steps) : `Steps for ${said(one.name)}: ${NOT_DEFINED}.`,
  );
};

export const runbooks = (subject: Subject): string =>
  subject.systems.length === 0 ? NO_SYSTEMS : parts(...inOrder(subject).map((one) => runbook(subject, one)));

const siteNames = ({ bcp }: Subject): Set<string> =>
  new Set(
    [bcp.primary_location?.name, bcp.primary_location?.address, addressLine(bcp.primary_location)]
      .filter(isAnswered)
      .map((name) => nameKey(name)),
  );

/** Whether the backup stands where the system does: only an equal name says so for certain. */
const place = (subject: Subject, one: ItSystem): string => {
  if (!isAnswered(one.backup_location)) return NOT_DEFINED;
  return siteNames(subject).has(nameKey(one.backup_location)) ? 'no, it is the primary location' : 'to be confirmed';
};

export const backups = (subject: Subject): string =>
  subject.systems.length === 0
    ? NO_SYSTEMS
    : parts(
        ...subject.systems.map((one) =>
          listOf(said(one.name), [
            `Backup interval: ${lasting(one.backup_frequency)}`,
            `Kept at: ${said(one.backup_location)}`,
            `Place separate from the system: ${place(subject, one)}`,
            `Data lost at most (RPO): ${unmarked(rpo(one))}`,
            `Immutable or offline copy: ${NOT_DEFINED}`,
            `Encrypted, and where the key is kept: ${NOT_DEFINED}`,
            `Last restore test: ${NOT_DEFINED}`,
          ]),
        ),
        'A backup only counts once you’ve restored from it. Write the date of your last restore test here.',
      );

export const redundancy = (subject: Subject): string => {
  const { bcp, suppliers, employees } = subject;
  const deputies = employees.flatMap((person) =>
    deputiesOf(subject, person).map((deputy) => `${said(person.name)}, ${said(person.role)}: ${said(withPhone(deputy))}`),
  );
  return parts(
    listOf(
      'Other sites to work from',
      bcp.additional_locations.map((one) => `${said(one.name)}: ${said(addressLine(one))}`),
    ),
    listOf(
      'Alternatives to suppliers',
      suppliers.map((one) => `${said(one.name)}: ${all(one.alternative_suppliers)}`),
    ),
    listOf('Backups for people', deputies),
    listOf(
      'Second instance of a system',
      subject.systems.map((one) => `${said(one.name)}: ${NOT_DEFINED}`),
    ),
  );
};

export const failback = (subject: Subject): string => {
  const names = inOrder(subject).map((one) => said(one.name));
  if (names.length === 0) return NO_SYSTEMS;
  return parts(
    stepsOf('For each system, in the order of the waves', [
      'The owner of the system names a time at which the functions it serves can stand still, and tells them.',
      'Take a backup of the temporary system; it is the way back if the move fails.',
      'Move the data, then compare counts and the newest entries on both sides.',
      'Let one person of each function work on the restored system before everyone does.',
      'Keep the temporary system until a full backup interval has passed, then remove its data.',
      'Write down when the system was back, next to the recovery time it was promised.',
    ]),
    stepsOf('Order', names),
    `Who releases the return to normal: ${said(subject.owner ? withPhone(subject.owner) : null)}.`,
  );
};
