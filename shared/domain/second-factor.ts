/** Two-step sign-in: a code of an authenticator app (RFC 6238), or one of ten recovery codes. */
export const RECOVERY_CODE_COUNT = 10;
const GROUP_LENGTH = 4;
const RECOVERY_CODE_LENGTH = 12;
/** Crockford's base 32: none of its characters is taken for another one. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

export const groupCharacters = (text: string): string[] => text.match(new RegExp(`.{1,${GROUP_LENGTH}}`, 'g')) ?? [];

/** 60 bits of the given random bytes, in groups such as `k7mf-2qxd-9trw`. */
export const formatRecoveryCode = (random: Uint8Array): string =>
  groupCharacters(Array.from(random.subarray(0, RECOVERY_CODE_LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('')).join(
    '-',
  );

export type ParsedCode = { kind: 'app' | 'recovery'; code: string };

/** What a typed code can be; null for anything else. Spaces, dashes and capitals don't matter. */
export const parseSignInCode = (typed: string): ParsedCode | null => {
  const code = typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{Pd}]/gu, '');
  if (/^\d{6}$/.test(code)) return { kind: 'app', code };
  const readable = code.replace(/[il]/g, '1').replaceAll('o', '0');
  const isRecovery = readable.length === RECOVERY_CODE_LENGTH && [...readable].every((character) => ALPHABET.includes(character));
  return isRecovery ? { kind: 'recovery', code: readable } : null;
};
