import { afterEach, beforeEach, vi } from 'vitest';
import type { Bcp } from '#shared/domain/bcp/bcp.ts';
import { createEditorSession } from '../../../web/features/bcp-editor/state/editor-context.tsx';
import { fakeServer, memoryDrafts } from './bcp-fixture.ts';

/** The editor of one visit, without a screen. */
export const visit = (bcp: Bcp | null = null) => {
  const server = fakeServer();
  const storage = memoryDrafts();
  const onLimit = vi.fn();
  const onSaved = vi.fn();
  const session = createEditorSession({ bcp, step: 1, userId: 7, onSaved, onLimit, calls: server, storage });
  const creates = () => server.calls.filter((call) => call.kind === 'create');
  const updates = () => server.calls.filter((call) => call.kind === 'update');
  const copyOf = (bcpId: number | 'new') => storage.all.get(`7/${bcpId}/${session.visit}`);
  return { ...session, server, storage, copyOf, onLimit, onSaved, creates, updates };
};

export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
/** Spied on when called: another test file has another navigator. */
export const setOnline = (isOnline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);

/** For tests that pass the time themselves. */
export const setUpSaving = (): void => {
  beforeEach(() => {
    vi.useFakeTimers();
    setOnline(true);
  });
  afterEach(() => void vi.useRealTimers());
};
