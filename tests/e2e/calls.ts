/** The calls of a page: counted, held back, lost, or answered in the server's stead. */
import type { BrowserContext, Page, Route } from '@playwright/test';

type Source = Page | BrowserContext;

/** How many calls a page, or all pages of a profile, have made since. */
export const countCalls = (source: Source, method: string, path: RegExp): (() => number) => {
  let calls = 0;
  source.on('request', (request) => {
    if (request.method() === method && path.test(new URL(request.url()).pathname)) calls++;
  });
  return () => calls;
};

/** Does something with the calls of one kind and lets the others pass. */
const takeCalls = async (source: Source, method: string, path: RegExp, take: (route: Route) => unknown): Promise<void> => {
  await source.route(
    (url) => path.test(url.pathname),
    (route) => (route.request().method() === method ? take(route) : route.fallback()),
  );
};

/** Answers calls of the API itself; a status without a body is a server that gives no sentence. */
export const answerWith = (source: Source, method: string, path: RegExp, status: number, body: object = {}): Promise<void> =>
  takeCalls(source, method, path, (route) => route.fulfill({ status, json: body }));

/** Every such call is done, and its answer lost. */
export const loseAnswers = (source: Source, method: string, path: RegExp): Promise<void> =>
  takeCalls(source, method, path, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });

/** Keeps such calls on their way until they are let go. */
export const holdCalls = async (source: Source, method: string, path: RegExp): Promise<() => Promise<void>> => {
  const held: Route[] = [];
  let isOpen = false;
  await takeCalls(source, method, path, (route) => (isOpen ? route.continue() : held.push(route)));
  return async () => {
    isOpen = true;
    for (const route of held) await route.continue();
  };
};
