import type { KeySupplier } from '#shared/domain/bcp/bcp.ts';
import { isFilled } from '#shared/domain/bcp/filled.ts';
import { findFirmOf } from '#shared/domain/bcp/firms.ts';
import { criticalityLabels } from '#shared/domain/bcp/options.ts';
import { formatPost } from '#shared/domain/bcp/posts.ts';
import { buildCallTree } from '#shared/domain/call-tree.ts';
import { listBcpStates } from '#shared/domain/location.ts';
import type { Employee } from '#shared/domain/people.ts';
import { type Audience, findAudience } from '#shared/knowledge/audiences.ts';
import { listPublicLines } from '#shared/knowledge/public-lines.ts';
import { pluralize } from '#shared/knowledge/sentence.ts';
import { findTradeSummary } from '#shared/knowledge/trades/load.ts';
import { type DocumentContext, formatWithPhone, listSuccessors } from '../document-context.ts';
import type { Block, Chapter, Line, Span } from '../pdf/model.ts';
import { blank, buildTableOrGap, formatStep, joinUpTo, markStrong, shortGap, textOrEmpty, textOrGap } from '../values.ts';
import { buildChapter } from './chapter.ts';
import { buildDuties } from './duties.ts';
import { formatProviderType } from './providers.ts';
import { formatSupplierCalls } from './supplier-calls.ts';

const ROWS_TO_WRITE_IN = 4;

const formatSuccessors = (context: DocumentContext, lead: Employee): string => {
  const successors = listSuccessors(context, lead);
  return successors.length === 0
    ? ' has no deputy to call.'
    : ` has no named deputy yet. Without them, ${successors.join(', then ')} leads.`;
};

const buildCallList = (context: DocumentContext): Block[] => {
  const { leads, others } = buildCallTree(context.employees);
  if (leads.length === 0) return [];
  return [
    { kind: 'heading', text: 'Call tree' },
    {
      kind: 'list',
      isOrdered: true,
      items: leads.map(({ lead, backups }): Line => {
        const calls = others.length > 0 ? ` They call ${joinUpTo(others.map(formatWithPhone), 20)}.` : '';
        return [
          markStrong(formatWithPhone(lead)),
          backups.length > 0 ? ` calls ${backups.map(formatWithPhone).join(' and ')}.` : formatSuccessors(context, lead),
          calls,
        ];
      }),
    },
    {
      kind: 'paragraph',
      line: `No answer after two calls: text message, then email, then the next name.${
        isFilled(context.bcp.meeting_place) ? ` If the phone network is down, meet at ${context.bcp.meeting_place}.` : ''
      }`,
    },
  ];
};

const joinLines = (...parts: (string | null | undefined)[]): string => parts.filter(isFilled).join('\n');

const buildProviderTable = (context: DocumentContext): Block =>
  buildTableOrGap('Service providers', 4, {
    title: 'Service providers',
    columns: [
      { title: 'Provider', width: 22 },
      { title: 'What for', width: 36 },
      { title: 'Emergency', width: 16 },
      { title: 'Contact', width: 26 },
    ],
    rows: context.providers.map((provider) => [
      [
        markStrong(provider.name),
        `\n${joinLines(formatProviderType(provider.provider_type), provider.is_emergency_contact ? 'Emergency contact' : null, provider.address)}`,
      ],
      joinLines(
        provider.services_provided,
        [
          provider.response_time && `Response: ${provider.response_time}`,
          `Criticality: ${criticalityLabels[provider.criticality]}`,
          provider.contract_number && `Contract ${provider.contract_number}`,
        ]
          .filter(isFilled)
          .join('. '),
        provider.notes,
      ),
      isFilled(provider.emergency_contact) || isFilled(provider.emergency_phone)
        ? joinLines(provider.emergency_contact, provider.emergency_phone)
        : shortGap,
      textOrGap(joinLines(provider.contact_person, provider.phone, provider.email)),
    ]),
  });

const hasContact = ({ contact_person, phone, email }: KeySupplier): boolean =>
  [contact_person, phone, email].some((text) => isFilled(text));

const buildSupplierContacts = ({ suppliers, providers }: DocumentContext): Block[] => {
  const reached = suppliers.map((supplier) => {
    const firm = hasContact(supplier) ? undefined : findFirmOf(providers, supplier);
    if (firm === undefined) return supplier;
    const { name, emergency_phone, phone, email } = firm;
    return { ...supplier, contact_person: name, phone: isFilled(emergency_phone) ? emergency_phone : phone, email };
  });
  const known = reached.filter(hasContact);
  const unknown = reached.filter((supplier) => !hasContact(supplier)).map(({ name }) => name);
  const table = buildTableOrGap('Contacts of key suppliers', 4, {
    title: 'Contacts of key suppliers',
    columns: [
      { title: 'Supplier', width: 26 },
      { title: 'Contact', width: 20 },
      { title: 'Phone', width: 18 },
      { title: 'Email', width: 36 },
    ],
    rows: known.map((supplier) => [
      markStrong(supplier.name),
      textOrEmpty(supplier.contact_person),
      textOrEmpty(supplier.phone),
      textOrEmpty(supplier.email),
    ]),
  });
  const gap: Block = {
    kind: 'paragraph',
    line: [
      markStrong('No contact yet'),
      { text: ` (${formatStep(4)}): `, mark: 'gap', inIssue: { text: ': ' } },
      unknown.join(', '),
    ],
  };
  return [...(known.length > 0 || unknown.length === 0 ? [table] : []), ...(unknown.length > 0 ? [gap] : [])];
};

