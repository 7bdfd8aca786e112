import { createHash } from 'node:crypto';
import { cardError } from './errors.ts';
import type { Card, CardBehavior, StripeFailure } from './objects.ts';

export interface TypedCard {
  number: string;
  expMonth: number;
  expYear: number;
  /** Null when a server sends a card without it. */
  cvc: string | null;
}

interface TestCard {
  brand: string;
  behavior: CardBehavior;
  declineCode?: string;
}

const TEST_CARDS: Record<string, TestCard> = {
  '4242424242424242': { brand: 'visa', behavior: 'accepts' },
  '5555555555554444': { brand: 'mastercard', behavior: 'accepts' },
  '378282246310005': { brand: 'amex', behavior: 'accepts' },
  '6011111111111117': { brand: 'discover', behavior: 'accepts' },
  '4000000000000002': { brand: 'visa', behavior: 'declines_entry', declineCode: 'generic_decline' },
  '4000000000009995': { brand: 'visa', behavior: 'declines_entry', declineCode: 'insufficient_funds' },
  '4000000000000341': { brand: 'visa', behavior: 'declines_charge', declineCode: 'generic_decline' },
  '4000002500003155': { brand: 'visa', behavior: 'asks_holder' },
  '4000002760003184': { brand: 'visa', behavior: 'always_asks_holder' },
};

/** Stripe's names for payment methods with test cards. */
export const NAMED_CARDS: Record<string, string> = {
  pm_card_visa: '4242424242424242',
  pm_card_mastercard: '5555555555554444',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_chargeCustomerFail: '4000000000000341',
  pm_card_authenticationRequired: '4000002760003184',
  pm_card_authenticationRequiredOnSetup: '4000002500003155',
};

const MESSAGES: Record<string, string> = {
  generic_decline: 'Your card was declined.',
  insufficient_funds: 'Your card has insufficient funds.',
  test_mode_live_card: 'Your card was declined. Your request was in test mode, but used a non test card.',
};

export const describeDecline = (declineCode: string): Omit<StripeFailure, 'type'> => ({
  code: 'card_declined',
  decline_code: declineCode,
  message: MESSAGES[declineCode] ?? 'Your card was declined.',
});

const passesLuhn = (digits: string): boolean => {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
};

const brandOf = (digits: string): string =>
  TEST_CARDS[digits]?.brand ??
  (/^4/.test(digits) ? 'visa' : /^(5[1-5]|2[2-7])/.test(digits) ? 'mastercard' : /^3[47]/.test(digits) ? 'amex' : 'unknown');

/** Stripe checks these before it asks a bank. */
const validateCard = (typed: TypedCard, digits: string, nowSeconds: number): void => {
  if (!/^\d{12,19}$/.test(digits))
    throw cardError({ code: 'invalid_number', message: 'Your card number is invalid.', param: 'number' });
  if (!passesLuhn(digits))
    throw cardError({ code: 'incorrect_number', message: 'Your card number is incorrect.', param: 'number' });
  const { expMonth, expYear } = typed;
  if (!(expMonth >= 1 && expMonth <= 12))
    throw cardError({ code: 'invalid_expiry_month', message: "Your card's expiration month is invalid.", param: 'exp_month' });
  const now = new Date(nowSeconds * 1000);
  if (!(expYear * 12 + expMonth > now.getUTCFullYear() * 12 + now.getUTCMonth()) || expYear > now.getUTCFullYear() + 50)
    throw cardError({ code: 'invalid_expiry_year', message: "Your card's expiration year is invalid.", param: 'exp_year' });
  const cvcLength = brandOf(digits) === 'amex' ? 4 : 3;
  if (typed.cvc !== null && !new RegExp(`^\\d{${cvcLength}}$`).test(typed.cvc))
    throw cardError({ code: 'invalid_cvc', message: "Your card's security code is invalid.", param: 'cvc' });
};

export interface ReadCard {
  card: Card;
  behaviour: CardBehavior;
  declineCode: string;
}

export const readCard = (typed: TypedCard, nowSeconds: number): ReadCard => {
  const digits = typed.number.replace(/[\s-]/g, '');
  const expYear = typed.expYear < 100 ? typed.expYear + 2000 : typed.expYear;
  validateCard({ ...typed, expYear }, digits, nowSeconds);
  const known = TEST_CARDS[digits];
  const brand = brandOf(digits);
  return {
    card: {
      brand,
      display_brand: brand,
      last4: digits.slice(-4),
      exp_month: typed.expMonth,
      exp_year: expYear,
      funding: 'credit',
      country: 'US',
      fingerprint: createHash('sha256').update(digits).digest('hex').slice(0, 16),
      wallet: null,
    },
    // In test mode Stripe declines every number that is not a test card.
    behaviour: known?.behavior ?? 'declines_entry',
    declineCode: known?.declineCode ?? (known ? 'generic_decline' : 'test_mode_live_card'),
  };
};
