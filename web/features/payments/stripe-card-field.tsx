/** The fields of a card, drawn by the card provider in our colours. Stands inside the provider's `Elements`. */
import { CardElement } from '@stripe/react-stripe-js';
import type { StripeCardElementOptions } from '@stripe/stripe-js';
import { useMemo, useSyncExternalStore } from 'react';
import styles from './stripe-card-field.module.css';

export interface CardState {
  isEmpty: boolean;
  /** What is wrong with the card as typed so far. */
  error: string | null;
}

interface Props {
  /** What is wrong with the card. */
  error: string | null;
  onChange: (state: CardState) => void;
}

const SCHEME = 'data-mantine-color-scheme';

const watchScheme = (listener: () => void): (() => void) => {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: [SCHEME] });
  return () => observer.disconnect();
};

/** The colour scheme as the page wears it: only then do the colours that are read off it belong to it. */
const useWornScheme = (): string | null => useSyncExternalStore(watchScheme, () => document.documentElement.getAttribute(SCHEME));

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

export function StripeCardField({ error, onChange }: Props) {
  const scheme = useWornScheme();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours are those of the scheme
  const options = useMemo(cardOptions, [scheme]);
  return (
    <fieldset style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }} aria-label="Card details">
      <div className={styles.box} data-wrong={error ? '' : undefined}>
        <CardElement
          options={options}
          onReady={(element) => element.focus()}
          onChange={({ empty, error: wrong }) => onChange({ isEmpty: empty, error: wrong?.message ?? null })}
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
