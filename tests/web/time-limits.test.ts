import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Job } from '#shared/queues/job.ts';
import { loadSession } from './support/open.tsx';
import { answer, storeSession } from './support/server.ts';

describe('a call', () => {
  it('a call is aborted after 60000 ms', async () => {
    storeSession();
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    answer('get', '/v1/users/me', () => {
      limit.abort();
      return { body: {} };
    });
    const { client } = await loadSession();
    await expect(client.users.me()).rejects.toMatchObject({ status: 0, message: 'timeout of 60000ms exceeded' });
    expect(timeout).toHaveBeenCalledWith(60_000);
    timeout.mockRestore();
  });
});

describe('what takes long', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.doUnmock('../../web/app/pages/about.tsx');
  });

  it('a call for AI work is aborted after 900000 ms', async () => {
    const { pollJob: jobResult } = await import('../../web/lib/job.ts');
    const running = { status: 'running', progress: { phase: 'thinking', percent: null } } as Job;
    const looks = vi.fn(async () => running);
    const end = expect(jobResult(1, looks, {})).rejects.toMatchObject({ status: 0, message: 'timeout of 900000ms exceeded' });
    await vi.advanceTimersByTimeAsync(890_000);
    expect(looks.mock.calls.length).toBeGreaterThan(200);
    await vi.advanceTimersByTimeAsync(10_000);
    await end;
  });

  it('loading a part of the application is aborted after 120 s', async () => {
    vi.doMock('../../web/app/pages/about.tsx', () => new Promise(() => undefined));
    const { loadPage } = await import('../../web/app/page-files.ts');
    const end = expect(loadPage('about')).rejects.toThrow('Loading the page timed out after 120 s');
    await vi.advanceTimersByTimeAsync(120_000);
    await end;
  });
});
