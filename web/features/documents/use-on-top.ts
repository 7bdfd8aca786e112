/** Whether nothing that was asked for from a dialog stands above it. */
import { useEffect, useState } from 'react';
import { useUpgradePrompt } from '../../lib/upgrade-prompt.ts';

/** Both dialogs hear the key that closes the upper one; the lower one is on top again only after that. */
export const useOnTop = (): boolean => {
  const isAlone = useUpgradePrompt() === null;
  const [wasAlone, setWasAlone] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setWasAlone(isAlone));
    return () => clearTimeout(timer);
  }, [isAlone]);
  return isAlone && wasAlone;
};
