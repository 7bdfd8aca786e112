import type { Bcp, ItSystem, KeySupplier } from '#shared/domain/bcp/bcp.ts';
import { listNeeded } from '#shared/domain/bcp/check/dependencies.ts';
import { isFilled } from '#shared/domain/bcp/filled.ts';
import { findFirm } from '#shared/domain/bcp/firms.ts';
import { nameKey } from '#shared/domain/bcp/names.ts';
import { durationLabel, itemPriorityLabel } from '#shared/domain/bcp/options.ts';
import { hasAlternative } from '#shared/domain/bcp/provenance.ts';
import { isCopied } from '#shared/domain/bcp/system-place.ts';
import { pluralize } from '#shared/knowledge/sentence.ts';
import { buildDependencyFigure } from '#shared/pictures/dependency-map.ts';
import { buildRecoveryTimeline } from '#shared/pictures/recovery-timeline.ts';
import { type DocumentContext, formatAddress } from '../document-context.ts';
import type { Block, Chapter, Line } from '../pdf/model.ts';
import { describeRecoveryProof } from '../proof.ts';
import {
  buildAssumedLegend,
  buildTableOrGap,
  formatCriticality,
  formatDuration,
  formatTitle,
  joinUpTo,
  markAssumedAmong,
  markStrong,
  none,
  noneNamed,
  parseSteps,
  textOrEmpty,
  textOrGap,
} from '../values.ts';
import { buildChapter } from './chapter.ts';
import { buildFigure } from './figure.ts';
import { buildNeedsOverTime } from './needs-over-time.ts';
import { hasOnlyDescribedSite, listSiteLossLimits } from './site-loss.ts';
import { buildWorstCases } from './worst-cases.ts';

/** What its functions do without a thing, else what its vendor's contract names instead. */
const formatReplacement = ({ functions, suppliers }: DocumentContext, users: readonly string[], vendor: string | null): Line => {
  const carried = functions.filter(({ name, workaround }) => users.includes(name) && isFilled(workaround));
  if (carried.length > 0)
    return carried.length === users.length
      ? 'Workaround (chapter 8)'
      : `Workaround for ${carried.map(({ name }) => name).join(', ')} (chapter 8)`;
  const supplier = isFilled(vendor) ? findFirm(suppliers, vendor) : undefined;
  if (supplier === undefined || supplier.alternative_suppliers.length === 0) return noneNamed;
  const named = joinUpTo(supplier.alternative_suppliers, ALTERNATIVES_MAX);
  return hasAlternative(supplier) ? named : `If they agree: ${named}`;
};

const ALTERNATIVES_MAX = 2;
/** A handful of people knows the rest, and the count stands beside them. */
const SHORT_USERS_MAX = 2;
const FALLBACK = /^(?:use|go to|switch to|move to|work (?:from|on|with|by)|fall back)\b/i;

/** What its steps of recovery say to work with meanwhile. */
const findFallback = ({ recovery_procedures }: ItSystem): string | null => {
  const step = parseSteps(recovery_procedures ?? '').find((text) => FALLBACK.test(text.trim()));
  return step === undefined ? null : `${step.trim().replace(/\.$/, '')} (chapter 9)`;
};

/** A backup of its data is no replacement, and is named as what it is. */
const formatAlternative = (context: DocumentContext, key: string, users: readonly string[]): Line => {
  const system = context.systems.find(({ name }) => nameKey(name) === key);
  const known = formatReplacement(context, users, system?.vendor ?? null);
  const replacement = known === noneNamed && system !== undefined ? (findFallback(system) ?? known) : known;
  return system !== undefined && isCopied(system) && isFilled(system.backup_location)
    ? [replacement, `\nData backup: ${system.backup_location}`].flat()
    : replacement;
};

const describeSystemProof = (context: DocumentContext, key: string): string => {
  const system = context.systems.find(({ name }) => nameKey(name) === key);
  return system === undefined ? '' : describeRecoveryProof(context, system);
};

/** Suppliers have a table of their own. */
const buildDependencyTable = (context: DocumentContext): Block[] => {
  const suppliers = new Set(context.suppliers.map(({ name }) => nameKey(name)));
  // A handful of people needs no row for what only another system needs.
  const direct = new Set(context.functions.flatMap((fn) => [...context.dependencies.needsOf(fn)]));
  const rows = [...listNeeded(context.bcp)]
    .filter(([key]) => !suppliers.has(key) && (!context.isShort || direct.has(key)))
    .sort(([, a], [, b]) => b.functions.length - a.functions.length);
  if (rows.length === 0) return [];
  return [
    {
      kind: 'table',
      title: 'What your functions depend on',
      columns: [
        { title: 'Needed', width: 28 },
        { title: 'By', width: 40 },
        { title: 'Alternative', width: 32 },
      ],
      rows: rows.map(([key, entry]) => [
        [
          markStrong(entry.name),
          entry.functions.length > 1 ? `\nNeeded by ${entry.functions.length} functions` : '',
          describeSystemProof(context, key),
        ],
        joinUpTo(entry.functions, context.isShort ? SHORT_USERS_MAX : entry.functions.length),
        formatAlternative(context, key, entry.functions),
      ]),
    },
  ];
};

