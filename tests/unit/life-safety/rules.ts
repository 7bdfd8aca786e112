/**
 * What no text of the product may tell people in an emergency, and what a text must say when it speaks of a danger.
 * Add a row where a mistake could hurt someone; a pattern describes the kind of mistake rather than one sentence.
 */

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
    says: [
      /outdoors/i,
      /20 feet/i,
      /carbon monoxide alarms/i,
      /transfer switch/i,
      /never backfeed/i,
      /downed line/i,
      /too hot or too cold, gather/i,
    ],
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
    says: [/20 feet/i, /carbon monoxide/i, /transfer switch/i, /engineer or the building department/i],
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
  'Wildfire Smoke': { says: [/AQI 101: .*N95 masks/i, /AQI 151: move or shorten/i, /AQI 201: outside work stops/i] },
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
      /comes from inside the building, do not stay/i,
      /turn off ventilation/i,
      /leave the room and close the door/i,
      /upwind and uphill/i,
      /no one goes back/i,
    ],
    never: [/T\+\d/],
  },
  'Transportation Disruption': { says: [/crashed or someone is hurt, call 911/i, /families/i] },
  Pandemic: { says: [/struggles to breathe.*call 911 right away/i] },
  'Foodborne Illness': { says: [/trouble breathing.*call 911/i] },
  'Staff Shortage': { says: [/too small to keep people safe, that work stops/i] },
  'Equipment Failure': { says: [/depends on the machine.*backup by hand right away.*call 911/i] },
  'Medical Gas Interruption': { says: [/cylinder right away/i, /911/, /use no tap water/i, /boiling does not/i] },
  'Telecommunications Outage': { says: [/911 does not answer/i] },
  'Abuse Allegation': { says: [/in danger now, call 911/i, /report.*hotline right away/i, /do not investigate/i] },
  'Oil Spill': { says: [/upwind and uphill and call 911/i, /no one enters a tank or manure pit/i] },
  'Missing Child': { says: [/call 911 right away for a child/i], never: [/T\+\d+ min/] },
  'Evacuation of Residents': { says: [/carbon monoxide/i, /orders? evacuation/i] },
  'Cyber Attacks': { says: [/OFAC/, /sanction/i, /safe state by hand first/i] },
  'Natural Disasters': { says: [/no one goes back in/i, /1-800-985-5990/, /988/] },
  'Workplace Safety': {
    says: [/call 911 and give first aid/i, /start CPR/, /touch no one until a trained person has cut the power/i, /988/],
  },
};

/** Words that join a `byRisk` row to every other name of the same danger. */
export const alsoNamed: Readonly<Record<string, readonly string[]>> = {
  'Medical Gas Interruption': [
    'Medical Gas or Water Interruption',
    'Oxygen Supply Failure',
    'Ventilator failure',
    'Dialysis water failure',
  ],
  'Workplace Safety': [
    'Medical emergency',
    'Heart attack of a customer',
    'Drowning in the pool',
    'Trapped in the elevator',
    'Confined space rescue',
    'Trench collapse',
    'Grain bin entrapment',
    'Electrocution',
    'Car crash',
    'Overdose',
  ],
  'Workplace Violence': ['Angry customer', 'Stalker', 'Domestic violence'],
  'Missing Child': ['Lost child', 'Runaway resident', 'Kidnapping'],
  'Water Damage': ['Sewage backup'],
  Landslides: ['Mudflow', 'Rockfall'],
  'Oil Spill': ['Manure pit gas'],
  'Abuse Allegation': ['Childcare or Youth Safety Allegation'],
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
  'Gas Leak': ['Natural gas leak', 'Smell of gas in the kitchen', 'Propane Leak', 'Gas line break', 'Pipeline rupture'],
  'Carbon Monoxide': ['Carbon monoxide alarm', 'CO poisoning'],
  'Flash Floods': ['Flash flood', 'Flash Flooding in the canyon'],
  'Chemical Releases': [
    'Chemical spill',
    'Ammonia leak',
    'Hazardous Cargo Release',
    'Pesticide or chlorine release',
    'Radiological Release',
  ],
  'Bomb Threat': ['Bomb threats', 'Suspicious Package', 'Anthrax letter'],
};
