/** S3 for tests in this process: what lies in it, and how often each file was written. It dies with the process under test. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { InProcess } from './in-process.ts';

export interface StoredBytes {
  bytes: Buffer;
  writes: number;
}

/** A write before the crash point is lost, one after it is done. */
export const startFileStore = async (world: Pick<InProcess, 'through'>) => {
  const files = new Map<string, StoredBytes>();
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const key = new URL(incoming.url!, 'http://store').pathname.replace('/documents/', '');
    try {
      await world.through(async () => {
        files.set(key, { bytes: Buffer.concat(chunks), writes: (files.get(key)?.writes ?? 0) + 1 });
      });
      outgoing.end();
    } catch {
      incoming.socket.destroy();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  Object.assign(process.env, { AWS_ENDPOINT_URL_S3: address, DOCUMENTS_BUCKET: 'documents' });
  return { files, stop: () => server.close() };
};
