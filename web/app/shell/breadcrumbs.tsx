import { Link, useLocation } from 'react-router-dom';
import styles from './breadcrumbs.module.css';

export function Breadcrumbs() {
  const { pathname } = useLocation();
  const crumbs = crumbsOf(pathname);
  const parent = crumbs.at(-2);
  if (!parent) return null;
  return (
    <nav aria-label="Breadcrumb" className={styles.bar} data-wide={/^\/bcp\/.|\/facilitate$/.test(pathname) || undefined}>
      <Link to={parent.path} className={styles.back}>
        <span aria-hidden="true">‹ </span>
        {parent.label}
      </Link>
      <ol className={styles.trail}>
        {crumbs.map(({ label, path }, index) => (
          <li key={path}>
            {index < crumbs.length - 1 ? <Link to={path}>{label}</Link> : <span aria-current="page">{label}</span>}
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

const actionLabels: Record<string, string> = { edit: 'Edit', facilitate: 'Facilitate', projector: 'Projector' };

const labelOf = (path: string): string | null => {
  const [area = '', id = '', action] = path.slice(1).split('/');
  if (labels[path]) return labels[path];
  if (!numbered[area] || !/^\d+$/.test(id)) return null;
  if (action === undefined) return `${numbered[area]} #${id}`;
  return (area === 'tabletop-exercises' && actionLabels[action]) || null;
};

/** Empty for the dashboard itself and for unknown addresses. */
export const crumbsOf = (pathname: string): Crumb[] => {
  const segments = pathname.split('/').filter(Boolean);
  const paths = segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`);
  const crumbs = paths.map((path) => ({ label: labelOf(path), path }));
  const isKnown = crumbs.every((crumb): crumb is Crumb => crumb.label !== null);
  if (!isKnown || pathname.startsWith('/dashboard') || crumbs.length === 0) return [];
  return [{ label: 'Dashboard', path: '/dashboard' }, ...crumbs];
};
