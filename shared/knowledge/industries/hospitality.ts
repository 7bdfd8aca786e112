import { defineOperations, type Industry } from './industry.ts';

const lodging = /hotel|motel|\binn\b|lodge|resort|bed (and|&) breakfast|b&b|guest ?house|hostel/i;

const hospitalityOperations = defineOperations({
  posts: {
    kitchen: {
      role: ['Owner or Cook', 'Chef', 'Executive Chef', 'Director of Food and Beverage'],
      team: ['Owner and crew', 'Kitchen', 'Kitchen brigade', 'Food and beverage'],
      owner: ['Owner', 'Owner', 'General Manager', 'General Manager'],
    },
    house: {
      role: ['Owner', 'Shift Manager', 'Duty Manager', 'Duty Manager'],
      team: ['Owner and crew', 'Front of house', 'Guest service', 'Guest service'],
      owner: ['Owner', 'General Manager', 'General Manager', 'Director of Operations'],
    },
    building: {
      role: ['Owner', 'Maintenance Person', 'Chief Engineer', 'Director of Engineering'],
      team: ['Owner and contractors', 'Maintenance', 'Engineering', 'Engineering'],
      owner: ['Owner', 'Owner', 'General Manager', 'Director of Operations'],
    },
    office: {
      role: ['Owner', 'Office Manager', 'Revenue and Office Manager', 'Director of Finance'],
      team: ['Owner and bookkeeper', 'Office', 'Reservations and accounts', 'Finance and revenue'],
      owner: ['Owner', 'Owner', 'Finance Manager', 'Chief Financial Officer'],
    },
  },
  functions: [
    {
      name: 'Kitchen and food service',
      description: 'Receiving, cooking and serving food that is safe and on the menu.',
      stake: 'a dark kitchen sells nothing, and the walk-in behind it warms up',
      criticality: 'critical',
      times: ['4-24 hours', '1-4 hours', '4-24 hours'],
      post: 'kitchen',
      resources: [
        'Cooks per shift',
        'Gas, hot water and hood',
        'Cold-menu recipe cards',
        'Potable water and single-use tableware',
      ],
      needs: ['Cold storage and food safety'],
      steps:
        '{role} checks gas, hot water, hood and drains in that order; without safe water or with sewage, stops service and calls the health department; otherwise switches to the printed cold menu and single-use tableware.',
    },
    {
      name: 'Cold storage and food safety',
      description: 'Keeping walk-ins at 41 °F or below, logging temperatures and deciding what is discarded.',
      stake: 'a week of food is lost overnight, and doubtful food makes guests ill',
      criticality: 'critical',
      times: ['1-4 hours', '0-1 hour', '4-24 hours'],
      post: 'kitchen',
      resources: ['Probe thermometers', 'Refrigerated trailer contact', 'Ice', 'Discard log with photos'],
      steps:
        '{role} locks walk-in doors, logs temperatures every half hour, moves proteins and dairy to ice or the trailer, and discards anything above 41 °F for four hours with photo and weight.',
    },
    {
      name: 'Guest safety and evacuation',
      description: 'Getting guests and crew out or to shelter and knowing who is missing.',
      stake: 'guests do not know the building; seconds count',
      criticality: 'critical',
      times: ['1-4 hours', '0-1 hour', 'More than 1 week'],
      post: 'house',
      resources: ['Floor plan with exits', 'Guest and shift list', 'Flashlights and megaphone', 'First aid kit and AED'],
      steps:
        '{role} stops music and service, sends crew to their posted exits, calls into restrooms, patio and rooms on the way out and never against smoke, calls 911, counts at the meeting place against the shift list, and tells the incident commander who is missing. No one goes back in.',
    },
    {
      name: 'Reservations and guest messages',
      description: 'Taking bookings, confirming, moving and refunding guests.',
      stake: 'guests who arrive at a locked door write about it the same evening',
      criticality: 'high',
      times: ['4-24 hours', '1-4 hours', '1-4 hours'],
      post: 'office',
      resources: [
        'Printed arrivals or reservation list',
        'Mobile phone with the main number',
        'Channel logins',
        'Message templates',
      ],
      steps:
        '{role} closes availability on every channel, calls today’s guests from the printed list, offers a new date or the partner house, and refunds by the written rule.',
    },
    {
      name: 'Guest payments and tip payout',
      description: 'Taking cards and cash at tables, bar and desk, and paying tips and wages.',
      stake: 'guests without cash leave without paying, and crews live on tips',
      criticality: 'high',
      times: ['4-24 hours', '1-4 hours', '0-1 hour'],
      post: 'house',
      resources: ['Offline card terminals', 'Paper checks and cash float', 'Safe with two codes', 'Wage service contact'],
      steps:
        '{role} takes cards offline within the processor’s limits, writes numbered paper checks, pays tips from the float against signature and enters all checks after service.',
    },
    {
      name: 'Housekeeping and rooms turnover',
      description: 'Cleaning rooms, linen, keys and room assignment.',
      stake: 'a room that is not ready by four is a refund by six',
      criticality: 'high',
      times: ['1-3 days', '4-24 hours', '1-4 hours'],
      post: 'house',
      resources: ['Linen for three turns', 'Room status board', 'Mechanical master keys', 'Second linen service'],
      only: lodging,
      steps:
        '{role} keeps room status on the board, makes keys mechanical where locks are down, cleans arrivals before stay-overs and walks surplus guests to the partner hotel with transport.',
    },
    {
      name: 'Utilities, hood and building upkeep',
      description: 'Gas, water, power, hood suppression, boilers and elevators.',
      stake: 'no hot water or hood means no permission to cook',
      criticality: 'high',
      times: ['4-24 hours', '1-4 hours', 'More than 1 week'],
      post: 'building',
      resources: [
        'Shut-off map',
        'Hood, plumbing and refrigeration contractors',
        'Emergency power inlet',
        'Wet vacuum and pumps',
      ],
      steps:
        '{role} gets everyone out and calls 911 and the gas utility from a safe distance if there is a smell of gas, closes water from dry ground by the map, calls hood and refrigeration contractors by priority, dries within 24 hours, and opens again only with the contractor’s tag and the inspector’s sign-off.',
    },
    {
      name: 'Food and beverage purchasing',
      description: 'Ordering, substituting and paying distributors, brewers and farms.',
      stake: 'the menu shrinks with each truck that does not come',
      criticality: 'medium',
      times: ['1-3 days', '4-24 hours', '4-24 hours'],
      post: 'kitchen',
      resources: ['Order guide on paper', 'Cash-and-carry account', 'Par levels', 'Substitution list'],
      steps:
        '{role} counts by par sheet, buys at the cash-and-carry for two days, prints the short menu and tells the distributor a new drop time.',
    },
    {
      name: 'Banquets, groups and catering promises',
      description: 'Contracts, deposits and delivery for weddings, meetings and catering.',
      stake: 'a lost wedding is a lawsuit and a story told for years',
      criticality: 'medium',
      times: ['3-7 days', '1-3 days', '4-24 hours'],
      post: 'office',
      resources: ['Event orders on paper', 'Partner venue', 'Deposit account', 'Force majeure clause'],
      from: 'small',
      steps:
        '{role} calls each event host of the next 14 days in date order, offers date or partner venue in writing and returns deposits within the agreed days.',
    },
  ],
  systems: [
    {
      name: 'Restaurant point of sale and kitchen screens',
      description: 'Orders from table and bar to kitchen, checks and card payment.',
      criticality: 'critical',
      type: 'application',
      vendor: 'Restaurant POS vendor and card processor',
      backup: ['Hourly', 'POS vendor cloud'],
      times: ['1-4 hours', '90 minutes', '0-1 hour'],
      supports: ['Kitchen and food service', 'Guest payments and tip payout'],
      needs: ['House Wi-Fi and internet'],
      restore:
        'Run paper tickets, pair a spare tablet with the vendor account, send one test order to the kitchen printer, then enter paper checks.',
    },
    {
      name: 'House Wi-Fi and internet',
      description: 'Lines and access points for orders, bookings, locks and guests.',
      criticality: 'critical',
      type: 'network',
      vendor: 'Internet provider and cellular backup',
      backup: ['Monthly', 'Settings with the network contractor'],
      times: ['0-1 hour', '30 minutes', 'More than 1 week'],
      supports: [],
      restore: 'Move terminals to the cellular router, switch guest Wi-Fi off, open the provider ticket.',
    },
    {
      name: 'Reservation and guest book',
      description: 'Tables, rooms or events with guest contacts and deposits.',
      criticality: 'high',
      type: 'database',
      vendor: 'Booking platform or property management vendor',
      backup: ['Every 4 hours', 'Vendor cloud; arrivals printed before each shift'],
      times: ['1-4 hours', '2 hours', '1-4 hours'],
      supports: ['Reservations and guest messages', 'Housekeeping and rooms turnover', 'Banquets, groups and catering promises'],
      needs: ['House Wi-Fi and internet'],
      restore: 'Work from the printed list, log in on a phone, enter walk-ins, reopen channels one by one.',
    },
    {
      name: 'Walk-in temperature alarms',
      description: 'Sensors in walk-ins and freezers that call two phones.',
      criticality: 'critical',
      type: 'infrastructure',
      vendor: 'Refrigeration monitoring vendor',
      backup: ['Daily', 'Vendor cloud'],
      times: ['0-1 hour', '20 minutes', '4-24 hours'],
      supports: ['Cold storage and food safety'],
      restore: 'Read by probe every half hour, reset the gateway, warm one sensor in the hand and wait for the call.',
    },
    {
      name: 'Fire alarm, locks and cameras',
      description: 'Alarm panel, hood release signal, electronic locks and recording.',
      criticality: 'critical',
      type: 'infrastructure',
      vendor: 'Alarm and lock contractor',
      backup: ['Monthly', 'Panel program with the contractor'],
      times: ['0-1 hour', '30 minutes', 'More than 1 week'],
      supports: ['Guest safety and evacuation'],
      restore: 'Post a fire watch, use mechanical keys, have the contractor reload the panel and test one detector per floor.',
    },
    {
      name: 'Scheduling, wages and distributor ordering',
      description: 'Shifts, tips, wage runs and the order guide.',
      criticality: 'medium',
      type: 'application',
      vendor: 'Restaurant back-office software',
      backup: ['Daily', 'Vendor cloud'],
      times: ['4-24 hours', '8 hours', '4-24 hours'],
      supports: ['Food and beverage purchasing'],
      restore: 'Post the last printed schedule, order by phone, rerun the last wage file and correct it next week.',
    },
  ],
});

