/** A dialog of the header, while it is open. */
import { type FeatureDialogName, featureDialogs } from '../feature-dialogs.ts';
import { useDialog } from '../use-dialog.ts';

interface Props {
  name: FeatureDialogName;
  onClose: () => void;
}

export function FeatureDialog({ name, onClose }: Props) {
  const Dialog = useDialog(featureDialogs[name], onClose);
  return Dialog && <Dialog opened onClose={onClose} />;
}
