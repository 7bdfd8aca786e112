export const dutyMessages = {
  title: 'Who must be told',
  tell: 'Something happened: tell',
  keep: 'Have ready: keep',
} as const;

/** Printed, so without contractions. */
export const printedDutyMessages = {
  title: 'Who must be told, by when',
  lead: 'Check off each report when it is made, and write the time in the incident log. This list cannot be complete. Ask your regulator or attorney what else applies to you.',
  noTrade: 'Not yet defined (choose a trade in step 1). Until then, this list has what every business must report.',
  noTradeButIndustry:
    'Not yet defined (choose a trade in step 1). Until then, this list has what every business in this industry must report: {industry}.',
  noState: 'Not yet defined (add the address in step 1). Until then, the rules of your state are missing here.',
  keepElsewhere: {
    one: 'The detailed document also lists one thing that the law requires you to have ready.',
    many: 'The detailed document also lists {count} things that the law requires you to have ready.',
  },
  tell: 'tell {authority}',
  tellByPhone: 'tell {authority}, {phone}',
} as const;
