/** What the smoke test says of a site that is not as it should be; the whole is run against the product in the browser tests. */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from '#infra/constructs/security-headers.ts';
import { WEBHOOK_PATH } from '#infra/constructs/webhook-path.ts';
import { print, smoke } from '#infra/delivery/smoke.ts';

interface Reply {
  status: number;
  body?: string;
  headers: Record<string, string>;
}
type Site = Record<string, Reply>;

const headers = {
  'content-security-policy': contentSecurityPolicy,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
};
const good: Site = {
  '/': { status: 200, body: '<div id="root"></div><script src="/assets/index-1.js"></script>', headers },
  '/assets/index-1.js': { status: 200, headers: { ...headers, 'cache-control': 'public, max-age=31536000, immutable' } },
  '/config.json': { status: 200, body: '{"stage":"dev","stripePublishableKey":"pk_test_1"}', headers },
  '/v1/users/me': { status: 401, body: '{"message":"Unauthorized"}', headers },
  [WEBHOOK_PATH]: { status: 400, headers },
};

let server: Server | undefined;
const serve = async (site: Site): Promise<string> => {
  server = createServer((request: IncomingMessage, response) => {
    const reply: Reply = site[request.url!] ?? { status: 404, headers };
    response.writeHead(reply.status, reply.headers).end(reply.body);
  });
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

const problemsOf = async (change: Site) =>
  (await smoke({ origin: await serve({ ...good, ...change }), stage: 'dev' })).flatMap(({ problem }) => problem ?? []);

describe('the smoke test', () => {
  it('finds nothing wrong with a site that is as it should be', async () => {
    expect(await problemsOf({})).toEqual([]);
  });

  it.each<[string, Site, RegExp]>([
    ['a site that is down', { '/v1/users/me': { status: 503, headers } }, /status of \/v1\/users\/me: 503 instead of 401/],
    ['a page without a header', { '/': { ...good['/']!, headers: { ...headers, 'x-frame-options': '' } } }, /x-frame-options/],
    [
      'another policy',
      { '/': { ...good['/']!, headers: { ...headers, 'content-security-policy': 'default-src *' } } },
      /content-security-policy/,
    ],
    [
      'an answer of the API without headers',
      { '/v1/users/me': { status: 401, headers: {} } },
      /header content-security-policy .*users\/me/,
    ],
    ['an open call', { '/v1/users/me': { status: 200, headers } }, /200 instead of 401/],
    ['the page of another product', { '/': { status: 200, body: 'Hello /assets/index-1.js', headers } }, /is a page/],
    ['a script that is gone', { '/assets/index-1.js': { status: 403, headers } }, /status of \/assets\/index-1\.js: 403/],
    ['a script that is not kept', { '/assets/index-1.js': { status: 200, headers } }, /is kept: nothing instead of true/],
    [
      'another stage',
      { '/config.json': { ...good['/config.json']!, body: '{"stage":"prod","stripePublishableKey":"pk_live_1"}' } },
      /"prod" instead of "dev"/,
    ],
    ['a missing key', { '/config.json': { ...good['/config.json']!, body: '{"stage":"dev"}' } }, /publishable key/],
    ['a webhook that takes anything in', { [WEBHOOK_PATH]: { status: 200, headers } }, /stripe: 200 instead of 400/],
  ])('names %s, and that alone', async (_, change, problem) => {
    const problems = await problemsOf(change);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(problem);
  });

  it('names a wrong password and looks at the rest', async () => {
    const site = {
      ...good,
      '/v1/auth/login': { status: 401, body: '{"detail":"Incorrect"}', headers: { 'content-type': 'application/json' } },
    };
    const outcomes = await smoke({ origin: await serve(site), credentials: { email: 'a@b.c', password: 'wrong' } });
    expect(outcomes).toHaveLength(11);
    expect(outcomes.slice(5).map(({ problem }) => problem)).toEqual([
      'POST /v1/auth/login: 401 Incorrect',
      ...Array<string>(5).fill('Nobody is signed in'),
    ]);
  });

  it('prints what it tried, what is wrong, and that nothing behind the sign-in was tried', async () => {
    const outcomes = [
      { name: 'One', problem: null },
      { name: 'Two', problem: 'a: 1 instead of 2' },
    ];
    expect(print(outcomes, true)).toBe('ok    One\nfail  Two\n      a: 1 instead of 2\n');
    expect(print(outcomes, false)).toContain('nothing behind the sign-in was tried');
  });
});
