/** The part of pdfmake that is used here; the package brings no types. */
declare module 'pdfmake' {
  interface Pdfmake {
    virtualfs: { writeFileSync(name: string, content: Uint8Array): void };
    setFonts(fonts: Record<string, Record<'normal' | 'bold' | 'italics' | 'bolditalics', string>>): void;
    setTableLayouts(layouts: Record<string, unknown>): void;
    setUrlAccessPolicy(allows: () => boolean): void;
    setLocalAccessPolicy(allows: () => boolean): void;
    createPdf(definition: unknown): { getBuffer(): Promise<Uint8Array> };
  }
  const pdfmake: Pdfmake;
  export default pdfmake;
}

declare module 'pdfmake/build/vfs_fonts.js' {
  /** Font files by name, in base64. */
  const fonts: Record<string, string>;
  export default fonts;
}
