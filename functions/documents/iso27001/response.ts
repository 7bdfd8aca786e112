import { isAnswered, isFilled } from '#shared/domain/bcp/filled.ts';
import { riskLevelLabels } from '#shared/domain/bcp/impact.ts';
import { formatPost } from '#shared/domain/bcp/posts.ts';
import { groupIntoWaves } from '#shared/domain/bcp/recovery-schedule.ts';
import { formatRiskName } from '#shared/domain/bcp/risk-names.ts';
import type { Employee, ServiceProvider } from '#shared/domain/people.ts';
import { formatProvider, formatProviderType } from '../chapters/providers.ts';
import { type DocumentContext, formatDeciders, formatResponsible, formatWithPhone, listDeputies } from '../document-context.ts';
import { formatRpo, formatRto } from '../values.ts';
import { formatList, formatSteps, joinParagraphs, NOT_DEFINED, stripMarks, textOrNotDefined } from './lines.ts';

const describeLeader = (context: DocumentContext, person: Employee): string => {
  const deputies = listDeputies(context, person).map(formatWithPhone);
  return `${textOrNotDefined(formatWithPhone(person))}, ${textOrNotDefined(formatPost(person))}; deputy: ${deputies.length > 0 ? deputies.join(', then ') : NOT_DEFINED}`;
};

const describeService = (provider: ServiceProvider): string =>
  isFilled(provider.response_time) ? `, response time: ${textOrNotDefined(provider.response_time)}` : '';

export const writeTeam = (context: DocumentContext): string => {
  const { systems, providers, primaryContacts } = context;
  return joinParagraphs(
    formatList(
      'Recovery lead',
      primaryContacts.map((employee) => describeLeader(context, employee)),
    ),
    formatList(
      'In charge of each system',
      systems.map(
        (system) =>
          `${textOrNotDefined(system.name)}: ${textOrNotDefined(formatResponsible(context, system.responsible_team))}, vendor to call: ${textOrNotDefined(system.vendor)}`,
      ),
    ),
    formatList(
      'Service providers to call',
      providers.map(
        (provider) =>
          `${textOrNotDefined(formatProviderType(provider.provider_type))}: ${textOrNotDefined(formatProvider(provider))}${describeService(provider)}`,
      ),
    ),
  );
};

const isUrgent = ({ criticality }: { criticality: string | null }): boolean =>
  criticality === 'critical' || criticality === 'high';

export const writeDeclaration = (context: DocumentContext): string => {
  const { systems, risks } = context;
  const urgent = systems.filter(isUrgent);
  return joinParagraphs(
    `Who may declare an IT disaster: ${textOrNotDefined(formatDeciders(context))}. People’s safety comes before any system.`,
    formatList('Declare when one of these holds', [
      ...(urgent.length > 0 ? urgent : systems).map(
        (system) =>
          `${textOrNotDefined(system.name)} will be down beyond its RTO (${stripMarks(formatRto(system))}), or loses more data than its RPO allows (${stripMarks(formatRpo(system))})`,
      ),
      'An attack on a system of this plan is confirmed, or cannot be ruled out within one hour',
    ]),
    formatList(
      'Risks identified in the plan',
      risks.map((risk) => `${textOrNotDefined(formatRiskName(risk.name))} (${riskLevelLabels[risk.level]})`),
    ),
    'Stand down when every system of section 2 works again and the owners of the functions it serves confirm it.',
  );
};

export const writeAttack = ({ providers, schedule, systems }: DocumentContext): string => {
  const support = providers.find((provider) => ['IT Support', 'IT', 'Security'].includes(provider.provider_type));
  const insurer = providers.find((provider) => provider.provider_type === 'Insurance');
  const counsel = providers.find((provider) => provider.provider_type === 'Legal');
  const first = groupIntoWaves(schedule)[0]?.map((system) => textOrNotDefined(system.name)) ?? [];
  const kept = systems
    .filter((system) => isAnswered(system.backup_location))
    .map((system) => `${textOrNotDefined(system.name)}: ${textOrNotDefined(system.backup_location)}`);
  return joinParagraphs(
    formatSteps('In this order', [
      'Isolate: take affected devices off the network, wired and wireless. Leave them switched on, since their memory is evidence.',
      `Call IT support: ${support ? textOrNotDefined(formatProvider(support)) : NOT_DEFINED}. Change passwords only from a device that is known to be clean.`,
      'Preserve evidence: write down what was seen, when, and who saw it. Keep logs, notes and messages of the attacker. Delete nothing.',
      `Tell the insurer before anyone negotiates, pays or wipes: ${insurer ? textOrNotDefined(formatProvider(insurer)) : NOT_DEFINED}.`,
      'Before any payment, counsel checks US sanctions (OFAC). Paying a sanctioned group breaks the law, even unknowingly.',
      `Ask about duties to notify customers and authorities, and their deadlines: ${counsel ? textOrNotDefined(formatProvider(counsel)) : NOT_DEFINED}.`,
      `Restore clean: take the last backup from before the attack, onto rebuilt machines, beginning with ${first.length > 0 ? first.join(', ') : NOT_DEFINED}.`,
      'Before a restored system goes back on the network: renew its passwords and keys, install updates, switch on monitoring.',
    ]),
    formatList('Where the backups are kept', kept),
    `A copy that an attacker on the network cannot change or delete (offline or immutable): ${NOT_DEFINED}.`,
  );
};
