import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Exercise } from '#shared/domain/exercise.ts';
import { EXERCISE_STATUSES, type ExerciseStatus } from '#shared/domain/exercise-options.ts';

import { ask, newExercise, SOON } from '#tests/support/exercises.ts';
import { type Person, signInDemo, signUpVerified } from '#tests/support/people.ts';
import { signUpSubscribed } from '#tests/support/subscribers.ts';

const acme = { business_name: 'Acme', business_type: 'LLC', industry: 'Retail', employee_count: 5 };
const outcomes = { findings: 'The list was old', recommendations: 'Check it monthly', lessons_learned: 'Print it' };

let owner: Person;
let other: Person;
let admin: Person;
let auditor: Person;
let free: Person;
let bcpId: number;
let foreignBcpId: number;

beforeAll(async () => {
  [owner, other, admin, auditor, free] = await Promise.all([
    signUpSubscribed('premium'),
    signUpSubscribed('premium'),
    signInDemo('admin'),
    signInDemo('auditor'),
    signUpVerified(),
  ]);
  [bcpId, foreignBcpId] = (await Promise.all([owner, other].map(({ client }) => client.bcp.create({ body: acme })))).map(
    ({ id }) => id,
  ) as [number, number];
});

const create = async (more: Parameters<typeof newExercise>[1] = {}) =>
  (await ask(owner, 'POST', '', newExercise(bcpId, more))).body;
const act = (id: number, action: string, person = owner, body?: unknown) => ask(person, 'POST', `/${id}/${action}`, body);
const read = async (id: number) => (await ask(owner, 'GET', `/${id}`)).body;

/** An exercise in the status, by the calls that lead there. */
const inStatus = async (status: Exclude<ExerciseStatus, 'generated'>): Promise<Exercise> => {
  const { id } = await create({ scheduled_date: status === 'draft' ? null : SOON });
  if (status === 'in_progress' || status === 'completed') await act(id, 'start');
  if (status === 'completed') await act(id, 'complete', owner, outcomes);
  if (status === 'cancelled') await act(id, 'cancel');
  return read(id);
};

describe('planning an exercise', () => {
  it('creating an exercise stores what is sent as a draft of the BCP, without approvals', async () => {
    const { status, body } = await ask(owner, 'POST', '/', newExercise(bcpId));
    expect(status).toBe(201);
    const { id: uid } = await owner.client.users.me();
    expect(Math.floor(body.id / 100_000)).toBe(uid);
    expect(body).toEqual({
      ...newExercise(bcpId),
      id: body.id,
      bcp_name: 'Acme',
      status: 'draft',
      objectives: [],
      duration_minutes: 120,
      template_id: null,
      started_at: null,
      completed_date: null,
      admin_approved: false,
      iso_auditor_approved: false,
      admin_approved_by: null,
      iso_auditor_approved_by: null,
      admin_approved_at: null,
      iso_auditor_approved_at: null,
      document_download_enabled: false,
      findings: null,
      recommendations: null,
      lessons_learned: null,
      created_at: expect.any(String),
      updated_at: body.created_at,
    });
    expect(await read(body.id)).toEqual(body);
  });

  it('creating an exercise with a date schedules it', async () => {
    expect(await create({ scheduled_date: '2030-03-01T16:00:00+01:00' })).toMatchObject({
      status: 'scheduled',
      scheduled_date: SOON,
    });
  });

  it('creating an exercise refuses missing and unknown values with a sentence', async () => {
    for (const [field, detail] of [
      ['bcp_id', 'A BCP is required'],
      ['exercise_name', 'Exercise name is required'],
      ['exercise_type', 'Exercise type is required'],
      ['scenario_description', 'Scenario description is required'],
    ] as const) {
      const answer = await ask(owner, 'POST', '', { ...newExercise(bcpId), [field]: undefined });
      expect([answer.status, answer.body.detail]).toEqual([422, detail]);
    }
    expect((await ask(owner, 'POST', '', newExercise(bcpId, { exercise_type: 'volcano' as never }))).status).toBe(422);
  });

  it('creating an exercise answers 404 for an unknown BCP and for that of another customer', async () => {
    for (const id of [foreignBcpId, 999_999_999]) {
      expect((await ask(owner, 'POST', '', newExercise(id))).status).toBe(404);
      expect((await ask(admin, 'POST', '', newExercise(id))).status).toBe(404);
      const draft = await create();
      expect((await ask(owner, 'PUT', `/${draft.id}`, newExercise(id))).status).toBe(404);
    }
  });

  it('creating an exercise ignores flags that customers may not set', async () => {
    const flags = {
      admin_approved: true,
      iso_auditor_approved: true,
      document_download_enabled: true,
      status: 'completed',
      id: 1,
    };
    const made = await ask(owner, 'POST', '', { ...newExercise(bcpId), ...flags });
    const saved = await ask(owner, 'PUT', `/${made.body.id}`, { ...newExercise(bcpId), ...flags });
    for (const { body } of [made, saved])
      expect(body).toMatchObject({ status: 'draft', admin_approved: false, document_download_enabled: false });
  });

  it('creating an exercise makes one per idempotency key, also for parallel requests', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const send = () => ask(owner, 'POST', '', newExercise(bcpId), headers);
    const ids = (await Promise.all([send(), send(), send()])).map(({ body }) => body.id);
    expect(new Set(ids).size).toBe(1);
    expect((await ask(owner, 'POST', '', newExercise(bcpId, { exercise_name: 'Other' }), headers)).status).toBe(422);
  });
});

