import { defineOperations, type Industry } from './industry.ts';

const agricultureOperations = defineOperations({
  posts: {
    lead: {
      role: ['Owner', 'Crew Leader', 'Site Manager', 'Director of Production'],
      team: ['Owner and family', 'Crew', 'Production crew', 'Production'],
      owner: ['Owner', 'Owner', 'General Manager', 'Chief Operating Officer'],
    },
    shop: {
      role: ['Owner', 'Mechanic', 'Shop Manager', 'Director of Equipment'],
      team: ['Owner and family', 'Shop', 'Shop', 'Equipment'],
      owner: ['Owner', 'Owner', 'Site Manager', 'Director of Production'],
    },
    sales: {
      role: ['Owner', 'Sales Lead', 'Sales Manager', 'Director of Sales'],
      team: ['Owner and family', 'Sales and loading', 'Sales and shipping', 'Sales and shipping'],
      owner: ['Owner', 'Owner', 'General Manager', 'Chief Commercial Officer'],
    },
    office: {
      role: ['Owner', 'Bookkeeper', 'Office Manager', 'Controller'],
      team: ['Owner and family', 'Office', 'Office', 'Finance and compliance'],
      owner: ['Owner', 'Owner', 'Controller', 'Chief Financial Officer'],
    },
  },
  functions: [
    {
      name: 'Deliveries promised to buyers',
      description: 'Telling buyers what comes and when, loading it, and keeping the papers of each load.',
      stake: 'a buyer who hears nothing fills the space with another grower’s goods',
      criticality: 'high',
      times: ['1-3 days', '4-24 hours', '4-24 hours'],
      post: 'sales',
      resources: ['Buyer list with cell phones', 'Blank load tickets', 'Second hauler', 'Copies of contracts'],
      steps:
        '1. {role} counts what can ship this week. 2. Call each contract buyer with quantity and day. 3. Book the second hauler if a road or truck is out. 4. Write load tickets by hand with lot, weight and time. 5. Note each short load for the claim.',
    },
    {
      name: 'Machine and engine repair',
      description: 'Keeping machines, engines, pumps and trucks fueled and running.',
      stake: 'one bearing or hose stops the whole crew in the few days that count',
      criticality: 'high',
      times: ['1-3 days', '4-24 hours', null],
      post: 'shop',
      resources: ['Shelf of wear parts', 'Dealer after-hours line', 'Rental or neighbor machine', 'Fuel for five days'],
      steps:
        '1. {role} locks the machine out and tags it. 2. Decide within two hours: part, rental or neighbor. 3. Send a driver for the part. 4. Move fuel and crew to the next working machine. 5. Write down what failed and order the spare.',
    },
    {
      name: 'Crew check-in, heat and first aid',
      description: 'Knowing where each person works, with water, shade, warmth and clean air, and help after an injury.',
      stake: 'heat, cold and smoke harm people hours before anyone stops the work',
      criticality: 'critical',
      times: ['0-1 hour', '0-1 hour', null],
      post: 'lead',
      resources: ['Crew list with work sites', 'Water, shade and a warm place', 'First aid kits', 'N95 respirators', 'Radios'],
      steps:
        '1. {role} reaches every crew member and counts. 2. Call 911 for anyone hurt, confused or fainting, and cool a hot person with water right away. 3. Stop work for lightning, heavy smoke or dangerous heat or cold. 4. Give water, shade or warmth, and pair people up. 5. No one goes back for a machine or a tool until it is safe.',
    },
    {
      name: 'Crew schedule and pay',
      description: 'Who works where, hours and wages.',
      stake: 'a crew that is not paid leaves in the weeks that count',
      criticality: 'high',
      times: ['1-3 days', '4-24 hours', '4-24 hours'],
      post: 'office',
      resources: ['Crew phone list', 'Paper time cards', 'Checks or payroll sign-in for two'],
      outage: {
        minimum: 'Everyone knows where to report, and is paid on the usual day.',
        workaround: ['The paper phone list, paper time cards, and a repeat of the last payroll.', '1-3 days'],
      },
      steps:
        '1. {role} notes who can come and who cannot. 2. Tell them where to report, in their language. 3. Keep hours on paper cards. 4. Pay on the usual day from the last payroll and correct it later.',
    },
    {
      name: 'Season supplies and loss claims',
      description: 'Ordering what the season needs, and the notices to insurers and programs after a loss.',
      stake: 'supplies that arrive late are worth nothing, and a claim filed late may not be paid',
      criticality: 'medium',
      times: ['3-7 days', '1-3 days', '4-24 hours'],
      notifies: /\b(?:crop insurance agent|Farm Service Agency)\b/,
      post: 'office',
      resources: [
        'Second dealer account',
        'Insurance agent and USDA Service Center contacts',
        'Dated photos',
        'Production records',
      ],
      steps:
        '1. {role} photographs the damage before cleanup. 2. Give the insurance agent and the USDA Service Center notice. 3. Keep samples and counts until the adjuster has seen them. 4. Split the open orders over two dealers.',
    },
  ],
  systems: [
    {
      name: 'Production and lot records',
      description: 'What was grown, treated, harvested and sold, by lot.',
      criticality: 'high',
      type: 'database',
      vendor: 'Farm management software',
      backup: ['Daily', 'Vendor cloud, printed summary each month'],
      times: ['4-24 hours', '6 hours', '4-24 hours'],
      supports: ['Deliveries promised to buyers', 'Season supplies and loss claims'],
      restore:
        '1. Write lots on paper tags. 2. Open the records on a phone that keeps them offline. 3. Enter the tags in order. 4. Print the lots that shipped meanwhile.',
    },
    {
      name: 'Farm accounts and payroll',
      description: 'Ledger, wages, loans and insurance files.',
      criticality: 'high',
      type: 'application',
      vendor: 'Farm accounting and payroll service',
      backup: ['Daily', 'Service cloud away from the site'],
      times: ['4-24 hours', '8 hours', '4-24 hours'],
      supports: ['Crew schedule and pay', 'Season supplies and loss claims'],
      restore:
        '1. Sign in from any laptop with the second administrator. 2. Enter the paper cards. 3. Print checks if the service is down. 4. Compare with the bank.',
    },
    {
      name: 'Radios and cell phones outdoors',
      description: 'Two-way radios, cell boosters and the call list of the crew.',
      criticality: 'critical',
      type: 'network',
      vendor: 'Radio shop and cellular carrier',
      backup: ['Monthly', 'Channel list and phone list in a shared cloud folder'],
      times: ['0-1 hour', '45 minutes', 'More than 1 week'],
      supports: ['Crew check-in, heat and first aid', 'Machine and engine repair'],
      restore:
        '1. Go to the backup channel on the card. 2. Park one vehicle where there is signal as relay. 3. Agree on fixed check-in times. 4. Charge spare batteries first.',
    },
  ],
});

