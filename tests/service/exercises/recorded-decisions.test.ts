/** What decisions of staff and downloads leave in the audit trail. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditRow } from '#functions/data/audit-trail.ts';
import type { Exercise } from '#shared/domain/exercise.ts';
import { atEveryPoint } from '#tests/support/crash-at.ts';
import { newExercise, PATH } from '#tests/support/exercises.ts';
import { type InProcess, type Request, startInProcess } from '#tests/support/in-process.ts';
import { putAuditor, putCustomer, putStaff } from '#tests/support/in-process-people.ts';

type Handler = Parameters<InProcess['invoke']>[0];
const [OWNER, STAFF, AUDITOR] = [91, 92, 93];

let world: InProcess;
let handlers: Record<'exercises' | 'templates' | 'pricing' | 'documents', Handler>;
let trail: typeof import('#functions/data/audit-trail.ts');
let bcpId = 0;

beforeAll(async () => {
  world = await startInProcess();
  const { handler: bcp } = (await import('#functions/api/bcp/handler.ts')) as never as { handler: Handler };
  handlers = {
    exercises: (await import('#functions/api/exercises/handler.ts')).handler as never,
    templates: (await import('#functions/api/exercise-templates/handler.ts')).handler as never,
    pricing: (await import('#functions/api/admin-pricing-plans/handler.ts')).handler as never,
    documents: (await import('#functions/api/documents/handler.ts')).handler as never,
  };
  trail = await import('#functions/data/audit-trail.ts');
  await Promise.all([putCustomer(OWNER, 'premium'), putStaff(STAFF), putAuditor(AUDITOR)]);
  const body = { business_name: 'Harbor Bakery', business_type: 'LLC', industry: 'Retail', employee_count: 5 };
  bcpId = (await world.invoke<{ id: number }>(bcp, { uid: OWNER, route: 'POST /v1/bcp', body })).body.id;
});
afterAll(() => world.stop());

const IGNORED: AuditRow['kind'][] = ['staff_saw_exercise'];
const entriesOf = async (uid: number): Promise<AuditRow[]> =>
  (await trail.listEntriesOf(uid, { limit: 100 }, new Date())).rows.filter(({ kind }) => !IGNORED.includes(kind));
const told = ({ kind, actor_id, subject, before, after }: AuditRow) => ({ kind, actor_id, subject, before, after });
const addedBy = async (uid: number, act: () => Promise<unknown>) => {
  const known = new Set((await entriesOf(uid)).map(({ id }) => id));
  await act();
  return (await entriesOf(uid)).filter(({ id }) => !known.has(id)).reverse();
};
const ask = <T = { id: number }>(area: keyof typeof handlers, uid: number, route: string, more: Partial<Request> = {}) =>
  world.invoke<T>(handlers[area], { uid, route, ...more });
const createExercise = async (): Promise<number> =>
  (await ask('exercises', OWNER, `POST ${PATH}`, { body: newExercise(bcpId) })).body.id;
const decide = (uid: number, id: number, route: string, body?: object) =>
  ask<Exercise>('exercises', uid, route.replace(' ', ` ${PATH}/{id}`), { id, ...(body ? { body } : {}) });

describe('decisions about an exercise', () => {
  it('approvals, the download and withdrawals are entries of its owner, once each, made by who decided', async () => {
    const id = await createExercise();
    const added = await addedBy(OWNER, async () => {
      for (let times = 0; times < 2; times++) {
        await decide(STAFF, id, 'POST /approve/admin');
        await decide(AUDITOR, id, 'POST /approve/iso-auditor');
      }
      await decide(STAFF, id, 'PUT /document-download', { enabled: true });
      await decide(STAFF, id, 'PUT /document-download', { enabled: true });
      await decide(AUDITOR, id, 'DELETE /approve/iso-auditor');
      await decide(AUDITOR, id, 'DELETE /approve/iso-auditor');
    });
    const subject = 'Oven fire';
    expect(added.map(told)).toEqual([
      { kind: 'exercise_approved', actor_id: STAFF, subject, before: null, after: { approved_as: 'admin' } },
      { kind: 'exercise_approved', actor_id: AUDITOR, subject, before: null, after: { approved_as: 'iso_auditor' } },
      {
        ...{ kind: 'document_download_changed', actor_id: STAFF, subject },
        before: { document_download_enabled: false },
        after: { document_download_enabled: true },
      },
      { kind: 'exercise_approval_withdrawn', actor_id: AUDITOR, subject, before: { approved_as: 'iso_auditor' }, after: null },
    ]);
    expect((await trail.listEntriesBy(STAFF, { limit: 100 }, new Date())).rows.map(({ user_id }) => user_id)).toContain(OWNER);
  });

  it('a refused decision is no entry', async () => {
    const id = await createExercise();
    expect(await addedBy(OWNER, () => decide(STAFF, id, 'PUT /document-download', { enabled: true }))).toEqual([]);
    expect(await addedBy(OWNER, () => decide(OWNER, id, 'POST /approve/admin'))).toEqual([]);
  });

  it('an approval, cut off anywhere, is never stored without its entry', async () => {
    const seen = new Set<boolean>();
    await atEveryPoint(async (at, label) => {
      const id = await createExercise();
      const known = await entriesOf(OWNER);
      const isReached = await world.killedAt(at, () => decide(STAFF, id, 'POST /approve/admin'));
      const { body } = await ask<Exercise>('exercises', OWNER, `GET ${PATH}/{id}`, { id });
      if (body.admin_approved) expect((await entriesOf(OWNER)).length, label).toBe(known.length + 1);
      seen.add(body.admin_approved);
      return isReached;
    });
    expect(seen).toEqual(new Set([false, true]));
  });
});

describe('what staff change about an exercise of a customer', () => {
  it('each change is an entry of its owner, once however often it is sent; what the owner does is none', async () => {
    const [id, own] = [await createExercise(), await createExercise()];
    const added = await addedBy(OWNER, async () => {
      for (let times = 0; times < 2; times++)
        await ask('exercises', STAFF, `POST ${PATH}/{id}/cancel`, { id, key: `cancel-${id}` });
      await decide(OWNER, own, 'POST /cancel');
    });
    const { body } = await ask<Exercise>('exercises', OWNER, `GET ${PATH}/{id}`, { id: own });
    expect(body.status).toBe('cancelled');
    const entry = { kind: 'exercise_changed', actor_id: STAFF, subject: 'Oven fire' };
    expect(added.map(told)).toEqual([{ ...entry, before: { status: 'draft' }, after: { status: 'cancelled' } }]);
  });

  it('a change, cut off anywhere, is never stored without its entry', async () => {
    const seen = new Set<string>();
    await atEveryPoint(async (at, label) => {
      const id = await createExercise();
      const known = await entriesOf(OWNER);
      const isReached = await world.killedAt(at, () => decide(STAFF, id, 'POST /cancel'));
      const { body } = await ask<Exercise>('exercises', OWNER, `GET ${PATH}/{id}`, { id });
      expect((await entriesOf(OWNER)).length, label).toBe(known.length + (body.status === 'cancelled' ? 1 : 0));
      seen.add(body.status);
      return isReached;
    });
    expect(seen).toEqual(new Set(['draft', 'cancelled']));
  });
});

describe('downloads', () => {
  it('a file of a BCP is recorded under its name, once for a repeated request', async () => {
    const added = await addedBy(OWNER, async () => {
      for (let times = 0; times < 2; times++)
        await ask('documents', OWNER, 'POST /v1/bcp/{id}/documents', {
          ...{ id: bcpId, key: 'one-file', body: { format: 'pdf', template_type: 'standard' } },
        });
    });
    expect(added.map(told)).toEqual([
      {
        ...{ kind: 'document_downloaded', actor_id: OWNER, before: null, after: null },
        subject: expect.stringMatching(/^bcp_Harbor_Bakery.*\.pdf$/),
      },
    ]);
  });

  it('a file of an exercise is recorded for its owner, whoever asks for it', async () => {
    const id = await createExercise();
    const body = { kind: 'situation_manual', format: 'docx' };
    for (const uid of [OWNER, AUDITOR]) {
      const added = await addedBy(OWNER, () => ask('exercises', uid, `POST ${PATH}/{id}/documents`, { id, body }));
      expect(added).toMatchObject([
        { kind: 'document_downloaded', actor_id: uid, subject: expect.stringMatching(/^exercise_Oven_fire.*\.docx$/) },
      ]);
    }
  });
});

describe('what all customers get', () => {
  const plan = { plan_type: 'gold', name: 'Spare', price: 100, is_active: false };

  it('a pricing plan is recorded when it is created, changed and deleted, with what changed', async () => {
    const route = '/v1/admin/pricing-plans';
    const added = await addedBy(STAFF, async () => {
      const { id } = (await ask('pricing', STAFF, `POST ${route}`, { body: plan, key: 'once' })).body;
      await ask('pricing', STAFF, `POST ${route}`, { body: plan, key: 'once' });
      await ask('pricing', STAFF, `PUT ${route}/{id}`, { id, body: { ...plan, price: 200, features: ['One', 'Two'] } });
      await ask('pricing', STAFF, `DELETE ${route}/{id}`, { id });
      await ask('pricing', STAFF, `DELETE ${route}/{id}`, { id });
    });
    const [common, whole] = [
      { kind: 'pricing_plan_changed', actor_id: STAFF, subject: 'Spare' },
      { ...plan, description: '', currency: 'USD' },
    ];
    expect(added.map(told)).toEqual([
      { ...common, before: null, after: { ...whole, features: '' } },
      { ...common, before: { price: 100, features: '' }, after: { price: 200, features: 'One; Two' } },
      { ...common, before: { ...whole, price: 200, features: 'One; Two' }, after: null },
    ]);
  });

  it('an exercise template is recorded when it is created, changed and deleted, with what changed', async () => {
    const route = `${PATH}/templates`;
    const template = { name: 'Flood', exercise_type: 'flood', description: 'D', scenario_template: 'S' };
    const added = await addedBy(STAFF, async () => {
      const { id } = (await ask('templates', STAFF, `POST ${route}`, { body: template })).body;
      await ask('templates', STAFF, `PUT ${route}/{id}`, { id, body: { ...template, description: 'x'.repeat(500) } });
      await ask('templates', STAFF, `DELETE ${route}/{id}`, { id });
      await ask('templates', STAFF, `PUT ${route}/{id}`, { id, body: template });
    });
    expect(added.map(told)).toMatchObject([
      { kind: 'exercise_template_changed', subject: 'Flood', before: null, after: template },
      { before: { description: 'D' }, after: { description: `${'x'.repeat(199)}…` } },
      { kind: 'exercise_template_changed', before: { name: 'Flood' }, after: null },
    ]);
    expect(Object.keys(added[1]!.after!)).toEqual(['description']);
  });
});
