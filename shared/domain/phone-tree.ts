import { CALL_ORDER_MAX, type CrisisContact, fullNameOf, type NameParts } from './crisis-contact.ts';

export interface CallTarget extends NameParts {
  id: number;
  phone: string | null;
  call_order: number | null;
}

type Ordered = Pick<CallTarget, 'id' | 'call_order'> & NameParts;

/** By their place; people without one follow by name. */
export const compareCallOrder = (a: Ordered, b: Ordered): number =>
  (a.call_order ?? CALL_ORDER_MAX + 1) - (b.call_order ?? CALL_ORDER_MAX + 1) ||
  fullNameOf(a).localeCompare(fullNameOf(b), 'en') ||
  a.id - b.id;

export const TREE_BREADTHS = [2, 3, 4, 5] as const;
export type TreeBreadth = (typeof TREE_BREADTHS)[number];

export interface PhoneTreeCaller<T> {
  /** Null for the person who starts the tree. */
  caller: T | null;
  calls: T[];
}

export interface PhoneTree<T> {
  callers: PhoneTreeCaller<T>[];
  /** Without a phone number nobody can call them, and they call nobody. */
  withoutPhone: T[];
}

/** Each caller calls the next people in the order, so that those who are called first pass the call on first. */
export const buildPhoneTree = <T extends CallTarget>(contacts: readonly T[], breadth: TreeBreadth): PhoneTree<T> => {
  const sorted = contacts.toSorted(compareCallOrder);
  const people = sorted.filter(({ phone }) => phone !== null && phone.trim() !== '');
  const callers = [null, ...people].map((caller, index) => ({
    caller,
    calls: people.slice(index * breadth, (index + 1) * breadth),
  }));
  return {
    callers: callers.filter(({ calls }) => calls.length > 0),
    withoutPhone: sorted.filter((contact) => !people.includes(contact)),
  };
};

export type CallPlace = Pick<CrisisContact, 'id' | 'call_order'>;

/** Room between places, so that one person can be put between two others by one change. */
const STEP = 10;

/** The contacts with these places. */
export const placeContacts = <T extends Ordered>(contacts: readonly T[], places: readonly CallPlace[]): T[] => {
  const placeOf = new Map(places.map(({ id, call_order }) => [id, call_order]));
  return contacts.map((contact) => {
    const place = placeOf.get(contact.id);
    return place === undefined ? contact : { ...contact, call_order: place };
  });
};

const isInOrder = (contacts: readonly Ordered[]): boolean =>
  contacts.every((contact, index) => index === 0 || compareCallOrder(contacts[index - 1]!, contact) < 0);

/** Numbers the contacts up to the last one that needs a place; those who follow by name stay without. */
const assignPlaces = (wanted: readonly Ordered[], moved: number): CallPlace[] => {
  const end =
    1 +
    Math.max(
      moved,
      wanted.findLastIndex(({ call_order }) => call_order !== null),
    );
  const step = end * STEP <= CALL_ORDER_MAX ? STEP : 1;
  return wanted
    .slice(0, end)
    .map(({ id }, index) => ({ id, call_order: (index + 1) * step }))
    .filter(({ call_order }, index) => wanted[index]!.call_order !== call_order);
};

/** The changes of place that move a contact by one in the call order; none at its ends. */
export const moveInCallOrder = (contacts: readonly Ordered[], id: number, by: -1 | 1): CallPlace[] => {
  const sorted = contacts.toSorted(compareCallOrder);
  const from = sorted.findIndex((contact) => contact.id === id);
  const to = from + by;
  const [moved, other] = [sorted[from], sorted[to]];
  const last = Math.max(from, to);
  if (!moved || !other || last >= CALL_ORDER_MAX) return [];
  const wanted = sorted.with(to, moved).with(from, other);
  const swapped = [
    { id: moved.id, call_order: other.call_order },
    { id: other.id, call_order: moved.call_order },
  ];
  return isInOrder(placeContacts(wanted, swapped)) ? swapped : assignPlaces(wanted, last);
};
