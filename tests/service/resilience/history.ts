/** Customers who do anything in any order, in two windows each, with functions that may die between any two calls. */
import fc from 'fast-check';
import { expect } from 'vitest';
import type { Bcp, BcpField, BcpSaved, Versions } from '#shared/domain/bcp/bcp.ts';
import { sectionOf } from '#shared/domain/bcp/bcp.ts';
import type { InProcessAnswer } from '#tests/support/in-process.ts';
import { PASSWORD } from '#tests/support/people.ts';
import type { Account, Product, Session } from './product.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const CUSTOMERS = 2;
const WINDOWS = 2;
/** One of each in a section of its own. */
const FIELDS = ['city', 'rpo', 'financial_impact_description'] as const satisfies readonly BcpField[];
type Field = (typeof FIELDS)[number];

/** What may be stored: the last value that was acknowledged, or any sent after it whose answer was lost. */
interface Value {
  acknowledged: string | null;
  possible: string[];
}
interface KnownBcp {
  fields: Record<Field, Value>;
  isDeleted: boolean | 'perhaps';
}
/** A BCP as one window last saw it. */
interface Opened {
  versions: Versions;
  values: Record<Field, string | null>;
}
export interface KnownSession {
  session: Session;
  hasEnded: boolean | 'perhaps';
}
export interface Customer extends Account {
  sessions: KnownSession[];
  /** One of them is the password. */
  passwords: string[];
  bcps: Map<number, KnownBcp>;
  windows: Map<number, Opened>[];
  jobs: Set<number>;
  startedAt: number;
}

const cut = fc.option(
  fc.record({ call: fc.integer({ min: 1, max: 14 }), when: fc.constantFrom('before' as const, 'after' as const) }),
  {
    freq: 4,
  },
);
const who = fc.nat(CUSTOMERS - 1);
const mine = { who, which: fc.nat(5), cut, isRepeated: fc.boolean() };
const step = fc.oneof(
  { weight: 2, arbitrary: fc.record({ do: fc.constant('create' as const), ...mine }) },
  {
    weight: 9,
    arbitrary: fc.record({
      do: fc.constant('save' as const),
      window: fc.nat(WINDOWS - 1),
      field: fc.constantFrom(...FIELDS),
      ...mine,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('open' as const), window: fc.nat(WINDOWS - 1), ...mine }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('delete' as const, 'restore' as const), ...mine }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('analyze' as const), ...mine }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('sign_in' as const), isWrong: fc.boolean(), ...mine }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('refresh' as const, 'sign_out' as const), ...mine }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('reset_password' as const, 'change_password' as const), ...mine }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('deactivate' as const, 'activate' as const), ...mine }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('read_foreign' as const), ...mine }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('work' as const, 'follow_stream' as const), cut }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('repeat_message' as const), which: fc.nat(20) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      ms: fc.constantFrom(SECOND, 70 * SECOND, 20 * MINUTE, 26 * 60 * MINUTE),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('schedules' as const), cut }) },
);
export const history = fc.array(step, { minLength: 8, maxLength: 40 });
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
type Act<Name extends Step['do'], S = Step> = S extends { do: infer Names } ? (Name extends Names ? S : never) : never;
type Cut = Step extends infer S ? (S extends { cut: infer C } ? C : never) : never;

const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(1, list.length)];
const isAcknowledged = <T>(answer: InProcessAnswer<T> | undefined): answer is InProcessAnswer<T> =>
  answer !== undefined && answer.status < 500;

