import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export interface ArchivedFile {
  name: string;
  content: string | Uint8Array;
}

/** Nothing is gained by compressing these again. */
const COMPRESSED = /\.pdf$/;

/**
 * Packs the files one after another, so that only one of them is held uncompressed. The time is that of every file: the
 * same files give the same archive.
 */
export const packFiles = async (files: AsyncIterable<ArchivedFile>, at: Date): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = [];
  let failure: Error | null = null;
  const archive = new Zip((error, chunk) => {
    if (error) failure = error;
    else chunks.push(chunk);
  });
  for await (const { name, content } of files) {
    const entry = COMPRESSED.test(name) ? new ZipPassThrough(name) : new ZipDeflate(name);
    entry.mtime = at;
    archive.add(entry);
    entry.push(typeof content === 'string' ? strToU8(content) : content, true);
    if (failure) throw failure;
  }
  archive.end();
  return Buffer.concat(chunks);
};
