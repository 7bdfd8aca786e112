export const sampleMessages = {
  title: 'Sample BCP: Harbor Bakery',
  lead: 'A made-up bakery in Seattle with 12 people. The names and phone numbers are invented. The documents are what Keelhouse prints from these answers.',
  view: 'What to look at',
  answers: 'Answers, step by step',
  download: 'Download the {title} as PDF',
  start: 'Check your own risks',
  loading: 'Loading the document',
  failed: 'We couldn’t load the document. Check your connection, then try again.',
} as const;
