/** Who acts and when: the team, the vendors to call, the declaration, and what changes when the cause is an attack. */

import { isAnswered, isFilled } from '#shared/domain/bcp/filled.ts';
import { riskLevelLabels } from '#shared/domain/bcp/impact.ts';
import { groupIntoWaves } from '#shared/domain/bcp/recovery-schedule.ts';

import { formatRiskName } from '#shared/domain/bcp/risk-names.ts';
import type { Employee, ServiceProvider } from '#shared/domain/people.ts';
import { provider, providerType } from '../chapters/first-day.ts';
import { decidersLine, deputiesOf, inCharge, type Subject, withPhone } from '../subject.ts';
import { rpo, rto } from '../values.ts';
import { listOf, NOT_DEFINED, parts, said, stepsOf, unmarked } from './lines.ts';

const leader = (subject: Subject, person: Employee): string => {
  const deputies = deputiesOf(subject, person).map(withPhone);
  return `${said(withPhone(person))}, ${said(person.role)}; deputy: ${deputies.length > 0 ? deputies.join(', then ') : NOT_DEFINED}`;
};

const promised = (one: ServiceProvider): string =>
  isFilled(one.response_time) ? `; response time: ${said(one.response_time)}` : '';

export const team = (subject: Subject): string => {
  const { systems, providers, primaryContacts } = subject;
  return parts(
    listOf(
      'Recovery lead',
      primaryContacts.map((one) => leader(subject, one)),
    ),
    listOf(
      'In charge of each system',
      systems.map(
        (one) => `${said(one.name)}: ${said(inCharge(subject, one.responsible_team))}; vendor to call: ${said(one.vendor)}`,
      ),
    ),
    listOf(
      'Service providers to call',
      providers.map((one) => `${said(providerType(one.provider_type))}: ${said(provider(one))}${promised(one)}`),
    ),
  );
};

const isUrgent = ({ criticality }: { criticality: string | null }): boolean =>
  criticality === 'critical' || criticality === 'high';

export const declaration = (subject: Subject): string => {
  const { systems, risks } = subject;
  const urgent = systems.filter(isUrgent);
  return parts(
    `Who may declare an IT disaster: ${said(decidersLine(subject))}. People's safety comes before any system.`,
    listOf('Declare when one of these holds', [
      ...(urgent.length > 0 ? urgent : systems).map(
        (one) =>
          `${said(one.name)} will be down beyond its RTO (${unmarked(rto(one))}), or loses more data than its RPO allows (${unmarked(rpo(one))})`,
      ),
      'An attack on a system of this plan is confirmed, or cannot be ruled out within one hour',
    ]),
    listOf(
      'Risks identified in the plan',
      risks.map((risk) => `${said(formatRiskName(risk.name))} (${riskLevelLabels[risk.level]})`),
    ),
    'Stand down when every system of section 2 works again and the owner of each function it serves has said so.',
  );
};

export const attack = ({ providers, bcp, systems }: Subject): string => {
  const support = providers.find((one) => ['IT Support', 'IT', 'Security'].includes(one.provider_type));
  const insurer = providers.find((one) => one.provider_type === 'Insurance');
  const counsel = providers.find((one) => one.provider_type === 'Legal');
  const first = groupIntoWaves(bcp.it_systems)[0]?.map((one) => said(one.name)) ?? [];
  const kept = systems
    .filter((one) => isAnswered(one.backup_location))
    .map((one) => `${said(one.name)}: ${said(one.backup_location)}`);
  return parts(
    stepsOf('In this order', [
      'Isolate: take affected devices off the network, wired and wireless. Leave them switched on, since their memory is evidence.',
      `Call IT support: ${support ? said(provider(support)) : NOT_DEFINED}. Change passwords only from a device that is known to be clean.`,
      'Preserve evidence: write down what was seen, when and by whom; keep logs, notes and messages of the attacker; delete nothing.',
      `Tell the insurer before anyone negotiates, pays or wipes: ${insurer ? said(provider(insurer)) : NOT_DEFINED}.`,
      'Before any payment, counsel checks US sanctions (OFAC). Paying a sanctioned group breaks the law, even unknowingly.',
      `Ask about duties to notify customers and authorities, and their deadlines: ${counsel ? said(provider(counsel)) : NOT_DEFINED}.`,
      `Restore clean: take the last backup from before the attack, onto rebuilt machines, beginning with ${first.length > 0 ? first.join(', ') : NOT_DEFINED}.`,
      'Before a restored system goes back on the network: renew its passwords and keys, install updates, switch on monitoring.',
    ]),
    listOf('Where the backups are kept', kept),
    `A copy that an attacker on the network cannot change or delete (offline or immutable): ${NOT_DEFINED}.`,
  );
};
