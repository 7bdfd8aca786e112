/**
 * What no text of the product may tell people in an emergency, and what a text must say when it speaks of a danger.
 * Add a row where a mistake could hurt someone; a pattern describes the kind of mistake rather than one sentence.
 */

/** Help that must not wait for a point on a clock. (`Start` begins the restart of a function, which may be named after an evacuation.) */
const IMMEDIATE =
  '911|first aid|CPR|head ?counts?|heads? count|count(?:ed|s)? heads?|missing|accounted for|everybody (?:out|in)|everyone (?:out|in|leaves?)|evacuat\\w+|higher ground|in the shelter|leave(?:s)? (?:now|by|on foot)|out by the';

export const never: readonly (readonly [mistake: string, pattern: RegExp, example: string])[] = [
  [
    'help that waits for a time',
    new RegExp(`T\\+ ?[1-9]\\d* ?(?:min|h)\\b(?! +(?:Start|Prepare)\\b)[^.]*\\b(?:${IMMEDIATE})\\b`, 'i'),
    'T+30 min: first aid, 911 for the trapped.',
  ],
  [
    'an evacuation with minutes to spare',
    /\b(?:everybody|everyone|all) out within \w+ minutes/i,
    'Everybody out within ten minutes.',
  ],
  [
    'someone sent to the gas meter',
    /\b(?:close|shut|turn|switch|reach|wrench)\w*\b[^.;]*\bmeter\b(?! reading)/i,
    'Close the meter from outside.',
  ],
  [
    'someone sent to close the gas',
    /(?<!\butility |\bvalve that |\bone who |\bunless trained )\b(?:close|shut|turn|switch)(?:s|es|ing)?\b(?: off)?(?: the| its| water and| power and| water,| chemical and)* gas\b(?! back)/i,
    'The shift lead shuts off the gas.',
  ],
  [
    'gas closed as one of many chores',
    /(?<!\butility\b[^.]*)\b(?:gas(?: and power)?|power and gas|gas and water|water and gas)(?: is| are)? (?:off|closed)\b|\bshut gas\b/i,
    'Power and gas off, shutters closed.',
  ],
  [
    'power switched off in a wet room',
    /\bpower off in\b|\boff floor-level\b|\bmain breaker of the (?:ground|first) floor/i,
    'Power off in the wet rooms.',
  ],
  [
    'power switched off without a dry way to the panel',
    /\b(?:turn|switch|shut)(?:s|es)? (?:off )?(?:the )?power(?: off)?\b(?!.*\b(?:dry|electrician|trained|utility)\b)/i,
    'Turn off the power in the basement.',
  ],
  ['last people who stay for the utilities', /\blast person (?:shuts|closes|turns)/i, 'The last person shuts the valves.'],
  [
    'people who go back in',
    /(?<!\b(?:no one|nobody|not|never|from|one) )\b(?:go|goes|going) back in(?:(?:to|side)\b|(?= (?:for|and|to)\b|[.,;:]|$))/i,
    'Two people go back into the building for the laptops.',
  ],
  ['work until a storm is a day away', /\blast shift (?:home|leaves|ends)/i, 'T-24 h: last shift home.'],
  [
    'barriers set up on a flash flood warning',
    /\bflood warning\b[^.]*\b(?:set|fill|stack|lay|put up)\b[^.]*\b(?:barriers?|sandbags?|flood boards?)\b/i,
    'On a flash flood warning, set the barriers.',
  ],
  [
    'hours of warning before a flash flood',
    /\bflash flood\w*\b[^.]{0,40}\b(?:\d+|six|eight|ten|twelve) hours?’? (?:of )?warning/i,
    'A flash flood with twelve hours of warning.',
  ],
  ['wind inside a building', /\bspill inside[^.]*\bupwind/i, 'Spill inside: leave upwind.'],
  ['a roof load to shovel by', /\b\d+ pounds (?:a|per) square foot/i, '30 pounds a square foot is common.'],
  ['people on a roof under snow or ash', /\b(?:sweep|shovel|climb)\b[^.]*\broof\b/i, 'Shovel the snow off the roof.'],
  ['a room for frail people above 81 °F', /\b8[2-9] °F/, 'Evacuate before 86 °F is passed.'],
  ['medical needs sent to 211', /\bmedical\b[^.,;]*\b(?:to|call) 211/i, 'Refer medical needs to 211.'],
  ['drinking water for less than three days', /\bwater for (?:one|two|a|1|2) days?\b/i, 'Keep drinking water for two days.'],
  [
    'a vehicle that crosses water',
    /(?<!\b(?:never|not|no one|nobody)\b[^.]*)\bdriv\w+(?: \w+ly)? through (?:the |flood ?)?water/i,
    'Drive slowly through the water.',
  ],
  [
    'a search for a missing person before help is called',
    /\bcall 911 (?:after|if) (?:the|your) search\b/i,
    'Call 911 after your search.',
  ],
  [
    'a robber or thief who is stopped',
    /(?<!\b(?:no one|do not|not|never|nobody)[^.]*)\b(?:confront|chase|pursue|stop|resist) (?:a |the )?(?:robber|thief|shoplifter)/i,
    'Two people stop the thief at the door.',
  ],
];

