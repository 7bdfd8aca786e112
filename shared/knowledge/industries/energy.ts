/** Sources: DOE form OE-417, PHMSA 49 CFR 191.5 and 195.52, NERC CIP-008, OSHA 29 CFR 1910.269 and 1904.39. */
import { HELPLINES } from '#shared/domain/helplines.ts';
import { defineOperations, type Industry } from './industry.ts';

const energyOperations = defineOperations({
  posts: {
    operations: {
      role: ['Owner', 'Operations Lead', 'Operations Supervisor', 'Director of Operations'],
      team: ['Owner and crew', 'Operations', 'Operations', 'Operations'],
      owner: ['Owner', 'General Manager', 'Operations Manager', 'VP Operations'],
    },
    field: {
      role: ['Lead Technician', 'Crew Foreman', 'Field Superintendent', 'Director of Field Operations'],
      team: ['Technicians', 'Field crew', 'Field crews', 'Field operations'],
      owner: ['Owner', 'Operations Manager', 'Operations Manager', 'VP Operations'],
    },
    safety: {
      role: ['Owner', 'Safety Coordinator', 'HSE Manager', 'HSE Director'],
      team: ['Owner and technicians', 'Safety committee', 'Health, safety and environment', 'Health, safety and environment'],
      owner: ['Owner', 'General Manager', 'General Manager', 'Chief Executive Officer'],
    },
    customers: {
      role: ['Office Manager', 'Customer Service Lead', 'Customer Service Manager', 'Director of Customer Operations'],
      team: ['Office', 'Customer desk', 'Customer service', 'Customer operations'],
      owner: ['Owner', 'General Manager', 'Customer Service Manager', 'Chief Customer Officer'],
    },
  },
  functions: [
    {
      name: 'Emergency calls and public safety',
      description: 'Getting people away from fuel, fire, height and voltage, and working with the fire department.',
      stake: 'energy that escapes kills before any repair begins',
      criticality: 'critical',
      times: ['0-1 hour', '0-1 hour', null],
      post: 'safety',
      resources: [
        '24-hour emergency number',
        'Site addresses and coordinates for 911',
        'On-call safety lead',
        `National Response Center ${HELPLINES.nationalResponseCenter}`,
      ],
      steps:
        '1. Call 911 and get people away. 2. {role} sends a qualified person to meet the fire officer. 3. Count the crew. 4. Only qualified people isolate equipment. 5. Start the reporting clock that the rules set. 6. Restart after a signed release.',
    },
    {
      name: 'Operations desk and on-call dispatch',
      description: 'Watching sites and orders, and sending the right qualified crew.',
      stake: 'crews that do not hear a stop order walk into the danger',
      criticality: 'critical',
      times: ['4-24 hours', '1-4 hours', '4-24 hours'],
      timesAroundTheClock: ['1-4 hours', '0-1 hour', '4-24 hours'],
      post: 'operations',
      resources: ['Second desk or home kit', 'Satellite phone', 'On-call schedule printed', 'Site maps on paper'],
      steps:
        '1. {role} moves to the second desk. 2. Reach every crew and have it confirm that it is safe. 3. Write orders and positions on the board. 4. Rank work by danger, then by customers at risk. 5. Log each order with its time.',
    },
    {
      name: 'Field crews, trucks and tools',
      description: 'Rested, qualified crews with trucks, tested tools and fuel.',
      stake: 'work waits for the one crew that is qualified for it',
      criticality: 'high',
      times: ['1-3 days', '4-24 hours', null],
      post: 'field',
      resources: [
        'Qualification list',
        'Tested gloves and gas monitors',
        'Trucks parked at two places',
        'Lodging and fuel cards',
      ],
      steps:
        '1. {role} moves trucks to high ground at the warning. 2. Count rested crews by qualification. 3. Call the partner contractor. 4. Test tools that were wet. 5. Stop at the hours limit.',
    },
    {
      name: 'Contracts, billing and wages',
      description: 'Billing work and energy, collecting, paying crews, and notices under contracts.',
      stake: 'cash is short exactly when a repair must be paid',
      criticality: 'medium',
      times: ['3-7 days', '1-3 days', '4-24 hours'],
      post: 'customers',
      resources: ['Contract binder with notice terms', 'Delivery and work tickets', 'Payroll service', 'Credit line'],
      steps:
        '1. {role} repeats the last payroll on the usual day. 2. Send force majeure notices in the contract’s time. 3. Bill from paper tickets. 4. Confirm changed bank details by calling a known number.',
    },
  ],
  systems: [
    {
      name: 'Field radio and crew phones',
      description: 'Two-way radio, cell phones and satellite phones.',
      criticality: 'critical',
      type: 'network',
      vendor: 'Radio shop, carrier and satellite provider',
      backup: ['Monthly', 'Provider’s cloud, with the channel plan printed'],
      times: ['0-1 hour', '15 minutes', 'More than 1 week'],
      supports: ['Emergency calls and public safety'],
      restore:
        '1. Switch to the direct channel. 2. Take the satellite phone from its charger. 3. Meet at the posted place when nothing works.',
    },
    {
      name: 'Work orders and site maps',
      description: 'Orders, assets, maps and crews.',
      criticality: 'critical',
      type: 'application',
      vendor: 'Work management vendor',
      backup: ['Daily', 'Vendor cloud, with map books in trucks'],
      times: ['0-1 hour', '45 minutes', '4-24 hours'],
      supports: ['Operations desk and on-call dispatch'],
      restore: '1. Work from map books and paper orders. 2. Sign in from the home kit. 3. Enter closed orders by site.',
    },
    {
      name: 'Billing and contract ledger',
      description: 'Customers, contracts, invoices and payroll.',
      criticality: 'medium',
      type: 'database',
      vendor: 'Billing and accounting vendor',
      backup: ['Daily', 'Vendor cloud in another region'],
      times: ['1-3 days', '1 day', '4-24 hours'],
      supports: ['Contracts, billing and wages'],
      restore:
        '1. Sign in from another computer. 2. Post paper tickets by date. 3. Compare with bank deposits. 4. Mark estimated entries.',
    },
  ],
});

