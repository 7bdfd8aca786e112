import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Exercise } from '#shared/domain/exercise.ts';
import { EXERCISE_STATUSES, type ExerciseStatus } from '#shared/domain/exercise-options.ts';
import { createExercise } from '#shared/domain/exercise-states.ts';
import { newExercise, PATH, SOON } from '#tests/support/exercises.ts';
import { type InProcess, type Request, startInProcess } from '#tests/support/in-process.ts';
import { putAuditor, putCustomer, putPerson, putStaff } from '#tests/support/in-process-people.ts';

/** `staff auditor` has both rights; `free` has no subscription, `other` one of their own. */
const people = { owner: 1, other: 2, staff: 3, auditor: 4, 'staff auditor': 5, free: 6 } as const;
type Role = keyof typeof people;

const saved = (bcpId: number) => newExercise(bcpId, { exercise_name: 'Saved' });
const outcomes = { findings: 'The list was old', recommendations: null, lessons_learned: null };

/** Whoever is not among the refused gets 200 in the allowed statuses and 409 in all others. */
interface Rule {
  route: string;
  /** In the sentence of the 409. */
  done?: string;
  body?: (bcpId: number) => unknown;
  allowed: readonly ExerciseStatus[];
  refused: Partial<Record<Role, 403 | 404>>;
}

const everyStatus = EXERCISE_STATUSES;
/** Only the owner and staff change an exercise: for others it does not exist, and without a subscription the call is refused. */
const changers = { other: 404, auditor: 403, free: 403 } as const;
/** Approvals belong to staff, or to auditors, whoever owns the exercise. */
const staffOnly = { owner: 403, other: 403, auditor: 403, free: 403 } as const;
const auditorsOnly = { owner: 403, other: 403, staff: 403, free: 403 } as const;

const actions: Record<string, Rule> = {
  save: { route: 'PUT /{id}', done: 'edited', body: saved, allowed: ['generated', 'draft'], refused: changers },
  start: { route: 'POST /{id}/start', done: 'started', allowed: ['scheduled'], refused: changers },
  complete: {
    route: 'POST /{id}/complete',
    done: 'completed',
    body: () => outcomes,
    allowed: ['in_progress'],
    refused: changers,
  },
  'revise the report': {
    route: 'PUT /{id}/outcomes',
    done: 'revised',
    body: () => outcomes,
    allowed: ['completed'],
    refused: changers,
  },
  cancel: {
    route: 'POST /{id}/cancel',
    done: 'cancelled',
    allowed: ['generated', 'draft', 'scheduled', 'in_progress'],
    refused: changers,
  },
  reopen: { route: 'POST /{id}/reopen', done: 'reopened', allowed: ['scheduled'], refused: changers },
  'approve as staff': { route: 'POST /{id}/approve/admin', allowed: everyStatus, refused: staffOnly },
  'withdraw as staff': { route: 'DELETE /{id}/approve/admin', allowed: everyStatus, refused: staffOnly },
  'approve as auditor': { route: 'POST /{id}/approve/iso-auditor', allowed: everyStatus, refused: auditorsOnly },
  'withdraw as auditor': { route: 'DELETE /{id}/approve/iso-auditor', allowed: everyStatus, refused: auditorsOnly },
  'end the download': {
    route: 'PUT /{id}/document-download',
    body: () => ({ enabled: false }),
    allowed: everyStatus,
    refused: staffOnly,
  },
};

let world: InProcess;
let exercises: Parameters<InProcess['invoke']>[0];
let bcpId = 0;
let count = 0;

const ask = <T = Exercise & { detail?: string }>(role: Role, route: string, more: Omit<Request, 'uid' | 'route'> = {}) =>
  world.invoke<T>(exercises, { uid: people[role], route: route.replace(' ', ` ${PATH}`), ...more });

/** Puts one exercise of the owner in the given state. */
const putExercise = async (more: Partial<Exercise> = {}): Promise<number> => {
  const { exercisePut } = await import('#functions/data/exercises.ts');
  const { db } = await import('#functions/data/table.ts');
  const { PutCommand } = await import('@aws-sdk/lib-dynamodb');
  const id = people.owner * 100_000 + ++count;
  const made = createExercise(id, newExercise(bcpId, { scheduled_date: SOON }), 'Acme', new Date());
  await db.send(new PutCommand(exercisePut({ ...made, ...more }).Put));
  return id;
};

beforeAll(async () => {
  world = await startInProcess();
  ({ handler: exercises } = (await import('#functions/api/exercises/handler.ts')) as never);
  const { handler: bcp } = (await import('#functions/api/bcp/handler.ts')) as never as { handler: typeof exercises };
  await Promise.all([
    putCustomer(people.owner, 'premium'),
    putCustomer(people.other, 'premium'),
    putStaff(people.staff),
    putAuditor(people.auditor),
    putPerson(people['staff auditor'], { role: 'admin', is_iso_auditor: true }),
    putPerson(people.free, {}),
  ]);
  const body = { business_name: 'Acme', business_type: 'LLC', industry: 'Retail', employee_count: 5 };
  bcpId = (await world.invoke<{ id: number }>(bcp, { uid: people.owner, route: 'POST /v1/bcp', body })).body.id;
});
afterAll(() => world.stop());

