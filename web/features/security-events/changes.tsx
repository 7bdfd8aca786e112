import { VisuallyHidden } from '@mantine/core';
import type { AuditEntry } from '#shared/domain/security-event.ts';
import { listChanges } from './describe-event.ts';
import styles from './security-events.module.css';

export function Changes({ event }: { event: Pick<AuditEntry, 'before' | 'after'> }) {
  const changes = listChanges(event);
  if (changes.length === 0) return null;
  return (
    <ul className={styles.changes}>
      {changes.map(({ name, before, after }) => (
        <li key={name}>
          {name}:{' '}
          {before !== null && (
            <>
              {before} <span aria-hidden="true">→</span> <VisuallyHidden>changed to</VisuallyHidden>{' '}
            </>
          )}
          {after}
        </li>
      ))}
    </ul>
  );
}
