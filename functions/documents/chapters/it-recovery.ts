import type { ItSystem } from '#shared/domain/bcp/bcp.ts';
import { isFilled } from '#shared/domain/bcp/filled.ts';
import { nameKey } from '#shared/domain/bcp/names.ts';
import { itemPriorityLabel, systemTypeLabels } from '#shared/domain/bcp/options.ts';
import { groupIntoWaves } from '#shared/domain/bcp/recovery-schedule.ts';
import { isPowerInDoubt } from '#shared/domain/bcp/standby-power.ts';
import { isCopied } from '#shared/domain/bcp/system-place.ts';
import { pluralize } from '#shared/knowledge/sentence.ts';
import { type DocumentContext, formatContact } from '../document-context.ts';
import type { Block, Chapter, Line } from '../pdf/model.ts';
import { appendProof, formatRestoreTest } from '../proof.ts';
import {
  buildAssumedLegend,
  buildGapParagraph,
  formatCriticality,
  formatDuration,
  formatRpo,
  formatRto,
  formatTitle,
  joinOrGap,
  joinUpTo,
  markAssumed,
  markAssumedAmong,
  markStrong,
  shortGap,
  textOrGap,
  toSteps,
} from '../values.ts';
import { buildChapter } from './chapter.ts';
import { formatRestorers } from './recovery-tasks.ts';

const RESTORERS_MAX = 2;

const formatRestorer = (context: DocumentContext, system: ItSystem): Line => {
  const scheduled = context.schedule.find((item) => item.kind === 'system' && item.item === system);
  if (scheduled?.kind !== 'system') return shortGap;
  // Phone numbers stand in chapter 7.
  return scheduled.restorers.length > 0
    ? joinUpTo(scheduled.restorers, RESTORERS_MAX, ' or ')
    : (formatRestorers(context, scheduled) ?? shortGap);
};

/** Nobody may count on the minutes of a unit that may not exist. */
const CONFIRM_FIRST = 'Confirm that one is wired';

const buildWaveTable = (context: DocumentContext): Block => ({
  kind: 'table',
  title: formatTitle('Recovery waves', context.bcp.it_systems),
  columns: [
    { title: 'Wave', width: 9 },
    { title: 'System', width: 27 },
    { title: 'Restored by', width: 20 },
    { title: 'Criticality', width: 12 },
    { title: 'Back within (RTO)', width: 16 },
    { title: 'Takes', width: 16 },
  ],
  rows: groupIntoWaves(context.schedule).flatMap((wave, at) =>
    wave.map((system) => [
      String(at + 1),
      [
        markStrong(system.name),
        ...markAssumedAmong(context.bcp.it_systems)(system),
        system.system_dependencies.length > 0 ? `\nafter ${system.system_dependencies.join(', ')}` : '',
      ],
      formatRestorer(context, system),
      formatCriticality(system.criticality),
      isPowerInDoubt(system) ? CONFIRM_FIRST : appendProof(context, formatRto(system), 'rto', 'system', system, '\n'),
      isPowerInDoubt(system)
        ? CONFIRM_FIRST
        : appendProof(context, formatDuration(system.recovery_time), 'recovery_time', 'system', system, '\n'),
    ]),
  ),
});

const buildBackupRegister = (context: DocumentContext): Block => ({
  kind: 'table',
  title: formatTitle('Backup register', context.systems),
  columns: [
    { title: 'System', width: 24 },
    { title: 'How often', width: 16 },
    { title: 'Kept at', width: 24 },
    { title: 'RPO', width: 16 },
    { title: 'Last restore test', width: 20 },
  ],
  rows: context.systems
    .filter(isCopied)
    .map((system) => [
      [markStrong(system.name), ...markAssumedAmong(context.systems)(system)],
      formatDuration(system.backup_frequency),
      textOrGap(system.backup_location),
      appendProof(context, formatRpo(system), 'rpo', 'system', system, '\n'),
      formatRestoreTest(context, system),
    ]),
});

/** The functions it supports, or else the systems that need it. */
const listSupported = ({ systems }: DocumentContext, system: ItSystem): readonly string[] => {
  if (system.supports_functions.length > 0) return system.supports_functions;
  const isNeededBy = ({ system_dependencies, dependencies }: ItSystem): boolean =>
    [...system_dependencies, ...dependencies].some((name) => nameKey(name) === nameKey(system.name));
  return systems.filter(isNeededBy).map(({ name }) => name);
};

const buildSystemFacts = (context: DocumentContext, system: ItSystem): Block => {
  const isUnsaid = (name: string): boolean => !context.isShort || !system.system_dependencies.includes(name);
  const rows: [string, Line][] = [
    // A short document says in chapter 5 what it carries, and in the table of waves what it needs.
    ['Kind', context.isShort ? '' : system.system_type === null ? shortGap : systemTypeLabels[system.system_type]],
    ['Vendor', textOrGap(system.vendor)],
    ['Team', textOrGap(formatContact(context, system.responsible_team))],
    ['Supports', context.isShort ? '' : joinOrGap(listSupported(context, system))],
    ['Needs', [...new Set([...system.system_dependencies, ...system.dependencies])].filter(isUnsaid).join(', ')],
    ['Longest downtime (MTD)', formatDuration(system.max_downtime)],
    ['Priority', isFilled(system.recovery_priority) ? itemPriorityLabel(system.recovery_priority) : ''],
  ];
  return { kind: 'facts', rows: rows.filter(([, value]) => value !== '') };
};

const buildSystemSheet = (context: DocumentContext, system: ItSystem): Block => ({
  kind: 'sheet',
  title: system.name,
  aside: [formatCriticality(system.criticality), ...markAssumed(system)],
  blocks: [
    ...(isFilled(system.description) ? [{ kind: 'paragraph' as const, line: system.description }] : []),
    buildSystemFacts(context, system),
    isFilled(system.recovery_procedures) ? toSteps(system.recovery_procedures) : buildGapParagraph('Recovery procedure', 4),
  ],
});

export const buildItRecoveryChapter = (context: DocumentContext): Chapter =>
  buildChapter(
    context,
    9,
    context.systems.length === 0
      ? 'In which order IT comes back.'
      : `${pluralize(context.systems.length, 'system')} in ${pluralize(groupIntoWaves(context.schedule).length, 'wave')}. No system starts before what it needs. If one firm or person restores several, the one needed first comes first, then the more critical one.`,
    context.systems.length === 0
      ? [buildGapParagraph('IT systems', 4)]
      : [
          buildWaveTable(context),
          ...(context.systems.some(isCopied) ? [buildBackupRegister(context)] : []),
          ...buildAssumedLegend(context.systems),
          { kind: 'heading', text: 'Recovery per system' },
          ...context.systems.map((system) => buildSystemSheet(context, system)),
        ],
  );
