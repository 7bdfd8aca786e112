/** Public US emergency lines, which masking leaves alone. */
export const HELPLINES = {
  /** SAMHSA, call or text. */
  disasterDistress: '1-800-985-5990',
  nationalResponseCenter: '1-800-424-8802',
  poisonControl: '1-800-222-1222',
  humanTrafficking: '1-888-373-7888',
  fema: '1-800-621-3362',
  sbaDisasterLoans: '1-800-659-2955',
} as const;

const stripToDigits = (number: string): string => number.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
const helplineDigits = new Set(Object.values(HELPLINES).map(stripToDigits));

export const isHelpline = (number: string): boolean => helplineDigits.has(stripToDigits(number));
