/** Long values inside a row: as JSON text while short, gzipped beyond, since an item may hold 400 KB and costs by the KB. */
import { gunzipSync, gzipSync } from 'node:zlib';

/** A packed value as it stands in a row: exactly one of the two is there. */
export interface Packed {
  json?: string;
  gz?: Uint8Array;
}

/** Above this many bytes a value is gzipped. */
const PLAIN_MAX = 8 * 1024;
/** What one packed value may take of a row's 400 KB, in bytes. */
export const PACKED_MAX = 300 * 1024;

/** The packed form; small values stay readable in the console unless `plainMax` bytes says otherwise. */
export const pack = (value: unknown, plainMax: number = PLAIN_MAX): Packed => {
  const json = JSON.stringify(value);
  return Buffer.byteLength(json) <= plainMax ? { json } : { gz: gzipSync(json) };
};

export const packedBytes = ({ json, gz }: Packed): number => gz?.byteLength ?? Buffer.byteLength(json ?? '');

/** The value again; the caller knows what it packed. */
export const unpack = <T>({ json, gz }: Packed): T => JSON.parse(gz ? gunzipSync(gz).toString('utf8') : (json ?? 'null')) as T;
