import { type ReactNode, useState } from 'react';
import { hasFeature } from '#shared/domain/access.ts';
import type { BcpRow } from '#shared/domain/bcp/bcp.ts';
import { useSession } from '../lib/session-state.ts';
import { LazyDialog } from '../ui/lazy-dialog.tsx';

const load = async () => (await import('../features/iso27001/document-dialog.tsx')).DocumentDialog;

export const useIso27001 = (): { open: ((bcp: BcpRow) => void) | undefined; dialog: ReactNode } => {
  const { user } = useSession();
  const [bcp, setBcp] = useState<BcpRow | null>(null);
  const close = () => setBcp(null);
  const dialog = bcp && (
    <LazyDialog load={load} onClose={close}>
      {(DocumentDialog) => <DocumentDialog bcp={bcp} onClose={close} />}
    </LazyDialog>
  );
  return { open: user && hasFeature(user, 'iso_27001_readiness') ? setBcp : undefined, dialog };
};
