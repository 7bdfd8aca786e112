import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useConfig } from '../../lib/config.ts';
import { pathOf, type RouteName } from '../paths.ts';
import styles from './footer.module.css';
import { Help } from './help.tsx';
import { visitorLinks } from './visitor-links.ts';

const legal: [string, RouteName][] = [
  ['Privacy Policy', 'privacyPolicy'],
  ['Terms of Service', 'termsOfService'],
  ['Cookie Policy', 'cookiePolicy'],
  ['Data Protection', 'dataProtection'],
  ['About', 'about'],
];

export function Footer() {
  const { supportEmail, social, version } = useConfig();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <Text size="sm" c="dimmed" className={styles.about}>
          Keelhouse helps businesses write, rehearse and keep a business continuity plan aligned with ISO 22301.
        </Text>
        <nav aria-label="Product" className={styles.links}>
          {visitorLinks.map(([label, place]) => (
            <Anchor key={place} component={Link} to={pathOf(place)} size="sm">
              {label}
            </Anchor>
          ))}
        </nav>
        <nav aria-label="Legal" className={styles.links}>
          {legal.map(([label, place]) => (
            <Anchor key={place} component={Link} to={pathOf(place)} size="sm">
              {label}
            </Anchor>
          ))}
        </nav>
        <div className={styles.links}>
          <Help />
          <Anchor href={`mailto:${supportEmail}`} size="sm">
            {supportEmail}
          </Anchor>
          {social.map(({ label, url }) => (
            <Anchor key={url} href={url} size="sm" target="_blank" rel="noreferrer">
              {label}
            </Anchor>
          ))}
          {version && (
            <Text size="sm" c="dimmed" component="span">
              Version {version}
            </Text>
          )}
        </div>
      </div>
    </footer>
  );
}
