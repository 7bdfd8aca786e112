/** Serial schedule generation (Kolisch 1996) over plain numbers: minutes and positions in the lists. */
export interface Work {
  /** Positions of what has to be done before. Without loops. */
  needs: readonly number[];
  takes: number;
  /** Positions of those who can do it, of whom one does; empty where nobody limits it. */
  workers: readonly number[];
  /** Work cannot begin before. */
  release: number;
  /** It is back by itself by then, worked on or not; infinite where it never is. */
  returns: number;
  /** It is too late after that; infinite without a limit. */
  due: number;
  /** Its objective; infinite without one. */
  wanted: number;
  /** 0 is the most critical. */
  rank: number;
}

export interface Worker {
  /** How many things they do at a time. */
  hands: number;
  /** Away before. */
  from: number;
}

export interface Slot {
  /** When all that it needs is done and it is released. */
  ready: number;
  starts: number;
  ends: number;
  /** Back by itself, so that nobody worked on it. */
  isReturned: boolean;
  /** Who does it: whoever is free first. Null where nobody is needed. */
  worker: number | null;
  /** The work that its worker was busy with until it started; null where it did not wait for that. */
  heldBy: number | null;
}

interface Booking {
  starts: number;
  ends: number;
  work: number;
}

const NEVER = Number.POSITIVE_INFINITY;

interface Before {
  followers: readonly (readonly number[])[];
  /** How many each waits for. */
  open: readonly number[];
}

const countBefore = (list: readonly Work[]): Before => {
  const followers: number[][] = list.map(() => []);
  const open = list.map(({ needs }) => needs.length);
  for (const [at, { needs }] of list.entries()) for (const need of needs) followers[need]!.push(at);
  return { followers, open };
};

/** Backward pass: when each has to start so that everything above it is in time. */
const findLatestStarts = (list: readonly Work[], order: readonly number[], followers: Before['followers']): number[] => {
  const latest: number[] = [];
  for (let place = order.length - 1; place >= 0; place--) {
    const at = order[place]!;
    const finish = followers[at]!.reduce((least, next) => Math.min(least, latest[next]!), list[at]!.due);
    latest[at] = finish === NEVER ? NEVER : finish - list[at]!.takes;
  }
  return latest;
};

type Priority = readonly number[];

/** What is needed is wanted with whatever needs it, and is as critical. */
const findUrgency = (list: readonly Work[], order: readonly number[], followers: Before['followers']): Priority[] => {
  const urgency: Priority[] = [];
  for (const at of order.toReversed()) {
    const { wanted, rank } = list[at]!;
    urgency[at] = followers[at]!.reduce<Priority>(
      (first, next) => (comparePriority(urgency[next]!, first) < 0 ? urgency[next]! : first),
      [wanted, rank],
    );
  }
  return urgency;
};

const comparePriority = (a: Priority, b: Priority): number => {
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) return a[at]! < b[at]! ? -1 : 1;
  return 0;
};

/** The turn of each: by priority, and of equals as listed. */
const rankAll = (priorities: readonly Priority[]): number[] => {
  const turns: number[] = [];
  const sorted = [...priorities.keys()].sort((a, b) => comparePriority(priorities[a]!, priorities[b]!));
  for (const [turn, at] of sorted.entries()) turns[at] = turn;
  return turns;
};

const sortByNeeds = ({ followers, open }: Before): number[] => {
  const left = [...open];
  const order = left.flatMap((count, at) => (count === 0 ? [at] : []));
  for (const at of order) for (const next of followers[at]!) if (--left[next]! === 0) order.push(next);
  return order;
};

/** The first gap of a calendar that is long enough, and the booking that it follows if that delays it. */
const findGap = (calendar: readonly Booking[], ready: number, takes: number): { starts: number; heldBy: number | null } => {
  let starts = ready;
  let heldBy: number | null = null;
  for (const booking of calendar) {
    if (booking.ends <= starts) continue;
    if (booking.starts >= starts + takes) break;
    starts = booking.ends;
    heldBy = booking.work;
  }
  return { starts, heldBy };
};

/** Keeps a list sorted, the last first: what is taken from its end is the first. */
const insertSorted = (list: number[], added: number, compare: (a: number, b: number) => number): void => {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compare(list[middle]!, added) > 0) low = middle + 1;
    else high = middle;
  }
  list.splice(low, 0, added);
};

const book = (calendar: Booking[], booking: Booking): void => {
  const at = calendar.findIndex(({ starts }) => starts > booking.starts);
  calendar.splice(at === -1 ? calendar.length : at, 0, booking);
};

