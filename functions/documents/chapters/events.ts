import { isCyberRisk } from '#shared/domain/bcp/risk-names.ts';

/** In the order of the first question. */
export const EVENTS = ['leave', 'stay', 'storm', 'systems', 'people', 'supply', 'reputation'] as const;
export type Event = (typeof EVENTS)[number];

/** Of the sea, and never of calls or patients. */
export const SURGE_OF_WATER = /(?<!(?:call|demand|medical|pandemic|room|respiratory) )\bsurge\b(?! of\b)/i;

/** The first match decides; a risk that none of them names stands in the last of the lists. */
const risksOf: readonly (readonly [Event, RegExp])[] = [
  // What a single word of the lists below would send to the wrong first hour.
  ['reputation', /\boppose\b|subcontractor|accreditation|review attack|\b(?:lines|firms?) stop new policies/i],
  [
    'leave',
    /\bfire$|\bpit gas\b|formwork|\b(?:oil|fluid|pesticide)\b.*\bspill|\b(?:piping|tank) leak|overpressure|\bstruck gas\b|\b(?:pesticide|chemical|isocyanate) exposure|chemical shortage or release/i,
  ],
  [
    'supply',
    /\b(?:keg|fitting)\b.*\bshortage|power, water or sewage|\b(?:sewer|service) interrupt|gas failure during|supply cut|cold storage|cold-chain|\bfreezer\b|furnace|\b(?:cooler|humidity|ventilation) (?:failure|loss)|without heat|oxygen or flow loss|system pressure|main break|\b(?:inverter|well|pump|sterilizer|reefer unit|clean room) failure|trailer breakdown|laboratory outage|stock missing|loss of 911/i,
  ],
  [
    'people',
    /\b(?:nurse|aide|medic|officer|teacher|volunteer|technician|operator|reporter|worker|drivers?|picker|caregiver)\b.*\bshortage|\btoo few\b|burnout|\b(?:one|with one) caregiver|caregiver alone|heat illness|riders on it|falling trees|overturned load|\bstranded\b|loss of contact with|person in crisis|impaired driver|oxygen patients|loose horses|legionella|epidemic|dangerous specimen|cannot work|\bill (?:in|on|or)\b|loss of (?:hazmat|certified remote|clergy|the (?:head|chef|pharmacist|lender)|a (?:barber|signing|key account))/i,
  ],
  [
    'stay',
    /confronted or followed|follows a member|angry owner|threats? against|becomes known|security breach of an aircraft|tanks in a quake\b/i,
  ],
  [
    'systems',
    /\b(?:record|chart|archive|interface|platform|point-of-sale|app|card reader|processor|cloud region|booking|prescribing|clearinghouse)\b.*\boutage|branch switch|management tool|denial-of-service|dispatch failure|third-party api|failed (?:deployment|client restore|drive)|expired domain|design files|\b(?:notes|files) exposed|clients down|unauthorized access|stolen (?:administrator|identities)/i,
  ],
  [
    'supply',
    /climate control|compressor|without pressure|medical gas|oxygen supply|gas supply|(?:material|equipment|parts?|goods|fuel|feed) shortage|fiber cut|demand surge|drought|(?:loss of )?(?:cooling|heating)\b.* inside/i,
  ],
  [
    'people',
    /overboard|\bsinking\b|engine or hull|entrapment|tractor|injur|struck|\bcaught\b|\bburns?\b|line contact|\bbites?\b|\bmedical event|\bhurt\b|loss of (?:the (?:executive director|chief executive|people)|pilots|drivers)/i,
  ],
  ['systems', /\b(?:wire|check|card|payment|invoice|transfer|deposit)s?\b.*\bfraud\b|hacked\b/i],
  [
    'reputation',
    /misprint|norovirus|e\. coli|undeclared|biotoxin|toxin in|illness traced|foodborne|\brecall|allergen|listeria|salmonella|residue|mislabeled|\b(?:contaminated|infected) (?:product|batch|drums|ink)|\b(?:in a lot|lot failure)\b|(?:microbial|metal) contamination|contamination or loss of clean|\btheft\b(?! and civil)|(?<!robbery or )burglary|break-in|\bstolen\b(?! (?:administrator|identities))|slow payment|payment delay/i,
  ],
  [
    'stay',
    /tornado|bomb|suspicious package|chemical|attack(?!s\b)|shooter|shooting|assault|weapon|threat or fight|robbery|hold-up|violence|intruder|assailant|stalk|radiolog|earthquake|civil unrest|riot|loot|protest|lightning/i,
  ],
  [
    'leave',
    /\bfires?\b|\bgas\b|propane|carbon monoxide|\bCO\b|explosion|(?<!(?:colony|rate) )collapse|\b(?:ammonia|sulfide|cargo|silica) release|carbon dioxide|chlorine|thermal runaway|runaway reaction|vapor|landslide|mudflow|rockfall|subsidence|sinkhole|hazmat|burst|water damage|sewage|evacuation|(?:loss|closure) of the [\w ]*(?:office|building|shop|premises)/i,
  ],
  ['storm', SURGE_OF_WATER],
  [
    'storm',
    /hurricane|storm|(?<!signal )flood(?! of calls| car)|tsunami|blizzard|\bwinds?\b|\bheat\b|\bcold\b|(?<!grant )\bfreeze\b|\bhail\b|avalanche|volcan|wildfire|smoke|\bice\b|snow|(?<!without its )weather|dam and levee|regional event/i,
  ],
  [
    'systems',
    /system|software|\bdata\b|server|network|hosting|website|web shop|payment (?:outage|card|system)|machine|equipment|sign-in|records/i,
  ],
  [
    'people',
    /accident|overdue|crash|staff|\bkey\b.*\bperson|loss of (?:a|the) (?:key )?(?:\w+ )?(?:engineer|stylist|dentist|veterinarian|physician|pilot|owner|leader)|pandemic|outbreak|infect|disease|illness|workplace safety|medical emergency|missing|rescue|trapped|drown|electrocution|overdose|poisoning|heart attack|abuse|suicide|sedation|respiratory|medical surge|waiting room|\bfall from\b|patient fall|choking|rollover|hypothermia|overcome|needle stick|crowd crush|blocked exit|killed|(?:guest|participant) lost|missed dialysis|strike|labor|absen|crew|workforce|\bchild\b/i,
  ],
  [
    'supply',
    /suppl|utilit|power|outage|water|fuel|telecom|internet|carrier|deliver|shortage|shipping|customs|transport|vendor|out of service|grounding|breakdown|cooling|heating|refrigeration|chiller/i,
  ],
  [
    'reputation',
    /reputation|claim|recall|lawsuit|regulat|licens|complian|fraud|embezzle|theft|filing|\bmedia\b|\bpress\b(?! break)|review|suspension|accredit|audit|contract|lapse|run on deposits/i,
  ],
];

