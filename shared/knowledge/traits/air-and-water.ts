/** Sources: FAA 14 CFR 61, 135.79 and 141, NTSB 49 CFR 830.5, Coast Guard 46 CFR 4.05. */
import { CRISIS_LINES } from '../mitigations/fact.ts';
import { defineTraits } from './trait.ts';

export const airAndWaterTraits = defineTraits({
  aircraft: {
    fact: 'flies aircraft under 14 CFR 135',
    inCharge: ['aircraft', 'passengers'],
    posts: {
      flightControl: {
        role: ['Director of Operations (Owner)', 'Director of Operations', 'Director of Operations', 'VP Flight Operations'],
        team: ['Pilots', 'Pilots and flight followers', 'Flight control', 'Operations control'],
        owner: ['Owner', 'Director of Operations', 'Director of Operations', 'Accountable Executive'],
      },
      airworthiness: {
        role: ['Director of Maintenance', 'Director of Maintenance', 'Director of Maintenance', 'VP Maintenance'],
        team: ['Mechanic', 'Mechanics', 'Maintenance', 'Maintenance'],
        owner: ['Owner', 'Director of Maintenance', 'Director of Maintenance', 'Accountable Executive'],
      },
    },
    functions: [
      {
        name: 'Flight locating and overdue aircraft',
        description: 'Knowing where each flight is and starting the search when one is late (14 CFR 135.79).',
        stake: 'survivors of a crash in cold or water live for hours',
        criticality: 'critical',
        times: ['0-1 hour', '0-1 hour', null],
        post: 'flightControl',
        resources: [
          'Flight plans on paper',
          'Satellite tracker and phone',
          'Emergency response binder',
          'Rescue coordination and NTSB numbers',
        ],
        steps:
          '1. {role} calls the pilot, the destination and flight service as soon as a flight is overdue. 2. Call 911 or the rescue coordination center right away if there is no answer. 3. Give last position, people on board and survival gear. 4. Hold other flights in the area. 5. Notify the NTSB immediately of an accident. 6. Name one person for families.',
      },
      {
        name: 'Flight release, weather and crew duty',
        description: 'Go or no-go, weather, weight and balance, and pilots’ flight and rest times.',
        stake: 'pressure to fly into weather is what kills in this trade',
        criticality: 'critical',
        times: ['4-24 hours', '1-4 hours', '0-1 hour'],
        post: 'flightControl',
        resources: ['Weather minimums card', 'Two weather sources', 'Duty and rest log', 'Weight and balance forms on paper'],
        steps:
          '1. {role} cancels below the written minimums. No customer changes that. 2. Use flight service by phone when the internet is down. 3. Log duty and rest on paper. 4. Compute weight and balance by hand. 5. Sign each release.',
      },
      {
        name: 'Aircraft maintenance and airworthiness',
        description: 'Inspections, airworthiness directives, parts and return to service.',
        stake: 'an aircraft without its signed record may not fly',
        criticality: 'high',
        times: ['4-24 hours', '1-4 hours', '4-24 hours'],
        post: 'airworthiness',
        resources: [
          'Maintenance records with a scanned copy',
          'Repair station for engines and avionics',
          'Tie-downs and hangar space',
          'Parts supplier',
        ],
        outage: {
          minimum: 'Every aircraft that flies has its inspections done and its return to service signed.',
          workaround: [
            'Aircraft that are due stay grounded. A second repair station inspects the others from the scanned records.',
            '3-7 days',
          ],
        },
        steps:
          '1. {role} moves aircraft to a hangar or another airport before wind, hail or ash. 2. Ground whatever was flooded, hit or covered with ash. 3. Inspect by the manufacturer’s list. 4. Restore logbooks from the scan. 5. Sign the return to service.',
      },
    ],
    systems: [
      {
        name: 'Flight scheduling and duty records',
        description: 'Flights, crews, duty time, manifests and releases.',
        criticality: 'critical',
        type: 'application',
        vendor: 'Flight operations software vendor',
        backup: ['Hourly', 'Vendor’s cloud, with the day’s flights printed'],
        times: ['0-1 hour', '30 minutes', '0-1 hour'],
        supports: ['Flight release, weather and crew duty', 'Flight locating and overdue aircraft'],
        restore:
          '1. Use the printed flights and paper duty log. 2. Leave a manifest copy on the ground before takeoff. 3. Sign in from a phone. 4. Enter flights the same day.',
      },
      {
        name: 'Aircraft maintenance records',
        description: 'Logbooks, inspections, directives and parts times.',
        criticality: 'high',
        type: 'database',
        vendor: 'Maintenance tracking vendor',
        backup: ['Daily', 'Vendor’s cloud, with logbooks scanned off the airport'],
        times: ['1-4 hours', '3 hours', '4-24 hours'],
        supports: ['Aircraft maintenance and airworthiness'],
        restore:
          '1. Ground aircraft whose due items are unknown. 2. Open the scanned logbooks. 3. List due items by hand. 4. Reconcile when it is back.',
      },
    ],
    suppliers: [
      {
        name: 'Aviation fuel supplier',
        provides: 'Avgas and jet fuel',
        serves: ['Village, medical and lodge flights', 'Flight release, weather and crew duty'],
        criticality: 'critical',
        downtime: '4-24 hours',
        alternatives: ['Fuel at a second airport', 'Own tank with a week’s supply'],
        replaces: ['Fuel network'],
      },
      {
        name: 'Engine and avionics repair station',
        provides: 'Overhaul, repair and loan units',
        serves: ['Aircraft maintenance and airworthiness'],
        isRepairer: true,
        criticality: 'high',
        downtime: 'More than 1 week',
        alternatives: ['A second certificated station', 'A leased engine'],
      },
      {
        name: 'Airport, hangar landlord and ground handler',
        provides: 'Runway, hangar and ramp',
        serves: ['Flight release, weather and crew duty', 'Village, medical and lodge flights'],
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['Parking and a desk at a second airport'],
      },
    ],
    risks: [
      [
        'Aircraft Accident or Overdue Flight',
        'Lives first. The NTSB must be notified immediately (49 CFR 830.5).',
        { replaces: ['Serious Accident'] },
      ],
      [
        'Grounding of an Aircraft Type or Certificate',
        'A directive, inspection or certificate action can stop the fleet in a day.',
        { like: 'License Suspension', replaces: ['Loss of Operating Authority or Insurance'] },
      ],
      [
        'Loss of Pilots or Check Airmen',
        'Two resignations can empty the schedule, and training a captain takes months.',
        { like: 'Key Personnel Loss', replaces: ['Driver and Crew Shortage'] },
      ],
      [
        'Aircraft out of Service',
        'One engine removal idles an aircraft for weeks.',
        { like: 'Equipment Failure', replaces: ['Equipment Breakdown on the Route'] },
      ],
    ],
    mitigations: [
      {
        risks: ['Aircraft Accident or Overdue Flight'],
        words: /\b(?:overdue|missing) (?:aircraft|flight)|\baircraft accident/i,
        facts: [
          {
            strategy: 'Know where each flight is at all times, and start the search on time',
            lines: [
              'Name the person who locates each flight, and the time of the first call.',
              'Leave the manifest, the survival gear list and next of kin on the ground.',
              'Keep an emergency binder: rescue coordination center, NTSB, insurer, families’ contact.',
            ],
            steps: [
              'Call the pilot, the destination and flight service as soon as the flight is overdue.',
              'If no one knows, call 911 or the rescue coordination center right away. Give route, people and survival gear.',
              'Keep one line open and write down every call.',
              'Notify the NTSB immediately of an accident or an overdue aircraft believed to be in one (49 CFR 830.5).',
              'Tell families in person, before the news, by one named manager.',
              `Preserve records and wreckage. Speak to the press with one voice. ${CRISIS_LINES}`,
            ],
            actions: ['Write the overdue clock into every flight release', 'Rehearse an overdue flight twice a year'],
            who: ['Owner', 'Director of Operations', 'Director of Operations', 'VP Flight Operations'],
            timeline: 'Within 30 days',
            effectiveness: 'high',
            needs: 'Trackers, satellite phones and a printed binder',
            priority: 'Immediate',
            upkeep: 'Test the call list each quarter',
          },
        ],
      },
    ],
    insights: ['Keep a copy of the manifest and logbooks off the aircraft and off the airport.'],
    exposure: {
      air: 'ash and smoke ground aircraft, and volcanic ash destroys engines',
      wind: 'parked aircraft flip, and hail ruins skins and control surfaces',
      cold: 'engines need preheat, wings need deicing, and short days close strips',
      water: 'ramps and hangars on low ground flood, and a wet aircraft is grounded until inspected',
    },
    insurance: ['Aircraft hull and liability, with the territory and pilots that you fly'],
    vitalRecords: ['Operating certificate, operations specifications and aircraft logbooks'],
    exerciseIdeas: ['A flight with five people is 30 minutes overdue.'],
  },

  'flight-training': {
    fact: 'trains pilots',
    inCharge: ['aircraft'],
    posts: {
      flightSchool: {
        role: ['Chief Instructor (Owner)', 'Chief Instructor', 'Chief Instructor', 'Director of Training'],
        team: ['Instructors', 'Instructors', 'Flight training', 'Flight training'],
        owner: ['Owner', 'Owner', 'General Manager', 'Chief Executive Officer'],
      },
    },
    functions: [
      {
        name: 'Student solo watch and overdue flights',
        description: 'Who is up, where, until when, and the first calls when a student is late.',
        stake: 'a lost student pilot runs out of daylight and fuel',
        criticality: 'critical',
        times: ['1-4 hours', '0-1 hour', null],
        post: 'flightSchool',
        resources: [
          'Flight board with return times',
          'Tower and flight service numbers',
          'Weather minimums for solo',
          'Emergency contacts of students',
        ],
        outage: {
          driver: 'safety',
          minimum: 'Someone on the ground knows who is solo, where, and when each is due.',
          workaround: [
            'A paper flight board, a handheld radio, and a cell phone to tower and flight service. New solos wait.',
            '4-24 hours',
          ],
        },
        steps:
          '1. {role} calls radio, phone, destination and flight service when a student is overdue. 2. Call 911 if there is no answer. 3. Recall all solo flights when weather turns. 4. Count aircraft on the ramp. 5. Notify the NTSB immediately of an accident.',
      },
      {
        name: 'Lessons, checkrides and student records',
        description: 'Scheduling lessons, endorsements, training records and examiner dates.',
        stake: 'a lost checkride date moves a student by months and a visa may depend on it',
        criticality: 'high',
        times: ['1-3 days', '4-24 hours', '4-24 hours'],
        post: 'flightSchool',
        needs: ['Training aircraft inspections and storage'],
        resources: ['Training records with a scan', 'Instructor list by rating', 'Examiner contacts', 'Simulator time'],
        outage: {
          minimum: 'Checkrides of this week, and students whose endorsements run out.',
          workaround: [
            'Ground school by video, aircraft and simulator time at a partner school, and paper training records.',
            '3-7 days',
          ],
        },
        steps:
          '1. {role} moves lessons to the simulator or ground school. 2. Keep paper training records. 3. Save checkride dates first. 4. Lend students to a partner school. 5. Tell students and lenders the new dates.',
      },
    ],
    systems: [
      {
        name: 'Training schedule and records',
        description: 'Bookings, aircraft, endorsements and stage checks.',
        criticality: 'high',
        type: 'application',
        vendor: 'Flight school software vendor',
        backup: ['Daily', 'Vendor’s cloud, with the week printed'],
        times: ['1-4 hours', '2 hours', '4-24 hours'],
        supports: ['Lessons, checkrides and student records'],
        restore:
          '1. Fly from the printed week and the paper board. 2. Write endorsements in logbooks. 3. Enter lessons the same week.',
      },
    ],
    suppliers: [
      {
        name: 'Designated pilot examiners',
        provides: 'Checkrides',
        serves: ['Lessons, checkrides and student records'],
        criticality: 'high',
        downtime: '3-7 days',
        alternatives: ['A second examiner within an hour’s flight'],
      },
    ],
    risks: [
      [
        'Training Accident',
        'Solo students and stalls near the ground bring most serious accidents.',
        { like: 'Accidents', replaces: ['Serious Accident'] },
      ],
      [
        'Instructor Turnover',
        'Instructors leave for the airlines in groups, with the students’ schedules.',
        { like: 'High Staff Turnover', replaces: ['Driver and Crew Shortage'] },
      ],
    ],
    exposure: {
      water: 'ramps and hangars flood, and a trainer that stood in water is grounded until inspected',
      wind: 'tied-down trainers flip, and students wait for weeks of gusty days to end',
      ground: 'runways and hangars stay closed until inspected',
      fire: 'flight restrictions for fire aircraft close the practice area',
      cold: 'engines need preheat, and ice and short days cancel lessons',
      heat: 'high density altitude lengthens the takeoff, and cockpits overheat students',
      power: 'fuel pumps, runway lights and the simulator stop',
      air: 'smoke and haze end visual flying for days',
    },
    insurance: ['Aircraft hull and liability with students and instructors named as pilots'],
    vitalRecords: ['Training records and endorsements, and aircraft logbooks'],
    insights: ['Text every solo student and instructor when the weather turns, and count aircraft back on the ramp.'],
    exerciseIdeas: ['A solo student does not return before dark.'],
  },

  'passenger-vessels': {
    fact: 'carries passengers by water',
    inCharge: ['vessels', 'passengers'],
    posts: {
      vesselOps: {
        role: ['Captain (Owner)', 'Senior Captain', 'Port Captain', 'Director of Marine Operations'],
        team: ['Captain and crew', 'Captains and crew', 'Marine operations', 'Marine operations'],
        owner: ['Owner', 'Operations Manager', 'General Manager', 'VP Operations'],
      },
    },
    functions: [
      {
        name: 'Passenger muster, abandon ship and rescue',
        description: 'Passenger count, life jackets, drills, and the distress call.',
        stake: 'cold water disables a swimmer within minutes',
        criticality: 'critical',
        times: ['0-1 hour', '0-1 hour', null],
        post: 'vesselOps',
        resources: [
          'Passenger count left ashore',
          'Life jackets for everyone, with child sizes',
          'VHF channel 16 and beacon',
          'Drill log',
        ],
        steps:
          '1. {role} calls Mayday on VHF channel 16 with position and people on board. 2. Life jackets on, children first. 3. Fight fire only while it is safe, then abandon. 4. Count people in the rafts and on the rescue boat. 5. Report the casualty to the Coast Guard immediately. 6. Name one person ashore for families.',
      },
      {
        name: 'Sailing decisions, weather and crew',
        description: 'Go or no-go by wind, sea, fog and crew, and the licensed captain for each run.',
        stake: 'a boat that leaves in the wrong weather cannot always come back',
        criticality: 'high',
        times: ['4-24 hours', '1-4 hours', null],
        post: 'vesselOps',
        resources: ['Written limits by route', 'Marine forecast and buoy data', 'Relief captains', 'Refund and rebooking rule'],
        outage: {
          minimum: 'No boat leaves without a licensed captain, a weather check, and a go in writing.',
          workaround: [
            'Forecasts over VHF radio, the written limits kept aboard, and relief captains. In doubt, the boat stays.',
            '1-3 days',
          ],
        },
        steps:
          '1. {role} cancels by the written limits. 2. Tell passengers before they travel to the dock. 3. Move boats to the storm berth by the port’s order. 4. Check lines and pumps before the wind. 5. Inspect hull, dock and channel before the first run.',
      },
      {
        name: 'Hull, engines and inspection certificate',
        description: 'Repairs, haul-outs and the Coast Guard certificate of inspection.',
        stake: 'without a valid certificate the boat stays at the dock',
        criticality: 'high',
        times: ['1-3 days', '4-24 hours', '4-24 hours'],
        post: 'vesselOps',
        resources: [
          'Certificate and stability letter',
          'Boatyard with a lift',
          'Spare pump, impeller and filters',
          'Diver contact',
        ],
        outage: {
          minimum: 'No passengers on a boat without a valid certificate and signed repairs.',
          workaround: ['A chartered boat with its own certificate and crew from another port, and fewer runs.', '3-7 days'],
        },
        steps:
          '1. {role} takes a boat that grounded or flooded out of service. 2. Call the Coast Guard inspector before repair. 3. Book the lift. 4. Charter a certified boat meanwhile. 5. Test and get the release.',
      },
    ],
    systems: [
      {
        name: 'Vessel radio, tracking and passenger counts',
        description: 'VHF, AIS, weather and the count of people on board.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Marine electronics dealer',
        backup: ['Monthly', 'Settings with the dealer, and counts on paper ashore'],
        times: ['0-1 hour', '20 minutes', 'More than 1 week'],
        supports: ['Passenger muster, abandon ship and rescue'],
        restore:
          '1. Use the handheld VHF and a cell phone. 2. Leave the count ashore on paper. 3. Stay in port until one radio works.',
      },
      {
        name: 'Engines, steering, bilge pumps and life rafts',
        description: 'Engines, steering, bilge alarms, fire system and life rafts.',
        criticality: 'high',
        type: 'infrastructure',
        vendor: 'Boatyard and marine mechanic',
        backup: ['Daily', 'Programs, settings and service log in the cloud folder'],
        times: ['4-24 hours', '12 hours', '4-24 hours'],
        supports: ['Hull, engines and inspection certificate'],
        restore:
          '1. Anchor or hold off, muster passengers in life jackets and call the Coast Guard. 2. Use emergency steering. 3. Take the tow. 4. Report as required and pass inspection before sailing.',
      },
    ],
    suppliers: [
      {
        name: 'Boatyard and marine mechanic',
        replaces: ['Machine and engine dealer'],
        provides: 'Haul-outs, engines and hull repair',
        serves: ['Hull, engines and inspection certificate'],
        isRepairer: true,
        criticality: 'high',
        downtime: 'More than 1 week',
        alternatives: ['A second yard with a lift of your tonnage'],
      },
      {
        name: 'Dock or port landlord',
        provides: 'Berths, gangways and storm moorings',
        serves: ['Sailing decisions, weather and crew', 'Ticketing, boarding and refunds'],
        criticality: 'critical',
        downtime: '4-24 hours',
        alternatives: ['A second landing, agreed in writing'],
      },
      {
        name: 'Marine fuel dock',
        provides: 'Fuel at the berth',
        serves: ['Sailing decisions, weather and crew'],
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['A tank truck at the second landing'],
        replaces: ['Fuel network'],
      },
    ],
    risks: [
      [
        'Fire, Sinking or Grounding with Passengers',
        'A boat can be lost within minutes. The count ashore decides the search.',
        { replaces: ['Serious Accident'] },
      ],
      [
        'Dock or Channel Loss',
        'Surge, low water or shoaling closes the landing for weeks.',
        { like: 'Facility Loss', replaces: ['Road, Bridge or Port Closure'] },
      ],
      [
        'Vessel out of Service',
        'An engine or hull repair can take weeks, and runs in the season need a chartered boat until then.',
        { like: 'Equipment Failure', replaces: ['Equipment Breakdown on the Route'] },
      ],
    ],
    mitigations: [
      {
        risks: ['Fire, Sinking or Grounding with Passengers'],
        words: /\b(?:sinking|abandon ship)\b/i,
        facts: [
          {
            strategy: 'Count every passenger ashore and aboard, drill abandon ship, and call early',
            lines: [
              'Leave the passenger count ashore on every run.',
              'Stow life jackets for everyone, child sizes too, where passengers can reach them.',
              'Drill the crew for fire, flooding, abandon ship and person overboard, and log it.',
            ],
            steps: [
              'Call Mayday on VHF channel 16 right away, with position, people on board and the danger.',
              'Life jackets on everyone, children first. Muster on the safe side.',
              'Fight the fire or flooding only while it is safe. Otherwise abandon before the smoke or list traps people.',
              'Count people in each raft and boat. Tell the Coast Guard who is missing.',
              'Keep people warm and treat shock until the rescuers take over.',
              `Report the marine casualty to the Coast Guard immediately. One manager meets families ashore. ${CRISIS_LINES}`,
            ],
            actions: ['Drill abandon ship each month in season', 'Leave the count ashore on every run'],
            who: ['Owner', 'Senior Captain', 'Port Captain', 'Director of Marine Operations'],
            timeline: 'Before the season',
            effectiveness: 'high',
            needs: 'Life jackets, rafts, radios and drill time',
            priority: 'Immediate',
            upkeep: 'Drill as the certificate requires, and have the rafts serviced every year',
          },
        ],
      },
    ],
    exposure: {
      wind: 'runs stop at the written limit, and boats left at the dock are lost in surge',
      water: 'landings and ticket offices flood, and floating docks break loose',
    },
    insurance: ['Hull, and protection and indemnity for passengers and crew'],
    vitalRecords: ['Certificate of inspection, stability letter and captains’ licenses'],
    exerciseIdeas: ['An engine room fire with 80 passengers half a mile out.'],
  },
});
