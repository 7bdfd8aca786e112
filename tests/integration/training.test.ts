import { beforeAll, describe, expect, it } from 'vitest';
import type { TrainingModule } from '#shared/domain/training.ts';
import { call } from '#tests/support/client.ts';
import { type Person, signInDemo, signUpVerified } from '#tests/support/people.ts';
import { signUpSubscribed } from '#tests/support/subscribers.ts';

let premium: Person;
let other: Person;
beforeAll(async () => {
  premium = await signUpSubscribed('premium');
  other = await signInDemo('admin');
});

const modulesOf = ({ accessToken }: Person) => call<TrainingModule[]>('GET', '/v1/training/modules', { token: accessToken });
const put = ({ accessToken }: Person, id: number | string, body: unknown) =>
  call<TrainingModule & { detail?: string }>('PUT', `/v1/training/modules/${id}/progress`, { token: accessToken, body });

describe('GET /v1/training/modules', () => {
  it('GET /v1/training/modules answers six modules that are not started', async () => {
    const { status, body } = await modulesOf(premium);
    expect(status).toBe(200);
    expect(body.map(({ id, duration, progress, completed }) => [id, duration, progress, completed])).toEqual(
      [2, 1.5, 2.5, 1.5, 2, 1].map((hours, at) => [at + 1, hours, 0, false]),
    );
    for (const { title, description, lesson } of body) {
      expect([title, description]).not.toContain('');
      expect(lesson.length).toBeGreaterThan(1000);
    }
  });

  it('GET /v1/training/modules needs the premium tier', async () => {
    const free = await signUpVerified();
    expect((await modulesOf(free)).status).toBe(403);
    expect((await put(free, 1, { progress: 10 })).status).toBe(403);
  });
});

describe('PUT /v1/training/modules/{id}/progress', () => {
  it('PUT /v1/training/modules/{id}/progress stores the progress of the caller only', async () => {
    const before = (await modulesOf(other)).body[1];
    expect(await put(premium, 2, { progress: 40 })).toMatchObject({
      status: 200,
      body: { id: 2, progress: 40, completed: false },
    });
    expect(await put(premium, 3, { progress: 100 })).toMatchObject({
      status: 200,
      body: { id: 3, progress: 100, completed: true },
    });
    const { body } = await modulesOf(premium);
    expect(body.map(({ progress }) => progress)).toEqual([0, 40, 100, 0, 0, 0]);
    expect((await modulesOf(other)).body[1]).toEqual(before);
  });

  it.each([-1, 101, 12.5, '40', null])('PUT /v1/training/modules/{id}/progress answers 422 for %j', async (progress) => {
    expect(await put(premium, 1, { progress })).toMatchObject({ status: 422, body: { errors: [{ field: 'progress' }] } });
  });

  it('PUT /v1/training/modules/{id}/progress answers 404 for an unknown module', async () => {
    for (const id of [7, 'x', 0]) expect((await put(premium, id, { progress: 1 })).status).toBe(404);
  });
});
