/** Where notices appear; loaded with the first one. */
import { lazy, Suspense } from 'react';
import { useToastsNeeded } from '../../ui/toast.ts';

const Toasts = lazy(async () => ({ default: (await import('../../ui/toasts.tsx')).Toasts }));

export function ToastHost() {
  if (!useToastsNeeded()) return null;
  return (
    <Suspense fallback={null}>
      <Toasts />
    </Suspense>
  );
}
