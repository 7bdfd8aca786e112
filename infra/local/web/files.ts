import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { contentSecurityPolicy } from '#infra/constructs/security-headers.ts';

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.xml': 'application/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
const pageRequest = runInNewContext(
  `${readFileSync(new URL('../../edge/page-request.js', import.meta.url), 'utf8')}; handler`,
) as (event: { request: { uri: string } }) => { uri: string };

/** The file that answers a path, as CloudFront decides it. */
export const fileFor = (path: string): string => pageRequest({ request: { uri: path } }).uri;

const COMPRESSED = /^(text\/|application\/(json|manifest)|image\/svg)/;

export interface File {
  type: string;
  etag: string;
  cacheControl: string;
  plain: Buffer;
  /** By content encoding, preferred first. */
  encoded: Record<string, Buffer>;
}

/** Reads the whole build: the folder may be removed while its pages are open. Keys are site paths. */
export const readBuild = (folder: string): Map<string, Buffer> => {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  );
  return new Map(names.map((name) => [`/${name.replaceAll('\\', '/')}`, readFileSync(join(folder, name))]));
};

/** Pages load the fake Stripe script unless the real one is in use. */
export const prepare = (path: string, source: Buffer, isRealStripe: boolean): File => {
  const type = TYPES[extname(path)] ?? 'application/octet-stream';
  const plain = extname(path) === '.html' ? Buffer.from(withFakeStripeScript(source.toString(), isRealStripe)) : source;
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  return {
    type,
    plain,
    etag: `"${createHash('sha256').update(plain).digest('hex').slice(0, 16)}"`,
    cacheControl: path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    encoded: COMPRESSED.test(type) ? { br: brotliCompressSync(plain, brotli), gzip: gzipSync(plain) } : {},
  };
};

export const sendFile = (file: File | null, req: IncomingMessage, res: ServerResponse): void => {
  if (!file) {
    res.writeHead(404, { ...siteHeaders(), 'content-type': 'text/plain' }).end('Not found');
    return;
  }
  const headers = { ...siteHeaders(), etag: file.etag, 'cache-control': file.cacheControl, vary: 'accept-encoding' };
  if (req.headers['if-none-match'] === file.etag) {
    res.writeHead(304, headers).end();
    return;
  }
  const accepted = String(req.headers['accept-encoding'] ?? '');
  const encoding = Object.keys(file.encoded).find((name) => accepted.includes(name));
  const body = encoding ? file.encoded[encoding]! : file.plain;
  const encoded: Record<string, string> = encoding ? { 'content-encoding': encoding } : {};
  res.writeHead(200, { ...headers, ...encoded, 'content-type': file.type, 'content-length': body.length });
  res.end(req.method === 'HEAD' ? undefined : body);
};

/** The headers CloudFront adds, without HSTS: this is plain HTTP. */

export const siteHeaders = (policy = contentSecurityPolicy): Record<string, string> => ({
  'content-security-policy': policy,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
});

/**
 * `@stripe/stripe-js` uses an existing `window.Stripe`. As the first deferred script it does not block the page
 * and runs before ours.
 */
export const withFakeStripeScript = (html: string, isReal: boolean): string =>
  isReal ? html : html.replace('<head>', '<head><script defer src="/local/stripe.js"></script>');
