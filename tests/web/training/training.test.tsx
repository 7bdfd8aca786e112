import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { withProgress } from '#shared/domain/training.ts';
import { lessons } from '#shared/knowledge/lessons.ts';
import { open } from '../support/open.tsx';
import { answer, dana, storeSession } from '../support/server.ts';

const modules = (progress: number[] = []) => lessons.map((lesson, at) => withProgress(at + 1, lesson, progress[at] ?? 0));
const admin = { ...dana, role: 'admin' as const };

const openAcademy = async () => {
  storeSession();
  answer('get', '/v1/users/me', { body: admin });
  const opened = await open('/about');
  await screen.findByRole('navigation', { name: 'Main' });
  await opened.user.click(screen.getByRole('button', { name: 'Training Academy' }));
  return opened;
};
const keeping = (id: number) =>
  answer('put', `/v1/training/modules/${id}/progress`, ({ body }) => ({
    body: withProgress(id, lessons[id - 1]!, JSON.parse(body).progress),
  }));

describe('the training academy', () => {
  it('the training academy lists six modules with their hours and their progress', async () => {
    answer('get', '/v1/training/modules', { body: modules([100, 40]) });
    await openAcademy();
    const list = await screen.findByRole('list', { name: 'Training modules' });
    const items = [...list.children].map((item) => item.textContent);
    expect(items).toHaveLength(6);
    for (const [at, hours] of ['2 hours', '1.5 hours', '2.5 hours', '1.5 hours', '2 hours', '1 hour'].entries())
      expect(items[at]).toContain(hours);
    expect([items[0], items[1], items[2]].map((text) => /\d+% complete/.exec(text!)?.[0])).toEqual([
      '100% complete',
      '40% complete',
      '0% complete',
    ]);
    expect(items[0]).toContain('Completed');
  });

  it('the training academy saves each part that was read, and the last one completes the module', async () => {
    answer('get', '/v1/training/modules', { body: modules([0, 0, 60]) });
    const calls = keeping(3);
    const { user } = await openAcademy();
    await user.click(await screen.findByRole('button', { name: /^Continue\s*Crisis Communication$/ }));
    await user.click(await screen.findByRole('button', { name: 'Next part' }));
    const left = async () => screen.queryByRole('button', { name: 'Next part' });
    while (await left()) await user.click(screen.getByRole('button', { name: 'Next part' }));
    await user.click(await screen.findByRole('button', { name: 'Complete module' }));
    expect(await screen.findByText('Module completed: Crisis Communication')).toBeVisible();
    const kept = calls.map(({ body }) => JSON.parse(body).progress as number);
    expect(kept.at(-1)).toBe(100);
    expect(kept).toEqual([...kept].sort((a, b) => a - b));
    expect(kept[0]).toBeGreaterThan(60);
  });

  it('reading a completed lesson again does not lower the progress', async () => {
    answer('get', '/v1/training/modules', { body: modules([100]) });
    const calls = keeping(1);
    const { user } = await openAcademy();
    await user.click(await screen.findByRole('button', { name: /^Read again\s*Leading/ }));
    await user.click(await screen.findByRole('button', { name: 'Next part' }));
    expect(await screen.findByText(/Part 2 of/)).toBeVisible();
    expect(calls).toHaveLength(0);
  });

  it('the training academy shows that progress failed to save, and reading continues', async () => {
    answer('get', '/v1/training/modules', { body: modules() });
    answer('put', '/v1/training/modules/1/progress', { status: 500 });
    const { user } = await openAcademy();
    await user.click(await screen.findByRole('button', { name: /^Start\s*Leading/ }));
    await user.click(await screen.findByRole('button', { name: 'Next part' }));
    expect(await screen.findByText('We couldn’t save your progress')).toBeVisible();
    expect(screen.getByText(/Part 2 of/)).toBeVisible();
  });

  it('the training academy can be loaded again after a failure', async () => {
    answer('get', '/v1/training/modules', { status: 404, body: { detail: 'Not found' } }, { body: modules() });
    const { user } = await openAcademy();
    const failed = await screen.findByRole('alert');
    await user.click(within(failed).getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('list', { name: 'Training modules' })).toBeVisible();
  });
});