export const energy: Industry = {
  ...energyOperations,
  name: 'Energy',
  trade: 'an energy company',
  peak: 'Winter cold snaps and summer heat waves bring the highest demand and prices in the same hours in which equipment fails',
  harm: {
    financial_impact: 'Undelivered energy or service is bought back or penalized at the highest prices of the year.',
    operational_impact: 'Restart follows a sequence: safety release, people, parts and power must come in order.',
    reputational_impact: 'Neighbors and customers judge by promised restoration times that were kept or missed.',
    regulatory_impact: 'Federal and state regulators of energy each have a reporting clock, some of one hour.',
  },
  exposure: {
    water: 'yards, cabinets and tanks flood, and empty tanks float off their pads',
    wind: 'lines, racks and towers are the damage itself, and lifts stop at their wind limit',
    ground: 'porcelain, tank piping and buried lines break, and spares have long lead times',
    fire: 'the company may be both victim and source, and crews leave before the road closes',
    cold: 'instruments freeze and trucks gel exactly when demand peaks',
    heat: 'equipment loses output, and crews can work only minutes in protective clothing',
    power: 'pumps, controls and radios depend on the grid, and station batteries last for hours',
    air: 'ash and smoke soil insulators and panels, and crews need respirators',
    dry: 'cooling water and river levels limit output in the hottest weeks',
  },
  sizes: [
    [
      'With {staff}, the dispatcher is also the crew: put the emergency number, site maps and partner contacts on one card per truck.',
      'Agree with a second qualified firm on help in cold or storm before the season.',
    ],
    [
      'With {staff}, split on-call weeks so that two qualified people are never on the same trip.',
      'Join the mutual aid group of your trade or state.',
    ],
    [
      'With {staff}, staff an incident command with logistics of its own: lodging, fuel and meals limit restoration more than hands do.',
      'Keep spares by lead time and share them with a partner site.',
    ],
    [
      'With {staff}, run a second control or operations center on another feeder and rehearse the move twice a year.',
      'Name one officer who ranks safety, load and price.',
    ],
  ],
  suppliers: [
    {
      name: 'Partner field contractor',
      provides: 'Qualified crews in a surge',
      serves: [
        'Field crews, trucks and tools',
        'Deliveries to homes, hospitals and standby tanks',
        'Crews and equipment to the well',
        'Damage assessment and restoration',
      ],
      isStandby: true,
      criticality: 'high',
      downtime: '1-3 days',
      alternatives: ['A second contractor under a standing agreement'],
    },
    {
      name: 'Telecom carrier for field sites',
      provides: 'Data and voice to sites',
      serves: ['Operations desk and on-call dispatch'],
      criticality: 'high',
      downtime: '4-24 hours',
      alternatives: ['A second carrier, with an account', 'Satellite'],
    },
    {
      name: 'Fuel supplier for trucks',
      provides: 'Fuel for crews and standby power',
      serves: ['Field crews, trucks and tools', 'Crews and equipment to the well', 'Damage assessment and restoration'],
      criticality: 'high',
      downtime: '1-3 days',
      alternatives: ['Cards of a second network'],
    },
  ],
  insights: [
    'Promised restoration times need one owner: customers forgive a long time and not a wrong one.',
    'Lead times of transformers, breakers and large valves are long. List yours with their lead time today.',
  ],
  risks: [
    [
      'Injury of a Field Crew',
      'Height, voltage, fuel and driving hurt crews who work far from help.',
      { like: 'Workplace Safety' },
    ],
    [
      'Qualified Crew Shortage',
      'Storm after storm uses up rest hours and borrowed crews at the same time.',
      { like: 'Labor Shortage' },
    ],
    ['Long Lead Time of a Failed Part', 'One failed unit can wait months for its replacement.', { like: 'Parts Shortage' }],
    [
      'Ransomware on Office and Operations',
      'Locked billing and work orders stop crews and deliveries although every site is sound.',
    ],
    [
      'Energy Price Swing',
      'A price spike or collapse turns a physical problem into a cash crisis within days.',
      { like: 'Commodity Price Swings' },
    ],
    [
      'Crash on the Way to a Site',
      'Long drives on bad roads, often at night, are the most common serious accident.',
      { like: 'Accidents' },
    ],
  ],
  alternatePlace: ['A second operations desk at another address and feeder, with radios and maps stored there', '2 hours'],
  insurance: [
    'Property and equipment breakdown, with the lead time of the largest unit in the restoration period',
    'General and pollution liability',
    'Business income and contingent business income for the grid, supplier or buyer',
    'Workers’ compensation and auto in every state of work',
  ],
  vitalRecords: [
    'Permits, licenses and interconnection or supply agreements',
    'Site maps, drawings and settings on paper',
    'Crew qualifications and training records',
    'Customer contracts and open invoices',
  ],
  exerciseIdeas: [
    'The operations desk must be left within minutes: who still reaches every crew?',
    'The largest spare is 40 weeks away: what runs meanwhile?',
  ],
};
