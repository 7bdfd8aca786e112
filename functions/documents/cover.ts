import { toPrintColor } from '#shared/domain/document-appearance.ts';
import type { DocumentInput } from './document-context.ts';
import type { Block, Chapter, Document } from './pdf/model.ts';

export const buildContents = (chapters: readonly Chapter[]): Block => ({
  kind: 'contents',
  entries: chapters.map(({ id, number, title, reference }) => ({ href: `#${id}`, number, title, aside: reference })),
});

/** Logo and color of the business. */
export const withAppearance = (document: Document, { appearance }: DocumentInput): Document => ({
  ...document,
  ...(appearance?.color ? { accent: toPrintColor(appearance.color) } : {}),
  cover: { ...document.cover, ...(appearance?.logo ? { logo: appearance.logo } : {}) },
});
