import { defineTraits } from './trait.ts';

/** Water, sewers and streets. Sources: EPA 40 CFR 141.202 and 122.41, America’s Water Infrastructure Act section 2013, WARN networks, FEMA public assistance rules. */
export const utilitiesTraits = defineTraits({
  'public-water': {
    fact: 'supplies drinking water',
    inCharge: ['aroundTheClock'],
    posts: {
      'water-operations': {
        role: ['Certified Water Operator', 'Lead Water Operator', 'Water Superintendent', 'Director of Water Operations'],
        team: ['Operator', 'Water operators', 'Water operations', 'Water operations'],
        owner: ['Board Chair', 'Utility Manager', 'Utility Manager', 'General Manager'],
      },
    },
    functions: [
      {
        name: 'Drinking water pressure and treatment',
        description: 'Wells or intakes, treatment, pumps, tanks and pressure in the mains.',
        stake: 'without pressure there is no fire protection, and dirty water is drawn into the pipes',
        criticality: 'critical',
        times: ['4-24 hours', '1-4 hours', null],
        post: 'water-operations',
        resources: [
          'Certified operators on two shifts',
          'Valve book and paper operating sheets',
          'Treatment chemicals for 10 days',
          'Interconnection with a neighbor',
        ],
        steps:
          '1. {role} runs the plant by hand from the operating sheets. 2. Find the break, and close valves to save the tanks. 3. Keep 20 psi for fire and safety, and tell the fire department if you cannot. 4. Open the interconnection. 5. Fuel and move emergency power by the rank of the stations. 6. Call your WARN network for operators and pumps.',
      },
      {
        name: 'Water quality samples and public notices',
        description: 'Disinfection, samples, and notices to drink, boil or not use.',
        stake: 'people who were not told drink water that makes them ill',
        criticality: 'critical',
        times: ['4-24 hours', '1-4 hours', '4-24 hours'],
        notifies: /\b(?:customers|users|drinking water|primacy)\b/i,
        post: 'water-operations',
        resources: [
          'Notice templates in the languages of the town',
          'State drinking water program’s 24-hour number',
          'Certified laboratory',
          'List of hospitals, dialysis centers, schools and nursing homes',
        ],
        steps:
          '1. {role} calls the state drinking water program right away. 2. Agree on the notice: boil, do not drink, or do not use. 3. Send it to every customer within 24 hours, and call hospitals and dialysis centers. 4. Flush and disinfect. 5. Take the samples that the state names. 6. Lift the notice only when the state agrees.',
      },
    ],
    systems: [
      {
        name: 'Water plant controls and telemetry',
        description: 'Control of pumps, valves, dosing and tanks, with alarms to the operators.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Water controls integrator',
        backup: ['Hourly', 'Offline copy of the controller programs at a second site'],
        times: ['1-4 hours', '2 hours', '4-24 hours'],
        supports: ['Drinking water pressure and treatment'],
        restore:
          '1. Run by hand. 2. Disconnect remote access. 3. Load the offline program on a clean panel. 4. Prove dosing by grab samples before going back to automatic.',
      },
    ],
    suppliers: [
      {
        name: 'Water treatment chemical supplier',
        provides: 'Chlorine, coagulant and other treatment chemicals',
        serves: ['Drinking water pressure and treatment'],
        criticality: 'critical',
        downtime: '3-7 days',
        alternatives: ['A second supplier under contract', 'Loan through the WARN network'],
      },
      {
        name: 'Certified water laboratory',
        provides: 'Bacteria and chemical tests',
        serves: ['Water quality samples and public notices'],
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['State laboratory', 'A second certified laboratory'],
      },
      {
        name: 'Emergency power and pump rental',
        provides: 'Pumps and standby power for wells and stations',
        serves: ['Drinking water pressure and treatment'],
        isStandby: true,
        criticality: 'high',
        downtime: '4-24 hours',
        alternatives: ['WARN network', 'State emergency management request'],
      },
    ],
    risks: [
      [
        'Main Break or Loss of Pressure',
        'A large break empties the tanks in hours and ends fire protection.',
        { like: 'Water Supply Interruption' },
      ],
      [
        'Contaminated Drinking Water',
        'A spill upstream, a backflow or a bloom reaches every tap within a day.',
        { like: 'Water Contamination' },
      ],
      [
        'Treatment Chemical Shortage or Release',
        'Chlorine runs short nationwide at times, and a leak in the store endangers the neighbors.',
        { like: 'Chemical Releases' },
      ],
      [
        'Cyber Attack on Water Controls',
        'Attackers have reached controllers of water systems over the internet in several states.',
        { like: 'Cyber Attack' },
      ],
    ],
    insights: [
      'Every five years, a community water system that serves over 3,300 people must certify to EPA. It certifies its risk assessment and its emergency response plan (AWIA section 2013).',
      'A notice of acute danger goes to customers within 24 hours (40 CFR 141.202). Write it now, with blanks for place and date.',
    ],
    exposure: {
      power: 'wells and pump stations stop, and the tanks last hours, not days',
      cold: 'mains break by the dozen, and tanks empty faster than crews can find the leaks',
      dry: 'intakes and wells fall, and restrictions have to be decided, announced and enforced',
      fire: 'burned plastic pipes can put benzene into the mains, and hydrants drain the tanks',
      water: 'wells and treatment plants lie low, and flooded wellheads must be disinfected and tested',
      ground: 'mains shear and tanks crack in the hour when fires start',
      wind: 'power lines to wells and towers fall, and crews work between downed wires',
    },
    insurance: ['Pollution and failure-to-supply liability for a water utility'],
    vitalRecords: ['Distribution maps and valve book', 'Operating permits, sampling plan and laboratory results'],
    exerciseIdeas: ['A contractor hits the main transmission line on a Friday night: keep pressure and write the notice.'],
  },
  wastewater: {
    fact: 'treats wastewater',
    inCharge: ['aroundTheClock'],
    posts: {
      'sewer-operations': {
        role: [
          'Certified Wastewater Operator',
          'Lead Wastewater Operator',
          'Wastewater Superintendent',
          'Director of Wastewater Operations',
        ],
        team: ['Operator', 'Wastewater operators', 'Wastewater operations', 'Wastewater operations'],
        owner: ['Board Chair', 'Utility Manager', 'Utility Manager', 'General Manager'],
      },
    },
    functions: [
      {
        name: 'Sewage pumping and treatment',
        description: 'Lift stations, mains, treatment and disinfection.',
        stake: 'a lift station without power overflows into homes and rivers within hours',
        criticality: 'critical',
        times: ['1-4 hours', '0-1 hour', null],
        post: 'sewer-operations',
        resources: [
          'Ranked list of lift stations with hours to overflow',
          'Portable pumps and quick connections',
          'Vacuum trucks',
          'Gas meters and rescue agreement',
        ],
        steps:
          '1. {role} sends crews to the station with the least hours to overflow. 2. Connect standby power outdoors or bypass pumps. 3. No one enters a wet well or manhole without a gas test, ventilation and a rescue team. 4. Haul with vacuum trucks where pumps fail. 5. Report an overflow to the state, and post the water as unsafe. 6. Disinfect and sample.',
      },
    ],
    systems: [
      {
        name: 'Lift station alarms and plant controls',
        description: 'Level alarms, pump control and plant monitoring.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Controls integrator',
        backup: ['Weekly', 'Offline copy of the programs at a second site'],
        times: ['0-1 hour', '30 minutes', '3-7 days'],
        supports: ['Sewage pumping and treatment'],
        restore:
          '1. Drive the round by rank and read levels. 2. Run pumps by hand. 3. Load the offline program. 4. Test each alarm to two phones.',
      },
    ],
    suppliers: [
      {
        name: 'Vacuum truck and bypass pump contractor',
        provides: 'Hauling and bypass pumping',
        serves: ['Sewage pumping and treatment', 'Backups in homes and collapsed sewers'],
        criticality: 'critical',
        downtime: '1-4 hours',
        alternatives: ['Own spare pumps kept in the yard', 'A second contractor'],
      },
    ],
    risks: [
      [
        'Sewage Overflow',
        'An overflow closes streets, wells and beaches, and must be reported.',
        { like: 'Environmental Contamination' },
      ],
      [
        'Worker Overcome in a Wet Well',
        'Sewer gas kills the first worker, and then the one who goes in to help.',
        { like: 'Worker Injury' },
      ],
    ],
    insights: [
      'A bypass or overflow that endangers health is reported to the permit authority by phone within 24 hours (40 CFR 122.41).',
    ],
    exposure: {
      water: 'plants lie at the lowest point, and flood water flows through them first',
      power: 'lift stations overflow by rank while crews move from one to the next',
    },
    vitalRecords: ['Discharge permit, sampling records and sewer maps'],
    exerciseIdeas: ['Twelve lift stations without power and four portable units: who goes where?'],
  },
  'public-works': {
    fact: 'maintains roads and public works',
    posts: {
      works: {
        role: ['Public Works Operator', 'Public Works Foreman', 'Public Works Director', 'Director of Public Works'],
        team: ['Town crew', 'Public works crew', 'Public works', 'Public works'],
        owner: ['Board Chair', 'City Manager', 'Public Works Director', 'Director of Public Works'],
      },
    },
    functions: [
      {
        name: 'Roads, bridges and drains kept open',
        description: 'Clearing what blocks roads, signals, barricades, culverts and bridges.',
        stake: 'a blocked road stops ambulances first',
        criticality: 'critical',
        times: ['4-24 hours', '1-4 hours', null],
        post: 'works',
        resources: [
          'Route priority map: hospital, fire, water',
          'Saws, loaders and trucks',
          'Barricades and signs',
          'Mutual aid with county and state',
        ],
        steps:
          '1. {role} keeps crews away from downed lines until the utility has cleared them. 2. Barricade flooded roads and dark signals. 3. Clear routes in the order of the map. 4. Close a bridge until it has been inspected. 5. Rotate crews at 12 hours, and log people, machines and hours.',
      },
      {
        name: 'Debris and damage records for reimbursement',
        description: 'Load tickets, photos, hours and contracts that stand an audit.',
        stake: 'work that was not written down is not reimbursed',
        criticality: 'medium',
        times: ['3-7 days', '1-3 days', '4-24 hours'],
        post: 'works',
        resources: [
          'Load ticket books',
          'Debris monitor and removal contracts signed beforehand',
          'Project codes',
          'Cameras with location',
        ],
        steps:
          '1. {role} hands each crew forms with the project code. 2. Photograph damage before repair. 3. Have monitors write a ticket for each load. 4. Keep separate piles: trees, household, hazardous. 5. Send the daily total to finance.',
        outage: {
          minimum: 'Each hour, load and photo of disaster work carries its project code.',
          workaround: [
            'Paper forms with the project code, load ticket books, and a daily total called in to finance.',
            '3-7 days',
          ],
        },
      },
    ],
    systems: [
      {
        name: 'Work orders, maps and fuel system',
        description: 'Street and asset maps, work orders, fleet records and fuel pumps.',
        criticality: 'critical',
        type: 'application',
        vendor: 'Asset and mapping vendor',
        backup: ['Daily', 'Vendor cloud, with map books in every truck'],
        times: ['1-4 hours', '2 hours', '4-24 hours'],
        supports: ['Roads, bridges and drains kept open', 'Debris and damage records for reimbursement'],
        restore:
          '1. Work from map books and paper tickets. 2. Unlock the pump with the manual key and log. 3. Have the vendor restore last night’s copy. 4. Enter closed segments by crew.',
      },
      {
        name: 'Plows, storm pumps and traffic signals',
        description: 'Trucks, plows, pumps, signals and the shop that keeps them running.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Heavy equipment dealer',
        backup: ['Weekly', 'Settings and service log in the cloud folder'],
        times: ['1-4 hours', '3 hours', '3-7 days'],
        supports: ['Roads, bridges and drains kept open'],
        restore:
          '1. Barricade the road or underpass that cannot be kept safe. 2. Give the working trucks to hospital and fire routes. 3. Set stop signs at dark signals. 4. Rent pumps and call mutual aid.',
      },
    ],
    suppliers: [
      {
        name: 'Debris removal contractor',
        provides: 'Removal and monitoring under a contract signed beforehand',
        serves: ['Roads, bridges and drains kept open', 'Debris and damage records for reimbursement'],
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['A second prequalified contractor', 'State contract'],
      },
      {
        name: 'Fuel supplier',
        provides: 'Fuel with priority delivery',
        serves: ['Roads, bridges and drains kept open', 'Response to emergencies in the district'],
        criticality: 'critical',
        downtime: '1-3 days',
        alternatives: ['County fuel site', 'A second supplier outside the region'],
      },
      {
        name: 'Pipe, asphalt and culvert supplier',
        provides: 'Repair material',
        serves: ['Roads, bridges and drains kept open', 'Drinking water pressure and treatment'],
        criticality: 'medium',
        downtime: '3-7 days',
        alternatives: ['Neighbor’s yard under mutual aid', 'A second supplier'],
      },
    ],
    risks: [
      [
        'Crew Struck or Injured on the Road',
        'Traffic, saws and downed lines hurt crews in the first days.',
        { like: 'Worker Injury' },
      ],
      [
        'Bridge, Culvert or Signal Failure',
        'One culvert can cut a neighborhood off from ambulances.',
        { like: 'Structural Failure' },
      ],
      [
        'Equipment Yard Lost',
        'Trucks, fuel and salt or sand are kept in one yard, often on low ground.',
        { like: 'Facility Loss' },
      ],
    ],
    insights: [
      'FEMA pays for mutual aid and for contracts that were in order before the event. Sign debris contracts in calm weather.',
    ],
    exposure: {
      water: 'the yard with trucks and fuel lies low, and culverts wash out first',
      wind: 'trees and lines block every route in the same hour',
      cold: 'mains, potholes and stranded cars need crews on the same nights, and the crews cannot get in',
      heat: 'pavement buckles, and crews must slow down',
      power: 'dark signals turn every crossing into a danger, and fuel pumps stop',
      ground: 'bridges close until an engineer has seen them',
    },
    exerciseIdeas: ['Trees on 40 roads: open the way to hospital, fire station and water plant first.'],
  },
});
