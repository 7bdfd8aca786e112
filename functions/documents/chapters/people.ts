import { isAnswered, isFilled } from '#shared/domain/bcp/filled.ts';
import { listMeasures } from '#shared/domain/bcp/mitigation.ts';
import { nameKey } from '#shared/domain/bcp/names.ts';
import { dropPartner, formatPost } from '#shared/domain/bcp/posts.ts';
import type { Employee } from '#shared/domain/people.ts';
import { pluralize } from '#shared/knowledge/sentence.ts';
import { buildCallTreeFigure } from '#shared/pictures/call-tree-figure.ts';
import {
  type DocumentContext,
  findPerson,
  findSuccession,
  formatContact,
  formatDecisionCall,
  formatWithPhone,
  listDeputies,
  listSuccessors,
} from '../document-context.ts';
import type { Block, Chapter, Line } from '../pdf/model.ts';
import { buildTableOrGap, findNoBackup, formatStep, markMuted, markStrong, none } from '../values.ts';
import { buildChapter } from './chapter.ts';
import { buildFigure } from './figure.ts';

/** Whom someone would take over from: all of their work, a part of it, or the decision to activate. */
const listProposedFor = (context: DocumentContext, person: Employee): string[] => {
  const { deciders, deputyProposals } = context;
  const ofWork = deputyProposals
    .filter(({ deputy }) => deputy === person)
    .map(({ owner, functions: taken }) => {
      const own = deputyProposals.filter((proposal) => proposal.owner === owner);
      return own.length === 1 ? owner.name : `${owner.name} (${taken.map(({ name }) => name).join(', ')})`;
    });
  const activates = deciders.filter((decider) => {
    const { people, isAssumed } = findSuccession(context, decider);
    return isAssumed && people.includes(person);
  });
  return [
    ...ofWork,
    ...(activates.length === 0 ? [] : [`to activate the plan: ${activates.map(({ name }) => name).join(', ')}`]),
  ];
};

const formatBackups = (context: DocumentContext, person: Employee): Line => {
  if (isFilled(person.backup_for)) return person.backup_for;
  const proposed = listProposedFor(context, person);
  return proposed.length === 0 ? '' : [proposed.join('; '), markMuted(' (proposed)')];
};

const NOT_CONFIRMED = 'No one in the business has confirmed it yet.';
/** With fewer, whoever owns the work stands in. */
const SYSTEMS_MIN = 3;
/** Of the systems that one person alone restores, whoever has most of them and no named backup. */
const listAloneWithSystems = (context: DocumentContext): [string, Line][] => {
  const systems = context.schedule.filter((item) => item.kind === 'system');
  const alone = systems.flatMap(({ restorers }) => (restorers.length === 1 ? restorers : []));
  const [most] = [...Map.groupBy(alone, (name) => name)].toSorted(([, a], [, b]) => b.length - a.length);
  if (most === undefined || most[1].length < SYSTEMS_MIN) return [];
  const person = findPerson(context, most[0]);
  if (person === undefined || listDeputies(context, person).length > 0) return [];
  const said = `No one is named yet to restore ${most[1].length} of ${pluralize(systems.length, 'system')} without them.`;
  return [[`Backup for ${person.name}`, { text: said, mark: 'gap', inIssue: { text: said } }]];
};

/** What the proposals are worth, and where there is nobody to propose. */
const buildProposalNotes = (context: DocumentContext): Block[] => {
  const { deputyProposals, employees } = context;
  const isAnyoneProposed = employees.some((person) => listProposedFor(context, person).length > 0);
  const alone = deputyProposals.filter(({ deputy }) => deputy === null);
  const rows = [
    ...alone.flatMap(({ owner, functions }) =>
      [...Map.groupBy(functions, (fn) => findNoBackup(fn, context))].map(([said, found]): [string, Line] => [
        `Backup for ${owner.name}`,
        [said, ` for ${found.map(({ name }) => name).join(', ')}.`],
      ]),
    ),
    // In a shop of a few people that is nearly everyone.
    ...(context.isShort ? [] : listAloneWithSystems(context)),
  ];
  return [
    ...(isAnyoneProposed
      ? [
          {
            kind: 'paragraph' as const,
            line: [
              markMuted(
                `(proposed): chosen by craft and authority. ${context.copy === 'issue' ? NOT_CONFIRMED : `Ask each person, then confirm it in ${formatStep(4)}.`}`,
              ),
            ],
          },
        ]
      : []),
    ...(rows.length === 0 ? [] : [{ kind: 'facts' as const, rows }]),
  ];
};

