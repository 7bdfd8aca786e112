import { describe, expect, it } from 'vitest';
import { changeActive, NewPricingPlan, PRICE_MAX } from '#shared/domain/price-list.ts';

const sent = { plan_type: 'gold', name: 'Gold', price: 199_900 };
const messageOf = (part: object): string | undefined => NewPricingPlan.safeParse({ ...sent, ...part }).error?.issues[0]?.message;

describe('a pricing plan that is sent', () => {
  it('a pricing plan has defaults for what is not sent', () => {
    expect(NewPricingPlan.parse(sent)).toEqual({ ...sent, description: '', currency: 'USD', is_active: true, features: [] });
  });

  it('a pricing plan is trimmed, and empty features are dropped', () => {
    const typed = { name: ' Gold ', description: ' All ', features: [' One ', '', '  '] };
    expect(NewPricingPlan.parse({ ...sent, ...typed })).toMatchObject({ name: 'Gold', description: 'All', features: ['One'] });
  });

  it.each([
    { price: 0 },
    { price: PRICE_MAX },
    { currency: 'EUR' },
    { currency: 'GBP' },
    { description: null },
    { features: [] },
  ])('a pricing plan with %j is accepted', (part) => {
    expect(messageOf(part)).toBeUndefined();
  });

  const price = 'Price must be a whole number of cents, 0 or more';
  it.each([
    [{ plan_type: 'iron' }, 'Invalid plan type'],
    [{ plan_type: undefined }, 'Invalid plan type'],
    [{ name: undefined }, 'Name is required'],
    [{ name: ' ' }, 'Name is required'],
    [{ name: 'x'.repeat(101) }, 'This text must be at most 100 characters'],
    [{ price: undefined }, price],
    [{ price: null }, price],
    [{ price: '799' }, price],
    [{ price: 0.5 }, price],
    [{ price: -1 }, price],
    [{ price: PRICE_MAX + 1 }, price],
    [{ currency: 'CHF' }, 'Currency must be USD, EUR or GBP'],
    [{ features: Array(51).fill('x') }, 'Features can hold at most 50 entries'],
  ])('a pricing plan with %j is refused with a sentence', (part, message) => {
    expect(messageOf(part)).toBe(message);
  });
});

describe('which pricing plan is active', () => {
  const active = { essential: 1, gold: 2, premium: null };
  const gold = { plan_type: 'gold', is_active: true } as const;
  const premium = { plan_type: 'premium', is_active: true } as const;

  it.each([
    ['an active plan of a tier without one', 9, premium, { ...active, premium: 9 }],
    ['an active plan of a tier that has another', 9, gold, null],
    ['the active plan itself', 2, gold, active],
    ['an inactive plan', 9, { ...gold, is_active: false }, active],
    ['the active plan, now inactive', 2, { ...gold, is_active: false }, { ...active, gold: null }],
    ['the active plan, moved to a tier without one', 2, premium, { ...active, gold: null, premium: 2 }],
    ['the active plan, moved to a tier that has another', 2, { ...gold, plan_type: 'essential' }, null],
    ['the active plan, deleted', 2, null, { ...active, gold: null }],
    ['an inactive plan, deleted', 9, null, active],
  ] as const)('saving %s keeps at most one active for each tier', (_, id, saved, next) => {
    expect(changeActive(active, id, saved)).toEqual(next);
  });
});