describe('the list', () => {
  it('the list of exercises holds the caller’s own, newest first, by limit and offset', async () => {
    const person = await signUpSubscribed('premium');
    const { id } = await person.client.bcp.create({ body: acme });
    for (const name of ['One', 'Two', 'Three']) await ask(person, 'POST', '', newExercise(id, { exercise_name: name }));
    const names = async (path: string) => {
      const { headers, body } = await ask<Exercise[]>(person, 'GET', path);
      return [headers.get('x-total-count'), body.map((exercise) => exercise.exercise_name)];
    };
    expect(await names('/')).toEqual(['3', ['Three', 'Two', 'One']]);
    expect(await names('?limit=2&offset=1')).toEqual(['3', ['Two', 'One']]);
    expect(await names('?limit=50&offset=3')).toEqual(['3', []]);
    const mine = (await ask<Exercise[]>(person, 'GET', '')).body[0]!;
    expect(mine).toEqual((await ask(person, 'GET', `/${mine.id}`)).body);
    for (const path of ['?limit=0', '?limit=101', '?offset=-1', '?limit=x'])
      expect((await ask(person, 'GET', path)).status, path).toBe(422);
  });

  it('the list of exercises can be limited to those that lack an approval, for approvers and owners', async () => {
    const [waiting, approved, called_off] = await Promise.all([create(), create(), inStatus('cancelled')]);
    await act(approved.id, 'approve/iso-auditor', auditor);
    const idsFor = async (person: Person, awaiting: string) => {
      const { body } = await ask<Exercise[]>(person, 'GET', `?limit=100&awaiting=${awaiting}`);
      return body.map(({ id }) => id).filter((id) => [waiting.id, approved.id, called_off.id].includes(id));
    };
    for (const person of [auditor, owner]) {
      await expect.poll(() => idsFor(person, 'iso_auditor')).toEqual([waiting.id]);
      expect((await idsFor(person, 'admin')).sort()).toEqual([waiting.id, approved.id].sort());
    }
    expect((await ask(auditor, 'GET', '?awaiting=nobody')).status).toBe(422);
  });

  it('the list of exercises holds those of all customers for staff and auditors', async () => {
    const made = await create();
    for (const person of [admin, auditor]) {
      const { headers, body } = await ask<Exercise[]>(person, 'GET', '?limit=1');
      expect([body.length, body[0]?.id]).toEqual([1, made.id]);
      const total = Number(headers.get('x-total-count'));
      const last = await ask<Exercise[]>(person, 'GET', `?limit=100&offset=${total - 1}`);
      expect(last.body).toHaveLength(1);
    }
    expect((await ask<Exercise[]>(other, 'GET', '')).body).toEqual([]);
  });
});

