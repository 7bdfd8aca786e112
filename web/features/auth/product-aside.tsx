import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { frontMessages as say } from '#shared/messages/front.ts';
import dark from '../../pictures/product-dark.webp';
import light from '../../pictures/product-light.webp';
import styles from './auth-layout.module.css';

interface Props {
  links: readonly { label: string; path: string }[];
}

/** The style sheet shows one of them, so the browser never loads the other. */
const pictures = [
  ['light', light],
  ['dark', dark],
] as const;

/** What Keelhouse is, beside the sign-in form. On a phone it stands below the form, so its picture loads late. */
export function ProductAside({ links }: Props) {
  return (
    <>
      <p className={styles.promise}>{say.promise}</p>
      {pictures.map(([scheme, file]) => (
        <img
          key={scheme}
          src={file}
          alt={say.picture}
          width={1200}
          height={880}
          loading="lazy"
          decoding="async"
          className={styles.picture}
          data-scheme={scheme}
        />
      ))}
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