export const findEventOfRisk = (risk: string): Event | undefined =>
  isCyberRisk(risk) ? 'systems' : risksOf.find(([, pattern]) => pattern.test(risk))?.[0];

/** A robber is obeyed; from an attacker people run. */
export const isOfRobbers = (name: string): boolean => /\b(?:robber|hold-up)/i.test(name);

/** Lives are rarely at stake, though a case of illness also begins with 911. */
const OF_PAPER: readonly (Event | undefined)[] = ['reputation', 'systems'];
export const isOfPaper = (risk: string): boolean => OF_PAPER.includes(findEventOfRisk(risk));

/** What the register of duties is about, by the words of its titles; the first match decides. */
const reportsOf: Partial<Record<Event, RegExp>> = {
  // A product that harms those who eat or use it, before the words that speak of what it does or how it came about.
  reputation:
    /shellfish beds|\bfood that\b|adulterated|misbranded|counterfeit|dangerous defect|adverse event|medical device (?:involved|event)|(?:correction|removal) of a medical device/i,
  leave: /gas incident|release|spill|leak|discharge|sheen|radioactive|pipeline|hazardous materials incident in|^fire\b/i,
  storm: /\bevacuation of\b|in a storm\b/i,
  // European law binds few; where it does, chapter 7 has it.
  systems: /breach(?! of personal data of people in the European)|cyber|computer|\bdata\b|access to customer/i,
  people: /death|injur|abuse|crime|campus|crash|accident|overdue|casualty/i,
  supply: /\bwater\b|electric|grid|wastewater|dialysis facility/i,
};
const OF_CONDUCT = /theft or/i;

export const findReportedEvent = (title: string): Event | undefined =>
  (Object.keys(reportsOf) as Event[]).find((name) => reportsOf[name]!.test(title)) ??
  (OF_CONDUCT.test(title) ? 'reputation' : undefined);

/** When people are protected: as the events, with what drives them inside told apart from someone who attacks them. */
const DANGERS = ['leave', 'shelter', 'attack', 'storm', 'people', 'supply', 'systems'] as const;
export type Danger = (typeof DANGERS)[number];

const OUT_OR_IN: readonly Danger[] = ['leave', 'shelter', 'storm'];
const WHEREVER_PEOPLE_ARE: readonly Danger[] = ['leave', 'shelter', 'attack', 'storm', 'people'];

/** The first match decides, by what the function does. */
const dangersOf: readonly (readonly [RegExp, readonly Danger[]])[] = [
  [/\brobbery\b/i, ['attack']],
  [/\bemergency calls?\b|\bfire attack\b/i, DANGERS],
  [/\b(?:around the clock|life support)\b/i, [...OUT_OR_IN, 'people', 'supply', 'systems']],
  [/\btreatments? in progress\b/i, [...OUT_OR_IN, 'supply']],
  [/\bchemical release\b/i, ['leave']],
  [/\b(?:rides?|riders?)\b(?<!evacuation rides)/i, ['storm', 'people', 'supply']],
  [/\b(?:fall protection|tower|woods|tree removal|tide|weather|crew check)\b/i, ['storm', 'people']],
  [/\b(?:muster|abandon ship)\b/i, ['leave', 'storm', 'people']],
  [/\b(?:lockout|accident response|overdue)\b/i, ['people']],
  [/\b(?:shutdown|well control)\b/i, ['leave', 'people']],
  [/\b(?:fire|gas)\b/i, ['leave']],
  [/\bshelter(?:ing)? in place\b/i, OUT_OR_IN],
  // Their orders lead out: nobody follows them into a tornado, toxic air or the path of an attacker.
  [/\bsafety\b.*\bevacuat/i, ['leave', 'storm', 'people']],
  [/\b(?:evacuat\w*|reunification)\b/i, ['leave', 'storm']],
  [/\bsafety\b/i, WHEREVER_PEOPLE_ARE],
  [/\b(?:rescue|first aid)\b/i, ['people']],
];

/** What a function that protects people answers: it is started then, and never for anything else. */
export const findDangers = (name: string): readonly Danger[] =>
  dangersOf.find(([pattern]) => pattern.test(name))?.[1] ?? WHEREVER_PEOPLE_ARE;

/** Stands once on a card, not in each of its rows: people go out or in by it, whatever drives them. */
export const answersMost = (name: string): boolean => {
  const dangers = findDangers(name);
  return OUT_OR_IN.every((danger) => dangers.includes(danger));
};
