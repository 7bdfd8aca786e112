import { nameKey } from '#shared/domain/bcp/check/finding.ts';
import { isAnswered, isFilled } from '#shared/domain/bcp/filled.ts';
import { type DocumentContext, formatContact, formatWithPhone, listDeputies } from '../document-context.ts';
import type { Block, Chapter, Line } from '../pdf/model.ts';
import { optional, pluralize, strong, tableOrGap } from '../values.ts';
import { chapter } from './chapter.ts';

const team = ({ employees }: DocumentContext): Block =>
  tableOrGap('Response team', 4, {
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

const succession = (context: DocumentContext): Block[] => {
  const items = context.primaryContacts.map((person): Line => {
    const deputies = listDeputies(context, person);
    return [
      strong(formatWithPhone(person)),
      deputies.length > 0 ? `, then ${deputies.map(formatWithPhone).join(', then ')}` : ': no deputy is named yet.',
    ];
  });
  if (items.length === 0) return [];
  return [
    { kind: 'heading', text: 'Order of succession' },
    { kind: 'list', isOrdered: true, items },
  ];
};

const duties = (context: DocumentContext): Block[] => {
  const found = new Map<string, { who: string; functions: string[]; mitigations: string[] }>();
  const entry = (who: string) => {
    const key = nameKey(who);
    const known = found.get(key) ?? { who, functions: [], mitigations: [] };
    found.set(key, known);
    return known;
  };
  for (const one of context.functions) if (isAnswered(one.owner)) entry(one.owner).functions.push(one.name);
  for (const one of context.mitigations)
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
        strong(formatContact(context, one.who)),
        one.functions.join(', '),
        one.mitigations.join('\n'),
      ]),
    },
  ];
};

/** People, roles and authority. */
export const people = (context: DocumentContext): Chapter =>
  chapter(
    context,
    2,
    context.employees.length === 0
      ? 'Who leads the response.'
      : `Who leads the response: ${pluralize(context.employees.length, 'team member')}, ${context.deciders.length} with full authority.`,
    [team(context), ...succession(context), ...duties(context)],
  );
