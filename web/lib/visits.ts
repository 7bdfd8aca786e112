const LOCK = 'keelhouse-visit/';

/** Says that a visit is going on, until it is let go or its tab ends, however that ends. Answers how to let go. */
export const beginVisit = (visit: string): (() => void) => {
  let end = () => {};
  const isOver = new Promise<void>((done) => {
    end = done;
  });
  void navigator.locks?.request(LOCK + visit, () => isOver);
  return end;
};

/** The visits that are going on now; none where the browser cannot tell. */
export const listVisits = async (): Promise<ReadonlySet<string>> => {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(held.flatMap(({ name }) => (name?.startsWith(LOCK) ? [name.slice(LOCK.length)] : [])));
};
