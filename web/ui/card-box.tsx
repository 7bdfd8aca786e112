/** The fields of a card, drawn by the card provider in our colours. Stands inside the provider's `Elements`. */
import { CardElement } from '@stripe/react-stripe-js';
import type { StripeCardElementOptions } from '@stripe/stripe-js';
import { useMemo } from 'react';
import styles from './card-box.module.css';

interface Props {
  /** What is wrong with the card as typed. */
  error: string | null;
  onChange: (state: { isComplete: boolean; error: string | null }) => void;
}

/** The provider draws in a frame of its own, which knows no variables of ours. */
const cardOptions = (): StripeCardElementOptions => {
  const colour = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  return {
    hidePostalCode: true,
    style: {
      base: {
        color: colour('--ink'),
        iconColor: colour('--ink-2'),
        fontSize: '16px',
        '::placeholder': { color: colour('--ink-3') },
      },
      invalid: { color: colour('--bad'), iconColor: colour('--bad') },
    },
  };
};

export function CardBox({ error, onChange }: Props) {
  const options = useMemo(cardOptions, []);
  return (
    <fieldset style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }} aria-label="Card details">
      <div className={styles.box} data-wrong={error ? '' : undefined}>
        <CardElement
          options={options}
          onReady={(element) => element.focus()}
          onChange={(event) => onChange({ isComplete: event.complete, error: event.error?.message ?? null })}
        />
      </div>
      {error && (
        <div role="alert" className={styles.error}>
          {error}
        </div>
      )}
    </fieldset>
  );
}
