/** The part of pdfkit that is used here; the package brings no types. */
declare module 'pdfkit' {
  type Reference = object;
  /** A piece of a page's content that belongs to an element of the structure. */
  type MarkedContent = object;

  export interface StructureElement {
    add(child: StructureElement | MarkedContent): StructureElement;
    /** Writes the element once its parent is known; nothing can be added afterwards. */
    end(): void;
  }

  interface Position {
    /** In thousandths of the size: with kerning, and of the glyph alone. */
    xAdvance: number;
    advanceWidth: number;
  }
  export interface EmbeddedFont {
    id: string;
    /** Glyphs as codes of four hexadecimal digits, taken into the part of the font that is embedded. */
    encode(text: string): [codes: string[], positions: Position[]];
    ref(): Reference;
  }

  interface Options {
    size: string;
    margin: number;
    autoFirstPage: boolean;
    pdfVersion: string;
    lang: string;
    tagged: boolean;
    displayTitle: boolean;
    /** Without a first font pdfkit reads Helvetica from its own folder, which a bundle does not have. */
    font: null;
    /** Whether shaped words are kept. */
    fontLayoutCache: boolean;
    info: Record<string, string>;
  }

  export interface Pdf extends AsyncIterable<Uint8Array> {
    font(file: Uint8Array): Pdf;
    /** The font that was chosen last. */
    _font: EmbeddedFont;
    addPage(): Pdf;
    image(file: Buffer, x: number, y: number, size: { width: number; height: number }): Pdf;
    page: { fonts: Record<string, Reference> };
    /** Operators for the current page. */
    addContent(operators: string): Pdf;
    struct(type: string, options: { scope?: 'Row' | 'Column'; alt?: string }): StructureElement;
    addStructure(element: StructureElement): Pdf;
    markStructureContent(type: string): MarkedContent;
    markContent(type: 'Artifact', options: { type: 'Layout' | 'Pagination' }): Pdf;
    endMarkedContent(): Pdf;
    addNamedDestination(name: string): void;
    goTo(
      x: number,
      y: number,
      width: number,
      height: number,
      name: string,
      options: { structParent: StructureElement; Contents: object },
    ): Pdf;
    outline: { addItem(title: string): unknown };
    appendXML(xml: string, newline?: boolean): void;
    end(): void;
    /** All that was written and not read yet. */
    read(): Buffer;
  }

  const PDFDocument: new (options: Options) => Pdf;
  export default PDFDocument;
}
