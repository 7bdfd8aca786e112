import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { api } from '#shared/api/index.ts';
import { type Json, referred, synthesisOf } from './synthesis.ts';
import { usageOf } from './usage.ts';

/** Said by the constructs to every function, or by the stage's distribution. */
const EVERYWHERE = ['NODE_OPTIONS', 'STAGE', 'ORIGIN_SECRET'];
/** Partitions that a function is handed with a message instead of spelling them. */
const HANDED_OVER: Record<string, string[]> = { 'functions/mailer/handler.ts': ['OUT#*'] };

const { ofType } = synthesisOf('dev');
const functions = ofType('AWS::Lambda::Function').filter(({ stack }) => stack !== 'web');

/** The patterns of partitions that the role of a function may touch. */
const partitionsOf = (role: string | undefined): string[] =>
  ofType('AWS::IAM::Policy')
    .filter(({ properties }) => properties.Roles.some((one: Json) => referred(one) === role))
    .flatMap(({ properties }) => properties.PolicyDocument.Statement)
    .flatMap(({ Condition }: Json) => Condition?.['ForAllValues:StringLike']?.['dynamodb:LeadingKeys'] ?? []);

/** A Lambda all of whose calls are public never reads an actor or an idempotency key, though its code could. */
const isPublic = (area: string | undefined): boolean =>
  area !== undefined && Object.values(api[area as keyof typeof api]).every(({ access }) => access === 'public');
const runtime = await usageOf('functions/runtime/api-handler.ts');

const without = <T>(all: Iterable<T>, some: Iterable<T>): T[] => {
  const gone = new Set(some);
  return [...new Set(all)].filter((one) => !gone.has(one));
};

const cases = await Promise.all(
  functions
    .map(({ properties, metadata }) => ({
      ...(metadata.keelhouse as { entry: string; area?: string }),
      variables: Object.keys(properties.Environment.Variables),
      partitions: partitionsOf(referred(properties.Role)),
    }))
    .filter(({ entry }) => existsSync(new URL(`../../${entry}`, import.meta.url)))
    .map(async (fn) => ({ ...fn, used: await usageOf(fn.entry), spared: isPublic(fn.area) ? runtime : undefined })),
);

describe('what a function is bound to (remedy: infra/stacks, where the function gets its `needs` or `bind`)', () => {
  it.each(cases)('is enough for $entry', ({ variables, partitions, used, spared }) => {
    expect(without(used.variables, [...variables, ...(spared?.variables ?? [])])).toEqual([]);
    expect(without(used.partitions, [...partitions, ...(spared?.partitions ?? [])])).toEqual([]);
  });

  it.each(cases)('is no more than $entry uses', ({ entry, variables, partitions, used }) => {
    expect(without(variables, [...used.variables, ...EVERYWHERE])).toEqual([]);
    expect(without(partitions, [...used.partitions, ...(HANDED_OVER[entry] ?? [])])).toEqual([]);
  });
});
