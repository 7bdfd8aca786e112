export const sampleMessages = {
  title: 'Sample BCP',
  document: 'Sample BCP of Harbor Bakery: {title}',
  lead: 'Harbor Bakery is a made-up business in Seattle with 12 people. These are its answers, and what Keelhouse prints from them.',
  view: 'What to look at',
  answers: 'Answers, step by step',
  download: 'Download the {title} as PDF',
  start: 'Check your own risks',
  loading: 'Loading the document',
  failed: 'We couldn’t load the document. Check your connection, then try again.',
} as const;
