import type { CriticalFunction } from '#shared/domain/bcp/bcp.ts';
import { isAnswered, isFilled } from '#shared/domain/bcp/filled.ts';
import { nameKey } from '#shared/domain/bcp/names.ts';
import { durationLabel } from '#shared/domain/bcp/options.ts';
import { protectsPeople } from '#shared/domain/bcp/people-first.ts';
import { isPowerInDoubt } from '#shared/domain/bcp/standby-power.ts';
import { holdsRecords } from '#shared/domain/bcp/system-place.ts';
import { oncePer } from '#shared/domain/once.ts';
import { findVolume } from '#shared/knowledge/volumes.ts';
import {
  type DocumentContext,
  findFunctionDeputies,
  formatContact,
  formatDecisionCall,
  formatResponsible,
} from '../document-context.ts';
import { referToForm } from '../forms.ts';
import type { Block, Chapter, Line, Span } from '../pdf/model.ts';
import { appendProof } from '../proof.ts';
import {
  buildAssumedLegend,
  buildGapParagraph,
  findNoBackup,
  formatCriticality,
  formatDuration,
  formatRpo,
  formatRto,
  formatStep,
  joinOrGap,
  markAssumed,
  textOrEmpty,
  textOrGap,
  toSteps,
} from '../values.ts';
import { buildChapter } from './chapter.ts';
import { formatSupplier } from './providers.ts';
import { formatSteps } from './steps.ts';

const formatFunctionDeputies = (context: DocumentContext, criticalFunction: CriticalFunction): Line => {
  const { people, isNobodyLeft } = findFunctionDeputies(context, criticalFunction);
  return isNobodyLeft ? findNoBackup(criticalFunction, context) : people.join(', ');
};

const listDowntimeFacts = (context: DocumentContext, criticalFunction: CriticalFunction): [string, Line][] =>
  protectsPeople(criticalFunction.name)
    ? [['When', 'Right away if anyone may be in danger. Wait for no decision.']]
    : [
        ['Longest downtime (MTD)', formatDuration(criticalFunction.max_downtime, 4)],
        ['Back within (RTO)', appendProof(context, formatRto(criticalFunction), 'rto', 'function', criticalFunction)],
        [
          'Restart once what it needs is back',
          isFilled(criticalFunction.restart_time) ? durationLabel(criticalFunction.restart_time) : '',
        ],
      ];

const formatMinimum = ({ minimum_service, minimum_staff }: CriticalFunction): string => {
  const people = minimum_staff == null ? '' : minimum_staff === 1 ? '1 person' : `${minimum_staff} people`;
  const service = textOrEmpty(minimum_service).replace(/(?<![.!?])$/, '.');
  return [service === '.' ? '' : service, people && `It takes ${people}.`].filter((text) => text !== '').join(' ');
};

/** Which counts size the workarounds of the most critical functions, each said once and until the least service says one. */
const findVolumeHints = /* @__PURE__ */ oncePer(
  ({ functions, isShort }: DocumentContext): ReadonlyMap<CriticalFunction, Span> => {
    // A small team knows its counts.
    const counted = isShort
      ? []
      : functions.filter(({ criticality, name }) => criticality === 'critical' && !protectsPeople(name));
    const found = counted.flatMap((fn) => {
      const volume = findVolume(fn.name);
      return volume === undefined ? [] : [{ fn, volume }];
    });
    return new Map(
      [...Map.groupBy(found, ({ volume }) => volume).values()]
        .map(([first]) => first!)
        .filter(({ fn }) => !/\d/.test(fn.minimum_service ?? ''))
        .map(({ fn, volume: { what, source } }) => [
          fn,
          { text: ` Add how many ${what}, from ${source} (${formatStep(4)}).`, mark: 'gap' },
        ]),
    );
  },
);

const formatWorkaround = (context: DocumentContext, criticalFunction: CriticalFunction): string => {
  const { workaround, workaround_lasts } = criticalFunction;
  if (!isFilled(workaround)) return '';
  const lasting = isFilled(workaround_lasts) ? `${workaround} (lasts: ${durationLabel(workaround_lasts)})` : workaround;
  return [lasting, referToForm(context, criticalFunction)].filter((text) => text !== '').join(' ');
};

const buildFunctionFacts = (context: DocumentContext, criticalFunction: CriticalFunction): Block => {
  const keys = context.dependencies.needsOf(criticalFunction);
  const systems = context.systems.filter((system) => keys.has(nameKey(system.name)));
  const suppliers = context.suppliersOf(criticalFunction);
  const known = new Set([...systems, ...suppliers].map((entry) => nameKey(entry.name)));
  const minimum = formatMinimum(criticalFunction);
  const hint = findVolumeHints(context).get(criticalFunction);
  const rows: [string, Line][] = [
    ['Owner', textOrGap(formatContact(context, criticalFunction.owner), 4)],
    ['Calls for a decision', formatDecisionCall(context, criticalFunction.owner) ?? ''],
    ['Deputy', formatFunctionDeputies(context, criticalFunction)],
    // In a small firm everyone knows who does it.
    [
      'Role and team',
      context.isShort && isAnswered(criticalFunction.owner)
        ? ''
        : textOrGap(
            [...new Set([criticalFunction.responsible_role, criticalFunction.responsible_team].filter(isAnswered))].join(', '),
            4,
          ),
    ],
    ['Responsible', textOrEmpty(criticalFunction.responsible_party)],
    ...listDowntimeFacts(context, criticalFunction),
    ['Data loss (RPO)', appendProof(context, formatRpo(criticalFunction), 'rpo', 'function', criticalFunction)],
    ['The least that must run', hint === undefined ? minimum : [minimum, hint]],
    ['Workaround', formatWorkaround(context, criticalFunction)],
    [
      'IT systems',
      systems
        .map((system) =>
          isFilled(system.recovery_time) && !isPowerInDoubt(system)
            ? `${system.name} (takes: ${durationLabel(system.recovery_time)})`
            : system.name,
        )
        .join(', '),
    ],
    ['Resources', joinOrGap([...new Set([...criticalFunction.resources, ...criticalFunction.required_resources])], 4)],
    ['Suppliers', suppliers.map((supplier) => formatSupplier(context, supplier)).join(', ')],
    ['Also needs', criticalFunction.dependencies.filter((name) => !known.has(nameKey(name))).join(', ')],
  ];
  return { kind: 'facts', rows: rows.filter(([, value]) => value !== '') };
};

