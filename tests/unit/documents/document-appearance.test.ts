import { describe, expect, it } from 'vitest';
import { renderHtml } from '#functions/documents/html.ts';
import { composeDocument } from '#functions/documents/render-bcp.ts';
import { renderPdf } from '#functions/documents/render-pdf.ts';
import { renderWord } from '#functions/documents/word/render.ts';
import { TEMPLATE_TYPES } from '#shared/domain/bcp/options.ts';
import { contrastOnWhite, LOGO_MAX_BYTES, type Logo, readLogo, toPrintColor } from '#shared/domain/document-appearance.ts';
import { createLargeInput } from '#tests/support/large-input.ts';
import { createJpeg, createPng } from '#tests/support/logos.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { unzip } from '#tests/support/zip.ts';
import { bakery, employees, providers } from './fixture.ts';

const png = createPng(48, 16, { extra: [['tEXt', Buffer.from('Comment\0<script>')]] });
const logo = readLogo(png) as Logo;
const input = {
  bcp: bakery,
  employees,
  providers,
  template: 'standard',
  cyber: true,
  generatedAt: '2026-11-23T17:00:00Z',
} as const;

describe('what a logo may be', () => {
  it('a PNG is taken without what does not draw it', () => {
    expect(logo).toMatchObject({ format: 'png', width: 48, height: 16 });
    expect(Buffer.from(logo.bytes)).toEqual(createPng(48, 16));
  });

  it('a JPEG is taken without its comments and its place', () => {
    const taken = readLogo(createJpeg(300, 90)) as Logo;
    expect(taken).toMatchObject({ format: 'jpeg', width: 300, height: 90 });
    expect(Buffer.from(taken.bytes).toString('latin1')).not.toMatch(/script|GPS/);
    expect(taken.bytes.subarray(-2)).toEqual(new Uint8Array([0xff, 0xd9]));
  });

  it.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 'unknown_format'],
    ['a GIF', Buffer.from('GIF89a'), 'unknown_format'],
    ['a web page with the name of a picture', Buffer.from('<!doctype html>'), 'unknown_format'],
    ['nothing', Buffer.alloc(0), 'unknown_format'],
    ['a PNG that is cut off', png.subarray(0, -20), 'damaged'],
    ['a PNG with 16 bits', createPng(4, 4, { depth: 16 }), 'damaged'],
    ['a PNG without pixels', createPng(0, 0), 'damaged'],
    ['a JPEG that is cut off', createJpeg(4, 4).subarray(0, -1), 'damaged'],
    ['a PNG that is 2,001 pixels wide', createPng(2_001, 1), 'too_many_pixels'],
    ['a file above 200 KB', Buffer.alloc(LOGO_MAX_BYTES + 1), 'too_large'],
  ] as const)('%s is refused', (_, bytes, problem) => {
    expect(readLogo(bytes)).toBe(problem);
  });

  it('a PNG of 2,000 pixels is taken', () => {
    expect(readLogo(createPng(2_000, 1))).toMatchObject({ width: 2_000 });
  });
});

describe('the color of a document', () => {
  it.each([
    ['#0b6b61', '#0b6b61'],
    ['#767676', '#767676'],
    ['#000000', '#000000'],
  ])('%s is readable and stays', (color, printed) => {
    expect(toPrintColor(color)).toBe(printed);
  });

  it.each(['#ffffff', '#ffff00', '#e05a7a', '#00ffff', '#777777'])('%s is printed darker until it is readable', (color) => {
    expect(contrastOnWhite(color)).toBeLessThan(4.5);
    expect(contrastOnWhite(toPrintColor(color))).toBeGreaterThanOrEqual(4.5);
  });
});

describe('logo and color on the cover', () => {
  const document = composeDocument({ ...input, appearance: { color: '#ffff00', logo } });

  it('the HTML holds the logo itself and loads nothing', () => {
    const html = renderHtml(document);
    expect(html).toContain(
      `<img class="logo" src="data:image/png;base64,${createPng(48, 16).toString('base64')}" width="48" height="16"`,
    );
    expect(html).toContain(`:root { --tide: ${toPrintColor('#ffff00')}; }`);
    expect(renderHtml(composeDocument(input))).toContain(':root { --tide: #0b6b61; }');
  });

  it('a color that is none never reaches the style sheet', () => {
    expect(renderHtml({ ...document, accent: 'red; } body { display: none' })).toContain(':root { --tide: #0b6b61; }');
  });

  it('the PDF has the logo with its transparent parts, and the pages that it has without it', async () => {
    const withLogo = await renderPdf(document);
    expect(
      Buffer.from(withLogo)
        .toString('latin1')
        .match(/\/Subtype \/Image/g),
    ).toHaveLength(2);
    expect(readPdf(withLogo).pages).toHaveLength(readPdf(await renderPdf(composeDocument(input))).pages.length);
  });

  it('the Word file has the logo as a picture with a text in its place', async () => {
    const files = unzip(await renderWord(document));
    expect([...files.keys()].some((name) => /^word\/media\/.*\.png$/.test(name))).toBe(true);
    expect(files.get('word/document.xml')).toContain('descr="Logo"');
  });

  it.each(TEMPLATE_TYPES.filter((template) => template === 'quick' || template === 'executive'))(
    'a wide logo leaves the %s document on its pages',
    async (template) => {
      const appearance = { color: null, logo: readLogo(createPng(900, 250)) as Logo };
      const large = composeDocument({ ...createLargeInput(), template, appearance });
      expect(readPdf(await renderPdf(large)).pages.length).toBeLessThanOrEqual(2);
    },
  );
});
