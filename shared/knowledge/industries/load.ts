import type { Industry } from './industry.ts';

interface Entry {
  name: Industry['name'];
  /** Found in the name, type or trade of a business that is in it. */
  words: RegExp;
  load: () => Promise<Industry>;
}

/** In matching order: narrow trades before wide ones. A function carries each as a file that is read when a business is in it. */
const entries: readonly Entry[] = [
  {
    name: 'House of Worship',
    words:
      /\b(worship|church|temple|mosque|synagogue|parish|cathedral|chapel|ministry|congregation|diocese|religious|islamic center)/,
    load: async () => (await import('./house-of-worship.ts')).houseOfWorship,
  },
  {
    name: 'Healthcare',
    words: /\b(health|medical|clinic|dental|dentist|hospital|physician|nursing|care home|hospice|therapy|laborator)/,
    load: async () => (await import('./healthcare.ts')).healthcare,
  },
  {
    name: 'Agriculture',
    words:
      /\b(agricultur|farm|ranch|orchard|vineyard|winery|dairy|poultry|livestock|nursery|grower|greenhouse|forest|fishery|aquacultur)/,
    load: async () => (await import('./agriculture.ts')).agriculture,
  },
  {
    name: 'Hospitality',
    words:
      /\b(hospitality|restaurant|hotel|motel|inn\b|lodge|resort|cafe|coffee|bars?\b|brewery|cater|bed and breakfast|event venue|bistro|diner|pizz)/,
    load: async () => (await import('./hospitality.ts')).hospitality,
  },
  {
    name: 'Education',
    words:
      /\b(education|school|college|university|academy|preschool|daycare|day care|childcare|child care|montessori|tutor|kindergarten|learning center)/,
    load: async () => (await import('./education.ts')).education,
  },
  {
    name: 'Government',
    words:
      /\b(government|city of|county of|town of|village of|township|municipal|public works|police|fire department|sheriff|library district|housing authority|tribal|special district|public agency|borough)/,
    load: async () => (await import('./government.ts')).government,
  },
  {
    name: 'Automotive',
    words: /\b(automotive|autos?\b|car (dealer|wash|repair)|body shop|collision|mechanics?\b|tires?\b|dealership|garage|motors)/,
    load: async () => (await import('./automotive.ts')).automotive,
  },
  {
    name: 'Energy',
    words:
      /\b(energy|electric utility|utility|utilities|oil|natural gas|propane|pipeline|solar|wind farm|power plant|petroleum|drilling|fuel distribut)/,
    load: async () => (await import('./energy.ts')).energy,
  },
  {
    name: 'Construction',
    words:
      /\b(construction|contractor|builder|building company|roofing|plumbing|electrician|hvac|excavat|concrete|carpentr|paving|remodel|architect)/,
    load: async () => (await import('./construction.ts')).construction,
  },
  {
    name: 'Transportation',
    words:
      /\b(transport|trucking|freight|logistics|carrier|courier|delivery|bus company|taxi|airline|railroad|shipping|warehous|moving company|towing)/,
    load: async () => (await import('./transportation.ts')).transportation,
  },
  {
    name: 'Finance',
    words:
      /\b(financ|(?<!(?:food|blood) )banks?\b|banking|credit union|insurance|broker|wealth|invest|mortgage|lender|lending|accounting|accountant|cpa|tax prep|payments?\b|fintech)/,
    load: async () => (await import('./finance.ts')).finance,
  },
  {
    name: 'Technology',
    words:
      /\b(technolog|software|saas|app developer|it services|managed service|hosting|web design|data center|telecom|start-?up|electronics design)/,
    load: async () => (await import('./technology.ts')).technology,
  },
  {
    name: 'Manufacturing',
    words: /\b(manufactur|factory|plants?\b|fabricat|machin(e|ing) shop|mills?\b|foundry|assembl|packag)/,
    load: async () => (await import('./manufacturing.ts')).manufacturing,
  },
  {
    name: 'Retail',
    words: /\b(retail|store|shop|boutique|grocer|(super)?markets?\b|e-?commerce|pharmacy|florist|hardware)/,
    load: async () => (await import('./retail.ts')).retail,
  },
  {
    name: 'Other',
    words:
      /\b(consult|law firm|legal|attorney|salon|spa|fitness|gym|studio|agency|cleaning|landscap|security service|staffing|event plan|museum|charity|nonprofit|real estate|property manage)/,
    load: async () => (await import('./other.ts')).other,
  },
];

const OTHER = 'Other';
const normalizeWords = (text: string): string => text.trim().toLowerCase();

/** Chosen by its name, else found in the words. */
export const findIndustryName = (industry: string, ...words: string[]): Industry['name'] =>
  (
    entries.find(({ name }) => name !== OTHER && normalizeWords(name) === normalizeWords(industry)) ??
    entries.find((entry) => entry.words.test(normalizeWords([industry, ...words].join(' '))))
  )?.name ?? OTHER;

export const loadIndustry = (wanted: Industry['name']): Promise<Industry> => entries.find(({ name }) => name === wanted)!.load();
