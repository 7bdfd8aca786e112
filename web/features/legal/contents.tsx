/** What a page of text contains; closed on a phone, where it would push the text away. */
import { useMediaQuery } from '@mantine/hooks';
import styles from './legal-page.module.css';

export function Contents({ entries }: { entries: { id: string; title: string }[] }) {
  const isWide = useMediaQuery('(min-width: 62em)', false, { getInitialValueInEffect: false });
  return (
    <nav className={styles.contents} aria-label="On this page">
      <details open={isWide}>
        <summary className={styles.label}>On this page</summary>
        <ol>
          {entries.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
