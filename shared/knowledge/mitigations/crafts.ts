/** The word of a title that decides before any broad skill: a prepress technician owns prepress. */
import { significantWords } from './words.ts';

interface Craft {
  title: RegExp;
  /** What the names of its functions and risks say. */
  about: RegExp;
}

const crafts: readonly Craft[] = [
  {
    title: /\b(?:IT|CIO|CTO|technology|network|software|information (?:officer|security)|systems? (?:administrator|manager))\b/i,
    about:
      /\b(?:cyber|ransomware|data breach|stolen (?:administrator )?sign-in|account takeover|hacked|internet|fiber|network|software|website|core processor|switch outage|(?:record|chart|phone) outage)\b/gi,
  },
  {
    title:
      /\b(?:maintenance|facilit(?:y|ies)(?! administrator)|plant operations|building|property|custodian|sexton|chief engineer)\b/i,
    about:
      /\b(?:power|cooling|heating|climate control|temperature|HVAC|generator|UPS|battery|fuel supply|utilities|building upkeep|building fire|burst pipe|sanctuary|water outage|upkeep|safe water)\b/gi,
  },
  {
    title: /\b(?:dietary|dietitian|food service|chef|cook|kitchen|culinary)\b/i,
    about:
      /\b(?:meals?|foods?|kitchen|hood, exhaust|menu|foodborne|refrigerat\w*|coolers?|freezers?|potlucks?|pantry|choking|allergy)\b/gi,
  },
  {
    title: /\b(?:pack(?:er|ing)|shipping|fulfillment|warehouse|mailing|bindery)\b/i,
    about:
      /\b(?:(?<!(?:filling|assembly) and )pack\w*|shipp\w*|fulfillment|parcels?|carrier|inventory count|where the stock is|cooling, tags|vibrio|lots|mailing|drop dates|wrong data on mail|finishing)\b/gi,
  },
  {
    title: /\b(?:parts|warehouse|purchas\w*|buyer|buying|supply|stock|materials)\b/i,
    about:
      /\b(?:purchas\w*|suppliers?|supply|materials?|(?:part|refrigerant|hardware) \w+|inventory|stock|receiving|restocking)\b/gi,
  },
  { title: /\b(?:prepress|graphic|design\w*)\b/i, about: /\b(?:prepress|proofs|plates|artwork|photos)\b/gi },
  { title: /\bpress\b/i, about: /\bpress (?:runs|breakdown)\b|\bpressroom\b/gi },
  {
    title: /\b(?:sales|estimat\w*|account manager|business development)\b/i,
    about: /\b(?:bids?|bonds|estimates|buyers|customer concentration|deliveries promised|customers)\b/gi,
  },
  {
    title: /\btellers?\b/i,
    about: /\b(?:tellers?|cash, deposits|withdrawals|robbery|vault|shared branch(?:es)?|counterfeit)\b/gi,
  },
  {
    title: /\b(?:loans?|lend\w*|credit (?:officer|manager|analyst)|mortgages?|underwrit\w*)\b/i,
    about: /\b(?:loans?|borrowers?|collateral|draws|payoffs|credit line)\b/gi,
  },
  {
    title:
      /\b(?:CFO|financ\w*|controller|treasur\w*|accountant|accounting|bookkeep\w*|bill(?:er|ing)|business (?:office|manager)|payroll)\b/i,
    about:
      /\b(?:settlement|liquidity|wires?|payments?|payouts|payroll|wages|salaries|pay|invoic\w*|bills?|billing|payers?|clearinghouse|claims and payments|tuition|funding|gifts|trust account|cash (?:flow|squeeze)|frozen account|run on deposits|bonding|embezzlement|families withdraw|lien waivers|banking|tips)\b/gi,
  },
  {
    // A shift lead is there at night; days of moving out are led by who directs the nursing.
    title: /\b(?:director of nursing|nursing director|(?:resident )?care director)\b/i,
    about: /\bevacuation of residents\b/gi,
  },
  {
    title: /\b(?:COO|operating officer)\b/i,
    about: /\b(?:payments?|wires?|settlement|scheduling|shared branch(?:es)?)\b/gi,
  },
  {
    title: /\b(?:complian\w*|BSA|regulat\w*|legal|counsel|quality)\b/i,
    about:
      /\b(?:regulat\w*|complian\w*|survey findings|out-of-service order|licens\w*|permit|inspection|audit|fraud watch|identity checks|card fraud|check fraud|misidentification)\b/gi,
  },
  {
    title: /\b(?:HR|human resources|people (?:manager|officer|operations)|staffing|recruit\w*|scheduler)\b/i,
    about:
      /\b(?:(?:nurse|staff|teacher|labor|volunteer|driver|crew|clinician) shortage|aide and nurse|substitute|staffing of|personnel|crew schedule|missing crew)\b/gi,
  },
  {
    title: /\b(?:social (?:work\w*|services)|case manager|chaplain|family services)\b/i,
    about: /\b(?:patient transport|families|discharge|allegation|missing resident|elopement)\b/gi,
  },
  {
    title: /\b(?:nurs\w+|RN|clinical (?:manager|director|lead|coordinator)|resident care|care director)\b/i,
    about:
      /\b(?:residents?|patient care|medication|medicines|(?<!water )treatments?|skilled nursing|oxygen|dialysis treatments?|outbreak|infectious|illness outbreak|allergies|charts|medical emergency|medical supply)\b/gi,
  },
  {
    title: /\b(?:physicians?|doctor|medical (?:director|officer)|dentist|surgeon|veterinarian|psychiatrist)\b/i,
    about:
      /\b(?:prescriptions?|infectious|outbreak|medical emergency|(?:dental|surgical) emergencies|started treatments|loss of the (?:dentist|physician|veterinarian)|clinical personnel|anesthesia)\b/gi,
  },
  {
    title: /\b(?:biomedical|water technician|chief technician|equipment technician|service technician)\b/i,
    about: /\b(?:water treatment|water failure|reverse osmosis|water loop|water room|power for treatment|suction|analyzers?)\b/gi,
  },
  {
    title: /\b(?:safety|EHS|HSE|risk manager)\b/i,
    about:
      /\b(?:safety|stop-work|crash|out-of-service order|crossed product|cargo release|rollover|leak checks?|relights?|injur\w*|falls?|accident|(?<!rate )collapse|power line contact|spills?|chemical|exposure|heat illness|carbon monoxide|headcounts)\b/gi,
  },
  {
    title:
      /\b(?:dispatch\w*|call (?:center|desk)|customer (?:service|support|care)|member service\w*|front (?:desk|office)|reception\w*)\b/i,
    about:
      /\b(?:calls?|appointments?|bookings?|inquiries|notices|customer support|recall|schedule|phones?|service levels|messages|enrollment)\b/gi,
  },
  {
    title: /\b(?:fleet|transportation|drivers?|yard|truck|vehicle)\b/i,
    about:
      /\b(?:vans?|trucks?|bus(?:es)?|fuel|crash|transport|vehicles?|crane lifts|laydown|equipment shortage|athletics off campus)\b/gi,
  },
  {
    // The foreman of a shop is not at the site.
    title: /\b(?:superintendent|(?<!shop )foreman|site manager|install\w*)\b/i,
    about:
      /\b(?:site tie-down|site accident|frame (?:raising|collapse)|critical[- ]path|crew work|protection of work|under construction|jobsites?|weather delay|crew, truck and job|skilled trade labor)\b/gi,
  },
  {
    title: /\b(?:superintendent|plant manager|location manager)\b/i,
    about:
      /\b(?:grain entrapment|bin (?:collapse|watch)|moldy grain|dust explosion|dryer fire|grain drying|receiving, weighing|load-out)\b/gi,
  },
  { title: /\bmerchandiser|\btrader\b/i, about: /\b(?:grain position|margin call|hedges|settlements|main buyer|price drop)\b/gi },
  {
    title: /\b(?:waterfront|aquatics?|lifeguards?|pool)\b/i,
    about: /\b(?:drowning|waterfront|swimming|pool water|injury in an activity|lost or hurt on a trip|trips, guides)\b/gi,
  },
  {
    title: /\b(?:ski patrol|snow safety|avalanche)\b/i,
    about: /\b(?:avalanches?|buried guest|lost or hurt on a trip|trips, guides)\b/gi,
  },
  {
    title: /\b(?:(?:chief|lead|certified|licensed|plant|system) operator|operator in charge)\b/i,
    about:
      /\b(?:drinking water|water quality|treatment chemical|source lost|water operator|water controls|loss of pressure|bottled water|sewage overflow)\b/gi,
  },
  { title: /\b(?:distribution|collection|line) (?:foreman|supervisor|superintendent)\b/i, about: /\bmain break\b/gi },
  { title: /\bproject manager\b/i, about: /\b(?:subcontractors?|inspection|permit stop)\b/gi },
  {
    title: /\b(?:principal|dean|academic|head teacher|curriculum|instruction)\b/i,
    about:
      /\b(?:instruction|student safety|students and families|teacher|learning|school violence|child|evacuation and release)\b/gi,
  },
  {
    title: /\b(?:admissions?|registrar|enrollment|advancement|development (?:director|officer))\b/i,
    about: /\b(?:admission|enrollment|student records|donations|donors?)\b/gi,
  },
  {
    title: /\b(?:children|youth|nursery|family ministr\w*)\b/i,
    about: /\b(?:children|child|childcare|youth|nursery|sunday school)\b/gi,
  },
  { title: /\b(?:worship|music|media)\b/i, about: /\b(?:worship services|holy days|sound|stream)\b/gi },
  {
    title: /\b(?:pastor|priest|clergy|rabbi|imam|minister)\b/i,
    about: /\b(?:pastoral|funerals|members who are alone|clergy|worship building|assailant|safety of gatherings)\b/gi,
  },
  {
    title: /\b(?:church|parish|temple) (?:administrator|secretary)\b/i,
    about: /\b(?:volunteers?|messages to members|archives)\b/gi,
  },
  { title: /\b(?:billing|customer|counter|cashier)\b/i, about: /\bresident counter\b/gi },
  { title: /\bcustomer (?:service|support|care)\b/i, about: /\b(?:customer (?:mail|updates)|order status)\b/gi },
  { title: /\b(?:chief|building) engineer\b/i, about: /\b(?:pool water|legionella)\b/gi },
  { title: /\bdispatch\w*\b/i, about: /\b(?:pickup|linehaul|dispatch|contact with drivers)\b/gi },
  {
    title: /\b(?:shop (?:foreman|manager|lead)|mechanics?|fleet maintenance)\b/i,
    about: /\b(?:truck repair|roadside rescue|trailer breakdown|vehicle repair|fleet repair)\b/gi,
  },
  {
    title: /\b(?:tax|CPA|preparer|enrolled agent)\b/i,
    about: /\b(?:tax (?:returns|authority)|extensions|e-file (?:counts|number|or)|filing deadline)\b/gi,
  },
  { title: /\b(?:partner|attorney|lawyer)\b/i, about: /\b(?:client work|client funds|attorney|confidentiality)\b/gi },
  {
    title: /\b(?:paralegal|docket\w*)\b/i,
    about: /\b(?:court|docket|filings|conflict checks|originals?|matters)\b/gi,
  },
  { title: /\bhygien\w*/i, about: /\bhygiene\b/gi },
  {
    title: /\b(?:dental assistant|steril\w*)\b/i,
    about: /\b(?:steriliz\w*|instruments?|water lines|boil-water notice|suction|compressor|dental material)\b/gi,
  },
  {
    title: /\b(?:security|guard)\b/i,
    about: /\b(?:physical access|escorts|unauthorized access|cages|violence|intruder|assailant|theft|robbery)\b/gi,
  },
  { title: /\b(?:front-of-house|dining|host\w*|servers?|guest)\b/i, about: /\b(?:dining|guest|reservations|tickets)\b/gi },
  { title: /\b(?:bar|beverage)\b/i, about: /\b(?:liquor|bar)\b/gi },
  {
    title: /\b(?:captain|boat|vessel|marine|skipper)\b/i,
    about: /\b(?:vessels?|sinking|grounding|overboard|engine or hull|moorings|oil or sewage spill|crew check on the water)\b/gi,
  },
  {
    title: /\b(?:pilots?|flight (?:operations|instructor))\b/i,
    about: /\b(?:runway|strips?|wildlife strike|check airmen|accident response)\b/gi,
  },
  { title: /\bdirector of maintenance\b/i, about: /\b(?:aircraft (?:out of service|maintenance)|airworthiness)\b/gi },
  { title: /\bbrew(?:er|ery|master|ing)?\b/i, about: /\b(?:brew\w*|glycol|tanks?|ferment\w*|boiler)\b/gi },
  {
    title: /\b(?:hatcher\w*|aquacultur\w*|seed)\b/i,
    about: /\b(?:seed|larvae|upwellers?|die-off|fingerlings?|eggs|oxygen, flow)\b/gi,
  },
  {
    title: /\b(?:farm|grower|herd|orchard|ranch|crop)\b/i,
    about: /\b(?:harvest-area|closures?|crop|die-off|herd|planting|beds|biotoxin|tide)\b/gi,
  },
  {
    title: /\b(?:branch|store|location) manager\b/i,
    about: /\b(?:opening and closing|branches|regional event|(?:member|customer) calls)\b/gi,
  },
  {
    title: /\b(?:web|online|e-commerce|photo)\b/i,
    about: /\b(?:listings|photos|search ranking|ad cost)\b/gi,
  },
];