export const hospitality: Industry = {
  ...hospitalityOperations,
  name: 'Hospitality',
  trade: 'a hospitality business',
  words:
    /\b(hospitality|restaurant|hotel|motel|inn\b|lodge|resort|cafe|coffee|bars?\b|brewery|cater|bed and breakfast|event venue|bistro|diner|pizz)/,
  peak: 'Friday and Saturday nights, festival weeks and the holiday season bring in most of the margin',
  harm: {
    financial_impact: 'Empty tables and rooms cannot be sold tomorrow, while food in the walk-in is thrown away.',
    operational_impact: 'Kitchen, bar and housekeeping stop in a chain: no hot water means no dishes, no linen and no service.',
    reputational_impact: 'One closed weekend or one illness traced to the kitchen stands in the reviews that guests read first.',
    regulatory_impact:
      'The health department must clear a kitchen after flood, fire, sewage or loss of water before it serves again.',
  },
  exposure: {
    water: 'flood water in the kitchen condemns food, ice machines and carpets, and the health department must clear reopening',
    wind: 'patio furniture, signs, roof hoods and windows fly, and guests have to be moved or refunded in hours',
    ground: 'bottles, hot oil and gas lines are the danger, and dining rooms in old masonry may be tagged unsafe',
    fire: 'evacuation empties tables and rooms in high season, and smoke settles in linen and upholstery',
    cold: 'frozen pipes stop kitchen and rooms, and stranded guests stay while the next shift cannot arrive',
    heat: 'kitchens pass 100 °F, ice machines and walk-ins fail, and patios stay empty',
    power: 'walk-ins, hoods, card terminals and door locks stop, and food above 41 °F for four hours is waste',
    air: 'outdoor seating and pools close, and guests cancel within the free period',
    dry: 'ice, linen and pools come under water restrictions in the travel season',
  },
  sizes: [
    [
      'With {staff} the owner cooks, orders and pays: teach one person per shift how to get guests out, when to call 911 and the gas utility, and how to close out the register.',
      'Photograph the full walk-in and bar every month; it is the proof for a spoilage claim.',
    ],
    [
      'With {staff} split opening and closing keys over three managers, and print the reservation list before every service.',
      'Agree with a restaurant across town on borrowed walk-in space for one night.',
    ],
    [
      'With {staff} set a duty manager for each shift who may refund, relocate guests and close without calling the owner.',
      'Hold a standing order with a refrigerated-trailer and a standby-power rental firm before the storm season.',
    ],
    [
      'With {staff} over several properties, send guests and staff of a closed one to the others at agreed rates.',
      'Give the brand, the booking channels and the franchise office one contact each, so that availability closes everywhere at once.',
    ],
  ],
  suppliers: [
    'the broadline food distributor',
    'the linen service',
    'the booking or reservation channel',
    'the hood and refrigeration contractor',
  ],
  insights: [
    'The FDA Food Code (8-404.11) requires an operator to stop serving immediately in an imminent health hazard such as no water, sewage backup or flood.',
    'Cancellation rules of the booking channels differ for declared disasters; decide your own refund line before guests ask.',
    'Spoilage cover often starts only when the outage begins on your premises; ask for off-premises power failure in writing.',
    'Deposits for weddings and groups are a debt when the venue closes: keep them apart from operating cash.',
  ],
  duties: [
    'The local health permit asks for notice and a reinspection after fire, flood, sewage backup or prolonged loss of water or power.',
    'NFPA 96 asks for hood and duct cleaning at intervals by cooking volume; insurers ask for the certificate after a kitchen fire.',
    'A liquor license may lapse or need notice when the premises stay closed; ask the state board for its period.',
  ],
  risks: [
    [
      'Kitchen Fire',
      'Cooking equipment causes about three of five restaurant fires (NFPA), and a discharged hood closes the kitchen.',
    ],
    [
      'Foodborne Illness Outbreak',
      'One traced norovirus or salmonella case closes service and fills the local news.',
      { like: 'Foodborne Illness' },
    ],
    ['Walk-in Refrigeration Equipment Failure', 'A warm walk-in destroys several thousand dollars of food overnight.'],
    [
      'Food Supply Chain Disruption',
      'Egg, produce and seafood shortages change the menu within a week, and the truck may not come at all.',
    ],
    [
      'Kitchen and Service Staff Shortage',
      'Two missing line cooks cut the number of tables that can be served by half.',
      { like: 'Staff Shortage' },
    ],
    [
      'Water Supply or Boil-Water Notice',
      'Without safe water there is no ice, no dishes, no handwashing and no permission to open.',
    ],
    [
      'Card Payment Data Breach',
      'Stolen cards are traced to restaurants and front desks often, and the processor can end the contract.',
    ],
    [
      'Reservation System Ransomware',
      'Without the book nobody knows who comes tonight or which room is paid.',
      { from: 'small' },
    ],
    ['Guest Injury or Violence', 'Alcohol, crowds and pools bring liability and can close the place for an investigation.'],
    [
      'Season or Event Cancellation',
      'A lost festival week or wedding season cannot be earned again that year.',
      { like: 'Cash Flow Shortage' },
    ],
    [
      'Sudden Loss of Rooms',
      'A burst riser or a failed boiler takes a floor out of sale with guests in it.',
      { like: 'Facility Loss', only: lodging },
    ],
  ],
};
