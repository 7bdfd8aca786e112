import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Bcp } from '#shared/domain/bcp/bcp.ts';
import type { Exercise } from '#shared/domain/exercise.ts';
import type { ExerciseTemplate } from '#shared/domain/exercise-template.ts';
import { atEveryPoint } from '#tests/support/crash-at.ts';
import { newExercise, PATH } from '#tests/support/exercises.ts';
import { type InProcess, startInProcess } from '#tests/support/in-process.ts';
import { putStaff } from '#tests/support/in-process-people.ts';

type Handler = Parameters<InProcess['invoke']>[0];
const UID = 1;
const BUILT_IN = 1;

let world: InProcess;
let exercises: Handler;
let templates: Handler;
let bcpId = 0;

beforeAll(async () => {
  world = await startInProcess();
  const { handler: bcp } = (await import('#functions/api/bcp/handler.ts')) as never as { handler: Handler };
  ({ handler: exercises } = (await import('#functions/api/exercises/handler.ts')) as never);
  ({ handler: templates } = (await import('#functions/api/exercise-templates/handler.ts')) as never);
  await putStaff(UID);
  const body = { business_name: 'Acme', business_type: 'LLC', industry: 'Retail', employee_count: 5 };
  bcpId = (await world.invoke<Bcp>(bcp, { uid: UID, route: 'POST /v1/bcp', body })).body.id;
});
afterAll(() => world.stop());

const template = { name: 'Oven fire', exercise_type: 'fire', description: 'D', scenario_template: 'S' };
const addTemplate = async () =>
  (await world.invoke<ExerciseTemplate>(templates, { uid: UID, route: `POST ${PATH}/templates`, body: template })).body;
const createFrom = (template_id: number | null | undefined, key?: string) =>
  world.invoke<Exercise>(exercises, {
    uid: UID,
    route: `POST ${PATH}`,
    body: newExercise(bcpId, template_id === undefined ? {} : { template_id }),
    ...(key ? { key } : {}),
  });
const readUses = async (id: number) => {
  const { body } = await world.invoke<ExerciseTemplate[]>(templates, { uid: UID, route: `GET ${PATH}/templates` });
  return body.find((listed) => listed.id === id)?.use_count;
};

describe('the uses of an exercise template', () => {
  it('the uses of a template are the exercises created from it, for those of staff and built-in ones', async () => {
    for (const { id } of [await addTemplate(), { id: BUILT_IN }]) {
      expect(await readUses(id)).toBe(0);
      expect((await createFrom(id)).body.template_id).toBe(id);
      expect((await createFrom(id)).status).toBe(201);
      expect(await readUses(id)).toBe(2);
    }
  });

  it('the uses of a template do not grow by a repeated request, or by an exercise without it', async () => {
    const { id } = await addTemplate();
    for (let attempt = 0; attempt < 3; attempt++) expect((await createFrom(id, `once-${id}`)).status).toBe(201);
    for (const none of [null, undefined]) expect((await createFrom(none)).status).toBe(201);
    expect(await readUses(id)).toBe(1);
  });

  it('the uses of a template survive its next save', async () => {
    const { id } = await addTemplate();
    await createFrom(id);
    const route = `PUT ${PATH}/templates/{id}`;
    const { body } = await world.invoke<ExerciseTemplate>(templates, { uid: UID, route, id, body: template });
    expect(body.use_count).toBe(1);
    expect(await readUses(id)).toBe(1);
  });

  it('the uses of a template that does not exist are not counted, and the exercise is created', async () => {
    const { id } = await addTemplate();
    await world.invoke(templates, { uid: UID, route: `DELETE ${PATH}/templates/{id}`, id });
    expect((await createFrom(id)).status).toBe(201);
    const { readTemplateUses } = await import('#functions/data/exercise-templates.ts');
    expect(await readTemplateUses(id)).toBe(0);
  });

  it('the uses of a template that are contended never cost the exercise', async () => {
    const { id } = await addTemplate();
    world.conflictWith(8);
    expect((await createFrom(id)).status).toBe(201);
  });

  it('the uses of a template are counted once when creating the exercise is cut off anywhere and retried', async () => {
    const points = await atEveryPoint(async (at, label) => {
      const { id } = await addTemplate();
      const create = () => createFrom(id, `${label} ${id}`.replaceAll(' ', '-'));
      const isReached = await world.killedAt(at, create);
      expect((await create()).status, label).toBe(201);
      expect(await readUses(id), label).toBe(1);
      return isReached;
    });
    expect(points).toBeGreaterThanOrEqual(6);
  });
});
