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
  /** People may be hurt, not only the business. */
  endangersPeople?: true;
}

/** The first that matches counts: narrow words stand before wide ones. */
export const ratingFamilies: readonly RatingFamily[] = [
  {
    words:
      /rained-out|rainy|first snow rush|without its weather|warm winter|water limits|too early a spring|cold or rainy|open roof in the rain|tree or limb dropped|lightning on the course|no snow|waterlogged/i,
    harm: [2, 1, 1, 1],
    reasons: [
      'Lost days are made up later in the season, or covered by the reserve.',
      'Work moves to the next dry day.',
      'Everyone in the area is affected alike.',
      'Few rules apply beyond keeping people safe.',
    ],
    likelihood: 'likely',
    often: 'It comes with the seasons of the region.',
  },
  {
    words:
      /^(?!.*(?:ransom|phish|outage)).*(?:filing deadline|missed (?:court|filing|date)|\bhearings? missed|failed inspection|out-of-service order|loss of (?:\w+ )?(?:accreditation|inspection)|accreditor action|licensed ratio|charter not renewed)/i,
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
    words: /\b(?:regulatory filing|filing failure)\b/i,
    harm: [2, 2, 2, 3],
    reasons: [
      'A penalty and the work to catch up are absorbed over weeks.',
      'Management time goes to answers and corrections.',
      'A public mark fades when the next filings are on time.',
      'A late filing brings a finding or a penalty, and rarely costs the license.',
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
      /dialysis (?:water|treatment)|missed dialysis|anesthesia|oxygen(?! or flow)|sterilizer failure|operating room|power (?:loss|or gas failure) during (?:treatment|an operation)|medication error/i,
    endangersPeople: true,
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
      /vibrio|norovirus|hepatitis a|\bfood(?:borne| poisoning)|animal or cider illness|e\. coli|held too warm|illness (?:traced|from (?:your |our )?(?:food|meals?|lots?|shellfish|oysters|water))|(?:shellfish|food|oyster)s? illness/i,
    endangersPeople: true,
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
    words:
      /coldest night|(?:cooling|heating|heat|power|ventilation)\b.*\b(?:with (?:residents|participants|people)|in a full house)|building without heat|emergency power, water or sewage|(?:hookups|guests) in a storm|weather over a full house|severe weather at an outdoor event|high wind over campers|stranded far from home|runs out in the cold|pressure in the cold|without pressure|main break|911 (?:service|trunks)|radio or dispatch|apparatus breakdown|station (?:out of service|closed or cut off)|ambulance crash or breakdown|too few firefighters|treatment chemical shortage|sewage overflow|struck gas/i,
    endangersPeople: true,
    harm: [2, 4, 3, 3],
    reasons: [
      'Emergency help, transfers and repairs come together.',
      '{first} cannot go on as it is while people are in danger.',
      'People remember who was left in danger.',
      'Health, fire or safety officials may step in.',
    ],
    likelihood: 'possible',
    often: 'It comes with storms, outages and broken equipment, in some years.',
  },
  {
    words:
      /^(?!.*(?:\bclaim|allegation|rate collapse|colony collapse|weapon or uniform)).*(?:\bdrown(?:ing\b|ed\b(?! or drifted))|overboard|\bsinking\b(?! with)|electrocut|electric shock(?! at)|arc flash|line contact|\btrench\b|entrapment|\bcollapse\b|shoring|rigging|crowd crush|blocked exit|overcrowd|carbon monoxide(?! while)|carbon dioxide in|hydrogen sulfide|pit gas|wet well|chlorine and acid|(?:toxic|hazardous|ammonia|chemical|cargo|silica)\b.* release|overpressure|\bcrash\b(?! at the pumps| or loss of a van| of a work truck)|rollover|overturned|\bstruck\b(?! gas)|struck-by|fall from|fall over|up tower|falling (?:tree|sign)|overdose|cardiac|choking|sedation emergency|wandering|(?:missing|lost|wrongly released) (?:child|resident|guest|participant)|\blost or (?:hurt|not picked up)|left on a bus|did not arrive|aircraft accident|runway excursion|\bkilled\b|serious accident|in danger|hypothermia|ship strike|longshore|impaired driver|dangerous dog|riders on it|injury at a machine|tractor, machine|caught in|alone in danger|no one on site|evacuation of (?:residents|the center)|loose wheel|stage or rigging|magnet quench)/i,
    endangersPeople: true,
    harm: [3, 3, 3, 4],
    reasons: [
      'Claims, a long standstill and higher premiums come together.',
      'The place stays closed while officials and police look into it.',
      'A death or a serious injury stays with your name.',
      'A death goes to OSHA or your regulator within hours, and can cost the license.',
    ],
    likelihood: 'unlikely',
    often: 'It is rare where rules are kept, and one day changes everything.',
  },
  {
    words: /flood at night|buried guest/i,
    endangersPeople: true,
    harm: [3, 4, 4, 4],
    reasons: [
      'Claims, a long standstill and higher premiums come together.',
      '{first} stops, and the place stays closed while officials look into it.',
      'Deaths of guests or children stay with your name.',
      'A death can cost the license, and officials decide whether you open again.',
    ],
    likelihood: 'possible',
    often: 'It comes to few places, and to them in some years.',
  },
  {
    words: /biotoxin|sewage closure|shellfish closure|harvest closure/i,
    endangersPeople: true,
    harm: [3, 3, 3, 3],
    reasons: [
      'Nothing is sold while the beds are closed, and wages go on.',
      '{first} waits until the authority opens the water again.',
      'Buyers ask what came from the closed water.',
      'What was harvested from closed water must not be sold.',
    ],
    likelihood: 'likely',
    often: 'Beds close after heavy rain, spills or algae, and no plan prevents it.',
  },
  {
    words: /respiratory/i,
    endangersPeople: true,
    harm: [3, 3, 3, 3],
    reasons: [
      'Extra staff, tests and supplies cost more while fewer people come.',
      '{first} goes on with masks, cohorts and fewer people.',
      'People remember how you protected them, and what you told them.',
      'The health department hears of it, and can limit your work.',
    ],
    likelihood: 'likely',
    often: 'Flu and other viruses return each fall and winter (CDC).',
    traits: ['caring'],
  },
  {
    words: /\bheat (?:illness|stroke|exhaustion)/i,
    endangersPeople: true,
    harm: [2, 2, 2, 3],
    reasons: [
      'Claims and lost days cost more than water, shade and rest.',
      'Work in the hot place stops until it is safe.',
      'Word spreads, and people ask what you changed.',
      'OSHA may investigate.',
    ],
    likelihood: 'likely',
    often: 'Hot days come every summer, and new workers are most at risk (OSHA).',
  },
  {
    words: /^(?!.*\bfire\b).*(?:smoke|dust storm)/i,
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
    words: /hurricane|tornado|earthquake|wildfire|tsunami|storm surge|volcan|natural disaster|\bin a quake\b|regional event/i,
    endangersPeople: true,
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
    words: /flood(?!.*(?:calls|car\b))|high groundwater|landslide|mudslide|avalanche|sinkhole|subsidence|dam and levee/i,
    endangersPeople: true,
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
    words: /fraud by phishing(?! at closing)|phishing of the treasurer|booking page taken over|hacked client social/i,
    harm: [3, 2, 2, 2],
    reasons: [
      'One changed bank account can take a month of income, and banks seldom get it back.',
      'Work goes on while accounts and sign-ins are checked.',
      'Those who were asked for money in your name remember it.',
      'Banks, insurers and the people in the mailbox must be told.',
    ],
    likelihood: 'likely',
    often: 'Fraud by business email is one of the costliest crimes reported each year (FBI).',
    traits: ['records'],
  },
  {
    words:
      /cyber|ransom|phish|malware|hack(?:ed|er|ing)|breach(?! of (?:service|an aircraft))|data (?:loss|leak|theft)|stolen administrator|denial-of-service|attack through|card skimmer|(?:notes|files|address|exhibit)[\w’ ]* (?:exposed|becomes known)|exposure of a client/i,
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
      /recall|contaminat|foodborne|wrong (?:result|medicine|dose)|mix-?up|allergen|specimen|infection|infected batch|legionella|listeria|salmonella|toxin|residue|spoilage|boil-?water|boil notice|safe water|\bmold\b|moldy|off-flavor|undeclared|needle stick|warm in transport/i,
    endangersPeople: true,
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
      /explosion|\bfire\b(?! or 911)|arson|sprinkler|runaway reaction|thermal runaway|home damaged|units lost|kitchen lost|loss of (?:the |a )?(?:\w+ )*(?:building|rooms?|office|location|housing)|burst pipe|building (?:ordered )?closed/i,
    endangersPeople: true,
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
    words:
      /violence|violent|shooter|shooting|assailant|assault|threat|attack(?! through)|weapon|robbery|smash-and-grab|riot\b|unrest|\bangry\b|confronted|trafficking|\bfight\b(?!.*\bpet\b)|breach of an aircraft|follows a member/i,
    endangersPeople: true,
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
    words:
      /shoplift|bad checks|return fraud|porch, van|lost keys|keys or alarm codes|bikes stolen|coin or card machines|customer papers|rental and deposit fraud|sim swap|atm and card|frame theft|skimming by employees|catalytic|stolen or wet parcels|unit break-ins|someone living/i,
    harm: [2, 1, 1, 1],
    reasons: [
      'What is gone is replaced from the deductible or from one week’s income.',
      'Work goes on the same day.',
      'Customers rarely blame the victim.',
      'A police report is usually all that is needed.',
    ],
    likelihood: 'likely',
    often: 'Small losses come in most years.',
  },
  {
    words:
      /core processor|custodian platform|^cooling failure|chiller or cooling failure|ups failure|fuel supply failure|cloud region outage|call platform|central station evacuation|all clients down|tax software|software or irs|account suspension|trading halt|(?:analyzer|clean room|cold storage|loom\b.*) failure|imaging unit|(?:aircraft|vessel) out of service|fleet grounded|engine or hull|oven (?:or mixer )?breakdown|(?:boiler or )?press breakdown|furnace freeze|placement machine|conveyor or pump|(?:tank|compressor), (?:chiller|suction)|tank, chiller|compressor or suction|main transformer|flow loss|ventilation loss|vacuum loss|process water|instrument down|spindle|loss of (?:the )?(?:dentist|pharmacist|veterinarian|licensed director|pilots|certified remote)|orthodontist cannot|surgeon out|death or disability of the attorney|operating authority|livery insurance|insurance for tree work|(?:runway|river|forest|trail)\b.* closure|live animals/i,
    harm: [3, 4, 2, 1],
    reasons: [
      'Nothing is earned until it works again, while wages and rent go on.',
      '{first} stops, and most of the business with it.',
      'Customers look for someone else after the first days.',
      'Contracts and licenses still count while you stand still.',
    ],
    likelihood: 'possible',
    often: 'It comes to most businesses of this kind within some years.',
  },
  {
    words: /\bcontrolled (?:drugs|substances)\b/i,
    harm: [2, 2, 3, 4],
    reasons: [
      'The drugs cost little beside the investigation that follows.',
      '{first} waits for what can be borrowed or ordered again.',
      'Missing opioids are news, and patients ask who took them.',
      'The DEA and the state board ask for every count, and the registration is at stake.',
    ],
    likelihood: 'possible',
    often: 'It depends on how much is kept and who can open the safe.',
  },
  {
    words:
      /theft|stolen|burglar|robbery|vandal|fraud|embezzl|shoplift|break-?ins?\b|skimming|double brokering|bad checks|lost keys|unauthorized access|someone living/i,
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
    words:
      /^(?!.*(?:claim|allegation|stock missing|(?:rate|colony) collapse|market fall|weapon or uniform|(?:violence|penalty|guards|calls) )).*(?:injur|\baccident|\bsafety\b(?! system)|\bhurt\b|\bstruck\b(?! gas)|\bspill|\brelease\b|overcrowd|choking|\bcrash|\bfalls?\b|electrocut|\bdrown(?:ing|ed)\b(?! or drifted)|monoxide|carbon dioxide|(?<!client’s )\bexposure|\bcollapse|overdose|suicide|\bevacuation\b|wander|\bmissing\b(?! crew)|trapped|dangerous|overboard|(?:medical|sedation) emergency|\bbites?\b|\bburn\b|\bcaught in\b|overturned|rollover|crush|hypothermia|pit gas|wet well|overcome|loose horses|live animals|left on a bus|\blost or not picked up|did not arrive|person in crisis|alone|chlorine and acid|overpressure|line contact|pesticide kill|blocked exit|worker housing|needle|hit by|falling (?:tree|sign)|crisis in|stopped ride|riders on it|flash-set|impaired driver|\bkilled\b|in danger|shoring failure|rigging failure|crew up tower|runway excursion|ship strike|no one on site|manure pit)/i,
    endangersPeople: true,
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
      /^(?!.*clearinghouse).*(?:\bpower\b(?! line)|\belectric(?:al|ity)?\b|blackout|outages?\b|\butility|\binternet\b|\bnetworks?\b|\btelecom\b|telecommunications|point-of-sale|(?<!-pressure )\bsystems?\b(?! released)|technology|loss of 911|911 service|grid connection|battery depletion|process water|without pressure|main break|interruption)/i,
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
    words: /kennel cough|foulbrood|blight|die-off|insects or/i,
    harm: [3, 3, 1, 2],
    reasons: [
      'What is lost brings no income until it has grown or healed again.',
      '{first} runs short until then.',
      'Customers judge how openly you tell them.',
      'Some diseases must be reported, and can limit what you move.',
    ],
    likelihood: 'possible',
    often: 'It strikes some seasons, and checks find it early.',
  },
  {
    words: /pandemic|epidemic|infectious|disease|influenza|\bflu\b|illness|outbreak/i,
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
      /key (?:personnel|person|clinical)|(?:personnel|owner|head|star|chef|pastor|clergy).*(?:loss|leave|ill|away)|licensed personnel|succession|personnel|retires?\b|one priest|cannot work|out of work|injury of the chiropractor|owner’s (?:hand|back)|death or disability|loss of (?:the |a |an |all )?(?:\w+ )*(?:dentist|pharmacist|veterinarian|director|executive|officer|owner\S*|chef|manager|stylist|hand|lender|engineer|people|pilots|cpa|clergy|leadership|barber|broker|baker|coach)\b|\b(?:tutor|families|agents|artist) leaves?\b|\bill (?:on|in|or)\b/i,
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
      /\bstaff|\blabor\b|\bcrews?\b|\bvolunteers?\b|\bdrivers?\b|\boperators?\b|\bteachers?\b|\bguards?\b|\bwalkout\b|(?<!ship |drone |wildlife )\bstrike\b|\bnurses?\b|\bmedics?\b|firefighter|worker shortage|\bpickers?\b|\bsurges?\b(?! or ice)|\breporters?\b|\btechnicians?\b|\bcleaners\b|\bturnover\b|caregiver|provider gap|exhaustion|burnout|\bofficers?\b|on a shift|first day|shortage on holidays|not covered|flood of calls/i,
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
    words:
      /\bsuppl|\bvendors?\b|\bparts\b|\bdeliver(?:y|ies)\b|\bdistribut|\bmaterials?\b|\bshipments?\b|shortage|\blong lead\b|mill closure|allocation|container|\bdelays?\b|fails to deliver|line cut|(?:flowers|stock|feed) (?:late|missing)|fresh stock|rail or river|cut-off road|stock missing|dock or channel|processing plant/i,
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
      /\bequipment\b|\bmachines?\b|breakdown|\binstruments?\b|\bvehicles?\b|\btrucks?\b|\bboilers?\b|refrigerat|\bfreezers?\b|climate control|failure|\bfailed\b|\bcooling\b|compressor|\bpumps?\b|\bstop\b|fiber cut|ventilation|out of service|grounded|\b(?:molds or dies|loaned objects)|loss of greens|(?:flight data|design files|original papers|permanent records|evidence|lost audio|audio or notes)\b|static or humidity|water in units|sewage overflow|tank leak|flow loss|piping leak|damp, leak|damaged?\b(?!.*\bclaims?\b)|smoky garments/i,
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
      /^(?!.*(?:license|\bboard\b|\bpermit|\bban\b|suspen|missed a? ?(?:court|filing|date)|filing|election|FDA|stop)).*(?:\bclaims?\b|\bdispute|complaint|lawsuit|\bwrong\b|\berrors?\b|penalty|waste backlog|intellectual|without rights|neglected|past the line|missed payday|negligent)/i,
    harm: [3, 2, 2, 2],
    reasons: [
      'Lawyers, repeated work and a deductible add up over months.',
      'Management time goes to answers instead of customers.',
      'Those who hear of it ask what you changed.',
      'A regulator or an insurer may ask for your records.',
    ],
    likelihood: 'possible',
    often: 'A claim reaches most businesses within some years.',
  },
  {
    words:
      /\bregulat|complian|\blicens|\bpermits?\b|\blaws?\b|\baudit|\bfilings?\b|lawsuit|liability|\bclaims?\b|intellectual|\bmissed\b|\bwrong|\berrors?\b|\bfindings?\b|warning letter|suspension|suspended|accreditation|violation|allegation|unscreened|\bdispute|certificate|\bapproval\b|malpractice|complaint|hazardous waste|waste backlog|\bban\b|firmware lock|past the line|price gouging|penalty|loose wheel|uncalibrated|title problem|\baccusation|asbestos|without rights|bonding|election disruption|thrown out|neglected/i,
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
    words:
      /reputation|scandal|service levels|social media|\breviews?\b|publicity|boycott|backlash|distrust|public trust|escape, fight|blocked mail/i,
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
      /\beconom|\bmarket|clearinghouse|recession|\bprices?\b|\brates?\b|inflation|\bdemand\b|\bcontracts?\b|\btenants?\b|\brent(?:ed|al)?\b|\bleases?\b|funding|\bgrants?\b|\bbanks?\b|cancel|decline|shortfall|\bseasons?\b|withdraw|\bdrop (?:out|in)\b|\bpay(?:s|ments?)?\b|\bcustomers?\b|\bclients?\b|\bdeposits?\b|\binsurers?\b|\binsurance\b|\bsponsors?\b|\bunpaid\b|\bquota\b|\bclosures?\b|\bclosed\b|downturn|\btariff|\bslump\b|\bshock\b|\bcredit\b|\bcash\b|\bdefault\b|\bbroker|\benrollment\b|\brefunds?\b|\bsuits\b|\bassessment\b|fails?\b|\bincentive\b|hotel or clinic account|police rotation|\brig count\b|pledged goods|rerouted|curtailment|displaced|move (?:away|residents)/i,
    harm: [3, 2, 1, 1],
    reasons: [
      'Income falls while rent and wages continue.',
      'You may have to cut hours or services.',
      'Customers are in the same position.',
      'Contracts and payroll rules still apply.',
    ],
    likelihood: 'possible',
    often: 'A downturn or a lost contract comes within most decades.',
  },
  {
    words: /\bwinter (?:storms?|weather)|\bice storms?|\bblizzard/i,
    harm: [3, 3, 2, 1],
    reasons: [
      'Days without power and people, frozen pipes and damage come together.',
      '{first} stops while roads and power are out, for days in the worst.',
      'Customers understand, if they hear from you the same day.',
      'Few rules apply beyond keeping people safe.',
    ],
    likelihood: 'possible',
    often: 'It comes with the winters of the region.',
    traits: ['place'],
  },
  {
    words:
      /\bweather|storms?\b|\bwinds?\b|windstorm|\bhail|\blightning|\bwinter\b|\bice\b|\bsnow|blizzard|\bcold(?:est)?\b|freeze|\bfrosts?\b|\bheat\b|drought|\brain(?:ed|y|s)?\b|water limits|water curtailment|irrigation water|tree(?:s and limbs| or limb)|stranded|low water|poor source water/i,
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

/** Names that a family has beside harmless ones. */
const DANGEROUS =
  /heat illness|heat stroke|extreme (?:heat|cold)|winter storm|thunderstorm|outbreak|transport breakdown|water controls|firearms|safety (?:system|allegation)|on the mountain|remote strip|abuse|controlled drugs|furnace freeze/i;

/** Answers to such a risk do not wait for anyone's calendar. */
export const endangersPeople = (risk: string): boolean =>
  DANGEROUS.test(risk) || (ratingFamilies.find(({ words }) => words.test(risk))?.endangersPeople ?? false);
