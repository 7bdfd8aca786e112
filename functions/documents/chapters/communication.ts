import { isFilled } from '#shared/domain/bcp/filled.ts';
import { criticalityLabels } from '#shared/domain/bcp/options.ts';
import { type DocumentContext, formatWithPhone, listDeputies } from '../document-context.ts';
import type { Block, Chapter, Line } from '../pdf/model.ts';
import { blank, joinFirst, optional, pluralize, shortGap, strong, tableOrGap, text } from '../values.ts';
import { chapter } from './chapter.ts';
import { providerType } from './first-day.ts';

const callTree = (context: DocumentContext): Block[] => {
  const { primaryContacts, employees } = context;
  if (primaryContacts.length === 0) return [];
  const others = employees.filter(
    (one) => !one.is_primary_contact && !primaryContacts.some((lead) => listDeputies(context, lead).includes(one)),
  );
  return [
    { kind: 'heading', text: 'Call tree' },
    {
      kind: 'list',
      isOrdered: true,
      items: primaryContacts.map((one): Line => {
        const deputies = listDeputies(context, one);
        const calls = others.length > 0 ? ` They call ${joinFirst(others.map(formatWithPhone), 20)}.` : '';
        return [
          strong(formatWithPhone(one)),
          deputies.length > 0 ? ` calls ${deputies.map(formatWithPhone).join(' and ')}.` : ' has no deputy to call.',
          calls,
        ];
      }),
    },
    {
      kind: 'paragraph',
      line: 'No answer after two calls: text message, then email, then the next name. If the phone network is down, meet at the meeting place of chapter 6.',
    },
  ];
};

const lines = (...parts: (string | null | undefined)[]): string => parts.filter(isFilled).join('\n');

const providers = (context: DocumentContext): Block =>
  tableOrGap('Service providers', 4, {
    title: 'Service providers',
    columns: [
      { title: 'Provider', width: 24 },
      { title: 'What for', width: 26 },
      { title: 'Emergency', width: 18 },
      { title: 'Contact', width: 32 },
    ],
    rows: context.providers.map((one) => [
      [
        strong(one.name),
        `\n${lines(providerType(one.provider_type), one.is_emergency_contact ? 'Emergency contact' : null, one.address)}`,
      ],
      lines(
        one.services_provided,
        one.response_time && `Response: ${one.response_time}`,
        `Criticality: ${criticalityLabels[one.criticality]}`,
        one.contract_number && `Contract ${one.contract_number}`,
        one.notes,
      ),
      isFilled(one.emergency_contact) || isFilled(one.emergency_phone)
        ? lines(one.emergency_contact, one.emergency_phone)
        : shortGap,
      text(lines(one.contact_person, one.phone, one.email)),
    ]),
  });

const suppliers = (context: DocumentContext): Block =>
  tableOrGap('Contacts of key suppliers', 4, {
    title: 'Contacts of key suppliers',
    columns: [
      { title: 'Supplier', width: 26 },
      { title: 'Contact', width: 20 },
      { title: 'Phone', width: 18 },
      { title: 'Email', width: 36 },
    ],
    rows: context.suppliers.map((one) => [strong(one.name), text(one.contact_person), text(one.phone), optional(one.email)]),
  });

const audiences = (context: DocumentContext): Block => {
  const lead = context.owner?.name ?? 'The incident leader';
  const finance = context.employees.find((one) => one.role === 'Finance Manager')?.name ?? lead;
  const voice = context.employees.find((one) => one.role === 'Communications Manager')?.name ?? lead;
  const insurer = context.providers.find((one) => one.provider_type === 'Insurance');
  const counts = context.employees.length === 0 ? '' : `${pluralize(context.employees.length, 'team member')}. `;
  return {
    kind: 'table',
    title: 'Who tells whom what',
    columns: [
      { title: 'Audience', width: 24 },
      { title: 'First update', width: 14 },
      { title: 'About', width: 38 },
      { title: 'By', width: 24 },
    ],
    rows: [
      [strong('Team'), 'T+1 h', `${counts}Safety, who leads, next update`, lead],
      [strong('Suppliers'), 'T+6 h', 'What to hold, what to send', lead],
      [strong('Customers'), 'T+4 h', 'What is open, what is late, when the next update comes', voice],
      [strong(insurer ? insurer.name : 'Insurer'), 'T+4 h', 'Notice of loss, photos, contract number', finance],
      [strong('Authorities'), 'as required by law', 'Injuries, leaks, lost personal data', lead],
      [strong('Press, social media'), 'when asked', 'The holding statement, nothing else', voice],
    ],
  };
};

const statement = ({ bcp, owner }: DocumentContext): Block => ({
  kind: 'sheet',
  title: 'Holding statement',
  aside: 'Fill in, read out, hand over. Say only what is confirmed.',
  blocks: [
    {
      kind: 'paragraph',
      line: [
        `${optional(bcp.business_name) || 'Our business'}${isFilled(bcp.city) ? ` in ${bcp.city}` : ''} is dealing with `,
        blank,
        ' since ',
        blank,
        '. Everyone ',
        blank,
        '. We expect ',
        blank,
        ' and will say more at ',
        blank,
        `. ${owner === null ? 'Questions: ' : `Questions: ${formatWithPhone(owner)}.`}`,
        ...(owner === null ? [blank] : []),
      ],
    },
  ],
});

/** Crisis communication. */
export const communication = (context: DocumentContext): Chapter =>
  chapter(
    context,
    7,
    context.employees.length + context.providers.length + context.suppliers.length === 0
      ? 'Every number in one place.'
      : `Every number in one place: ${pluralize(context.employees.length, 'team member')}, ${pluralize(context.providers.length, 'provider')}, ${pluralize(context.suppliers.length, 'supplier')}.`,
    [
      tableOrGap('Team contacts', 4, {
        title: 'Team contacts',
        columns: [
          { title: 'Name', width: 24 },
          { title: 'Role', width: 22 },
          { title: 'Phone', width: 18 },
          { title: 'Email', width: 36 },
        ],
        rows: context.employees.map((one) => [strong(one.name), one.role, text(one.phone), optional(one.email)]),
      }),
      ...callTree(context),
      providers(context),
      suppliers(context),
      audiences(context),
      statement(context),
    ],
  );
