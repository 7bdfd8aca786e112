import { useEffect, useState } from 'react';

/** The focused element; for an item of a menu, which closes, the button of the menu. */
const findOpener = (): Element | null => {
  const active = document.activeElement;
  const menuButton = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return menuButton ? document.getElementById(menuButton) : active;
};

/**
 * Restores the focus on unmount, for components that are mounted while open; without the opener, to the page's content.
 */
export const useFocusReturn = (): void => {
  const [opener] = useState(findOpener);
  useEffect(
    () => () => {
      if (document.activeElement !== document.body) return;
      const place = opener?.isConnected && opener !== document.body ? opener : document.getElementById('content');
      if (place instanceof HTMLElement) place.focus({ preventScroll: true });
    },
    [opener],
  );
};
