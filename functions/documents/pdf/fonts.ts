/** The typeface that is embedded: Roboto, which comes with pdfmake in four cuts. */
import pdfmake from 'pdfmake';
import files from 'pdfmake/build/vfs_fonts.js';
import { tableLayouts } from './look.ts';

for (const [name, base64] of Object.entries(files)) pdfmake.virtualfs.writeFileSync(name, Buffer.from(base64, 'base64'));
pdfmake.setFonts({
  Roboto: {
    normal: 'Roboto-Regular.ttf',
    bold: 'Roboto-Medium.ttf',
    italics: 'Roboto-Italic.ttf',
    bolditalics: 'Roboto-MediumItalic.ttf',
  },
});
pdfmake.setTableLayouts(tableLayouts);
// A document holds all it needs: nothing is fetched, no file is read, whatever somebody typed.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy(() => false);

export const setPages = (definition: unknown): Promise<Uint8Array> => pdfmake.createPdf(definition).getBuffer();
