import { createBrowserRouter, type LoaderFunctionArgs, Navigate, type RouteObject, redirect } from 'react-router-dom';
import { readTokens } from '../lib/tokens.ts';
import { ErrorPage } from './error-page.tsx';
import { RequireSession } from './guards/session-guards.tsx';
import { isRouted, loadPage } from './page-files.ts';
import { type Gate, pathOf, type RouteDef, type RouteName, routes } from './paths.ts';

const definitions = Object.entries(routes) as [RouteName, RouteDef][];

const loadGate = async (gate: Gate) => ({ Component: (await import('./guards/gates.tsx')).gates[gate] });

const openSample = ({ request }: LoaderFunctionArgs) =>
  new URL(request.url).searchParams.has('demo') ? redirect(pathOf('sample')) : null;

/** `/bcp?demo=1` needs no session. A filter in the address of the list must not wait for it. */
const redirects: Partial<Record<RouteName, Pick<RouteObject, 'loader' | 'shouldRevalidate'>>> = {
  bcps: { loader: openSample, shouldRevalidate: () => false },
};

/** A route whose page does not exist yet still asks for a sign-in, and then shows the not-found page. */
const toRouteObject = ([name, { path, page, gate }]: [RouteName, RouteDef]): RouteObject => {
  const route: RouteObject = { path, lazy: () => loadPage(isRouted(name) ? page : 'not-found'), ...redirects[name] };
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

const accountPage = { lazy: async () => ({ Component: (await import('./shell/frame.tsx')).AccountPage }) };

const visitorFrame = {
  lazy: async () => ({ Component: (await import('./shell/visitor-frame.tsx')).VisitorFrame }),
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
      { ...visitorFrame, children: [{ ErrorBoundary: ErrorPage, children: buildRoutes('visitor') }] },
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
              { element: <RequireSession />, children: [{ ...accountPage, children: buildRoutes('user') }] },
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
