const VISIT_LOCK = 'keelhouse-visit/';

/**
 * Holds a Web Lock while a form is open; the browser releases it when the tab dies. A page that is left releases it itself:
 * after a reload, the browser may be later than the new page that looks for drafts. Returns how to release it.
 */
export const beginVisit = (visit: string): (() => void) => {
  let end = () => {};
  const hold = () => {
    const isOver = new Promise<void>((done) => {
      end = done;
    });
    void navigator.locks?.request(VISIT_LOCK + visit, () => isOver);
  };
  const leave = () => end();
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) hold();
  };
  hold();
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', comeBack);
  return () => {
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('pageshow', comeBack);
    end();
  };
};

/** Open forms in all tabs; drafts of other visits are left behind. Empty without Web Locks. */
export const listVisits = async (): Promise<ReadonlySet<string>> => {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(held.flatMap(({ name }) => (name?.startsWith(VISIT_LOCK) ? [name.slice(VISIT_LOCK.length)] : [])));
};
