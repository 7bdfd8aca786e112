/** A part that is a server of its own: requests are passed on over connections that stay open. */
import { Agent, request as open } from 'node:http';
import type { Part } from './wire.ts';

const HOP_BY_HOP = new Set(['connection', 'content-length', 'host', 'keep-alive', 'transfer-encoding']);

export const forwardTo = (url: string): Part => {
  const agent = new Agent({ keepAlive: true });
  return ({ method, path, headers, body }) =>
    new Promise((resolve, reject) => {
      const passed = Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name)));
      const outgoing = open(
        new URL(path, url),
        { method, agent, headers: { ...passed, 'content-length': body.length } },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            const answered = Object.entries(response.headers).flatMap(([name, value]) =>
              HOP_BY_HOP.has(name) || value === undefined ? [] : [[name, String(value)] as const],
            );
            resolve({ status: response.statusCode ?? 502, headers: Object.fromEntries(answered), body: Buffer.concat(chunks) });
          });
        },
      );
      outgoing.on('error', reject);
      outgoing.end(body);
    });
};
