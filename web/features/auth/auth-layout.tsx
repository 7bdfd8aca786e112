import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Brand } from '../../ui/brand.tsx';
import { Card } from '../../ui/card.tsx';
import styles from './auth-layout.module.css';

function BrandLink() {
  return (
    <Link to="/" className={styles.brand}>
      <Brand />
    </Link>
  );
}

export function SplitLayout({ children, aside, label }: { children: ReactNode; aside: ReactNode; label?: string }) {
  return (
    <div className={styles.page}>
      <main className={styles.formSide}>
        <div className={styles.form}>
          <BrandLink />
          {children}
        </div>
      </main>
      <aside className={styles.aside} aria-label={label}>
        {aside}
      </aside>
    </div>
  );
}

export function CardLayout({ children }: { children: ReactNode }) {
  return (
    <main className={styles.single}>
      <Card className={styles.card}>
        <BrandLink />
        {children}
      </Card>
    </main>
  );
}
