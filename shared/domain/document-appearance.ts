import * as z from 'zod';
import { appearanceMessages } from '#shared/messages/document-appearance.ts';

export const LOGO_MAX_BYTES = 200 * 1024;
/** Unpacked, a picture of this size takes 16 MB. */
const SIDE_MAX = 2_000;

export const LOGO_FORMATS = ['png', 'jpeg'] as const;
type LogoFormat = (typeof LOGO_FORMATS)[number];

export interface Logo {
  format: LogoFormat;
  width: number;
  height: number;
  bytes: Uint8Array;
}

export type LogoProblem = keyof typeof appearanceMessages.problems;

interface Picture {
  width: number;
  height: number;
  /** What draws it, without comments, places, profiles and whatever else rode along. */
  parts: Uint8Array[];
}

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const PNG_CHUNKS = ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'];
/** Bit depths by color type. */
const PNG_DEPTHS: Record<number, readonly number[]> = { 0: [1, 2, 4, 8], 2: [8], 3: [1, 2, 4, 8], 4: [8], 6: [8] };

const readPng = (bytes: Uint8Array): Picture | null => {
  const view = viewOf(bytes);
  const parts = [bytes.subarray(0, 8)];
  const seen: string[] = [];
  let size = { width: 0, height: 0 };
  for (let at = 8; at + 12 <= bytes.length && seen.at(-1) !== 'IEND'; ) {
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.length) return null;
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (PNG_CHUNKS.includes(name)) {
      seen.push(name);
      parts.push(bytes.subarray(at, end));
    }
    if (name === 'IHDR') {
      const isKnown = PNG_DEPTHS[view.getUint8(at + 17)]?.includes(view.getUint8(at + 16)) && view.getUint8(at + 20) === 0;
      if (!isKnown) return null;
      size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    }
    at = end;
  }
  const isWhole = seen[0] === 'IHDR' && seen.indexOf('IHDR', 1) < 0 && seen.includes('IDAT') && seen.at(-1) === 'IEND';
  return isWhole ? { ...size, parts } : null;
};

/** Baseline and progressive; lossless and arithmetic ones are drawn by next to nothing. */
const JPEG_FRAMES = [0xc0, 0xc1, 0xc2];
/** Frame, tables, restart interval, and the two notes that tell how colors are stored. */
const JPEG_SEGMENTS = [...JPEG_FRAMES, 0xc4, 0xdb, 0xdd, 0xe0, 0xee];
const SCAN = 0xda;

const readJpeg = (bytes: Uint8Array): Picture | null => {
  const view = viewOf(bytes);
  const parts = [bytes.subarray(0, 2)];
  let size: { width: number; height: number } | null = null;
  for (let at = 2; at + 4 <= bytes.length; ) {
    const marker = view.getUint8(at + 1);
    const end = at + 2 + view.getUint16(at + 2);
    if (view.getUint8(at) !== 0xff || end > bytes.length) return null;
    if (marker === SCAN) {
      const isEnded = bytes.at(-2) === 0xff && bytes.at(-1) === 0xd9;
      return size !== null && isEnded ? { ...size, parts: [...parts, bytes.subarray(at)] } : null;
    }
    if (JPEG_FRAMES.includes(marker)) size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    if (JPEG_SEGMENTS.includes(marker)) parts.push(bytes.subarray(at, end));
    at = end;
  }
  return null;
};

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean => start.every((byte, at) => bytes[at] === byte);

const join = (parts: readonly Uint8Array[]): Uint8Array => {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
};

/** What a file is, is decided by its content. An SVG is refused: it can hold scripts and addresses. */
export const readLogo = (bytes: Uint8Array): Logo | LogoProblem => {
  if (bytes.length > LOGO_MAX_BYTES) return 'too_large';
  const format = startsWith(bytes, PNG_SIGNATURE) ? 'png' : startsWith(bytes, [0xff, 0xd8, 0xff]) ? 'jpeg' : null;
  if (format === null) return 'unknown_format';
  const picture = format === 'png' ? readPng(bytes) : readJpeg(bytes);
  if (picture === null || picture.width === 0 || picture.height === 0) return 'damaged';
  const { width, height, parts } = picture;
  return Math.max(width, height) > SIDE_MAX ? 'too_many_pixels' : { format, width, height, bytes: join(parts) };
};

export const BrandColor = z
  .string({ error: appearanceMessages.badColor })
  .regex(/^#[0-9a-f]{6}$/i, appearanceMessages.badColor)
  .transform((color) => color.toLowerCase());

export const USUAL_COLOR = '#0b6b61';
/** Of text on white paper, by WCAG 2.2 AA. */
const CONTRAST_MIN = 4.5;

const channelsOf = (color: string): number[] => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

const luminanceOf = (channels: readonly number[]): number => {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

export const contrastOnWhite = (color: string): number => 1.05 / (luminanceOf(channelsOf(color)) + 0.05);

const STEPS = 50;
/** The color itself, or the lightest shade of it that is readable on paper. */
export const toPrintColor = (color: string): string => {
  const channels = channelsOf(color);
  for (let step = 0; step <= STEPS; step += 1) {
    const shade = `#${channels
      .map((channel) =>
        Math.round(channel * (1 - step / STEPS))
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`;
    if (contrastOnWhite(shade) >= CONTRAST_MIN) return shade;
  }
  return '#000000';
};

export const DocumentAppearance = z.object({
  color: z.string().nullable(),
  logo: z.object({ format: z.enum(LOGO_FORMATS), width: z.number(), height: z.number(), data: z.string() }).nullable(),
});
export type DocumentAppearance = z.infer<typeof DocumentAppearance>;
