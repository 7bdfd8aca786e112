import { Anchor, Button, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatDate } from '#shared/format/dates.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import styles from './legal-page.module.css';

export interface LegalSection {
  id: string;
  title: string;
  body: ReactNode;
}

interface Props {
  title: string;
  lead: string;
  sections: LegalSection[];
  isPolicy?: boolean;
}

/** Set at build time; the current day by default. */
const lastUpdated = (): string => formatDate(import.meta.env.VITE_POLICIES_UPDATED ?? new Date().toISOString());

export function LegalPage({ title, lead, sections, isPolicy = false }: Props) {
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <div className={styles.tools}>
          <Anchor component={Link} to="/">
            Back to Home
          </Anchor>
          <Button variant="default" size="sm" leftSection={<IconPrinter size={18} />} onClick={() => print()}>
            Print
          </Button>
        </div>
        <PageTitle lead={lead}>{title}</PageTitle>
        {isPolicy && (
          <Text size="sm" c="dimmed">
            Last updated: {lastUpdated()}
          </Text>
        )}
      </header>
      <div className={styles.text}>
        {sections.map(({ id, title: heading, body }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{heading}</h2>
            {body}
          </section>
        ))}
      </div>
      <Contents entries={sections} />
    </article>
  );
}

function Contents({ entries }: { entries: { id: string; title: string }[] }) {
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
