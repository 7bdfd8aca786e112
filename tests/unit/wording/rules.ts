/** How the product speaks: what no text that people read may contain. A row names the mistake, its pattern and an example. */
export const wordingMistakes: readonly (readonly [mistake: string, pattern: RegExp, example: string])[] = [
  ['a semicolon', /;/, 'Close the doors; call the owner.'],
  [
    'a contraction in a text that is printed',
    /\b\w+n['’]t\b|\b(?:you|we|they|it|that|I)['’](?:re|ll|ve|s|m|d)\b/i,
    'Don’t go in.',
  ],
  ['a straight quote', /['"]/, "Don't."],
  ['a time on an order', /\bT ?[+-] ?\d/, 'T+30 min: call the plumber.'],
  ['-body for -one', /\b(?:some|every|any|no)body\b/i, 'Nobody goes in.'],
  ['whom or whoever', /\bwho(?:ever|m|msoever)\b/i, 'Whoever pays does not reconcile.'],
  [
    'a German turn',
    /\bat once\b|\bgo(?:es)? on\b(?! a )|\bnext word\b|\bstands? in\b|\bhangs? on\b|\bat the latest\b|\bin order of\b|\balso when\b/i,
    'Work goes on.',
  ],
  [
    'a law that asks',
    /\b(?:law|rule|OSHA|HIPAA|FDA|USDA|EPA|contract|code|state|department|carrier|insurer)s? (?:asks?|wants?|holds?)\b/i,
    'OSHA asks for a report.',
  ],
  [
    'British spelling',
    /\b(?:\w+isation|organis\w*|recognis\w*|analys(?:e|ed|ing)|programme|practis\w*|cancelled|cancelling|labelled|judgement|learnt|burnt|parlour|tyres?|colour\w*|licences?|centres?|neighbour\w*|labour|grey|favour\w*|travell\w+|counsell\w+|metres?|cheques?)\b/i,
    'an organisation',
  ],
  [
    'a British word',
    /\b(?:mobiles|(?:an?|your|each) mobile(?=[.,])|cash float|care home|assembly points?|fire service|officer in charge|limitation periods?|rota|till drawers?|tills?|power cuts?|loss adjusters?|leavers?|half[- ]year(?:ly)?|clean-up|shut-offs?|photographs|e-mails?|on holiday|(?<!tide |mud )flats|sockets|petrol|lorr(?:y|ies)|autumn|whilst|tarpaulins?|fortnight|car park)\b/i,
    'two mobiles',
  ],
  ['a mail that is an email', /\bmails?\b(?! (?:carriers?|slot|truck))/i, 'Send a mail.'],
  [
    'day before month',
    /\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)\b/,
    '1 June',
  ],
  ['a 24-hour clock', /\b(?:1[3-9]|2[0-3]):[0-5]\d\b/, '17:30'],
  ['two periods', /\.\./, 'before 3 p.m..'],
  ['a Celsius or metric figure', /°C\b|\b\d+ ?(?:km|cm|kg|litres?|liters?)\b/i, '8 °C'],
  ['a quantity without "a" or "per"', /\ba device and month\b/i, '$5 a device and month'],
];

/** Words of a sentence at most. */
const SENTENCE_MAX = 20;

const abbreviations = /\b(?:[ap]\.m|U\.S|D\.C|No|St|Inc|vs|e\.g|i\.e)\./g;

const splitSentences = (text: string): string[] =>
  text
    .replace(abbreviations, (word) => word.replaceAll('.', '·'))
    .split(/(?<=[.!?][”)]?)\s+(?=[“(A-Z0-9])|\n/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

const countWords = (sentence: string): number => sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

export const findWordingMistakes = (texts: readonly string[], max = SENTENCE_MAX): string[] => {
  const said = [...new Set(texts)];
  return [
    ...wordingMistakes.flatMap(([mistake, pattern]) =>
      said.filter((text) => pattern.test(text)).map((text) => `${mistake}: ${text}`),
    ),
    ...said
      .flatMap(splitSentences)
      .filter((sentence) => countWords(sentence) > max)
      .map((sentence) => `${countWords(sentence)} words: ${sentence}`),
  ];
};
