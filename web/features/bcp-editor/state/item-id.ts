/** Ids of list entries, made where the entry is made. */

const LENGTH = 9;
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** A random id of 9 letters and digits. */
export const newItemId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(LENGTH)), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
