import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  buildPhoneTree,
  type CallTarget,
  compareCallOrder,
  moveInCallOrder,
  placeContacts,
  TREE_BREADTHS,
} from '#shared/domain/phone-tree.ts';

const person = (id: number, more: Partial<CallTarget> = {}): CallTarget => ({
  id,
  first_name: `P${String(id).padStart(3, '0')}`,
  last_name: 'Lund',
  phone: `206-555-0${id}`,
  call_order: null,
  ...more,
});
const people = (count: number) => Array.from({ length: count }, (_, index) => person(index + 1));
const idsOf = (contacts: readonly { id: number }[]) => contacts.map(({ id }) => id);
const order = (contacts: readonly CallTarget[]) => idsOf(contacts.toSorted(compareCallOrder));

describe('the call order', () => {
  it('the call order goes by place, then by name; people without a place come last', () => {
    const contacts = [
      person(1, { first_name: 'Zoe' }),
      person(2, { first_name: 'Ana' }),
      person(3, { first_name: 'Bo', call_order: 9_999 }),
      person(4, { first_name: 'Cy', call_order: 5 }),
      person(5, { first_name: 'Al', call_order: 5 }),
    ];
    expect(order(contacts)).toEqual([5, 4, 3, 2, 1]);
  });

  it.each([
    ['the first up', 1, -1],
    ['the last down', 3, 1],
    ['someone unknown', 9, 1],
  ] as const)('the call order stays when moving %s', (_, id, by) => {
    expect(moveInCallOrder(people(3), id, by)).toEqual([]);
  });

  it('the call order swaps two places, and nothing else, when both people have one', () => {
    const contacts = [person(1, { call_order: 10 }), person(2, { call_order: 20 }), person(3, { call_order: 30 })];
    expect(moveInCallOrder(contacts, 3, -1)).toEqual([
      { id: 3, call_order: 20 },
      { id: 2, call_order: 30 },
    ]);
  });

  it('the call order gives places to the people up to the moved one, and leaves the others by name', () => {
    expect(moveInCallOrder(people(5), 2, 1)).toEqual([
      { id: 1, call_order: 10 },
      { id: 3, call_order: 20 },
      { id: 2, call_order: 30 },
    ]);
  });

  const contacts = fc
    .array(
      fc.record({ first_name: fc.constantFrom('Al', 'Bo', 'Cy'), place: fc.constantFrom(null, 1, 2, 3, 50, 9_998, 9_999) }),
      {
        minLength: 2,
        maxLength: 12,
      },
    )
    .map((all) => all.map(({ first_name, place }, index) => person(index + 1, { first_name, call_order: place })));

  it('the call order after a move is the old one with two neighbors exchanged, whatever the places were', () => {
    fc.assert(
      fc.property(contacts, fc.nat(), fc.constantFrom(-1 as const, 1 as const), (given, pick, by) => {
        const before = order(given);
        const from = pick % before.length;
        const to = from + by;
        const places = moveInCallOrder(given, before[from]!, by);
        const wanted = to < 0 || to >= before.length ? before : before.with(from, before[to]!).with(to, before[from]!);
        expect(order(placeContacts(given, places))).toEqual(wanted);
        for (const { call_order } of places) if (call_order !== null) expect(call_order).toBeLessThanOrEqual(9_999);
      }),
    );
  });
});

describe('the phone tree', () => {
  it.each([
    [0, []],
    [1, [[null, [1]]]],
    [
      3,
      [
        [null, [1, 2]],
        [1, [3]],
      ],
    ],
    [
      7,
      [
        [null, [1, 2]],
        [1, [3, 4]],
        [2, [5, 6]],
        [3, [7]],
      ],
    ],
  ])('the phone tree of %i people, two calls each, has the callers %j', (count, expected) => {
    const { callers } = buildPhoneTree(people(count), 2);
    expect(callers.map(({ caller, calls }) => [caller?.id ?? null, idsOf(calls)])).toEqual(expected);
  });

  it.each(TREE_BREADTHS)(
    'the phone tree with %i calls each reaches everyone once, called by someone reached before',
    (breadth) => {
      for (const count of [1, breadth, breadth + 1, 40, 1_000]) {
        const { callers } = buildPhoneTree(people(count), breadth);
        const reached = new Set<number>();
        for (const { caller, calls } of callers) {
          if (caller) expect(reached).toContain(caller.id);
          expect(calls.length).toBeLessThanOrEqual(breadth);
          for (const { id } of calls) {
            expect(reached).not.toContain(id);
            reached.add(id);
          }
        }
        expect(reached.size).toBe(count);
      }
    },
  );

  it.each([null, '', ' '])('the phone tree lets no one with the phone number %j call or be called', (phone) => {
    const contacts = [person(1, { phone }), person(2), person(3, { call_order: 1 })];
    const { callers, withoutPhone } = buildPhoneTree(contacts, 2);
    expect(idsOf(callers.flatMap(({ calls }) => calls))).toEqual([3, 2]);
    expect(idsOf(withoutPhone)).toEqual([1]);
  });
});
