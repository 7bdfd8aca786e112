import { HELPLINES } from '#shared/domain/helplines.ts';
import type { BySize, SizeBand } from '../size.ts';

/** What a place has, as far as it changes what people do there. */
export type PlaceFact =
  | 'snow'
  | 'frost'
  /** It freezes there, with little snow to plow: pipes and mains lie shallow. */
  | 'mild-winter'
  | 'surge'
  | 'tsunami'
  | 'tornado'
  | 'wildfire'
  | 'heat'
  | 'quake'
  | 'tide'
  | 'lakeshore'
  | 'river'
  /** Towns lie in valleys below a volcano that sends mudflows. */
  | 'lahar';

/** Who or what a business has to look after. `desk`: work that needs little more than a screen. */
export type Charge =
  /** They live or sleep there. */
  | 'residents'
  /** Of them, those who cannot walk out: the building is made to move them behind the next fire door. */
  | 'bedridden'
  | 'frail'
  | 'patients'
  /** Their blood runs through a machine: no one may be moved before the lines are clamped. */
  | 'machines'
  /** It makes or serves food. */
  | 'food'
  /** A hood, a stove or a fryer is in use there. */
  | 'cooking'
  /** It stores them, for people or animals. */
  | 'vaccines'
  | 'medical-gas'
  /** HIPAA reaches it. */
  | 'health-records'
  | 'minors'
  | 'animals'
  /** Of them, those that graze or can be driven. */
  | 'livestock'
  /** Of them, those that are kept in rooms and carried. */
  | 'pets'
  | 'guests'
  /** It is the refuge of people who have no other. */
  | 'shelter'
  | 'vessels'
  | 'aircraft'
  | 'fleet'
  /** They drive when officials tell everyone else to stay off the roads. */
  | 'responders'
  /** Water that reaches it explodes. */
  | 'molten'
  /** They work in the homes of others. */
  | 'visits'
  /** It carries people. */
  | 'passengers'
  | 'crews'
  /** It grows or harvests plants. */
  | 'crops'
  /** Beds or gear in tidal water. */
  | 'shellfish'
  /** It keeps the money of others at a counter: a bank or credit union. */
  | 'deposits'
  /** It takes cards from customers. */
  | 'cards'
  /** They work where a tsunami arrives first. */
  | 'shore'
  | 'customers'
  /** They pay at a counter. */
  | 'checkout'
  | 'essential'
  | 'desk';

/** Who decides for a business. `license`: somebody’s license, besides an owner or a board. */
export type Lead = 'owner' | 'license' | 'board' | 'public' | 'congregation';

/** A sentence that is true only in some places, for some businesses or at some sizes. */
interface LimitedSentence {
  say: string;
  /** Any of these. */
  where?: readonly PlaceFact[];
  /** Codes of states with a rule of their own; nowhere else. */
  states?: readonly string[];
  /** Any of these. */
  has?: readonly Charge[];
  /** None of these. */
  hasNot?: readonly Charge[];
  /** Any of these. */
  led?: readonly Lead[];
  from?: SizeBand;
  upTo?: SizeBand;
}
export type Sentence = string | LimitedSentence;

export interface MitigationFact {
  strategy: string;
  /** It is only for businesses with any of these. */
  has?: readonly Charge[];
  /** It is not for businesses with any of these. */
  hasNot?: readonly Charge[];
  lines: readonly Sentence[];
  /** Orders for the event. What saves lives comes first and never carries a time. */
  steps: readonly Sentence[];
  actions: readonly Sentence[];
  who: BySize<string>;
  timeline: string | BySize<string>;
  effectiveness: 'high' | 'medium' | 'low';
  needs: string | BySize<string>;
  priority: 'Immediate' | 'High' | 'Medium' | 'Low';
  upkeep: string;
}

export interface RiskFacts {
  /** The risk and other names for it, as used by BCPs and industries. */
  risks: readonly string[];
  /** Matches risk names that are not listed. */
  words: RegExp;
  facts: readonly MitigationFact[];
}

