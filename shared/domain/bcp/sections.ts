/** In order. A section is versioned, saved and conflicts as one. */
export const SECTIONS = [
  'business',
  'locations',
  'risks',
  'impacts',
  'functions',
  'suppliers',
  'systems',
  'mitigations',
  'scenarios',
] as const;
