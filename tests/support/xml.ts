/** Just enough of XML to tell whether a reader would refuse it. */
const TOKEN = /<\?xml[^>]*\?>|<(\/?)([\w:.-]+)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/y;
const ENTITY = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i;
/** XML 1.0 knows neither these control characters nor halves of surrogate pairs. */
const FORBIDDEN = /(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u;

/** What is wrong with it, with the place; null when it is well-formed. */
export const faultOf = (xml: string): string | null => {
  if (FORBIDDEN.test(xml)) return 'a character that XML does not know';
  const open: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < xml.length) {
    const from = TOKEN.lastIndex;
    const token = TOKEN.exec(xml);
    if (!token) return `no token at ${xml.slice(from, from + 60)}`;
    const [whole, closes, name, , isAlone] = token;
    if (ENTITY.test(whole)) return `a bare ampersand in ${whole.slice(0, 60)}`;
    if (name === undefined) continue;
    if (closes) {
      if (open.pop() !== name) return `${name} is closed and was not open`;
    } else if (!isAlone) open.push(name);
  }
  return open.length > 0 ? `${open.join()} stays open` : null;
};

/** The text between the tags. */
export const textOf = (xml: string): string =>
  xml
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
