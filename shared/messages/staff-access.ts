export const staffAccessMessages = {
  reason: 'Say why you open this BCP, in {min} to {max} characters. The customer can read it.',
  bcpNotFound: 'This customer doesn’t have this BCP',
} as const;
