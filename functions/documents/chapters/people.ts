/** Chapter 2: who leads, who stands in, and who answers for what. */
import { nameKey } from '#shared/domain/bcp/check/finding.ts';
import { isAnswered, isFilled } from '#shared/domain/bcp/filled.ts';

import type { Block, Chapter, Line } from '../pdf/model.ts';
import { deputiesOf, reachable, type Subject, withPhone } from '../subject.ts';
import { counted, optional, strong, tableOr } from '../values.ts';
import { chapter } from './chapter.ts';

const team = ({ employees }: Subject): Block =>
  tableOr('Response team', 4, {
    title: 'Response team',
    columns: [
      { title: 'Name', width: 22 },
      { title: 'Role', width: 19 },
      { title: 'Authority', width: 12 },
      { title: 'Backup for', width: 15 },
      { title: 'Phone and email', width: 32 },
    ],
    rows: employees.map((one) => [
      [strong(one.name), one.is_primary_contact ? ' (primary contact)' : '', isFilled(one.notes) ? `\n${one.notes}` : ''],
      [one.role, isFilled(one.department) ? `\n${one.department}` : ''],
      one.activation_authority,
      optional(one.backup_for),
      [one.phone, one.email].filter(isFilled).join('\n'),
    ]),
  });

const succession = (subject: Subject): Block[] => {
  const items = subject.primaryContacts.map((person): Line => {
    const deputies = deputiesOf(subject, person);
    return [
      strong(withPhone(person)),
      deputies.length > 0 ? `, then ${deputies.map(withPhone).join(', then ')}` : ': no deputy is named yet.',
    ];
  });
  if (items.length === 0) return [];
  return [
    { kind: 'heading', text: 'Order of succession' },
    { kind: 'list', isOrdered: true, items },
  ];
};

const duties = (subject: Subject): Block[] => {
  const found = new Map<string, { who: string; functions: string[]; mitigations: string[] }>();
  const entry = (who: string) => {
    const key = nameKey(who);
    const known = found.get(key) ?? { who, functions: [], mitigations: [] };
    found.set(key, known);
    return known;
  };
  for (const one of subject.functions) if (isAnswered(one.owner)) entry(one.owner).functions.push(one.name);
  for (const one of subject.mitigations)
    if (isAnswered(one.responsible_party)) entry(one.responsible_party).mitigations.push(one.mitigation_strategy);
  if (found.size === 0) return [];
  return [
    {
      kind: 'table',
      title: 'Who answers for what',
      columns: [
        { title: 'Person or role', width: 28 },
        { title: 'Brings back', width: 36 },
        { title: 'Carries out', width: 36 },
      ],
      rows: [...found.values()].map((one) => [
        strong(reachable(subject, one.who)),
        one.functions.join(', '),
        one.mitigations.join('\n'),
      ]),
    },
  ];
};

/** People, roles and authority. */
export const people = (subject: Subject): Chapter =>
  chapter(
    subject,
    2,
    subject.employees.length === 0
      ? 'Who leads the response.'
      : `Who leads the response: ${counted(subject.employees.length, 'team member')}, ${subject.deciders.length} with full authority.`,
    [team(subject), ...succession(subject), ...duties(subject)],
  );
