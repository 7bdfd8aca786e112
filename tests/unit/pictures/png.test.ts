import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { encodePng } from '#functions/documents/word/png.ts';

const listChunks = (png: Buffer, from = 8): [string, Buffer][] => {
  if (from >= png.length) return [];
  const length = png.readUInt32BE(from);
  const data = png.subarray(from + 8, from + 8 + length);
  return [[png.toString('latin1', from + 4, from + 8), data], ...listChunks(png, from + 12 + length)];
};

describe('a picture as PNG', () => {
  const pixels = new Uint8Array([255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 9, 8, 7, 255]);
  const png = Buffer.from(encodePng(pixels, 2, 2));

  it('begins with the signature and has its three parts', () => {
    expect(png.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a');
    expect(listChunks(png).map(([type]) => type)).toEqual(['IHDR', 'IDAT', 'IEND']);
  });

  it('holds each pixel as it was, line by line without a filter', () => {
    const [[, header], [, data]] = listChunks(png) as [[string, Buffer], [string, Buffer]];
    expect([header.readUInt32BE(0), header.readUInt32BE(4), ...header.subarray(8)]).toEqual([2, 2, 8, 2, 0, 0, 0]);
    expect([...inflateSync(data)]).toEqual([0, 255, 0, 0, 0, 255, 0, 0, 0, 0, 255, 9, 8, 7]);
  });
});
