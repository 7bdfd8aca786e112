import '@testing-library/jest-dom/vitest';
import { notifications } from '@mantine/notifications';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, type MockInstance, vi } from 'vitest';
import { server } from './support/server.ts';

/** The first page that a file opens is compiled at that moment, too. */
configure({ asyncUtilTimeout: 15_000 });

const realFetch = globalThis.fetch;
/** Unlike a browser, Node does not resolve relative addresses. */
globalThis.fetch = (input, init) => realFetch(typeof input === 'string' ? new URL(input, location.href) : input, init);
afterAll(() => {
  globalThis.fetch = realFetch;
  console.warn = warn;
});

window.matchMedia = (query) =>
  ({
    matches: false,
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
  }) as unknown as MediaQueryList;
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};

const warn = console.warn;
/** Without layout a focus trap finds nothing visible and logs a warning. */
console.warn = (message: unknown, ...details: unknown[]) => {
  if (!String(message).includes('use-focus-trap')) warn(message, ...details);
};

let complaints: MockInstance<typeof console.error>;

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  complaints = vi.spyOn(console, 'error');
});
afterEach(() => {
  cleanup();
  // The store outlives the screens, and the next file runs in the same worker.
  notifications.clean();
  server.resetHandlers();
  const { calls } = complaints.mock;
  complaints.mockRestore();
  expect(calls, 'nothing is written to console.error').toEqual([]);
});
afterAll(() => server.close());
