import { Anchor, useComputedColorScheme } from '@mantine/core';
import { Link } from 'react-router-dom';
import { frontMessages as say } from '#shared/messages/front.ts';
import dark from '../../pictures/product-dark.webp';
import light from '../../pictures/product-light.webp';
import styles from './auth-layout.module.css';

interface Props {
  links: readonly { label: string; path: string }[];
}

/** What Keelhouse is, beside the sign-in form. On a phone it stands below the form, so its picture loads late. */
export function ProductAside({ links }: Props) {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  return (
    <>
      <p className={styles.promise}>{say.promise}</p>
      <img
        src={scheme === 'dark' ? dark : light}
        alt={say.picture}
        width={1200}
        height={800}
        loading="lazy"
        decoding="async"
        className={styles.picture}
      />
      <p className={styles.what}>{say.what}</p>
      <nav aria-label={say.before} className={styles.links}>
        {links.map(({ label, path }) => (
          <Anchor key={path} component={Link} to={path}>
            {label}
          </Anchor>
        ))}
      </nav>
    </>
  );
}
