import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Brand } from '../../ui/brand.tsx';
import { Card } from '../../ui/card.tsx';
import { Drawing } from '../../ui/drawings.tsx';
import styles from './auth-layout.module.css';

function BrandLink() {
  return (
    <Link to="/" className={styles.brand}>
      <Brand />
    </Link>
  );
}

export function SplitLayout({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <div className={styles.page}>
      <main className={styles.formSide}>
        <div className={styles.form}>
          <BrandLink />
          {children}
        </div>
      </main>
      <aside className={`${styles.aside} ${aside ? '' : styles.isQuiet}`} aria-label={aside ? undefined : 'About Keelhouse'}>
        {aside ?? (
          <>
            <div className={styles.drawing}>
              <Drawing name="anchor" size={144} />
            </div>
            <p className={styles.quiet}>Know what to do first when something stops your business.</p>
          </>
        )}
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
