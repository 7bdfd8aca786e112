/** Shows the upgrade dialog when any screen asks for it. */
import { closeUpgrade, useUpgradePrompt } from '../../lib/upgrade-prompt.ts';
import { LazyDialog } from '../opened-dialog.tsx';

const load = async () => (await import('../../features/upgrade/upgrade-dialog.tsx')).UpgradeDialog;

export function UpgradeHost() {
  const prompt = useUpgradePrompt();
  return (
    prompt && (
      <LazyDialog load={load} onClose={closeUpgrade}>
        {(UpgradeDialog) => <UpgradeDialog {...prompt} opened onClose={closeUpgrade} />}
      </LazyDialog>
    )
  );
}
