/**
 * A profile that goes back in time gives back rights that were taken and sessions that were ended meanwhile. The audit trail
 * is not restored with it, and says so.
 */
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { paginateScan, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { keys, parseProfileKey } from '#functions/data/keys.ts';
import { nextFullSecond } from '#shared/domain/time.ts';
import { forEach, type Restore, type Step } from './step.ts';

interface Entry {
  at: string;
  kind: string;
  user_id: number;
  after?: Record<string, unknown> | null;
}
interface Profile {
  owner: string;
  item: string;
  email: string;
  sessions_valid_from?: string | null;
  deletion?: unknown;
  [name: string]: unknown;
}

const RIGHTS = ['role', 'is_superuser', 'is_iso_auditor', 'is_active'];
/** What another person must be asked about, or has to do again. */
const REPEATED: Record<string, string> = {
  deletion_requested: 'asked for its deletion: mark it again (A data-right request)',
  second_factor_enabled: 'turned two-step sign-in on: it is off again, ask the owner to set it up',
  second_factor_disabled: 'had two-step sign-in turned off: it is on again, reset it if the owner asks',
};

const readLaterEntries = async ({ doc, places, point }: Restore): Promise<Entry[]> => {
  const query = {
    TableName: places.tableNames.audit,
    FilterExpression: '#at > :point',
    ExpressionAttributeNames: { '#at': 'at' },
    ExpressionAttributeValues: { ':point': point.toISOString() },
  };
  const entries: Entry[] = [];
  for await (const { Items = [] } of paginateScan({ client: doc }, query)) entries.push(...(Items as Entry[]));
  return entries.sort((a, b) => a.at.localeCompare(b.at));
};

async function* readProfiles({ doc, places }: Restore): AsyncGenerator<Profile> {
  const query = {
    TableName: places.tableNames.core,
    ConsistentRead: true,
    FilterExpression: '#item = :profile',
    ExpressionAttributeNames: { '#item': 'item' },
    ExpressionAttributeValues: { ':profile': keys.profile(0).item },
  };
  for await (const { Items = [] } of paginateScan({ client: doc }, query)) yield* Items as Profile[];
}

const listToDo = (uid: number, { deletion }: Profile, entries: Entry[]): string[] => {
  const last = new Map(entries.map(({ kind }) => [kind.replace('canceled', 'requested'), kind]));
  const repeated = [...last.values()].filter((kind) => kind !== 'deletion_requested' || !deletion);
  const address = entries.findLast(({ kind, after }) => kind === 'account_changed' && after?.email)?.after?.email;
  return [
    ...repeated.flatMap((kind) => (REPEATED[kind] ? [`Account ${uid} ${REPEATED[kind]}`] : [])),
    ...(address ? [`Account ${uid} had changed its address: put it back (User Management, Edit) as the audit trail says`] : []),
  ];
};

export const access: Step = {
  name: 'Rights and sessions',
  run: async (restore) => {
    const { doc, places, point, now, isDryRun } = restore;
    const later = Map.groupBy(await readLaterEntries(restore), ({ user_id }) => user_id);
    const counts = { 'sessions ended': 0, 'rights taken or given as since': 0 };
    const toDo: string[] = [];
    await forEach(readProfiles(restore), async (profile) => {
      const uid = parseProfileKey(profile)!;
      const entries = later.get(uid) ?? [];
      toDo.push(...listToDo(uid, profile, entries));
      const since = Object.assign({}, ...entries.map(({ after }) => after ?? {})) as Record<string, unknown>;
      const rights = RIGHTS.filter((name) => name in since && since[name] !== (profile[name] ?? false));
      // Moved once: only after the restore can it be later than the point.
      const isMoved = (profile.sessions_valid_from ?? '') > point.toISOString();
      if (rights.length > 0) counts['rights taken or given as since'] += 1;
      if (!isMoved) counts['sessions ended'] += 1;
      if (isDryRun || (isMoved && rights.length === 0)) return;
      const changes = [
        ...rights.map((name) => [name, since[name]]),
        ...(isMoved ? [] : [['sessions_valid_from', nextFullSecond(now).toISOString()]]),
      ];
      try {
        await doc.send(
          new UpdateCommand({
            TableName: places.tableNames.core,
            Key: keys.profile(uid),
            UpdateExpression: `SET ${changes.map((_, at) => `#n${at} = :v${at}`).join(', ')}`,
            ConditionExpression: 'attribute_exists(#owner)',
            ExpressionAttributeNames: {
              '#owner': 'owner',
              ...Object.fromEntries(changes.map(([name], at) => [`#n${at}`, name as string])),
            },
            ExpressionAttributeValues: Object.fromEntries(changes.map(([, value], at) => [`:v${at}`, value])),
          }),
        );
      } catch (error) {
        if (!(error instanceof ConditionalCheckFailedException)) throw error;
      }
    });
    return { counts, toDo: toDo.sort() };
  },
};