/** A short document has them in one paragraph, without what each is for. */
const buildPublicHelp = ({ bcp, area, place, isShort }: DocumentContext): Block[] => {
  const lines = listPublicLines({
    trade: findTradeSummary(bcp.trade),
    industry: bcp.industry,
    state: listBcpStates(bcp)[0]?.code,
    ...{ area, fips: place?.fips },
  });
  if (isShort)
    return [
      {
        kind: 'paragraph',
        line: [
          markStrong('Public numbers: '),
          ...lines.flatMap(({ who, number }): Span[] => [
            { text: `${who} ` },
            number === null ? blank : markStrong(number),
            { text: '. ' },
          ]),
        ],
      },
    ];
  return [
    { kind: 'heading', text: 'Public numbers' },
    {
      kind: 'facts',
      rows: lines.map(({ who, number, purpose }): [string, Line] => [
        who,
        [number === null ? blank : markStrong(number), `. ${purpose}.`],
      ]),
    },
  ];
};

const buildAudienceTable = (context: DocumentContext): Block => {
  const lead = context.owner?.name ?? 'The incident leader';
  const finance = context.employees.find((employee) => employee.role === 'Finance Manager')?.name ?? lead;
  const voice = context.employees.find((employee) => employee.role === 'Communications Manager')?.name ?? lead;
  const insurer = context.providers.find((provider) => provider.provider_type === 'Insurance');
  const audience = findAudienceOf(context);
  const counts = context.employees.length === 0 ? '' : `${pluralize(context.employees.length, 'team member')}. `;
  return {
    kind: 'table',
    title: 'Who tells what to each audience',
    columns: [
      { title: 'Audience', width: 24 },
      { title: 'First update', width: 14 },
      { title: 'About', width: 38 },
      { title: 'By', width: 24 },
    ],
    rows: [
      [markStrong('Team'), 'T+30 min', `${counts}Safety, who leads, next update`, lead],
      [markStrong('Suppliers'), formatSupplierCalls(context), 'What to hold, what to send', lead],
      [markStrong(audience.title), audience.firstUpdate, audience.about, voice],
      [markStrong(insurer ? insurer.name : 'Insurer'), 'T+4 h', 'Notice of loss, photos, contract number', finance],
      [markStrong('Authorities'), 'as listed below', 'What the law requires you to report', lead],
      [markStrong('Press, social media'), 'when asked', 'The holding statement, nothing else', voice],
    ],
  };
};

const findAudienceOf = ({ bcp }: DocumentContext): Audience => findAudience(findTradeSummary(bcp.trade), bcp.industry);

/** Each audience hears its own: one text for all says too little to some and too much to others. */
const buildHoldingStatements = (context: DocumentContext): Block => {
  const { bcp, owner } = context;
  const { people, isPublic } = findAudienceOf(context);
  const business = `${textOrEmpty(bcp.business_name) || 'Our business'}${isFilled(bcp.city) ? ` in ${bcp.city}` : ''}`;
  const questions: Line = owner === null ? ['Questions: ', blank] : [`Questions: ${formatWithPhone(owner)}.`];
  const say = (to: string, ...line: Line[]): Block => ({ kind: 'paragraph', line: [markStrong(`${to}: `), ...line.flat()] });
  return {
    kind: 'sheet',
    title: 'Holding statements',
    aside: 'Fill in, read out, hand over. Say only what is confirmed.',
    blocks: [
      say(
        `To ${people}`,
        [`${business} is dealing with `, blank, ' since ', blank, '. Everyone ', blank, '. We expect ', blank],
        [' and will say more at ', blank, '. '],
        questions,
      ),
      say(
        'To the team',
        ['What happened: ', blank, '. Hurt or missing: ', blank, '. Leading: ', blank, '. Come to ', blank],
        [' or stay away until ', blank, '. Do not post or speak for us. Next message at ', blank, '.'],
      ),
      say(
        isPublic ? 'To press and authorities' : 'To press and social media',
        ['At ', blank, ' we had ', blank, '. We called ', blank, '. '],
        isPublic ? ['The people in our care or service are ', blank, '. '] : [],
        ['We name no one and guess no cause. We will speak again at ', blank, '.'],
      ),
    ],
  };
};

export const buildCommunicationChapter = (context: DocumentContext): Chapter =>
  buildChapter(
    context,
    7,
    context.employees.length + context.providers.length + context.suppliers.length === 0
      ? 'Every number in one place.'
      : `Every number in one place: ${pluralize(context.employees.length, 'team member')}, ${pluralize(context.providers.length, 'provider')}, ${pluralize(context.suppliers.length, 'supplier')}.`,
    [
      {
        kind: 'table',
        title: 'Team contacts',
        columns: [
          { title: 'Name', width: 24 },
          { title: 'Role', width: 22 },
          { title: 'Phone', width: 18 },
          { title: 'Email', width: 36 },
        ],
        rows:
          context.employees.length === 0
            ? Array.from({ length: ROWS_TO_WRITE_IN }, () => [blank, blank, blank, blank])
            : context.employees.map((employee) => [
                markStrong(employee.name),
                formatPost(employee),
                textOrGap(employee.phone),
                textOrEmpty(employee.email),
              ]),
      },
      ...buildCallList(context),
      buildProviderTable(context),
      ...buildSupplierContacts(context),
      ...buildPublicHelp(context),
      buildAudienceTable(context),
      ...buildDuties(context),
      buildHoldingStatements(context),
    ],
  );