describe('the life of an exercise', () => {
  it('an exercise goes from scheduled to completed with its lessons learned', async () => {
    const { id } = await create({ scheduled_date: SOON });
    expect(await act(id, 'start')).toMatchObject({ status: 200, body: { id, status: 'in_progress' } });
    expect((await read(id)).status).toBe('in_progress');
    const ended = await act(id, 'complete', owner, outcomes);
    expect(ended).toMatchObject({ status: 200, body: { ...outcomes, status: 'completed', completed_date: expect.any(String) } });
    expect(await read(id)).toEqual(ended.body);
  });

  it('an exercise goes back to a draft and keeps its text', async () => {
    const { id } = await create({ scheduled_date: SOON });
    expect((await act(id, 'reopen')).body).toMatchObject({ status: 'draft', exercise_name: 'Oven fire' });
    expect((await ask(owner, 'PUT', `/${id}`, newExercise(bcpId, { scheduled_date: SOON }))).body.status).toBe('scheduled');
  });

  const legal: Record<string, ExerciseStatus[]> = {
    start: ['scheduled'],
    complete: ['in_progress'],
    cancel: ['draft', 'scheduled', 'in_progress'],
    reopen: ['scheduled'],
  };
  const statuses = EXERCISE_STATUSES.filter((status) => status !== 'generated');
  it.each(statuses)('an exercise in status %s refuses every transition that does not lead on from there', async (status) => {
    for (const [action, from] of Object.entries(legal)) {
      if (from.includes(status)) continue;
      const { id } = await inStatus(status);
      const { status: code, body } = await act(id, action);
      expect([code, body.detail]).toEqual([
        409,
        `Exercise cannot be ${{ start: 'started', complete: 'completed', cancel: 'cancelled', reopen: 'reopened' }[action]} in status ${status}`,
      ]);
      expect((await read(id)).status).toBe(status);
    }
    const { id } = await inStatus(status);
    const saved = await ask(owner, 'PUT', `/${id}`, newExercise(bcpId, { exercise_name: 'Later' }));
    expect([saved.status, saved.body.detail]).toEqual(
      status === 'draft' ? [200, undefined] : [409, `Exercise cannot be edited in status ${status}`],
    );
  });

  it('an exercise is moved once by parallel requests, and not again by a repeated one', async () => {
    const { id } = await create({ scheduled_date: SOON });
    const both = await Promise.all([act(id, 'start'), act(id, 'start', admin)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const headers = { 'idempotency-key': randomUUID() };
    const complete = (body: unknown = outcomes) => ask(owner, 'POST', `/${id}/complete`, body, headers);
    const first = await complete();
    expect(await complete()).toMatchObject({ status: 200, body: first.body });
    expect((await complete({ findings: 'x' })).status).toBe(422);
    expect((await act(id, 'complete', owner, outcomes)).status).toBe(409);
  });

  it('an exercise loses nothing when two people approve and edit at the same time', async () => {
    const { id } = await create();
    await Promise.all([
      ask(owner, 'PUT', `/${id}`, newExercise(bcpId, { scheduled_date: SOON })),
      act(id, 'approve/admin', admin),
      act(id, 'approve/iso-auditor', auditor),
    ]);
    expect(await read(id)).toMatchObject({ status: 'scheduled', admin_approved: true, iso_auditor_approved: true });
  });
});

describe('approvals', () => {
  const download = (id: number, enabled: boolean, person = admin) => ask(person, 'PUT', `/${id}/document-download`, { enabled });

  it('approvals by two people allow the download, which ends when one is withdrawn', async () => {
    const { id } = await create();
    const early = await download(id, true);
    expect([early.status, early.body.detail]).toEqual([409, expect.stringContaining('Both approvals are needed')]);
    const { id: adminId } = await admin.client.users.me();
    expect((await act(id, 'approve/admin', admin)).body).toMatchObject({ admin_approved: true, admin_approved_by: adminId });
    expect((await download(id, true)).status).toBe(409);
    expect((await act(id, 'approve/iso-auditor', auditor)).body).toMatchObject({ iso_auditor_approved: true });
    expect((await download(id, true)).body.document_download_enabled).toBe(true);
    expect((await ask(auditor, 'DELETE', `/${id}/approve/iso-auditor`)).body).toMatchObject({
      iso_auditor_approved: false,
      iso_auditor_approved_by: null,
      admin_approved: true,
      document_download_enabled: false,
    });
    expect((await ask(admin, 'DELETE', `/${id}/approve/admin`)).body.admin_approved).toBe(false);
  });

  it('approvals are cleared by new content, not by a date', async () => {
    const { id } = await create();
    await act(id, 'approve/admin', admin);
    const people = newExercise(bcpId, { participants: [] });
    expect((await ask(owner, 'PUT', `/${id}`, people)).body.admin_approved).toBe(true);
    const renamed = newExercise(bcpId, { exercise_name: 'Other' });
    expect((await ask(owner, 'PUT', `/${id}`, renamed)).body).toMatchObject({ admin_approved: false, admin_approved_by: null });
  });

  it('customers cannot approve exercises', async () => {
    const { id } = await create();
    for (const path of [`/${id}/approve/admin`, `/${id}/approve/iso-auditor`])
      for (const method of ['POST', 'DELETE']) expect((await ask(owner, method, path)).status).toBe(403);
    expect((await download(id, true, owner)).status).toBe(403);
    expect((await act(id, 'approve/iso-auditor', admin)).status).toBe(403);
    expect((await act(id, 'approve/admin', auditor)).status).toBe(403);
  });
});

describe('who may', () => {
  it('an exercise of another customer answers 404, like an unknown one', async () => {
    const { id } = await create({ scheduled_date: SOON });
    for (const [method, path, body] of [
      ['GET', `/${id}`],
      ['PUT', `/${id}`, newExercise(foreignBcpId)],
      ['POST', `/${id}/start`],
      ['POST', `/${id}/complete`, outcomes],
      ['POST', `/${id}/cancel`],
      ['POST', `/${id}/reopen`],
    ] as const) {
      const answer = await ask(other, method, path, body);
      expect([answer.status, answer.body.detail], path).toEqual([404, 'Exercise not found']);
    }
    expect((await ask(admin, 'GET', '/99999999')).status).toBe(404);
  });

  it('staff run and save an exercise of a customer, on BCPs of that customer', async () => {
    const { id } = await create();
    const mine = await ask(admin, 'PUT', `/${id}`, newExercise(bcpId, { exercise_name: 'By staff', scheduled_date: SOON }));
    expect([mine.status, mine.body.exercise_name]).toEqual([200, 'By staff']);
    expect((await ask(admin, 'PUT', `/${id}`, newExercise(foreignBcpId))).status).toBe(404);
    for (const action of ['start', 'cancel']) expect((await act(id, action, admin)).status).toBe(200);
  });

  it('auditors read and approve exercises, and nothing else', async () => {
    const { id } = await create({ scheduled_date: SOON });
    expect((await ask(auditor, 'GET', `/${id}`)).status).toBe(200);
    for (const [method, path, body] of [
      ['POST', '', newExercise(bcpId)],
      ['PUT', `/${id}`, newExercise(bcpId)],
      ['POST', `/${id}/start`],
      ['POST', `/${id}/cancel`],
    ] as const) {
      const answer = await ask(auditor, method, path, body);
      expect([answer.status, answer.body.detail]).toEqual([403, 'Premium subscription required for tabletop exercises']);
    }
  });

  it('exercises need the premium tier for customers', async () => {
    for (const person of [free, await signInDemo('gold'), await signInDemo('pastdue')]) {
      const answer = await ask(person, 'GET', '?limit=50&offset=0');
      expect([answer.status, answer.body.detail]).toEqual([403, 'Premium subscription required for tabletop exercises']);
    }
  });
});
