/** Shows the upgrade dialog when any screen asks for it. */
import { closeUpgrade, type UpgradePrompt, useUpgradePrompt } from '../../lib/upgrade-prompt.ts';
import { useDialog } from '../use-dialog.ts';

const load = async () => (await import('../../features/upgrade/upgrade-dialog.tsx')).UpgradeDialog;

function Upgrade(prompt: UpgradePrompt) {
  const UpgradeDialog = useDialog(load, closeUpgrade);
  return UpgradeDialog && <UpgradeDialog {...prompt} opened onClose={closeUpgrade} />;
}

export function UpgradeHost() {
  const prompt = useUpgradePrompt();
  return prompt && <Upgrade {...prompt} />;
}
