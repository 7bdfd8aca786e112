import { defineTraits } from './trait.ts';

/** Sources: SAMHSA and 42 CFR Part 2, NAEMT and state EMS rules, AVMA disaster preparedness. */
export const careServicesTraits = defineTraits({
  'behavioral-health': {
    fact: 'treats mental illness or addiction',
    inCharge: ['care', 'patients'],
    posts: {
      counseling: {
        role: ['Therapist (Owner)', 'Clinical Supervisor', 'Clinical Director', 'Chief Clinical Officer'],
        team: ['Therapist', 'Therapists', 'Clinical team', 'Behavioral health services'],
        owner: ['Therapist (Owner)', 'Clinical Director', 'Clinical Director', 'Chief Executive Officer'],
      },
    },
    functions: [
      {
        name: 'Clients in crisis',
        description: 'Reaching clients at risk, safety plans, and handing over to 988, mobile crisis teams or a hospital.',
        stake: 'a client at risk of suicide who cannot reach anyone is alone with it',
        criticality: 'critical',
        times: ['0-1 hour', '0-1 hour', null],
        post: 'counseling',
        resources: [
          'Weekly risk list, locked, on paper',
          'Safety plans',
          '988 and the county mobile crisis team',
          'Backup clinician by name',
        ],
        replaces: ['Patients who cannot wait'],
        steps:
          '1. {role} takes the risk list and calls the highest risk first. 2. Call 911 if a life is in danger, and stay on the line with the client. 3. Give 988 and the backup clinician to everyone you cannot see today. 4. Ask for a welfare check where no one answers. 5. Note each call the same day.',
      },
      {
        name: 'Therapy sessions in person or by video',
        description: 'Individual, group and family sessions, on the schedule or moved.',
        stake: 'broken sessions lose trust that took months to build',
        criticality: 'high',
        times: ['1-3 days', '4-24 hours', null],
        post: 'counseling',
        resources: [
          'Video account under a business associate agreement',
          'Private rooms at a second place',
          'List of state licenses for video across state lines',
        ],
        replaces: ['Urgent and scheduled patient care'],
        outage: {
          minimum: 'Clients at risk are seen or called today, and every group knows where it meets.',
          workaround: [
            'Sessions by video or phone with a private place at both ends, and groups in rooms at a second place.',
            '3-7 days',
          ],
        },
        steps:
          '1. {role} moves sessions to video or phone, after asking each client for a private place. 2. Call clients without internet. 3. Use the second place for groups. 4. Check which state the client is in today. 5. Rebook missed sessions within the week.',
      },
    ],
    risks: [
      [
        'Client Suicide or Violent Incident',
        'It shakes clients and staff, and the first hours decide who else is at risk.',
        { like: 'Workplace Violence' },
      ],
      [
        'Confidential Therapy Notes Exposed',
        'Psychotherapy notes and addiction records (42 CFR Part 2) have stricter rules than other charts.',
        { like: 'Privacy Breach' },
      ],
    ],
    insights: ['Put 988 and a backup clinician on your voicemail, door and website before anything happens.'],
    exposure: {
      power: 'video sessions, phones and the crisis line stop when clients are most anxious',
      wind: 'clients lose homes and medicines, and trauma fills the schedule for a year after the storm',
    },
    vitalRecords: ['Risk list, safety plans and emergency contacts, locked'],
    exerciseIdeas: ['Phones and internet are down: reach the five clients at highest risk.'],
  },
  ambulances: {
    fact: 'answers emergency calls with ambulances',
    inCharge: ['care', 'aroundTheClock'],
    posts: {
      crews: {
        role: ['Operations Supervisor', 'Shift Supervisor', 'EMS Operations Manager', 'Director of EMS Operations'],
        team: ['Crew', 'Crews', 'EMS operations', 'EMS operations'],
        owner: ['Chief or Owner', 'EMS Chief', 'EMS Chief', 'EMS Chief'],
      },
    },
    functions: [
      {
        name: 'Ambulance crews on the road',
        description: 'Staffed, stocked and fueled ambulances for 911 calls and transfers.',
        stake: 'cardiac arrest, stroke and bleeding are decided in minutes',
        criticality: 'critical',
        times: ['0-1 hour', '0-1 hour', null],
        post: 'crews',
        resources: [
          'Reserve ambulance, stocked',
          'Mutual aid agreements',
          'Crew call-back list',
          'Posting plan for flood and wind',
        ],
        replaces: ['Urgent and scheduled patient care', 'Patients who cannot wait'],
        steps:
          '1. {role} counts crews and ambulances, and puts 911 calls before transfers. 2. Ask for mutual aid when you fall below the set minimum. 3. Post ambulances on both sides of water or rail that may close. 4. Stop at the wind limit of your policy, and hold calls by priority with dispatch. 5. Rotate crews at 12 hours.',
      },
      {
        name: 'Dispatch link and radio',
        description: 'Receiving calls from 911, sending crews and tracking them.',
        stake: 'a crew that no one can reach is a crew that does not exist',
        criticality: 'critical',
        times: ['0-1 hour', '0-1 hour', '0-1 hour'],
        post: 'crews',
        resources: ['Portable radios', 'Paper run cards and map books', 'Second carrier phones', 'Backup dispatch agreement'],
        steps:
          '1. {role} moves to portable radio and phones. 2. Have the 911 center send calls by voice. 3. Log times by hand. 4. Put a runner at the hospital for handovers. 5. Enter the log when dispatch software is back.',
      },
    ],
    systems: [
      {
        name: 'Dispatch software, radio and vehicle location',
        description: 'Calls, times, vehicle positions and radio.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Dispatch software and radio vendors',
        backup: ['Hourly', 'Backup dispatch center'],
        times: ['0-1 hour', '15 minutes', '0-1 hour'],
        supports: ['Dispatch link and radio', 'Ambulance crews on the road'],
        replaces: ['Patient phone and answering system'],
        restore:
          '1. Go to voice and paper. 2. Switch to the second radio site. 3. Start the software at the backup center. 4. Load times from paper.',
      },
    ],
    suppliers: [
      {
        name: 'Fuel supplier',
        provides: 'Fuel for ambulances, with priority in an emergency',
        serves: ['Ambulance crews on the road', 'Scheduled transfers and dialysis rides'],
        criticality: 'critical',
        downtime: '4-24 hours',
        alternatives: ['City or county fuel site', 'Fuel cards of a second company'],
      },
      {
        name: 'Ambulance maintenance shop',
        provides: 'Repairs and spare vehicles',
        serves: ['Ambulance crews on the road', 'Scheduled transfers and dialysis rides'],
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['Municipal garage', 'Loan vehicle from the dealer or a neighboring service'],
      },
      {
        name: 'Medical supply distributor',
        provides: 'Drugs, oxygen, airway and trauma supplies',
        serves: ['Ambulance crews on the road'],
        criticality: 'high',
        downtime: '3-7 days',
        alternatives: ['Hospital exchange', 'Regional EMS cache'],
      },
    ],
    risks: [
      [
        'Ambulance Crash or Breakdown',
        'A crash takes a crew, a vehicle and a patient out in one moment.',
        { like: 'Vehicle Breakdown' },
      ],
      ['Medic Shortage', 'Overtime fills the schedule until the day on which three call in sick.', { like: 'Staff Shortage' }],
      [
        'Surge of Emergency Calls',
        'Heat, ice and overdoses double the calls, and hospitals hold your crews at the door.',
        { like: 'Demand Surge' },
      ],
    ],
    harm: {
      financial_impact: 'Only transports are paid, while crews, fuel and leases cost the same on a day without calls.',
      operational_impact: 'Each unit that is out lengthens the response to every other call in the district.',
      reputational_impact: 'A late ambulance is told in every newspaper, and the county remembers it at the next contract.',
      regulatory_impact: 'The state license and the 911 contract set crews, equipment and response, whatever the weather.',
    },
    exposure: {
      water: 'stations and low roads flood, and crews are cut off from one side of the district',
      wind: 'crews must stop at the wind limit while calls wait in line',
      power: 'doors, radios, oxygen fill and drug refrigerators at the station stop',
      cold: 'crashes, falls and heating fires rise while every response takes twice as long',
      heat: 'calls rise by the hour, and medicines in parked ambulances leave their range',
      fire: 'evacuations of hospitals and nursing homes take every ambulance in the county',
      ground: 'stations and bridges may be damaged in the minutes in which most calls come',
      air: 'breathing calls rise while crews themselves work in the bad air',
    },
    insurance: ['Auto physical damage and liability at the replacement cost of an equipped ambulance'],
    exerciseIdeas: ['Dispatch software is gone and the river splits the district: run six calls on paper.'],
  },
  'animals-in-care': {
    fact: 'has animals in its care',
    inCharge: ['animals'],
    posts: {
      kennel: {
        role: ['Owner', 'Head Kennel Attendant', 'Animal Care Manager', 'Director of Animal Care'],
        team: ['Owner and helper', 'Kennel staff', 'Animal care', 'Animal care'],
        owner: ['Owner', 'Manager', 'Executive Director', 'Chief Operating Officer'],
      },
    },
    functions: [
      {
        name: 'Care and evacuation of boarded animals',
        description: 'Feeding, treating, walking and moving the animals that stay with you.',
        stake: 'animals cannot leave by themselves, and owners will not forgive one that was left',
        criticality: 'critical',
        times: ['1-4 hours', '0-1 hour', null],
        post: 'kennel',
        resources: [
          'Carrier and leash for each animal',
          'Cage cards with owner and medicines',
          'Vans or trailers',
          'Agreed kennel 30 miles away',
        ],
        steps:
          '1. {role} sends people out right away if there is fire, smoke or water, and no one returns for an animal. 2. With time, count cages against cards and call owners to collect. 3. Load cats before dogs, with the card and medicines on the carrier. 4. Send two people with each vehicle. 5. Count again on arrival, and tell every owner where the animal is.',
      },
      {
        name: 'Cleaning, isolation and temperature of the kennels',
        description: 'Clean runs, a ward for sick animals, and air that is neither hot nor cold.',
        stake: 'a hot kennel kills short-nosed dogs within an hour',
        criticality: 'critical',
        times: ['1-4 hours', '0-1 hour', null],
        post: 'kennel',
        resources: [
          'Thermometer with alarm in each ward',
          'Portable cooling and heating',
          'Isolation room and gloves',
          'Water for three days',
        ],
        outage: {
          minimum: 'Clean water, dry runs, and safe air in every ward, with sick animals kept apart.',
          workaround: [
            'Portable cooling or heat, water by bucket, disposable bedding, and crates moved early to a partner clinic or shelter.',
            '4-24 hours',
          ],
        },
        steps:
          '1. {role} reads each ward’s thermometer and opens doors and fans. 2. Move the animals most at risk to the coolest or warmest room. 3. Call owners to collect if the range cannot be held. 4. Keep sick animals apart, and care for them last. 5. Carry water by hand if the main fails.',
      },
    ],
    systems: [
      {
        name: 'Kennel ventilation, heating and cooling',
        description: 'Fans, heating and cooling of the wards, and the alarm on their temperature.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Heating and cooling contractor',
        backup: ['Monthly', 'Set points in a shared cloud folder'],
        times: ['0-1 hour', '45 minutes', 'More than 1 week'],
        supports: ['Cleaning, isolation and temperature of the kennels'],
        restore:
          '1. Open doors and set battery fans, short-nosed and old animals first. 2. Call the contractor, and send home whom owners can collect. 3. Move the rest to the room that holds its range. 4. Read the ward for an hour after the repair.',
      },
    ],
    suppliers: [
      {
        name: 'Emergency veterinary hospital',
        provides: 'Treatment at night and in an evacuation',
        serves: ['Care and evacuation of boarded animals'],
        criticality: 'high',
        downtime: '4-24 hours',
        alternatives: ['A second clinic by name', 'State animal response team'],
      },
      {
        name: 'Receiving kennel or fairground',
        provides: 'Room for your animals in an evacuation',
        serves: ['Care and evacuation of boarded animals'],
        criticality: 'high',
        downtime: '4-24 hours',
        alternatives: ['A second kennel in another direction, agreed beforehand', 'Foster homes on a list'],
      },
    ],
    risks: [
      [
        'Animals Trapped in an Evacuation',
        'Without a carrier at each cage, a small team cannot carry all animals out in time.',
        { like: 'Animal Evacuation' },
      ],
      [
        'Kennel Infection Outbreak',
        'Parvo, distemper or kennel cough empties wards for weeks of disinfection.',
        { like: 'Kennel Infection' },
      ],
    ],
    insights: [
      'Shelters for people seldom take animals. Agree with a kennel and the county animal response team where yours go.',
    ],
    exposure: {
      water: 'ground-floor runs flood first, and every animal has to be carried out',
      wind: 'fences and runs open, and loose animals are on the road',
      fire: 'smoke reaches caged animals before anyone can carry them out, and trailers are short',
      power: 'ventilation, cooling, water pumps and electric locks of the kennels stop',
      heat: 'kennels without cooling kill short-nosed breeds within an hour',
      cold: 'outdoor runs freeze, and the wards depend on one furnace',
      air: 'birds and short-nosed dogs fail first, and few kennels have filtered air',
      ground: 'cages topple, and frightened animals run loose among broken glass',
    },
    alternatePlace: ['A kennel, fairground or barn 30 miles away that has agreed in writing to take your animals', '8 hours'],
    insurance: ['Animal bailee coverage for animals of others in your care'],
    vitalRecords: ['Cage cards with owner, photo, microchip and medicines'],
    exerciseIdeas: ['Load every animal of one ward into carriers and vans, and time it.'],
  },
});