/** They stand in many titles and say nothing of the work. */
const OF_ANY_TITLE =
  /^(?:administrator|assistant|associate|business|care|center|charge|chief|clinical|coordinator|crew|data|dental|director|executive|facility|field|front|general|grain|guest|head|house|lead|leader|legal|manager|managing|medical|member|night|nurse|nursing|office|officer|owner|partner|patient|president|principal|resident|school|senior|services?|shift|site|student|supervisor|team|technician|veterinary|water|worker|worship)$/;
/** The words of a title that say what it does: “prepress” of a prepress technician. */
export const listOwnWords = (title: string): string[] => significantWords(title).filter((word) => !OF_ANY_TITLE.test(word));
/** The words that a title and a text share as they stand. */
export const listSharedWords = (title: string, text: string): string[] => {
  const own = listOwnWords(title);
  return [...new Set(significantWords(text).filter((word) => own.includes(word)))];
};

/** The words of a text that the craft of a title answers for, each once. */
export const listCraftWords = (title: string, text: string): string[] => [
  ...new Set(crafts.filter((craft) => craft.title.test(title)).flatMap(({ about }) => text.toLowerCase().match(about) ?? [])),
];

/** One event is led by one person, whatever its name is in the list of risks. */
const families: readonly (readonly [name: string, risks: RegExp])[] = [
  ['water', /\b(?:hurricanes?|(?:storm )?surge|floods?|flooding|levee|tsunamis?|evacuation)\b/i],
  ['winter', /\b(?:winter storms?|ice storms?|blizzards?)\b/i],
  ['power', /\bpower (?:outages?|loss)\b|\bstandby power\b/i],
  ['cyber', /\bransomware\b|\bdata breach\b/i],
];
export const findFamily = (risk: string): string | undefined => families.find(([, risks]) => risks.test(risk))?.[0];