/** A text that speaks of the one has to say the other. */
export const together: readonly (readonly [mention: RegExp, required: RegExp])[] = [
  [/\bgenerators?\b/i, /carbon monoxide/i],
  [/\bPull Aside, Stay Alive\b/i, /parking brake/i],
  [
    /\bpay(?:s|ing|ment)?\b[^.\n]*\b(?:ransom|attackers?|demands?)\b|\b(?:ransom|demands?|negotiates?)\b[^.\n]*\bpay/i,
    /\bOFAC\b/,
  ],
];

/** What the mitigations of a risk must say, and what they must not. */
export const byRisk: Readonly<Record<string, { says: readonly RegExp[]; never?: readonly RegExp[] }>> = {
  'Gas Leak': {
    says: [
      /leave right away/i,
      /no switch|touch no switch/i,
      /phone/i,
      /vehicle/i,
      /safe distance, call 911/i,
      /only the utility turns it back on/i,
    ],
    never: [/T\+\d/],
  },
  'Carbon Monoxide': {
    says: [/fresh air/i, /call 911 from outside/i, /20 feet/i, /alarms on every floor/i, /no one goes back in/i],
    never: [/T\+\d/],
  },
  'Power Outages': {
    says: [/outdoors/i, /20 feet/i, /carbon monoxide alarms/i, /transfer switch/i, /never backfeed/i, /downed line/i],
  },
  Hurricanes: {
    says: [
      /orders? your zone to evacuate, everyone leaves/i,
      /surge/i,
      /bridges?/i,
      /20 feet/i,
      /carbon monoxide alarms/i,
      /transfer switch/i,
      /never backfeed/i,
      /1-800-985-5990/,
    ],
  },
  'Winter Storms': {
    says: [
      /20 feet/i,
      /carbon monoxide/i,
      /transfer switch/i,
      /engineer or the building department/i,
      /if it snows where you are/i,
    ],
  },
  Tornadoes: { says: [/right away/i, /as soon as the tornado has passed, call 911, give first aid/i, /1-800-985-5990/] },
  'Severe Thunderstorms': { says: [/until 30 minutes after the last thunder/i] },
  Lightning: { says: [/until 30 minutes after the last thunder/i] },
  'Dust Storms': { says: [/parking brake/i, /lights/i, /foot off the brake/i] },
  'Flash Floods': {
    says: [/higher ground right away/i, /no barriers/i, /never walk, swim or drive through floodwater/i, /missing/i],
    never: [/T[+-]\d/, /\bset the barriers\b/i, /sandbag/i, /pump/i],
  },
  Floods: {
    says: [
      /flash flood warning/i,
      /higher ground right away/i,
      /never walk or drive through floodwater/i,
      /dry ground/i,
      /electrician/i,
    ],
  },
  'Storm Surge': { says: [/orders? your zone to evacuate, everyone leaves/i, /bridge/i, /go up/i] },
  'Coastal Flooding': { says: [/orders? your zone to evacuate, everyone leaves/i, /go up/i] },
  Tsunamis: { says: [/within minutes/i, /leave right away on foot/i], never: [/15 to 30 minutes/i, /T\+2 min/i] },
  Avalanches: { says: [/companions with beacons start to search right away/i, /level 3/i], never: [/no one digs/i] },
  'Heat Illness': { says: [/call 911 and cool the person/i] },
  Landslides: { says: [/call 911 as soon as someone is missing/i] },
  'Dam and Levee Failure': { says: [/call 911 as soon as someone is missing/i, /no one stays to shut anything off/i] },
  'Water Damage': { says: [/dry ground/i, /call the utility/i] },
  'Extreme Cold': { says: [/dry ground/i, /call the utility/i, /carbon monoxide/i] },
  'Water Contamination': { says: [/do not drink/i, /one minute/i, /three days/i] },
  Earthquakes: {
    says: [/drop, cover and hold on/i, /otherwise leave the gas on/i, /only the utility turns gas back on/i, /call 911/i],
  },
  'Wildfire Smoke': { says: [/over 200, it stops/i, /AQI 201: outside work stops/i] },
  Fire: { says: [/get everyone out/i, /call 911/i, /no one goes back in/i, /50 feet/i, /75 feet/i] },
  Robbery: {
    says: [/do what the robber says/i, /do not resist/i, /has left, lock the doors, call 911/i, /1-800-985-5990/],
    never: [/\brun\b/i, /\bhide\b/i, /\bfight\b/i, /T\+\d/],
  },
  'Active Attacker': {
    says: [/\brun\b/i, /\bhide\b/i, /\bfight\b/i, /911/, /988/],
    never: [/T\+\d/, /do what the robber says/i],
  },
  Protests: { says: [/close early/i, /inside/i, /do not argue/i, /911/], never: [/\bhide\b/i, /\bfight\b/i, /T\+\d/] },
  'Civil Unrest': { says: [/lock the doors/i, /never drive through a crowd/i], never: [/\bhide\b/i, /\bfight\b/i] },
  'Bomb Threat': { says: [/do not touch/i, /911/], never: [/\bfight\b/i, /T\+\d/] },
  'Workplace Violence': { says: [/way out/i, /call 911 right away/i, /1-800-985-5990/] },
  'Chemical Releases': {
    says: [
      /shelter in place/i,
      /turn off ventilation/i,
      /leave the room and close the door/i,
      /upwind and uphill/i,
      /no one goes back/i,
    ],
    never: [/T\+\d/],
  },
  'Missing Child': { says: [/call 911 right away for a child/i], never: [/T\+\d+ min/] },
  'Evacuation of Residents': { says: [/carbon monoxide/i, /orders? evacuation/i] },
  'Cyber Attacks': { says: [/OFAC/, /sanction/i] },
  'Natural Disasters': { says: [/no one goes back in/i, /1-800-985-5990/, /988/] },
  'Workplace Safety': { says: [/call 911 and give first aid/i, /988/] },
};

/** Words that join a `byRisk` row to every other name of the same danger. */
export const alsoNamed: Readonly<Record<string, readonly string[]>> = {
  Robbery: [
    'Armed robbery',
    'Branch Robbery',
    'Branch Robbery or Violence',
    'Hold-up at the counter',
    'Robbery by an armed attacker',
  ],
  Protests: ['Protest in front of the store', 'Demonstration and curfew', 'Riots'],
  'Civil Unrest': ['Civil Unrest or Threats to Officials', 'Looting after a storm'],
  'Active Attacker': ['Active Shooter', 'School Violence or Armed Intruder', 'Active Assailant or Hate Crime', 'Terrorism'],
  'Gas Leak': ['Natural gas leak', 'Smell of gas in the kitchen', 'Propane Leak', 'Gas line break'],
  'Carbon Monoxide': ['Carbon monoxide alarm', 'CO poisoning'],
  'Flash Floods': ['Flash flood', 'Flash Flooding in the canyon'],
  'Chemical Releases': [
    'Chemical spill',
    'Ammonia leak',
    'Hazardous Cargo Release',
    'Pesticide or chlorine release',
    'Radiological Release',
  ],
  'Bomb Threat': ['Bomb threats', 'Suspicious Package'],
};
