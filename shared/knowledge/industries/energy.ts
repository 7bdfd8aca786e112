import { energyOperations } from '../operations/energy.ts';
import type { Industry } from './industry.ts';

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
