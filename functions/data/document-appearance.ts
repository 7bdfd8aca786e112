import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { LOGO_FORMATS, type Logo } from '#shared/domain/document-appearance.ts';
import { buildUpdate } from './expressions.ts';
import { keys } from './keys.ts';
import { rowReader } from './rows.ts';
import { db, table } from './table.ts';

export interface StoredAppearance {
  color: string | null;
  logo: Logo | null;
}

const logoRows = rowReader<Logo>()('logo', {
  first: { format: LOGO_FORMATS, width: 'number', height: 'number', bytes: 'object' },
  later: () => ({}),
});
const appearanceRows = rowReader<{ color: string | null; logo: Record<string, unknown> | null }>()('document appearance', {
  first: {},
  later: () => ({ color: null, logo: null }),
});

const toAppearance = (row: Record<string, unknown> | undefined): StoredAppearance => {
  const { color, logo } = appearanceRows.readOptional(row) ?? { color: null, logo: null };
  return { color, logo: logo && logoRows.read(logo) };
};

/** Strongly read, so that the next document has what was just chosen. A logo takes up to 200 KB of its row. */
export const readAppearance = async (uid: number): Promise<StoredAppearance> => {
  const { Item } = await db.send(new GetCommand({ TableName: table('core'), Key: keys.appearance(uid), ConsistentRead: true }));
  return toAppearance(Item);
};

/** What is not named stays. */
export const changeAppearance = async (uid: number, change: Partial<StoredAppearance>, now: Date): Promise<StoredAppearance> => {
  const { Attributes } = await db.send(
    new UpdateCommand({
      TableName: table('core'),
      Key: keys.appearance(uid),
      ...buildUpdate({ set: { ...change, updated_at: now.toISOString() } }),
      ReturnValues: 'ALL_NEW',
    }),
  );
  return toAppearance(Attributes);
};