/** Among what can be started, the one with the lowest priority number goes first, and of equals the one listed first. */
const placeAll = (
  list: readonly Work[],
  { followers, open: before }: Before,
  workers: readonly Worker[] | null,
  priorities: readonly Priority[],
): Slot[] => {
  const open = [...before];
  /** Of those who have work: a team is larger than what one scenario stops. */
  const calendars = new Map<number, Booking[][]>();
  const calendarsOf = (worker: number): Booking[][] => {
    const known = calendars.get(worker);
    if (known !== undefined) return known;
    const created = Array.from({ length: workers![worker]!.hands }, (): Booking[] => []);
    calendars.set(worker, created);
    return created;
  };
  const slots: Slot[] = [];
  const ready: number[] = [];

  const place = (at: number): Slot => {
    const { takes, workers: able, returns, needs } = list[at]!;
    const needed = needs.reduce((most, need) => Math.max(most, slots[need]!.ends), 0);
    const byItself = Math.max(returns, needed);
    const begin = ready[at]!;
    const returned = {
      ready: begin,
      starts: byItself,
      ends: byItself,
      isReturned: returns !== NEVER,
      worker: null,
      heldBy: null,
    };
    if (able.length === 0 || takes === 0 || workers === null || begin === NEVER) {
      const ends = begin + takes;
      if (byItself <= ends) return returned;
      return { ready: begin, starts: begin, ends, isReturned: false, worker: able[0] ?? null, heldBy: null };
    }
    let best = { starts: NEVER, heldBy: null as number | null, calendar: calendarsOf(able[0]!)[0]!, worker: able[0]! };
    for (const worker of able) {
      const present = Math.max(begin, workers[worker]!.from);
      if (present === NEVER) continue;
      for (const calendar of calendarsOf(worker)) {
        const gap = findGap(calendar, present, takes);
        if (gap.starts < best.starts) best = { ...gap, calendar, worker };
      }
      if (best.starts === begin) break;
    }
    const { calendar, ...placed } = best;
    const ends = best.starts + takes;
    if (byItself <= ends) return returned;
    book(calendar, { starts: best.starts, ends, work: at });
    return { ready: begin, ends, isReturned: false, ...placed };
  };

  const enter = (at: number): void => {
    ready[at] = list[at]!.needs.reduce((most, need) => Math.max(most, slots[need]!.ends), list[at]!.release);
    insertSorted(startable, at, compare);
  };
  const turns = rankAll(priorities);
  const compare = (a: number, b: number): number =>
    Number(ready[a] === NEVER) - Number(ready[b] === NEVER) || turns[a]! - turns[b]!;
  const startable: number[] = [];
  for (const [at, count] of open.entries()) if (count === 0) enter(at);
  for (let at = startable.pop(); at !== undefined; at = startable.pop()) {
    slots[at] = place(at);
    for (const next of followers[at]!) if (--open[next]! === 0) enter(next);
  }
  return slots;
};

/** How many are too late, then how many miss their objective. */
const countLate = (list: readonly Work[], slots: readonly Slot[]): Priority => {
  const count = (of: (work: Work) => number): number => list.filter((work, at) => slots[at]!.ends > of(work)).length;
  return [count(({ due }) => due), count(({ wanted }) => wanted)];
};

/**
 * The earliest objective goes first, then the most critical. Of equals either the least slack or the shortest goes first, and
 * the least slack of all goes first only where that leaves fewer late than both. Without `workers` nobody is ever busy or away.
 */
export const schedule = (list: readonly Work[], workers: readonly Worker[] | null): Slot[] => {
  const before = countBefore(list);
  const { followers } = before;
  const order = sortByNeeds(before);
  // All that can be started is compared at one moment, so the slack is least where the latest start is earliest.
  const latest = findLatestStarts(list, order, followers);
  const urgency = findUrgency(list, order, followers);
  const rules: ((work: Work, at: number) => Priority)[] = [
    ({ takes }, at) => [...urgency[at]!, takes, latest[at]!],
    ({ takes }, at) => [...urgency[at]!, latest[at]!, takes],
    (_, at) => [latest[at]!],
  ];
  const place = (rule: (typeof rules)[number]): Slot[] => placeAll(list, before, workers, list.map(rule));
  if (workers === null) return place(rules[0]!);
  let best: { slots: Slot[]; late: Priority } | null = null;
  for (const rule of rules) {
    const slots = place(rule);
    const late = countLate(list, slots);
    if (best === null || comparePriority(late, best.late) < 0) best = { slots, late };
    if (best.late.every((count) => count === 0)) break;
  }
  return best!.slots;
};
