/** The ISO 27001 document as an action of a plan's row, for those whose plan has it. */
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { hasFeature } from '#shared/domain/access.ts';
import type { BcpRow } from '#shared/domain/bcp/bcp.ts';
import { useSession } from '../lib/session-state.ts';

const DocumentDialog = lazy(async () => ({
  default: (await import('../features/iso27001/document-dialog.tsx')).DocumentDialog,
}));

export const useIso27001 = (): { open: ((plan: BcpRow) => void) | undefined; dialog: ReactNode } => {
  const { user } = useSession();
  const [plan, setPlan] = useState<BcpRow | null>(null);
  const dialog = plan && (
    <Suspense fallback={null}>
      <DocumentDialog plan={plan} onClose={() => setPlan(null)} />
    </Suspense>
  );
  return { open: user && hasFeature(user, 'iso_27001_readiness') ? setPlan : undefined, dialog };
};
