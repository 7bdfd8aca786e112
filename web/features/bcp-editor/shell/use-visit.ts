import { useState } from 'react';
import { useLocation } from 'react-router-dom';

export interface Visit {
  key: string;
  openedAs: number | null;
  id: number | null;
}

const startVisit = (id: number | null): Visit => ({ key: crypto.randomUUID(), openedAs: id, id });

/** Marks a history state as a continuation of the visit. */
export const withVisit = (visit: Visit, state: unknown) => ({ ...(state as object | null), continues: visit.key });

/** One visit per opened BCP; it continues when the first save gives a new BCP its address. */
export const useVisit = (id: number | null): Visit => {
  const state = useLocation().state as { continues?: string } | null;
  const [visit, setVisit] = useState(() => startVisit(id));
  // An invalid id in the address is NaN, which `===` does not equal.
  if (Object.is(visit.id, id)) return visit;
  const next = state?.continues === visit.key ? { ...visit, id } : startVisit(id);
  setVisit(next);
  return next;
};
