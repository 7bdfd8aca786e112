import { Agent, request as open } from 'node:http';

/** An SDK request, whatever protocol carried it. */
export interface WireRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer;
}

export interface WireReply {
  status: number;
  headers: Record<string, string>;
  body: string | Buffer;
}

export type WireHandler = (request: WireRequest) => Promise<WireReply>;

/** AWS's JSON protocols. */
export const amzJson = (status: number, body: unknown, headers: Record<string, string> = {}): WireReply => ({
  status,
  headers: { 'content-type': 'application/x-amz-json-1.1', ...headers },
  body: JSON.stringify(body),
});

export const xml = (status: number, body: string): WireReply => ({
  status,
  headers: { 'content-type': 'text/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?>${body}`,
});

/** AWS's query protocol. */
export const queryError = (status: number, code: string, message: string): WireReply =>
  xml(
    status,
    `<ErrorResponse><Error><Type>${status < 500 ? 'Sender' : 'Receiver'}</Type><Code>${code}</Code><Message>${message}</Message></Error></ErrorResponse>`,
  );

const HOP_BY_HOP = new Set(['connection', 'content-length', 'host', 'keep-alive', 'transfer-encoding']);

export const forwardTo = (url: string): WireHandler => {
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
