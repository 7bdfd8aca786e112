import { type ComponentPropsWithoutRef, useId } from 'react';
import styles from './plain-checkbox.module.css';

interface Props extends ComponentPropsWithoutRef<'input'> {
  label: string;
  description?: string;
}

/** The browser's own checkbox: lighter than Mantine's. */
export function PlainCheckbox({ label, description, ...rest }: Props) {
  const id = useId();
  return (
    <div className={styles.row}>
      <input type="checkbox" id={id} aria-describedby={description ? `${id}-hint` : undefined} className={styles.box} {...rest} />
      <div>
        <label htmlFor={id}>{label}</label>
        {description && (
          <div id={`${id}-hint`} className={styles.hint}>
            {description}
          </div>
        )}
      </div>
    </div>
  );
}
