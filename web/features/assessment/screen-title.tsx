/** The heading of one screen of the assessment; focused when the screen appears, so that it is read out. */
import { Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import styles from './assessment.module.css';

interface Props {
  /** 1 on a page of its own, 2 inside a dialog. */
  order: 1 | 2;
  id?: string;
  children: string;
}

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
