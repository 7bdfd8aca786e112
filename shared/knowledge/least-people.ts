/** How few people can run a function: from what is said of it, and else from the kind of work that it is. */
import type { KnownFunction } from './industries/industry.ts';
import { crew, desk, type OutageFamily } from './outage-families/outage-family.ts';
import { type BySize, pickBySize, type SizeBand } from './size.ts';

/** Two sign, carry, watch or check: said in the least service or in a step. */
const TWO_AT_A_TIME =
  /\btwo (?:(?:trained|cleared|known|qualified|designated|named) )?(?:people|persons|adults|staff|officers|approvals?|approvers|signatures|signers|drivers|operators|attendants|guards)\b|\bin pairs\b|\ba crew of two\b|\btwo-person\b|\bsecond (?:person|engineer|approver|signer|operator|adult|nurse|checker|inspector)\b|\b(?:person|engineer) checks\b/i;

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
  /\b(?:office|desk|clerks?|bookkeep\w*|billing|finance|accounting|registrar|bursar|compliance|counsel|principal|agents?|brokers?|colleagues|founders|analysts?|processors?|member service|customer service|programs|cpa|attorney|officers?|paralegals?|recruiters?)\b/i;

const two: BySize<number | null> = [2, 2, 2, null];
/** From fifty people on, the ratio of the license decides. */
const care: BySize<number | null> = [2, 2, null, null];

interface Work extends Pick<KnownFunction, 'name' | 'steps'> {
  /** The least that must run. */
  minimum: string;
  /** Who does it in the trade. */
  team: string;
}

/** A gathering decides by its bylaws, not by a number that we know. */
const BY_ITS_RULES = /\bquorum\b/i;

const findUsual = ({ name, steps, minimum, team }: Work): BySize<number | null> | undefined => {
  if (BY_ITS_RULES.test(minimum)) return undefined;
  if (TWO_AT_A_TIME.test(`${name} ${steps}`)) return two;
  if (ONE_IS_ENOUGH.test(minimum)) return desk;
  if (NOT_ALONE.test(name)) return two;
  if (IN_CARE.test(name)) return care;
  return AT_A_DESK.test(team) ? desk : crew;
};

/** Undefined where a rule decides, or where fewer work there than it takes. */
export const findLeastPeople = (
  work: Work,
  family: OutageFamily | undefined,
  band: SizeBand,
  employees: number,
): number | undefined => {
  // What the function says of itself comes before what is usual in its family.
  const bySize = TWO_AT_A_TIME.test(work.minimum) ? two : (family?.staff ?? findUsual(work));
  const staff = bySize && pickBySize(bySize, band);
  return staff != null && staff <= employees ? staff : undefined;
};
