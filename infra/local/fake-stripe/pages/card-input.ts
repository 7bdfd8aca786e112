/** A card as it comes from the double's own pages and from the browser's card element. */
import type { TypedCard } from '../cards.ts';

/** `number`, `cvc`, and either `expiry` ("MM / YY") or `exp_month` and `exp_year`, as text or numbers. */
export const typedCard = (fields: Record<string, unknown>): TypedCard => {
  const value = (name: string): string => String(fields[name] ?? '');
  const [month, year] = value('expiry')
    .split('/')
    .map((part) => part.trim());
  return {
    number: value('number'),
    expMonth: Number(fields.exp_month ?? month) || 0,
    expYear: Number(fields.exp_year ?? year) || 0,
    cvc: value('cvc'),
  };
};
