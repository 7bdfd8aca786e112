/** Shows the upgrade dialog when any screen asks for it. */
import { type ComponentType, lazy, Suspense } from 'react';
import { closeUpgrade, type UpgradePrompt, useUpgradePrompt } from '../../lib/upgrade-prompt.ts';

interface UpgradeDialogProps extends UpgradePrompt {
  opened: boolean;
  onClose: () => void;
}

const files = import.meta.glob<{ UpgradeDialog: ComponentType<UpgradeDialogProps> }>('../../features/upgrade/upgrade-dialog.tsx');
const load = Object.values(files)[0];
const UpgradeDialog = load && lazy(async () => ({ default: (await load()).UpgradeDialog }));

export function UpgradeHost() {
  const prompt = useUpgradePrompt();
  if (!prompt || !UpgradeDialog) return null;
  return (
    <Suspense fallback={null}>
      <UpgradeDialog {...prompt} opened onClose={closeUpgrade} />
    </Suspense>
  );
}
