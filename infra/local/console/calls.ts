/** What developers and tests may ask of the local run, as JSON under `/local/`. */
import * as z from 'zod';
import { FunctionFailed } from '#infra/local/cloud/lambda/environment.ts';
import { untilQuiet } from '#infra/local/cloud/services/quiet.ts';
import { type Faults, MODES, SERVICES } from '#infra/local/faults/faults.ts';
import type { LocalRun } from '#infra/local/run.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#infra/local/seed/accounts.ts';
import { jobsState, redrive } from './jobs.ts';

export interface ConsoleReply {
  status: number;
  body: unknown;
}
interface ConsoleCall {
  run: LocalRun;
  faults: Faults;
  query: URLSearchParams;
  body: unknown;
  /** Values of the path's parameters. */
  params: string[];
}
type Handler = (call: ConsoleCall) => ConsoleReply | Promise<ConsoleReply>;

/** Rounds of waiting, a second in all: a mail under way is there for who asks right after the call that sent it. */
const MAILS_ROUNDS = 20;
const YEARS_10 = 10 * 366 * 86_400;
const Clock = z.object({
  advance_seconds: z.number().min(0, 'The clock only moves forward').max(YEARS_10, 'At most ten years at once'),
});
const Fault = z.object({ service: z.enum(SERVICES), mode: z.enum(MODES), count: z.number().int().min(0).max(1_000_000) });

const ok = (body: unknown): ConsoleReply => ({ status: 200, body });
const detail = (status: number, text: string): ConsoleReply => ({ status, body: { detail: text } });

/** Runs with the body as the schema wants it, or answers what is wrong with it. */
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
    const result = await run.parts().schedules.run(name);
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
    await untilQuiet(run.parts(), MAILS_ROUNDS);
    const to = query.get('to')?.toLowerCase();
    const mails = run.parts().mails.values().reverse();
    const found = to ? mails.filter((mail) => mail.to.some((address) => address.toLowerCase() === to)) : mails;
    // One recipient a mail is the rule; the list of them would be one more thing to unpack.
    return ok(found.map((mail) => ({ ...mail, to: mail.to.join(', ') })));
  },
  'GET /local/jobs': ({ run }) => ok(jobsState(run.parts())),
  'POST /local/jobs/redrive': ({ run }) => ok({ redriven: redrive(run.parts()) }),
  'GET /local/schedules': ({ run }) => ok(run.parts().schedules.list()),
  'POST /local/schedules/*/run': runSchedule,
  'GET /local/clock': ({ run }) => ok(clockState(run)),
  'POST /local/clock': withBody(Clock, async ({ advance_seconds }, { run }) => {
    run.clock.advance(advance_seconds);
    await run.parts().stripe?.catchUp();
    return ok(clockState(run));
  }),
  'GET /local/faults': ({ faults }) => ok(faults.list()),
  'POST /local/faults': order,
  'POST /local/reset': async ({ run }) => {
    await run.reset();
    return ok(run.health());
  },
};

const routes = Object.entries(calls).map(([key, handler]) => {
  const [method, path = ''] = key.split(' ');
  return { method, pattern: new RegExp(`^${path.replace('*', '([^/]+)')}$`), handler };
});

/** Null where no such call is known. */
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