const buildFunctionSheet = (context: DocumentContext, criticalFunction: CriticalFunction, saidSites: Set<string>): Block => ({
  kind: 'sheet',
  ...(context.template === 'detailed' && { isHandedOut: true as const }),
  title: criticalFunction.name,
  aside: [formatCriticality(criticalFunction.criticality), ...markAssumed(criticalFunction)],
  blocks: [
    ...(isFilled(criticalFunction.description) ? [{ kind: 'paragraph' as const, line: criticalFunction.description }] : []),
    buildFunctionFacts(context, criticalFunction),
    isFilled(criticalFunction.recovery_procedures)
      ? toSteps(criticalFunction.recovery_procedures, (steps) =>
          formatSteps(context, steps, {
            subject: criticalFunction.name,
            suppliers: context.suppliersOf(criticalFunction),
            // A sheet that is handed out alone names it again.
            ...(context.template !== 'detailed' && { saidSites }),
          }),
        )
      : buildGapParagraph('Recovery procedure', 4),
  ],
});

/** What is missing for many functions is said once, above their sheets. */
const buildSharedGaps = (context: DocumentContext): Block[] => {
  const { functions, employees, suppliers, suppliersOf } = context;
  const withoutDeputy = functions.filter((criticalFunction) => {
    const { people, isNobodyLeft } = findFunctionDeputies(context, criticalFunction);
    return isAnswered(criticalFunction.owner) && people.length === 0 && !isNobodyLeft;
  });
  const owners = [...new Set(withoutDeputy.map(({ owner }) => owner!))];
  const isLinked = functions.some((criticalFunction) => suppliersOf(criticalFunction).length > 0);
  const rows: [string, Line][] = [
    // Without a team, chapter 2 says once that nobody is named.
    ...(employees.length > 0 && owners.length > 0
      ? [
          [
            'Deputies',
            {
              text: `None named yet for ${owners.join(', ')} (${formatStep(4)})`,
              mark: 'gap',
              inIssue: { text: `None named yet for ${owners.join(', ')}` },
            },
          ] as [string, Line],
        ]
      : []),
    ...(suppliers.length > 0 && functions.length > 0 && !isLinked
      ? [['Suppliers', { text: 'None linked yet (name them in step 4)', mark: 'gap' }] as [string, Line]]
      : []),
  ];
  return rows.length === 0 ? [] : [{ kind: 'facts', rows }];
};

const listToCatchUp = ({ functions, systems, dependencies }: DocumentContext): string[] => {
  const used = new Set(functions.flatMap((fn) => [...dependencies.needsOf(fn)]));
  return systems.filter((system) => holdsRecords(system) && used.has(nameKey(system.name))).map(({ name }) => name);
};

const buildBackToNormal = (context: DocumentContext): Block[] => {
  const { functions } = context;
  if (functions.length === 0) return [];
  const recovered = functions.filter(({ name }) => !protectsPeople(name)).map(({ name }) => name);
  const toCatchUp = listToCatchUp(context);
  const reporters = functions.flatMap(({ owner }) => formatResponsible(context, owner) ?? []);
  const items: Line[] = [
    ...(recovered.length > 0 ? ['Run each function for a day without its workaround.'] : []),
    ...(toCatchUp.length > 0
      ? [`Compare what was written by hand with what already went through. Enter only the rest into ${toCatchUp.join(', ')}.`]
      : []),
    ...(reporters.length > 0 ? [`Report the real recovery times for chapter 10: ${[...new Set(reporters)].join(', ')}.`] : []),
  ];
  return items.length === 0
    ? []
    : [{ kind: 'checklist', title: 'Back to normal', items: items.map((line) => ({ time: '', line })) }];
};

export const buildFunctionChapter = (context: DocumentContext): Chapter => {
  const saidSites = new Set<string>();
  return buildChapter(
    context,
    8,
    context.template === 'detailed' ? 'One sheet per function. Hand each to its owner.' : 'One sheet per function.',
    [
      ...buildSharedGaps(context),
      ...buildAssumedLegend(context.functions),
      ...(context.functions.length > 0
        ? context.functions.map((criticalFunction) => buildFunctionSheet(context, criticalFunction, saidSites))
        : [buildGapParagraph('Critical functions', 4)]),
      ...buildBackToNormal(context),
    ],
  );
};
