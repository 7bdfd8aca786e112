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
    const url = new URL(incoming.url!, 'http://store');
    const key = url.pathname.replace(/^\/documents\/?/, '');
    const body = Buffer.concat(chunks);
    const list = (): string => {
      const found = [...files.keys()].filter((name) => name.startsWith(url.searchParams.get('prefix') ?? ''));
      const contents = found.map((name) => `<Contents><Key>${name}</Key></Contents>`).join('');
      return `<ListBucketResult><IsTruncated>false</IsTruncated>${contents}</ListBucketResult>`;
    };
    const remove = (): string => {
      for (const [, name] of body.toString().matchAll(/<Key>(.*?)<\/Key>/g)) files.delete(name!);
      return '<DeleteResult/>';
    };
    const write = (): string => {
      files.set(key, { bytes: body, writes: (files.get(key)?.writes ?? 0) + 1 });
      return '';
    };
    const work = url.searchParams.has('list-type') ? list : url.searchParams.has('delete') ? remove : write;
    try {
      outgoing.end(await world.through(async () => work()));
    } catch {
      incoming.socket.destroy();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  Object.assign(process.env, { AWS_ENDPOINT_URL_S3: address, DOCUMENTS_BUCKET: 'documents' });
  return { files, stop: () => server.close() };
};
