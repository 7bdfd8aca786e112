import { defineOperations, type Industry } from './industry.ts';

const livestock = /livestock|cattle|dairy|ranch|poultry|chicken|egg|hog|swine|sheep|goat|horse/i;

const agricultureOperations = defineOperations({
  posts: {
    field: {
      role: ['Farmer', 'Farm Foreman', 'Farm Manager', 'Director of Farming'],
      team: ['Farm family and hands', 'Field crew', 'Field operations', 'Field operations'],
      owner: ['Farmer', 'Farmer', 'General Manager', 'Chief Operating Officer'],
    },
    stock: {
      role: ['Farmer', 'Herd Lead', 'Herd Manager', 'Director of Animal Care'],
      team: ['Farm family and hands', 'Herd crew', 'Animal care', 'Animal care'],
      owner: ['Farmer', 'Farmer', 'General Manager', 'Chief Operating Officer'],
    },
    shop: {
      role: ['Farmer', 'Mechanic', 'Shop and Irrigation Manager', 'Director of Equipment and Water'],
      team: ['Farm family and hands', 'Shop', 'Shop and irrigation', 'Equipment and water'],
      owner: ['Farmer', 'Farm Foreman', 'Farm Manager', 'Director of Farming'],
    },
    packing: {
      role: ['Farmer', 'Packing Lead', 'Packing House Manager', 'Director of Packing and Sales'],
      team: ['Farm family and hands', 'Packing crew', 'Packing and shipping', 'Packing and sales'],
      owner: ['Farmer', 'Farmer', 'Sales Manager', 'Chief Commercial Officer'],
    },
    office: {
      role: ['Farmer or Spouse', 'Bookkeeper', 'Office Manager', 'Controller'],
      team: ['Farm office', 'Farm office', 'Farm office', 'Finance and compliance'],
      owner: ['Farmer', 'Farmer', 'Controller', 'Chief Financial Officer'],
    },
  },
  functions: [
    {
      name: 'Harvest and field work',
      description: 'Planting, spraying and harvesting within the window that crop and weather give.',
      stake: 'a missed window is a lost year',
      criticality: 'critical',
      times: ['1-3 days', '4-24 hours', '4-24 hours'],
      post: 'field',
      resources: ['Combine or crews', 'Custom harvester contact', 'Fuel for five days', 'Field maps'],
      steps:
        '{role} ranks fields by ripeness and price, sends machines and crews to the first, calls the custom harvester the same day, and records acres left for the insurance adjuster.',
    },
    {
      name: 'Irrigation, wells and frost water',
      description: 'Delivering water on schedule and protecting crops from frost and heat.',
      stake: 'trees and vegetables die within days in July and within hours in a frost night',
      criticality: 'critical',
      times: ['4-24 hours', '1-4 hours', '4-24 hours'],
      post: 'shop',
      resources: ['Diesel or PTO pump', 'Spare pump motor and panel parts', 'District ditch rider phone', 'Valve map'],
      steps:
        '{role} shifts to the diesel pump, irrigates permanent and just-planted blocks first by the valve map, trucks water to trays, and calls the pump company and district with the well number.',
    },
    {
      name: 'Animal care, feed and water',
      description: 'Feeding, watering, milking, ventilating and treating animals every day.',
      stake: 'ventilation lost for 30 minutes or milking for 12 hours costs animals',
      criticality: 'critical',
      times: ['1-4 hours', '0-1 hour', '4-24 hours'],
      post: 'stock',
      resources: [
        'Generator with transfer switch',
        'Feed and water for five days',
        'Veterinarian and hauler',
        'Evacuation trailers',
      ],
      only: livestock,
      steps:
        '{role} opens curtains, starts the generator outdoors with carbon monoxide alarms on, waters, then feeds, then milks. If fire or water comes, people leave first: open gates only on the way out, and count animals at arrival.',
    },
    {
      name: 'Cooling, packing and load-out',
      description: 'Cooling, grading, packing and loading produce, milk or grain.',
      stake: 'field heat takes a day of shelf life per hour, and full tanks stop milking',
      criticality: 'critical',
      times: ['4-24 hours', '1-4 hours', '4-24 hours'],
      post: 'packing',
      resources: ['Refrigerated trailers', 'Neighboring packer agreement', 'Boxes and labels for a week', 'Hauler schedule'],
      steps:
        '{role} stops picking beyond cold capacity, fills trailers by shelf life, sends loads to the neighboring packer with handwritten lot tags and tells buyers the new arrival.',
    },
    {
      name: 'Machine repair and fuel',
      description: 'Keeping tractors, harvesters, dryers and trucks fueled and running.',
      stake: 'one bearing stops a crew of twenty in the window',
      criticality: 'high',
      times: ['1-3 days', '4-24 hours', '3-7 days'],
      post: 'shop',
      resources: ['Wear-parts shelf', 'Dealer after-hours line', 'Rental or neighbor machine', 'Fuel trailer'],
      steps:
        '{role} decides within two hours between parts, rental and neighbor, sends a driver for parts, and moves fuel from storage by trailer.',
    },
    {
      name: 'Crew pay, housing and safety',
      description: 'Hours, piece rates, transport, housing and heat or smoke protection of crews.',
      stake: 'crews without pay or safe housing leave for the next farm',
      criticality: 'high',
      times: ['1-3 days', '4-24 hours', '4-24 hours'],
      post: 'office',
      resources: ['Paper piece cards', 'Labor contractor', 'Shade, water and N95 masks', 'Alternate housing'],
      steps:
        '{role} tells crew leaders by voice message in their language, moves housing first, writes hours on paper cards and pays by check on the usual day.',
    },
    {
      name: 'Sales, lot records and loss claims',
      description: 'Contracts, traceability, food-safety logs, crop insurance and USDA notices.',
      stake: 'a claim filed late or a lot without records is not paid',
      criticality: 'medium',
      times: ['3-7 days', '1-3 days', '4-24 hours'],
      post: 'office',
      resources: ['Insurance agent and FSA office contacts', 'Dated photos', 'Lot and spray records', 'Contracts'],
      steps:
        '{role} gives the agent notice within 72 hours, files the FSA notice of loss, photographs before cleanup, and tells each contract buyer quantity and date in writing.',
    },
    {
      name: 'Seed, feed and chemical purchasing',
      description: 'Ordering and storing inputs for the coming window.',
      stake: 'inputs that arrive after the window are worth nothing',
      criticality: 'medium',
      times: ['More than 1 week', '3-7 days', '4-24 hours'],
      post: 'field',
      resources: ['Second dealer account', 'Locked dry storage', 'Application plan'],
      steps:
        '{role} checks stock against the plan, splits orders over two dealers and keeps feed for five days ahead of any forecast storm.',
    },
  ],
  systems: [
    {
      name: 'Irrigation and pump controls',
      description: 'Well panels, pivots, valves, moisture and frost sensors.',
      criticality: 'critical',
      type: 'infrastructure',
      vendor: 'Irrigation dealer and pump company',
      backup: ['Daily', 'Dealer’s cloud; valve map on paper'],
      times: ['1-4 hours', '2 hours', '4-24 hours'],
      supports: ['Irrigation, wells and frost water'],
      restore: 'Run valves by hand from the map, reset panels one by one, reload the schedule and walk the ends of the lines.',
    },
    {
      name: 'Farm management and lot records',
      description: 'Fields, sprays, harvest lots and traceability.',
      criticality: 'critical',
      type: 'database',
      vendor: 'Farm management software',
      backup: ['Daily', 'Vendor cloud'],
      times: ['4-24 hours', '6 hours', '4-24 hours'],
      supports: ['Harvest and field work', 'Sales, lot records and loss claims'],
      restore: 'Open the app offline on a phone, enter paper lot tags, print the spray record before harvest continues.',
    },
    {
      name: 'Barn climate and milking controls',
      description: 'Ventilation, feeding, milking and alarms.',
      criticality: 'critical',
      type: 'infrastructure',
      vendor: 'Barn equipment dealer',
      backup: ['Daily', 'Controller copy with the dealer'],
      times: ['0-1 hour', '20 minutes', '4-24 hours'],
      supports: ['Animal care, feed and water'],
      only: livestock,
      restore: 'Switch fans to manual, run from the emergency power, load the controller copy, test the high-temperature alarm.',
    },
    {
      name: 'Cold room and grain dryer monitoring',
      description: 'Temperatures and moisture with alarms.',
      criticality: 'critical',
      type: 'infrastructure',
      vendor: 'Refrigeration and dryer dealer',
      backup: ['Daily', 'Dealer cloud'],
      times: ['0-1 hour', '45 minutes', '4-24 hours'],
      supports: ['Cooling, packing and load-out'],
      restore: 'Read by hand each hour, reset the gateway, prove the alarm on two phones.',
    },
    {
      name: 'Farm office and crew payroll',
      description: 'Accounts, piece-rate pay, loans and insurance files.',
      criticality: 'high',
      type: 'application',
      vendor: 'Farm accounting and payroll vendor',
      backup: ['Daily', 'Encrypted cloud copy away from the farm'],
      times: ['4-24 hours', '8 hours', '4-24 hours'],
      supports: ['Crew pay, housing and safety', 'Seed, feed and chemical purchasing'],
      restore: 'Sign in from any laptop, enter paper cards, print checks, compare with the bank.',
    },
    {
      name: 'Guidance, fleet and yard radio',
      description: 'Machine guidance, prescriptions, dispatch radio and cell boosters.',
      criticality: 'high',
      type: 'network',
      vendor: 'Equipment dealer and radio shop',
      backup: ['Weekly', 'Guidance lines in a cloud folder'],
      times: ['4-24 hours', '6 hours', '3-7 days'],
      supports: ['Machine repair and fuel'],
      restore: 'Drive by markers, load guidance lines from the card, use radios on the simplex channel.',
    },
  ],
});

