/** What anybody sees of a deployed stage, without an account. */

import { contentSecurityPolicy, HSTS_SECONDS } from '#infra/constructs/security-headers.ts';
import { WEBHOOK_PATH } from '#infra/constructs/webhook-path.ts';
import { api } from '#shared/api/index.ts';
import { type Check, expectEqual } from './check.ts';

const ASSET = /\/assets\/[\w.-]+\.js/;

/** CloudFront adds these to every answer, the API's as well; HSTS says nothing over plain HTTP. */
const expectHeaders = ({ headers, url }: Response): void => {
  const wanted: Record<string, string> = {
    'content-security-policy': contentSecurityPolicy,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
  };
  for (const [name, value] of Object.entries(wanted)) expectEqual(`header ${name} of ${url}`, headers.get(name), value);
  if (!url.startsWith('https:')) return;
  const seconds = /max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1];
  expectEqual(`header strict-transport-security of ${url}`, seconds, String(HSTS_SECONDS));
};

export const visitorChecks = (origin: string, stage?: string): Check[] => {
  const get = (path: string) => fetch(`${origin}${path}`);
  const whoAmI = api.users.me.path;
  return [
    {
      name: 'The site answers, with its security headers',
      run: async () => {
        const page = await get('/');
        expectEqual('status of /', page.status, 200);
        expectEqual('/ is a page', (await page.text()).includes('<div id="root"'), true);
        expectHeaders(page);
      },
    },
    {
      name: 'Its scripts load, and may be kept for a year',
      run: async () => {
        const asset = ASSET.exec(await (await get('/')).text())?.[0];
        if (!asset) throw new Error('/ names no script under /assets/');
        const script = await get(asset);
        expectEqual(`status of ${asset}`, script.status, 200);
        expectEqual(`${asset} is kept`, script.headers.get('cache-control')?.includes('max-age=31536000'), true);
      },
    },
    {
      name: 'Its configuration is that of the stage',
      run: async () => {
        const answer = await get('/config.json');
        expectEqual('status of /config.json', answer.status, 200);
        const config = (await answer.json()) as Record<string, unknown>;
        if (stage) expectEqual('stage', config.stage, stage);
        expectEqual('a publishable key of Stripe', /^pk_(test|live)_/.test(String(config.stripePublishableKey)), true);
      },
    },
    {
      name: 'A call without a token is refused, with the security headers',
      run: async () => {
        const answer = await get(whoAmI);
        expectEqual(`status of ${whoAmI}`, answer.status, 401);
        expectHeaders(answer);
      },
    },
    {
      name: 'The webhook refuses an event without signature',
      run: async () => {
        const event = { method: 'POST', body: '{"id":"evt_smoke","type":"invoice.paid"}' };
        const answer = await fetch(`${origin}${WEBHOOK_PATH}`, { ...event, headers: { 'content-type': 'application/json' } });
        expectEqual(`status of ${WEBHOOK_PATH}`, answer.status, 400);
      },
    },
  ];
};
