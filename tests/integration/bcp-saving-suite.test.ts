import { beforeAll } from 'vitest';
import type { Bcp, BcpSaved } from '#shared/domain/bcp/bcp.ts';
import { describeBcpSaving } from '#tests/support/bcp-saving-suite.ts';
import { call } from '#tests/support/client.ts';
import { type Person, signInDemo } from '#tests/support/people.ts';

let admin: Person;
beforeAll(async () => {
  admin = await signInDemo('admin');
});

const send = async <T>(method: string, path: string, body: unknown, headers: Record<string, string> = {}): Promise<T> => {
  const answer = await call<T>(method, path, { token: admin.accessToken, body, headers });
  if (answer.status >= 400) throw answer;
  return answer.body;
};

describeBcpSaving('/v1/bcp', () => ({
  create: (body, key) => send<Bcp>('POST', '/v1/bcp', body, { 'idempotency-key': key }),
  update: (id, body) => send<BcpSaved>('PUT', `/v1/bcp/${id}`, body),
}));
