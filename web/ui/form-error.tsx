import { Anchor, List } from '@mantine/core';
import { useEffect, useRef } from 'react';
import styles from './form-error.module.css';

interface FieldProblem {
  fieldId: string;
  message: string;
}

interface Props {
  problems: FieldProblem[];
  /** Changes with every failed submission: the summary is focused again. */
  attempt: number;
}

const focusField = (fieldId: string): void => {
  const field = document.getElementById(fieldId);
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
};

export function FormError({ problems, attempt }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (problems.length === 0) return null;
  return (
    <div ref={box} className={styles.box} role="alert" tabIndex={-1}>
      <h2 className={styles.title}>There is a problem</h2>
      <List listStyleType="none" spacing={4}>
        {problems.map(({ fieldId, message }) => (
          <List.Item key={fieldId}>
            <Anchor
              href={`#${fieldId}`}
              c="var(--bad)"
              onClick={(event) => {
                event.preventDefault();
                focusField(fieldId);
              }}
            >
              {message}
            </Anchor>
          </List.Item>
        ))}
      </List>
    </div>
  );
}
