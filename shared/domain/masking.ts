import { isHelpline } from './helplines.ts';

const splitList = (text: string): string[] => text.trim().split(/\s+/);

const TITLES: ReadonlySet<string> = new Set(
  splitList('mr mrs ms miss mx dr prof rev sr jr ii iii iv md dds dvm rn lpn np cpa esq phd capt lt sgt'),
);
/** Parts of family names that are also words. */
const PARTICLES: ReadonlySet<string> = new Set(
  splitList('de da do dos das del della di du la le les van von der den ter ten el al bin ibn st mac mc o y e san santa'),
);

const roleWords = new Set(
  splitList(`
    account accounting afternoon accountant accounts admin administration administrator agent assistant associate attendant bookkeeper
    bookkeeping board branch business center chair clerk clinic committee company contact contractor coordinator council
    counter crew customer department deputy desk director dispatch dispatcher duty emergency employee engineer engineering
    everyone executive facilities facility finance foreman front general group head help helpdesk hotline hr human incident
    information it kitchen landlord lead leader legal line maintenance management manager marketing member morning nobody none night
    office officer on-call oncall operations operator order owner partner payroll person personnel plant president principal
    provider purchasing reception receptionist representative resources safety sales secretary security senior service
    services shift shop site specialist staff store supervisor supplier support system systems team tech technical technician
    technology tbd treasurer unknown utility vendor vice volunteer volunteers warehouse worker
  `),
);
const isRoleWord = (word: string): boolean => roleWords.has(word);

/** Names that are also words, months, places or trades: alone they do not identify a person. */
const ordinary = new Set(
  splitList(`
    amber an angel april archer art ash aspen august austin autumn bailey baker ball banks barber barn bay bell bill bishop black
    blue booth bow bowman branch bridge bridges bright brook brooks brown buck bud buddy bush butcher butler can carol carpenter
    carter case cash chance chandler charity charlotte chase cherry christian church clark clay clear close coach cole cook cooper
    court cox crystal daisy dallas dakota dale dawn day dean denver desert destiny do dolly drew duke duncan dung earl east easter
    edge else elm em english eve faith farmer fern field fields finch fire fish fisher flint flora florence florida flowers ford
    forest fox france francis frank franklin free french fry gale garden gardener garner gates gay gem gene georgia ginger glass
    glenn good grace grant gray green grey grove gunner guy hale hall hand harbor hardy harmony harper hart hay hazel heart heath
    heather hill hills ho holiday holly holmes home hong hood hope houston hung hunt hunter iris island ivy jack jackson jade
    jasmine jefferson jersey jet jewel joy judge june justice kay key keys king kit knight kitty lake
    lamb lance land lane lark law lily lin lincoln lines linen little long london love low lucky lux ma madison major man
    march marina mark marsh marshall mason master masters max may mayor meadow melody mercy merit merry miles mill miller
    mills min mint miracle misty money montana moon moore moss my myrtle needs nevada new newman noble north oak ocean old
    olive page paige palmer pan paris park parker parks parrish parsons pat patience paz peace pearl pen penny pepper perry phoenix
    pike piper plum pond poole pope porter post potter power powers presley price prince princess quick rain raven ray read
    reed reef rice rich river rivers rob robin rock rocky rod roman rose rosemary rowan ruby rush rusty ryder
    sage sailor salt salvage sandy savannah sawyer scarlet scott sea see shade shadow sharp shay shepherd sheriff shore short
    sierra silver simple singer skip skipper sky small smith snow so son song south spark sparks spring stacks star stark
    states steel sterling still stock stone storm story street strong sue summer summers sun sunny sung sunshine swift tab tan
    tanner taylor temple tex texas thai thorn tong trinity troy tucker turner turnkey union us usher van vance victor victory
    viola violet virginia wade walker wall walls ward warren washington waters way wayne weaver webb weeks welch wells west wheeler
    white wilder will wills win winter winters wise wolf wong wood woods worth wren wright yard york you young zion
  `),
);
const isOrdinaryWord = (word: string): boolean => ordinary.has(word) || roleWords.has(word);

const MASKS = { phone: '[phone]', email: '[email]', person: '[team member]', number: '[number]' } as const;

/** Normalizes full-width digits, exotic hyphens and format characters, which would hide a number from a pattern. */
const plainForms = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(/[\uff08-\uff19\uff20]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0))
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u00a0\u2000-\u200a\u202f\u3000]/g, ' ');

