import type { CriticalFunction } from '#shared/domain/bcp/bcp.ts';
import { buildDependencyMap, type DependencyMap } from '#shared/domain/bcp/check/dependencies.ts';
import { nameKey } from '#shared/domain/bcp/check/finding.ts';
import { isAnswered, isFilled } from '#shared/domain/bcp/filled.ts';
import { durationLabel } from '#shared/domain/bcp/options.ts';
import { protectsPeople } from '#shared/domain/bcp/people-first.ts';
import {
  type DocumentContext,
  findPerson,
  formatContact,
  formatResponsible,
  formatWithPhone,
  listDeputies,
  markMissingSite,
} from '../document-context.ts';
import type { Block, Chapter, Line } from '../pdf/model.ts';
import { criticality, duration, gapParagraph, joinNames, optional, rpo, rto, text, toSteps } from '../values.ts';
import { chapter } from './chapter.ts';

const deputies = (context: DocumentContext, one: CriticalFunction): Line => {
  const owner = findPerson(context, one.owner);
  const found = owner === undefined ? [] : listDeputies(context, owner);
  return joinNames(found.map(formatWithPhone), 4);
};

const whenDown = (one: CriticalFunction): [string, Line][] => [
  ['Trigger', `${one.name} is down, or will be within the hour`],
  ['Longest downtime (MTD)', duration(one.max_downtime, 4)],
  ['Back within (RTO)', rto(one)],
];

const facts = (context: DocumentContext, one: CriticalFunction): Block => {
  const rows: [string, Line][] = [
    ['Owner', text(formatContact(context, one.owner), 4)],
    ['Deputy', deputies(context, one)],
    ['Role and team', text([...new Set([one.responsible_role, one.responsible_team].filter(isAnswered))].join(', '), 4)],
    ['Responsible', optional(one.responsible_party)],
    ...(protectsPeople(one.name)
      ? [['Start', 'Right away if anyone may be in danger. Wait for no decision.'] as [string, Line]]
      : whenDown(one)),
    ['Data lost at most (RPO)', rpo(one)],
  ];
  return { kind: 'facts', rows: rows.filter(([, value]) => value !== '') };
};

const needed = (context: DocumentContext, map: DependencyMap, one: CriticalFunction): Block => {
  const keys = map.needsOf(one);
  const systems = context.systems.filter((system) => keys.has(nameKey(system.name)));
  const suppliers = context.suppliers.filter((supplier) => keys.has(nameKey(supplier.name)));
  const known = new Set([...systems, ...suppliers].map((entry) => nameKey(entry.name)));
  const rows: [string, Line][] = [
    ['Resources', joinNames([...new Set([...one.resources, ...one.required_resources])], 4)],
    [
      'IT systems',
      joinNames(
        systems.map((system) =>
          isFilled(system.recovery_time) ? `${system.name} (takes: ${durationLabel(system.recovery_time)})` : system.name,
        ),
      ),
    ],
    [
      'Suppliers',
      suppliers.length === 0 && context.suppliers.length > 0
        ? { text: 'None linked yet (name them under dependencies in step 4)', mark: 'gap' }
        : joinNames(
            suppliers.map((supplier) => (isFilled(supplier.phone) ? `${supplier.name} (${supplier.phone})` : supplier.name)),
          ),
    ],
    ['Also needs', one.dependencies.filter((name) => !known.has(nameKey(name))).join(', ')],
  ];
  return { kind: 'facts', rows: rows.filter(([, value]) => value !== '') };
};

const backToNormal = (context: DocumentContext, one: CriticalFunction): Block => ({
  kind: 'checklist',
  title: 'Back to normal',
  items: [
    { time: '', line: `${one.name} runs for a day without the workaround.` },
    { time: '', line: 'What was written by hand is in the systems.' },
    {
      time: '',
      line: `${formatResponsible(context, one.owner) ?? 'The owner'} reports the real recovery time for chapter 10.`,
    },
  ],
});

const sheet = (context: DocumentContext, map: DependencyMap, one: CriticalFunction): Block => ({
  kind: 'sheet',
  isHandedOut: true,
  title: one.name,
  aside: criticality(one.criticality),
  blocks: [
    ...(isFilled(one.description) ? [{ kind: 'paragraph' as const, line: one.description }] : []),
    facts(context, one),
    { kind: 'heading', text: 'Steps' },
    isFilled(one.recovery_procedures)
      ? toSteps(one.recovery_procedures, (step) => markMissingSite(context, step))
      : gapParagraph('Recovery procedure', 4),
    { kind: 'heading', text: 'What it needs' },
    needed(context, map, one),
    backToNormal(context, one),
  ],
});

/** Function recovery procedures. */
export const functionRecovery = (context: DocumentContext): Chapter => {
  const map = buildDependencyMap(context.bcp);
  return chapter(context, 8, 'One sheet per critical function. Hand each to its owner.', [
    ...(context.functions.length > 0
      ? context.functions.map((one) => sheet(context, map, one))
      : [gapParagraph('Critical functions', 4)]),
  ]);
};
