import { QueryClient } from '@tanstack/react-query';
import { retryDelay, shouldRetry } from './retry.ts';

const KEPT_MS = 5 * 60_000;
const FRESH_MS = 30_000;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: shouldRetry,
      retryDelay,
      gcTime: KEPT_MS,
      staleTime: FRESH_MS,
      // Offline, queries fail with an error instead of staying paused.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
