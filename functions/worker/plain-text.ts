/** Text as a model writes it, made fit to be stored: plain, without markup, links or invisible characters. */

/** What is looked at of one text; beyond it nothing of use follows, and patterns stay cheap. */
const LOOKED_AT = 20_000;

const withoutMarkup = (text: string): string =>
  text
    .replace(/<(script|style)\b[^<]*<\/\1>/gi, ' ')
    .replace(/<\/?[a-z!][^<>]*>?/gi, ' ')
    .replace(/\*\*|__|`+|^#{1,6}\s+/gm, '');

/** Addresses of pages and of people first, then what is left of links written in markdown. */
const withoutLinks = (text: string): string =>
  text
    .replace(/\b(?:https?|ftp|file|javascript|vbscript):\S*/gi, '')
    .replace(/\bdata:[a-z]+\/\S*/gi, '')
    .replace(/\bwww\.\S+/gi, '')
    .replace(/[^\s@]{1,64}@[^\s@]{1,255}/g, '')
    .replace(
      /(?:\/\/)?\b(?:[a-z0-9-]{1,63}\.){1,5}(?:com|net|org|io|co|info|biz|ru|cn|xyz|top|site|online|app|link|click|example)\b(?:[/:?#]\S*)?/gi,
      '',
    )
    .replace(/\[([^[\]]{1,300})\]\([^()\s]{0,1000}\)?/g, '$1');

/** One text, cleaned and at most `max` characters; empty when nothing is left. */
export const plainText = (text: string, max: number): string =>
  withoutLinks(withoutMarkup(text.slice(0, LOOKED_AT)))
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, (char) => (char === '\n' ? '\n' : ' '))
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\s*[-*•]\s+/, '')
    .trim()
    .slice(0, max)
    .trim();

const english = new Set(['the', 'and', 'of', 'to', 'for', 'in', 'with', 'is', 'on', 'or', 'a', 'by', 'from', 'that']);
const foreign = new Set([
  ...['der', 'die', 'das', 'und', 'für', 'mit', 'von', 'ist', 'nicht', 'ein', 'eine', 'zu'],
  ...['le', 'la', 'les', 'des', 'et', 'pour', 'du', 'une', 'est', 'dans', 'avec'],
  ...['el', 'los', 'las', 'del', 'para', 'por', 'una', 'con', 'y', 'que', 'en', 'de'],
  ...['il', 'di', 'e', 'per', 'che', 'non', 'o', 'do', 'da', 'uma', 'os', 'as'],
]);
/** Fewer words than this tell nothing about their language. */
const WORDS_MIN = 30;
const LATIN_SHARE_MIN = 0.8;

/** Whether texts taken together read like English: Latin letters, and English function words before foreign ones. */
export const isEnglish = (texts: readonly string[]): boolean => {
  const words =
    texts
      .join(' ')
      .slice(0, LOOKED_AT)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  if (words.length === 0) return true;
  const latin = words.filter((word) => /^[a-z\u00e0-\u024f]+$/.test(word)).length;
  if (latin / words.length < LATIN_SHARE_MIN) return false;
  if (words.length < WORDS_MIN) return true;
  return words.filter((word) => english.has(word)).length >= words.filter((word) => foreign.has(word)).length;
};
