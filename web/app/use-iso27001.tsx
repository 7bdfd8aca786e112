/** The ISO 27001 document as an action of a plan's row, for those whose plan has it. */
import { type ReactNode, useState } from 'react';
import { hasFeature } from '#shared/domain/access.ts';
import type { BcpRow } from '#shared/domain/bcp/bcp.ts';
import { useSession } from '../lib/session-state.ts';
import { useDialog } from './use-dialog.ts';

const load = async () => (await import('../features/iso27001/document-dialog.tsx')).DocumentDialog;

function PlanDocument({ plan, onClose }: { plan: BcpRow; onClose: () => void }) {
  const DocumentDialog = useDialog(load, onClose);
  return DocumentDialog && <DocumentDialog plan={plan} onClose={onClose} />;
}

export const useIso27001 = (): { open: ((plan: BcpRow) => void) | undefined; dialog: ReactNode } => {
  const { user } = useSession();
  const [plan, setPlan] = useState<BcpRow | null>(null);
  const dialog = plan && <PlanDocument plan={plan} onClose={() => setPlan(null)} />;
  return { open: user && hasFeature(user, 'iso_27001_readiness') ? setPlan : undefined, dialog };
};
