import { Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import styles from './assessment.module.css';

interface Props {
  order: 1 | 2;
  id?: string;
  children: string;
}

/** Takes focus when its screen appears, so that screen readers announce it. */
export function ScreenTitle({ order, id, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    if (order === 1) document.title = `${children} · Keelhouse`;
  }, [order, children]);
  return (
    <Title order={order} id={id} ref={heading} tabIndex={-1} className={styles.title}>
      {children}
    </Title>
  );
}
