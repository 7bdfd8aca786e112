/** The words of the field, as the product uses them. In the order in which an owner meets them. */
export const glossary: readonly { term: string; short?: string; meaning: string }[] = [
  {
    term: 'Business continuity plan',
    short: 'BCP',
    meaning: 'The document that says how your business keeps working, or comes back, after something stops it.',
  },
  {
    term: 'Business impact analysis',
    short: 'BIA',
    meaning: 'What a stoppage would cost you in money, work, reputation and legal trouble, and how fast.',
  },
  { term: 'Critical function', meaning: 'Work that must continue or come back first, such as taking orders or paying people.' },
  {
    term: 'Maximum downtime',
    short: 'MTD',
    meaning: 'The longest something can be down before the damage is serious or lasting.',
  },
  {
    term: 'Recovery time objective',
    short: 'RTO',
    meaning: 'How soon you plan to have it back. It must be shorter than the maximum downtime.',
  },
  {
    term: 'Recovery point objective',
    short: 'RPO',
    meaning: 'How much recent data you can afford to lose. One day means a backup at least every day.',
  },
  { term: 'Mitigation', meaning: 'What you do ahead of time so that a risk happens less often or hurts less.' },
  { term: 'Likelihood', meaning: 'How often a risk happens at a place and business like yours, from rare to almost certain.' },
  { term: 'Alternate site', meaning: 'Where you work if you can’t use your main location.' },
  { term: 'Meeting place', meaning: 'Where everyone gathers and is counted after leaving the building.' },
  { term: 'Incident leader', meaning: 'The person who decides and directs while the BCP is active.' },
  { term: 'Backup', meaning: 'The person who takes over when someone is away. For data, the copy you restore from.' },
  { term: 'Activation authority', meaning: 'Who may declare an emergency and start the BCP.' },
  {
    term: 'Quick reference card',
    meaning: 'Two pages with the first actions and phone numbers, to print and keep where people can reach it.',
  },
  { term: 'Finding', meaning: 'Something in your BCP that contradicts itself or is missing.' },
  {
    term: 'Readiness',
    meaning:
      'How much of your BCP would work today. It counts what is proven and possible, and the risk score what is filled in.',
  },
  { term: 'Tabletop exercise', meaning: 'Your team talks through an emergency at a table and finds what the BCP misses.' },
  {
    term: 'ISO 22301',
    meaning: 'The international standard for business continuity. Your BCP follows its structure. That isn’t a certificate.',
  },
  {
    term: 'ISO 27001',
    meaning: 'The international standard for information security. Premium writes a disaster recovery document aligned with it.',
  },
];

/** 'Business continuity plan (BCP)'. */
export const nameTerm = ({ term, short }: (typeof glossary)[number]): string => (short ? `${term} (${short})` : term);

export const glossaryMessages = {
  title: 'Help',
  search: 'Search the glossary',
  noTerm: 'No word matches. Write to us, and we’ll explain it.',
  glossary: 'Glossary',
  shortcuts: 'Keyboard shortcuts',
  contact: 'Still stuck?',
  contactText: 'Write to us:',
  guide: 'Read the Flash RTC guide (PDF)',
} as const;

export const shortcuts: readonly { keys: string; does: string }[] = [
  { keys: '?', does: 'Open this help' },
  { keys: 'Ctrl K or ⌘ K', does: 'Search pages and BCPs' },
  { keys: 'Ctrl S or ⌘ S', does: 'Save the BCP you’re editing' },
  { keys: '/', does: 'Go to the search of a list' },
  { keys: 'Arrow keys', does: 'Move in the risk matrix' },
  { keys: '1 to 4, 0', does: 'Set or clear a level in the risk matrix' },
  { keys: 'Esc', does: 'Close a dialog or menu' },
];
