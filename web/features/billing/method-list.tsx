/** Cards in rows: which it is, until when, whether it pays. */
import { Button, Text, VisuallyHidden } from '@mantine/core';
import { IconCreditCard } from '@tabler/icons-react';
import { useState } from 'react';
import { cardExpiryOf, type PaymentMethod } from '#shared/domain/billing.ts';
import { cardName } from '../../lib/payment-methods.ts';
import { StatusChip } from '../../ui/status-chip.tsx';
import styles from './billing.module.css';

const until = ({ exp_month, exp_year }: PaymentMethod): string => `${String(exp_month).padStart(2, '0')}/${exp_year}`;

interface Props {
  methods: PaymentMethod[];
  isWorking: boolean;
  onDefault: (method: PaymentMethod) => void;
  onRemove: (method: PaymentMethod) => void;
}

export function MethodList({ methods, isWorking, onDefault, onRemove }: Props) {
  const [now] = useState(Date.now);
  return (
    <ul className={styles.methods} aria-label="Payment methods">
      {methods.map((method) => {
        const state = cardExpiryOf(method, now);
        const name = <VisuallyHidden> {cardName(method)}</VisuallyHidden>;
        return (
          <li key={method.id} className={styles.method}>
            <IconCreditCard size={24} aria-hidden="true" className={styles.icon} />
            <div className={styles.about}>
              <div className={styles.name}>
                <Text fw={600}>{cardName(method)}</Text>
                {method.is_default && <StatusChip tone="tide">Default</StatusChip>}
                {state === 'soon' && <StatusChip tone="warn">Expires soon</StatusChip>}
                {state === 'expired' && <StatusChip tone="bad">Expired</StatusChip>}
              </div>
              <Text size="sm" c="dimmed">
                Expires {until(method)}
              </Text>
            </div>
            <div className={styles.actions}>
              {!method.is_default && (
                <Button size="sm" variant="subtle" disabled={isWorking} onClick={() => onDefault(method)}>
                  Make default{name}
                </Button>
              )}
              <Button size="sm" variant="subtle" disabled={isWorking} onClick={() => onRemove(method)}>
                Remove{name}
              </Button>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
