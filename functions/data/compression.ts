/** Long values inside a row: as JSON text while short, gzipped beyond, since an item may hold 400 KB and costs by the KB. */
import { gunzipSync, gzipSync } from 'node:zlib';

/** A packed value as it stands in a row: exactly one of the two is there. */
export interface CompressedJson {
  json?: string;
  gz?: Uint8Array;
}

/** Above this many bytes a value is gzipped. */
const PLAIN_MAX_BYTES = 8 * 1024;
/** What one packed value may take of a row's 400 KB, in bytes. */
export const COMPRESSED_MAX_BYTES = 300 * 1024;

/** The packed form; small values stay readable in the console unless `plainMax` bytes says otherwise. */
export const compressJson = (value: unknown, plainMax: number = PLAIN_MAX_BYTES): CompressedJson => {
  const json = JSON.stringify(value);
  return Buffer.byteLength(json) <= plainMax ? { json } : { gz: gzipSync(json) };
};

export const compressedBytes = ({ json, gz }: CompressedJson): number => gz?.byteLength ?? Buffer.byteLength(json ?? '');

/** The value again; the caller knows what it packed. */
export const decompressJson = <T>({ json, gz }: CompressedJson): T =>
  JSON.parse(gz ? gunzipSync(gz).toString('utf8') : (json ?? 'null')) as T;
