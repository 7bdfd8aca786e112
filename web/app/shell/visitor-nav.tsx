import { NavLink } from 'react-router-dom';
import { frontMessages } from '#shared/messages/front.ts';
import { pathOf } from '../paths.ts';
import styles from './header.module.css';
import { visitorLinks } from './visitor-links.ts';

export function VisitorNav({ className }: { className: string | undefined }) {
  return (
    <nav aria-label={frontMessages.before} className={className}>
      <ul className={styles.entries}>
        {visitorLinks.map(([label, place]) => (
          <li key={place}>
            <NavLink to={pathOf(place)} className={styles.entry!}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
