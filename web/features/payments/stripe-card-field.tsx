import { CardElement, useElements } from '@stripe/react-stripe-js';
import type { StripeCardElementOptions } from '@stripe/stripe-js';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Hold } from './card-entry.ts';
import styles from './stripe-card-field.module.css';

interface CardState {
  isEmpty: boolean;
  error: string | null;
}

interface Props {
  error: string | null;
  onChange: (state: CardState) => void;
}

const SCHEME = 'data-mantine-color-scheme';

const watchScheme = (listener: () => void): (() => void) => {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: [SCHEME] });
  return () => observer.disconnect();
};

/** The scheme as it is applied to the page: the colors below are read from there. */
const useColorScheme = (): string | null =>
  useSyncExternalStore(watchScheme, () => document.documentElement.getAttribute(SCHEME));

/** Stripe draws in its own frame, which does not see our CSS variables. */
const cardOptions = (_scheme: string | null): StripeCardElementOptions => {
  const readColor = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  return {
    hidePostalCode: true,
    style: {
      base: {
        color: readColor('--ink'),
        iconColor: readColor('--ink-2'),
        fontSize: '16px',
        '::placeholder': { color: readColor('--ink-3') },
      },
      invalid: { color: readColor('--bad'), iconColor: readColor('--bad') },
    },
  };
};

export function StripeCardField({ error, onChange }: Props) {
  const scheme = useColorScheme();
  const options = useMemo(() => cardOptions(scheme), [scheme]);
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

interface CardFieldOptions {
  isWorking: boolean;
  onHold: (hold: Hold) => void;
  /** The card is another one from now on. */
  onEdit: () => void;
}

export const useStripeCardField = ({ isWorking, onHold, onEdit }: CardFieldOptions) => {
  const elements = useElements();
  const [problem, setProblem] = useState<string | null>(null);
  const [isEmpty, setIsEmpty] = useState(true);
  useEffect(() => {
    onHold(isWorking ? 'working' : isEmpty ? 'free' : 'typed');
    return () => onHold('free');
  }, [isWorking, isEmpty, onHold]);
  return {
    problem,
    setProblem,
    findCard: () => elements?.getElement('card') ?? null,
    change: (state: CardState): void => {
      setProblem(state.error);
      setIsEmpty(state.isEmpty);
      onEdit();
    },
  };
};
