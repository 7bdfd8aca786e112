import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { loadMatches } from './load-matches.ts';
import { routeObjects } from './router.tsx';

/** A browser that keeps nothing. */
globalThis.localStorage ??= { getItem: () => null } as unknown as Storage;

/** The HTML of a page as a visitor sees it whose browser keeps nothing of Keelhouse yet. */
export const renderPage = async (path: string): Promise<string> => {
  await loadMatches(path);
  return renderToString(<App router={createMemoryRouter(routeObjects, { initialEntries: [path] })} />);
};
