/** Answers API requests at the network level and records them. */
import { HttpResponse, http, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import type { Session } from '#shared/api/auth.ts';
import type { Me } from '#shared/domain/user.ts';

const config = {
  apiBase: '',
  stage: 'test',
  stripePublishableKey: 'pk_test_local',
  supportEmail: 'support@keelhouse.example',
  social: [],
  version: '0.1.0',
};

/** Calls that a test does not set up are answered 404. */
export const server = setupServer(
  http.get('*/config.json', () => HttpResponse.json(config)),
  http.all('*/v1/*', () => HttpResponse.json({ detail: 'Not found' }, { status: 404 })),
);

export const dana: Me = {
  id: 1,
  email: 'dana@harborbakery.example',
  full_name: 'Dana Ortiz',
  role: 'user',
  is_superuser: false,
  is_active: true,
  is_verified: true,
  is_iso_auditor: false,
  created_at: '2026-04-02T10:00:00Z',
  updated_at: '2026-04-02T10:00:00Z',
  last_login: null,
  second_factor: { is_enabled: false, is_required: false },
  subscription: null,
};

export const session = (access: string, refresh = 'refresh-1'): Session => ({
  access_token: access,
  refresh_token: refresh,
  expires_in: 900,
  token_type: 'bearer',
});

export interface Seen {
  method: string;
  path: string;
  /** Includes the question mark; empty without a query. */
  query: string;
  headers: Headers;
  body: string;
}

type Given = { status?: number; body?: JsonBodyType; headers?: Record<string, string> } | 'network-error';
type Answer = Given | ((request: Seen) => Given | Promise<Given>);

/**
 * Answers a call with each of `answers` in turn and repeats the last. Returns the recorded requests.
 */
export const answer = (method: 'get' | 'post' | 'put' | 'delete', address: string, ...answers: Answer[]): Seen[] => {
  const seen: Seen[] = [];
  server.use(
    http[method](`*${address}`, async ({ request }) => {
      const { pathname: path, search: query } = new URL(request.url);
      seen.push({
        method: request.method,
        path,
        query,
        headers: request.headers,
        body: await request.text(),
      });
      const next = answers[Math.min(seen.length, answers.length) - 1]!;
      const given = typeof next === 'function' ? await next(seen.at(-1)!) : next;
      if (given === 'network-error') return HttpResponse.error();
      const { status = 200, body, headers = {} } = given;
      return body === undefined ? new HttpResponse(null, { status, headers }) : HttpResponse.json(body, { status, headers });
    }),
  );
  return seen;
};

/** Puts a session into local storage that expires in `ms`. */
export const storeSession = (token = 'access-1', ms = 900_000): void => {
  localStorage.setItem('token', token);
  localStorage.setItem('refreshToken', 'refresh-1');
  localStorage.setItem('tokenExpiration', String(Date.now() + ms));
};

export const stored = () => ({
  token: localStorage.getItem('token'),
  refreshToken: localStorage.getItem('refreshToken'),
  tokenExpiration: localStorage.getItem('tokenExpiration'),
});
