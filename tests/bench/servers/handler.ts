/** Our handler as it is deployed, bundled, behind the thinnest adapter from HTTP to its event. */
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleFunction } from '#infra/constructs/bundle.ts';
import { putAccount, UID } from './fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'keelhouse-handler-'));
await bundleFunction('functions/api/users/handler.ts', folder);
await putAccount();
const { handler } = (await import(join(folder, 'index.mjs'))) as {
  handler: (event: unknown, context: unknown) => Promise<{ statusCode: number; headers: Record<string, string>; body: string }>;
};

// The lines of the handler's log go nowhere here, as in the cloud they go to a pipe.
console.info = () => undefined;

const event = {
  version: '2.0',
  routeKey: 'GET /v1/users/me',
  rawPath: '/v1/users/me',
  headers: {},
  isBase64Encoded: false,
  requestContext: {
    requestId: 'bench',
    http: { method: 'GET', path: '/v1/users/me', sourceIp: '127.0.0.1' },
    authorizer: { jwt: { claims: { username: String(UID), token_use: 'access', iat: '1900000000', auth_time: '1900000000' } } },
  },
};
const server = createServer(async (request, response) => {
  const answer = await handler({ ...event, headers: request.headers }, {});
  response.writeHead(answer.statusCode, answer.headers).end(answer.body);
});
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`));
