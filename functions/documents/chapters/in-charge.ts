import { isFilled } from '#shared/domain/bcp/filled.ts';
import { findTradeSummary } from '#shared/knowledge/trades/load.ts';
import type { TraitId } from '#shared/knowledge/traits.ts';
import type { DocumentContext } from '../document-context.ts';

interface Charge {
  traits: readonly TraitId[];
  /** Trades that none of the traits marks. */
  trades: readonly string[];
  /** Of a BCP without a known trade: a title such as "Veterinary clinic" would say the wrong thing. */
  words: RegExp;
}

/** Who and what cannot look after itself. */
export const inCharge = {
  care: {
    traits: ['treats-patients', 'dialysis', 'resident-care', 'home-visits', 'behavioral-health', 'surgery', 'ambulances'],
    trades: ['physical-therapy', 'dental-practice', 'hospital', 'adult-day-care'],
    words:
      /\b(?:patients?|residents?|dialysis|nursing|hospice|assisted living|clinic|home health|hospital|surgery center|adult day|dental)\b/i,
  },
  /** In the building: those who are cared for at home are not counted at the meeting place. */
  patients: {
    traits: ['treats-patients', 'dialysis', 'behavioral-health', 'surgery', 'medical-imaging'],
    trades: ['physical-therapy', 'orthodontist', 'hospital', 'adult-day-care'],
    words: /\b(?:dialysis|clinic|(?<!animal |veterinary |pet )hospital|surgery center|adult day|dental)\b(?<!veterinary clinic)/i,
  },
  dialysis: { traits: ['dialysis'], trades: [], words: /\bdialysis\b/i },
  /** Many of them cannot walk out. */
  residents: {
    traits: ['resident-care'],
    trades: ['hospital'],
    words:
      /\b(?:nursing (?:home|facility)|skilled nursing|assisted living|memory care|care home|(?<!animal |veterinary |pet )hospital)\b/i,
  },
  /** Nursing homes and hospitals are built to defend people in place (NFPA 101). */
  bedridden: {
    traits: [],
    trades: ['nursing-home', 'hospital'],
    words: /\b(?:nursing (?:home|facility)|skilled nursing|(?<!animal |veterinary |pet )hospital)\b/i,
  },
  children: {
    traits: ['minors', 'school-bus'],
    trades: ['horse-stable'],
    words: /\b(?:child ?care|children|preschool|students?|pupils?|campers?|school|youth)\b/i,
  },
  animals: {
    traits: ['livestock', 'animals-in-care', 'dairy-herd', 'poultry-houses', 'horses'],
    trades: [],
    words: /\b(?:animals?|livestock|kennel|veterinary|dairy farm|poultry|horses?|herd)\b/i,
  },
  vessels: {
    traits: ['vessels', 'passenger-vessels'],
    trades: ['marina'],
    words: /\b(?:vessels?|boats?|ferry|marina|skippers?)\b/i,
  },
  aircraft: {
    traits: ['aircraft', 'flight-training'],
    trades: [],
    words: /\b(?:aircraft|air taxi|flights?|pilots?|helicopters?)\b/i,
  },
  shore: { traits: ['tidal-site'], trades: [], words: /\b(?:oysters?|shellfish|tidal|clams?)\b/i },
  /** Closing would put these people out: they live or sleep there. */
  housing: {
    traits: ['resident-care', 'residential-campus', 'overnight-guests'],
    trades: ['hospital', 'homeless-shelter', 'domestic-violence-shelter'],
    words: /\b(?:homeless|(?<!animal )shelter|nursing|residents?|hospital|assisted living|dormitor(?:y|ies)|residence halls?)\b/i,
  },
  /** On board, at a stop or in a waiting room. */
  passengers: {
    traits: ['passenger-vessels', 'passenger-carrier', 'aircraft'],
    trades: [],
    words: /\b(?:passengers?|ferry|charter|air taxi)\b/i,
  },
  food: {
    traits: [
      'kitchen',
      'catering',
      'food-manufacturing',
      'counter-sales',
      'baking-ovens',
      'slaughter',
      'shellfish',
      'fresh-produce',
      'shelters-people',
    ],
    trades: ['grocery', 'convenience-store'],
    words: /\b(?:kitchen|restaurant|bakery|catering|food|grocery|oysters?|shellfish)\b/i,
  },
  /** Its own time and temperature limits hold, by state. */
  shellfish: { traits: ['shellfish'], trades: [], words: /\b(?:oysters?|shellfish)\b/i },
  /** Served where it is made, and gone with the guests: what is left is food and not lots. */
  servedFood: {
    traits: ['kitchen', 'catering', 'tables', 'counter-sales'],
    trades: ['bar', 'food-bank'],
    words: /\b(?:kitchen|restaurant|catering|cafe)\b/i,
  },
  /** Eaten, drunk, taken or put on the skin. */
  products: {
    traits: [
      ...['kitchen', 'catering', 'tables', 'counter-sales', 'food-manufacturing', 'baking-ovens', 'brewing', 'alcohol'],
      ...['shellfish', 'fish-stock', 'slaughter', 'dairy-herd', 'livestock', 'poultry-houses', 'fresh-produce', 'orchard'],
      ...['grain-bins', 'sap-season', 'prescriptions', 'clean-process', 'skin-contact', 'shelters-people'],
    ] as const,
    trades: ['grocery', 'commercial-fishing', 'beekeeper', 'cannabis-grower', 'cannabis-dispensary', 'row-crop-farm'],
    words:
      /\b(?:kitchen|restaurant|bakery|catering|food|grocery|brewery|winery|oysters?|shellfish|dairy|pharmacy|cosmetics?|supplements?|salon)\b/i,
  },
  /** Others depend on it through the storm: it never closes, and its network is what it sells. */
  aroundTheClock: {
    traits: [
      'own-data-center',
      'internet-provider',
      'alarm-monitoring',
      'grid-operations',
      'public-safety',
      'public-water',
      'wastewater',
    ],
    trades: [],
    words:
      /\b(?:data center|colocation|internet provider|alarm monitoring|power plant|water utility|wastewater|police|911 center)\b/i,
  },
} satisfies Record<string, Charge>;

