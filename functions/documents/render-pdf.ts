import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Document } from './pdf/model.ts';
import { renderTaggedPdf } from './pdf/render.ts';

/** `#fonts` has the npm packages in the repository, and a folder beside the code in a function's bundle. */
const readFont = (file: string): Uint8Array => readFileSync(createRequire(import.meta.url).resolve(`#fonts/${file}`));

const fonts = {
  serif: {
    regular: readFont('source-serif-4/400Regular/SourceSerif4_400Regular.ttf'),
    bold: readFont('source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf'),
    italic: readFont('source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic.ttf'),
  },
  sans: {
    regular: readFont('roboto/400Regular/Roboto_400Regular.ttf'),
    bold: readFont('roboto/500Medium/Roboto_500Medium.ttf'),
    italic: readFont('roboto/400Regular_Italic/Roboto_400Regular_Italic.ttf'),
  },
};

export const renderPdf = (document: Document): Promise<Uint8Array> =>
  renderTaggedPdf(document, {
    fonts,
    author: 'Keelhouse',
    missingLettersNote:
      'Letters that the typeface of this PDF lacks are printed as question marks. The Word and HTML documents show them.',
  });
