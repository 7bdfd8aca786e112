import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EXERCISE_DOCUMENTS, type ExerciseDocumentKind } from '#shared/domain/exercise-document.ts';
import { newExercise, PATH, SOON } from '#tests/support/exercises.ts';
import { type InProcess, startInProcess } from '#tests/support/in-process.ts';
import { putAuditor, putCustomer, putStaff } from '#tests/support/in-process-people.ts';

const [OWNER, STAFF, AUDITOR, OTHER] = [81, 82, 83, 84] as const;

let world: InProcess;
let exercises: Parameters<InProcess['invoke']>[0];
let bcp: typeof exercises;
let bcpId = 0;
let id = 0;

const ask = <T = { id: number }>(uid: number, route: string, more: object = {}) =>
  world.invoke<T>(exercises, { uid, route: route.replace(' ', ` ${PATH}`), ...more });
const print = (uid: number, kind: string, query: Record<string, string> = {}) =>
  ask<string & { detail: string }>(uid, 'GET /{id}/documents/{kind}', { id, params: { kind }, query });

beforeAll(async () => {
  world = await startInProcess();
  ({ handler: bcp } = (await import('#functions/api/bcp/handler.ts')) as never);
  ({ handler: exercises } = (await import('#functions/api/exercises/handler.ts')) as never);
  await Promise.all([putCustomer(OWNER, 'premium'), putStaff(STAFF), putAuditor(AUDITOR), putCustomer(OTHER, 'premium')]);
  const fields = { business_name: 'Acme', business_type: 'LLC', industry: 'Retail', employee_count: 5 };
  bcpId = (await world.invoke<{ id: number }>(bcp, { uid: OWNER, route: 'POST /v1/bcp', body: fields })).body.id;
});
afterAll(() => world.stop());
beforeEach(async () => {
  const made = await ask(OWNER, 'POST ', { body: newExercise(bcpId, { scheduled_date: SOON }) });
  expect(made.status).toBe(201);
  id = made.body.id;
});

describe('GET /v1/tabletop-exercises/{id}/documents/{kind}', () => {
  it.each(EXERCISE_DOCUMENTS)('%s is HTML with names for the owner, with roles for staff and auditors', async (kind) => {
    await ask(OWNER, 'POST /{id}/start', { id });
    const own = await print(OWNER, kind);
    expect(own.status).toBe(200);
    expect(own.headers['content-type']).toContain('text/html');
    for (const uid of [STAFF, AUDITOR]) {
      const seen = await print(uid, kind);
      expect(seen.status).toBe(200);
      for (const text of ['Ana Ruiz', 'ana@acme.example', '206-555-0100']) expect(seen.body).not.toContain(text);
    }
    if (kind !== 'facilitator_handbook') expect(own.body).toContain('Ana Ruiz');
  });

  it("another customer's exercise and an unknown document are not found or refused", async () => {
    expect((await print(OTHER, 'situation_manual')).status).toBe(404);
    const unknown = await print(OWNER, 'diary');
    expect(unknown.status).toBe(422);
    expect(unknown.body.detail).toBe('Document must be situation_manual, facilitator_handbook or after_action_report');
    expect((await print(OWNER, 'situation_manual', { time_zone: 'Mars/Olympus' })).status).toBe(422);
  });

  it('there is no after-action report before the exercise started, neither as HTML nor as a file', async () => {
    const kind: ExerciseDocumentKind = 'after_action_report';
    const file = () => ask(OWNER, 'POST /{id}/documents', { id, body: { kind, format: 'pdf' } });
    const refused = await print(OWNER, kind);
    expect(refused.status).toBe(409);
    expect(refused.body.detail).toBe('The after-action report is available once the exercise has started.');
    expect((await file()).status).toBe(409);
    await ask(OWNER, 'POST /{id}/start', { id });
    expect((await print(OWNER, kind)).status).toBe(200);
    expect((await file()).status).toBe(202);
  });

  it('times are printed in the zone of the reader, if the business has no place', async () => {
    expect((await print(OWNER, 'situation_manual')).body).toContain('Mar 1, 2030, 3:00 PM UTC');
    expect((await print(OWNER, 'situation_manual', { time_zone: 'America/Chicago' })).body).toContain('Mar 1, 2030, 9:00 AM CST');
  });

  it('times are printed in the zone of the business, whoever reads them, if its place is known', async () => {
    const place = { business_name: 'Acme', business_type: 'LLC', industry: 'Retail', employee_count: 5, state: 'CO' };
    const fields = { ...place, city: 'Denver', zip_code: '80202' };
    const { body } = await world.invoke<{ id: number }>(bcp, { uid: OWNER, route: 'POST /v1/bcp', body: fields });
    const made = await ask(OWNER, 'POST ', { body: newExercise(body.id, { scheduled_date: SOON }) });
    id = made.body.id;
    for (const reader of [OWNER, STAFF])
      expect((await print(reader, 'situation_manual', { time_zone: 'America/New_York' })).body).toContain(
        'Mar 1, 2030, 8:00 AM MST',
      );
  });
});
