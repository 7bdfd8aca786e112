const VISIT_LOCK = 'keelhouse-visit/';

/** Holds a Web Lock while a form is open; the browser releases it when the tab dies. Returns how to release it. */
export const beginVisit = (visit: string): (() => void) => {
  let end = () => {};
  const isOver = new Promise<void>((done) => {
    end = done;
  });
  void navigator.locks?.request(VISIT_LOCK + visit, () => isOver);
  return end;
};

/** Open forms in all tabs; drafts of other visits are left behind. Empty without Web Locks. */
export const listVisits = async (): Promise<ReadonlySet<string>> => {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(held.flatMap(({ name }) => (name?.startsWith(VISIT_LOCK) ? [name.slice(VISIT_LOCK.length)] : [])));
};
