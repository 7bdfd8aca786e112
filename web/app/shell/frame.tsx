/** Header, breadcrumbs, content, footer; and the server state of everything inside. */
import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router-dom';
import { queryClient } from '../../lib/query.ts';

export function Frame() {
  return (
    <QueryClientProvider client={queryClient}>
      <main id="content">
        <Outlet />
      </main>
    </QueryClientProvider>
  );
}
