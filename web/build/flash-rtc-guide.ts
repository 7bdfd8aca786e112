/** Makes `/FlashRTCInformation.pdf` from its text: served while developing, part of every build. */
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { guide } from './flash-rtc-guide-text.ts';

const FILE = 'FlashRTCInformation.pdf';
const tide = '#0B6B61';

interface Pdfmake {
  setFonts(fonts: Record<string, unknown>): void;
  setUrlAccessPolicy(allows: () => boolean): void;
  setLocalAccessPolicy(allows: () => boolean): void;
  createPdf(definition: unknown): { getBuffer(): Promise<Buffer> };
}

const section = ({ heading, items }: { heading: string; items: readonly string[] }) => [
  { text: heading, style: 'heading' },
  { ul: items.map((text) => ({ text, margin: [0, 0, 0, 3] })), margin: [0, 0, 0, 10] },
];

const definition = {
  info: { title: guide.title, author: 'Keelhouse', subject: guide.subtitle },
  language: 'en-US',
  tagged: true,
  displayTitle: true,
  pageSize: 'LETTER',
  pageMargins: [64, 60, 64, 60],
  defaultStyle: { font: 'Helvetica', fontSize: 10.5, lineHeight: 1.3, color: '#17211F' },
  styles: {
    title: { fontSize: 24, bold: true },
    subtitle: { fontSize: 13, color: '#4B5653' },
    heading: { fontSize: 13, bold: true, color: tide, margin: [0, 6, 0, 4] },
  },
  footer: (page: number, pages: number) => ({
    text: `Keelhouse · Flash RTC guide · Page ${page} of ${pages}`,
    alignment: 'center',
    fontSize: 8.5,
    color: '#5E6764',
  }),
  content: [
    { text: guide.title, style: 'title' },
    { text: guide.subtitle, style: 'subtitle', margin: [0, 2, 0, 10] },
    { canvas: [{ type: 'line', x1: 0, y1: 0, x2: 484, y2: 0, lineWidth: 1.5, lineColor: tide }], margin: [0, 0, 0, 12] },
    { text: guide.intro, margin: [0, 0, 0, 10] },
    ...guide.pages[0].flatMap(section),
    { text: '', pageBreak: 'after' },
    ...guide.pages[1].flatMap(section),
  ],
};

const render = (): Promise<Buffer> => {
  const require = createRequire(import.meta.url);
  const pdfmake = require('pdfmake') as Pdfmake;
  pdfmake.setFonts(require('pdfmake/standard-fonts/Helvetica.js') as Record<string, unknown>);
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy(() => true);
  return pdfmake.createPdf(definition).getBuffer();
};

export const flashRtcGuide = (): Plugin => ({
  name: 'flash-rtc-guide',
  configureServer(server) {
    server.middlewares.use(`/${FILE}`, (_, response) => {
      render().then(
        (bytes) => response.setHeader('content-type', 'application/pdf').end(bytes),
        (error: Error) => {
          response.statusCode = 500;
          response.end(error.message);
        },
      );
    });
  },
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: FILE, source: await render() });
  },
});
