import { HELPLINES } from '#shared/domain/helplines.ts';
import { defineOperations, type Industry } from './industry.ts';

const energyOperations = defineOperations({
  posts: {
    control: {
      role: ['Owner or Dispatcher', 'Lead Operator', 'Control Room Supervisor', 'Director of System Operations'],
      team: ['Dispatch', 'Operators', 'Control room', 'System operations'],
      owner: ['Owner', 'Operations Manager', 'Operations Manager', 'VP Operations'],
    },
    field: {
      role: ['Lead Technician', 'Crew Foreman', 'Field Superintendent', 'Director of Field Operations'],
      team: ['Field technicians', 'Line and field crew', 'Field crews', 'Field operations'],
      owner: ['Owner', 'Operations Manager', 'Operations Manager', 'VP Operations'],
    },
    safety: {
      role: ['Owner', 'Safety Coordinator', 'HSE Manager', 'HSE Director'],
      team: ['Owner and technicians', 'Safety committee', 'Health, safety and environment', 'Health, safety and environment'],
      owner: ['Owner', 'General Manager', 'General Manager', 'Chief Executive Officer'],
    },
    supply: {
      role: ['Owner', 'Fuel and Contracts Buyer', 'Energy Supply Manager', 'Director of Energy Supply'],
      team: ['Owner', 'Supply and billing', 'Energy supply', 'Trading and supply'],
      owner: ['Owner', 'General Manager', 'Finance Manager', 'Chief Financial Officer'],
    },
    customers: {
      role: ['Office Manager', 'Customer Service Lead', 'Customer Service Manager', 'Director of Customer Operations'],
      team: ['Office', 'Customer desk', 'Customer service', 'Customer operations'],
      owner: ['Owner', 'General Manager', 'Customer Service Manager', 'Chief Customer Officer'],
    },
  },
  functions: [
    {
      name: 'Generation, production or fuel delivery',
      description: 'Producing power, gas or oil, or delivering fuel, at the contracted rate.',
      stake: 'hospitals, water plants and homes lose heat and power, and every missed unit is bought back at scarcity prices',
      criticality: 'critical',
      times: ['4-24 hours', '1-4 hours', '0-1 hour'],
      post: 'control',
      resources: [
        'Qualified operators on two shifts',
        'Black-start or portable power',
        'On-site fuel for 72 hours',
        'Start-up sequence on paper',
      ],
      steps:
        '{role} secures units in the trip sequence, checks fuel, water and station batteries, agrees load with the balancing authority or top customers by voice, and restarts in the posted order with a person at each panel.',
    },
    {
      name: 'Control room and dispatch',
      description: 'Watching and switching the system around the clock and directing crews.',
      stake: 'without eyes on pressure, voltage and crews, safe switching stops',
      criticality: 'critical',
      times: ['1-4 hours', '0-1 hour', '0-1 hour'],
      post: 'control',
      resources: ['Backup control site', 'Satellite phone and radio', 'Paper one-line diagrams', 'Switching order forms'],
      steps:
        '{role} moves to the backup desk within 45 minutes, tells neighbors and the reliability coordinator by satellite phone, sends operators to key stations, and switches only on written orders read back.',
    },
    {
      name: 'Damage assessment and restoration crews',
      description: 'Finding damage, ranking it and repairing lines, pipes, wells or panels.',
      stake: 'each day of outage costs customers more than the repair',
      criticality: 'critical',
      times: ['4-24 hours', '1-4 hours', '4-24 hours'],
      post: 'field',
      resources: ['Mutual aid agreement', 'Critical-load list', 'Poles, transformers, clamps', 'Lodging and fuel for crews'],
      needs: ['Control room and dispatch'],
      steps:
        '{role} sends assessors before crews, repairs by list: hazards, hospitals and water, then the most customers per hour; grounds and tests before touch, and gives dispatch a restoration time every two hours.',
    },
    {
      name: 'Leak, fire and public safety response',
      description: 'Isolating leaks and downed lines, guarding the public and working with fire departments.',
      stake: 'gas in a basement or a live wire kills before any repair begins',
      criticality: 'critical',
      times: ['1-4 hours', '0-1 hour', 'More than 1 week'],
      post: 'safety',
      resources: [
        'Valve and switch maps in every truck',
        'Gas detectors',
        'Spill boom and foam',
        `National Response Center ${HELPLINES.nationalResponseCenter}`,
      ],
      steps:
        '{role} sends the nearest qualified person to isolate, sets the perimeter with the fire officer, starts the one-hour reporting clock, and reopens only after readings at zero are signed.',
    },
    {
      name: 'Outage calls and customer updates',
      description: 'Taking trouble calls, medical-need customers and estimated times.',
      stake: 'silent phones fill the emergency lines with calls about when power or heat comes back',
      criticality: 'high',
      times: ['4-24 hours', '1-4 hours', '4-24 hours'],
      post: 'customers',
      resources: ['Overflow call service', 'Medical-need list', 'Outage map or text alerts', 'Prepared messages'],
      steps:
        '{role} opens the overflow service, calls medical-need customers first, publishes one restoration time from dispatch at fixed hours, and logs wires-down calls straight to the safety desk.',
    },
    {
      name: 'Fuel, market and contract settlement',
      description: 'Buying fuel and power, nominating volumes, posting collateral and settling.',
      stake: 'a missed nomination or margin call turns a storm into insolvency',
      criticality: 'high',
      times: ['1-3 days', '4-24 hours', '4-24 hours'],
      post: 'supply',
      resources: ['Scheduling desk phone numbers', 'Credit line', 'Contract binder with force majeure terms', 'Storage volumes'],
      steps:
        '{role} phones nominations before the pipeline’s or market’s cut-off, declares force majeure in writing where contracts allow, draws credit before the margin call and records each hour’s volume by hand.',
    },
    {
      name: 'Metering, billing and collections',
      description: 'Reading meters or tickets, billing and collecting.',
      stake: 'delayed bills dry up the cash that restoration needs',
      criticality: 'medium',
      times: ['More than 1 week', '3-7 days', '4-24 hours'],
      post: 'customers',
      resources: ['Estimated-read rules', 'Delivery tickets', 'Lockbox bank'],
      steps:
        '{role} bills on estimated reads by the tariff, suspends disconnections in the storm area and posts tickets in date order.',
    },
  ],
  systems: [
    {
      name: 'SCADA and field telemetry',
      description: 'Supervisory control of plants, lines, wells and stations.',
      criticality: 'critical',
      type: 'infrastructure',
      vendor: 'Control system integrator',
      backup: ['Hourly', 'Backup control site, one copy offline'],
      times: ['0-1 hour', '30 minutes', '0-1 hour'],
      supports: ['Generation, production or fuel delivery', 'Control room and dispatch'],
      needs: ['Field radio and telecom'],
      restore:
        'Fail over to the backup server, verify ten key points by voice with the field, load the offline copy only onto clean machines.',
    },
    {
      name: 'Field radio and telecom',
      description: 'Two-way radio, fiber, microwave and satellite links.',
      criticality: 'critical',
      type: 'network',
      vendor: 'Radio shop, carrier and satellite provider',
      backup: ['Monthly', 'Channel plan at both control sites'],
      times: ['0-1 hour', '15 minutes', 'More than 1 week'],
      supports: ['Leak, fire and public safety response'],
      restore:
        'Switch to the simplex channel, take the satellite phone from its charger, start the emergency power of the repeaters.',
    },
    {
      name: 'Outage and asset mapping',
      description: 'Maps of assets, customers and open outages, with work orders.',
      criticality: 'critical',
      type: 'database',
      vendor: 'Mapping and outage management vendor',
      backup: ['Every 4 hours', 'Vendor cloud; printed map books in trucks'],
      times: ['1-4 hours', '2 hours', '1-4 hours'],
      supports: ['Damage assessment and restoration crews', 'Outage calls and customer updates'],
      restore: 'Work from map books and a wall board, restore the database, enter closed tickets by feeder or route.',
    },
    {
      name: 'Trouble-call phone system',
      description: 'Automated call answering, text alerts and call recording.',
      criticality: 'high',
      type: 'application',
      vendor: 'Hosted call service',
      backup: ['Daily', 'Provider’s second region'],
      times: ['1-4 hours', '1 hour', '4-24 hours'],
      supports: ['Outage calls and customer updates'],
      restore: 'Point the number to the overflow service, load the outage message, test with an outside line.',
    },
    {
      name: 'Energy scheduling and contract ledger',
      description: 'Nominations, trades, storage and settlement.',
      criticality: 'high',
      type: 'application',
      vendor: 'Energy trading software vendor',
      backup: ['Every 4 hours', 'Vendor cloud in another region'],
      times: ['4-24 hours', '6 hours', '1-4 hours'],
      supports: ['Fuel, market and contract settlement'],
      restore: 'Phone schedules, restore, enter hourly volumes from the paper log and reconcile with the counterparty.',
    },
    {
      name: 'Meter data and customer billing',
      description: 'Reads, tariffs, bills and payments.',
      criticality: 'medium',
      type: 'database',
      vendor: 'Utility billing vendor',
      backup: ['Daily', 'Vendor data center'],
      times: ['1-3 days', '1 day', '4-24 hours'],
      supports: ['Metering, billing and collections'],
      restore: 'Restore, mark estimated reads, rerun the last cycle and compare totals with lockbox deposits.',
    },
  ],
});

