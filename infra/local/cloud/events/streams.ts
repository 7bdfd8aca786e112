/**
 * Sends a table's changes to a function as Lambda's stream pollers do: in order, from the saved position,
 * retrying a failed batch with growing pauses, bisecting it if the mapping says so, and dead-lettering it once
 * its attempts or age run out.
 */
import type { Clock } from '../clock.ts';
import type { Tables } from '../services/dynamodb.ts';
import type { Queues } from '../services/queues.ts';
import type { Collection } from '../store.ts';
import { REGION } from '../template/names.ts';
import type { LambdaFunction, MappingSpec } from '../template/parsed-template.ts';
import type { Invoke, Poller } from './queues.ts';

const STREAMS = 'DynamoDBStreams_20120810';
/** Writes by functions wake the poller; this interval covers all other writes. */
const IDLE_SECONDS = 1;
const LONGEST_PAUSE_SECONDS = 60;

interface StreamRecord {
  eventID: string;
  dynamodb: { SequenceNumber: string };
}
interface Described {
  StreamDescription: { Shards: { ShardId: string }[] };
}
interface Shard {
  StreamArn: string;
  ShardId: string;
}

/** The one shard that a table's stream has here. */
export const findShard = async (tables: Tables, tableName: string): Promise<Shard> => {
  const { Streams } = await tables.call<{ Streams: { StreamArn: string }[] }>(`${STREAMS}.ListStreams`, {
    TableName: tableName,
  });
  const StreamArn = Streams.at(-1)!.StreamArn;
  const { StreamDescription } = await tables.call<Described>(`${STREAMS}.DescribeStream`, { StreamArn });
  return { StreamArn, ShardId: StreamDescription.Shards[0]!.ShardId };
};

/** The next changes after a sequence number, oldest first; from the start of the stream without one. */
export const readShard = async (
  tables: Tables,
  shard: Shard,
  after: string | undefined,
  limit: number,
): Promise<StreamRecord[]> => {
  const from =
    after === undefined
      ? { ShardIteratorType: 'TRIM_HORIZON' }
      : { ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: after };
  const { ShardIterator } = await tables.call<{ ShardIterator: string }>(`${STREAMS}.GetShardIterator`, { ...shard, ...from });
  const { Records } = await tables.call<{ Records: StreamRecord[] }>(`${STREAMS}.GetRecords`, { ShardIterator, Limit: limit });
  return Records;
};

export interface StreamOptions {
  tables: Tables;
  tableName: string;
  queues: Queues;
  mapping: MappingSpec;
  fn: LambdaFunction;
  invoke: Invoke;
  clock: Clock;
  positions: Collection<string>;
}

export interface StreamPoller extends Poller {
  wake(): void;
}

const idsFailed = (result: unknown): string[] => {
  const { batchItemFailures = [] } = (result ?? {}) as { batchItemFailures?: { itemIdentifier: string }[] };
  return batchItemFailures.map(({ itemIdentifier }) => itemIdentifier);
};

export const pollStream = (options: StreamOptions): StreamPoller => {
  const { tables, tableName, queues, mapping, fn, invoke, clock, positions } = options;
  const stopping = new AbortController();
  let woken = Promise.withResolvers<void>();
  let running = 0;

  const event = (records: StreamRecord[]) => ({
    Records: records.map((record) => ({ ...record, awsRegion: REGION, eventSourceARN: mapping.EventSourceArn })),
  });
  const attempt = async (records: StreamRecord[]): Promise<number> => {
    running += 1;
    try {
      const failed = idsFailed(await invoke(fn, event(records)));
      const at = records.findIndex(({ dynamodb }) => failed.includes(dynamodb.SequenceNumber));
      return at < 0 ? (failed.length === 0 ? records.length : 0) : at;
    } catch {
      return 0;
    } finally {
      running -= 1;
    }
  };
  const advanceTo = (record: StreamRecord | undefined): void => {
    if (record) positions.put(mapping.id, record.dynamodb.SequenceNumber);
  };
  const setAside = (records: StreamRecord[]): void => {
    const destination = mapping.DestinationConfig?.OnFailure.Destination;
    const [first, last] = [records[0]!.dynamodb, records.at(-1)!.dynamodb];
    const batch = {
      startSequenceNumber: first.SequenceNumber,
      endSequenceNumber: last.SequenceNumber,
      batchSize: records.length,
    };
    if (destination)
      queues.send(
        destination,
        JSON.stringify({ functionArn: fn.arn, streamArn: mapping.EventSourceArn, DDBStreamBatchInfo: batch }),
      );
  };
  const workOff = async (records: StreamRecord[]): Promise<void> => {
    const oldest = Date.now() + (mapping.MaximumRecordAgeInSeconds ?? Number.POSITIVE_INFINITY) * 1000;
    let left = records;
    for (let tries = 0; left.length > 0 && !stopping.signal.aborted; tries++) {
      const done = await attempt(left);
      if (stopping.signal.aborted) return;
      advanceTo(left[done - 1]);
      left = left.slice(done);
      if (done > 0) tries = 0;
      if (left.length === 0) return;
      if (tries >= (mapping.MaximumRetryAttempts ?? Number.POSITIVE_INFINITY) || Date.now() > oldest) {
        setAside(left);
        return advanceTo(left.at(-1));
      }
      await clock.sleep(Math.min(2 ** tries, LONGEST_PAUSE_SECONDS), stopping.signal);
      if (mapping.BisectBatchOnFunctionError && done === 0 && left.length > 1) {
        const middle = Math.ceil(left.length / 2);
        await workOff(left.slice(0, middle));
        left = left.slice(middle);
        tries = 0;
      }
    }
  };
  const pauseUntilWoken = async (): Promise<void> => {
    const pause = new AbortController();
    await Promise.race([woken.promise, clock.sleep(IDLE_SECONDS, pause.signal)]);
    pause.abort();
    woken = Promise.withResolvers<void>();
  };
  const poll = async (): Promise<void> => {
    let shard: Shard | null = null;
    while (!stopping.signal.aborted) {
      try {
        shard ??= await findShard(tables, tableName);
        const records = await readShard(tables, shard, positions.get(mapping.id), mapping.BatchSize);
        if (records.length > 0) await workOff(records);
        else await pauseUntilWoken();
      } catch (error) {
        if (stopping.signal.aborted) return;
        console.error(`The stream of ${tableName} could not be read:`, error);
        await clock.sleep(IDLE_SECONDS, stopping.signal);
      }
    }
  };
  void poll();
  return {
    running: () => running,
    wake: () => woken.resolve(),
    stop: () => {
      stopping.abort();
      woken.resolve();
    },
  };
};