type Kind = keyof typeof inCharge;

export const hasInCharge = ({ bcp }: DocumentContext, what: Kind): boolean => {
  const trade = findTradeSummary(bcp.trade);
  const { traits, trades, words }: Charge = inCharge[what];
  if (trade !== undefined) return trades.includes(trade.id) || traits.some((trait) => trade.traits.includes(trait));
  return [bcp.activity, ...bcp.critical_functions.map(({ name }) => name)].some((text) => isFilled(text) && words.test(text));
};

export const hasPeopleInCharge = (context: DocumentContext): boolean =>
  (['care', 'children', 'housing'] as const).some((what) => hasInCharge(context, what));

/** People who may be in the building and on no list of staff, each with the list that has their names. */
const countedWith: readonly (readonly [Kind, who: string, list: string])[] = [
  ['patients', 'every patient', 'today’s schedule'],
  ['children', 'every child and student', 'today’s roll'],
  ['passengers', 'every passenger', 'the passenger list'],
  ['housing', 'everyone who sleeps here', 'the bed list'],
];

/** The list of chapter 2 may hold only some of those who work there. */
const listOfStaff = ({ bcp, employees }: DocumentContext): string => {
  if (bcp.employee_count > employees.length && bcp.employee_count > 1) return 'today’s shift list';
  return employees.length > 1 ? 'the list of chapter 2' : '';
};

/** Who is counted after everyone has left or taken shelter. */
export const formatCounted = (context: DocumentContext, form: 'document' | 'card'): string => {
  const groups: [who: string, list: string][] = [
    ['everyone who was at work', listOfStaff(context)],
    ...countedWith.flatMap(([what, who, list]): [string, string][] => (hasInCharge(context, what) ? [[who, list]] : [])),
  ];
  if (form === 'card')
    return `${groups.map(([who]) => who).join(', ')}, and visitors${groups.length > 1 ? ', by today’s lists' : ''}`;
  return `${groups.map(([who, list]) => (list === '' ? who : `${who} (${list})`)).join(', ')}, and visitors`;
};
