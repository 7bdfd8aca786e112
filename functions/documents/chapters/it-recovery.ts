import type { ItSystem } from '#shared/domain/bcp/bcp.ts';
import { isFilled } from '#shared/domain/bcp/filled.ts';
import { itemPriorityLabel, systemTypeLabels } from '#shared/domain/bcp/options.ts';
import { groupIntoWaves } from '#shared/domain/bcp/recovery-schedule.ts';
import { type DocumentContext, formatContact } from '../document-context.ts';
import type { Block, Chapter, Line } from '../pdf/model.ts';
import {
  blank,
  criticality,
  duration,
  gapParagraph,
  joinNames,
  optional,
  pluralize,
  rpo,
  rto,
  shortGap,
  strong,
  text,
  toSteps,
} from '../values.ts';
import { chapter } from './chapter.ts';
import { provider } from './first-day.ts';

const waves = ({ bcp }: DocumentContext): Block => ({
  kind: 'table',
  title: 'Recovery waves',
  columns: [
    { title: 'Wave', width: 10 },
    { title: 'System', width: 30 },
    { title: 'Criticality', width: 16 },
    { title: 'Back within (RTO)', width: 22 },
    { title: 'Takes', width: 22 },
  ],
  rows: groupIntoWaves(bcp.it_systems).flatMap((wave, at) =>
    wave.map((one) => [
      String(at + 1),
      [strong(one.name), one.system_dependencies.length > 0 ? `\nafter ${one.system_dependencies.join(', ')}` : ''],
      criticality(one.criticality),
      rto(one),
      duration(one.recovery_time),
    ]),
  ),
});

const backups = ({ systems }: DocumentContext): Block => ({
  kind: 'table',
  title: 'Backup register',
  columns: [
    { title: 'System', width: 24 },
    { title: 'How often', width: 16 },
    { title: 'Kept at', width: 24 },
    { title: 'RPO', width: 16 },
    { title: 'Last restore test', width: 20 },
  ],
  rows: systems.map((one) => [strong(one.name), duration(one.backup_frequency), text(one.backup_location), rpo(one), blank]),
});

const facts = (context: DocumentContext, one: ItSystem): Block => {
  const rows: [string, Line][] = [
    ['Kind', one.system_type === null ? shortGap : systemTypeLabels[one.system_type]],
    ['Vendor', text(one.vendor)],
    ['Team', text(formatContact(context, one.responsible_team))],
    ['Supports', joinNames(one.supports_functions)],
    ['Needs', [...one.system_dependencies, ...one.dependencies].join(', ')],
    ['Longest downtime (MTD)', duration(one.max_downtime)],
    ['Priority', isFilled(one.recovery_priority) ? itemPriorityLabel(one.recovery_priority) : ''],
    ['Back within (RTO)', rto(one)],
    ['Takes', duration(one.recovery_time)],
    ['Data lost at most (RPO)', rpo(one)],
    ['Backup', [text(one.backup_frequency), ', kept at ', text(one.backup_location)]],
  ];
  return { kind: 'facts', rows: rows.filter(([, value]) => value !== '') };
};

const sheet = (context: DocumentContext, one: ItSystem): Block => ({
  kind: 'sheet',
  title: one.name,
  aside: criticality(one.criticality),
  blocks: [
    ...(isFilled(one.description) ? [{ kind: 'paragraph' as const, line: one.description }] : []),
    facts(context, one),
    isFilled(one.recovery_procedures) ? toSteps(one.recovery_procedures) : gapParagraph('Recovery procedure', 4),
  ],
});

const attack = (context: DocumentContext): Block => {
  const support = context.providers.find((one) => ['IT Support', 'IT', 'Security'].includes(one.provider_type));
  const insurer = context.providers.find((one) => one.provider_type === 'Insurance');
  const first = groupIntoWaves(context.bcp.it_systems)[0]?.map((one) => one.name) ?? [];
  return {
    kind: 'checklist',
    title: 'When the cause is an attack',
    items: [
      { time: 'right away', line: 'Unplug affected devices from the network. Leave them switched on: their memory is evidence.' },
      {
        time: 'T+15 min',
        line: [
          'Call ',
          strong(support ? provider(support) : 'your IT support'),
          '. Change no passwords from an affected device.',
        ],
      },
      {
        time: 'T+1 h',
        line: [
          `Tell ${insurer ? provider(insurer) : 'the insurer'} before anyone negotiates, pays or wipes. Counsel checks US sanctions (OFAC) before any payment.`,
        ],
      },
      {
        time: 'T+4 h',
        line: `Find the last backup from before the attack for ${joinNames(first.length > 0 ? first : ['the first systems']) as string}.`,
      },
      { time: 'T+24 h', line: 'Ask a lawyer whether customers or authorities must be told, and by when.' },
    ],
  };
};

/** IT recovery and data protection. */
export const itRecovery = (context: DocumentContext): Chapter =>
  chapter(
    context,
    9,
    context.systems.length === 0
      ? 'In which order IT comes back.'
      : `${pluralize(context.systems.length, 'system')} in ${pluralize(groupIntoWaves(context.bcp.it_systems).length, 'wave')}. No system starts before what it needs.`,
    context.systems.length === 0
      ? [gapParagraph('IT systems', 4)]
      : [
          waves(context),
          backups(context),
          ...(context.cyber ? [attack(context)] : []),
          { kind: 'heading', text: 'Recovery per system' },
          ...context.systems.map((one) => sheet(context, one)),
          ...(context.systems.some((one) => optional(one.backup_location) !== '')
            ? [
                {
                  kind: 'paragraph' as const,
                  line: 'A backup only counts once you’ve restored from it. Write the date of your last restore test in the register.',
                },
              ]
            : []),
        ],
  );
