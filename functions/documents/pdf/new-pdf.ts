/** An empty PDF with a title, a language and a structure that screen readers follow, as PDF/UA-1 (ISO 14289-1) asks for. */
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

/**
 * What the file says of itself. pdfkit's own option for it also lists the glyphs of each font, and leaves out those that
 * letters with accents are composed of.
 */
const identification =
  '<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"><pdfuaid:part>1</pdfuaid:part></rdf:Description>';

export const createPdf = (title: string): Pdf => {
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
  pdf.appendXML(identification);
  escapeInXml(pdf, title);
  return pdf;
};