/** Advises and signs, and is not in the house when a pump stops. */
const ADVISOR = /\bmedical director\b/i;
const NURSE = /\b(?:nurs\w+|RN)\b/i;
/** Of a clinic or home where nurses do the work. */
export const isAdvisor = (title: string, team: readonly string[]): boolean =>
  ADVISOR.test(title) && team.some((other) => NURSE.test(other));

const CLINICIAN =
  /\b(?:nurs\w+|RN|physicians?|doctor|medical (?:director|officer)|dentist|hygienist|surgeon|therapist|social (?:worker|services)|patient care|dental assistant|veterinarian|caregiver|teacher)\b/i;
export const isClinician = (title: string): boolean => CLINICIAN.test(title);

const IT_POST = /\b(?:IT|CIO|CTO|technology|network|systems? (?:administrator|manager)|information (?:officer|security))\b/i;
/** Engineers of a technology firm, apart from those who look after its rooms and machines. */
const SYSTEM_ENGINEER =
  /(?<!\b(?:chief|building|facilit(?:y|ies)|field|electrical|mechanical|power|sales|civil) )\b(?:engineer|developer)\b/i;
/** Looks after the systems of the business: asked before any firm. */
export const isItPost = (title: string, industry?: string): boolean =>
  IT_POST.test(title) || (industry === 'Technology' && SYSTEM_ENGINEER.test(title));

