import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { Bcp } from '#shared/domain/bcp/bcp.ts';
import type { Dismissal } from '#shared/domain/bcp/check/dismissals.ts';
import type { EvidenceItem } from '#shared/domain/bcp/evidence.ts';
import { RECENT_BCPS } from '#shared/domain/bcp/wizard.ts';
import type { Employee, ServiceProvider } from '#shared/domain/people.ts';
import { toStoredSections } from './bcp-sections.ts';
import { assembleBcp, listHeaders } from './bcps.ts';
import { parseEvidence } from './evidence.ts';
import { parseDismissals } from './finding-dismissals.ts';
import { parseBcpIdIn, prefixes } from './keys.ts';
import { employees, providers } from './people.ts';
import { db, type StoredRow, table } from './table.ts';

interface Newest {
  rowsOf: (bcpId: number) => StoredRow[];
  hasAllOf: (bcpId: number) => boolean;
}

/** The rows of the newest BCPs, in one round trip: a page is 1 MB, and the BCP at which it ends may lack some. */
const readNewest = async (uid: number, prefix: string): Promise<Newest> => {
  const { Items = [], LastEvaluatedKey } = await db.send(
    new QueryCommand({
      TableName: table('core'),
      KeyConditionExpression: '#owner = :owner AND begins_with(#item, :prefix)',
      ExpressionAttributeNames: { '#owner': 'owner', '#item': 'item' },
      ExpressionAttributeValues: { ':owner': prefixes.user(uid), ':prefix': prefix },
      ScanIndexForward: false,
    }),
  );
  const byBcp = Map.groupBy(Items, ({ item }) => parseBcpIdIn(String(item)));
  const end = LastEvaluatedKey ? parseBcpIdIn(String(LastEvaluatedKey.item)) : 0;
  return { rowsOf: (bcpId) => byBcp.get(bcpId) ?? [], hasAllOf: (bcpId) => bcpId > end };
};

export interface PortfolioEntry {
  bcp: Bcp;
  employees: Employee[];
  providers: ServiceProvider[];
  dismissals: Dismissal[];
  evidence: EvidenceItem[];
}

/** The newest BCPs with their teams, as many as a dashboard shows; one too large for a page is left out. */
export const readPortfolio = async (uid: number): Promise<PortfolioEntry[]> => {
  const [headers, sections, people, firms, dismissals, evidence] = await Promise.all([
    listHeaders(uid),
    readNewest(uid, prefixes.allSections),
    readNewest(uid, prefixes.allEmployees),
    readNewest(uid, prefixes.allProviders),
    readNewest(uid, prefixes.allFindingDismissals),
    readNewest(uid, prefixes.allEvidence),
  ]);
  return headers
    .filter(({ archived_at }) => archived_at === undefined)
    .slice(0, RECENT_BCPS)
    .filter(({ id }) => [sections, people, firms, dismissals, evidence].every(({ hasAllOf }) => hasAllOf(id)))
    .map((header) => ({
      bcp: assembleBcp(header, toStoredSections(header.id, sections.rowsOf(header.id))),
      employees: employees.parse(people.rowsOf(header.id)),
      providers: providers.parse(firms.rowsOf(header.id)),
      dismissals: parseDismissals(dismissals.rowsOf(header.id)),
      evidence: parseEvidence(evidence.rowsOf(header.id)),
    }));
};
