/** The trail under the header; on a phone only the way back. */
import { Link, useLocation } from 'react-router-dom';
import styles from './breadcrumbs.module.css';
import { crumbsOf } from './crumbs.ts';

export function Breadcrumbs() {
  const { pathname } = useLocation();
  const crumbs = crumbsOf(pathname);
  const parent = crumbs.at(-2);
  if (!parent) return null;
  return (
    <nav aria-label="Breadcrumb" className={styles.bar} data-wide={/^\/bcp\/./.test(pathname) || undefined}>
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
