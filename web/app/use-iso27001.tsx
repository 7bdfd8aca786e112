import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { hasFeature } from '#shared/domain/access.ts';
import type { BcpRow } from '#shared/domain/bcp/bcp.ts';
import { useSession } from '../lib/session-state.ts';
import { LazyDialog } from '../ui/lazy-dialog.tsx';

const load = async () => (await import('../features/iso27001/document-dialog.tsx')).DocumentDialog;

const PARAM = 'iso27001';

/** The open document is in the address of the page that lists its BCP: it can be reloaded, kept, and left with Back. */
export const useIso27001 = (bcps: readonly BcpRow[] = []): { open: ((bcp: BcpRow) => void) | undefined; dialog: ReactNode } => {
  const { user } = useSession();
  const [params, setParams] = useSearchParams();
  const mayOpen = user !== null && hasFeature(user, 'iso_27001_readiness');
  const bcp = mayOpen ? bcps.find(({ id }) => String(id) === params.get(PARAM)) : undefined;
  const change = (id: number | null) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (id === null) next.delete(PARAM);
        else next.set(PARAM, String(id));
        return next;
      },
      { replace: id === null, preventScrollReset: true },
    );
  const close = () => change(null);
  const dialog = bcp && (
    <LazyDialog load={load} onClose={close}>
      {(DocumentDialog) => <DocumentDialog bcp={bcp} onClose={close} />}
    </LazyDialog>
  );
  return { open: mayOpen ? ({ id }) => change(id) : undefined, dialog };
};
