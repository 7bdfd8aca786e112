import { defineTraits } from './trait.ts';

/** Pools: CDC Model Aquatic Health Code. Lifts: ANSI B77.1. Lightning: National Weather Service. */
export const guestsTraits = defineTraits({
  'overnight-guests': {
    fact: 'has guests who sleep there',
    inCharge: ['housing'],
    posts: {
      desk: {
        role: ['Owner', 'Front Desk Lead', 'Front Office Manager', 'Director of Rooms'],
        team: ['Owner and helper', 'Front desk', 'Front office', 'Rooms division'],
        owner: ['Owner', 'General Manager', 'General Manager', 'General Manager'],
      },
      rooms: {
        role: ['Owner', 'Head Housekeeper', 'Executive Housekeeper', 'Director of Housekeeping'],
        team: ['Owner and helper', 'Housekeeping', 'Housekeeping', 'Housekeeping'],
        owner: ['Owner', 'General Manager', 'Rooms Manager', 'Director of Rooms'],
      },
    },
    functions: [
      {
        name: 'In-house guest list, keys and night desk',
        description: 'Knowing who sleeps in which room, letting guests in, and one awake person who can act.',
        stake: 'at 3 a.m. no one else can say which rooms are occupied',
        criticality: 'critical',
        times: ['1-4 hours', '0-1 hour', '1-4 hours'],
        post: 'desk',
        resources: [
          'In-house list printed every four hours',
          'Mechanical master keys',
          'Paper registration cards',
          'Flashlights and radios',
        ],
        steps:
          '1. {role} prints or writes the in-house list with guests who need help. 2. Hand it to the incident commander if there is an alarm. 3. Open rooms with mechanical keys and two people. 4. Check in on paper cards with ID. 5. Enter the cards when the system is back.',
      },
      {
        name: 'Rooms turnover, linen and walked guests',
        description: 'Cleaning, linen, room status, and other beds for guests whose room is lost.',
        stake: 'a room that is not ready by evening is a refund and a bad review',
        criticality: 'high',
        times: ['1-3 days', '4-24 hours', '1-4 hours'],
        post: 'rooms',
        resources: ['Linen for three turns', 'Room status board', 'Partner hotels with agreed rates', 'Second linen service'],
        outage: {
          minimum: 'Clean, dry rooms for tonight’s arrivals, and a bed somewhere for everyone without one.',
          workaround: ['Room status on the board, linen from the second service, and paid rides to a partner hotel.', '1-3 days'],
        },
        steps:
          '1. {role} keeps room status on the board. 2. Clean arrivals before stay-overs. 3. Close wet or smoky rooms for sale. 4. Walk guests to the partner hotel with a paid ride. 5. Note each walked guest for the insurer.',
      },
    ],
    systems: [
      {
        name: 'Property management and door locks',
        description: 'Reservations, in-house list, folios, channel rates and key encoding.',
        criticality: 'critical',
        type: 'application',
        vendor: 'Property management and lock vendors',
        backup: ['Hourly', 'Vendor cloud, in-house list printed every four hours'],
        times: ['0-1 hour', '30 minutes', '1-4 hours'],
        supports: ['In-house guest list, keys and night desk', 'Rooms turnover, linen and walked guests'],
        restore:
          '1. Work from the printed list. 2. Use mechanical keys under log. 3. Sign in over cellular. 4. Enter paper cards before channels reopen.',
      },
    ],
    suppliers: [
      {
        name: 'Linen and laundry service',
        provides: 'Sheets, towels and laundry',
        serves: ['Rooms turnover, linen and walked guests'],
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['A second laundry', 'Own machines for towels', 'Three turns of linen'],
      },
      {
        name: 'Online travel agencies and brand channel',
        provides: 'Most of the bookings',
        serves: ['Guest messages and opening hours', 'In-house guest list, keys and night desk'],
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['Own website and phone', 'Guest email list'],
      },
      {
        name: 'Partner hotel for walked guests',
        provides: 'Rooms at an agreed rate when yours are lost',
        serves: ['Rooms turnover, linen and walked guests'],
        isStandby: true,
        criticality: 'high',
        downtime: '4-24 hours',
        alternatives: ['A second hotel in another power and flood area', 'American Red Cross shelter in a disaster'],
      },
    ],
    risks: [
      [
        'Fire or Carbon Monoxide While Guests Sleep',
        'Guests wake confused in a place they do not know, and some cannot walk or hear.',
      ],
      ['Sudden Loss of Rooms', 'A burst riser, failed boiler or power loss takes a floor out of sale with guests in it.'],
    ],
    insights: [
      'Print the in-house list every four hours, with names of guests who need help to leave: firefighters ask for it first.',
      'Put carbon monoxide alarms near pool heaters, boilers and rooms above a garage, even where the code does not require them.',
    ],
    exposure: {
      power: 'elevators, locks, lights and hot water stop with guests upstairs in the dark',
      cold: 'a burst sprinkler line floods floors of occupied rooms, and stranded guests stay another night',
      heat: 'rooms without cooling cannot be sold, and older guests fall ill',
    },
    insurance: ['Innkeeper’s liability: guests’ property', 'Relocation cost: other rooms and rides for guests'],
    vitalRecords: ['In-house lists, registration cards and open deposits'],
    exerciseIdeas: ['Alarm at 3 a.m. with 60 percent occupancy: who meets the fire department with which list?'],
  },
  pool: {
    fact: 'runs a pool or spa',
    posts: {
      aquatics: {
        role: ['Owner', 'Pool Operator', 'Aquatics Manager', 'Aquatics Director'],
        team: ['Owner and helper', 'Pool crew', 'Aquatics', 'Aquatics'],
        owner: ['Owner', 'General Manager', 'General Manager', 'Director of Operations'],
      },
    },
    functions: [
      {
        name: 'Pool water, lifeguards and closing',
        description: 'Disinfection, clarity, supervision, drains and the decision to close the water.',
        stake: 'a drowning takes minutes and makes no noise',
        criticality: 'critical',
        times: ['0-1 hour', '0-1 hour', null],
        post: 'aquatics',
        resources: [
          'Certified pool operator',
          'Test kit and log',
          'Rescue tube, backboard and AED',
          'Closed signs and a locking gate',
        ],
        steps:
          '1. {role} clears and locks the pool for thunder, cloudy water, stool or a chemical smell. 2. Wait 30 minutes after the last thunder. 3. Test chlorine and pH before anyone swims. 4. Keep chlorine and acid apart in separate rooms. 5. Write closing and reopening in the log.',
      },
    ],
    risks: [
      [
        'Drowning or Pool Chemical Injury',
        'Chlorine gas from mixed chemicals or a pump restart sends swimmers to the hospital every summer (CDC).',
      ],
    ],
    systems: [
      {
        name: 'Pool pumps, chlorinator and drain sensors',
        description: 'Filters, feeders, drain covers and the sensors that read the water.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Pool service company',
        backup: ['Weekly', 'Settings and service log in the cloud folder'],
        times: ['0-1 hour', '30 minutes', '3-7 days'],
        supports: ['Pool water, lifeguards and closing'],
        restore:
          '1. Clear the pool and lock the gate. 2. If anyone smells chlorine, stay out of the pump room and call 911. 3. Switch the feeder off at the panel. 4. Test the water by hand before opening.',
      },
    ],
    suppliers: [
      {
        name: 'Pool chemical and pump service',
        provides: 'Chemicals, pumps, heaters and repairs',
        serves: ['Pool water, lifeguards and closing'],
        criticality: 'medium',
        downtime: '1-3 days',
        alternatives: ['A second service', 'A staff member with an operator certificate and a week of chemicals'],
      },
    ],
    insights: [
      'Interlock the chemical feed with the pump: a restart after an outage otherwise pushes chlorine gas into the pool.',
    ],
    mitigations: [
      {
        risks: ['Drowning or Pool Chemical Injury'],
        words: /\b(?:drown|pool chemical)/i,
        facts: [
          {
            strategy: 'Keep eyes on the water, chlorine and acid apart, and a gate that closes itself',
            lines: [
              'Post a guard or attendant who only watches. Relieve them every 30 minutes.',
              'Store the chemicals in two rooms, and feed them only while the pump runs.',
              'Check gate locks, drain covers and depth marks weekly.',
            ],
            steps: [
              'Get the person out, call 911 and start CPR with breaths right away. Send for the AED.',
              'Clear the pool and count heads.',
              'For a chlorine smell everyone leaves, upwind, and calls 911 from outside.',
              'Rinse eyes and skin with water until help comes.',
              'Keep the pool closed until a certified operator has tested it.',
              'Tell the health department and the insurer. Keep the logs.',
            ],
            actions: [
              'Interlock feed pumps and circulation',
              'Train every shift in CPR with breaths',
              'Put a phone with the address at the pool',
            ],
            who: ['Owner', 'Owner', 'General Manager', 'Director of Operations'],
            timeline: 'Before the pool opens again',
            effectiveness: 'high',
            needs: 'Guards, AED, interlock, two chemical rooms',
            priority: 'Immediate',
            upkeep: 'Drill monthly in season, drains and interlock every year',
          },
        ],
      },
    ],
  },
  tables: {
    fact: 'serves guests at tables',
    inCharge: ['servedFood'],
    posts: {
      dining: {
        role: ['Owner', 'Floor Lead', 'Dining Room Manager', 'Director of Service'],
        team: ['Owner and servers', 'Servers and hosts', 'Dining room', 'Dining rooms'],
        owner: ['Owner', 'General Manager', 'General Manager', 'Director of Operations'],
      },
    },
    functions: [
      {
        name: 'Dining room, tickets and reservations',
        description: 'Seating, orders to the kitchen, checks and the book for tonight.',
        stake: 'a full book without tickets turns into refunds and angry reviews the same evening',
        criticality: 'high',
        times: ['4-24 hours', '1-4 hours', '1-4 hours'],
        post: 'dining',
        resources: [
          'Book printed before service',
          'Paper guest checks in three colors',
          'Floor plan with sections',
          'Runner between floor and kitchen',
        ],
        outage: {
          minimum: 'Seated guests are served and can pay, and tonight’s bookings are known.',
          workaround: [
            'The printed book, paper tickets to the kitchen, fewer tables, and numbered slips for payment.',
            '1-3 days',
          ],
        },
        steps:
          '1. {role} stops online seating. 2. Hand out paper checks and name a runner. 3. Cut the menu with the chef. 4. Seat half the tables and tell waiting guests the truth. 5. Enter checks after closing.',
      },
    ],
    systems: [
      {
        name: 'Table orders and kitchen screens',
        description: 'Handhelds, kitchen screens or printers, and the reservation book.',
        criticality: 'high',
        type: 'application',
        vendor: 'Restaurant point-of-sale vendor',
        backup: ['Hourly', 'Vendor cloud'],
        times: ['1-4 hours', '1 hour', '0-1 hour'],
        supports: ['Dining room, tickets and reservations'],
        restore:
          '1. Write tickets by hand. 2. Pair a spare tablet with the account. 3. Send one test order to the kitchen printer. 4. Enter the paper checks by number.',
      },
    ],
    risks: [
      [
        'Choking, Allergy or Burn at the Table',
        'Minutes decide, and the server who knows first aid may be off.',
        { like: 'Workplace Safety' },
      ],
    ],
    insights: ['Post the abdominal thrust poster and the 911 address beside the kitchen door, and train two people a shift.'],
  },
  'outdoor-guides': {
    fact: 'leads people outdoors',
    posts: {
      guides: {
        role: ['Owner', 'Lead Guide', 'Operations Manager', 'Director of Guest Programs'],
        team: ['Owner and guides', 'Guides', 'Guides and drivers', 'Guides and programs'],
        owner: ['Owner', 'Owner', 'General Manager', 'Director of Operations'],
      },
    },
    functions: [
      {
        name: 'Trips, guides and overdue parties',
        description: 'Who is out where with whom, go or no-go, and help for a party that is late or hurt.',
        stake: 'guests trust the guide’s judgment in weather and water they do not know',
        criticality: 'critical',
        times: ['0-1 hour', '0-1 hour', null],
        post: 'guides',
        resources: [
          'Trip board with routes and return times',
          'Satellite messengers',
          'Certified guides with wilderness first aid',
          'Sheriff’s search and rescue number',
        ],
        steps:
          '1. {role} makes the go or no-go call by written limits. 2. Recall parties by messenger for lightning, smoke or high water. 3. Call 911 for an overdue party at the time on the board. 4. Give route, number, ages and last position. 5. Keep families in one room with one person.',
      },
    ],
    risks: [
      ['Guest Lost or Hurt on a Trip', 'Falls, cold and storms strike where help takes hours.', { like: 'Workplace Safety' }],
    ],
    insights: ['Written limits for flow, wind, AQI and avalanche danger protect guides from guests who have paid and insist.'],
    insurance: ['Outfitter liability with signed acknowledgments of risk'],
    vitalRecords: ['Land and river permits, guide certifications and signed releases'],
  },
  'rides-and-lifts': {
    fact: 'runs lifts or rides',
    posts: {
      lifts: {
        role: ['Owner', 'Lift or Ride Lead', 'Lift Maintenance Manager', 'Mountain or Park Operations Director'],
        team: ['Owner and crew', 'Operators and mechanics', 'Lift and ride operations', 'Lift and ride operations'],
        owner: ['Owner', 'General Manager', 'General Manager', 'Chief Operating Officer'],
      },
    },
    functions: [
      {
        name: 'Lift or ride operation and rider rescue',
        description: 'Daily inspection, loading, stops for wind or lightning, and bringing riders down.',
        stake: 'riders on a stopped chair or ride get cold, frightened and jump',
        criticality: 'critical',
        times: ['0-1 hour', '0-1 hour', null],
        post: 'lifts',
        resources: [
          'Auxiliary engine and evacuation drive',
          'Rope rescue kits and trained teams',
          'Inspection log',
          'Megaphones, blankets and warm rooms',
        ],
        steps:
          '1. {role} stops loading and talks to riders right away. 2. Clear the line with the auxiliary engine if the mechanic allows it. 3. Call the rope team if riders still hang after 30 minutes, sooner in cold. 4. Call 911 for anyone hurt. 5. Keep it closed until it is inspected, and tell the state if it must know.',
      },
    ],
    systems: [
      {
        name: 'Lift or ride controls and safety circuits',
        description: 'Drives, brakes, safety circuits, phones in the stations and wind sensors.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Lift or ride manufacturer',
        backup: ['Monthly', 'Parameters and drawings in the manufacturer’s cloud'],
        times: ['0-1 hour', '30 minutes', 'More than 1 week'],
        supports: ['Lift or ride operation and rider rescue'],
        restore:
          '1. Clear the riders on auxiliary power. 2. Lock out the drive. 3. Fix only with the manufacturer’s steps. 4. Run empty and test every stop before loading.',
      },
    ],
    suppliers: [
      {
        name: 'Lift or ride manufacturer and inspector',
        provides: 'Parts, service and inspections',
        serves: ['Lift or ride operation and rider rescue'],
        criticality: 'critical',
        downtime: '1-3 days',
        alternatives: ['Second qualified engineer', 'Parts from another owner of the same model'],
      },
    ],
    risks: [
      [
        'Lift or Ride Stop with Riders On It',
        'A gearbox, brake or power failure leaves people hanging, and an injury closes it for the investigation.',
      ],
    ],
    insights: ['Practice a rope rescue on every lift or ride before each season, timed, with people who really hang there.'],
    exposure: {
      wind: 'lifts and rides stop by their wind limit, and a late stop means rescues in the wind',
      power: 'riders hang until the auxiliary engine starts, and snowmaking or lights stop',
    },
    vitalRecords: ['Inspection logs, load tests and state certificates'],
    exerciseIdeas: ['Forty riders hang in 15 °F wind and the auxiliary engine does not start.'],
    mitigations: [
      {
        risks: ['Lift or Ride Stop with Riders On It'],
        words: /\b(?:lift evacuation|riders stuck)/i,
        facts: [
          {
            strategy: 'Talk to riders, clear the line by auxiliary power, and bring the rest down by rope before they get cold',
            lines: [
              'Plan the rope rescue by span or car, and time it in a drill each season.',
              'Start the auxiliary engine weekly under load.',
              'Write down the wind limits, and name the person who closes.',
            ],
            steps: [
              'Stop loading and speak to riders by megaphone right away. Tell them to stay seated.',
              'The mechanic clears the line by auxiliary power only if it is safe.',
              'Send rope teams after 30 minutes, sooner in cold, heat or wind. Children and ill riders first.',
              'Call 911 for anyone hurt.',
              'Count riders down against tickets or seats. Warm, feed and hear them.',
              'Keep it closed until the inspector or the maker agrees.',
            ],
            actions: [
              'Time a rescue of one full section',
              'Put blankets, drinks and megaphones in the stations',
              'Write the state’s reporting rule into the log',
            ],
            who: ['Owner', 'Lift or Ride Lead', 'Lift Maintenance Manager', 'Mountain or Park Operations Director'],
            timeline: 'Before the season',
            effectiveness: 'high',
            needs: 'Rope kits, trained teams, auxiliary engine',
            priority: 'Immediate',
            upkeep: 'Drill every season, engine weekly',
          },
        ],
      },
    ],
  },
});