/** Knows one thing well: lives are in other hands wherever anyone else is. */
const ONE_CRAFT =
  /\b(?:cook|chef|kitchen|dietary|culinary|food (?:service|and beverage)|housekeep\w*|merchandis\w*|trader|sales|marketing|bill(?:er|ing)|estimator|buyer)\b/i;
export const hasOneCraft = (title: string): boolean => ONE_CRAFT.test(title);

const HELPS = /\b(?:packer|helper|driver|aide|laborer|server)\b/i;
/** Of two with the same craft, the other one answers. */
export const isHelper = (title: string): boolean => HELPS.test(title) && !LEADS_OTHERS.test(title);

const HANDS = /\b(?:packer|helper|driver|aide|assistant|technician|operator|clerk|worker|laborer|teller|stylist|server)\b/i;
const LEADS_OTHERS = /\b(?:manager|director|principal|administrator|lead|leader|head|chief)\b/i;
/** Does the work and does not speak for the firm: the money, a successor or the building is not theirs to settle. */
export const isHand = (title: string): boolean => HANDS.test(title) && !LEADS_OTHERS.test(title);
const CREW_LEAD = /\b(?:crew|line|shift|night|team|technician|assistant|operator)\b/i;
/** May name a successor and talk to the bank about it. */
export const maySettleSuccession = (title: string): boolean => !isHand(title) && !isClinician(title) && !CREW_LEAD.test(title);

const SUCCESSION =
  /\b(?:loss of (?:the |a )?(?:owner|chief|head|key|people|chef|clergy|executive|licensed|license holder|dentist|pharmacist|veterinarian|physician|main)|orthodontist cannot work|surgeon out of work|key .*loss|death or (?:disability|illness)|leaves suddenly|sponsor)\b/i;
export const isSuccession = (risk: string): boolean => SUCCESSION.test(risk);
