/** Secrets Manager with the one secret of the payment functions. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { KEY, SECRET } from './fake-stripe.ts';

export const startSecrets = async () => {
  const value = { secret_key: KEY, webhook_secret: SECRET, previous_webhook_secret: 'whsec_previous' };
  const server = createServer((_, res) => {
    res
      .writeHead(200, { 'content-type': 'application/x-amz-json-1.1' })
      .end(JSON.stringify({ SecretString: JSON.stringify(value) }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
};
