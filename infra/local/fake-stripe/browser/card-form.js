/** What a card element knows of the card being typed: its parts, whether they are complete, what is wrong with them. */
const BRANDS = [
  ['amex', /^3[47]/, 15, 4],
  ['visa', /^4/, 16, 3],
  ['mastercard', /^(5[1-5]|2[2-7])/, 16, 3],
  ['discover', /^6/, 16, 3],
];

const brandOf = (digits) => BRANDS.find(([, pattern]) => pattern.test(digits)) ?? ['unknown', /./, 16, 3];

const passesLuhn = (digits) =>
  [...digits].reverse().reduce((sum, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return sum + (doubled > 9 ? doubled - 9 : doubled);
  }, 0) %
    10 ===
  0;

const problem = (code, message) => ({ type: 'validation_error', code, message });

const numberProblem = (digits, length) => {
  if (digits.length < length) return problem('incomplete_number', 'Your card number is incomplete.');
  return digits.length > length || !passesLuhn(digits) ? problem('invalid_number', 'Your card number is invalid.') : null;
};

const expiryProblem = (digits) => {
  const month = Number(digits.slice(0, 2));
  const year = 2000 + Number(digits.slice(2));
  if (digits.length < 4) return problem('incomplete_expiry', "Your card's expiration date is incomplete.");
  if (month < 1 || month > 12) return problem('invalid_expiry_month', "Your card's expiration month is invalid.");
  const now = new Date();
  const isPast = year * 12 + month <= now.getFullYear() * 12 + now.getMonth();
  return isPast ? problem('invalid_expiry_year_past', "Your card's expiration date is in the past.") : null;
};

const cvcProblem = (digits, length) =>
  digits.length === length ? null : problem('incomplete_cvc', "Your card's security code is incomplete.");

const digitsOf = (value) => value.replace(/\D/g, '');

/** `values` is what stands in the three fields. */
export const readForm = (values) => {
  const number = digitsOf(values.number);
  const expiry = digitsOf(values.expiry);
  const [brand, , length, cvcLength] = brandOf(number);
  const problems = [numberProblem(number, length), expiryProblem(expiry), cvcProblem(digitsOf(values.cvc), cvcLength)].filter(
    Boolean,
  );
  return {
    brand,
    isEmpty: Object.values(values).every((value) => value === ''),
    isComplete: problems.length === 0,
    /** The first problem, unfinished fields included. */
    problem: problems[0],
    /** The first problem worth showing while typing. */
    visibleProblem: problems.find(({ code }) => !code.startsWith('incomplete')),
    card: {
      number,
      exp_month: Number(expiry.slice(0, 2)),
      exp_year: 2000 + Number(expiry.slice(2)),
      cvc: digitsOf(values.cvc),
    },
  };
};

export const formatNumber = (value) =>
  digitsOf(value)
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ');

/** Puts the slash in; a single digit above 1 is a month of its own. */
export const formatExpiry = (value) => {
  const digits = digitsOf(value).slice(0, 4);
  const padded = /^[2-9]/.test(digits) ? `0${digits}`.slice(0, 4) : digits;
  return padded.length > 2 ? `${padded.slice(0, 2)} / ${padded.slice(2)}` : padded;
};
