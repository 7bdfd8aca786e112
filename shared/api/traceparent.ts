/** One act of a browser through everything that it causes: https://www.w3.org/TR/trace-context/#traceparent-header */

const toHex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Ids are random: they say nothing of the person, the device or the act before. */
export const createTraceparent = (): string => {
  const random = toHex(crypto.getRandomValues(new Uint8Array(24)));
  return `00-${random.slice(0, 32)}-${random.slice(32)}-01`;
};

/** Versions after 00 may append fields; ids of zeros are invalid. */
const TRACEPARENT = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}(?:-|$)/;

export const readTraceId = (traceparent: string | undefined): string | undefined => TRACEPARENT.exec(traceparent ?? '')?.[1];
