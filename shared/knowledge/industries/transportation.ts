import { transportationOperations } from '../operations/transportation.ts';
import type { Industry } from './industry.ts';

export const transportation: Industry = {
  ...transportationOperations,
  name: 'Transportation',
  trade: 'a carrier',
  words:
    /\b(transport|trucking|freight|logistics|carrier|courier|delivery|bus company|taxi|airline|railroad|shipping|warehous|moving company|towing)/,
  peak: 'Produce season, the fourth-quarter parcel peak and month-end bring full trailers and no spare drivers',
  harm: {
    financial_impact: 'A parked truck still owes its note, insurance and driver guarantee, and detention is rarely paid back.',
    operational_impact: 'Loads, drivers’ hours and appointments interlock: one closed interstate moves a week of pickups.',
    reputational_impact: 'Shippers score on-time delivery, and routing guides drop a carrier after a few missed tenders.',
    regulatory_impact:
      'Hours of service, hazardous cargo and drug-and-alcohol rules hold on a detour unless FMCSA waives them by name.',
  },
  exposure: {
    water: 'low yards, underpasses and river terminals flood, and a trailer in water is a total loss with its cargo',
    wind: 'high-profile trailers roll over, and bridges close to them at posted gusts',
    ground: 'bridges and ramps stay closed until inspected, and ports and rail stop with them',
    fire: 'mountain passes and interstates close for days, and detours use up drivers’ hours',
    cold: 'chains, gelled diesel and closed passes strand drivers who need food, heat and hours',
    heat: 'tires blow, reefers struggle and rail runs at slow orders',
    power: 'fuel islands, dock doors and dispatch phones stop, and reefers on shore power warm up',
    air: 'dust and smoke close highways after pile-ups, and a chemical spill may be your own load',
  },
  sizes: [
    [
      'With {staff} dispatch is a phone in your pocket: give a second driver the load list, broker contacts and fuel card PIN.',
      'Keep the truck’s insurance certificate and authority papers in the cloud; a broker can reload you with them within the hour.',
    ],
    [
      'With {staff} pair dispatchers and name the night deputy; a sick dispatcher parks ten trucks.',
      'Sign an interline agreement with a carrier of your size for rescue of loads and drivers.',
    ],
    [
      'With {staff} open a second dispatch room on another power feed and rehearse a shift there each quarter.',
      'Rank customers by penalty and cargo: medicine and food first, then lines that stop, then the rest.',
    ],
    [
      'With {staff} over several terminals, give each a twin that takes its freight and drivers.',
      'Station a storm desk that moves trailers and fuel 48 hours ahead of landfall.',
    ],
  ],
  suppliers: ['the fuel network', 'the truck dealer and tire service', 'the load board or main broker', 'the ELD vendor'],
  insights: [
    'When the ELD fails, drivers may keep paper logs and the carrier has eight days to repair it (49 CFR 395.34); put paper grids in every cab.',
    'Emergency declarations under 49 CFR 390.23 lift hours rules only for direct relief loads, and lapse by date.',
    'Cargo insurance often excludes spoilage from a reefer without a maintenance record; keep the download.',
    'Drivers’ families in the storm zone decide whether trucks move: plan their calls home first.',
  ],
  duties: [
    'Hazardous cargo incidents are reported by phone to the National Response Center and within 30 days on form 5800.1 (49 CFR 171.15 and 171.16).',
    'A post-accident drug and alcohol test is due within 32 and 8 hours (49 CFR 382.303).',
    'The Sanitary Transportation rule 21 CFR 1 subpart O asks for temperature proof of food loads.',
  ],
  risks: [
    ['Driver Shortage', 'Illness, evacuation or spent hours leave sound trucks parked and tenders refused.'],
    [
      'Serious Crash',
      'A fatal crash brings investigation, nuclear verdicts and the loss of insurance at renewal.',
      { like: 'Accidents' },
    ],
    ['Road, Bridge or Port Closure', 'Losing one bridge, as in Baltimore in 2024, reroutes a region for months.'],
    ['Fuel Supply Chain Disruption', 'Pipeline stops and evacuation traffic empty stations on the corridor within a day.'],
    [
      'Truck and Trailer Breakdown',
      'A reefer or drive-axle failure far from a shop loses load and appointment.',
      { like: 'Vehicle Breakdown' },
    ],
    ['Cargo Theft', 'Fictitious pickups and trailer theft rise each year, with food and electronics first.'],
    ['Dispatch or ELD Outage', 'Without dispatch and logs nobody knows where loads are or who may drive.', { like: 'IT Outage' }],
    ['Ransomware on Dispatch', 'Locked dispatch and billing have ended carriers within weeks of a single weak password.'],
    ['Hazardous Cargo Release', 'A leaking tank closes the road and brings cleanup bills to the carrier.'],
    [
      'Terminal or Warehouse Fire',
      'Lithium batteries and packed docks burn through freight of many customers at once.',
      { from: 'small' },
    ],
    [
      'Loss of Operating Authority',
      'An unsatisfactory safety rating or lapsed insurance parks the fleet by order.',
      { like: 'License Suspension' },
    ],
  ],
};
