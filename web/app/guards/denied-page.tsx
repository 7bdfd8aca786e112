import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { Drawing } from '../../ui/drawings.tsx';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import styles from './denied-page.module.css';

interface Props {
  title: string;
  children: ReactNode;
  action: ReactNode;
}

export function DeniedPage({ title, children, action }: Props) {
  return (
    <Page>
      <Card className={styles.panel}>
        <div className={styles.drawing}>
          <Drawing name="lamp" />
        </div>
        <PageTitle>{title}</PageTitle>
        <Text c="dimmed" component="div" className={styles.text}>
          {children}
        </Text>
        <div>{action}</div>
      </Card>
    </Page>
  );
}
