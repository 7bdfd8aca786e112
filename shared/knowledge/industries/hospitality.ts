import { defineOperations, type Industry } from './industry.ts';

const hospitalityOperations = defineOperations({
  posts: {
    house: {
      role: ['Owner', 'Shift Manager', 'Duty Manager', 'Duty Manager'],
      team: ['Owner and crew', 'Shift crew', 'Guest service', 'Guest service'],
      owner: ['Owner', 'General Manager', 'General Manager', 'Director of Operations'],
    },
    building: {
      role: ['Owner', 'Maintenance Person', 'Chief Engineer', 'Director of Engineering'],
      team: ['Owner and contractors', 'Maintenance', 'Engineering', 'Engineering'],
      owner: ['Owner', 'Owner', 'General Manager', 'Director of Operations'],
    },
    office: {
      role: ['Owner', 'Office Manager', 'Office Manager', 'Director of Finance'],
      team: ['Owner and bookkeeper', 'Office', 'Reservations and accounts', 'Finance and revenue'],
      owner: ['Owner', 'Owner', 'Finance Manager', 'Chief Financial Officer'],
    },
  },
  functions: [
    {
      name: 'Guest safety and evacuation',
      description: 'Getting guests and crew out or to shelter, and knowing who is missing.',
      stake: 'guests do not know the place, and seconds count',
      criticality: 'critical',
      times: ['0-1 hour', '0-1 hour', null],
      post: 'house',
      resources: [
        'Floor or site plan with exits',
        'Guest count and shift list',
        'Flashlights and megaphone',
        'First aid kit and AED',
      ],
      steps:
        '1. {role} stops music and service and calls 911. 2. Send crew to their posted exits. 3. Call into restrooms, patios and rooms on the way out, never against smoke. 4. Count at the meeting place against the shift list. 5. Tell the incident commander who is missing. No one goes back in.',
    },
    {
      name: 'Guest messages and opening hours',
      description: 'Telling guests whether you are open, and moving or refunding what they booked.',
      stake: 'guests who arrive at a locked door write about it the same evening',
      criticality: 'high',
      times: ['4-24 hours', '1-4 hours', '1-4 hours'],
      post: 'office',
      resources: [
        'Printed list of today’s guests',
        'Cell phone with the main number',
        'Logins of all channels',
        'Message templates',
      ],
      steps:
        '1. {role} closes availability on every channel. 2. Call today’s guests from the printed list. 3. Offer a new date or the partner business. 4. Post hours on the door, the map listing and social media. 5. Refund by the written rule.',
    },
    {
      name: 'Guest payments, tips and wages',
      description: 'Taking cards and cash, closing the day, and paying tips and wages.',
      stake: 'guests without cash leave without paying, and the crew lives on tips',
      criticality: 'high',
      times: ['4-24 hours', '1-4 hours', '0-1 hour'],
      post: 'house',
      resources: ['Offline card terminal', 'Numbered paper checks and petty cash', 'Safe with two codes', 'Wage service contact'],
      outage: {
        minimum: 'Guests can pay, and tips and wages are paid on the usual day.',
        workaround: [
          'Cash, offline cards within the processor’s limits, numbered checks, and last week’s payroll repeated.',
          '1-3 days',
        ],
      },
      steps:
        '1. {role} takes cards offline within the processor’s limits. 2. Write numbered paper checks. 3. Pay tips from petty cash against signature. 4. Enter all checks after closing. 5. Rerun the last wage file on payday.',
    },
    {
      name: 'Utilities and building upkeep',
      description: 'Gas, water, power, heat, drains and fire protection of the place.',
      stake: 'without safe water, working toilets and fire protection there is no permission to open',
      criticality: 'high',
      times: ['4-24 hours', '1-4 hours', null],
      post: 'building',
      resources: [
        'Map of valves and panels',
        'Plumber, electrician and fire protection contractor',
        'Wet vacuum and pumps',
        'Flashlights',
      ],
      outage: {
        minimum: 'Safe water, heat, and exits in every room that is in use.',
        workaround: [
          'Rooms with a fault stay closed, water comes in bottles, and licensed trades repair under contract.',
          '1-3 days',
        ],
      },
      steps:
        '1. If you smell gas, everyone leaves, and {role} calls 911 and the utility from a safe distance. 2. Close water by the map from dry ground. 3. Call contractors by priority. 4. Start to dry within 24 hours. 5. Reopen only with the sign-off of contractor and inspector.',
    },
  ],
  systems: [
    {
      name: 'House Wi-Fi and internet',
      description: 'Line and access points for payments, bookings, cameras and guests.',
      criticality: 'critical',
      type: 'network',
      vendor: 'Internet provider and cellular backup',
      backup: ['Monthly', 'Settings with the network contractor'],
      times: ['0-1 hour', '30 minutes', 'More than 1 week'],
      supports: [],
      restore:
        '1. Move payment terminals to the cellular router. 2. Switch guest Wi-Fi off. 3. Open a ticket with the provider. 4. If the router failed, load its saved settings on a new one from the provider or a store.',
    },
    {
      name: 'Guest payment terminals',
      description: 'Card terminals, daily batches and receipts.',
      criticality: 'critical',
      type: 'application',
      vendor: 'Card processor or point-of-sale vendor',
      backup: ['Hourly', 'Processor cloud'],
      times: ['1-4 hours', '90 minutes', '0-1 hour'],
      supports: ['Guest payments, tips and wages'],
      needs: ['House Wi-Fi and internet'],
      restore:
        '1. Switch to offline mode within the limits. 2. Pair a spare terminal over cellular. 3. Take and refund one test payment. 4. Enter the paper checks in number order.',
    },
    {
      name: 'Fire alarm, locks and cameras',
      description: 'Alarm panel, door locks and recording.',
      criticality: 'critical',
      type: 'infrastructure',
      vendor: 'Alarm and lock contractor',
      backup: ['Monthly', 'Panel program with the contractor'],
      times: ['0-1 hour', '30 minutes', 'More than 1 week'],
      supports: ['Guest safety and evacuation', 'Utilities and building upkeep'],
      restore:
        '1. Tell the fire department and post a fire watch. 2. Use mechanical keys. 3. Have the contractor reload the panel. 4. Test one detector in each area.',
    },
  ],
});

