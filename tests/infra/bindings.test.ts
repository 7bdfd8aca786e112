import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { api } from '#shared/api/index.ts';
import { type Json, listStatements, referred, synthesisOf } from './synthesis.ts';
import { type Usage, usageOf } from './usage.ts';

/** Said by the constructs to every function, or by the stage's distribution. */
const EVERYWHERE = ['NODE_OPTIONS', 'ORIGIN_SECRET'];
/** Partitions that a function is handed with a message instead of spelling them. */
const HANDED_OVER: Record<string, string[]> = { 'functions/mailer/handler.ts': ['OUT#*'] };
/** Partitions in code that a function never reaches: the stream's consumer recognizes a mail by its key without opening it. */
const NEVER_REACHED: Record<string, string[]> = { 'functions/streams/core.ts': ['OUT#*'] };

const dev = synthesisOf('dev');
const { ofType } = dev;
const functions = ofType('AWS::Lambda::Function').filter(({ metadata }) => metadata.keelhouse);

/** What the role of a function allows. */
const tableStatements = (role: string | undefined): Json[] =>
  listStatements(dev, role).filter(({ Condition }) => Condition?.['ForAllValues:StringLike']?.['dynamodb:LeadingKeys']);
const poolActions = (role: string | undefined): string[] =>
  listStatements(dev, role)
    .flatMap(({ Action }): string[] => [Action].flat())
    .filter((action) => action.startsWith('cognito-idp:'));

/** A Lambda all of whose calls are public never reads an actor or an idempotency key, though its code could. */
const isPublic = (area: string | undefined): boolean =>
  area !== undefined && Object.values(api[area as keyof typeof api]).every(({ access }) => access === 'public');
/** Without a signed-in POST there is no idempotency key to keep, though the runtime could. */
const isReading = (area: string | undefined): boolean =>
  area !== undefined &&
  Object.values(api[area as keyof typeof api]).every(({ access, method }) => access === 'public' || method !== 'POST');
/** Where idempotency keys are kept. */
const KEYS_KEPT_IN = ['EPHEMERAL_TABLE'];
const runtime = await usageOf('functions/http/api-handler.ts');

const sparedOf = (area: string | undefined): Usage => ({
  variables: isPublic(area) ? runtime.variables : new Set(isReading(area) ? KEYS_KEPT_IN : []),
  partitions: isPublic(area) ? runtime.partitions : new Set(),
  actions: isReading(area) ? runtime.actions : new Set(),
  poolActions: new Set(),
  events: new Set(),
});

const without = <T>(all: Iterable<T>, some: Iterable<T>): T[] => {
  const gone = new Set(some);
  return [...new Set(all)].filter((action) => !gone.has(action));
};

const cases = await Promise.all(
  functions
    .map(({ properties, metadata }) => ({
      ...(metadata.keelhouse as { entry: string; area?: string }),
      variables: Object.keys(properties.Environment.Variables),
      allowed: tableStatements(referred(properties.Role)),
      poolActions: poolActions(referred(properties.Role)),
    }))
    .map(({ allowed, ...fn }) => ({
      ...fn,
      partitions: allowed.flatMap(({ Condition }): string[] => Condition['ForAllValues:StringLike']['dynamodb:LeadingKeys']),
      actions: allowed.flatMap(({ Action }): string[] => Action),
    }))
    .filter(({ entry }) => existsSync(new URL(`../../${entry}`, import.meta.url)))
    .map(async (fn) => ({ ...fn, used: await usageOf(fn.entry), spared: sparedOf(fn.area) })),
);

describe('what a function is bound to (remedy: infra/stacks, where the function gets its `needs` or `bind`)', () => {
  it.each(cases)('the binding of $entry is sufficient', ({ entry, variables, partitions, actions, used, spared }) => {
    const missing = [
      ...without(used.actions, [...actions, ...spared.actions]),
      ...without(used.variables, [...variables, ...spared.variables]),
      ...without(used.partitions, [...partitions, ...spared.partitions, ...(NEVER_REACHED[entry] ?? [])]),
    ];
    expect(missing).toEqual([]);
  });

  it.each(cases)('the binding of $entry allows exactly the calls to the user pool that it makes', ({ poolActions, used }) => {
    expect([...poolActions].sort()).toEqual([...used.poolActions].sort());
  });

  it.each(cases)('the binding of $entry contains no more than it uses', ({ entry, variables, partitions, used }) => {
    const spare = [
      ...without(variables, [...used.variables, ...EVERYWHERE]),
      ...without(partitions, [...used.partitions, ...(HANDED_OVER[entry] ?? [])]),
    ];
    expect(spare).toEqual([]);
  });
});
