/** Set up beside every file of integration tests: what must hold whatever the tests do. */
import { afterAll, expect } from 'vitest';
import { origin } from './client.ts';
import { listUndocumented } from './documented-statuses.ts';

// Some files start another run, and end it.
const shared = origin();
const ask = async <T>(path: string): Promise<T> => (await fetch(`${shared}${path}`)).json() as Promise<T>;

afterAll(async () => {
  const { denied } = await ask<{ denied: string[] }>('/local/permissions');
  expect(denied, 'what functions asked for beyond their roles').toEqual([]);
  const answers = await ask<Record<string, number[]>>('/local/answers');
  expect(listUndocumented(answers), 'statuses that the OpenAPI document does not name').toEqual([]);
});
