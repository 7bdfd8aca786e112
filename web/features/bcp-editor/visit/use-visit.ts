/** One visit per opened plan. The address of a new plan changes with its first save, and the visit goes on. */
import { useState } from 'react';
import { useLocation } from 'react-router-dom';

export interface Visit {
  key: string;
  /** The plan it began with; null for a new one. */
  openedAs: number | null;
  id: number | null;
}

const startVisit = (id: number | null): Visit => ({ key: crypto.randomUUID(), openedAs: id, id });

/** The history state that says which visit an address continues. */
export const withVisit = (visit: Visit, state: unknown) => ({ ...(state as object | null), continues: visit.key });

export const useVisit = (id: number | null): Visit => {
  const state = useLocation().state as { continues?: string } | null;
  const [visit, setVisit] = useState(() => startVisit(id));
  // An address that is no id is NaN, which equals itself only here.
  if (Object.is(visit.id, id)) return visit;
  const next = state?.continues === visit.key ? { ...visit, id } : startVisit(id);
  setVisit(next);
  return next;
};
