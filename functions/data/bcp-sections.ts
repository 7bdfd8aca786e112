/** The sections of a plan beside its header: one row each, versioned, so that two people can save two of them at once. */
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { Analysis, type Section, type StoredAnalysis, sectionShapes } from '#shared/domain/bcp/bcp.ts';
import type { SectionFields } from '#shared/domain/bcp/score.ts';
import { contentHash, fieldsOf } from './bcp-header.ts';
import { COMPRESSED_MAX_BYTES, type CompressedJson, compressedBytes, compressJson, decompressJson } from './compression.ts';
import { keys, prefixes } from './keys.ts';
import { rowReader } from './rows.ts';
import { db, isConditionFailure, queryPrefix, table } from './table.ts';
import type { TransactItems } from './transact.ts';

/** Every section but the business one, which is the header itself. */
export type ApartSection = Exclude<Section, 'business'>;
export interface StoredSection<S extends ApartSection = ApartSection> {
  version: number;
  hash: string;
  fields: SectionFields<S>;
}
interface SectionRow extends CompressedJson {
  item: string;
  version: number;
  hash: string;
}

/** The fields of an object schema that may be absent, with the value they then have. */
const defaultsIn = ({ shape }: z.ZodObject): object =>
  Object.fromEntries(
    Object.entries(shape).flatMap(([name, field]) => {
      const absent = (field as z.ZodType).safeParse(undefined);
      return absent.success && absent.data !== undefined ? [[name, absent.data]] : [];
    }),
  );

const rows = rowReader<SectionRow>()('section of a BCP', {
  first: { item: 'string', version: 'number' },
  later: () => ({ hash: '' }),
});

/** What an entry of a list is filled with that lacks a field: the defaults of its schema, by the field that holds the list. */
const entryDefaults = new Map<string, object>(
  Object.values(sectionShapes)
    .flatMap((shape) => Object.entries<z.ZodType>(shape))
    .flatMap(([field, schema]) =>
      schema instanceof z.ZodArray && schema.element instanceof z.ZodObject ? [[field, defaultsIn(schema.element)]] : [],
    ),
);

/** The content of a section that may have been written before its newest fields came to be. */
const fillDefaults = <S extends ApartSection>(section: S, stored: SectionFields<S>): SectionFields<S> =>
  Object.fromEntries(
    Object.entries(fieldsOf(section, stored)).map(([field, value]) => {
      const defaults = entryDefaults.get(field);
      return [field, defaults && Array.isArray(value) ? value.map((entry) => ({ ...defaults, ...entry })) : value];
    }),
  ) as SectionFields<S>;

const stored = <S extends ApartSection>(section: S, row: SectionRow): StoredSection<S> => ({
  version: row.version,
  hash: row.hash,
  fields: fillDefaults(section, decompressJson<SectionFields<S>>(row)),
});

/** Whether a section's content is too long for its row (300 KB after gzip). */
export const isTooLong = (fields: object): boolean => compressedBytes(compressJson(fields)) > COMPRESSED_MAX_BYTES;

/** The row of a section that is written together with its plan. */
export const buildSectionRow = (uid: number, bcpId: number, section: ApartSection, fields: object, now: Date) => ({
  ...keys.section(uid, bcpId, section),
  version: 1,
  hash: contentHash(fields),
  updated_at: now.toISOString(),
  ...compressJson(fields),
});

/** One section, or null when nobody wrote it yet. */
export const readSection = async <S extends ApartSection>(
  uid: number,
  bcpId: number,
  section: S,
  { isStrong = false } = {},
): Promise<StoredSection<S> | null> => {
  const { Item } = await db.send(
    new GetCommand({ TableName: table('core'), Key: keys.section(uid, bcpId, section), ConsistentRead: isStrong }),
  );
  return Item ? stored(section, rows.read(Item)) : null;
};

export interface StoredSections {
  sections: { [S in ApartSection]?: StoredSection<S> };
  analysis: StoredAnalysis | null;
}

/** All sections of a plan with its analysis: one Query. */
export const readSections = async (uid: number, bcpId: number, isStrong: boolean): Promise<StoredSections> => {
  const prefix = prefixes.sections(bcpId);
  const found = await queryPrefix(prefixes.user(uid), prefix, { isStrong });
  const analysis = found.find(({ item }) => item === `${prefix}analysis`);
  const named = rows
    .readAll(found.filter((row) => row !== analysis))
    .map((row) => [row.item.slice(prefix.length) as ApartSection, row] as const);
  return {
    sections: Object.fromEntries(named.map(([section, row]) => [section, stored(section, row)])),
    analysis: analysis ? { ...Analysis.parse({}), ...decompressJson<StoredAnalysis>(analysis) } : null,
  };
};

export interface SectionWrite {
  section: ApartSection;
  fields: object;
  /** The version this write replaces; absent, it replaces whatever is there (the last write wins). */
  replaces?: number;
}

/** Writes a section and answers its new version; null when it replaces a version that is no longer there. */
export const writeSection = async (
  uid: number,
  bcpId: number,
  { section, fields, replaces }: SectionWrite,
  now: Date,
): Promise<number | null> => {
  const packed = compressJson(fields);
  const [value, other] = packed.gz ? (['gz', 'json'] as const) : (['json', 'gz'] as const);
  const condition =
    replaces === undefined
      ? {}
      : { ConditionExpression: replaces === 0 ? 'attribute_not_exists(#version)' : '#version = :replaces' };
  try {
    const { Attributes } = await db.send(
      new UpdateCommand({
        TableName: table('core'),
        Key: keys.section(uid, bcpId, section),
        UpdateExpression:
          'SET #version = if_not_exists(#version, :none) + :one, #hash = :hash, #value = :value, updated_at = :at REMOVE #other',
        ...condition,
        ExpressionAttributeNames: { '#version': 'version', '#hash': 'hash', '#value': value, '#other': other },
        ExpressionAttributeValues: {
          ':none': 0,
          ':one': 1,
          ':hash': contentHash(fields),
          ':value': packed[value],
          ':at': now.toISOString(),
          ...(replaces ? { ':replaces': replaces } : {}),
        },
        ReturnValues: 'UPDATED_NEW',
      }),
    );
    return Attributes!.version as number;
  } catch (error) {
    if (isConditionFailure(error)) return null;
    throw error;
  }
};

/** What an analysis leaves on its plan: nothing where another text was reviewed in the plan's place. */
export const analysisWrites = (
  uid: number,
  { bcp_id, override_text }: { bcp_id: number; override_text: string | null },
  result: Omit<StoredAnalysis, 'created_at'>,
  now: Date,
): TransactItems => (override_text === null ? [analysisPut(uid, bcp_id, { ...result, created_at: now.toISOString() })] : []);

/** The part of a transaction that stores an analysis on its plan; the newest replaces the one before. */
export const analysisPut = (uid: number, bcpId: number, analysis: StoredAnalysis) => ({
  Put: { TableName: table('core'), Item: { ...keys.section(uid, bcpId, 'analysis'), ...compressJson(analysis) } },
});
