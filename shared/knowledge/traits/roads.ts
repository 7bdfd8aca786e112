/** Sources: FMCSA 49 CFR 390.23, 392.14 and 395.34, PHMSA 49 CFR 171.15, 171.16 and 172.602, FDA 21 CFR 1 subpart O. */
import { HELPLINES } from '#shared/domain/helplines.ts';
import { CRISIS_LINES } from '../mitigations/fact.ts';
import { defineTraits } from './trait.ts';

export const roadTraits = defineTraits({
  'motor-carrier': {
    fact: 'runs trucks under FMCSA rules',
    posts: {
      roadFleet: {
        role: ['Owner-Operator', 'Fleet Lead', 'Fleet Manager', 'Director of Fleet Operations'],
        team: ['Owner and drivers', 'Drivers and shop', 'Fleet', 'Fleet operations'],
        owner: ['Owner', 'Operations Manager', 'Operations Manager', 'VP Operations'],
      },
    },
    functions: [
      {
        name: 'Pickup, linehaul and delivery',
        description: 'Moving loads between appointments within drivers’ hours.',
        stake: 'a missed appointment brings a charge-back and can cost the lane',
        criticality: 'critical',
        times: ['4-24 hours', '1-4 hours', null],
        timesBySize: { micro: ['1-3 days', '4-24 hours', null] },
        post: 'roadFleet',
        resources: [
          'Drivers listed by hours left',
          'Rescue carrier agreement',
          'Paper bills of lading',
          'Fuel cards of two networks',
        ],
        steps:
          '1. {role} lists drivers by hours left and place. 2. Tell those in danger to park at a named truck stop. 3. Send medicine and food first. 4. Hand loads to the rescue carrier where hours end. 5. Have each driver photograph seal and bill of lading.',
      },
      {
        name: 'Hours of service, logs and weather stops',
        description: 'Keeping drivers legal and rested, and stopping them before ice, wind or smoke.',
        stake: 'a tired or trapped driver is the worst loss that a carrier can cause',
        criticality: 'critical',
        times: ['1-4 hours', '0-1 hour', '0-1 hour'],
        post: 'roadFleet',
        resources: [
          'Paper log grids in every cab',
          'Safe haven list by route',
          'Wind limits for empty trailers',
          'FMCSA declarations page',
        ],
        steps:
          '1. {role} orders stop-and-shelter by voice. Drivers may always stop for safety. 2. Switch to paper grids when the logging device fails, and note the date. 3. Repair or replace it within eight days. 4. Use emergency relief only for loads that the declaration names. 5. Rest drivers before they restart.',
      },
      {
        name: 'Truck repair and roadside rescue',
        description: 'Inspections, tires, towing and replacement tractors.',
        stake: 'a dead tractor far from a shop loses the load and strands the driver',
        criticality: 'high',
        times: ['1-3 days', '4-24 hours', '4-24 hours'],
        post: 'roadFleet',
        resources: ['Roadside network account', 'Rental tractors', 'Spare tires and batteries', 'Maintenance file by unit'],
        steps:
          '1. {role} gets the driver off the shoulder and to warmth. 2. Decide within 30 minutes: roadside repair, tow or swap. 3. Rent the tractor. 4. Inspect before it rolls. 5. Write the repair in the unit’s file.',
      },
    ],
    systems: [
      {
        name: 'Electronic logs and truck tracking',
        description: 'Hours of service, position and messages to the cab.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'ELD provider on the FMCSA list',
        backup: ['Hourly', 'Provider’s cloud'],
        times: ['0-1 hour', '30 minutes', '0-1 hour'],
        supports: ['Hours of service, logs and weather stops'],
        restore:
          '1. Go to paper grids. 2. Note the failure date for the eight-day limit. 3. Call drivers on the hour for positions. 4. Resync cabs. 5. Have drivers approve edits.',
      },
      {
        name: 'Maintenance and driver qualification files',
        description: 'Inspections, repairs, licenses, medical cards and drug test records.',
        criticality: 'high',
        type: 'database',
        vendor: 'Fleet compliance software vendor',
        backup: ['Daily', 'Vendor’s cloud'],
        times: ['4-24 hours', '4 hours', '4-24 hours'],
        supports: ['Truck repair and roadside rescue'],
        restore:
          '1. Write inspections on paper. 2. Restore or sign in from another computer. 3. Enter repairs by unit before the next inspection is due.',
      },
    ],
    suppliers: [
      {
        name: 'Truck dealer and roadside network',
        provides: 'Parts, tires, towing and roadside repair',
        serves: ['Truck repair and roadside rescue'],
        criticality: 'high',
        downtime: '4-24 hours',
        alternatives: ['A second network account', 'A rental tractor'],
      },
      {
        name: 'Diesel network and bulk fuel',
        provides: 'Fuel on the lanes and in the yard',
        serves: ['Pickup, linehaul and delivery'],
        criticality: 'critical',
        downtime: '4-24 hours',
        alternatives: ['Cards of a second network', 'A mobile fueler'],
        replaces: ['Fuel network'],
      },
    ],
    risks: [
      [
        'Fatal or Multi-vehicle Crash',
        'A serious crash brings investigation, large verdicts and loss of coverage at renewal.',
        { like: 'Accidents', replaces: ['Serious Accident'] },
      ],
      [
        'Tractor or Trailer Breakdown',
        'A failure far from a shop loses load and appointment and strands a driver.',
        { like: 'Vehicle Breakdown', replaces: ['Equipment Breakdown on the Route'] },
      ],
      [
        'Out-of-service Order or Unsatisfactory Rating',
        'FMCSA can park the fleet over logs, maintenance, drug testing or insurance filings.',
        { replaces: ['Loss of Operating Authority or Insurance'] },
      ],
    ],
    insights: [
      'When the ELD fails, drivers keep paper logs and the carrier has eight days to repair it (49 CFR 395.34). Put paper grids in every cab.',
      'Emergency declarations under 49 CFR 390.23 lift hours rules only for direct relief loads, and they end on a date.',
    ],
    exposure: {
      wind: 'empty trailers roll over, and bridges close to high vehicles at posted gusts',
      cold: 'diesel gels, chains are required and closed passes strand drivers who need food, heat and hours',
    },
    insurance: ['Auto liability with the federal filing, cargo, and trailer interchange'],
    vitalRecords: ['Operating authority, driver qualification and maintenance files'],
    exerciseIdeas: ['Twenty trucks are between two closed passes: where does each one park?'],
  },

  'hazmat-freight': {
    fact: 'carries hazardous materials',
    posts: {
      hazmatSafety: {
        role: ['Owner', 'Hazmat Safety Lead', 'Hazmat Safety Manager', 'Director of Hazmat Safety'],
        team: ['Owner and drivers', 'Safety', 'Safety', 'Safety and compliance'],
        owner: ['Owner', 'Operations Manager', 'General Manager', 'VP Safety'],
      },
    },
    functions: [
      {
        name: 'Spill, leak and rollover response',
        description: 'Getting people upwind, calling 911, giving shipping papers to responders and reporting.',
        stake: 'the wrong minute near a leaking tank kills the driver and the first helper',
        criticality: 'critical',
        times: ['1-4 hours', '0-1 hour', null],
        post: 'hazmatSafety',
        resources: [
          'Emergency Response Guidebook in each cab',
          'Shipping papers within reach',
          '24-hour emergency response number',
          `National Response Center ${HELPLINES.nationalResponseCenter}`,
        ],
        steps:
          '1. The driver goes upwind and uphill, calls 911 and keeps people away. 2. {role} sends the shipping papers to the fire department by phone. 3. Call the 24-hour response number and the spill contractor. 4. No one touches the leak without training. 5. Report to the National Response Center within 12 hours at the latest. 6. File the written report within 30 days.',
        outage: {
          driver: 'safety',
          minimum: 'The driver is upwind and safe, 911 is called, and responders have the shipping papers.',
          workaround: [
            'A second dispatcher sends the papers from a cell phone, and the 24-hour response number advises responders.',
            '1-3 days',
          ],
        },
      },
    ],
    systems: [
      {
        name: 'Tank valves, hoses and grounding gear',
        description: 'Tanks, internal valves, hoses, vapor lines and grounding cables.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Tank test and repair shop',
        backup: ['Weekly', 'Settings and service log in the cloud folder'],
        times: ['0-1 hour', '30 minutes', '3-7 days'],
        supports: ['Spill, leak and rollover response'],
        restore:
          '1. Pull the emergency shutoff only if it is safe, and go upwind. 2. Call 911 and the number on the shipping paper. 3. Transfer only with the spill contractor. 4. Test the tank before loading.',
      },
    ],
    suppliers: [
      {
        name: 'Spill response contractor',
        provides: 'Containment, transfer and cleanup along your routes',
        serves: ['Spill, leak and rollover response'],
        criticality: 'critical',
        downtime: '1-4 hours',
        alternatives: ['Own spill trailer, kept in the yard', 'A second contractor for each state'],
      },
      {
        name: 'Tank wash and test shop',
        provides: 'Cleaning, inspection and tests of tanks and valves',
        serves: ['Loading, unloading and grounding', 'Pickup, linehaul and delivery'],
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['A second tank wash on the lane'],
      },
    ],
    risks: [
      [
        'Hazardous Cargo Release',
        'A leaking tank evacuates a neighborhood, closes the road and brings the cleanup bill.',
        { like: 'Chemical Releases' },
      ],
      ['Loss of Hazmat Drivers', 'Endorsements need a security check and a test, so a replacement takes weeks.'],
    ],
    insurance: ['Pollution liability for cargo in transit, with the federal limits for hazardous materials'],
    vitalRecords: ['Shipping papers, hazmat registration and security plan'],
    exerciseIdeas: ['A tank trailer is on its side, leaking, near a school.'],
  },

  'refrigerated-freight': {
    fact: 'hauls refrigerated freight',
    posts: {
      reeferDesk: {
        role: ['Owner-Operator', 'Reefer Lead', 'Temperature Control Manager', 'Director of Temperature Control'],
        team: ['Owner and drivers', 'Drivers and reefer shop', 'Temperature control', 'Temperature control'],
        owner: ['Owner', 'Operations Manager', 'Operations Manager', 'VP Operations'],
      },
    },
    functions: [
      {
        name: 'Trailer temperature watch and rescue',
        description: 'Alarms, set points, fuel of the unit and a cold trailer or dock to move the load to.',
        stake: 'a warm load of food or medicine is destroyed within hours and may harm people',
        criticality: 'critical',
        times: ['1-4 hours', '0-1 hour', '0-1 hour'],
        post: 'reeferDesk',
        resources: ['Remote temperature alarms', 'Spare running trailer', 'Cold storage docks by lane', 'Reefer repair network'],
        steps:
          '1. {role} calls the driver at the first alarm. 2. Check set point, fuel and doors. 3. Send the nearest reefer mechanic. 4. Move the load to a cold dock or the spare trailer. 5. Tell the shipper and save the temperature record. 6. Let the shipper decide on the food. Never sell it yourself.',
      },
    ],
    systems: [
      {
        name: 'Trailer temperature monitoring',
        description: 'Position, set point and air temperature of each trailer.',
        criticality: 'critical',
        type: 'application',
        vendor: 'Reefer telematics vendor',
        backup: ['Hourly', 'Vendor’s cloud, and the log that each unit keeps'],
        times: ['0-1 hour', '30 minutes', '0-1 hour'],
        supports: ['Trailer temperature watch and rescue'],
        restore:
          '1. Have drivers read and photograph the display every hour. 2. Sign in from a phone. 3. Download the unit’s own log at delivery.',
      },
    ],
    suppliers: [
      {
        name: 'Reefer unit dealer',
        provides: 'Repair, parts and rental of cooled trailers',
        serves: ['Trailer temperature watch and rescue'],
        criticality: 'critical',
        downtime: '4-24 hours',
        alternatives: ['A mobile reefer mechanic, on call', 'A trailer rental company'],
      },
      {
        name: 'Cold storage warehouse',
        provides: 'A cold dock for loads that cannot deliver',
        serves: ['Trailer temperature watch and rescue'],
        criticality: 'high',
        downtime: '4-24 hours',
        alternatives: ['A second cold warehouse per lane, with an account'],
      },
    ],
    risks: [
      [
        'Reefer Unit Failure',
        'A failed unit or empty fuel tank loses the load in a summer afternoon.',
        { like: 'Refrigeration Failure' },
      ],
      ['Rejected Load or Spoilage Claim', 'Receivers reject on a gap in the record, and many policies exclude poor maintenance.'],
    ],
    insights: [
      'Cargo insurance often excludes spoilage without a maintenance record of the unit. Keep the download of each trip.',
    ],
    exerciseIdeas: ['A reefer alarms at 2 a.m. with vaccine on board.'],
  },

  'school-bus': {
    fact: 'runs school buses',
    inCharge: ['children'],
    posts: {
      schoolRoutes: {
        role: ['Owner', 'Route Supervisor', 'Transportation Manager', 'Director of Student Transportation'],
        team: ['Owner and drivers', 'Drivers and aides', 'Drivers and aides', 'Student transportation'],
        owner: ['Owner', 'Operations Manager', 'General Manager', 'VP Operations'],
      },
    },
    functions: [
      {
        name: 'Student routes, counts and evacuation',
        description: 'Routes with riders and stops, counting children on and off, and evacuating a bus.',
        stake: 'a child left at a closed stop or on a bus is in danger within minutes',
        criticality: 'critical',
        times: ['0-1 hour', '0-1 hour', null],
        post: 'schoolRoutes',
        resources: [
          'Rider list per bus on paper',
          'Radio in each bus',
          'School and district numbers',
          'List of children with medical needs',
        ],
        steps:
          '1. After a crash or smoke, the driver calls 911, evacuates to a safe side and counts children. 2. {role} tells the district, which tells parents. 3. Send a second bus and an adult. 4. Hand young children only to an authorized adult. 5. Never drive a bus into water. Return children to school instead. 6. Walk each bus to the last seat after every run.',
      },
      {
        name: 'Driver coverage and substitute runs',
        description: 'Qualified drivers and aides for every route, every morning.',
        stake: 'a route without a driver leaves children in the cold at the stop',
        criticality: 'critical',
        times: ['4-24 hours', '1-4 hours', null],
        post: 'schoolRoutes',
        resources: [
          'Substitute list with endorsements',
          'Routes that can be doubled',
          'Parent message through the district',
          'Office staff with licenses',
        ],
        steps:
          '1. {role} counts drivers at 5 a.m. 2. Fill special-needs routes first. 3. Use office staff with the endorsement. 4. Double the short routes. 5. Give the district late times by route before children leave home.',
      },
    ],
    systems: [
      {
        name: 'Bus routing and location',
        description: 'Routes, stops, riders and positions of buses.',
        criticality: 'critical',
        type: 'application',
        vendor: 'Student transportation software vendor',
        backup: ['Daily', 'Vendor’s cloud, with paper routes in each bus'],
        times: ['0-1 hour', '30 minutes', '4-24 hours'],
        supports: ['Student routes, counts and evacuation'],
        restore:
          '1. Drive from paper routes. 2. Call positions by radio. 3. Give parents’ calls to the district. 4. Sign in from a phone.',
      },
    ],
    suppliers: [
      {
        name: 'School district',
        provides: 'Routes, rider lists, closures and parent messages',
        serves: ['Driver coverage and substitute runs', 'Student routes, counts and evacuation'],
        criticality: 'critical',
        downtime: '1-4 hours',
        // The customer itself: no other says where its children are.
        alternatives: [],
      },
    ],
    risks: [
      [
        'School Bus Crash or Fire',
        'A burning bus must be left right away, and every child counted.',
        { replaces: ['Serious Accident'] },
      ],
      ['Child Left on a Bus or at a Wrong Stop', 'One missed walk-through endangers a life and ends the contract.'],
      [
        'Loss of the District Contract',
        'One district is most of the revenue, and the penalty clause starts at the first missed route.',
        { like: 'Customer Concentration' },
      ],
    ],
    mitigations: [
      {
        risks: ['School Bus Crash or Fire'],
        words: /school bus (?:crash|fire)/i,
        facts: [
          {
            strategy: 'Get every child off, counted and with an adult, and let the district tell the parents',
            lines: [
              'Hold evacuation drills with children each semester, at doors and emergency exits.',
              'Keep the rider list and medical needs on paper in the bus.',
              'Agree on a radio code that brings dispatch, a second bus and the district together.',
            ],
            steps: [
              'The driver secures the bus, calls 911 and looks for fire, fuel and traffic.',
              'At smoke, fire, water or a train track, evacuate right away to a place at least 100 feet away. Otherwise keep children seated.',
              'Count children against the list. Tell the responders who is missing or hurt.',
              'Dispatch calls the district, which tells parents one meeting place.',
              'Send a second bus with an adult, and release young children only to an authorized adult.',
              `Arrange the tests and reports that the rules require. Care for driver and children. ${CRISIS_LINES}`,
            ],
            actions: ['Drill evacuations with riders', 'Put list, cutter and first aid kit within the driver’s reach'],
            who: ['Owner', 'Route Supervisor', 'Transportation Manager', 'Director of Student Transportation'],
            timeline: 'Before school starts',
            effectiveness: 'high',
            needs: 'Drill time, radios, belt cutters and first aid kits',
            priority: 'Immediate',
            upkeep: 'Drill each semester, and check exits daily',
          },
        ],
      },
    ],
    exposure: {
      cold: 'buses do not start, stops are dangerous and the district decides on a delay before 5 a.m.',
      water: 'low crossings cut routes with children on board, and buses must turn back',
    },
    exerciseIdeas: ['A bus with 40 children cannot cross the bridge home.'],
  },

  'passenger-carrier': {
    fact: 'carries passengers by road',
    inCharge: ['passengers'],
    posts: {
      passengerCare: {
        role: ['Owner', 'Lead Driver', 'Passenger Operations Manager', 'Director of Passenger Operations'],
        team: ['Owner and drivers', 'Drivers', 'Drivers', 'Passenger operations'],
        owner: ['Owner', 'Operations Manager', 'General Manager', 'VP Operations'],
      },
    },
    functions: [
      {
        name: 'Passenger safety and stranded groups',
        description: 'Evacuating a vehicle, counting passengers and finding shelter, food and onward travel.',
        stake: 'passengers on a shoulder in heat, cold or traffic are in danger within minutes',
        criticality: 'critical',
        times: ['0-1 hour', '0-1 hour', null],
        post: 'passengerCare',
        resources: [
          'Passenger list or count',
          'Evacuation card in the vehicle',
          'Partner carriers by city',
          'Hotels and rest stops by route',
        ],
        steps:
          '1. After a crash, fire or smoke, the driver gets everyone out on the safe side and calls 911. 2. Count passengers against the list. 3. {role} sends a replacement from the nearest partner. 4. Bring people indoors. 5. Call the group leader and families’ contact. 6. Keep people with disabilities with their aids.',
      },
    ],
    suppliers: [
      {
        name: 'Partner passenger carriers',
        provides: 'Replacement vehicles and drivers by city',
        serves: [
          'Charters, drivers’ hours and second drivers',
          'Dialysis, medical and wheelchair trips',
          'Rides in the morning and afternoon',
        ],
        isStandby: true,
        criticality: 'high',
        downtime: '4-24 hours',
        alternatives: ['A second partner with proof of insurance on file'],
      },
      {
        name: 'Vehicle dealer and body shop',
        provides: 'Repair, lifts for wheelchairs and inspections',
        serves: [
          'Charters, drivers’ hours and second drivers',
          'Dialysis, medical and wheelchair trips',
          'Rides in the morning and afternoon',
        ],
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['An independent shop that works on your models'],
      },
    ],
    risks: [
      [
        'Crash with Passengers',
        'Many are hurt together, and families call before you know the names.',
        { like: 'Accidents', replaces: ['Serious Accident'] },
      ],
      ['Passenger Assault or Threat', 'Drivers work alone, at night and with cash or phones in view.'],
    ],
    insurance: ['Passenger auto liability at the limit that your authority requires'],
    vitalRecords: ['Passenger lists, driver files and vehicle inspections'],
    exerciseIdeas: ['A full vehicle stands in a snow closure with two diabetic passengers.'],
  },
});
