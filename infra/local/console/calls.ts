import * as z from 'zod';
import { waitUntilQuiet } from '#infra/local/cloud/cloud.ts';
import { FunctionFailed } from '#infra/local/cloud/lambda/environment.ts';
import type { Queue } from '#infra/local/cloud/services/queues.ts';
import type { MappingSpec } from '#infra/local/cloud/template/parsed-template.ts';
import { type Faults, MODES, SERVICES } from '#infra/local/faults/faults.ts';
import type { LocalRun } from '#infra/local/run.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#infra/local/seed/accounts.ts';
import type { Services } from '#infra/local/services.ts';

interface ConsoleReply {
  status: number;
  body: unknown;
}
interface ConsoleCall {
  run: LocalRun;
  faults: Faults;
  query: URLSearchParams;
  body: unknown;
  params: string[];
}
type Handler = (call: ConsoleCall) => ConsoleReply | Promise<ConsoleReply>;

/** A second in all, so that a mail in progress is found right after the call that sent it. */
const MAILS_ROUNDS = 20;
const YEARS_10 = 10 * 366 * 86_400;
const Clock = z.object({
  advance_seconds: z.number().min(0, 'The clock only moves forward').max(YEARS_10, 'At most ten years at once'),
});
const Fault = z.object({ service: z.enum(SERVICES), mode: z.enum(MODES), count: z.number().int().min(0).max(1_000_000) });

const ok = (body: unknown): ConsoleReply => ({ status: 200, body });
const detail = (status: number, text: string): ConsoleReply => ({ status, body: { detail: text } });

const withBody =
  <S extends z.ZodType>(schema: S, act: (data: z.output<S>, call: ConsoleCall) => ReturnType<Handler>): Handler =>
  (call) => {
    const parsed = schema.safeParse(call.body);
    if (parsed.success) return act(parsed.data, call);
    const [issue] = parsed.error.issues;
    return detail(422, `${issue?.path.join('.') || 'body'}: ${issue?.message}`);
  };

const clockState = ({ clock }: LocalRun) => ({ now: new Date().toISOString(), offset_seconds: clock.offsetSeconds() });

const runSchedule: Handler = async ({ run, params: [name = ''] }) => {
  try {
    const result = await run.services().schedules.run(name);
    return result ? ok(result) : detail(404, `There is no schedule "${name}"`);
  } catch (error) {
    if (error instanceof FunctionFailed) return detail(500, error.message);
    throw error;
  }
};

const order = withBody(Fault, ({ service, mode, count }, { faults }) => {
  if (mode === 'garbage' && service !== 'bedrock') return detail(422, 'Only bedrock answers garbage');
  faults.order(service, mode, count);
  return ok(faults.list());
});

const calls: Record<string, Handler> = {
  'GET /local/health': ({ run }) => {
    const health = run.health();
    return { status: health.status === 'ok' ? 200 : 503, body: health };
  },
  'GET /local/about': () =>
    ok({ password: DEMO_PASSWORD, accounts: Object.values(DEMO_ACCOUNTS), services: SERVICES, modes: MODES }),
  'GET /local/emails': async ({ run, query }) => {
    await waitUntilQuiet(run.services(), MAILS_ROUNDS);
    const to = query.get('to')?.toLowerCase();
    const mails = run.services().mails.values().reverse();
    const found = to ? mails.filter((mail) => mail.to.some((address) => address.toLowerCase() === to)) : mails;
    // Mails have one recipient; a string is easier to read than a list.
    return ok(found.map((mail) => ({ ...mail, to: mail.to.join(', ') })));
  },
  'GET /local/jobs': ({ run }) => ok(jobsState(run.services())),
  'POST /local/jobs/redrive': ({ run }) => ok({ redriven: redrive(run.services()) }),
  'GET /local/schedules': ({ run }) => ok(run.services().schedules.list()),
  'POST /local/schedules/*/run': runSchedule,
  'GET /local/clock': ({ run }) => ok(clockState(run)),
  'POST /local/clock': withBody(Clock, async ({ advance_seconds }, { run }) => {
    run.clock.advance(advance_seconds);
    await run.services().stripe?.catchUp();
    return ok(clockState(run));
  }),
  'GET /local/faults': ({ faults }) => ok(faults.list()),
  'POST /local/faults': order,
  'GET /local/answers': ({ run }) => ok(run.answers()),
  'GET /local/permissions': ({ run }) => ok(run.permissions()),
  'POST /local/reset': async ({ run }) => {
    await run.reset();
    return ok(run.health());
  },
};

const routes = Object.entries(calls).map(([key, handler]) => {
  const [method, path = ''] = key.split(' ');
  return { method, pattern: new RegExp(`^${path.replace('*', '([^/]+)')}$`), handler };
});

export const answerConsole = async (
  method: string,
  path: string,
  call: Omit<ConsoleCall, 'params'>,
): Promise<ConsoleReply | null> => {
  for (const route of routes) {
    const found = route.method === method && route.pattern.exec(path);
    if (found) return route.handler({ ...call, params: found.slice(1).map(decodeURIComponent) });
  }
  return null;
};

const deadLettersOf = (services: Services, mapping: MappingSpec): Queue | null => {
  const policy = services.queues.byArn(mapping.EventSourceArn).attributes.RedrivePolicy;
  return policy ? services.queues.byArn(JSON.parse(policy).deadLetterTargetArn) : null;
};

/** `keelhouse-local-jobs-MailsQueue94113AC9` becomes `mails`. */
const shortName = (name: string): string =>
  name
    .replace(/^keelhouse-local-[a-z]+-/, '')
    .replace(/Queue[0-9A-F]{8}$/, '')
    .toLowerCase();

const stateOf = (services: Services, { mapping, poller }: Services['queuePollers'][number]) => {
  const queue = services.queues.byArn(mapping.EventSourceArn);
  const { ready, delayed, inflight } = queue.inspectMessages();
  const dead = deadLettersOf(services, mapping)?.inspectMessages();
  return {
    queue: shortName(queue.name),
    depth: ready.length + delayed.length,
    in_flight: inflight.length,
    running: poller.running(),
    dead_letters: (dead?.ready ?? []).map(({ messageId, body }) => ({ id: messageId, body })),
  };
};

/** The AI jobs' queue at the top level, as the most wanted one; all queues below. */
const jobsState = (services: Services) => {
  const queues = services.queuePollers.map((poller) => stateOf(services, poller)).sort((a, b) => a.queue.localeCompare(b.queue));
  const jobs = queues.find(({ queue }) => queue === 'jobs');
  return { depth: jobs?.depth ?? 0, in_flight: jobs?.in_flight ?? 0, dead_letters: jobs?.dead_letters ?? [], queues };
};

const redrive = (services: Services): number => {
  let count = 0;
  for (const { mapping } of services.queuePollers) {
    const dead = deadLettersOf(services, mapping);
    const letters = dead?.dequeue(10, undefined, () => undefined) ?? [];
    for (let batch = letters; batch.length > 0; batch = dead!.dequeue(10, undefined, () => undefined)) {
      for (const { Body, ReceiptHandle } of batch) {
        services.queues.send(mapping.EventSourceArn, Body);
        dead!.deleteMessage(ReceiptHandle);
        count += 1;
      }
    }
  }
  return count;
};
