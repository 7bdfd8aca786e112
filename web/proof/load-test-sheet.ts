/** Its form and the schema behind it are needed only to record a test. */
export const loadTestSheet = async () => (await import('./test-sheet.tsx')).TestSheet;
