import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import { readTokens } from '../lib/tokens.ts';
import { ErrorPage } from './error-page.tsx';
import { RequireSession } from './guards/session-guards.tsx';
import { isRouted, loadPage } from './page-files.ts';
import { type Gate, pathOf, type RouteDef, type RouteName, routes } from './paths.ts';

const definitions = Object.entries(routes) as [RouteName, RouteDef][];

const loadGate = async (gate: Gate) => ({ Component: (await import('./guards/gates.tsx')).gates[gate] });

/** A route whose page does not exist yet still asks for a sign-in, and then shows the not-found page. */
const toRouteObject = ([name, { path, page, gate }]: [RouteName, RouteDef]): RouteObject => {
  const route: RouteObject = { path, lazy: () => loadPage(isRouted(name) ? page : 'not-found') };
  return gate ? { lazy: () => loadGate(gate), children: [route] } : route;
};

const buildRoutes = (access: RouteDef['access']): RouteObject[] =>
  definitions.filter(([, definition]) => definition.access === access).map(toRouteObject);

/** Only while developing: production builds do not contain it. */
const gallery: RouteObject[] = import.meta.env.DEV ? [{ path: '/__kitchen', lazy: () => import('./component-gallery.tsx') }] : [];

/** Visitors without a session do not load the dashboard to be redirected to sign-in. */
const Home = () => <Navigate to={pathOf(readTokens() ? 'dashboard' : 'login')} replace />;

const frame = {
  lazy: async () => ({ Component: (await import('./shell/frame.tsx')).Frame }),
  HydrateFallback: () => null,
};

const screenFrame = {
  lazy: async () => ({ Component: (await import('./shell/frame.tsx')).ScreenFrame }),
  HydrateFallback: () => null,
};

export const routeObjects: RouteObject[] = [
  {
    ErrorBoundary: ErrorPage,
    HydrateFallback: () => null,
    children: [
      ...buildRoutes('auth'),
      { path: '/', Component: Home },
      { path: '/bcp-list', element: <Navigate to={pathOf('bcps')} replace /> },
      {
        ...screenFrame,
        children: [{ ErrorBoundary: ErrorPage, children: [{ element: <RequireSession />, children: buildRoutes('screen') }] }],
      },
      {
        ...frame,
        children: [
          {
            ErrorBoundary: ErrorPage,
            children: [
              { element: <RequireSession />, children: buildRoutes('user') },
              ...buildRoutes('public'),
              ...gallery,
              { path: '*', lazy: () => loadPage('not-found') },
            ],
          },
        ],
      },
    ],
  },
];

export const createRouter = () => createBrowserRouter(routeObjects);
