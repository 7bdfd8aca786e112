/** Chapter 7: whom to reach, how, and with which words. */
import { isFilled } from '#shared/domain/bcp/filled.ts';
import { criticalityLabels } from '#shared/domain/bcp/options.ts';
import type { Block, Chapter, Line } from '../pdf/model.ts';
import { deputiesOf, type Subject, withPhone } from '../subject.ts';
import { blank, counted, few, optional, shortGap, strong, tableOr, text } from '../values.ts';
import { chapter } from './chapter.ts';
import { providerType } from './first-day.ts';

const callTree = (subject: Subject): Block[] => {
  const { primaryContacts, employees } = subject;
  if (primaryContacts.length === 0) return [];
  const others = employees.filter(
    (one) => !one.is_primary_contact && !primaryContacts.some((lead) => deputiesOf(subject, lead).includes(one)),
  );
  return [
    { kind: 'heading', text: 'Call tree' },
    {
      kind: 'list',
      isOrdered: true,
      items: primaryContacts.map((one): Line => {
        const deputies = deputiesOf(subject, one);
        const calls = others.length > 0 ? ` They call ${few(others.map(withPhone), 20)}.` : '';
        return [
          strong(withPhone(one)),
          deputies.length > 0 ? ` calls ${deputies.map(withPhone).join(' and ')}.` : ' has no deputy to call.',
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

const providers = (subject: Subject): Block =>
  tableOr('Service providers', 4, {
    title: 'Service providers',
    columns: [
      { title: 'Provider', width: 24 },
      { title: 'What for', width: 26 },
      { title: 'Emergency', width: 18 },
      { title: 'Contact', width: 32 },
    ],
    rows: subject.providers.map((one) => [
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

const suppliers = (subject: Subject): Block =>
  tableOr('Contacts of key suppliers', 4, {
    title: 'Contacts of key suppliers',
    columns: [
      { title: 'Supplier', width: 26 },
      { title: 'Contact', width: 20 },
      { title: 'Phone', width: 18 },
      { title: 'Email', width: 36 },
    ],
    rows: subject.suppliers.map((one) => [strong(one.name), text(one.contact_person), text(one.phone), optional(one.email)]),
  });

const audiences = (subject: Subject): Block => {
  const lead = subject.owner?.name ?? 'The incident leader';
  const finance = subject.employees.find((one) => one.role === 'Finance Manager')?.name ?? lead;
  const voice = subject.employees.find((one) => one.role === 'Communications Manager')?.name ?? lead;
  const insurer = subject.providers.find((one) => one.provider_type === 'Insurance');
  const counts = subject.employees.length === 0 ? '' : `${counted(subject.employees.length, 'team member')}. `;
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

const statement = ({ bcp, owner }: Subject): Block => ({
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
        `. ${owner === null ? 'Questions: ' : `Questions: ${withPhone(owner)}.`}`,
        ...(owner === null ? [blank] : []),
      ],
    },
  ],
});

/** Crisis communication. */
export const communication = (subject: Subject): Chapter =>
  chapter(
    subject,
    7,
    subject.employees.length + subject.providers.length + subject.suppliers.length === 0
      ? 'Every number in one place.'
      : `Every number in one place: ${counted(subject.employees.length, 'team member')}, ${counted(subject.providers.length, 'provider')}, ${counted(subject.suppliers.length, 'supplier')}.`,
    [
      tableOr('Team contacts', 4, {
        title: 'Team contacts',
        columns: [
          { title: 'Name', width: 24 },
          { title: 'Role', width: 22 },
          { title: 'Phone', width: 18 },
          { title: 'Email', width: 36 },
        ],
        rows: subject.employees.map((one) => [strong(one.name), one.role, text(one.phone), optional(one.email)]),
      }),
      ...callTree(subject),
      providers(subject),
      suppliers(subject),
      audiences(subject),
      statement(subject),
    ],
  );
