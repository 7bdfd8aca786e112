import { Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import styles from './card.module.css';

interface Props {
  title: string;
  order?: 2 | 3;
  note?: ReactNode;
  description?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

export function SectionCard({ title, order = 2, note, description, footer, children }: Props) {
  const heading = useId();
  return (
    <section className={styles.card} aria-labelledby={heading}>
      <div className={styles.head}>
        <Title order={order} id={heading} fz={order === 2 ? 20 : 18}>
          {title}
        </Title>
        {note && (
          <Text size="sm" c="dimmed" component="div">
            {note}
          </Text>
        )}
      </div>
      {description && (
        <Text c="dimmed" mt={-12} mb="md" component="div">
          {description}
        </Text>
      )}
      {children}
      {footer && <div className={styles.foot}>{footer}</div>}
    </section>
  );
}