/** How the functions keep going meanwhile. The shorter documents say it with each function in chapter 8. */
const buildWorkarounds = ({ functions, template }: DocumentContext): Block[] => {
  const stated = functions.filter(({ workaround }) => isFilled(workaround));
  if (stated.length === 0 || template !== 'detailed') return [];
  return [
    {
      kind: 'table',
      title: 'Workarounds',
      columns: [
        { title: 'Function', width: 28 },
        { title: 'Workaround', width: 42 },
        { title: 'Lasts', width: 15 },
        { title: 'Restart once needs are back', width: 15 },
      ],
      rows: stated.map((fn) => [
        markStrong(fn.name),
        textOrEmpty(fn.workaround),
        isFilled(fn.workaround_lasts) ? durationLabel(fn.workaround_lasts) : none,
        isFilled(fn.restart_time) ? durationLabel(fn.restart_time) : none,
      ]),
    },
  ];
};

const formatAlternatives = ({ alternative_suppliers, switch_time }: KeySupplier): Line => {
  if (alternative_suppliers.length === 0) return noneNamed;
  const names = alternative_suppliers.join(', ');
  return isFilled(switch_time) ? `${names} (switch takes: ${durationLabel(switch_time)})` : names;
};

const formatOutage = ({ max_downtime, stock_lasts }: KeySupplier): Line =>
  isFilled(stock_lasts) && isFilled(max_downtime)
    ? `${durationLabel(max_downtime)} (stock lasts: ${durationLabel(stock_lasts)})`
    : formatDuration(max_downtime);

/** Which functions need them stands in the picture above, and with each function in chapter 8. */
const buildSupplierTable = ({ suppliers }: DocumentContext): Block => {
  const isRanked = suppliers.some(({ recovery_priority }) => isFilled(recovery_priority));
  return buildTableOrGap('Key suppliers', 4, {
    title: formatTitle('Key suppliers', suppliers),
    columns: [
      { title: 'Supplier', width: 30 },
      { title: 'Criticality', width: 15 },
      { title: 'Can be out', width: 15 },
      ...(isRanked ? [{ title: 'Priority', width: 13 }] : []),
      { title: 'Alternatives', width: isRanked ? 27 : 40 },
    ],
    rows: suppliers.map((supplier) => [
      [
        markStrong(supplier.name),
        ...markAssumedAmong(suppliers)(supplier),
        isFilled(supplier.services_provided) ? `\n${supplier.services_provided}` : '',
      ],
      formatCriticality(supplier.criticality),
      formatOutage(supplier),
      ...(isRanked ? [isFilled(supplier.recovery_priority) ? itemPriorityLabel(supplier.recovery_priority) : none] : []),
      formatAlternatives(supplier),
    ]),
  });
};

const buildLocationTable = ({ bcp }: DocumentContext): Block =>
  buildTableOrGap('Alternative locations', 1, {
    title: 'Alternative locations',
    columns: [
      { title: 'Location', width: 30 },
      { title: 'Address', width: 45 },
      { title: 'Contact', width: 25 },
    ],
    rows: bcp.additional_locations.map((location) => [
      [
        markStrong(textOrEmpty(location.name) || 'Further location'),
        isFilled(location.move_time) ? `\nTime to move in: ${durationLabel(location.move_time)}` : '',
      ],
      textOrGap(formatAddress(location)),
      [textOrEmpty(location.contact), ' ', textOrEmpty(location.phone)],
    ]),
  });

const listLines = (lines: readonly string[]): string[] => lines.map((line) => line.trim()).filter((line) => line !== '');

const listAlternateSite = ({ alternate_site, alternate_site_move_time }: Bcp): string[] => {
  const described = listLines([alternate_site ?? '']);
  return described.length > 0 && isFilled(alternate_site_move_time)
    ? [...described, `Time to move in: ${durationLabel(alternate_site_move_time)}. This is an estimate until it has been tried.`]
    : described;
};

/** A place that is only described has nobody who opens it at night. */
const listAgreementGap = (context: DocumentContext): Line[] => {
  if (!hasOnlyDescribedSite(context)) return [];
  const who = context.owner === null ? 'Someone' : context.owner.name;
  const text = `Not a place to count on yet: this plan has no address and no phone number of it. To agree on it in writing, and to add both: ${who}.`;
  return [{ text, mark: 'gap', inIssue: { text } }];
};

const buildFallback = (context: DocumentContext): Block[] => {
  const { bcp } = context;
  const lists: [string, Line[]][] = [
    ['Alternate site', [...listAlternateSite(bcp), ...listAgreementGap(context), ...listSiteLossLimits(context)]],
    ['Vital records', listLines(bcp.vital_records)],
    ['Insurance', listLines(bcp.insurance_policies)],
  ];
  return lists.flatMap(([text, items]): Block[] =>
    items.length === 0
      ? []
      : [
          { kind: 'heading', text },
          { kind: 'list', isOrdered: false, items },
        ],
  );
};

export const buildStrategiesChapter = (context: DocumentContext): Chapter =>
  buildChapter(
    context,
    5,
    `${pluralize(context.systems.length, 'system')} and ${pluralize(context.suppliers.length, 'supplier')}: who depends on them, and what takes over.`,
    [
      // The table below says the same in less room.
      ...(context.isShort ? [] : buildFigure(buildDependencyFigure(context.bcp))),
      ...buildDependencyTable(context),
      // A handful of people read it off the tables of chapter 3.
      ...(context.isShort ? [] : buildNeedsOverTime(context)),
      ...buildWorkarounds(context),
      buildSupplierTable(context),
      ...buildAssumedLegend(context.suppliers),
      ...(hasOnlyDescribedSite(context) ? [] : [buildLocationTable(context)]),
      ...buildFallback(context),
      // The order of recovery stands in chapter 3, and its times in chapter 6.
      ...(context.isShort ? [] : buildFigure(buildRecoveryTimeline(context.schedule))),
      ...buildWorstCases(context),
    ],
  );