export const energy: Industry = {
  ...energyOperations,
  name: 'Energy',
  trade: 'an energy company',
  words:
    /\b(energy|electric utility|utility|utilities|oil|natural gas|propane|pipeline|solar|wind farm|power plant|petroleum|drilling|fuel distribut)/,
  peak: 'Winter cold snaps and summer heat waves bring the highest demand, prices and penalties in the same hours in which equipment fails',
  harm: {
    financial_impact:
      'Undelivered contract volumes are bought back at scarcity prices, which in ERCOT reached $9,000 per MWh for days in 2021.',
    operational_impact: 'Restart follows a sequence: black-start power, pressure and crews must come in order, not all at once.',
    reputational_impact: 'Regulators and neighbors judge by estimated restoration times that were kept or missed.',
    regulatory_impact: 'DOE, NERC, PHMSA, EPA and state commissions each have their own reporting clock, some of one hour.',
  },
  exposure: {
    water: 'substations, compressor drives and tank berms flood, and empty tanks float off their pads',
    wind: 'poles, conductors, solar racking and tank roofs are the damage itself, and cranes may not work above 30 mph',
    ground: 'transformer bushings, tank piping and buried lines break, and porcelain has long lead times',
    fire: 'the company may be both victim and source, so lines are de-energized ahead of wind and inspected before return',
    cold: 'wellheads, instruments and coal piles freeze exactly when demand peaks',
    heat: 'lines sag, transformers and turbines lose output, and crews can work minutes in arc-flash clothing',
    power: 'compressors, pumps and control rooms depend on the very grid they feed, and batteries last four to eight hours',
    air: 'ash and smoke make insulators flash over, and solar output drops by half',
    dry: 'cooling water, river levels and hydropower limit output in the hottest weeks',
  },
  sizes: [
    [
      'With {staff} the dispatcher is also the crew: put the after-hours phone, shut-off maps and the mutual-aid number on one card per truck.',
      'Agree with a second hauler or contractor on cold-weather deliveries before October.',
    ],
    [
      'With {staff} split on-call weeks so that two qualified people are never on the same trip, and cross-qualify for switching.',
      'Join the state mutual aid group; it is the crew reserve of a small utility or co-op.',
    ],
    [
      'With {staff} staff an incident command with logistics of its own: lodging, fuel and meals limit restoration more than linemen do.',
      'Keep spares for transformers and regulators by lead time; distribution transformers take a year or more.',
    ],
    [
      'With {staff} run a backup control center at another site on another feeder and rehearse the move twice a year.',
      'Separate market, control and customer teams with one officer who ranks load, price and safety.',
    ],
  ],
  suppliers: [
    'the fuel or gas supplier',
    'the transformer and parts vendor',
    'the line or well-service contractor',
    'the telecom carrier for field sites',
  ],
  insights: [
    'NERC’s winter standard EOP-012 grew out of 2021: list freeze-critical instruments, their heat tracing and the person who checks it before each front.',
    'Critical-load lists must name gas compressors, water plants and hospitals, or rotating outages will cut your own fuel.',
    'Estimated restoration times need one owner; customers forgive long ones and not wrong ones.',
    'Transformer and breaker lead times exceed a year: sharing pools and refurbished units are a continuity strategy.',
  ],
  duties: [
    'DOE form OE-417 asks for a report of major electric disturbances, for the gravest within one hour.',
    'Pipeline operators report incidents to the National Response Center within one hour of confirmed discovery (49 CFR 191.5, 195.52).',
    'NERC CIP standards on cyber security bind owners of bulk electric system assets, with incident reporting in CIP-008.',
    'OSHA 29 CFR 1910.269 governs qualified crews on storm work also when they come from other states.',
  ],
  risks: [
    [
      'Generation or Compression Equipment Failure',
      'A turbine, compressor or main transformer may take twelve months to replace.',
    ],
    [
      'Fuel Supply Chain Interruption',
      'Frozen wells, a pipeline order or a closed rack leaves plants and trucks empty in the cold.',
    ],
    [
      'Pipeline or Tank Leak',
      'A release stops flow for the investigation and starts the cleanup under state and federal orders.',
      { like: 'Gas Leak' },
    ],
    ['Grid Emergency and Load Shedding', 'The balancing authority can order output or outages within minutes.'],
    ['Wildfire Ignition Liability', 'Conductors that start a fire bring claims that have bankrupted utilities.'],
    ['Cyber Attack on Control Systems', 'Colonial Pipeline stopped 45% of East Coast fuel for five days over one password.'],
    [
      'Physical Attack on a Substation',
      'Rifle fire on two Moore County, NC substations in 2022 cut power to 45,000 customers for days.',
      { like: 'Vandalism' },
    ],
    [
      'Qualified Line and Field Crew Shortage',
      'Storm after storm uses up rest hours and borrowed crews at the same time.',
      { like: 'Labor Shortage' },
    ],
    [
      'Price Spike and Counterparty Default',
      'Scarcity pricing turns a physical shortage into a cash crisis within two days.',
      { like: 'Liquidity Shortage' },
    ],
    [
      'Crude and Product Spill in Transit',
      'A rolled tanker closes a road and the terminal’s loading until cleared.',
      { like: 'Oil Spill', only: /oil|petroleum|fuel|propane|gas/i },
    ],
  ],
};