const EMAIL = /[\p{L}\p{N}._%+'-]{1,64}(?:@| ?[[(] ?at ?[\])] ?)[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,5}/giu;

/** Not within a longer number, an amount or a decimal. */
const START = String.raw`(?<![\p{L}\p{N}$€£]|\p{N}[.,/:-])`;
const END = String.raw`(?:[ ,;]{0,3}(?:ext(?:ension)?\.?|x|#) ?\d{1,6})?(?![\p{L}\p{N}]|[.,/:-]\p{N})`;
const GAP = '[ .()/-]{0,3}';
const NO_DATE = String.raw`(?!\d{1,4}-\d{1,2}-\d{1,4}(?!\d))`;
const CUE = String.raw`(?<=\b(?:call|phone|telephone|tel|cell|mobile|landline|text|fax|dial|pager|hotline|whatsapp|number)s?\b[^\d\n]{0,20})`;

const PHONES = [
  // North America: area code and exchange begin with 2 to 9.
  String.raw`(?:\+?1${GAP})?\(? ?[2-9]\d{2}${GAP}[2-9]\d{2}${GAP}\d{4}`,
  // International: a plus, or the exit codes 00 and 011.
  String.raw`(?:\+|(?:00|011)[ .-]?)[1-9](?:${GAP}\d){7,14}`,
  // National numbers elsewhere begin with 0 and are written in groups.
  String.raw`${NO_DATE}\(?0(?=\d{0,4}[ ).-])(?:[ .()-]{0,2}\d){8,11}`,
  String.raw`0\d{2,4}/\d{5,9}`,
  // Seven digits: `500-1500` is a range unless a word before it, or a leading zero, says otherwise.
  String.raw`[2-9]\d{2}[.-]0\d{3}`,
  // Digits that follow a word such as "call".
  String.raw`${CUE}${NO_DATE}\+?\(?\d(?:[ .()-]{0,2}\d){6,14}`,
  // Toll-free numbers spelled in letters.
  String.raw`(?:1[ .-]?)?8(?:00|33|44|55|66|77|88)[ .-][A-Za-z]{3,4}[ .-]?[A-Za-z\d]{3,4}`,
  // An extension alone.
  String.raw`ext\.? ?\d{2,6}`,
].map((source) => new RegExp(`${START}${source}${END}`, 'giu'));

/** Masks phone numbers and email addresses; public emergency lines stay, since instructions need them. */
export const maskContacts = (text: string): string =>
  PHONES.reduce(
    (masked, phone) => masked.replace(phone, (found) => (isHelpline(found) ? found : MASKS.phone)),
    plainForms(text).replace(EMAIL, MASKS.email),
  );

const NUMBER_SIGN = String.raw`(?: ?(?:nos?\.?|numbers?|id|is|was|#))*[ :=#]{1,3}`;
/** Numbers that open something or stand for a contract, by the word before them; and those of a shape that says what they are. */
const SECRET_NUMBERS = [
  String.raw`(?<=\b(?:polic(?:y|ies)|accounts?|acct\.?|claims?|member(?:ship)?|certificate|licen[sc]e|permit|registration|routing|contract|customer|EIN|SSN|tax id|card|VIN)${NUMBER_SIGN})(?=(?:[\p{L}./-]*\d){5})[\p{L}\p{N}][\p{L}\p{N}./-]{3,}[\p{L}\p{N}]`,
  String.raw`(?<=\b(?:PIN|pass ?codes?|passwords?|combination|(?:alarm|gate|door|access|safe|entry|lock) codes?)${NUMBER_SIGN})(?=\S*\d)[^\s,;]{3,}`,
  String.raw`(?<![\p{N}-])\d{3}-\d{2}-\d{4}(?![\p{N}-])`,
  String.raw`(?<![\p{N}.-])\d{4}(?:[ -]\d{4}){3}(?![\p{N}-])`,
].map((source) => new RegExp(source, 'giu'));

const maskNumbers = (text: string): string =>
  SECRET_NUMBERS.reduce((masked, number) => masked.replace(number, MASKS.number), plainForms(text));

interface Word {
  from: number;
  to: number;
  key: string;
  isCapitalized: boolean;
}

const nameKeyOf = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’ʼ]/g, "'").toLowerCase();

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{M}]+(?:['’ʼ][\p{L}\p{M}]+)*/gu)].map(({ index, 0: found }) => {
    const word = found.replace(/['’ʼ]s$/i, '');
    return { from: index, to: index + word.length, key: nameKeyOf(word), isCapitalized: /^\p{Lu}/u.test(word) };
  });

/** What separates the words of one name: blanks, the dot of an initial, a hyphen, the comma of `Ruiz, Ana`. */
const isNameSeparator = (between: string): boolean =>
  /^(?:[ \t]|\.[ \t]?|,[ \t]|-|\n)$/.test(between) || /^[ \t]{1,3}$/.test(between);

export interface NameIndex {
  /** Word sequences by their first word, longest first. */
  byFirst: ReadonlyMap<string, readonly string[][]>;
  /** Single words that occur in no other name. */
  alone: ReadonlySet<string>;
}

/** `Front desk` or `Head baker`: only words of a role. */
const isRole = (words: readonly string[]): boolean => words.some(isRoleWord) && words.every(isOrdinaryWord);

/** Parses a field such as `Dr. Ana M. Ruiz, RN (front desk)`; drops titles and parts that name a role. */
const parseNames = (field: string): string[][] =>
  plainForms(field)
    .replace(EMAIL, ' ')
    .replace(/^\s*([\p{L}\p{M}'’-]+)\s*,\s*([^,;/&()|]+)$/u, '$2 $1')
    .split(/[;/&()\n|]|,\s*|\s[-–]\s|\band\b|\bor\b/i)
    .map((part) =>
      wordsOf(part)
        .map(({ key }) => key)
        .filter((key) => !TITLES.has(key)),
    )
    .filter((words) => words.length > 0 && words.length <= 5 && !isRole(words));

const MIN_ALONE = 2;

/** `people` as written in name fields; `taken` are names of other things, whose words are not masked alone. */
export const buildNameIndex = (
  people: Iterable<string | null | undefined>,
  taken: Iterable<string | null | undefined> = [],
): NameIndex => {
  const others = new Set([...taken].flatMap((name) => wordsOf(name ?? '').map(({ key }) => key)));
  const names = [...people].flatMap((field) => parseNames(field ?? ''));
  const sequences = names.flatMap((words) => {
    const [first = '', last = ''] = [words[0], words.at(-1)];
    const whole = words.length > 1 ? [words] : [];
    const withoutMiddle = words.length > 2 ? [[first, last]] : [];
    return [
      ...whole,
      ...withoutMiddle,
      ...(words.length > 1
        ? [
            [last, ...words.slice(0, -1)],
            [last, first],
          ]
        : []),
    ];
  });
  const byFirst = new Map<string, string[][]>();
  for (const words of sequences) byFirst.set(words[0]!, [...(byFirst.get(words[0]!) ?? []), words]);
  for (const found of byFirst.values()) found.sort((a, b) => b.length - a.length);
  const alone = names
    .flat()
    .filter((word) => word.length >= MIN_ALONE && !PARTICLES.has(word) && !isOrdinaryWord(word) && !others.has(word));
  return { byFirst, alone: new Set(alone) };
};

/** The number of words from `at` on that form a name; 0 if none. */
const matchNameAt = (text: string, words: readonly Word[], at: number, { byFirst, alone }: NameIndex): number => {
  const { key, isCapitalized } = words[at]!;
  const follows = (expected: string, back: number): boolean => {
    const [before, word] = [words[at + back - 1], words[at + back]];
    return word?.key === expected && isNameSeparator(text.slice(before!.to, word.from));
  };
  const whole = byFirst.get(key)?.find((name) => name.every((part, index) => index === 0 || follows(part, index)));
  if (whole) return whole.length;
  return isCapitalized && alone.has(key) ? 1 : 0;
};

const maskNames = (text: string, people: NameIndex): string => {
  if (people.byFirst.size === 0 && people.alone.size === 0) return text;
  const words = wordsOf(text);
  let [masked, done] = ['', 0];
  for (let at = 0; at < words.length; ) {
    const length = matchNameAt(text, words, at, people);
    if (length > 0) {
      masked += text.slice(done, words[at]!.from) + MASKS.person;
      done = words[at + length - 1]!.to;
    }
    at += Math.max(1, length);
  }
  return (masked + text.slice(done)).replaceAll(/(?:\[team member\][ -]){1,4}\[team member\]/g, MASKS.person);
};

const EMPTY_NAME_INDEX = buildNameIndex([]);

export const maskText = (text: string, people: NameIndex = EMPTY_NAME_INDEX): string =>
  maskNames(maskContacts(maskNumbers(text)), people);

/** A plain amount of money is a long number, but not a phone number. */
const isAmount = (text: string): boolean => /^[$€£]?\s?\d{1,12}(?:\.\d{1,2})?$/.test(text.trim());

export const maskDeep = <T>(value: T, people: NameIndex = EMPTY_NAME_INDEX): T => {
  const masked = (inner: unknown): unknown => {
    if (typeof inner === 'string') return maskText(inner, people);
    if (Array.isArray(inner)) return inner.map(masked);
    if (inner === null || typeof inner !== 'object') return inner;
    return Object.fromEntries(
      Object.entries(inner).map(([key, each]) => [
        maskText(key, people),
        key === 'annual_revenue' && typeof each === 'string' && isAmount(each) ? each : masked(each),
      ]),
    );
  };
  return masked(value) as T;
};

const SPOKEN = {
  '[team member]': 'the owner',
  '[phone]': 'the number in your contact list',
  '[email]': 'the address in your contact list',
  '[number]': 'the number in your files',
};

/** A model may repeat a mask; general words keep its sentence usable. */
export const replaceMasksWithWords = (text: string): string =>
  text.replace(/\[(?:team member|phone|email|number)\]/gi, (mask, at: number) => {
    const words = SPOKEN[mask.toLowerCase() as keyof typeof SPOKEN];
    const startsSentence = /(?:^|[.!?:]\s|\n\s*(?:\d+[.)]\s*|[-*•]\s*)?)$/.test(text.slice(0, at));
    return startsSentence ? words.charAt(0).toUpperCase() + words.slice(1) : words;
  });
