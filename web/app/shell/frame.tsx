import '../../ui/mantine-styles.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { queryClient } from '../../lib/query.ts';
import { useSession } from '../../lib/session-state.ts';
import { Banners } from './banners.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { Footer } from './footer.tsx';
import styles from './frame.module.css';
import { Header } from './header.tsx';
import { ScenarioNoticeHost, ToastHost, UpgradeHost } from './hosts.tsx';
import { ScrollMemory } from './scroll-memory.tsx';
import { SkipLink } from './skip-link.tsx';

/** Clears the cache when the account changes. */
const useOwnCache = (): void => {
  const userId = useSession().user?.id;
  useEffect(() => {
    if (userId !== undefined) return () => queryClient.clear();
  }, [userId]);
};

const controlOf = (target: Element): Element => {
  const control = target.closest('a, button, input, label, select, summary, textarea') ?? target;
  return control instanceof HTMLLabelElement ? (control.control ?? control) : control;
};

/** Drops the second click of a double click when the first one opened or closed a dialog, so that it lands somewhere else. */
const useDoubleClickGuard = (): void =>
  useEffect(() => {
    let first: Element | null = null;
    const guard = (event: MouseEvent) => {
      const control = controlOf(event.target as Element);
      if (event.detail <= 1) first = control;
      else if (control !== first) {
        event.preventDefault();
        event.stopPropagation();
      }
    };
    window.addEventListener('click', guard, { capture: true });
    return () => window.removeEventListener('click', guard, { capture: true });
  }, []);

export function Frame() {
  useOwnCache();
  useDoubleClickGuard();
  return (
    <QueryClientProvider client={queryClient}>
      <div className={styles.frame}>
        <SkipLink />
        <Header />
        <main id="content" tabIndex={-1} className={styles.content}>
          <Breadcrumbs />
          <Outlet />
        </main>
        <Footer />
      </div>
      <UpgradeHost />
      <ScenarioNoticeHost />
      <ToastHost />
      <ScrollMemory />
    </QueryClientProvider>
  );
}

/**
 * Around every page that needs an account. The notices appear together with the page: in the frame, which is painted before
 * the account is known, they would push everything down.
 */
export function AccountPage() {
  return (
    <>
      <Banners />
      <Outlet />
    </>
  );
}

/** For a page that fills the screen: nothing of the shell is on it. */
export function ScreenFrame() {
  useOwnCache();
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
      <UpgradeHost />
    </QueryClientProvider>
  );
}
