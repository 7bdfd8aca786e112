const BADGE = '(1) ';

/** Marks the title of a tab that nobody looks at, until somebody does. */
export const badgeTitle = (): void => {
  if (!document.hidden || document.title.startsWith(BADGE)) return;
  document.title = `${BADGE}${document.title}`;
  const clear = (): void => {
    if (document.hidden) return;
    document.removeEventListener('visibilitychange', clear);
    if (document.title.startsWith(BADGE)) document.title = document.title.slice(BADGE.length);
  };
  document.addEventListener('visibilitychange', clear);
};
