/** For searching: full-width and other forms of a letter are the letter. */
export const foldCase = (text: string): string => text.normalize('NFKC').toLowerCase();
