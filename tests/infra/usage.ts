/**
 * What the code of a function uses: variables, tables and the partitions its keys begin with. Read from a bundle, in
 * which only what the function can reach is left over.
 */
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { keys, prefixes } from '#functions/data/keys.ts';
import { ENV_NAMES } from '#functions/runtime/env.ts';
import { bundleFormat } from '#infra/constructs/bundle.ts';
import { leadingKeys } from '#infra/constructs/leading-keys.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

export interface Usage {
  /** Names of the environment, the tables' among them. */
  variables: Set<string>;
  /** Patterns as IAM's LeadingKeys has them. */
  partitions: Set<string>;
  /** Single calls to tables, as IAM names them; the parts of transactions are not among them. */
  actions: Set<string>;
  /** Calls to the user pool that need a permission, as IAM names them. */
  poolActions: Set<string>;
  /** Events it may write to the log. */
  events: Set<string>;
}

/** The partition of a kind of row, with `*` for what varies; numbers are padded to 16 digits in keys. */
const partitionOf = (kind: keyof typeof keys): string => {
  const key = keys[kind] as (...parts: string[]) => { owner?: string; kind?: string };
  const row = key(...Array<string>(key.length).fill('*'));
  return (row.owner ?? row.kind)!.replace(/0{15}\*/, '*');
};

/** The prefixes that are a whole partition, for lists. */
const partitionPrefixes: Record<string, string> = {
  user: partitionOf('profile'),
  pricingPlans: prefixes.pricingPlans,
  activePricingPlans: prefixes.activePricingPlans,
  exerciseTemplates: prefixes.exerciseTemplates,
  outboxHour: prefixes.outboxHour('*'),
  newUsers: prefixes.newUsers,
  countedUsers: prefixes.countedUsers,
};

/** The partitions of indexes, which code names as values. */
const indexPartitions: Record<string, string[]> = {
  jobs_open: ['yes'],
  users_by_created: ['user'],
  users_by_email: ['user'],
  users_locked: ['yes'],
  subscriptions_ending: ['active', 'past_due'],
  users_to_purge: [...leadingKeys.purges],
  exercises_by_created: ['all'],
  subscriptions_by_state: [...leadingKeys.subscriptionStates],
  payments_by_status: [...leadingKeys.paymentStatuses],
  payments_by_intent: [leadingKeys.paymentIntents],
};

const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name]) => name!);

/** Of a bundle only the product's own modules; esbuild names each in a comment before it. */
const ownCode = (bundle: string): string =>
  bundle
    .split(/^(?=\/\/ \S+$)/m)
    .filter((module) => /^\/\/ (functions|shared|infra\/delivery)\//.test(module))
    .join('');

/** The product's code of a function, with what it loads later. */
const codeOf = async (entry: string): Promise<string> => {
  const { outputFiles } = await build({
    ...bundleFormat,
    ...{ external: [...bundleFormat.external], mainFields: [...bundleFormat.mainFields] },
    entryPoints: [`${root}${entry}`],
    write: false,
    logLevel: 'silent',
  });
  return ownCode(outputFiles[0]!.text);
};

export const usageOf = async (entry: string): Promise<Usage> => {
  const text = await codeOf(entry);
  const kinds = found(text, /\bkeys\d*\.(\w+)\(/g).filter((kind): kind is keyof typeof keys => kind in keys);
  const tables = found(text, /\btable\d*\("(\w+)"\)/g).map((name) => `${name.toUpperCase()}_TABLE`);
  const settings = ENV_NAMES.filter(
    (name) => !name.endsWith('_TABLE') && new RegExp(`["']${name}["']|process\\.env\\.${name}\\b`).test(text),
  );
  const lists = found(text, /\bprefixes\d*\.(\w+)/g).flatMap((name) => partitionPrefixes[name] ?? []);
  const indexes = Object.entries(indexPartitions).flatMap(([name, all]) => (text.includes(`"${name}"`) ? all : []));
  const partitions = tables.length > 0 ? [...kinds.map(partitionOf), ...lists, ...indexes] : [];
  const commands = [
    ...found(text, /\bnew (Get|Query|Scan|Put|Update|Delete|BatchGet|BatchWrite)Command\d*\(/g),
    ...(/\bpaginateQuery\d*\(/.test(text) ? ['Query'] : []),
  ];
  return {
    variables: new Set([...tables, ...settings]),
    partitions: new Set(partitions),
    events: new Set(found(text, /\blog\d*\.(?:info|warn|error)\(\s*"(\w+)"/g)),
    poolActions: new Set(found(text, /\bnew (Admin\w+?)Command\d*\(/g).map((command) => `cognito-idp:${command}`)),
    actions: new Set(commands.map((command) => `dynamodb:${command}${command === 'Query' || command === 'Scan' ? '' : 'Item'}`)),
  };
};
