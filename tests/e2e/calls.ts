/** The calls of a page: counted, held back, lost, or answered in the server's stead. */
import type { BrowserContext, Page, Route } from '@playwright/test';

type Source = Page | BrowserContext;

const isCall = (path: RegExp) => (url: URL) => path.test(url.pathname);

/** How many calls a page, or all pages of a profile, have made since. */
export const countCalls = (source: Source, method: string, path: RegExp): (() => number) => {
  let calls = 0;
  source.on('request', (request) => {
    if (request.method() === method && path.test(new URL(request.url()).pathname)) calls++;
  });
  return () => calls;
};

/** Answers a call of the API itself; a status without a body is a server that gives no sentence. */
export const answerWith = (source: Source, path: RegExp, status: number, body: object = {}): Promise<unknown> =>
  source.route(isCall(path), (route) => route.fulfill({ status, json: body }));

/** The connection breaks under every such call. */
export const loseCalls = (source: Source, path: RegExp): Promise<unknown> =>
  source.route(isCall(path), (route) => route.abort('connectionfailed'));

/** Keeps such calls on their way until they are let go. */
export const holdCalls = async (source: Source, path: RegExp): Promise<() => Promise<void>> => {
  const held: Route[] = [];
  let isOpen = false;
  await source.route(isCall(path), (route) => (isOpen ? route.continue() : void held.push(route)));
  return async () => {
    isOpen = true;
    for (const route of held) await route.continue();
  };
};
