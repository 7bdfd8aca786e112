import { Text, Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './offer-card.module.css';

interface Props {
  title: string;
  order: 2 | 3;
  badge?: ReactNode;
  price: ReactNode;
  period: string;
  description?: string;
  lines: readonly string[];
  action: ReactNode;
  isPopular: boolean;
}

export function OfferCard({ title, order, badge, price, period, description, lines, action, isPopular }: Props) {
  return (
    <li className={styles.card} data-popular={isPopular || undefined}>
      <div className={styles.head}>
        <Title order={order} fz={20}>
          {title}
        </Title>
        {badge}
      </div>
      <p className={styles.price}>
        {price} <span className={styles.period}>{period}</span>
      </p>
      {description && <Text c="dimmed">{description}</Text>}
      <ul className={styles.features}>
        {lines.map((line) => (
          <li key={line}>
            <IconCheck size={20} aria-hidden="true" className={styles.tick} />
            <span>{line}</span>
          </li>
        ))}
      </ul>
      {action}
    </li>
  );
}

export function OfferCards({ children }: { children: ReactNode }) {
  return <ul className={styles.cards}>{children}</ul>;
}
