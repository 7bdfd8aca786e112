import { matchRoutes } from 'react-router-dom';
import { routeObjects } from './router.tsx';

/** Loads the frame and the page of an address before the first render, which then shows them at once. */
export const loadMatches = async (path: string): Promise<void> => {
  for (const { route } of matchRoutes(routeObjects, path) ?? [])
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
};
