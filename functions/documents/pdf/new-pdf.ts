/** An empty PDF with a title, a language and a structure that screen readers follow. */
import PDFDocument, { type Pdf } from 'pdfkit';

/** pdfkit writes the title into XML as it is, so it is escaped there; elsewhere it stays. */
const escapeInXml = (pdf: Pdf, title: string): void => {
  const append = pdf.appendXML.bind(pdf);
  const escaped = title.replace(/[<&>]/g, (char) => `&#${char.charCodeAt(0)};`);
  pdf.appendXML = (xml, isLine) =>
    append(
      xml.replace(`>${title}</`, () => `>${escaped}</`),
      isLine,
    );
};

export const newPdf = (title: string): Pdf => {
  const pdf = new PDFDocument({
    size: 'LETTER',
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: 'en-US',
    tagged: true,
    displayTitle: true,
    font: null,
    fontLayoutCache: false,
    info: { Title: title, Author: 'Keelhouse', Creator: 'Keelhouse', Producer: 'Keelhouse' },
  });
  escapeInXml(pdf, title);
  return pdf;
};
