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
import {
  buildGapParagraph,
  formatCriticality,
  formatDuration,
  formatRpo,
  formatRto,
  joinOrGap,
  textOrEmpty,
  textOrGap,
  toSteps,
} from '../values.ts';
import { buildChapter } from './chapter.ts';

/** Without a team, chapter 2 says once that nobody is named. */
const formatFunctionDeputies = (context: DocumentContext, criticalFunction: CriticalFunction): Line => {
  if (context.employees.length === 0) return '';
  const owner = findPerson(context, criticalFunction.owner);
  const found = owner === undefined ? [] : listDeputies(context, owner);
  return joinOrGap(found.map(formatWithPhone), 4);
};

const listDowntimeFacts = (criticalFunction: CriticalFunction): [string, Line][] => [
  ['Trigger', `${criticalFunction.name} is down, or will be within the hour`],
  ['Longest downtime (MTD)', formatDuration(criticalFunction.max_downtime, 4)],
  ['Back within (RTO)', formatRto(criticalFunction)],
];

const buildFunctionFacts = (context: DocumentContext, criticalFunction: CriticalFunction): Block => {
  const rows: [string, Line][] = [
    ['Owner', textOrGap(formatContact(context, criticalFunction.owner), 4)],
    ['Deputy', formatFunctionDeputies(context, criticalFunction)],
    [
      'Role and team',
      textOrGap(
        [...new Set([criticalFunction.responsible_role, criticalFunction.responsible_team].filter(isAnswered))].join(', '),
        4,
      ),
    ],
    ['Responsible', textOrEmpty(criticalFunction.responsible_party)],
    ...(protectsPeople(criticalFunction.name)
      ? [['Start', 'Right away if anyone may be in danger. Wait for no decision.'] as [string, Line]]
      : listDowntimeFacts(criticalFunction)),
    ['Data lost at most (RPO)', formatRpo(criticalFunction)],
  ];
  return { kind: 'facts', rows: rows.filter(([, value]) => value !== '') };
};

const buildFunctionNeeds = (context: DocumentContext, map: DependencyMap, criticalFunction: CriticalFunction): Block => {
  const keys = map.needsOf(criticalFunction);
  const systems = context.systems.filter((system) => keys.has(nameKey(system.name)));
  const suppliers = context.suppliers.filter((supplier) => keys.has(nameKey(supplier.name)));
  const known = new Set([...systems, ...suppliers].map((entry) => nameKey(entry.name)));
  const rows: [string, Line][] = [
    ['Resources', joinOrGap([...new Set([...criticalFunction.resources, ...criticalFunction.required_resources])], 4)],
    [
      'IT systems',
      systems
        .map((system) =>
          isFilled(system.recovery_time) ? `${system.name} (takes: ${durationLabel(system.recovery_time)})` : system.name,
        )
        .join(', '),
    ],
    [
      'Suppliers',
      suppliers.length === 0 && context.suppliers.length > 0
        ? { text: 'None linked yet (name them under dependencies in step 4)', mark: 'gap' }
        : suppliers
            .map((supplier) => (isFilled(supplier.phone) ? `${supplier.name} (${supplier.phone})` : supplier.name))
            .join(', '),
    ],
    ['Also needs', criticalFunction.dependencies.filter((name) => !known.has(nameKey(name))).join(', ')],
  ];
  return { kind: 'facts', rows: rows.filter(([, value]) => value !== '') };
};

const buildBackToNormal = (context: DocumentContext, criticalFunction: CriticalFunction): Block => ({
  kind: 'checklist',
  title: 'Back to normal',
  items: [
    { time: '', line: `${criticalFunction.name} runs for a day without the workaround.` },
    { time: '', line: 'What was written by hand is in the systems.' },
    {
      time: '',
      line: `${formatResponsible(context, criticalFunction.owner) ?? 'The owner'} reports the real recovery time for chapter 10.`,
    },
  ],
});

const buildFunctionSheet = (context: DocumentContext, map: DependencyMap, criticalFunction: CriticalFunction): Block => ({
  kind: 'sheet',
  isHandedOut: true,
  title: criticalFunction.name,
  aside: formatCriticality(criticalFunction.criticality),
  blocks: [
    ...(isFilled(criticalFunction.description) ? [{ kind: 'paragraph' as const, line: criticalFunction.description }] : []),
    buildFunctionFacts(context, criticalFunction),
    { kind: 'heading', text: 'Steps' },
    isFilled(criticalFunction.recovery_procedures)
      ? toSteps(criticalFunction.recovery_procedures, (step) => markMissingSite(context, step))
      : buildGapParagraph('Recovery procedure', 4),
    { kind: 'heading', text: 'What it needs' },
    buildFunctionNeeds(context, map, criticalFunction),
    buildBackToNormal(context, criticalFunction),
  ],
});

export const buildFunctionChapter = (context: DocumentContext): Chapter => {
  const map = buildDependencyMap(context.bcp);
  return buildChapter(context, 8, 'One sheet per critical function. Hand each to its owner.', [
    ...(context.functions.length > 0
      ? context.functions.map((criticalFunction) => buildFunctionSheet(context, map, criticalFunction))
      : [buildGapParagraph('Critical functions', 4)]),
  ]);
};
