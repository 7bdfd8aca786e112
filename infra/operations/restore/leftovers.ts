/**
 * The table `ephemeral` is never restored, so it is later than the others, or empty. What is in it speaks of rows that may be gone: a
 * repeated request would be answered with a BCP that was lost, an event of Stripe taken for one that is stored.
 */
import { DeleteCommand, paginateScan } from '@aws-sdk/lib-dynamodb';
import { keys, prefixes } from '#functions/data/keys.ts';
import { forEach, type Restore, type Step } from './step.ts';

type Key = { owner: string; item: string };
const start = (key: string): string => key.slice(0, key.indexOf('#') + 1);

const OWNERS = [keys.signIn(''), keys.token(''), keys.webhookEvent('')].map(({ owner }) => start(owner));
const ITEMS = [
  ...[keys.idempotency(0, ''), keys.job(0, 0), keys.jobResult(0, 0)].map(({ item }) => start(item)),
  ...[keys.openJobs(0), keys.dataExport(0)].map(({ item }) => item),
];

const isLeftOver = ({ owner, item }: Key): boolean =>
  OWNERS.some((known) => owner.startsWith(known)) ||
  (owner.startsWith(prefixes.account) && ITEMS.some((known) => item.startsWith(known)));

async function* readLeftOvers({ doc, places }: Restore): AsyncGenerator<Key> {
  const query = {
    TableName: places.tableNames.ephemeral,
    ConsistentRead: true,
    ProjectionExpression: '#owner, #item',
    ExpressionAttributeNames: { '#owner': 'owner', '#item': 'item' },
  };
  for await (const { Items = [] } of paginateScan({ client: doc }, query)) yield* (Items as Key[]).filter(isLeftOver);
}

export const leftovers: Step = {
  name: 'Sign-ins, links, jobs and events from before',
  run: async (restore) => {
    let removed = 0;
    await forEach(readLeftOvers(restore), async (Key) => {
      if (!restore.isDryRun) await restore.doc.send(new DeleteCommand({ TableName: restore.places.tableNames.ephemeral, Key }));
      removed += 1;
    });
    return { counts: { removed } };
  },
};