const buildResponseTeam = (context: DocumentContext): Block =>
  buildTableOrGap('Response team', 4, {
    title: 'Response team',
    columns: [
      { title: 'Name', width: 32 },
      { title: 'Role', width: 35 },
      { title: 'Authority', width: 11 },
      { title: 'Backup for', width: 22 },
    ],
    rows: context.employees.map((employee) => [
      [
        markStrong(employee.name),
        employee.is_primary_contact ? ' (primary contact)' : '',
        isFilled(employee.notes) ? `\n${employee.notes}` : '',
      ],
      [formatPost(employee), employee.department].filter(isFilled).join(', '),
      employee.activation_authority,
      formatBackups(context, employee),
    ]),
  });

/** Where one person alone may activate the plan: the next one with some authority, once it is full. */
const proposeDecider = ({ employees, deciders }: DocumentContext, lead: Employee): string[] => {
  const [next] = employees.filter((other) => other !== lead && other.activation_authority === 'Limited');
  return next === undefined || deciders.some((other) => other !== lead)
    ? []
    : [` Give ${formatWithPhone(next)} full authority, or another person who can decide (proposed).`];
};

const buildSuccession = (context: DocumentContext): Block[] => {
  const items = context.primaryContacts.map((person): Line => {
    const successors = listSuccessors(context, person);
    const { isAssumed } = findSuccession(context, person);
    return [
      markStrong(formatWithPhone(person)),
      successors.length > 0 ? `, then ${successors.join(', then ')}` : ': no deputy is named yet.',
      ...(successors.length > 0 && isAssumed ? ['. No deputy is named yet: this is the next person with full authority.'] : []),
      ...(successors.length === 0 ? proposeDecider(context, person) : []),
    ];
  });
  if (items.length === 0) return [];
  return [
    { kind: 'heading', text: 'Order of succession' },
    { kind: 'list', isOrdered: true, items },
  ];
};

const formatNoAuthority = (context: DocumentContext, who: string): string => {
  const decider = formatDecisionCall(context, who);
  return decider === null ? '' : `\nCalls for a decision: ${decider}`;
};

const buildDuties = (context: DocumentContext): Block[] => {
  const found = new Map<string, { who: string; functions: string[]; mitigations: number }>();
  // Named once by name, once by post: that is one person.
  const entry = (named: string) => {
    const who = dropPartner(named);
    const key = nameKey(formatContact(context, who));
    const known = found.get(key) ?? { who, functions: [], mitigations: 0 };
    found.set(key, known);
    return known;
  };
  for (const criticalFunction of context.functions)
    if (isAnswered(criticalFunction.owner)) entry(criticalFunction.owner).functions.push(criticalFunction.name);
  for (const mitigation of listMeasures(context.mitigations))
    if (isAnswered(mitigation.responsible_party)) entry(mitigation.responsible_party).mitigations += 1;
  // Whose name stands beside each measure in chapter 4 needs no row of their own in a short document.
  const duties = [...found.values()].filter(({ functions }) => !context.isShort || functions.length > 0);
  if (duties.length === 0) return [];
  return [
    {
      kind: 'table',
      title: 'Who answers for what',
      columns: [
        { title: 'Person or role', width: 28 },
        { title: 'Brings back (chapter 8)', width: 50 },
        { title: 'Carries out (chapter 4)', width: 22 },
      ],
      rows: duties.map((duty) => [
        [markStrong(formatContact(context, duty.who)), formatNoAuthority(context, duty.who)],
        duty.functions.join(', ') || none,
        duty.mitigations === 0 ? none : pluralize(duty.mitigations, 'mitigation'),
      ]),
    },
  ];
};

export const buildPeopleChapter = (context: DocumentContext): Chapter =>
  buildChapter(
    context,
    2,
    context.employees.length === 0
      ? 'Who leads the response.'
      : `Who leads the response: ${pluralize(context.employees.length, 'team member')}, ${context.deciders.length} with full authority.`,
    [
      buildResponseTeam(context),
      ...buildProposalNotes(context),
      ...buildSuccession(context),
      ...buildFigure(buildCallTreeFigure(context.employees)),
      ...buildDuties(context),
    ],
  );
