/** The sections of a BCP besides the business one: a versioned row each, so that two people can save two of them at once. */
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { Analysis, type Section, type StoredAnalysis, sectionShapes } from '#shared/domain/bcp/bcp.ts';
import type { SectionFields } from '#shared/domain/bcp/score.ts';
import { once } from '#shared/domain/once.ts';
import { contentHash, pickSectionFields } from './bcp-header.ts';
import { COMPRESSED_MAX_BYTES, type CompressedJson, compressedBytes, compressJson, decompressJson } from './compression.ts';
import { buildUpdate, equals, isAbsent } from './expressions.ts';
import { keys, prefixes } from './keys.ts';
import { parseCounter, rowReader } from './rows.ts';
import { db, queryPrefix, type StoredRow, table, tryWrite } from './table.ts';
import type { TransactItems } from './transact.ts';

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

const findDefaults = ({ shape }: z.ZodObject): object =>
  Object.fromEntries(
    Object.entries(shape).flatMap(([name, field]) => {
      const absent = (field as z.ZodType).safeParse(undefined);
      return absent.success && absent.data !== undefined ? [[name, absent.data]] : [];
    }),
  );

const sectionRows = rowReader<SectionRow>()('section of a BCP', {
  first: { item: 'string', version: 'number' },
  later: () => ({ hash: '' }),
});

const entryDefaults = once(
  () =>
    new Map<string, object>(
      Object.values(sectionShapes)
        .flatMap((shape) => Object.entries<z.ZodType>(shape))
        .flatMap(([field, schema]) =>
          schema instanceof z.ZodArray && schema.element instanceof z.ZodObject ? [[field, findDefaults(schema.element)]] : [],
        ),
    ),
);

const fillDefaults = <S extends ApartSection>(section: S, stored: SectionFields<S>): SectionFields<S> =>
  Object.fromEntries(
    Object.entries(pickSectionFields(section, stored)).map(([field, value]) => {
      const defaults = entryDefaults().get(field);
      return [field, defaults && Array.isArray(value) ? value.map((entry) => ({ ...defaults, ...entry })) : value];
    }),
  ) as SectionFields<S>;

const toStoredSection = <S extends ApartSection>(section: S, row: SectionRow): StoredSection<S> => ({
  version: row.version,
  hash: row.hash,
  fields: fillDefaults(section, decompressJson<SectionFields<S>>(row)),
});

export const isSectionTooLong = (fields: object): boolean => compressedBytes(compressJson(fields)) > COMPRESSED_MAX_BYTES;

export const buildSectionRow = (uid: number, bcpId: number, section: ApartSection, fields: object, now: Date) => ({
  ...keys.section(uid, bcpId, section),
  version: 1,
  hash: contentHash(fields),
  updated_at: now.toISOString(),
  ...compressJson(fields),
});

export const readSection = async <S extends ApartSection>(
  uid: number,
  bcpId: number,
  section: S,
  { isStrong = false } = {},
): Promise<StoredSection<S> | null> => {
  const { Item } = await db.send(
    new GetCommand({ TableName: table('core'), Key: keys.section(uid, bcpId, section), ConsistentRead: isStrong }),
  );
  return Item ? toStoredSection(section, sectionRows.read(Item)) : null;
};

export interface StoredSections {
  sections: { [S in ApartSection]?: StoredSection<S> };
  analysis: StoredAnalysis | null;
}

export const readSections = async (uid: number, bcpId: number, isStrong: boolean): Promise<StoredSections> =>
  toStoredSections(bcpId, await queryPrefix(prefixes.user(uid), prefixes.sections(bcpId), { isStrong }));

export const toStoredSections = (bcpId: number, found: readonly StoredRow[]): StoredSections => {
  const prefix = prefixes.sections(bcpId);
  const analysis = found.find(({ item }) => item === `${prefix}analysis`);
  const named = sectionRows
    .readAll(found.filter((row) => row !== analysis))
    .map((row) => [row.item.slice(prefix.length) as ApartSection, row] as const);
  return {
    sections: Object.fromEntries(named.map(([section, row]) => [section, toStoredSection(section, row)])),
    analysis: analysis ? { ...Analysis.parse({}), ...decompressJson<StoredAnalysis>(analysis) } : null,
  };
};

export interface SectionWrite {
  section: ApartSection;
  fields: object;
  replaces?: number;
}

export const writeSection = async (
  uid: number,
  bcpId: number,
  { section, fields, replaces }: SectionWrite,
  now: Date,
): Promise<number | null> => {
  const { json, gz } = compressJson(fields);
  const command = new UpdateCommand({
    TableName: table('core'),
    Key: keys.section(uid, bcpId, section),
    ...buildUpdate(
      {
        add: { version: 1 },
        set: { hash: contentHash(fields), json, gz, updated_at: now.toISOString() },
        remove: [gz ? 'json' : 'gz'],
      },
      replaces === undefined ? undefined : replaces === 0 ? isAbsent('version') : equals('version', replaces),
    ),
    ReturnValues: 'UPDATED_NEW',
  });
  const written = await tryWrite(db.send(command));
  return written === null ? null : parseCounter(written.Attributes, 'version');
};

export const analysisWrites = (
  uid: number,
  { bcp_id, override_text }: { bcp_id: number; override_text: string | null },
  result: Omit<StoredAnalysis, 'created_at'>,
  now: Date,
): TransactItems => (override_text === null ? [analysisPut(uid, bcp_id, { ...result, created_at: now.toISOString() })] : []);

export const analysisPut = (uid: number, bcpId: number, analysis: StoredAnalysis) => ({
  Put: { TableName: table('core'), Item: { ...keys.section(uid, bcpId, 'analysis'), ...compressJson(analysis) } },
});
