/** The screens as they are deployed: `web/dist`, with CloudFront's caching, compression and fallback to `index.html`. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Screens } from '#infra/local/origin.ts';
import { repository, type Settings } from '#infra/local/settings.ts';
import { siteHeaders, withStripeDouble } from './headers.ts';

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
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
const COMPRESSED = /^(text\/|application\/(json|manifest)|image\/svg)/;
const dist = join(repository, 'web/dist');

interface File {
  type: string;
  etag: string;
  cacheControl: string;
  plain: Buffer;
  encoded: Record<string, Buffer>;
}

const load = (path: string, isRealStripe: boolean): File | null => {
  const file = join(dist, normalize(path));
  if (!file.startsWith(dist) || !existsSync(file)) return null;
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  const isPage = extname(file) === '.html';
  const source = readFileSync(file);
  const plain = isPage ? Buffer.from(withStripeDouble(source.toString(), isRealStripe)) : source;
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  return {
    type,
    plain,
    etag: `"${createHash('sha256').update(plain).digest('hex').slice(0, 16)}"`,
    cacheControl: path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    encoded: COMPRESSED.test(type) ? { br: brotliCompressSync(plain, brotli), gzip: gzipSync(plain) } : {},
  };
};

/** CloudFront's `pageRequest`: every path that names no file is answered by the page. */
const fileFor = (path: string): string => (path.slice(path.lastIndexOf('/')).includes('.') ? path : '/index.html');

export const distScreens = (settings: Settings): Screens => {
  if (!existsSync(join(dist, 'index.html'))) throw new Error('KEELHOUSE_WEB=dist needs a build: npm run web:build');
  const files = new Map<string, File | null>();
  const cached = (path: string): File | null => {
    if (!files.has(path)) files.set(path, load(path, settings.stripe !== null));
    return files.get(path)!;
  };
  return (req, res) => {
    const file = cached(fileFor(decodeURI((req.url ?? '/').split('?')[0]!)));
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
};