describe('what everyone may do with an exercise', () => {
  it.each(Object.entries(actions))('who may %s an exercise, and in which status', async (_, rule) => {
    const { route, done, body, allowed, refused } = rule;
    const cases = EXERCISE_STATUSES.flatMap((status) => (Object.keys(people) as Role[]).map((role) => ({ status, role })));
    const answered = await Promise.all(
      cases.map(async ({ status, role }) => {
        const id = await putExercise({ status });
        const answer = await ask(role, route, { id, body: body?.(bcpId) });
        return `${role}, ${status}: ${answer.status} ${answer.status === 409 ? answer.body.detail : ''}`;
      }),
    );
    const expected = cases.map(({ status, role }) => {
      const code = refused[role] ?? (allowed.includes(status) ? 200 : 409);
      return `${role}, ${status}: ${code} ${code === 409 ? `Exercise cannot be ${done} in status ${status}` : ''}`;
    });
    expect(answered).toEqual(expected);
  });

  it.each([
    [false, false, 409],
    [true, false, 409],
    [false, true, 409],
    [true, true, 200],
  ])(
    'the download with approval of staff: %s and of the auditor: %s answers %i',
    async (admin_approved, iso_auditor_approved, code) => {
      for (const status of EXERCISE_STATUSES) {
        const id = await putExercise({ status, admin_approved, iso_auditor_approved });
        for (const role of ['owner', 'other', 'auditor', 'free'] as const)
          expect((await ask(role, 'PUT /{id}/document-download', { id, body: { enabled: true } })).status).toBe(403);
        expect((await ask('staff', 'PUT /{id}/document-download', { id, body: { enabled: true } })).status).toBe(code);
        expect((await ask('owner', 'GET /{id}', { id })).body.document_download_enabled).toBe(code === 200);
      }
    },
  );

  it.each([
    ['owner', 200],
    ['other', 404],
    ['staff', 200],
    ['auditor', 200],
    ['staff auditor', 200],
    ['free', 403],
  ] as const)('%s reads an exercise of the owner with %i', async (role, code) => {
    for (const status of EXERCISE_STATUSES) {
      const id = await putExercise({ status });
      expect((await ask(role, 'GET /{id}', { id })).status).toBe(code);
    }
  });
});

describe('two approvals', () => {
  const approve = (role: Role, as: 'admin' | 'iso-auditor', id: number) => ask(role, `POST /{id}/approve/${as}`, { id });

  it.each([
    ['admin', 'iso-auditor'],
    ['iso-auditor', 'admin'],
  ] as const)('one person who approved as %s cannot approve as %s', async (first, second) => {
    const id = await putExercise();
    expect((await approve('staff auditor', first, id)).status).toBe(200);
    expect(await approve('staff auditor', second, id)).toMatchObject({
      status: 409,
      body: { detail: 'A second person must give this approval' },
    });
    const other = second === 'admin' ? 'staff' : 'auditor';
    expect((await approve(other, second, id)).body).toMatchObject({ admin_approved: true, iso_auditor_approved: true });
  });

  it('one person who approves twice at the same moment gives one approval', async () => {
    for (let round = 0; round < 10; round++) {
      const id = await putExercise();
      const answers = await Promise.all([approve('staff auditor', 'admin', id), approve('staff auditor', 'iso-auditor', id)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const { admin_approved, iso_auditor_approved } = (await ask('owner', 'GET /{id}', { id })).body;
      expect(admin_approved).not.toBe(iso_auditor_approved);
    }
  });

  it('two people who approve at the same moment give both approvals', async () => {
    for (let round = 0; round < 10; round++) {
      const id = await putExercise();
      const answers = await Promise.all([approve('staff', 'admin', id), approve('auditor', 'iso-auditor', id)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect((await ask('owner', 'GET /{id}', { id })).body).toMatchObject({ admin_approved: true, iso_auditor_approved: true });
    }
  });

  it('an approval after completion closes the report, and withdrawing it opens the report again', async () => {
    const id = await putExercise({ status: 'completed', completed_date: '2026-01-01T00:00:00.000Z' });
    const revise = () => ask('owner', 'PUT /{id}/outcomes', { id, body: outcomes });
    await approve('staff', 'admin', id);
    const { status, body } = await revise();
    expect([status, body.detail]).toEqual([409, expect.stringContaining('This report is approved')]);
    await ask('staff', 'DELETE /{id}/approve/admin', { id });
    expect((await revise()).body).toMatchObject({ status: 'completed', findings: 'The list was old' });
  });

  it('a start and a cancel at the same moment leave one of them', async () => {
    for (let round = 0; round < 10; round++) {
      const id = await putExercise();
      const [start, cancel] = await Promise.all([
        ask('owner', 'POST /{id}/start', { id }),
        ask('owner', 'POST /{id}/cancel', { id }),
      ]);
      expect(cancel.status).toBe(200);
      // A running exercise can still be cancelled, a cancelled one cannot start.
      expect([200, 409]).toContain(start.status);
      expect((await ask('owner', 'GET /{id}', { id })).body.status).toBe('cancelled');
    }
  });
});
