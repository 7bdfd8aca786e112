/** How few people can run a function: from what is said of it, and else from the kind of work that it is. */
import type { KnownFunction } from './industries/industry.ts';
import { crew, desk, kitchenLine, type OutageFamily, type Staffing } from './outage-families/outage-family.ts';
import { isWithinSizes, type SizeBand } from './size.ts';

/** Two sign, carry, watch or check: said in the least service or in a step. */
const TWO_AT_A_TIME =
  /\btwo (?:(?:trained|cleared|known|qualified|designated|named) )?(?:people|persons|adults|staff|officers|approvals?|approvers|signatures|signers|drivers|operators|attendants|guards)\b|\bin pairs\b|\ba crew of two\b|\btwo-person\b|\bsecond (?:person|engineer|approver|signer|operator|adult|nurse|checker|inspector)\b|\b(?:person|engineer) checks\b/i;

/** Doors with goods or cash behind them are opened and closed by two, as the steps against robbery say. */
const OPENS_DOORS = /\bopening\b.*\b(?:keys|closing)\b|\bopening and closing\b/i;

/** One who is there is what it takes. */
const ONE_IS_ENOUGH =
  /\bone (?:\w+ ){0,2}(?:adult|person|operator|caregiver|clinician|lawyer)\b|\bsomeone (?:awake|answers|is|reads)\b|\ban? (?:(?:trained|qualified) )?(?:person|nurse|clinician|advocate|pharmacist|photographer|interpreter)(?: \w+)? (?:answers|calls|stays|is|awake)\b/i;

/** Danger to life of whoever does it: OSHA expects help at hand (29 CFR 1910.146, 1910.269, 1926.1400 and others). */
const NOT_ALONE =
  /\b(?:cranes?|hot work|roofs?|ladders?|excavat\w*|trench\w*|manure|tank farm|storage tanks|fuel islands|silos?|bins?|line crews|switching|grounding|furnace|melt|kiln|felling|yarding|logging|avalanche control|vessels?|moorings|haul-outs|dock power|fumigation\w*|demolition|teardown|raising|scaffold\w*|in custody|journey|recovery and cleanup|sewers?|surveillance|impound)\b/i;

/** Someone stays with those in care while another gets help. A license often asks for more. */
const IN_CARE =
  /\b(?:treatments? (?:on schedule|in progress)|(?<!owners and )residents?|inpatients?|operations|detox|beds for the night|hidden place|child(?:ren)?|infants?|campers|participants|licensed ratios|swimmers?|pool water|lifeguards?|riders?|passengers?|crowd|guests?)\b/i;

/** Where the work is done at a desk or on the phone. */
const AT_A_DESK =
  /\b(?:office|desk|clerks?|bookkeep\w*|billing|finance|accounting|registrar|bursar|compliance|counsel|principal|agents?|brokers?|colleagues|founders|analysts?|processors?|member service|customer service|programs|cpa|attorney|officers?|paralegals?|recruiters?|branch (?:leads|managers)|regional office)\b/i;

/** Orders are placed by phone or on a screen, whoever unloads them. */
const ORDERING = /\b(?:purchasing|ordering)\b/i;

/** What is asked about those in care, or carried for them, takes no one at their side. */
const ABOUT_CARE =
  /\b(?:medicines?|allerg\w*|records?|intake|family calls|messages|questions|claims|bookings?|counts?|advocacy|court)\b/i;

/** Cooked, served and washed up at once. */
const AT_THE_STOVE =
  /\b(?:kitchens?|meals?|cooking|buffets?|breakfast|dining(?! room, tickets)|food service|morning rush|takeout)\b/i;

const two: Staffing = { least: 2 };
/** Each crew that works where no one may be alone. */
const pairs: Staffing = { least: 2, oneFor: 25 };
/** From fifty people on, the ratio of the license decides. */
const care: Staffing = { least: 2, oneFor: 8, upTo: 'small' };
/** Such as medicines of children: a second one checks. */
const nearCare: Staffing = { least: 2, upTo: 'small' };

interface Work extends Pick<KnownFunction, 'name' | 'steps'> {
  /** The least that must run. */
  minimum: string;
  /** Who does it in the trade. */
  team: string;
}

/** A gathering decides by its bylaws, not by a number that we know. */
const BY_ITS_RULES = /\bquorum\b/i;

const findUsual = ({ name, steps, minimum, team }: Work): Staffing | undefined => {
  if (BY_ITS_RULES.test(minimum)) return undefined;
  if (TWO_AT_A_TIME.test(`${name} ${steps}`)) return two;
  if (ONE_IS_ENOUGH.test(minimum)) return desk;
  if (NOT_ALONE.test(name)) return pairs;
  if (IN_CARE.test(name)) return ABOUT_CARE.test(name) ? nearCare : care;
  if (AT_THE_STOVE.test(name)) return kitchenLine;
  return AT_A_DESK.test(team) || ORDERING.test(name) ? desk : crew;
};

/** Undefined where a rule decides, or where fewer work there than it takes. */
export const findLeastPeople = (
  work: Work,
  family: OutageFamily | undefined,
  band: SizeBand,
  employees: number,
): number | undefined => {
  // What the function says of itself comes before what is usual in its family.
  const staffing = TWO_AT_A_TIME.test(work.minimum) || OPENS_DOORS.test(work.name) ? two : (family?.staff ?? findUsual(work));
  if (staffing === undefined || !isWithinSizes(band, { upTo: 'medium', ...staffing })) return undefined;
  const { least, oneFor } = staffing;
  const staff = oneFor === undefined ? least : Math.max(least, Math.ceil(employees / oneFor));
  return staff <= employees ? staff : undefined;
};
