/** One of a few choices, each with what it means: a radio button in a box that can be pressed as a whole. */
import { type ReactNode, useId } from 'react';
import styles from './plan-picker.module.css';

interface Props {
  group: string;
  label: ReactNode;
  hint?: ReactNode;
  /** At the end of the label's line. */
  price?: string;
  isChosen: boolean;
  isDisabled?: boolean;
  onChoose: () => void;
}

export function Option({ group, label, hint, price, isChosen, isDisabled = false, onChoose }: Props) {
  const id = useId();
  return (
    <label className={styles.option} htmlFor={id}>
      <input
        type="radio"
        id={id}
        name={group}
        className={styles.radio}
        checked={isChosen}
        disabled={isDisabled}
        onChange={onChoose}
        aria-labelledby={`${id}-name`}
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
      <span className={styles.text}>
        <span id={`${id}-name`} className={styles.name}>
          {label}
          {price && <span className={styles.price}>{price}</span>}
        </span>
        {hint && (
          <span id={`${id}-hint`} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
