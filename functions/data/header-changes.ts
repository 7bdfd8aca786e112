/** What saving does to a plan's header. */
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Section } from '#shared/domain/bcp/bcp.ts';
import type { BcpStatus, TemplateType } from '#shared/domain/bcp/options.ts';
import { type BcpHeader, headerRows, type SectionNote } from './bcp-header.ts';
import { keys } from './keys.ts';
import { db, isConditionFailure, table } from './table.ts';

export interface HeaderChange {
  /** Header fields to set. */
  fields: Partial<Omit<BcpHeader, 'sections' | 'status' | 'updated_at'>>;
  notes: { [S in Section]?: SectionNote };
  /** The change applies only while the plan still has the status it was read with. */
  status: { before: BcpStatus; after: BcpStatus };
}

/**
 * Notes saved sections in the header and answers it as it then stands; null when it moved on since it was read. The
 * business section replaces exactly the version before; notes of other sections never replace a newer one.
 */
export const changeHeader = async (uid: number, bcpId: number, change: HeaderChange, now: Date): Promise<BcpHeader | null> => {
  const sets: [string, unknown][] = [
    ...Object.entries({ ...change.fields, status: change.status.after, updated_at: now.toISOString() }),
  ];
  const notes = Object.entries(change.notes);
  const conditions = notes.map(([section], index) =>
    section === 'business'
      ? `#sections.#s${index}.#v = :v${index}`
      : `(attribute_not_exists(#sections.#s${index}) OR #sections.#s${index}.#v < :v${index})`,
  );
  try {
    const { Attributes } = await db.send(
      new UpdateCommand({
        TableName: table('core'),
        Key: keys.bcp(uid, bcpId),
        UpdateExpression: `SET ${[...sets.map((_, i) => `#f${i} = :f${i}`), ...notes.map((_, i) => `#sections.#s${i} = :n${i}`)].join(', ')}`,
        ConditionExpression: ['#status = :before', ...conditions].join(' AND '),
        ExpressionAttributeNames: {
          '#status': 'status',
          ...(notes.length > 0 ? { '#sections': 'sections', '#v': 'v' } : {}),
          ...Object.fromEntries(sets.map(([name], i) => [`#f${i}`, name])),
          ...Object.fromEntries(notes.map(([section], i) => [`#s${i}`, section])),
        },
        ExpressionAttributeValues: {
          ':before': change.status.before,
          ...Object.fromEntries(sets.map(([, value], i) => [`:f${i}`, value])),
          ...Object.fromEntries(notes.map(([, note], i) => [`:n${i}`, note])),
          ...Object.fromEntries(notes.map(([section, note], i) => [`:v${i}`, section === 'business' ? note.v - 1 : note.v])),
        },
        ReturnValues: 'ALL_NEW',
      }),
    );
    return headerRows.read(Attributes!);
  } catch (error) {
    if (isConditionFailure(error)) return null;
    throw error;
  }
};

/** Chooses the document template; false when the caller has no such plan. */
export const chooseTemplate = async (uid: number, bcpId: number, template: TemplateType): Promise<boolean> => {
  try {
    await db.send(
      new UpdateCommand({
        TableName: table('core'),
        Key: keys.bcp(uid, bcpId),
        UpdateExpression: 'SET template_type = :template',
        ConditionExpression: 'attribute_exists(#owner)',
        ExpressionAttributeNames: { '#owner': 'owner' },
        ExpressionAttributeValues: { ':template': template },
      }),
    );
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
};