/** Crop insurance: USDA Risk Management Agency, Common Crop Insurance Policy (notice within 72 hours of discovery). */
export const agriculture: Industry = {
  ...agricultureOperations,
  name: 'Agriculture',
  trade: 'a farm',
  peak: 'A few weeks of planting, birth or harvest decide the income of the whole year',
  harm: {
    financial_impact: 'There is one harvest or season: what is not harvested or shipped in its window is lost for the year.',
    operational_impact:
      'Living things need hands every day, and after a storm all neighbors need the same hauler, mechanic and electrician.',
    reputational_impact: 'A rejected load or an illness traced to a lot costs the place on the buyer’s supplier list.',
    regulatory_impact:
      'Insurance and USDA programs have notice deadlines of hours or days, and food-safety records must exist for each lot.',
  },
  exposure: {
    water: 'roads and yards flood, stored goods spoil, and machines and fuel tanks stand in water',
    wind: 'roofs, fences and outbuildings go down together, and downed trees close the lanes',
    ground: 'tanks, wells and old buildings crack while living stock still needs care',
    fire: 'dry vegetation and outbuildings burn, and people, animals and machines have one narrow road out',
    cold: 'water lines freeze, engines do not start, and trucks cannot reach the yard',
    heat: 'outdoor crews must slow down or stop, and water demand rises when supply is lowest',
    power: 'pumps, cooling and alarms stop together, often at night when no one is near',
    air: 'smoke and dust make outdoor work unsafe',
  },
  sizes: [
    [
      'With {staff}, daily chores are the plan: write down who does them if you are in the hospital, and where keys and shutoffs are.',
      'Trade labor, machines and a trailer with a neighbor, and put both places’ needs on one page.',
    ],
    [
      'With {staff}, train two people on every critical machine and keep the dealer’s after-hours number in every cab.',
      'Store half of the supplies and a copy of the records at a second place.',
    ],
    [
      'With {staff} including seasonal crews, prepare messages in every language that the crew speaks.',
      'Sign for rental machines and refrigerated trucks before the season, because the whole county calls the same day.',
    ],
    [
      'With {staff} across several sites, decide in advance which site gets machines, crews and trucks first.',
      'Get a written priority from processors and haulers for the days after a regional event.',
    ],
  ],
  suppliers: [
    {
      name: 'Fuel and propane dealer',
      provides: 'Diesel, gasoline and propane',
      serves: [
        'Planting, spraying and field harvest',
        'Grain drying, aeration and bin watch',
        'Frost, bloom and pest protection',
        'Greenhouse climate and plant watch',
        'Animal feed, water and daily care',
        'Milking and udder health',
        'Cutting, yarding and loading',
        'Machine and engine repair',
        'Deliveries promised to buyers',
      ],
      criticality: 'high',
      downtime: '3-7 days',
      alternatives: ['A second dealer with a tank wagon', 'Permitted storage for a week'],
    },
    {
      name: 'Machine and engine dealer',
      provides: 'Parts, service and rental machines',
      serves: ['Machine and engine repair', 'Planting, spraying and field harvest'],
      criticality: 'high',
      downtime: '1-3 days',
      alternatives: ['Independent mechanic', 'Custom operator or neighbor'],
    },
    {
      name: 'Main buyer or processor',
      provides: 'The contract that takes most of the production',
      serves: ['Deliveries promised to buyers', 'Grain marketing and delivery contracts'],
      criticality: 'high',
      downtime: '3-7 days',
      alternatives: ['A second buyer in another county', 'Direct sales for part of the volume'],
    },
    {
      name: 'Crop or farm insurance agent',
      provides: 'Coverage, notices of loss and adjusters',
      serves: ['Season supplies and loss claims', 'Seed in upwellers, and the beds when safe', 'Feeding, grading and fish sales'],
      isStandby: true,
      criticality: 'medium',
      downtime: '1-3 days',
      alternatives: ['The insurer’s claim line', 'USDA Service Center'],
    },
  ],
  insights: [
    'Photos with a date, taken every month, prove what stood in the field, barn or yard before a storm.',
    'Map gates, wells, fuel, chemicals and animals for the fire department: a crew from the next county cannot guess.',
    'Federal disaster programs need a notice of loss within a deadline that differs by program: call the USDA Service Center the same week.',
  ],
  risks: [
    [
      'Loss of the Owner or Crew Leader',
      'One person knows the site, the machines and the buyers, and nothing of it is written down.',
      { like: 'Key Personnel Loss' },
    ],
    ['Missing Crew in the Season', 'Late visas or a crew that moved on leave the work of the short season undone.'],
    [
      'Price Drop or Loss of the Main Buyer',
      'A plant closure, tariff or export ban ends the outlet after the costs of the season are spent.',
      { like: 'Commodity Price Swings' },
    ],
    [
      'Tractor, Machine or Falling Injury',
      'Agriculture has one of the highest rates of deaths at work in the US, and most involve vehicles and machines.',
      { like: 'Workplace Safety' },
    ],
    [
      'Shop, Shed or Fuel Fire',
      'Fuel, wiring and stored straw or packaging share sheds that no one watches at night, far from a hydrant.',
      { like: 'Fire' },
    ],
    [
      'Ransomware on Farm Systems',
      'Locked records and payroll stop pay and shipping papers in the busiest weeks.',
      { from: 'small' },
    ],
  ],
  alternatePlace: [
    'A neighbor’s yard with water and power, or rented space at the fairgrounds or co-op, under a written agreement',
    '16 hours',
  ],
  insurance: [
    'Farm or ranch owner’s policy: buildings, machines and liability',
    'Production coverage, public or private: the loss of the season',
    'Equipment breakdown: pumps, cooling and controls',
    'Workers’ compensation: injuries of crew members',
    'Commercial auto: trucks and trailers on public roads',
  ],
  vitalRecords: [
    'Deeds, leases, water rights and maps of the site',
    'Insurance policies and USDA farm numbers',
    'Production, treatment and sales records by lot',
    'Loan papers, contracts and tax returns of five years',
    'Inventory of machines with serial numbers and photos',
  ],
  exerciseIdeas: [
    'The owner is in the hospital for two weeks in the busiest month: who does what on day one?',
    'Power is out for three days with the roads closed.',
    'The main buyer closes without notice in the week of the first deliveries.',
  ],
};
