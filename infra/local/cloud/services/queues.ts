/**
 * Queues and files, on fauxqs with its SQLite persistence. Its own starter listens on every interface, so its
 * parts are composed here and called in process. `ChangeMessageVisibility(0)` loses a message in fauxqs: let it
 * time out instead.
 */
import { buildApp } from 'fauxqs';
import { ACCOUNT, REGION } from '../template/names.ts';
import type { QueueSpec } from '../template/parsed-template.ts';
import type { WireHandler } from './wire.ts';

export interface Message {
  MessageId: string;
  ReceiptHandle: string;
  MD5OfBody: string;
  Body: string;
  MessageAttributes?: Record<string, unknown>;
}

interface Held {
  approximateReceiveCount: number;
  sentTimestamp: number;
}

export interface Queue {
  readonly name: string;
  readonly arn: string;
  attributes: Record<string, string>;
  inflightMessages: Map<string, { message: Held }>;
  dequeue(max: number, visibilitySeconds: number | undefined, deadLetters: (arn: string) => Queue | undefined): Message[];
  deleteMessage(receipt: string): boolean;
  waitForMessages(seconds: number): Promise<void>;
  getAttribute(name: string): string | undefined;
  inspectMessages(): {
    ready: { messageId: string; body: string }[];
    delayed: unknown[];
    inflight: { message: { body: string } }[];
  };
  setAttributes(attributes: Record<string, string>): void;
  enqueue(message: unknown): void;
}

interface SqsStore {
  persistence: unknown;
  createQueue(name: string, url: string, arn: string, attributes: Record<string, string>): Queue;
  getQueueByArn(arn: string): Queue | undefined;
  allQueues(): Iterable<Queue & { persistence: unknown }>;
  shutdown(): void;
}
interface S3Store {
  persistence?: unknown;
  createBucket(name: string): void;
}
interface Persistence {
  load(...stores: unknown[]): void;
  close(): void;
}
interface Internals {
  SqsStore: (new () => SqsStore) & { createMessage(body: string): unknown };
  Other: new () => { persistence?: unknown };
  S3Store: new () => S3Store;
  PersistenceManager: new (dataDir: string) => Persistence;
}

export interface Queues {
  handle: WireHandler;
  byArn(arn: string): Queue;
  send(arn: string, body: string): void;
  stop(): Promise<void>;
}

/** fauxqs exports only its application; its stores are internal modules. */
const internals = async (): Promise<Internals> => {
  const beside = (file: string): Promise<Record<string, never>> => import(new URL(file, import.meta.resolve('fauxqs')).href);
  const [sqs, sns, s3, persistence] = await Promise.all([
    beside('sqs/sqsStore.js'),
    beside('sns/snsStore.js'),
    beside('s3/s3Store.js'),
    beside('persistence.js'),
  ]);
  return {
    SqsStore: sqs.SqsStore!,
    Other: sns.SnsStore!,
    S3Store: s3.S3Store!,
    PersistenceManager: persistence.PersistenceManager!,
  };
};

const attributesOf = ({
  VisibilityTimeout,
  MessageRetentionPeriod,
  DelaySeconds,
  RedrivePolicy,
}: QueueSpec): Record<string, string> => ({
  VisibilityTimeout: String(VisibilityTimeout),
  MessageRetentionPeriod: String(MessageRetentionPeriod),
  DelaySeconds: String(DelaySeconds),
  ...(RedrivePolicy ? { RedrivePolicy: JSON.stringify(RedrivePolicy) } : {}),
});

export const openQueues = async (dataDir: string, specs: QueueSpec[], buckets: string[]): Promise<Queues> => {
  const { SqsStore, Other, S3Store, PersistenceManager } = await internals();
  const [sqsStore, snsStore, s3Store] = [new SqsStore(), new Other(), new S3Store()];
  const persistence = new PersistenceManager(dataDir);
  // Load before attaching: writes during the load would cascade into deletes.
  persistence.load(sqsStore, snsStore, s3Store);
  for (const store of [sqsStore, snsStore, s3Store]) store.persistence = persistence;
  for (const queue of sqsStore.allQueues()) queue.persistence = persistence;
  for (const spec of specs) {
    const known = sqsStore.getQueueByArn(spec.arn);
    if (known) known.setAttributes(attributesOf(spec));
    else sqsStore.createQueue(spec.name, `http://127.0.0.1/${ACCOUNT}/${spec.name}`, spec.arn, attributesOf(spec));
  }
  for (const bucket of buckets) s3Store.createBucket(bucket);
  const app = buildApp({ logger: false, defaultRegion: REGION, stores: { sqsStore, snsStore, s3Store } as never });
  await app.ready();

  const byArn = (arn: string): Queue => {
    const queue = sqsStore.getQueueByArn(arn);
    if (!queue) throw new Error(`There is no queue ${arn}`);
    return queue;
  };
  return {
    byArn,
    send: (arn, body) => byArn(arn).enqueue(SqsStore.createMessage(body)),
    handle: async ({ method, path, headers, body }) => {
      const answer = await app.inject({ method: method as 'POST', url: path, headers, payload: body });
      const answered = Object.entries(answer.headers).flatMap(([name, value]) =>
        value === undefined || name === 'connection' ? [] : [[name, String(value)] as const],
      );
      return { status: answer.statusCode, headers: Object.fromEntries(answered), body: answer.rawPayload };
    },
    stop: async () => {
      sqsStore.shutdown();
      await app.close();
      persistence.close();
    },
  };
};
