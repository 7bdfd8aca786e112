import { isFilled } from '#shared/domain/bcp/filled.ts';
import { findTradeSummary } from '#shared/knowledge/trades/load.ts';
import type { TraitId } from '#shared/knowledge/traits.ts';
import type { DocumentContext } from '../document-context.ts';

/** Who and what cannot look after itself: known from the traits of the trade, or else from the words of the BCP. */
const inCharge = {
  care: {
    traits: ['treats-patients', 'dialysis', 'resident-care', 'home-visits', 'behavioral-health'],
    words:
      /\b(?:patients?|residents?|dialysis|nursing|hospice|assisted living|clinic|home health|hospital|surgery center|adult day|dental)\b/i,
  },
  dialysis: { traits: ['dialysis'], words: /\bdialysis\b/i },
  children: {
    traits: ['minors', 'school-bus'],
    words: /\b(?:child ?care|children|preschool|students?|pupils?|campers?|school|youth)\b/i,
  },
  animals: {
    traits: ['livestock', 'animals-in-care', 'dairy-herd', 'poultry-houses', 'horses'],
    words: /\b(?:animals?|livestock|kennel|veterinary|dairy farm|poultry|horses?|herd)\b/i,
  },
  vessels: { traits: ['vessels', 'passenger-vessels'], words: /\b(?:vessels?|boats?|ferry|marina|skippers?)\b/i },
  aircraft: { traits: ['aircraft', 'flight-training'], words: /\b(?:aircraft|air taxi|flights?|pilots?|helicopters?)\b/i },
  shore: { traits: ['tidal-site'], words: /\b(?:oysters?|shellfish|tidal|clams?)\b/i },
  /** Closing would put these people out: they live or sleep there. */
  housing: {
    traits: ['resident-care', 'residential-campus', 'overnight-guests'],
    words: /\b(?:homeless|(?<!animal )shelter|nursing|residents?|hospital|assisted living|dormitor(?:y|ies)|residence halls?)\b/i,
  },
  food: {
    traits: ['kitchen', 'catering', 'food-manufacturing'],
    words: /\b(?:kitchen|restaurant|bakery|catering|food|grocery)\b/i,
  },
} as const satisfies Record<string, { traits: readonly TraitId[]; words: RegExp }>;

export const hasInCharge = ({ bcp }: DocumentContext, what: keyof typeof inCharge): boolean => {
  const trade = findTradeSummary(bcp.trade);
  const { traits, words } = inCharge[what];
  if (trade !== undefined && traits.some((trait) => trade.traits.includes(trait))) return true;
  const texts = trade === undefined ? [bcp.activity, ...bcp.critical_functions.map(({ name }) => name)] : [trade.title];
  return texts.some((text) => isFilled(text) && words.test(text));
};
