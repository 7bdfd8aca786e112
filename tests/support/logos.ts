import { crc32, deflateSync } from 'node:zlib';

const buildChunk = (name: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
};

interface PngPart {
  /** Instead of the packed pixels. */
  pixels?: Uint8Array;
  depth?: number;
  extra?: readonly (readonly [name: string, data: Uint8Array])[];
}

/** A red circle on nothing: half of its pixels are transparent. */
export const createPng = (width: number, height: number, { pixels, depth = 8, extra = [] }: PngPart = {}): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([depth, 6], 8);
  const rows = Array.from({ length: height }, (_, y) => [
    0,
    ...Array.from({ length: width }, (_, x) => [
      180,
      40,
      60,
      Math.hypot(x - width / 2, y - height / 2) < height / 2 ? 255 : 0,
    ]).flat(),
  ]);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    buildChunk('IHDR', head),
    ...extra.map(([name, data]) => buildChunk(name, data)),
    buildChunk('IDAT', pixels ?? deflateSync(Buffer.from(rows.flat()))),
    buildChunk('IEND', Buffer.alloc(0)),
  ]);
};

const buildSegment = (marker: number, data: readonly number[]): Buffer =>
  Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 255, ...data]);

/** The segments of a JPEG, with a comment and a place in it; its one scan draws nothing. */
export const createJpeg = (width: number, height: number): Buffer =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    buildSegment(0xe0, [...Buffer.from('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0]),
    buildSegment(0xe1, [...Buffer.from('Exif\0\0GPS 47.6 N')]),
    buildSegment(0xfe, [...Buffer.from('<script>')]),
    buildSegment(0xc0, [8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0]),
    buildSegment(0xda, [1, 1, 0, 0, 63, 0]),
    Buffer.from([0x12, 0x34, 0xff, 0xd9]),
  ]);
