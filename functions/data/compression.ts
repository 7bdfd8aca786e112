/** Long JSON inside a row: an item may hold 400 KB and costs by the KB. */
import { gunzipSync, gzipSync } from 'node:zlib';

export interface CompressedJson {
  json?: string;
  gz?: Uint8Array;
}

const PLAIN_MAX_BYTES = 8 * 1024;
export const COMPRESSED_MAX_BYTES = 300 * 1024;

/** Values below `plainMaxBytes` stay readable in the console. */
export const compressJson = (value: unknown, plainMaxBytes: number = PLAIN_MAX_BYTES): CompressedJson => {
  const json = JSON.stringify(value);
  return Buffer.byteLength(json) <= plainMaxBytes ? { json } : { gz: gzipSync(json) };
};

export const compressedBytes = ({ json, gz }: CompressedJson): number => gz?.byteLength ?? Buffer.byteLength(json ?? '');

export const decompressJson = <T>({ json, gz }: CompressedJson): T =>
  JSON.parse(gz ? gunzipSync(gz).toString('utf8') : (json ?? 'null')) as T;
