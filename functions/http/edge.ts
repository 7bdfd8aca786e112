/**
 * CloudFront adds a secret and the viewer's address to each request. Without the secret, requests to the API's own address
 * would bypass the firewall. The local run has no edge.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';

type Headers = Record<string, string | undefined>;

const isSameSecret = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

export const isFromEdge = (headers: Headers): boolean => {
  const accepted = process.env.ORIGIN_SECRET;
  if (!accepted) return true;
  // Two secrets during a rotation: the edge sends the old one until it is deployed.
  return accepted.split(',').some((secret) => isSameSecret(headers['x-origin-verify'] ?? '', secret));
};

/** Behind the edge the source address is the edge's. Other requests could send any `x-viewer-ip`. */
export const callerIp = (headers: Headers, sourceIp: string): string =>
  (process.env.ORIGIN_SECRET && isFromEdge(headers) ? headers['x-viewer-ip'] : undefined) ?? sourceIp;

/**
 * Replaces a caller's address or device in the log. Keyed, as there are few enough addresses to hash them all. The same for
 * a caller until the secret is rotated.
 */
export const pseudonymize = (value: string): string =>
  createHmac('sha256', process.env.ORIGIN_SECRET ?? '')
    .update(value)
    .digest('base64url')
    .slice(0, 16);

/**
 * The subject of a limit per IP: an IPv4 address, also in IPv6 notation, or the first 64 bits of an IPv6 address, as one
 * customer has all addresses below them.
 */
export const networkOf = (ip: string): string => {
  const address = ip.split('%')[0] ?? '';
  if (!address.includes(':') || !URL.canParse(`http://[${address}]`)) return ip;
  const [head = [], tail = []] = new URL(`http://[${address}]`).hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  const groups = [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
  const isIpv4 = groups.slice(0, 6).join() === '0,0,0,0,0,ffff';
  if (!isIpv4) return `${groups.slice(0, 4).join(':')}::/64`;
  const [high, low] = [Number.parseInt(groups[6]!, 16), Number.parseInt(groups[7]!, 16)];
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
};

/** The subnet of an address: the first 24 bits of an IPv4 address, 48 of an IPv6 address. */
export const subnetOf = (ip: string): string => networkOf(ip).split(/[.:]/).slice(0, 3).join('.');
