/** Reads a ZIP archive from its central directory, without a package for it. */
import { inflateRawSync } from 'node:zlib';

const END = 0x06054b50;
const STORED = 0;

/** The texts of an archive by the paths of its files. */
export const unzip = (bytes: Uint8Array): Map<string, string> => {
  const data = Buffer.from(bytes);
  let end = data.length - 22;
  while (data.readUInt32LE(end) !== END) end -= 1;
  const count = data.readUInt16LE(end + 10);
  let at = data.readUInt32LE(end + 16);
  const files = new Map<string, string>();
  for (let file = 0; file < count; file += 1) {
    const [method, size, nameLength, extraLength, commentLength, local] = [
      data.readUInt16LE(at + 10),
      data.readUInt32LE(at + 20),
      data.readUInt16LE(at + 28),
      data.readUInt16LE(at + 30),
      data.readUInt16LE(at + 32),
      data.readUInt32LE(at + 42),
    ];
    const name = data.toString('utf8', at + 46, at + 46 + nameLength);
    const start = local + 30 + data.readUInt16LE(local + 26) + data.readUInt16LE(local + 28);
    const packed = data.subarray(start, start + size);
    files.set(name, (method === STORED ? packed : inflateRawSync(packed)).toString('utf8'));
    at += 46 + nameLength + extraLength + commentLength;
  }
  return files;
};
