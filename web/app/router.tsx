/** Addresses to pages: who may open what, and inside which frame. */
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import { readTokens } from '../lib/tokens.ts';
import { ErrorPage } from './error-page.tsx';
import { RequireSession } from './guards/require-session.tsx';
import { isRouted, loadPage } from './page-files.ts';
import { type Gate, type Place, type PlaceName, pathOf, places } from './paths.ts';

const all = Object.entries(places) as [PlaceName, Place][];

/** Loaded with the first page that has a gate, so that sign-in carries none of them. */
const loadGate = async (gate: Gate) => ({ Component: (await import('./guards/gates.tsx')).gates[gate] });

/** A known address whose page does not exist yet still asks for a sign-in, and then says that there is nothing. */
const route = ([name, { path, page, gate }]: [PlaceName, Place]): RouteObject => {
  const own: RouteObject = { path, lazy: () => loadPage(isRouted(name) ? page : 'not-found') };
  return gate ? { lazy: () => loadGate(gate), children: [own] } : own;
};

const routesWith = (access: Place['access']): RouteObject[] => all.filter(([, place]) => place.access === access).map(route);

/** The workbench of the components; production builds do not contain it. */
const kitchen: RouteObject[] = import.meta.env.DEV ? [{ path: '/__kitchen', lazy: () => import('./kitchen/kitchen.tsx') }] : [];

/** Visitors without a session need not load the dashboard to be sent to the sign-in page. */
const Home = () => <Navigate to={pathOf(readTokens() ? 'dashboard' : 'login')} replace />;

const frame = {
  lazy: async () => ({ Component: (await import('./shell/frame.tsx')).Frame }),
  HydrateFallback: () => null,
};

export const routes: RouteObject[] = [
  {
    ErrorBoundary: ErrorPage,
    HydrateFallback: () => null,
    children: [
      ...routesWith('auth'),
      { path: '/', Component: Home },
      { path: '/bcp-list', element: <Navigate to={pathOf('bcps')} replace /> },
      {
        ...frame,
        children: [
          {
            ErrorBoundary: ErrorPage,
            children: [
              { element: <RequireSession />, children: routesWith('user') },
              ...routesWith('public'),
              ...kitchen,
              { path: '*', lazy: () => loadPage('not-found') },
            ],
          },
        ],
      },
    ],
  },
];

export const createRouter = () => createBrowserRouter(routes);