/** Flooded crops after FDA, Guidance for Industry: Evaluating the Safety of Flood-affected Food Crops (2011). */
export const agriculture: Industry = {
  ...agricultureOperations,
  name: 'Agriculture',
  trade: 'a farm',
  words:
    /\b(agricultur|farm|ranch|orchard|vineyard|winery|dairy|poultry|livestock|nursery|grower|greenhouse|forest|fishery|aquacultur)/,
  peak: 'Planting windows and the two to six weeks of harvest decide the whole year’s income',
  harm: {
    financial_impact:
      'A crop has one harvest: what is not picked, milked or shipped in its window is a loss for the year, not for the day.',
    operational_impact:
      'Animals and irrigation need hands every day, and neighbors want the same combine, hauler and well driller.',
    reputational_impact: 'A rejected load or an outbreak traced to a field costs the place on the buyer’s supplier list.',
    regulatory_impact:
      'Crop insurance and USDA programs have notice clocks of hours or days, and food-safety records must exist for each lot.',
  },
  exposure: {
    water:
      'crops whose edible part was touched by flood water may not be sold as food (FDA), the rest is judged case by case, and stored grain and feed heat and mold',
    wind: 'barns, greenhouses, center pivots and ripe crops go down together, and fences let stock out',
    ground: 'milking parlors, silos, wells and canal gates are damaged while animals still need water',
    fire: 'grass, hay and fences burn, livestock must be moved at night, and ripe grain burns faster than a crew can disk a line',
    cold: 'newborn stock, blossom and water lines freeze, and milk and feed trucks cannot reach the yard',
    heat: 'animals stop eating and die, crews must stop work, and irrigation demand outruns wells and pumps',
    power: 'ventilation fails within minutes in poultry and swine houses, milking and cooling within hours',
    air: 'ash, dust and smoke sicken crews and stock and cut pollination and photosynthesis',
    dry: 'pasture, wells and permanent crops fail together, and hay has to come from other states',
  },
  sizes: [
    [
      'With {staff} chores are the plan: write who feeds, milks and irrigates if you are in hospital, and where the keys and shut-offs are.',
      'Agree with a neighbor on trading labor, machines and trailer; put both farms’ needs on one page.',
    ],
    [
      'With {staff} train two people per critical machine and keep the dealer’s after-hours number in every cab.',
      'Store half the seed, chemicals and records at a second yard.',
    ],
    [
      'With {staff} including seasonal crews, plan housing, transport and messages in Spanish or other crew languages for an evacuation.',
      'Contract standby power and refrigerated trucks before the season, because the whole county calls at once.',
    ],
    [
      'With {staff} across ranches or packing houses, decide which house takes whose fruit and which herd gets the last feed.',
      'Ask processors for a written priority and truck schedule when their plant is down.',
    ],
  ],
  suppliers: [
    'the feed or seed dealer',
    'the fuel and propane dealer',
    'the processor, packer or milk hauler',
    'the equipment dealer and veterinarian',
  ],
  insights: [
    'Tell the crop insurance agent within 72 hours of discovering damage, and leave sample strips standing before you destroy a crop.',
    'USDA’s NAP, LIP and ELAP programs need a notice of loss, often within 15 to 30 days, with dated photos and counts of animals.',
    'A generator for a barn needs a transfer switch, a place outdoors 20 feet from openings, carbon monoxide alarms inside, and a load test under full ventilation each season.',
    'Map gates, wells, fuel, chemicals and animal numbers for the fire department; a tanker crew cannot guess.',
  ],
  duties: [
    'FSMA Produce Safety Rule 21 CFR 112 covers water, workers and flooded fields for produce eaten raw.',
    'EPA Worker Protection Standard 40 CFR 170 asks for pesticide emergency information and decontamination supplies at the site.',
    'State veterinarians direct quarantine and carcass disposal; burial without their rule can bring fines.',
  ],
  risks: [
    [
      'Crop Disease or Pest Infestation',
      'Blight, fruit fly or citrus greening can quarantine a county and end exports for seasons.',
      { like: 'Crop Disease' },
    ],
    [
      'Livestock Disease Outbreak',
      'Highly pathogenic avian influenza means culling the flock within 24 to 48 hours and months empty.',
      { like: 'Livestock Disease', only: livestock },
    ],
    [
      'Irrigation Water Curtailment',
      'Canal cutbacks and falling wells in a dry year leave permanent crops without their one need.',
      { like: 'Drought' },
    ],
    ['Harvest Labor Shortage', 'Late visas or a crew that moved on leave ripe fruit in the field.', { like: 'Labor Shortage' }],
    ['Harvest Equipment Breakdown', 'A combine or harvester down for three days in the window costs a share of the year.'],
    [
      'Commodity Price and Market Loss',
      'A plant closure, tariff or export ban ends the outlet after the crop is in the ground.',
      { like: 'Commodity Price Swings' },
    ],
    ['Barn or Hay Fire', 'Hay, dust, heaters and wiring make barn fires fast, and animals inside are seldom saved.'],
    ['Fertilizer and Feed Supply Chain Disruption', 'River, rail or plant stoppages come exactly when application windows open.'],
    [
      'Pesticide or Ammonia Release',
      'An overturned nurse tank harms crew and neighbors and starts reporting duties.',
      { like: 'Chemical Releases' },
    ],
    [
      'Ransomware on Farm Systems',
      'Cooperatives and dairies have lost milking, grain and payment systems at harvest time.',
      { from: 'small' },
    ],
    [
      'Food Safety Contamination Recall',
      'E. coli traced to one canal or packing line recalls every lot since the last clean break.',
      { like: 'Food Contamination', from: 'small' },
    ],
  ],
};
