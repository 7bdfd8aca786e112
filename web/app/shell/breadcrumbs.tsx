import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { STRESS_TEST_TITLE } from '#shared/messages/page-titles.ts';
import { isRouted } from '../page-files.ts';
import { type RouteName, routes } from '../paths.ts';
import styles from './breadcrumbs.module.css';

/** Numbered pages are not in the list of routes by their address, and are there. */
const isBuilt = ({ path }: Crumb): boolean => {
  const name = (Object.keys(routes) as RouteName[]).find((route) => routes[route].path === path);
  return name === undefined || isRouted(name);
};

/** Name of the BCP above the open page, once that page has loaded it. */
const useBcpName = (pathname: string): string | undefined => {
  const cache = useQueryClient();
  const [, id] = /^\/bcp\/(\d+)\/./.exec(pathname) ?? [];
  return useSyncExternalStore(
    (notify) => cache.getQueryCache().subscribe(notify),
    () => (id === undefined ? undefined : cache.getQueryData<{ business_name: string }>(['bcp', Number(id)])?.business_name),
  );
};

export function Breadcrumbs() {
  const { pathname } = useLocation();
  const crumbs = crumbsOf(pathname, useBcpName(pathname));
  const parent = crumbs.slice(0, -1).findLast(isBuilt);
  if (!parent) return null;
  return (
    <nav aria-label="Breadcrumb" className={styles.bar} data-wide={/^\/bcp\/[^/]+$|\/facilitate$/.test(pathname) || undefined}>
      <Link to={parent.path} className={styles.back}>
        <span aria-hidden="true">‹ </span>
        {parent.label}
      </Link>
      <ol className={styles.trail}>
        {crumbs.map((crumb, index) => (
          <li key={crumb.path}>
            {index === crumbs.length - 1 && <span aria-current="page">{crumb.label}</span>}
            {index < crumbs.length - 1 && (isBuilt(crumb) ? <Link to={crumb.path}>{crumb.label}</Link> : crumb.label)}
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface Crumb {
  label: string;
  path: string;
}

const labels: Record<string, string> = {
  '/dashboard': 'Dashboard',
  '/bcp': 'BCP Plans',
  '/bcp/new': 'New BCP',
  '/tabletop-exercises': 'Tabletop Exercises',
  '/tabletop-exercises/new': 'New Exercise',
  '/crisis-communications': 'Crisis Communications',
  '/crisis-communications/phone-tree': 'Phone Tree',
  '/subscription': 'Subscription',
  '/subscription-management': 'Subscription Management',
  '/payment-history': 'Payment History',
  '/billing-settings': 'Billing Settings',
  '/profile': 'Profile Settings',
  '/admin': 'Admin Dashboard',
  '/admin/templates': 'Template Management',
  '/privacy-policy': 'Privacy Policy',
  '/terms-of-service': 'Terms of Service',
  '/cookie-policy': 'Cookie Policy',
  '/data-protection': 'Data Protection',
  '/about': 'About',
};

const numbered: Record<string, string> = { bcp: 'BCP', 'tabletop-exercises': 'Exercise' };

const actionLabels: Record<string, Record<string, string>> = {
  bcp: { 'stress-test': STRESS_TEST_TITLE, proof: 'Proof' },
  'tabletop-exercises': { edit: 'Edit', facilitate: 'Facilitate', projector: 'Projector' },
};

const labelOf = (path: string, bcpName: string | undefined): string | null => {
  const [area = '', id = '', action] = path.slice(1).split('/');
  if (labels[path]) return labels[path];
  if (!numbered[area] || !/^\d+$/.test(id)) return null;
  if (action === undefined) return (area === 'bcp' && bcpName) || `${numbered[area]} #${id}`;
  return actionLabels[area]?.[action] ?? null;
};

/** Empty for the dashboard itself and for unknown addresses. */
export const crumbsOf = (pathname: string, bcpName?: string): Crumb[] => {
  const segments = pathname.split('/').filter(Boolean);
  const paths = segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`);
  const crumbs = paths.map((path) => ({ label: labelOf(path, bcpName), path }));
  const isKnown = crumbs.every((crumb): crumb is Crumb => crumb.label !== null);
  if (!isKnown || pathname.startsWith('/dashboard') || crumbs.length === 0) return [];
  return [{ label: 'Dashboard', path: '/dashboard' }, ...crumbs];
};
