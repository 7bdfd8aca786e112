/** What an entry of the navigation does when it is pressed. */
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { askForFeature } from '../../lib/upgrade-prompt.ts';
import type { FeatureDialogName } from '../feature-dialogs.ts';
import { pathOf } from '../paths.ts';
import type { OfferedEntry } from './nav-entries.ts';

export const useDialogs = () => {
  const [dialog, setDialog] = useState<FeatureDialogName | null>(null);
  return { dialog, openDialog: setDialog, closeDialog: () => setDialog(null) };
};

/** Where an open entry leads; null when it is a button. */
export const pathOfEntry = ({ isLocked, opens }: OfferedEntry): string | null =>
  !isLocked && 'place' in opens ? pathOf(opens.place) : null;

/** Presses a button entry: the upgrade for a locked one, else its dialog. */
export const activateEntry = (entry: OfferedEntry, openDialog: (name: FeatureDialogName) => void): void => {
  if (entry.isLocked && entry.feature) askForFeature(entry.feature, entry.title);
  else if ('dialog' in entry.opens) openDialog(entry.opens.dialog);
};

/** Whether an address is the current page or above it. */
export const useIsCurrent = (): ((path: string) => boolean) => {
  const { pathname } = useLocation();
  return (path) => pathname === path || pathname.startsWith(`${path}/`);
};
