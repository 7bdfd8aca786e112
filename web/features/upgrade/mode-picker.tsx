/** How to pay: on the page, or on the provider's. */
import { Option } from './option.tsx';
import styles from './plan-picker.module.css';

export type Mode = 'inline' | 'redirect';

/** A running subscription has its card already: whichever way is chosen, there is nothing to enter. */
const modes: { mode: Mode; label: string; hint: string; activeHint: string }[] = [
  {
    mode: 'inline',
    label: 'Pay on this page',
    hint: 'Enter a card here',
    activeHint: 'The card of your subscription is charged; there is nothing to enter',
  },
  {
    mode: 'redirect',
    label: 'Go to secure checkout',
    hint: 'Pay on the page of our payment provider, Stripe',
    activeHint: 'Stripe has your card already: it is charged without another page',
  },
];

interface Props {
  chosen: Mode;
  isActive: boolean;
  onChoose: (mode: Mode) => void;
}

export function ModePicker({ chosen, isActive, onChoose }: Props) {
  return (
    <fieldset className={styles.options}>
      <legend className={styles.legend}>How would you like to pay?</legend>
      {modes.map(({ mode, label, hint, activeHint }) => (
        <Option
          key={mode}
          group="payment-mode"
          label={label}
          hint={isActive ? activeHint : hint}
          isChosen={mode === chosen}
          onChoose={() => onChoose(mode)}
        />
      ))}
    </fieldset>
  );
}
