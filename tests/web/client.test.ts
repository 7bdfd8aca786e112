import { describe, expect, it, vi } from 'vitest';
import { loadSession } from './support/open.tsx';
import { answer, session, storeSession } from './support/server.ts';

const analysis = { bcp: { id: 3 }, source: 'knowledge' };
const job = (change: object) => ({
  job_id: 9,
  kind: 'analyze',
  status: 'running',
  status_url: '/v1/jobs/9',
  progress: { phase: 'thinking', percent: null },
  created_at: '2026-11-20T10:00:00Z',
  deadline_at: '2026-11-20T10:15:00Z',
  ...change,
});

describe('a long call', () => {
  it('a long call asks for an immediate answer, waits for its job and resolves to the result', async () => {
    storeSession();
    const calls = answer('post', '/v1/bcp/3/analyze', {
      status: 202,
      body: { job_id: 9, status: 'queued', status_url: '/v1/jobs/9' },
    });
    const looks = answer(
      'get',
      '/v1/jobs/9',
      { body: job({}) },
      { status: 503 },
      { body: job({ status: 'succeeded', result: analysis }) },
    );
    const { client } = await loadSession();
    const onProgress = vi.fn();
    await expect(client.bcp.analyze({ params: { id: 3 } }, { onProgress })).resolves.toEqual(analysis);
    expect(calls[0]!.headers.get('prefer')).toBe('respond-async');
    expect(looks).toHaveLength(3);
    expect(onProgress).toHaveBeenCalledWith({ phase: 'thinking', percent: null });
  });

  it('a long call accepts a result that is answered immediately', async () => {
    storeSession();
    answer('post', '/v1/bcp/3/analyze', { body: analysis });
    const { client } = await loadSession();
    await expect(client.bcp.analyze({ params: { id: 3 } })).resolves.toEqual(analysis);
  });

  it('a long call fails with the message of its job', async () => {
    storeSession();
    answer('post', '/v1/bcp/3/analyze', { status: 202, body: { job_id: 9 } });
    answer('get', '/v1/jobs/9', { body: job({ status: 'failed', detail: 'The analysis could not be finished.' }) });
    const { client } = await loadSession();
    await expect(client.bcp.analyze({ params: { id: 3 } })).rejects.toMatchObject({
      detail: 'The analysis could not be finished.',
    });
  });

  it('a long call stops waiting when it is aborted', async () => {
    storeSession();
    answer('post', '/v1/bcp/3/analyze', { status: 202, body: { job_id: 9 } });
    answer('get', '/v1/jobs/9', { body: job({}) });
    const { client } = await loadSession();
    const leave = new AbortController();
    const call = client.bcp.analyze({ params: { id: 3 } }, { signal: leave.signal });
    setTimeout(() => leave.abort(new Error('left')), 100);
    await expect(call).rejects.toThrow('left');
  });
});

describe('a signed-in POST', () => {
  it('a signed-in POST carries one idempotency key, the same in a retry', async () => {
    storeSession('old');
    answer('post', '/v1/auth/refresh', { body: session('new') });
    const calls = answer('post', '/v1/bcp/3/analyze', { status: 401, body: { message: 'Unauthorized' } }, { body: analysis });
    const { client } = await loadSession();
    await client.bcp.analyze({ params: { id: 3 } });
    await client.bcp.analyze({ params: { id: 3 } });
    const keys = calls.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });
});

describe('the trace of a call', () => {
  it('a retry and the waiting for a job belong to the trace of the call, and the next call is another', async () => {
    storeSession('old');
    answer('post', '/v1/auth/refresh', { body: session('new') });
    const accepted = { status: 202, body: { job_id: 9, status: 'queued', status_url: '/v1/jobs/9' } };
    const calls = answer('post', '/v1/bcp/3/analyze', { status: 401, body: { message: 'Unauthorized' } }, accepted, accepted);
    const polls = answer('get', '/v1/jobs/9', { body: job({ status: 'succeeded', result: analysis }) });
    const { client } = await loadSession();
    await client.bcp.analyze({ params: { id: 3 } });
    await client.bcp.analyze({ params: { id: 3 } });
    const [refused, repeated, next, first, second] = [...calls, ...polls].map(({ headers }) => headers.get('traceparent'));
    expect(refused).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
    expect([repeated, first]).toEqual([refused, refused]);
    expect(next).not.toBe(refused);
    expect(second).toBe(next);
  });
});

describe('a failed call', () => {
  it.each([
    [
      { status: 404, body: { detail: 'Not found' } },
      { status: 404, detail: 'Not found', message: 'Not found' },
    ],
    [
      { status: 413, body: { message: 'Request Too Large' } },
      { status: 413, detail: 'Request Too Large' },
    ],
    [{ status: 418 }, { status: 418, detail: null, message: 'Request failed with status code 418' }],
    [
      { status: 422, body: { detail: 'Name is required', errors: [{ field: 'name', message: 'Name is required' }] } },
      { errors: [{ field: 'name', message: 'Name is required' }] },
    ],
    ['network-error' as const, { status: 0, message: 'Network Error', isNetwork: true, isTransient: true }],
  ])('a failed call with %j becomes %j', async (given, error) => {
    storeSession();
    answer('get', '/v1/users/me', given);
    const { client } = await loadSession();
    await expect(client.users.me()).rejects.toMatchObject(error);
  });
});
