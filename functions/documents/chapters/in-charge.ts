import { isFilled } from '#shared/domain/bcp/filled.ts';
import type { InCharge } from '#shared/knowledge/in-charge.ts';
import { findTradeSummary } from '#shared/knowledge/trades/load.ts';
import type { TraitId } from '#shared/knowledge/traits.ts';
import type { DocumentContext } from '../document-context.ts';

/** Of a BCP without a known trade: a title such as “Veterinary clinic” would say the wrong thing. */
const wordsFor: Record<InCharge, RegExp> = {
  care: /\b(?:patients?|residents?|dialysis|nursing|hospice|assisted living|clinic|home health|hospital|surgery center|adult day|dental)\b/i,
  patients:
    /\b(?:dialysis|clinic|(?<!animal |veterinary |pet )hospital|surgery center|adult day|dental)\b(?<!veterinary clinic)/i,
  dialysis: /\bdialysis\b/i,
  residents:
    /\b(?:nursing (?:home|facility)|skilled nursing|assisted living|memory care|care home|(?<!animal |veterinary |pet )hospital)\b/i,
  bedridden: /\b(?:nursing (?:home|facility)|skilled nursing|(?<!animal |veterinary |pet )hospital)\b/i,
  children: /\b(?:child ?care|children|preschool|students?|pupils?|campers?|school|youth)\b/i,
  animals: /\b(?:animals?|livestock|kennel|veterinary|dairy farm|poultry|horses?|herd)\b/i,
  vessels: /\b(?:vessels?|boats?|ferry|marina|skippers?)\b/i,
  aircraft: /\b(?:aircraft|air taxi|flights?|pilots?|helicopters?)\b/i,
  shore: /\b(?:oysters?|shellfish|tidal|clams?)\b/i,
  housing: /\b(?:homeless|(?<!animal )shelter|nursing|residents?|hospital|assisted living|dormitor(?:y|ies)|residence halls?)\b/i,
  passengers: /\b(?:passengers?|ferry|charter|air taxi)\b/i,
  food: /\b(?:kitchen|restaurant|bakery|catering|food|grocery|oysters?|shellfish)\b/i,
  shellfish: /\b(?:oysters?|shellfish)\b/i,
  servedFood: /\b(?:kitchen|restaurant|catering|cafe)\b/i,
  products:
    /\b(?:kitchen|restaurant|bakery|catering|food|grocery|brewery|winery|oysters?|shellfish|dairy|pharmacy|cosmetics?|supplements?|salon)\b/i,
  aroundTheClock:
    /\b(?:data center|colocation|internet provider|alarm monitoring|power plant|water utility|wastewater|police|911 center)\b/i,
};

export const hasInCharge = ({ bcp }: DocumentContext, what: InCharge): boolean => {
  const trade = findTradeSummary(bcp.trade);
  if (trade !== undefined) return trade.inCharge.includes(what);
  return [bcp.activity, ...bcp.critical_functions.map(({ name }) => name)].some(
    (text) => isFilled(text) && wordsFor[what].test(text),
  );
};

/** By its work or by its place: the first wave can arrive within minutes of the shaking (NOAA). */
export const isInTsunamiReach = (context: DocumentContext): boolean =>
  hasInCharge(context, 'shore') || context.risks.some(({ name }) => /\btsunamis?\b/i.test(name));

export const hasPeopleInCharge = (context: DocumentContext): boolean =>
  (['care', 'children', 'housing'] as const).some((what) => hasInCharge(context, what));

/** People who may be in the building and on no list of staff, each with the list that has their names. */
const countedWith: readonly (readonly [InCharge, who: string, list: string])[] = [
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

interface Visitors {
  industry: string;
  traits: readonly TraitId[];
  who: string;
  /** No list has their names: those who came with them know who is missing. */
  ask: string;
}

const visitorsWithoutList: readonly Visitors[] = [
  {
    industry: 'House of Worship',
    traits: ['congregation'],
    who: 'the congregation',
    ask: 'ask each family who is missing',
  },
  {
    industry: 'Hospitality',
    traits: ['overnight-guests', 'tables', 'kitchen', 'events', 'large-crowds', 'performances', 'rides-and-lifts'],
    who: 'guests',
    ask: 'ask each party who is missing',
  },
];

const findVisitors = ({ bcp }: DocumentContext): Visitors | undefined => {
  const trade = findTradeSummary(bcp.trade);
  const industry = trade?.industry ?? bcp.industry;
  return visitorsWithoutList.find(
    (visitors) => visitors.industry === industry || trade?.traits.some((trait) => visitors.traits.includes(trait)),
  );
};

const rollCalls: readonly (readonly [InCharge, title: string, list: string])[] = [
  ['patients', 'Roll call of patients', 'today’s schedule'],
  ['children', 'Roll call of children and students', 'today’s roll'],
  ['passengers', 'Roll call of passengers', 'the passenger list'],
  ['housing', 'Roll call of everyone who sleeps here', 'the bed list'],
  ['animals', 'Roll call of animals', 'the pen or cage list'],
];

/** Those who are counted besides the staff, each with the list that its names come from. */
export const listRollCalls = (context: DocumentContext): { title: string; from: string }[] => {
  const counted = rollCalls.filter(([what]) => hasInCharge(context, what)).map(([, title, list]) => ({ title, from: list }));
  const visitors = findVisitors(context);
  return visitors && counted.length === 0
    ? [{ title: `Roll call of ${visitors.who}`, from: 'those who came with them' }]
    : counted;
};

/** Who is counted after everyone has left or taken shelter. */
export const formatCounted = (context: DocumentContext, form: 'document' | 'card'): string => {
  const groups: [who: string, list: string][] = [
    ['everyone who was at work', listOfStaff(context)],
    ...countedWith.flatMap(([what, who, list]): [string, string][] => (hasInCharge(context, what) ? [[who, list]] : [])),
  ];
  const visitors = findVisitors(context);
  if (form === 'card')
    return `${groups.map(([who]) => who).join(', ')}, and ${visitors?.who ?? 'visitors'}${groups.length > 1 ? ', by today’s lists' : ''}`;
  const listed = groups.map(([who, list]) => (list === '' ? who : `${who} (${list})`)).join(', ');
  return `${listed}, and ${visitors ? `${visitors.who} (${visitors.ask})` : 'visitors'}`;
};
