/**
 * The way in. A deployed stage is reached through CloudFront alone, which adds a secret and the viewer's address; the
 * API's own address would bypass the firewall and make every caller look like one. The local run has no edge.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';

type Headers = Record<string, string | undefined>;

const isSame = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/** Whether a request came through the edge; where the stage has none, every request did. */
export const isFromEdge = (headers: Headers): boolean => {
  const accepted = process.env.ORIGIN_SECRET;
  if (!accepted) return true;
  // Two while one is being replaced: the edge sends the older until its own deployment is through.
  return accepted.split(',').some((secret) => isSame(headers['x-origin-verify'] ?? '', secret));
};

/**
 * The caller's own address, for rate limits and the log: behind the edge the source address is the edge's. Whoever comes
 * past the edge may claim any viewer.
 */
export const callerIp = (headers: Headers, sourceIp: string): string =>
  (process.env.ORIGIN_SECRET && isFromEdge(headers) ? headers['x-viewer-ip'] : undefined) ?? sourceIp;

/**
 * Stands for a caller's address or device in the log. Keyed, because there are few enough addresses to hash them all; the
 * same caller keeps the same name for as long as the stage keeps its secret.
 */
export const pseudonymize = (value: string): string =>
  createHmac('sha256', process.env.ORIGIN_SECRET ?? '')
    .update(value)
    .digest('base64url')
    .slice(0, 16);

/**
 * Whom a limit per place counts: an IPv4 address, or the first 64 bits of an IPv6 one, since a single customer has all
 * the addresses below them. An IPv4 address in IPv6 notation is the IPv4 address.
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
