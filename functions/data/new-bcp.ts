/** A plan that is just being made: its first header and rows. */
import type { Bcp, BcpContent, Section } from '#shared/domain/bcp/bcp.ts';
import type { BcpStatus } from '#shared/domain/bcp/options.ts';
import { type BcpHeader, fieldsOf, listedImpacts, noteOf, scoresIn, versionsIn, withoutEmptyAddedFields } from './bcp-header.ts';
import { keys } from './keys.ts';
import { type ApartSection, firstRow } from './plan-sections.ts';
import { table } from './table.ts';
import type { TransactItems } from './transact.ts';

/** A new plan and the sections that come filled. */
export interface NewPlan {
  id: number;
  content: BcpContent;
  written: readonly Section[];
  status: BcpStatus;
}

/** The header a new plan begins with. */
export const newHeader = ({ id, content, written, status }: NewPlan, now: Date): BcpHeader => ({
  id,
  status,
  template_type: 'standard',
  created_at: now.toISOString(),
  updated_at: now.toISOString(),
  ...withoutEmptyAddedFields(fieldsOf('business', content)),
  ...listedImpacts(content),
  sections: Object.fromEntries(written.map((section) => [section, noteOf(section, fieldsOf(section, content), 1)])),
});

/** A new plan as its owner reads it. */
export const newBcp = (plan: NewPlan, now: Date): Bcp => {
  const header = newHeader(plan, now);
  const { sections: _, ...fields } = header;
  return { ...fields, ...plan.content, scores: scoresIn(header), versions: versionsIn(header), ai_analysis: null };
};

/** The parts of a transaction that make a plan: at most eight rows and 2 MB, well inside a transaction's 100 and 4 MB. */
export const planPuts = (uid: number, plan: NewPlan, now: Date): TransactItems => {
  const apart = plan.written.filter((section): section is ApartSection => section !== 'business');
  const rows = [
    { ...keys.bcp(uid, plan.id), ...newHeader(plan, now) },
    ...apart.map((section) => firstRow(uid, plan.id, section, fieldsOf(section, plan.content), now)),
  ];
  return rows.map((Item) => ({
    Put: {
      TableName: table('core'),
      Item,
      ConditionExpression: 'attribute_not_exists(#owner)',
      ExpressionAttributeNames: { '#owner': 'owner' },
    },
  }));
};