const OF_PEOPLE =
  /\b(?:injur\w*|hurt|falls?|fire|explosion|smoke|gas|violence|violent|attack|assault|shooting|weapon|threats?|robbery|drown\w*|overboard|sinking|crash|collapse|infect\w*|outbreak|illness|contaminat\w*|recall|allergen|patients?|residents?|medicines?|oxygen|missing|lost child|suicide|overdose|heat|cold|storm|flood|evacuat\w*|water|release|spill|electric\w*|abuse|escape|accident|emergency|911)\b/i;
/** What acts by itself when the day comes, rather than a plan that people have to remember. */
const SAFEGUARD =
  /\b(?:alarms?|sensors?|detectors?|monitors?|switch|guards?|barriers?|valves?|locks?|locked|backup|copy|copies|keys|sprinklers?|extinguishers?|life jackets?|harness\w*|fence|relief|generator|UPS|shelter|AED|insurance|coverage)\b/i;

/** For answers that do not say how pressing they are and how much they help. */
export const rateAnswer = (
  risks: readonly string[],
  { strategy, needs }: Pick<MitigationFact, 'strategy' | 'needs'>,
): Pick<MitigationFact, 'priority' | 'effectiveness'> => ({
  priority: OF_PEOPLE.test(risks.join(' ')) ? 'High' : 'Medium',
  effectiveness: SAFEGUARD.test(`${strategy} ${needs}`) ? 'high' : 'medium',
});

export const ownerBySize: BySize<string> = ['Owner', 'Operations Manager', 'Operations Manager', 'Business Continuity Manager'];
export const siteOwner: BySize<string> = ['Owner', 'Operations Manager', 'Facilities Manager', 'Facilities Director'];
export const technologyOwner: BySize<string> = [
  'Owner with the IT provider',
  'Operations Manager with the IT provider',
  'IT Manager',
  'IT Director',
];
export const moneyOwner: BySize<string> = ['Owner', 'Finance Manager', 'Finance Manager', 'Chief Financial Officer'];
export const peopleOwner: BySize<string> = ['Owner', 'Operations Manager', 'HR Manager', 'HR Director'];
export const supplyOwner: BySize<string> = ['Owner', 'Operations Manager', 'Purchasing Manager', 'Head of Supply Chain'];

/** After SAMHSA: the Disaster Distress Helpline, and 988 for anyone in crisis. Both answer day and night. */
export const CRISIS_LINES = `Give everyone these numbers: Disaster Distress Helpline ${HELPLINES.disasterDistress} (call or text), and 988 for anyone in crisis.`;

/** Some states have other times than 29 CFR 1904.39: the register of duties has those of the place. */
export const REPORT_INJURY = 'Report a death or severe injury at work to OSHA or the state, within its time (chapter 7).';

/** After the emergency guides of the ESRD Networks (clamp and disconnect). Said before anyone has to move. */
export const CLAMP_FIRST: Sentence = {
  say: 'On a machine: stop the pump, clamp and disconnect before anyone moves. In immediate danger, return no blood.',
  has: ['machines'],
};

export const CLAMP_AND_LEAVE: Sentence = {
  say: 'On a machine: clamp, disconnect and leave. Return no blood.',
  has: ['machines'],
};

/** A main that froze, broke or lost its pressure carries what the water room was not set for (CDC and AAMI on dialysis water). */
export const NO_DIALYSIS: Sentence = {
  say: 'If the source, pressure or treatment of the water changes, start no dialysis until the medical director releases the water.',
  has: ['machines'],
};

/** Sheds, barns and docks: no elevator, and often no alarm to pull. */
export const ON_ONE_FLOOR: readonly Charge[] = ['livestock', 'shellfish'];

/** After CDC and CPSC (20 feet, alarms) and the National Electrical Code, article 702 (transfer switch). */
export const GENERATOR_OUTDOORS =
  'Run a generator outdoors only, at least 20 feet from doors, windows and vents, with battery carbon monoxide alarms inside.';
export const GENERATOR_CONNECTION =
  'Connect a generator only through a transfer switch that a licensed electrician installed. Never backfeed through an outlet: it can kill line workers.';
export const DOWNED_LINE = 'If you see a downed line, stay at least 35 feet away. Call 911 and the utility.';
export const MEDICAL_CUSTOMER =
  'List everyone who depends on powered equipment. Register with the utility as a medical customer.';
