import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ports that Linux, macOS and Windows give to outgoing connections, which could take one at any moment. */
const [FIRST, LAST] = [20_000, 32_000];

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** A random port, for what cannot listen on port 0. Another process may still take it first: start again with a new one then. */
export const findFreePort = async (): Promise<number> => {
  for (;;) {
    const port = randomInt(FIRST, LAST);
    if (await isFree(port)) return port;
  }
};
