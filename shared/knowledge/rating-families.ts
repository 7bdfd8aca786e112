/** Levels follow the legend of the matrix; how often follows FEMA's National Risk Index, the CDC, CISA and NFPA in broad steps. */
import type { Likelihood } from '#shared/domain/bcp/options.ts';

/** Financial, operational, reputational, regulatory; 1 is Low and 4 is Critical. */
type Harm = readonly [financial: number, operational: number, reputational: number, regulatory: number];

export interface RatingFamily {
  words: RegExp;
  harm: Harm;
  /** One line per kind of harm; `{first}` is the function that stops first. */
  reasons: readonly [string, string, string, string];
  likelihood: Likelihood;
  often: string;
  /** What raises or lowers it here. */
  traits?: readonly ('place' | 'caring' | 'records' | 'persons')[];
}

/** The first that matches counts: narrow words stand before wide ones. */
export const ratingFamilies: readonly RatingFamily[] = [
  {
    words:
      /^(?!.*(?:ransom|phish|outage)).*(?:regulatory filing|filing (?:failure|deadline)|missed (?:court|filing|date)|\bhearings? missed|failed inspection|out-of-service order|loss of (?:\w+ )?accreditation|licensed ratio)/i,
    harm: [3, 2, 3, 4],
    reasons: [
      'Penalties, lawyers and repeated work add up over months.',
      'Management time goes to answers and corrections.',
      'Clients and the public can read about it.',
      'A missed date or order can cost the license or the case.',
    ],
    likelihood: 'possible',
    often: 'Dates come every month, and outages do not move them.',
  },
  {
    words: /\brun on (?:\w+ )*deposits|\blarge depositor|\bbank run\b/i,
    harm: [4, 3, 4, 4],
    reasons: [
      'Deposits can leave faster than loans and securities turn into cash.',
      '{first} meets lines and wire limits within hours.',
      'Trust in the institution is the thing that is lost.',
      'Examiners step in, and can close the institution.',
    ],
    likelihood: 'unlikely',
    often: 'It is rare, and in 2023 it took days or hours (FDIC).',
  },
  {
    words:
      /dialysis (?:water|treatment)|missed dialysis|anesthesia|oxygen|sterilizer failure|operating room|power (?:loss|or gas failure) during (?:treatment|an operation)|medication error/i,
    harm: [3, 4, 4, 4],
    reasons: [
      'Transfers, repairs and claims come together.',
      '{first} stops until it is safe, and patients move elsewhere.',
      'Patients were put at risk, and families tell others.',
      'Health authorities may require a report, and can stop treatments.',
    ],
    likelihood: 'possible',
    often: 'Equipment and supplies fail in most years, and backups limit the harm.',
  },
  {
    words:
      /vibrio|norovirus|hepatitis a|\bfood(?:borne| poisoning)|illness (?:traced|from (?:your |our )?(?:food|meals?|lots?|shellfish|oysters|water))|(?:shellfish|food|oyster)s? illness/i,
    harm: [3, 3, 4, 4],
    reasons: [
      'Product is destroyed, sales stop, and claims follow.',
      'Work stops until the source is found.',
      'People fell ill from what you sold, and the news names you.',
      'Health authorities trace lots, close sites and order recalls.',
    ],
    likelihood: 'possible',
    often: 'One in six Americans falls ill from food each year (CDC).',
  },
  {
    words: /smoke|dust storm/i,
    harm: [2, 2, 1, 1],
    reasons: [
      'Fewer customers come, and filters and cleaning cost extra.',
      'Outdoor work pauses, and indoor work depends on filtered air.',
      'Customers see the same air everywhere and rarely blame you.',
      'Few rules apply beyond keeping staff safe at work.',
    ],
    likelihood: 'possible',
    often: 'It depends on fires and wind in the region each season.',
    traits: ['place'],
  },
  {
    words: /hurricane|tornado|earthquake|wildfire|tsunami|storm surge|volcan|natural disaster/i,
    harm: [3, 4, 2, 2],
    reasons: [
      'Repairs and lost sales come together, and insurance pays later.',
      '{first} stops until the building is safe, which can take weeks.',
      'Customers understand a disaster, but not weeks without news.',
      'Inspections and permits can come before you reopen.',
    ],
    likelihood: 'possible',
    often: 'No record of how often it strikes this address was found.',
    traits: ['place'],
  },
  {
    words: /flood|landslide|mudslide|avalanche|sinkhole|subsidence|dam and levee/i,
    harm: [3, 3, 2, 1],
    reasons: [
      'Standard property policies often exclude it, so the loss is yours.',
      '{first} stops until the site is dry, safe and cleaned.',
      'Customers understand, if they hear from you the same day.',
      'Reopening may need an inspection.',
    ],
    likelihood: 'possible',
    often: 'No record of how often it strikes this address was found.',
    traits: ['place'],
  },
  {
    words: /cyber|ransom|phish|malware|hack|breach|data (?:loss|leak|theft)|stolen administrator/i,
    harm: [3, 3, 3, 2],
    reasons: [
      'Recovery, lost sales and fraud can cost weeks of income.',
      '{first} slows to paper until systems are restored.',
      'Customers leave a business that lost their data.',
      'Most states require notice to the people whose data was taken.',
    ],
    likelihood: 'likely',
    often: 'Attacks on businesses of every size are reported every day (CISA).',
    traits: ['records'],
  },
  {
    words:
      /recall|contaminat|foodborne|wrong (?:result|medicine|dose)|mix-?up|allergen|specimen|infection|legionella|listeria|salmonella|toxin|residue|spoilage/i,
    harm: [3, 3, 4, 3],
    reasons: [
      'Product is destroyed, and claims follow.',
      'Work stops until the cause is found.',
      'People were put at risk, and the news names you.',
      'Regulators investigate and can close you.',
    ],
    likelihood: 'unlikely',
    often: 'It is rare where controls are kept, and never impossible.',
  },
  {
    words:
      /explosion|\bfire\b|arson|sprinkler|loss of (?:the |a )?(?:\w+ )*(?:building|rooms?|office|location|housing)|burst pipe|building (?:ordered )?closed/i,
    harm: [4, 4, 2, 2],
    reasons: [
      'Building, contents and income can be lost on one day.',
      '{first} stops and needs another place.',
      'Customers move on if they do not know where you went.',
      'Fire officials decide when anyone may go back in.',
    ],
    likelihood: 'unlikely',
    often: 'A given building seldom burns, but fire departments respond every day (NFPA).',
    traits: ['caring'],
  },
  {
    words: /violence|shooter|assault|threat|attack|weapon|riot|unrest/i,
    harm: [2, 3, 3, 3],
    reasons: [
      'Closing, care and security cost more than the damage.',
      'The site closes while the police work, and staff need time.',
      'People remember how you cared for those who were there.',
      'OSHA and the police may investigate.',
    ],
    likelihood: 'unlikely',
    often: 'Serious events are rare at any one business.',
    traits: ['caring'],
  },
  {
    words: /theft|stolen|burglar|robbery|vandal|fraud|embezzl|shoplift/i,
    harm: [3, 2, 1, 1],
    reasons: [
      'Money or goods are gone, and insurance covers only part.',
      'Work continues once what was taken is replaced.',
      'Customers rarely blame the victim.',
      'A police report is usually all that is needed.',
    ],
    likelihood: 'possible',
    often: 'Many businesses meet it once in some years.',
  },
  {
    words: /power|electric|blackout|outage|utility|internet|network|telecom|point-of-sale|system|technology/i,
    harm: [2, 3, 2, 1],
    reasons: [
      'Each dark hour loses sales and can spoil stock.',
      '{first} stops or slows to paper at once.',
      'Customers who can’t reach you try the next name.',
      'Deadlines and records still count while you are down.',
    ],
    likelihood: 'likely',
    often: 'Outages happen in every state each year (Department of Energy).',
    traits: ['caring'],
  },
  {
    words: /pandemic|epidemic|infectious|disease|influenza|\bflu\b|illness|outbreak|kennel cough/i,
    harm: [3, 3, 1, 2],
    reasons: [
      'Demand falls or shifts for months while costs continue.',
      '{first} runs short when many people are out together.',
      'Customers judge how carefully you protect them.',
      'Health departments can limit or close your work.',
    ],
    likelihood: 'unlikely',
    often: 'A pandemic came four times in the last hundred years (CDC).',
    traits: ['caring'],
  },
  {
    words:
      /key (?:personnel|person|clinical)|(?:personnel|owner|head|star|chef|pastor|clergy).*(?:loss|leave|ill|away)|licensed personnel|succession|personnel|retire|death or disability|loss of (?:the |a |an |all )?(?:\w+ )*(?:dentist|pharmacist|veterinarian|director|executive|officer|owner\S*|chef|manager|stylist|hand|lender|engineer|people|pilots|cpa|clergy|leadership)\b|\bill (?:on|in)\b/i,
    harm: [2, 3, 2, 1],
    reasons: [
      'Work that only this person does earns nothing until someone else can.',
      '{first} waits for the one who knows how.',
      'Customers who trusted that person may follow.',
      'A license or filing may depend on a name.',
    ],
    likelihood: 'possible',
    often: 'Illness and resignations reach every team within some years.',
    traits: ['persons'],
  },
  {
    words:
      /staff|labor|crew|volunteer|driver|operator|teacher|guard|walkout|strike|nurse|medic|firefighter|worker shortage|picker|surge|reporter|technician|cleaners/i,
    harm: [2, 3, 2, 1],
    reasons: [
      'Overtime and temporary help cost more than the usual shift.',
      '{first} runs at a reduced pace or not at all.',
      'Waiting times grow, and reviews say so.',
      'Rules on staffing and hours still apply.',
    ],
    likelihood: 'likely',
    often: 'Short weeks come in most years.',
    traits: ['caring'],
  },
  {
    words: /suppl|vendor|parts|delivery|distribut|material|shipment|shortage|long lead|mill closure/i,
    harm: [2, 3, 2, 1],
    reasons: [
      'Rush orders and substitutes cost more than the usual source.',
      '{first} stops when stock runs out.',
      'Customers accept a delay they were told about.',
      'Contracts may carry penalties for late delivery.',
    ],
    likelihood: 'likely',
    often: 'Late or missing deliveries come in most years.',
  },
  {
    words:
      /equipment|machine|breakdown|instrument|vehicle|truck|boiler|refrigerat|freezer|climate control|failure|failed|cooling|compressor|pump|\bstop\b|fiber cut|ventilation/i,
    harm: [2, 3, 1, 1],
    reasons: [
      'Repair, rental and lost work come together.',
      '{first} waits for the repair or a substitute.',
      'Customers notice only if the wait is long.',
      'Some machines must be inspected before use.',
    ],
    likelihood: 'likely',
    often: 'Something important breaks in most years.',
  },
  {
    words:
      /injur|accident|safety|hurt|struck|spill|release|overcrowd|choking|crash|\bfall\b|electrocut|drown|monoxide|exposure|collapse|overdose|suicide|evacuation|wander|missing|trapped|dangerous|overboard|emergency/i,
    harm: [2, 2, 2, 3],
    reasons: [
      'Claims and lost days cost more than the incident.',
      'Work at the place of the accident stops.',
      'Word spreads, and people ask what you changed.',
      'OSHA or a regulator may investigate.',
    ],
    likelihood: 'possible',
    often: 'Minor cases are common, serious ones rare.',
  },
  {
    words:
      /regulat|complian|licens|permit|law|audit|filing|lawsuit|liability|claim|intellectual|missed|\bwrong|error|finding|warning letter|suspension|accreditation|violation|allegation|unscreened|dispute|certificate/i,
    harm: [3, 2, 2, 4],
    reasons: [
      'Fines, lawyers and lost work add up over months.',
      'Management time goes to answers instead of customers.',
      'Published findings follow your name.',
      'You can lose the right to do the work.',
    ],
    likelihood: 'possible',
    often: 'Rules change every year, and inspections come without notice.',
  },
  {
    words: /reputation|scandal|social media|review|publicity|boycott/i,
    harm: [2, 1, 4, 1],
    reasons: [
      'Sales fall as long as the story lasts.',
      'Daily work can continue.',
      'Trust is what you sell, and it returns slowly.',
      'No rule is broken by bad news alone.',
    ],
    likelihood: 'possible',
    often: 'One complaint can spread in a day.',
  },
  {
    words:
      /econom|market|recession|price|rate|inflation|demand|contract|tenant|rent|lease|funding|grant|bank|cancel|decline|shortfall|season|withdraw|drop out|payment|bonding|customer|client|deposit|insurer|insurance|sponsor|unpaid|quota|closure|closed|downturn/i,
    harm: [3, 2, 1, 1],
    reasons: [
      'Income falls while rent and wages continue.',
      'You may have to cut hours or services.',
      'Customers are in the same position.',
      'Loan terms and payroll rules still apply.',
    ],
    likelihood: 'possible',
    often: 'A downturn or a lost contract comes within most decades.',
  },
  {
    words: /weather|storm|wind|hail|lightning|winter|ice|snow|blizzard|cold|freeze|frost|heat|drought|rain/i,
    harm: [2, 2, 1, 1],
    reasons: [
      'A closed day and some repairs are absorbed over weeks.',
      'Staff, customers and deliveries can’t arrive for a day or two.',
      'Everyone in the area is affected alike.',
      'Few rules apply beyond keeping people safe.',
    ],
    likelihood: 'possible',
    often: 'It comes with the seasons of the region.',
    traits: ['place'],
  },
];

export const otherRisk: RatingFamily = {
  words: /./,
  harm: [2, 2, 2, 1],
  reasons: [
    'Without figures of your own, plan for some weeks of extra cost.',
    'Plan for {first} to slow down, then correct this from what you know.',
    'Customers notice if it lasts.',
    'We know of no special rule. Ask your adviser.',
  ],
  likelihood: 'possible',
  often: 'We know no record for this risk. Set it from your experience.',
};
