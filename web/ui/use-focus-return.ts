import { useEffect, useState } from 'react';

/** What is in use. An entry of a menu goes with its menu: it stands for the button that opened the menu. */
const findOpener = (): Element | null => {
  const active = document.activeElement;
  const menuButton = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return menuButton ? document.getElementById(menuButton) : active;
};

/**
 * For what is mounted when it opens and gone when it is closed: the focus returns to where it was; where that is gone,
 * to the beginning of the page's content.
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
