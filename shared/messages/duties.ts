export const dutyMessages = {
  title: 'Who must be told',
  inOneLine: {
    tell: '{title}: tell {authority}. {deadline} ({rule}).',
    keep: '{title}: required by {authority}. {deadline} ({rule}).',
  },
  about: 'What the law requires you to report or have ready, the shortest deadline first.',
  tell: 'Something happened: tell',
  keep: 'Have ready: keep',
  trade: 'Trade',
  state: 'State',
  chooseTrade: 'Choose your trade in step 1',
  tradeMissing: 'Until then, you see what every business must report.',
  tradeMissingInIndustry: 'Until then, you see what every business in your industry must report.',
  addState: 'Add your state in step 1',
  stateMissing: 'Until then, you see no state rules.',
  incomplete: 'This list can’t be complete. Ask your regulator or attorney what else applies to you.',
  loading: 'Looking up who must be told',
  failed: 'We couldn’t load who must be told. Your BCP is safe. Check your connection, then try again.',
  none: 'Our list has nothing for your business yet.',
  tellWhom: 'Tell: {authority}',
  requiredBy: 'Required by: {authority}',
  checked: '{rule}. Checked with {source} on {date}.',
  search: 'Search these rules',
  found: { none: 'Nothing matches “{search}”.', one: 'One rule matches.', many: '{count} rules match.' },
  showAll: 'Show all {count}',
  hidden: {
    one: 'One cyber rule is hidden by your preference.',
    many: '{count} cyber rules are hidden by your preference.',
  },
} as const;

/** Printed, so without contractions. */
export const printedDutyMessages = {
  title: 'Who must be told, by when',
  lead: 'Check off each report with its time. This list cannot be complete. Ask your regulator or attorney.',
  noTrade: 'Not yet defined (choose a trade in step 1). Until then, this list has what every business must report.',
  noTradeButIndustry:
    'Not yet defined (choose a trade in step 1). Until then, this list has what every business in this industry must report: {industry}.',
  noState:
    'Not yet defined (add the address in step 1). Until then, the rules of your state are missing here, and a time may be shorter in your state.',
  shorterInState: 'Times may be shorter in your state, which is not yet defined (add the address in step 1).',
  keep: 'The rules of your trade require you to have ready:',
  keepElsewhere: {
    one: 'The detailed document also lists one thing that the law requires every employer here to have ready.',
    many: 'The detailed document also lists {count} things that the law requires every employer here to have ready.',
  },
  tell: 'Tell: {authority}',
  tellByPhone: 'Tell: {authority}, {phone}',
} as const;
