/**
 * An HTTP server in front of a service that injects faults. Loopback only. Bedrock's SDK uses HTTP/2, everything
 * else HTTP/1.1; Node gives both the same request and response.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import {
  createServer as createHttp2Server,
  type Http2Server,
  type Http2ServerRequest,
  type Http2ServerResponse,
} from 'node:http2';
import type { AddressInfo } from 'node:net';
import type { WireHandler, WireReply, WireRequest } from '#infra/local/cloud/services/wire.ts';
import type { Faults, Service } from './faults.ts';
import { faultReply } from './faults.ts';

type Incoming = IncomingMessage | Http2ServerRequest;
type Outgoing = ServerResponse | Http2ServerResponse;

export interface Endpoint {
  url: string;
  close(): Promise<void>;
}

export interface EndpointOptions {
  handle: WireHandler;
  service?: Service;
  faults: Faults;
  garbage?: (request: WireRequest) => WireReply;
  isHttp2?: boolean;
  onReply?: (request: WireRequest) => void;
}

const read = async (incoming: Incoming): Promise<WireRequest> => {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(incoming.headers))
    if (!name.startsWith(':') && value !== undefined) headers[name] = String(value);
  return { method: incoming.method ?? 'GET', path: incoming.url ?? '/', headers, body: Buffer.concat(chunks) };
};

const send = (outgoing: Outgoing, reply: WireReply): void => {
  outgoing.statusCode = reply.status;
  for (const [name, value] of Object.entries(reply.headers)) outgoing.setHeader(name, value);
  // The two declarations of `end` make a union that is callable with neither.
  (outgoing as ServerResponse).end(reply.body);
};

const hangUp = (incoming: Incoming): void => {
  if ('stream' in incoming) incoming.stream.close(2);
  else incoming.socket.destroy();
};

const serve = async ({ handle, service, faults, garbage, onReply }: EndpointOptions, incoming: Incoming, outgoing: Outgoing) => {
  const request = await read(incoming);
  const mode = service ? faults.take(service) : null;
  if (mode === 'timeout') return;
  if (service && (mode === 'throttle' || mode === 'error')) return send(outgoing, faultReply(service, mode));
  if (mode === 'garbage' && garbage) return send(outgoing, garbage(request));
  const reply = await handle(request);
  onReply?.(request);
  if (mode === 'reply_lost') return hangUp(incoming);
  send(outgoing, reply);
};

export const openEndpoint = async (options: EndpointOptions): Promise<Endpoint> => {
  const answer = (incoming: Incoming, outgoing: Outgoing): void => {
    serve(options, incoming, outgoing).catch((error: unknown) => {
      console.error(`${options.service ?? 'service'} failed:`, error);
      hangUp(incoming);
    });
  };
  const server: Server | Http2Server = options.isHttp2
    ? createHttp2Server(answer)
    : createServer({ keepAliveTimeout: 60_000 }, answer);
  const sessions = new Set<{ destroy(): void }>();
  server.on(
    options.isHttp2 ? 'session' : 'connection',
    (session: { destroy(): void; on(event: 'close', done: () => void): void }) => {
      sessions.add(session);
      session.on('close', () => sessions.delete(session));
    },
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const session of sessions) session.destroy();
      }),
  };
};
