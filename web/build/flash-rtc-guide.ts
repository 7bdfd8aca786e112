import type { Plugin } from 'vite';
import type { Block, Document } from '#functions/documents/pdf/model.ts';
import { renderPdf } from '#functions/documents/render-pdf.ts';
import { guide } from './flash-rtc-guide-text.ts';

const FILE = 'FlashRTCInformation.pdf';

const pageBlocks = (sections: readonly { heading: string; items: readonly string[] }[]): Block[] =>
  sections.map(({ heading, items }, at) => ({
    kind: 'sheet',
    title: heading,
    aside: '',
    blocks: [{ kind: 'list', isOrdered: false, items }],
    ...(at === sections.length - 1 ? { isHandedOut: true } : {}),
  }));

const leaflet: Document = {
  title: guide.title,
  header: { left: 'Keelhouse · Flash RTC guide', right: '' },
  layout: 'full',
  cover: {
    kicker: '',
    title: guide.title,
    subtitle: guide.subtitle,
    facts: [],
    blocks: [{ kind: 'paragraph', line: guide.intro }, ...guide.pages.flatMap(pageBlocks)],
  },
  chapters: [],
};

export const flashRtcGuide = (): Plugin => ({
  name: 'flash-rtc-guide',
  configureServer(server) {
    server.middlewares.use(`/${FILE}`, (_, response) => {
      renderPdf(leaflet).then(
        (bytes) => response.setHeader('content-type', 'application/pdf').end(bytes),
        (error: Error) => {
          response.statusCode = 500;
          response.end(error.message);
        },
      );
    });
  },
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: FILE, source: await renderPdf(leaflet) });
  },
});