export const startHistory = async (product: Product) => {
  const { world, as } = product;
  let numbers = 0;
  let kills = 0;
  const startedAt = Date.now();
  const customers = await Promise.all(
    Array.from({ length: CUSTOMERS }, async (): Promise<Customer> => {
      const { session, ...account } = await product.newCustomer('premium');
      const windows = Array.from({ length: WINDOWS }, () => new Map<number, Opened>());
      const sessions: KnownSession[] = [{ session, hasEnded: false }];
      return { ...account, sessions, passwords: [PASSWORD], bcps: new Map(), windows, jobs: new Set(), startedAt };
    }),
  );

  const killable = async <T>(at: Cut, work: () => Promise<T>): Promise<T | undefined> => {
    if (at === null) return work();
    let answer: T | undefined;
    const isReached = await world.killedAt(at, async () => {
      answer = await work();
    });
    if (isReached) kills += 1;
    return isReached ? undefined : answer;
  };
  /** A window that got no answer asks again, unless it was closed. */
  const send = async <T>(
    { cut: at, isRepeated }: { cut: Cut; isRepeated: boolean },
    work: () => Promise<InProcessAnswer<T>>,
  ): Promise<InProcessAnswer<T> | undefined> => {
    const answer = await killable(at, work);
    return isAcknowledged(answer) ? answer : isRepeated ? work() : undefined;
  };
  const sessionOf = ({ sessions }: Customer): Session =>
    (sessions.findLast(({ hasEnded }) => hasEnded === false) ?? sessions.at(-1)!).session;
  const endSessions = ({ sessions }: Customer, hasEnded: true | 'perhaps', kept?: KnownSession): void => {
    for (const known of sessions) if (known !== kept && known.hasEnded !== true) known.hasEnded = hasEnded;
  };

  const valuesIn = (bcp: Partial<Bcp>): Record<Field, string | null> =>
    Object.fromEntries(FIELDS.map((field) => [field, bcp[field] || null])) as Record<Field, string | null>;
  const open = async (customer: Customer, id: number, window: Map<number, Opened>): Promise<void> => {
    const { status, body } = await as<Bcp>(sessionOf(customer), 'GET /v1/bcp/{id}', { id });
    if (status !== 200) return void window.delete(id);
    const values = valuesIn(body);
    const known = customer.bcps.get(id)!;
    expect(known.isDeleted, 'a deleted BCP is shown').not.toBe(true);
    for (const field of FIELDS) settleValue(known.fields[field], values[field]);
    window.set(id, { versions: body.versions as Versions, values });
  };
  /** What is read is the truth: an acknowledged value may not be gone. */
  const settleValue = (value: Value, read: string | null): void => {
    expect([value.acknowledged, ...value.possible], 'an acknowledged save is lost').toContain(read);
    if (read !== value.acknowledged) Object.assign(value, { acknowledged: read, possible: [] });
  };
  const learn = (customer: Customer, id: number): void => {
    const fields = Object.fromEntries(FIELDS.map((field) => [field, { acknowledged: null, possible: [] }]));
    const known: KnownBcp = { fields: fields as unknown as KnownBcp['fields'], isDeleted: false };
    customer.bcps.set(id, known);
  };

  const acts: { [Name in Step['do']]: (act: Act<Name>) => Promise<unknown> } = {
    create: async (act) => {
      const customer = customers[act.who]!;
      const body = { business_name: `Acme ${++numbers}`, business_type: 'LLC', industry: 'Retail', employee_count: 5 };
      const key = `create-${numbers}`;
      const answer = await send(act, () => as<Bcp>(sessionOf(customer), 'POST /v1/bcp', { body, key }));
      if (answer?.status === 201) learn(customer, answer.body.id);
    },
    open: async (act) => {
      const customer = customers[act.who]!;
      const id = pick([...customer.bcps.keys()], act.which);
      if (id !== undefined) await open(customer, id, customer.windows[act.window]!);
    },
    save: async (act) => {
      const customer = customers[act.who]!;
      const id = pick([...customer.bcps.keys()], act.which);
      if (id === undefined) return;
      const window = customer.windows[act.window]!;
      if (!window.has(id)) await open(customer, id, window);
      const opened = window.get(id);
      if (!opened) return;
      const section = sectionOf[act.field];
      const value = `Value ${++numbers}`;
      const known = customer.bcps.get(id)!.fields[act.field];
      const body = { [act.field]: value, versions: { [section]: opened.versions[section] ?? 0 } };
      const basis = opened.values[act.field];
      known.possible.push(value);
      const answer = await send(act, () => as<BcpSaved>(sessionOf(customer), 'PUT /v1/bcp/{id}', { id, body }));
      if (answer === undefined) return;
      if (answer.status === 200) {
        const before = [known.acknowledged, ...known.possible];
        expect(before, 'a save replaced what its window had not seen').toContain(basis);
        expect(customer.bcps.get(id)!.isDeleted, 'a save into a deleted BCP is acknowledged').not.toBe(true);
        Object.assign(known, { acknowledged: value, possible: [] });
        opened.versions = { ...opened.versions, [section]: answer.body.versions[section] };
        opened.values[act.field] = value;
      } else {
        // Refused without an earlier attempt that may have been stored.
        if (act.cut === null) known.possible = known.possible.filter((sent) => sent !== value);
        window.delete(id);
      }
    },
    delete: async (act) => {
      const customer = customers[act.who]!;
      const [id, known] = pick([...customer.bcps], act.which) ?? [];
      if (!known) return;
      const answer = await send(act, () => as(sessionOf(customer), 'DELETE /v1/bcp/{id}', { id: id! }));
      known.isDeleted = answer === undefined ? 'perhaps' : answer.status === 204 ? true : known.isDeleted;
    },
    restore: async (act) => {
      const customer = customers[act.who]!;
      const [id, known] = pick([...customer.bcps], act.which) ?? [];
      if (!known) return;
      const answer = await send(act, () => as(sessionOf(customer), 'POST /v1/bcp/{id}/restore', { id: id! }));
      known.isDeleted = answer === undefined ? 'perhaps' : answer.status === 200 ? false : known.isDeleted;
    },
    analyze: async (act) => {
      const customer = customers[act.who]!;
      const id = pick([...customer.bcps.keys()], act.which);
      if (id === undefined) return;
      const key = `analyze-${++numbers}`;
      const answer = await send(act, () =>
        as<{ job_id?: number }>(sessionOf(customer), 'POST /v1/bcp/{id}/analyze', { id, key }),
      );
      if (answer?.status === 202) customer.jobs.add(answer.body.job_id!);
    },
    sign_in: async (act) => {
      const customer = customers[act.who]!;
      const password = act.isWrong ? 'Wrong-password-1' : customer.passwords[0]!;
      const answer = await killable(act.cut, () => world.login(customer.email, password));
      if (act.isWrong) expect(answer?.status, 'a wrong password signs in').not.toBe(200);
      if (answer?.status !== 200) return;
      const session = { access: answer.body.access_token!, refresh: answer.body.refresh_token! };
      customer.sessions.push({ session, hasEnded: false });
    },
    refresh: async (act) => {
      const known = pick(customers[act.who]!.sessions, act.which)!;
      const answer = await send(act, () => world.ask('POST /v1/auth/refresh', { refresh_token: known.session.refresh }));
      if (known.hasEnded === true) expect(answer?.status ?? 401, 'an ended session is renewed').toBe(401);
      if (answer?.status === 200) known.session = { ...known.session, access: answer.body.access_token! };
    },
    sign_out: async (act) => {
      const known = pick(customers[act.who]!.sessions, act.which)!;
      const answer = await send(act, () => world.ask('POST /v1/auth/logout', { refresh_token: known.session.refresh }));
      if (known.hasEnded !== true) known.hasEnded = answer === undefined ? 'perhaps' : true;
    },
    reset_password: async (act) => {
      const customer = customers[act.who]!;
      await killable(act.cut, () => world.ask('POST /v1/password-reset/forgot-password', { email: customer.email }));
      const token = await product.mailedToken(customer.email, 'reset_password');
      if (token === null) return;
      const new_password = `Lighthouse-keeper-${++numbers}`;
      const use = () => world.ask('POST /v1/password-reset/reset-password', { token, new_password });
      const answer = await killable(act.cut, use);
      if (isAcknowledged(answer) && answer.status === 200) {
        customer.passwords = [new_password];
        endSessions(customer, true);
        expect((await use()).status, 'a link works twice').toBe(400);
      } else {
        customer.passwords.push(new_password);
        endSessions(customer, 'perhaps');
      }
    },
    change_password: async (act) => {
      const customer = customers[act.who]!;
      const known = customer.sessions.findLast(({ hasEnded }) => hasEnded === false);
      if (!known) return;
      const new_password = `Lighthouse-keeper-${++numbers}`;
      const body = { current_password: customer.passwords[0], new_password };
      const answer = await killable(act.cut, () =>
        as<{ access_token?: string; refresh_token?: string }>(known.session, 'PUT /v1/users/me/change-password', { body }),
      );
      if (answer?.status === 200) {
        customer.passwords = [new_password];
        endSessions(customer, true, known);
        if (answer.body.refresh_token) known.session = { access: answer.body.access_token!, refresh: answer.body.refresh_token };
      } else if (answer === undefined || answer.status >= 500) {
        customer.passwords.push(new_password);
        endSessions(customer, 'perhaps');
      }
    },
    deactivate: async (act) => {
      const customer = customers[act.who]!;
      const answer = await send(act, () => product.asStaff('POST /v1/admin/users/{id}/deactivate', { id: customer.uid }));
      endSessions(customer, answer?.status === 200 ? true : 'perhaps');
    },
    activate: (act) => send(act, () => product.asStaff('POST /v1/admin/users/{id}/activate', { id: customers[act.who]!.uid })),
    read_foreign: async (act) => {
      const [customer, other] = [customers[act.who]!, customers[1 - act.who]!];
      const id = pick([...other.bcps.keys()], act.which) ?? pick([...other.jobs], act.which);
      if (id === undefined) return;
      for (const route of ['GET /v1/bcp/{id}', 'DELETE /v1/bcp/{id}', 'GET /v1/jobs/{id}'])
        expect([401, 404], `${route} of another customer`).toContain((await as(sessionOf(customer), route, { id })).status);
    },
    work: async (act) => killable(act.cut, product.workOff),
    follow_stream: async (act) => killable(act.cut, product.followStream),
    repeat_message: async (act) => {
      const message = pick(product.messages, act.which);
      if (message) product.messages.push({ ...message });
    },
    wait: async (act) => product.advance(act.ms),
    schedules: async (act) => killable(act.cut, product.runSchedules),
  };

  return {
    customers,
    /** Functions that died so far. */
    kills: () => kills,
    take: async (act: Step): Promise<void> => {
      // Tokens are issued in whole seconds.
      product.advance(2 * SECOND);
      await (acts[act.do] as (act: Step) => Promise<unknown>)(act);
    },
  };
};
export type History = Awaited<ReturnType<typeof startHistory>>;
