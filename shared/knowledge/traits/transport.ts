import { defineTraits } from './trait.ts';

export const transportTraits = defineTraits({
  'motor-carrier': { fact: 'runs trucks under FMCSA rules' },
  'hazmat-freight': { fact: 'carries hazardous materials' },
  'refrigerated-freight': { fact: 'hauls refrigerated freight' },
  'school-bus': { fact: 'runs school buses' },
  'passenger-carrier': { fact: 'carries passengers by road' },
  aircraft: { fact: 'flies aircraft under 14 CFR 135' },
  'flight-training': { fact: 'trains pilots' },
  'passenger-vessels': { fact: 'carries passengers by water' },
  warehouse: { fact: 'stores goods for others' },
  dispatch: { fact: 'dispatches drivers' },
  'freight-broker': { fact: 'arranges freight it does not carry' },
  'household-moves': { fact: 'moves households' },
  towing: { fact: 'tows vehicles' },
  'small-fleet': {
    fact: 'depends on vans or trucks of its own',
    posts: {
      vans: {
        role: ['Owner', 'Fleet Lead', 'Fleet Manager', 'Director of Fleet'],
        team: ['Owner and staff', 'Drivers', 'Fleet', 'Fleet'],
        owner: ['Owner', 'Owner', 'Operations Manager', 'VP Operations'],
      },
    },
    functions: [
      {
        name: 'Vans, keys and fuel',
        description: 'Vehicles that start, are fueled, stocked and parked where you can reach them.',
        stake: 'a technician without a van earns nothing that day',
        criticality: 'high',
        times: ['1-3 days', '4-24 hours', null],
        post: 'vans',
        resources: ['Parking at two addresses', 'Second key for each van', 'Fuel cards of two networks', 'Rental account'],
        steps:
          '1. {role} parks vans on high ground at two addresses before the storm. 2. Fill tanks at the warning. 3. After a crash, call 911 and help the hurt first. 4. Rent or borrow what is missing the same day. 5. Move stock and ladders over by the van list.',
      },
    ],
    suppliers: [
      {
        name: 'Vehicle repair and tire shop',
        provides: 'Repair, tires and towing for the vans',
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['A mobile mechanic', 'A rental van'],
      },
    ],
    risks: [
      [
        'Crash or Loss of a Van',
        'A crash hurts people first, and takes a vehicle with a day of stock off the road.',
        { like: 'Accidents' },
      ],
    ],
    insurance: ['Commercial auto: injury, damage and rental of a replacement'],
  },
});
