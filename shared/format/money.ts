import { once } from '#shared/domain/once.ts';

const dollars = once(() => new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }));
const wholeDollars = once(() => new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }));

export const formatCents = (cents: number): string => dollars().format(cents / 100);

/** `currency` as ISO 4217 has it, such as EUR. */
export const formatMoney = (cents: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);

/** Cents as $799, for prices without cents; $799.50 keeps them. */
export const formatPrice = (cents: number): string => (cents % 100 === 0 ? wholeDollars : dollars)().format(cents / 100);
