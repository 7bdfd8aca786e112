import { DISCARD_FOOD } from '../temperatures.ts';
import { defineTraits } from './trait.ts';

/** Care where people live. Sources: CMS 42 CFR 483.73, 484.102 and 418.113, 42 CFR 483.10(i)(6). */
export const livingTraits = defineTraits({
  'home-visits': {
    fact: 'cares for people in their homes',
    posts: {
      visits: {
        role: ['Owner (Nurse)', 'Clinical Supervisor', 'Director of Patient Care', 'Director of Clinical Operations'],
        team: ['Nurse and aides', 'Nurses and aides', 'Field staff', 'Field staff'],
        owner: ['Owner (Nurse)', 'Administrator', 'Administrator', 'Chief Operating Officer'],
      },
    },
    functions: [
      {
        name: 'Visits to those who cannot go without care',
        description: 'Visits in order of need: breathing support, wounds, infusions, medicines, and people who live alone.',
        stake: 'a person who lives alone and misses a visit may not be found until the next one',
        criticality: 'critical',
        times: ['4-24 hours', '1-4 hours', null],
        post: 'visits',
        resources: [
          'Patient list by need, printed daily',
          'Route plan by neighborhood',
          'Emergency contact and key list',
          'Portable supplies in each car',
        ],
        replaces: ['Urgent and scheduled patient care', 'Patients who cannot wait'],
        steps:
          '1. {role} marks the list: today, within two days, can wait. 2. Call each patient and each family. 3. Call 911 for anyone in danger or on oxygen without power. 4. Send the nearest staff, never through water or past a barricade. 5. Ask the emergency manager to check or move those you cannot reach. 6. Sign off every name by the evening.',
      },
      {
        name: 'Field staff located and safe',
        description: 'Knowing where each caregiver is, and calling them back before roads close.',
        stake: 'staff drive alone, into the weather that their patients cannot leave',
        criticality: 'critical',
        times: ['0-1 hour', '0-1 hour', null],
        post: 'visits',
        resources: ['Check-in rule with times', 'Paper roster with car and area', 'Second phone carrier for supervisors'],
        steps:
          '1. {role} calls everyone on the roster, the farthest first. 2. Call 911 for anyone who does not answer and may be in danger. 3. Stop visits when roads or wind pass the limit in your policy. 4. Have everyone check in at home. 5. Start again by area, when each area is released.',
      },
    ],
    systems: [
      {
        name: 'Visit schedule and mobile charts',
        description: 'Schedules, routes, plans of care and visit notes on staff phones and tablets.',
        criticality: 'critical',
        type: 'application',
        vendor: 'Home care software vendor',
        backup: ['Hourly', 'Vendor cloud, with the list by need printed daily'],
        times: ['0-1 hour', '30 minutes', '0-1 hour'],
        supports: ['Visits to those who cannot go without care', 'Field staff located and safe', 'Charts and health records'],
        replaces: ['Electronic health record'],
        needs: ['Clinic network'],
        restore:
          '1. Work from today’s printed list. 2. Assign visits by phone. 3. Sign in from another line or phone. 4. Enter paper notes within 24 hours.',
      },
    ],
    suppliers: [
      {
        name: 'Home care software vendor',
        replaces: ['Health record vendor'],
        provides: 'Schedules, charts and visit verification',
        serves: ['Visits to those who cannot go without care', 'Orders, assessments and visit proof', 'Caregiver shifts and pay'],
        criticality: 'critical',
        downtime: '0-1 hour',
        alternatives: ['Printed list by need and paper notes'],
      },
      {
        name: 'Caregiver staffing agency',
        provides: 'Nurses and aides at a signed rate',
        serves: [
          'Staffing of the next shift',
          'Resident care around the clock',
          'Visits to those who cannot go without care',
          'Personal care and meals at home',
        ],
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['Mutual aid with another agency', 'Overtime list of part-time staff'],
      },
      {
        name: 'Home oxygen supplier',
        provides: 'Cylinders and concentrators of your patients',
        serves: ['Visits to those who cannot go without care'],
        criticality: 'high',
        downtime: '4-24 hours',
        alternatives: ['A second supplier, with an account', 'Hospital or shelter with power and oxygen'],
      },
    ],
    risks: [
      [
        'Roads Closed between Staff and Patients',
        'Ice, floods and evacuations cut visits first for those who live farthest out.',
        { like: 'Road Closure' },
      ],
      [
        'Caregiver Alone in Danger',
        'A dog, a fall on ice or a threat in a home reaches staff where no colleague is near.',
        { like: 'Worker Injury' },
      ],
      [
        'Patients on Home Oxygen without Power',
        'Concentrators stop in an outage, and reserve cylinders last hours.',
        { like: 'Medical Gas Interruption' },
      ],
    ],
    insights: [
      'At admission, ask each patient where they go in an evacuation and who drives. Ask if the utility has them on its medical list.',
      'Give every patient a one-page plan: three days of supplies, backup oxygen, and the number that answers at night.',
    ],
    exposure: {
      cold: 'aides cannot reach homes where pipes freeze and people wait alone for medicine and meals',
      power: 'oxygen concentrators, feeding pumps and electric beds stop in dozens of homes in the same minute',
      water: 'patients who cannot climb stairs are in ground-floor homes across the flood zone',
      fire: 'patients who cannot drive wait for someone to fetch them while the roads fill',
      heat: 'frail patients sit in rooms without cooling, and no one sees it between two visits',
      ground: 'roads and bridges between visits close, and oxygen tanks and beds shift in homes no one has checked',
      wind: 'visits stop at the wind limit while patients on oxygen lose power street by street',
      air: 'patients with lung disease need filtered rooms, and staff drive through smoke from home to home',
    },
    alternatePlace: [
      'Homes of two supervisors, with phones, the printed patient list and a cellular router, and supplies at a second site',
      '3 hours',
    ],
    insurance: ['Hired and non-owned auto liability for visits in private cars'],
    vitalRecords: ['Patient list by need, with emergency contacts and evacuation plans'],
    exerciseIdeas: ['An ice storm at 6 a.m.: sort 60 visits into today, two days and can wait.'],
  },
  'resident-care': {
    fact: 'cares for residents who sleep there',
    posts: {
      /** The physician visits: charts and care are in the hands of nurses and caregivers who are there. */
      care: {
        role: ['Owner-Administrator', 'Charge Nurse or Lead Caregiver', 'Director of Nursing', 'Chief Nursing Officer'],
        team: ['Owner and caregivers', 'Nurses and aides', 'Nursing', 'Nursing and resident care'],
        owner: ['Owner-Administrator', 'Administrator', 'Administrator', 'Chief Operating Officer'],
      },
      residents: {
        role: ['Owner-Administrator', 'Charge Nurse or Lead Caregiver', 'Director of Nursing', 'Chief Nursing Officer'],
        team: ['Owner and caregivers', 'Nurses and aides', 'Nursing', 'Nursing and resident care'],
        owner: ['Owner-Administrator', 'Administrator', 'Administrator', 'Chief Operating Officer'],
      },
      house: {
        role: ['Owner-Administrator', 'Maintenance Lead', 'Plant Operations Manager', 'Director of Plant Operations'],
        team: ['Owner and caregivers', 'Maintenance and kitchen', 'Plant operations', 'Plant operations'],
        owner: ['Owner-Administrator', 'Administrator', 'Administrator', 'Chief Operating Officer'],
      },
    },
    functions: [
      {
        name: 'Resident care around the clock',
        description: 'Help with breathing, turning, toileting, meals and watching residents who cannot be alone.',
        stake: 'a missed turn, drink or oxygen cylinder harms a resident within hours',
        criticality: 'critical',
        times: ['0-1 hour', '0-1 hour', null],
        post: 'residents',
        resources: [
          'Shift that sleeps on site',
          'Printed care card for each resident',
          'Staffing agency with a signed rate',
          'Supplies for seven days',
        ],
        replaces: ['Urgent and scheduled patient care', 'Patients who cannot wait', 'Appointments and patient calls'],
        steps:
          '1. {role} counts residents and staff. 2. Call the next shift in before roads close. 3. Bring residents on oxygen or pumps to the rooms on emergency power. 4. Round each hour with drinks and turning, on paper. 5. Call 911 for anyone who worsens, and tell the medical director or physician.',
      },
      {
        name: 'Shelter in place or evacuation of residents',
        description: 'Deciding, moving and receiving residents with their charts, medicines and equipment.',
        stake: 'evacuating frail residents is risky, and staying without cooling or in a flood is riskier',
        criticality: 'critical',
        times: ['0-1 hour', '0-1 hour', null],
        post: 'residents',
        resources: [
          'Agreements with two homes in different zones',
          'Wheelchair and stretcher transport contract',
          'Wristbands and face sheets',
          'List by mobility: walk, wheelchair, stretcher',
        ],
        steps:
          '1. If the building is not safe or officials order it, {role} starts the evacuation right away. Call 911 for those who cannot be moved. 2. With a forecast, decide two days ahead with the physician. 3. Tell the state agency and every family. 4. Band each resident. 5. Load stretchers, wheelchairs and walkers with medicines and face sheets. 6. Count at both doors, with a nurse or caregiver in each vehicle.',
      },
      {
        name: 'Medication passes and refills of residents',
        description: 'Scheduled doses, insulin, pain relief, and refills from the long-term-care pharmacy.',
        stake: 'insulin, heart and seizure medicines cannot be skipped for a day',
        criticality: 'critical',
        times: ['1-4 hours', '0-1 hour', '4-24 hours'],
        post: 'residents',
        resources: [
          'Medication record printed daily',
          'Locked cart',
          'Refrigerator on emergency power',
          'Seven days of medicines before a storm',
        ],
        steps:
          '1. {role} gives medicines from the printed record, checked against wristband and photo. 2. Sign on paper. 3. Keep insulin cold. 4. Order early refills at the first warning. 5. Count controlled drugs at each shift change.',
      },
      {
        name: 'Staffing of the next shift',
        description: 'Getting enough nurses and aides in, fed and rested, when roads or illness keep them away.',
        stake: 'the night shift cannot go home until someone takes over the residents',
        criticality: 'critical',
        times: ['4-24 hours', '1-4 hours', null],
        post: 'residents',
        resources: [
          'Call list by distance',
          'Beds and meals for staff and two dependents each',
          'Staffing agency contract',
          'Four-wheel-drive volunteers',
        ],
        steps:
          '1. {role} counts who is here and who is due in 12 hours. 2. Bring in the next shift before roads close. 3. Give staff beds, meals and room for dependents. 4. Call the agency and the partner home. 5. Put office and kitchen staff on drinks, doors and company, under a nurse. 6. Let no one work over 16 hours without rest.',
      },
      {
        name: 'Room temperature, meals and water for residents',
        description: 'Rooms of 71 to 81 °F, three meals with special diets, and drinking water.',
        stake: 'twelve residents died after Hurricane Irma took the cooling of a Florida nursing home in 2017',
        criticality: 'critical',
        times: ['1-4 hours', '0-1 hour', null],
        post: 'house',
        resources: [
          'Emergency power that carries cooling of one wing',
          'Fuel for 96 hours',
          'Seven days of food and water',
          'Room thermometers and log',
        ],
        steps:
          '1. {role} starts emergency power and logs room temperatures every two hours. 2. Gather residents in the cooled or heated wing. 3. Call 911 for anyone who is confused, hot to the touch or very cold. 4. Serve the cold menu and count drinks. 5. Call the physician and the state agency as soon as the required temperature cannot be held.',
      },
    ],
    systems: [
      {
        name: 'Staff schedule and call list',
        description: 'Shifts, phone numbers, skills and who sleeps on site.',
        criticality: 'critical',
        type: 'application',
        vendor: 'Scheduling service',
        backup: ['Daily', 'Vendor cloud, with two weeks printed at the nurses’ desk'],
        times: ['0-1 hour', '20 minutes', '4-24 hours'],
        supports: ['Staffing of the next shift'],
        restore:
          '1. Work from the printed schedule. 2. Text from a cell phone. 3. Sign in from another line. 4. Enter who came and when.',
      },
      {
        name: 'Resident record and medication software',
        description: 'Care plans, medication record, orders and face sheets.',
        criticality: 'critical',
        type: 'application',
        vendor: 'Long-term-care software vendor',
        backup: ['Hourly', 'Vendor cloud, with the medication record printed each evening'],
        times: ['0-1 hour', '30 minutes', '0-1 hour'],
        supports: [
          'Charts and health records',
          'Medication passes and refills of residents',
          'Shelter in place or evacuation of residents',
        ],
        replaces: ['Electronic health record'],
        restore:
          '1. Work from the printed record and face sheets. 2. Open the read-only copy on battery laptops. 3. Sign in over the cellular line. 4. Enter doses before the next shift ends.',
      },
      {
        name: 'Emergency power and call bells',
        description: 'Standby power for cooling, oxygen and elevators, and the call bells of all rooms.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Emergency power service company and nurse-call vendor',
        backup: ['Monthly', 'Load-test log in the vendor’s cloud'],
        times: ['0-1 hour', '30 minutes', 'More than 1 week'],
        supports: [
          'Resident care around the clock',
          'Room temperature, meals and water for residents',
          'Medication passes and refills of residents',
          'Skilled nursing: tubes, wounds and rehabilitation',
          'Staffing of the next shift',
        ],
        restore:
          '1. Give out hand bells and round every 15 minutes. 2. Start emergency power by its card. 3. Drop loads down to cooling, oxygen and kitchen. 4. If none is wired or it does not start, move residents who need oxygen or cooling first, and call service.',
      },
      {
        name: 'Fire alarm, sprinklers and door locks',
        description: 'Alarm panel, sprinklers, smoke doors and the locks that keep residents from wandering off.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Fire alarm and door company',
        backup: ['Weekly', 'Settings and service log in the cloud folder'],
        times: ['0-1 hour', '30 minutes', '3-7 days'],
        supports: ['Shelter in place or evacuation of residents', 'Resident care around the clock'],
        restore:
          '1. Tell the fire department that the system is down. 2. Walk a fire watch as it directs. 3. Post staff at unlocked doors and count residents. 4. Test every zone with the company, then end the watch.',
      },
      {
        name: 'Kitchen, coolers and hot water',
        description: 'Stoves, refrigerators, dishwasher and water heaters that feed and wash residents.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Kitchen and boiler service company',
        backup: ['Weekly', 'Settings and service log in the cloud folder'],
        times: ['0-1 hour', '30 minutes', '3-7 days'],
        supports: ['Room temperature, meals and water for residents'],
        restore: `1. Serve the cold menu from the seven-day stock. 2. Keep cooler doors shut and log temperatures. 3. ${DISCARD_FOOD} 4. Test hot water at the tap before anyone bathes.`,
      },
      {
        name: 'Heating, cooling and elevators',
        description: 'Boilers, air conditioning and, where there are upper floors, the elevators.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Heating, cooling and elevator contractors',
        backup: ['Weekly', 'Settings and service log in the cloud folder'],
        times: ['0-1 hour', '30 minutes', '3-7 days'],
        supports: ['Room temperature, meals and water for residents', 'Shelter in place or evacuation of residents'],
        restore:
          '1. Read room temperatures each hour and write them down. 2. Gather residents in the rooms that standby power cools or heats. 3. Call the contractor. 4. Start the move before rooms pass the limit of your plan.',
      },
    ],
    suppliers: [
      {
        name: 'Long-term-care pharmacy',
        replaces: ['Medical supply distributor'],
        provides: 'Daily medicines, emergency box and early refills',
        serves: ['Medication passes and refills of residents'],
        criticality: 'critical',
        downtime: '4-24 hours',
        alternatives: ['Backup pharmacy named in the contract', 'Emergency box on site'],
      },
      {
        name: 'Food distributor',
        provides: 'Meals, special diets and supplements',
        serves: ['Room temperature, meals and water for residents'],
        criticality: 'high',
        downtime: '3-7 days',
        alternatives: ['Seven days of shelf-stable menu', 'A second distributor or the hospital kitchen'],
      },
      {
        name: 'Fire alarm, door and elevator contractor',
        provides: 'Repair of alarm, sprinklers, door locks, standby power and elevators day and night',
        serves: ['Shelter in place or evacuation of residents', 'Resident care around the clock'],
        criticality: 'high',
        downtime: '4-24 hours',
        alternatives: ['A second licensed contractor on call'],
      },
      {
        name: 'Ambulance and wheelchair transport firm',
        provides: 'Vehicles with crew for an evacuation',
        serves: ['Shelter in place or evacuation of residents'],
        criticality: 'critical',
        downtime: '4-24 hours',
        alternatives: ['A second firm from outside the county, under contract', 'School or church buses for those who walk'],
      },
      {
        name: 'Caregiver staffing agency',
        provides: 'Nurses and aides at a signed rate',
        serves: [
          'Staffing of the next shift',
          'Resident care around the clock',
          'Visits to those who cannot go without care',
          'Personal care and meals at home',
        ],
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['Partner facility', 'Overtime list of part-time staff'],
      },
    ],
    risks: [
      [
        'Loss of Cooling or Heating with Residents Inside',
        'Frail people overheat or chill at room temperatures that staff barely notice.',
        { like: 'Evacuation of Residents' },
      ],
      ['Evacuation of Residents', 'Transport and beds are short on the very day that all homes of a county move.'],
      [
        'Respiratory Outbreak among Residents',
        'Influenza and COVID-19 spread through shared rooms and take staff out at the same time.',
        { like: 'Pandemic' },
      ],
      [
        'Water Outage in the Home',
        'Residents need water to drink, take medicines, eat, wash and flush, by day and by night.',
        { like: 'Water Supply Interruption' },
      ],
      ['Aide and Nurse Shortage', 'A night shift two aides short cannot turn, feed and evacuate.', { like: 'Staff Shortage' }],
    ],
    insights: [
      'Two homes in one surge or evacuation zone cannot receive each other. Sign agreements inland and renew them each spring.',
      'Staff have families. Room for two dependents of each worker on the storm shift decides who comes.',
      'Print face sheets with a photo each Friday. A resident with dementia cannot tell anyone who she is.',
    ],
    harm: {
      financial_impact: 'Residents who move out take their monthly payments along, while wages and the building cost the same.',
      operational_impact:
        'Care cannot stop for an hour: the same staff give it without call bells, elevators or printed records at hand.',
      reputational_impact: 'Families who cannot reach you move their relatives out and tell others why.',
      regulatory_impact: 'The license is tied to the building and to enough staff, so the state agency follows each move.',
    },
    exposure: {
      ground: 'beds roll, oxygen lines break, and residents who cannot walk wait above an elevator that must be inspected',
      fire: 'moving residents in wheelchairs and beds takes hours, so the decision has to come before the order',
      water: 'residents who cannot climb stairs have to be carried, and every home wants the same ambulances',
      wind: 'the decision to stay or go is made two days ahead, and all homes of the county share one transport firm',
      power: 'oxygen concentrators, lifts, elevators, cooling and locked doors depend on emergency power',
      heat: 'frail residents overheat at room temperatures that staff barely notice',
      cold: 'the next shift cannot get in, and a failed boiler chills rooms within hours',
      air: 'residents with lung and heart disease need filtered rooms within the hour',
    },
    alternatePlace: [
      'Beds at two homes in another flood, surge and power zone, under agreements that name beds, staff and transport',
      '8 hours',
    ],
    insurance: ['Evacuation expense coverage: transport, receiving home and extra staff'],
    vitalRecords: [
      'Face sheets with photo, orders and contacts of each resident',
      'Transfer and transport agreements',
      'State license and last survey',
    ],
    exerciseIdeas: [
      'Load one hallway onto vehicles with medicines and face sheets, and time it.',
      'The cooling fails at 3 p.m. in August: log, gather, decide.',
    ],
  },
});
