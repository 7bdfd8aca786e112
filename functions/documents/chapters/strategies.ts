import { buildDependencyMap } from '#shared/domain/bcp/check/dependencies.ts';
import { nameKey } from '#shared/domain/bcp/check/finding.ts';
import { isFilled } from '#shared/domain/bcp/filled.ts';
import { itemPriorityLabel } from '#shared/domain/bcp/options.ts';
import { type DocumentContext, formatAddress } from '../document-context.ts';
import type { Block, Chapter, Line } from '../pdf/model.ts';
import { criticality, duration, joinNames, optional, shortGap, strong, tableOrGap, text } from '../values.ts';
import { chapter } from './chapter.ts';

/** What replaces a thing that functions need. A backup of its data is no replacement, and is named as what it is. */
const alternative = ({ suppliers, systems }: DocumentContext, key: string): Line => {
  const supplier = suppliers.find((one) => nameKey(one.name) === key);
  if (supplier) return supplier.alternative_suppliers.length > 0 ? supplier.alternative_suppliers.join(', ') : shortGap;
  const system = systems.find((one) => nameKey(one.name) === key);
  if (system && isFilled(system.backup_location)) return [shortGap, `\nData backup: ${system.backup_location}`];
  return shortGap;
};

const shared = (context: DocumentContext): Block[] => {
  const map = buildDependencyMap(context.bcp);
  const users = new Map<string, { name: string; functions: string[] }>();
  const spelled = new Map(
    [...context.systems, ...context.suppliers, ...context.functions].map((one) => [nameKey(one.name), one.name]),
  );
  for (const one of context.functions)
    for (const key of map.needsOf(one)) {
      const written = one.dependencies.find((name) => nameKey(name) === key);
      const entry = users.get(key) ?? { name: spelled.get(key) ?? written ?? key, functions: [] };
      entry.functions.push(one.name);
      users.set(key, entry);
    }
  const rows = [...users].sort(([, a], [, b]) => b.functions.length - a.functions.length);
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
        [strong(entry.name), entry.functions.length > 1 ? `\nNeeded by ${entry.functions.length} functions` : ''],
        entry.functions.join(', '),
        alternative(context, key),
      ]),
    },
  ];
};

const supplierTable = ({ suppliers }: DocumentContext): Block =>
  tableOrGap('Key suppliers', 4, {
    title: 'Key suppliers',
    columns: [
      { title: 'Supplier', width: 30 },
      { title: 'Criticality', width: 15 },
      { title: 'Can be out', width: 15 },
      { title: 'Priority', width: 13 },
      { title: 'Alternatives', width: 27 },
    ],
    rows: suppliers.map((one) => [
      [strong(one.name), isFilled(one.services_provided) ? `\n${one.services_provided}` : ''],
      criticality(one.criticality),
      duration(one.max_downtime),
      isFilled(one.recovery_priority) ? itemPriorityLabel(one.recovery_priority) : shortGap,
      joinNames(one.alternative_suppliers),
    ]),
  });

const places = ({ bcp }: DocumentContext): Block =>
  tableOrGap('Alternative locations', 1, {
    title: 'Alternative locations',
    columns: [
      { title: 'Location', width: 30 },
      { title: 'Address', width: 45 },
      { title: 'Contact', width: 25 },
    ],
    rows: bcp.additional_locations.map((one) => [
      strong(optional(one.name) || 'Further location'),
      text(formatAddress(one)),
      [optional(one.contact), ' ', optional(one.phone)],
    ]),
  });

const perFunction = (context: DocumentContext): Block[] =>
  context.functions.length === 0
    ? []
    : [
        {
          kind: 'table',
          title: 'Strategy per function',
          columns: [
            { title: 'Function', width: 26 },
            { title: 'Keep ready', width: 32 },
            { title: 'Systems', width: 21 },
            { title: 'Team', width: 21 },
          ],
          rows: context.functions.map((one) => [
            strong(one.name),
            joinNames([...new Set([...one.resources, ...one.required_resources])]),
            joinNames(
              context.systems
                .filter((system) => system.supports_functions.some((name) => nameKey(name) === nameKey(one.name)))
                .map((system) => system.name),
            ),
            text(one.responsible_team),
          ]),
        },
      ];

/** Dependencies and continuity strategies. */
export const strategies = (context: DocumentContext): Chapter =>
  chapter(context, 5, 'What the functions need from others, and what takes over when it is gone.', [
    ...shared(context),
    supplierTable(context),
    places(context),
    ...perFunction(context),
  ]);
