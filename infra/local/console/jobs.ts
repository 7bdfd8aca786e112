/** The queues with their dead letters, for a look and for sending dead letters back. */

import type { Queue } from '#infra/local/cloud/services/queues.ts';
import type { MappingSpec } from '#infra/local/cloud/template/parsed-template.ts';
import type { Parts } from '#infra/local/services.ts';

const deadLettersOf = (parts: Parts, mapping: MappingSpec): Queue | null => {
  const policy = parts.queues.byArn(mapping.EventSourceArn).attributes.RedrivePolicy;
  return policy ? parts.queues.byArn(JSON.parse(policy).deadLetterTargetArn) : null;
};

/** Short enough to read: `keelhouse-local-jobs-MailsQueue94113AC9` is the queue `mails`. */
const shortName = (name: string): string =>
  name
    .replace(/^keelhouse-local-[a-z]+-/, '')
    .replace(/Queue[0-9A-F]{8}$/, '')
    .toLowerCase();

const stateOf = (parts: Parts, { mapping, poller }: Parts['queuePollers'][number]) => {
  const queue = parts.queues.byArn(mapping.EventSourceArn);
  const { ready, delayed, inflight } = queue.inspectMessages();
  const dead = deadLettersOf(parts, mapping)?.inspectMessages();
  return {
    queue: shortName(queue.name),
    depth: ready.length + delayed.length,
    in_flight: inflight.length,
    running: poller.running(),
    dead_letters: (dead?.ready ?? []).map(({ messageId, body }) => ({ id: messageId, body })),
  };
};

/** The AI jobs' queue first and at the top level, since it is what most look for; all queues below. */
export const jobsState = (parts: Parts) => {
  const queues = parts.queuePollers.map((one) => stateOf(parts, one)).sort((a, b) => a.queue.localeCompare(b.queue));
  const jobs = queues.find(({ queue }) => queue === 'jobs');
  return { depth: jobs?.depth ?? 0, in_flight: jobs?.in_flight ?? 0, dead_letters: jobs?.dead_letters ?? [], queues };
};

/** Sends every dead letter back to the queue it fell out of; answers how many. */
export const redrive = (parts: Parts): number => {
  let count = 0;
  for (const { mapping } of parts.queuePollers) {
    const dead = deadLettersOf(parts, mapping);
    const letters = dead?.dequeue(10, undefined, () => undefined) ?? [];
    for (let batch = letters; batch.length > 0; batch = dead!.dequeue(10, undefined, () => undefined)) {
      for (const { Body, ReceiptHandle } of batch) {
        parts.queues.send(mapping.EventSourceArn, Body);
        dead!.deleteMessage(ReceiptHandle);
        count += 1;
      }
    }
  }
  return count;
};
