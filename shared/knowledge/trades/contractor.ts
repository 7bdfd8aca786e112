import { defineOperations } from '../industries/industry.ts';
import type { Trade } from './trade.ts';

/** Trades that answer calls at other people's buildings: heating, plumbing, electrical, roofing. Fuel tanks after the International Fire Code: outdoors a permit is needed above about 60 gallons. */
export const serviceContractor: Trade = {
  ...defineOperations({
    posts: {
      dispatch: {
        role: ['Owner', 'Dispatcher', 'Service Manager', 'Director of Field Service'],
        team: ['Owner and technicians', 'Dispatch and technicians', 'Service department', 'Field service'],
        owner: ['Owner', 'Owner', 'Service Manager', 'Chief Operating Officer'],
      },
      parts: {
        role: ['Owner', 'Parts and Truck Lead', 'Warehouse Manager', 'Supply Chain Manager'],
        team: ['Owner and technicians', 'Parts room', 'Warehouse', 'Parts and fleet'],
        owner: ['Owner', 'Owner', 'Operations Manager', 'VP Operations'],
      },
    },
    functions: [
      {
        name: 'Breakdown and storm calls',
        description: 'No heat, no cooling, gas smell, burst pipe, dead panel or open roof: taking the call and sending a truck.',
        stake: 'the caller with water through the ceiling dials the next number after two rings',
        criticality: 'critical',
        times: ['1-4 hours', '0-1 hour', '1-4 hours'],
        post: 'dispatch',
        resources: [
          'Main number forwarded to two phones',
          'Paper call sheet',
          'Triage card: life safety, water, comfort',
          'Phone numbers of all technicians',
        ],
        steps:
          '{role} forwards the main number, sorts calls by the triage card, tells callers with a gas smell, a carbon monoxide alarm or a sparking or wet panel to get out and call 911, then the utility, gives each technician three addresses by text, quotes the storm rate before the truck rolls, and calls back whoever waits, morning and evening.',
      },
      {
        name: 'Service trucks stocked and fueled',
        description: 'Trucks with parts, ladders, meters, refrigerant, fittings or tarps for the calls of a day.',
        stake: 'a technician without a truck or a part earns nothing and comes twice',
        criticality: 'high',
        times: ['4-24 hours', '1-4 hours', '4-24 hours'],
        post: 'parts',
        resources: [
          'Fuel cards and a 200-gallon tank with a fire-code permit',
          'Truck stock list',
          'Two supply houses with open accounts',
          'Trucks parked at two addresses',
        ],
        steps:
          '{role} parks trucks on high ground at two addresses before the storm, fills all tanks at the warning, restocks tarps, capacitors, valves and fittings by the list, and drives to the second supply house outside the area when the first is closed.',
      },
      {
        name: 'Maintenance contracts for care homes and kitchens',
        description: 'Customers with a promised response time: care homes, clinics, restaurants, server rooms.',
        stake: 'these contracts pay the slow months and end after one unanswered call',
        criticality: 'high',
        times: ['4-24 hours', '1-4 hours', '4-24 hours'],
        post: 'dispatch',
        needs: ['Breakdown and storm calls'],
        resources: ['Printed contract list with response times', 'After-hours rota', 'Portable heaters and coolers'],
        steps:
          '{role} calls contract customers in the order of people at risk before they call, sends portable heating, cooling or pumps first, and writes time of call and arrival on the contract list.',
      },
    ],
    systems: [
      {
        name: 'Dispatch board and field tickets',
        description: 'Calls, schedule, map, tickets and signatures on technicians’ phones.',
        criticality: 'critical',
        type: 'application',
        vendor: 'Field service software vendor',
        backup: ['Hourly', 'Vendor cloud, printed board each evening'],
        times: ['0-1 hour', '30 minutes', '1-4 hours'],
        supports: ['Breakdown and storm calls', 'Maintenance contracts for care homes and kitchens'],
        restore:
          '1. Run the board on paper from last evening’s print. 2. Text addresses to technicians. 3. Sign in from a hotspot. 4. Enter tickets and card payments the same night.',
      },
    ],
  }),
  words:
    /\b(hvac|heating|cooling|air[- ]conditioning|plumb\w*|electric(al|ian|ians)|roof(ing|er|ers)?|septic|solar(?! (?:farms?|parks?|plants?|fields?)\b)|handyman|restoration|chimney)\b/i,
  within: ['Construction'],
  putIn: ['Energy', 'Other'],
  trade: 'a service contractor',
  peak: 'The first heat wave, the first hard freeze and the two weeks after a storm bring a month of calls in days',
  without: [
    'Bids, contracts and change orders',
    'Warranty calls and emergency repairs',
    'Weather and site cameras',
    'Fire on a Building under Construction',
    'Estimating and bid files',
    'Heavy Equipment Failure',
    'Equipment, trucks and tool supply',
    'Equipment tracking and telematics',
    'Permit Stop or Regulatory Hold',
    'Weather Delay on Critical Path',
    'Tool and Material Theft',
    'Building Material Supply Chain Delay',
    'Jobsite Accident or Collapse',
    'Subcontractor Default',
    'Surety and Cash Squeeze',
  ],
  exposure: {
    ground: 'gas lines and water heaters break in a thousand houses at once, and every caller is an emergency',
    fire: 'customers inside the zone ask for power, water and roofs back on the day the road opens',
    air: 'roof and attic work needs respirators from posted air-quality levels on, and filters sell out within a day',
    water: 'the parts room and parked vans are lost while every customer calls about a wet panel or boiler',
    wind: 'calls multiply tenfold, roofs and lines are not safe to climb, and out-of-state crews compete for your customers',
    cold: 'frozen pipes and dead furnaces bring three weeks of calls in one night, and trucks cannot climb the hills',
    heat: 'air-conditioner calls double while technicians work in 140 °F attics',
    power: 'phones, the dispatch board and supply-house counters go dark just as callers need you most',
  },
  suppliers: [
    'two supply houses in different counties',
    'the fuel supplier',
    'the equipment manufacturer’s warranty desk',
    'the answering service',
  ],
  insights: [
    'Write the storm rate, deposit and cancellation rule before the season and publish it: price-gouging laws cap increases once an emergency is declared.',
    'The owner’s phone is the single point of failure of most trade firms: forward the number to an answering service that knows the triage card.',
    'Insurers pay for tarping and drying when it is photographed first: give each truck a photo checklist.',
  ],
  duties: [
    'After a declared disaster many states let licensed contractors cross county or state lines only with registration; check before you send crews.',
    'EPA 608 (refrigerants), lead-safe and asbestos rules stay in force for emergency repairs.',
  ],
  risks: [
    [
      'Call Overload after a Storm or Freeze',
      'Calls multiply tenfold in a night; unanswered ones go to a competitor and stay there.',
      { like: 'Call Overload' },
    ],
    [
      'Technician Injury on a Roof, in an Attic or Panel',
      'Falls, heat and shock put the one licensed hand out of work and bring OSHA.',
      { like: 'Workplace Safety' },
    ],
    ['Van, Tool and Copper Theft', 'A stolen van takes a day’s parts and $20,000 of meters with it.', { like: 'Theft' }],
    [
      'Parts and Equipment Shortage',
      'Compressors, panels and shingles run out across a region within a week of a storm.',
      { like: 'Supply Chain Disruption' },
    ],
    [
      'Loss of the License Holder',
      'Permits hang on one qualifying license; without it work must stop.',
      { like: 'Key Personnel Loss' },
    ],
  ],
};