/** Food Code 8-404.11 (imminent health hazard) is FDA’s model: the state’s or county’s code decides. */
export const hospitality: Industry = {
  ...hospitalityOperations,
  name: 'Hospitality',
  trade: 'a hospitality business',
  peak: 'Friday and Saturday nights, festival weeks and the holiday season bring in most of the margin',
  harm: {
    financial_impact: 'An empty evening or weekend cannot be sold tomorrow, while rent, wages and loans continue.',
    operational_impact: 'Crews live from shift to shift, and after two closed weeks the best of them work elsewhere.',
    reputational_impact: 'One closed weekend or one hurt guest leads the reviews that guests read first.',
    regulatory_impact: 'Health department, fire marshal and licensing board each decide whether the doors may open again.',
  },
  exposure: {
    water: 'guest areas flood in hours, carpets and wiring are lost, and inspectors must clear the place before it reopens',
    wind: 'furniture, signs and windows fly, and guests have to be moved or refunded within hours',
    ground: 'old masonry may be tagged unsafe, and guests who do not know the exits panic',
    fire: 'evacuation empties the place in high season, and smoke settles in fabrics',
    cold: 'frozen pipes flood guest areas, and stranded guests stay while the next shift cannot arrive',
    heat: 'cooling fails on the busiest afternoons, and guests and crew faint',
    power: 'lights, card terminals, locks and cooling stop together with guests inside',
    air: 'outdoor areas close, and guests cancel within the free period',
  },
  sizes: [
    [
      'With {staff}, the owner does nearly everything: teach one person per shift how to get guests out, call 911 and close out the day.',
      'Photograph every room with its contents twice a year for the claim.',
    ],
    [
      'With {staff}, split opening and closing keys over three managers, and print the list of guests before every shift.',
      'Agree with a similar business across town on moving guests for one night or one event.',
    ],
    [
      'With {staff}, set a duty manager for each shift who may refund, relocate guests and close without calling the owner.',
      'Sign a standing order with a standby-power rental and a drying contractor before the storm season.',
    ],
    [
      'With {staff} over several properties, send guests and crew of a closed one to the others at agreed rates.',
      'Name one contact each for brand, channels and franchise office, so that availability closes everywhere together.',
    ],
  ],
  suppliers: [
    {
      name: 'Card processor and point-of-sale vendor',
      provides: 'Card payments and daily batches',
      serves: ['Guest payments, tips and wages'],
      criticality: 'high',
      downtime: '4-24 hours',
      alternatives: ['A reader on a phone from a second processor', 'Cash and numbered paper checks'],
    },
    {
      name: 'Plumbing, electrical and fire protection contractors',
      provides: 'Emergency repairs and certificates to reopen',
      serves: [
        'Utilities and building upkeep',
        'Room heaters, septic and well',
        'Own water, wastewater and power',
        'Hookups, bathhouses and dump station',
        'Event day, rooms and crowd count',
        'Lanes, machines and attraction checks',
      ],
      criticality: 'high',
      downtime: '4-24 hours',
      alternatives: ['A second contractor with a signed rate'],
    },
    {
      name: 'Booking and review channels',
      provides: 'Guests, opening hours and messages',
      serves: ['Guest messages and opening hours', 'Slip rents, storage and owner messages'],
      criticality: 'medium',
      downtime: '1-3 days',
      alternatives: ['Own website and phone', 'Guest email list'],
    },
  ],
  insights: [
    'Decide your own refund line before guests ask: channel rules differ when a disaster is declared.',
    'Deposits are a debt while you are closed: keep them apart from operating cash.',
    'Spoilage and income coverage often begin only when the outage starts on your premises: get off-premises power failure in writing.',
  ],
  risks: [
    [
      'Guest Injury or Violence',
      'Crowds, alcohol and strangers bring falls and fights, and an investigation can close the place.',
    ],
    ['Shift Staff Shortage', 'Two people missing on a Saturday cut what you can serve by half.'],
    [
      'Season or Event Cancellation',
      'A lost festival week or wedding season cannot be earned again that year.',
      { like: 'Cash Flow Shortage' },
    ],
    [
      'Guest Card Data Breach',
      'Stolen card numbers are often traced to front desks and registers, and the processor can end the contract.',
    ],
    [
      'Closure of the Building',
      'A fire, burst pipe or unsafe roof ends all income until inspectors have cleared the rooms.',
      { like: 'Facility Loss' },
    ],
    [
      'Ransomware on Bookings and Registers',
      'Without the book no one knows who comes tonight or what is paid.',
      { from: 'small' },
    ],
  ],
  alternatePlace: [
    'A similar business in the next town that takes your guests or lends its space, under a written agreement',
    '8 hours',
  ],
  insurance: [
    'Property and contents: building, furnishings and equipment',
    'Business income with civil authority: profit and wages while you are closed',
    'General liability: injured guests',
    'Equipment breakdown: heating, cooling and electrical',
    'Flood policy: water from outside, with a 30-day wait under the NFIP',
  ],
  vitalRecords: [
    'Permits and licenses on the wall, with photos',
    'Insurance policies and a photo inventory of every room',
    'Bookings, deposits and gift cards that are open',
    'Lease, loan and franchise papers',
    'Payroll register and contacts of the crew',
  ],
  exerciseIdeas: [
    'A full house at 8 p.m. and the lights go out: who does what in the first ten minutes?',
    'A guest collapses while the manager is off: 911, AED, family and reviews.',
    'A burst pipe closes the place for two weeks before the busiest weekend.',
  ],
};
