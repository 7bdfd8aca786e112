import { defineTraits } from './trait.ts';

/** People who gather, learn and volunteer. Sources: FEMA and Department of Education school guides, I Love U Guys reunification method, CCDBG Act, Clery Act, NFPA 101, American Institute for Conservation, Feeding America and HUD guidance. */
export const communityTraits = defineTraits({
  minors: {
    fact: 'looks after children or students under 18',
    posts: {
      children: {
        role: ['Director', 'Lead Teacher', 'Assistant Principal or Program Director', 'Director of Student Services'],
        team: ['Director and teachers', 'Teachers', 'Site emergency team', 'Student services'],
        owner: ['Director', 'Director', 'Principal or Executive Director', 'Superintendent or Executive Director'],
      },
    },
    functions: [
      {
        name: 'Evacuation and release to parents',
        description: 'Moving children to the meeting place, counting them, and handing each to a named adult.',
        stake: 'a child released to the wrong adult, or not counted, is the failure no parent forgives',
        criticality: 'critical',
        times: ['1-4 hours', '0-1 hour', null],
        post: 'children',
        resources: [
          'Printed rolls and release cards',
          'Go-bags with first aid and water',
          'Reunification place within walking distance, agreed',
          'Second adult at each release table',
        ],
        steps:
          '1. {role} takes everyone out or to shelter, and counts by room. 2. Call 911 right away for a child who is missing or hurt. 3. Walk to the agreed place, and count on arrival. 4. Send parents one address, and keep them out of the road. 5. Release each child only against the card and a photo ID, with time and signature. 6. Stay with the last child.',
      },
      {
        name: 'Medicines, allergies and special needs of children',
        description: 'Inhalers, EpiPens, insulin, seizure plans, and children who need help to leave.',
        stake: 'an allergic child without an EpiPen has minutes',
        criticality: 'critical',
        times: ['1-4 hours', '0-1 hour', null],
        post: 'children',
        resources: [
          'Medicine bag that leaves the building first',
          'Care plans on one page each',
          'List of children who need a person at their side',
        ],
        steps:
          '1. {role} sends the medicine bag out with the first group. 2. Pair each child on the list with an adult by name. 3. Use the EpiPen and call 911 at signs of a severe reaction. 4. Give daily medicines from the printed plan with two signatures. 5. Tell parents what was given and when.',
      },
    ],
    systems: [
      {
        name: 'Emergency cards and pickup list',
        description: 'Contacts, allowed adults, allergies and photos, in an app and on paper.',
        criticality: 'critical',
        type: 'application',
        vendor: 'School or child care app vendor',
        backup: ['Daily', 'Vendor cloud, with printed cards in the go-bags'],
        times: ['0-1 hour', '20 minutes', '4-24 hours'],
        supports: ['Evacuation and release to parents', 'Medicines, allergies and special needs of children'],
        restore:
          '1. Use the printed cards. 2. Message parents from the director’s phone. 3. Sign in from another line. 4. Enter times of release.',
      },
    ],
    risks: [
      [
        'Missing or Wrongly Released Child',
        'In the crowd of an evacuation, one unknown relative at the door is enough.',
        { like: 'Missing Child' },
      ],
      [
        'Allegation of Abuse',
        'A report suspends people and programs until the authorities have finished.',
        { like: 'Abuse Allegation' },
      ],
    ],
    insights: ['Renew pickup names and phone numbers each quarter, on paper in every go-bag. Screens are left behind.'],
    exposure: {
      ground: 'shelves and lights fall over children, and all parents come in the same hour',
      wind: 'large windows and long gym roofs are the danger, and dismissal may fall into the warning',
    },
    insurance: ['Abuse and molestation liability, with its own limit'],
    vitalRecords: ['Emergency and release card of each child'],
    exerciseIdeas: ['Release thirty children to parents at the second place, with cards and signatures.'],
  },
  'residential-campus': {
    fact: 'houses students',
    posts: {
      halls: {
        role: ['Head Resident Staff', 'Director of Residence Life', 'Director of Residence Life', 'Dean of Students'],
        team: ['Resident staff', 'Residence life', 'Residence life and dining', 'Student affairs'],
        owner: ['Director', 'Dean of Students', 'Dean of Students', 'Vice President of Student Affairs'],
      },
    },
    functions: [
      {
        name: 'Residence halls and campus dining',
        description: 'Rooms, meals, counting and care of students who live on campus.',
        stake: 'students from abroad and without family have nowhere else to go',
        criticality: 'critical',
        times: ['4-24 hours', '1-4 hours', null],
        post: 'halls',
        resources: [
          'Hall rosters on paper',
          'Hotel or partner campus agreement',
          'Emergency power for one dining hall',
          'Buses and three days of food',
        ],
        steps:
          '1. {role} counts by floor, and gives missing names to campus safety and 911. 2. Move students to the hall with power and heat. 3. Open one dining hall on a short menu. 4. Ask who has no place to go, and book partner rooms. 5. Send buses, with a roster for each. 6. Tell families where students are.',
      },
    ],
    systems: [
      {
        name: 'Hall access and dining cards',
        description: 'Door cards, meal plans and hall rosters.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Campus card vendor',
        backup: ['Daily', 'Vendor cloud, with weekly rosters on paper'],
        times: ['0-1 hour', '45 minutes', '4-24 hours'],
        supports: ['Residence halls and campus dining'],
        restore: '1. Post staff at hall doors with rosters. 2. Feed by list. 3. Reload cards. 4. Check doors that stayed open.',
      },
    ],
    risks: [['Residence Hall Fire or Closure', 'Hundreds of students need a bed the same night.', { like: 'Building Fire' }]],
    exerciseIdeas: ['One hall without heat in January: place 200 students by midnight.'],
  },
  'licensed-ratio': {
    fact: 'must keep a ratio of staff to those in its care',
    posts: {
      ratio: {
        role: ['Owner-Director', 'Program Director', 'Program Director', 'Regional Director'],
        team: ['Director and staff', 'Lead staff', 'Program leadership', 'Program operations'],
        owner: ['Owner-Director', 'Owner', 'Executive Director', 'Chief Operating Officer'],
      },
    },
    functions: [
      {
        name: 'Supervision within licensed ratios',
        description: 'Enough qualified adults for each group, every hour of the day.',
        stake: 'one adult short closes a room the same hour',
        criticality: 'critical',
        times: ['1-4 hours', '0-1 hour', null],
        post: 'ratio',
        resources: ['Ratio card for each room', 'Substitute list with cleared background checks', 'Order in which rooms close'],
        steps:
          '1. {role} counts adults and those in care before opening. 2. Call substitutes in list order. 3. Combine rooms only as the license allows. 4. Close the room that the order names, and tell families before they leave home. 5. Log names and times for the licensor.',
      },
      {
        name: 'Licensor reports and reopening inspection',
        description: 'Incident reports, logs and the inspection before people return.',
        stake: 'a program that reopens without its inspection can lose its license',
        criticality: 'medium',
        times: ['1-3 days', '4-24 hours', '4-24 hours'],
        post: 'ratio',
        resources: [
          'Numbers of licensor, fire marshal and health department',
          'Incident report forms',
          'Binder of permits and inspections',
        ],
        steps:
          '1. {role} reports injury, closure or a move by phone within the time of the state rule. 2. Follow with the form. 3. Photograph rooms before and after cleanup. 4. Ask for the inspection as soon as the contractor names a date. 5. Reopen room by room.',
      },
    ],
    risks: [
      [
        'Staff below the Licensed Ratio',
        'Two people out sick close a room, and substitutes need background checks first.',
        { like: 'Staff Shortage' },
      ],
      ['License Suspension', 'A lapse in ratio, background checks or reporting can close the doors within a day.'],
    ],
    vitalRecords: ['License, inspection reports and background check files'],
  },
  congregation: {
    fact: 'gathers a congregation',
    posts: {
      fellowship: {
        role: ['Lay Leader', 'Care Team Leader', 'Director of Congregational Care', 'Director of Congregational Care'],
        team: ['Lay leaders', 'Care volunteers', 'Congregational care', 'Congregational care'],
        owner: ['Clergy Leader', 'Clergy Leader', 'Senior Clergy', 'Senior Clergy'],
      },
      sanctuary: {
        role: ['Building Trustee', 'Facilities Volunteer Lead', 'Facilities Manager', 'Facilities Director'],
        team: ['Trustees', 'Trustees and custodian', 'Facilities', 'Facilities'],
        owner: ['Board Chair', 'Board Chair', 'Business Administrator', 'Chief Operations Officer'],
      },
    },
    functions: [
      {
        name: 'Calls and visits to members who are alone',
        description: 'Older, sick and homebound members, and those on oxygen or without family.',
        stake: 'a member alone without heat or oxygen may not call anyone',
        criticality: 'high',
        times: ['4-24 hours', '1-4 hours', null],
        post: 'fellowship',
        resources: ['Confidential care list by neighborhood, on paper', 'Callers by street', 'Rides with two volunteers'],
        steps:
          '1. {role} splits the care list among callers by street. 2. Call those on oxygen or alone first, and 911 for anyone in danger. 3. Ask police for a welfare check where no one answers. 4. Bring rides, food and blankets in pairs, on open roads only. 5. Call again each day until life is normal.',
      },
      {
        name: 'Care of sanctuary, archives and sacred objects',
        description: 'Protecting and drying the building, registers, instruments and sacred objects.',
        stake: 'registers and sacred objects exist once',
        criticality: 'medium',
        times: ['3-7 days', '1-3 days', null],
        post: 'sanctuary',
        resources: ['Water shutoff map', 'Photo inventory and rescue list', 'Restoration contractor', 'Fire-rated safe'],
        steps:
          '1. {role} enters only when the building is released. 2. Close water from dry ground, and leave power to the electrician. 3. Photograph before moving anything. 4. Carry what the rescue list names to the dry place. 5. Start drying within 24 hours and call the insurer.',
      },
    ],
    risks: [
      [
        'Loss of the Worship Building',
        'Fire or water closes the one hall that all groups share, often for a year.',
        { like: 'Worship Space Loss' },
      ],
    ],
    insights: ['Ask one neighboring congregation in writing for its hall on another day. Agree on keys, sound and heat.'],
    vitalRecords: ['Registers of births, marriages and deaths, deeds and cemetery plan'],
  },
  volunteers: {
    fact: 'depends on volunteers',
    posts: {
      volunteering: {
        role: ['Executive Director', 'Volunteer Coordinator', 'Volunteer Manager', 'Director of Volunteers'],
        team: ['Director', 'Staff and lead volunteers', 'Volunteer office', 'Volunteer services'],
        owner: ['Board Chair', 'Executive Director', 'Executive Director', 'Chief Operating Officer'],
      },
    },
    functions: [
      {
        name: 'Volunteers called, screened and assigned',
        description: 'Reaching regular volunteers, taking in new ones, and giving each a safe task.',
        stake: 'after a disaster, hundreds offer help on the day that regular volunteers cannot come',
        criticality: 'high',
        times: ['1-3 days', '4-24 hours', '4-24 hours'],
        post: 'volunteering',
        resources: [
          'Phone tree captains',
          'Sign-in sheets with waiver',
          'Task cards',
          'List of roles that need a background check',
        ],
        steps:
          '1. {role} starts the phone tree and asks who is safe and who can come. 2. Sign in everyone, with waiver and emergency contact. 3. Give unscreened people only tasks away from children, cash and keys. 4. Pair new with known volunteers. 5. Count everyone out at the end of the shift.',
      },
    ],
    systems: [
      {
        name: 'Volunteer roster and phone tree',
        description: 'Contacts, skills, screening and shifts of volunteers.',
        criticality: 'high',
        type: 'application',
        vendor: 'Volunteer management service',
        backup: ['Daily', 'Vendor cloud, with a printed phone tree at three homes'],
        times: ['1-4 hours', '1 hour', '4-24 hours'],
        supports: ['Volunteers called, screened and assigned'],
        restore: '1. Use the printed tree. 2. Sign in by paper. 3. Text from a second service. 4. Enter hours later.',
      },
    ],
    risks: [['Volunteer Shortage', 'Many volunteers are older and stay home in heat, storms and outbreaks.']],
    insurance: ['Accident coverage and liability for volunteers'],
  },
  donations: {
    fact: 'lives on donations',
    posts: {
      giving: {
        role: ['Treasurer', 'Development Coordinator', 'Development Director', 'Chief Development Officer'],
        team: ['Treasurer and board', 'Office', 'Development', 'Development'],
        owner: ['Treasurer', 'Executive Director', 'Executive Director', 'Chief Financial Officer'],
      },
    },
    functions: [
      {
        name: 'Donations received, receipted and spent as promised',
        description: 'Online gifts, checks, gifts in kind, receipts and gifts with a purpose.',
        stake: 'the days after a disaster bring the largest gifts of the year, or none',
        criticality: 'medium',
        times: ['3-7 days', '1-3 days', '4-24 hours'],
        post: 'giving',
        resources: [
          'Giving page with a second processor',
          'Donor export of last month',
          'Rule for restricted gifts',
          'List of goods that you take, and of those you do not',
        ],
        steps:
          '1. {role} publishes one giving link and says what the money is for. 2. Have two unrelated people open mail and count. 3. Record the purpose of each gift. 4. Turn away goods you cannot use. 5. Send receipts from the export.',
      },
    ],
    systems: [
      {
        name: 'Donor database and giving page',
        description: 'Donors, gifts, receipts and recurring payments.',
        criticality: 'medium',
        type: 'application',
        vendor: 'Donor software and payment processor',
        backup: ['Daily', 'Vendor cloud, with a monthly export'],
        times: ['4-24 hours', '8 hours', '4-24 hours'],
        supports: ['Donations received, receipted and spent as promised'],
        restore:
          '1. Post the second processor’s link. 2. Record checks by hand. 3. Compare deposits with the processor. 4. Import and receipt.',
      },
    ],
    suppliers: [
      {
        name: 'Donation processor',
        provides: 'Online and recurring gifts',
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['A second processor, already approved', 'Checks by mail'],
      },
    ],
    risks: [
      [
        'Decline in Donations',
        'A scandal, a bad season or another disaster takes the gifts that pay salaries.',
        { like: 'Donation Decline' },
      ],
    ],
    insights: [
      'The IRS requires a written acknowledgment for each gift of $250 or more. Keep the donor export outside the building.',
    ],
    vitalRecords: ['IRS determination letter, charity registrations and donor export'],
  },
  collections: {
    fact: 'keeps works of art or collections',
    posts: {
      collection: {
        role: ['Director', 'Collections Manager', 'Collections Manager', 'Chief Curator'],
        team: ['Director and volunteers', 'Collections', 'Collections and conservation', 'Collections and conservation'],
        owner: ['Board Chair', 'Director', 'Director', 'Director'],
      },
    },
    functions: [
      {
        name: 'Rescue, climate and security of the collection',
        description: 'Temperature, humidity, alarms, and moving objects in the order of a rescue list.',
        stake: 'wet paper and textiles mold within two days, and what is lost exists nowhere else',
        criticality: 'high',
        times: ['4-24 hours', '1-4 hours', null],
        post: 'collection',
        resources: [
          'Rescue list by room, kept with the fire department',
          'Supplies for wet objects',
          'Freezer and conservator on call',
          'Second secure store',
        ],
        steps:
          '1. {role} waits until the building is released, people first. 2. Post a guard at open doors. 3. Cover, lift or move objects in the order of the list. 4. Photograph and tag each move. 5. Freeze wet paper and textiles within 48 hours. 6. Call the conservator and the insurer before cleaning anything.',
      },
    ],
    systems: [
      {
        name: 'Collections database and climate sensors',
        description: 'Object records, locations, loans, photos and climate readings.',
        criticality: 'high',
        type: 'database',
        vendor: 'Collections software and sensor vendor',
        backup: ['Daily', 'Vendor cloud, with a yearly copy at another institution'],
        times: ['1-4 hours', '2 hours', '4-24 hours'],
        supports: ['Rescue, climate and security of the collection'],
        restore: '1. Use the printed rescue list. 2. Read hygrometers by hand. 3. Restore. 4. Check locations room by room.',
      },
    ],
    suppliers: [
      {
        name: 'Conservator',
        provides: 'First advice and treatment of wet, smoked or broken objects',
        criticality: 'high',
        downtime: '4-24 hours',
        alternatives: ['National Heritage Responders', 'A second conservator in the state network'],
      },
      {
        name: 'Fine art mover and storage',
        provides: 'Packing, transport and secure storage',
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['Partner museum’s store', 'Climate-controlled storage firm'],
      },
    ],
    risks: [
      [
        'Water or Smoke on the Collection',
        'A sprinkler or a roof drain does more damage than most fires.',
        { like: 'Water Damage' },
      ],
      ['Theft of Objects', 'An evacuated building with open doors is an invitation.', { like: 'Theft' }],
    ],
    insurance: ['Fine art coverage, including loans and objects in transit'],
    vitalRecords: ['Inventory with photos and values, loan agreements, and the rescue list'],
    exerciseIdeas: ['Water through the ceiling of one gallery: cover and move the first ten objects.'],
  },
  'shelters-people': {
    fact: 'gives people shelter or food',
    posts: {
      relief: {
        role: ['Executive Director', 'Program Director', 'Director of Programs', 'Director of Programs'],
        team: ['Director and volunteers', 'Program staff', 'Program staff', 'Programs'],
        owner: ['Board Chair', 'Executive Director', 'Executive Director', 'Chief Operating Officer'],
      },
    },
    functions: [
      {
        name: 'Meals and supplies for people in need',
        description: 'Meals, groceries, water, blankets and hygiene for those who have no other source.',
        stake: 'the people who depend on it are hit hardest, and more come after a disaster',
        criticality: 'critical',
        times: ['4-24 hours', '1-4 hours', null],
        post: 'relief',
        resources: [
          'Three days of food and water that need no cooking',
          'Freezers with alarms',
          'Drive-through plan for the parking lot',
          'Partner kitchen',
        ],
        steps:
          '1. {role} checks people first and calls 911 for medical emergencies. 2. Use refrigerated and frozen food while it is safe, and throw out what was above 41 °F for over four hours. 3. Hand out boxes that need no cooking. 4. Serve outdoors or from the partner kitchen. 5. Count people served and ask for more trucks.',
      },
    ],
    suppliers: [
      {
        name: 'Regional food bank',
        provides: 'Donated and federal food',
        criticality: 'critical',
        downtime: '1-3 days',
        alternatives: ['Grocery partners', 'Disaster food through the state emergency manager'],
      },
      {
        name: 'Refrigeration service company',
        provides: 'Repair of coolers and freezers',
        criticality: 'high',
        downtime: '4-24 hours',
        alternatives: ['A second company', 'Rental refrigerated trailer'],
      },
    ],
    risks: [
      [
        'Demand Surge after a Disaster',
        'Lines double in the week when volunteers and trucks are missing.',
        { like: 'Demand Surge' },
      ],
      ['Cold Storage Failure', 'One warm night costs a week of meals.', { like: 'Freezer Failure' }],
      [
        'Violence at the Door',
        'Fear, drugs and long lines end in threats against staff and guests.',
        { like: 'Workplace Violence' },
      ],
    ],
    insights: [
      'Join your VOAD or COAD group. In a disaster it shares food, drivers and needs, so that no one serves the same block twice.',
    ],
    exposure: {
      power: 'coolers warm up while more people come to eat',
      cold: 'more people come in on the nights when volunteers stay home',
      heat: 'people without cooling come for water and shade, and food spoils faster',
      water: 'pantry stock on the floor is lost, and those in camps and basements lose everything',
      wind: 'the roof that shelters others is itself at risk, and trucks do not run',
    },
    exerciseIdeas: ['Twice the people, half the volunteers: serve 300 from the parking lot.'],
  },
  'large-crowds': {
    fact: 'gathers large crowds',
    posts: {
      crowd: {
        role: ['Event Manager', 'Event Manager', 'Director of Events', 'Director of Events and Security'],
        team: ['Ushers', 'Ushers and security', 'Event operations', 'Event operations'],
        owner: ['Board Chair', 'Executive Director', 'General Manager', 'Chief Operating Officer'],
      },
    },
    functions: [
      {
        name: 'Safety of the crowd, exits and first aid',
        description: 'Doors, counting, announcements, weather watch and medical help while many people are inside.',
        stake: 'hundreds of people in one room follow the first calm voice they hear',
        criticality: 'critical',
        times: ['1-4 hours', '0-1 hour', null],
        post: 'crowd',
        resources: [
          'Trained crowd managers',
          'Written announcements',
          'Battery loudspeakers and radios',
          'AED, bleeding kits and a first aid post',
        ],
        steps:
          '1. {role} stops the program and gives the written announcement: leave, stay, or lock down. 2. Call 911 with the gate to use. 3. Open all exits and post a person at each. 4. Help people who use wheelchairs to the agreed refuge. 5. Keep the road free for ambulances. 6. Let no one back in until the fire department has released the building.',
      },
    ],
    systems: [
      {
        name: 'Public address, radios and crowd cameras',
        description: 'Announcements, staff radios and cameras at doors.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Sound and security contractor',
        backup: ['Monthly', 'Settings in the contractor’s cloud'],
        times: ['0-1 hour', '15 minutes', 'More than 1 week'],
        supports: ['Safety of the crowd, exits and first aid'],
        restore:
          '1. Use battery loudspeakers. 2. Send ushers row by row. 3. Go to phones on a group call. 4. Test before doors open again.',
      },
    ],
    suppliers: [
      {
        name: 'Event security firm',
        provides: 'Guards and bag checks',
        criticality: 'high',
        downtime: '4-24 hours',
        alternatives: ['Off-duty police', 'A second firm'],
      },
    ],
    risks: [
      ['Crowd Crush or Panic', 'A false alarm or one blocked exit injures more people than the cause.', { like: 'Accidents' }],
      [
        'Severe Weather over a Full House',
        'Lightning and wind reach crowds outdoors and in tents first.',
        { like: 'Severe Weather' },
      ],
    ],
    exerciseIdeas: ['Tornado warning with every seat taken: the announcement, the rooms, the count.'],
  },
  performances: {
    fact: 'performs for an audience',
    posts: {
      stage: {
        role: ['Artistic Director', 'Production Manager', 'Production Manager', 'Director of Production'],
        team: ['Company', 'Production', 'Production', 'Production'],
        owner: ['Executive Director', 'Executive Director', 'Managing Director', 'Managing Director'],
      },
    },
    functions: [
      {
        name: 'Shows, rehearsals and stage safety',
        description: 'Performances, rehearsals, rigging, lights and sets.',
        stake: 'a run of two weekends earns what keeps the company for a season',
        criticality: 'high',
        times: ['1-3 days', '4-24 hours', null],
        post: 'stage',
        resources: [
          'Understudies and a concert version',
          'Second stage agreed for a weekend',
          'Prompt book and cue files outside the theater',
          'Rigging inspector',
        ],
        steps:
          '1. {role} decides by noon: play, move, or cancel. 2. Inspect rigging and stage before anyone works under it. 3. Play the concert version on the second stage. 4. Call cast, crew and orchestra in that order. 5. Exchange tickets before you refund.',
      },
    ],
    systems: [
      {
        name: 'Ticketing, lights and sound',
        description: 'Ticket sales, seat maps, light and sound consoles.',
        criticality: 'high',
        type: 'application',
        vendor: 'Ticketing company and theater equipment vendor',
        backup: ['Daily', 'Ticketing cloud, with cue files in the cloud folder'],
        times: ['1-4 hours', '2 hours', '4-24 hours'],
        supports: ['Shows, rehearsals and stage safety'],
        restore:
          '1. Admit by the printed list. 2. Light with house lights. 3. Load cue files on the spare console. 4. Reconcile tickets after the show.',
      },
    ],
    suppliers: [
      {
        name: 'Ticketing company',
        provides: 'Sales, seat maps and refunds',
        criticality: 'high',
        downtime: '4-24 hours',
        alternatives: ['Printed lists and a card reader', 'A second platform'],
      },
    ],
    risks: [
      ['Canceled Performances', 'Illness of one lead or one broken system cancels sold-out nights.', { like: 'Absenteeism' }],
      [
        'Stage or Rigging Accident',
        'A falling load stops work until the inspector and OSHA have finished.',
        { like: 'Workplace Injury' },
      ],
    ],
    insurance: ['Event cancellation and nonappearance coverage'],
  },
  nonprofit: {
    fact: 'serves a cause under a volunteer board',
    posts: {
      charity: {
        role: ['Executive Director', 'Executive Director', 'Operations Director', 'Chief Operating Officer'],
        team: ['Director and volunteers', 'Staff', 'Operations', 'Operations'],
        owner: ['Board Chair', 'Board Chair', 'Executive Director', 'Executive Director'],
      },
    },
    functions: [
      {
        name: 'Safety of guests, staff and volunteers',
        description: 'Exits, headcounts, first aid and de-escalation wherever people meet you.',
        stake: 'people come to you in trouble, and volunteers follow the first calm voice',
        criticality: 'critical',
        times: ['1-4 hours', '0-1 hour', null],
        post: 'charity',
        resources: [
          'Sign-in sheet at each door',
          'Meeting place and a second one',
          'First aid kit and AED',
          'Shift leader with keys and phone',
        ],
        steps:
          '1. {role} tells everyone in plain words to leave, shelter or lock doors. 2. Call 911. 3. Help those who cannot walk or do not understand. 4. Count at the meeting place against the sign-in sheet. 5. Keep everyone out until the building is released.',
      },
      {
        name: 'Board decisions, pay and bills',
        description: 'Emergency decisions, signers, payroll and the bills that keep the doors open.',
        stake: 'a board that cannot be reached cannot sign, borrow or speak',
        criticality: 'medium',
        times: ['3-7 days', '1-3 days', '4-24 hours'],
        post: 'charity',
        resources: [
          'Board phone list and rule for urgent votes',
          'Two bank signers who live apart',
          'Last payroll register',
          'Reserve of three months',
        ],
        steps:
          '1. {role} calls the chair or the next on the list. 2. Vote by phone as the bylaws allow, and write it down. 3. Have the bank repeat the last payroll. 4. Confirm each change of bank details by a call to a known number. 5. Pay insurance, rent and utilities first.',
      },
      {
        name: 'Messages to partners, press and the public',
        description: 'What is open, what is needed, and who speaks.',
        stake: 'people you serve and donors hear rumors if they hear nothing',
        criticality: 'high',
        times: ['4-24 hours', '1-4 hours', '4-24 hours'],
        post: 'charity',
        resources: [
          'Website and social media logins held by two people',
          'Email list export',
          'Statement with blanks',
          'Partner contact list',
        ],
        steps:
          '1. {role} posts what is open and what is closed. 2. Text staff and partners. 3. Say what helps, and what does not. 4. Let one person speak to the press. 5. Protect the names and faces of those you serve.',
      },
    ],
    systems: [
      {
        name: 'Office files, email and phones',
        description: 'Shared files, email, phones and website.',
        criticality: 'high',
        type: 'application',
        vendor: 'Cloud office suite and phone provider',
        backup: ['Daily', 'Vendor cloud, with a second backup service'],
        times: ['1-4 hours', '2 hours', '4-24 hours'],
        supports: ['Messages to partners, press and the public', 'Board decisions, pay and bills'],
        replaces: [
          'Client files and document storage',
          'Booking calendar and client contacts',
          'Mail, chat and forwarded main number',
          'Laptops and secure sign-in',
        ],
        needs: ['Office internet and laptops'],
        restore:
          '1. Use personal phones and the printed list. 2. Sign in with the second administrator. 3. Forward the main number. 4. Restore deleted files.',
      },
      {
        name: 'Office internet and laptops',
        description: 'Line, Wi-Fi and laptops of staff.',
        criticality: 'high',
        type: 'network',
        vendor: 'Internet provider',
        backup: ['Weekly', 'Settings with the IT provider’s cloud'],
        times: ['1-4 hours', '30 minutes', '3-7 days'],
        supports: [],
        replaces: ['Suite internet and meeting room equipment'],
        restore: '1. Use a phone hotspot. 2. Restart the modem. 3. Work from the second place. 4. Call the provider.',
      },
      {
        name: 'Accounting and payroll service',
        description: 'Books, payroll, bills and restricted funds.',
        criticality: 'medium',
        type: 'application',
        vendor: 'Accounting and payroll service',
        backup: ['Daily', 'Service cloud'],
        times: ['1-3 days', '1 day', '4-24 hours'],
        supports: ['Board decisions, pay and bills'],
        replaces: ['Time, invoice and salary service'],
        restore:
          '1. Repeat the last payroll at the bank. 2. Write checks with two signers. 3. Sign in from another line. 4. Post by fund.',
      },
    ],
    suppliers: [
      {
        name: 'Landlord or building contractor',
        provides: 'Rooms, heat, water and repairs',
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['Church or school hall by agreement', 'A second contractor'],
      },
    ],
    risks: [
      [
        'Loss of the Executive Director',
        'Donors, funders and logins follow one person.',
        { like: 'Succession', replaces: ['Loss of a Key Person'] },
      ],
      [
        'Loss of the Program Building',
        'The rooms are fitted and permitted for the program, and rents are high.',
        { like: 'Loss of Premises', replaces: ['Office Closure'] },
      ],
      [
        'Fraud or Theft of Charity Money',
        'Fake emails and one trusted bookkeeper cost charities most.',
        { like: 'Payment Fraud', replaces: ['Invoice Fraud by Phishing'] },
      ],
      [
        'Breach of Records of People Served',
        'Names and stories of people in trouble are worth protecting most.',
        { like: 'Privacy Breach', replaces: ['Client File Data Breach'] },
      ],
    ],
    not: [
      'Client work under deadline',
      'Bookings, inquiries and client calls',
      'Client files and confidentiality',
      'Invoicing, collections and salaries',
      'Specialists and subcontracted help',
      'Workplace and remote working',
      'New proposals and referrals',
      'Client Concentration',
      'Booking and Phone Outage',
      'Subcontractor Drop-Out',
      'Professional Liability Claim',
      'Cash Flow Gap from Late Invoices',
    ],
    insights: [
      'Many private nonprofits can apply for FEMA Public Assistance if they provide a critical or essential service. Ask the state within 30 days after the area is designated.',
      'Write down who speaks, who signs and who decides if the director and the chair cannot be reached.',
    ],
    exposure: {
      water: 'programs run in ground floors and basements, where rent is low',
      wind: 'the people you serve lose their homes on the day that your roof leaks',
      ground: 'old brick buildings are cheap to rent and dangerous to stand in',
      fire: 'the people you serve have no car and no second place',
      cold: 'volunteers stay home when the need is greatest',
      heat: 'people come for shade and water, and the building may have no cooling',
      power: 'phones, records and refrigerators stop when calls double',
      air: 'people who live outside breathe the smoke all day',
    },
    harm: {
      financial_impact: 'Gifts and grants come for programs that run, while rent and wages continue.',
      operational_impact: 'A closed door sends people who have no other place to the street.',
      reputational_impact: 'Donors and partners remember whether you were there in the week that counted.',
      regulatory_impact: 'Charity registration, grant terms and licenses stay in force during recovery.',
    },
    sizes: [
      [
        'With {staff} on the payroll, the board and volunteers are your reserve. Give each task a second person, on paper.',
        'Keep keys, passwords and the phone list at two homes.',
      ],
      [
        'With {staff}, name for each shift who calls 911, who counts and who speaks.',
        'Separate who approves payments from who makes them, even when someone is away.',
      ],
      [
        'With {staff}, give each program its own page with its people, place and partner.',
        'Let the board adopt an order of succession for the director and the finance lead.',
      ],
      [
        'With {staff}, run one operations room for all sites, with programs, facilities, finance and press at the table.',
        'Keep a reserve of three months of payroll outside the campaign accounts.',
      ],
    ],
    alternatePlace: 'A church, school or partner agency’s rooms, under a written agreement that names hours, keys and insurance',
    insurance: [
      'General liability and property, with the program’s own risks named',
      'Directors’ and officers’ liability',
      'Crime coverage for employees and wire fraud',
    ],
    vitalRecords: ['Articles, bylaws and board list', 'Insurance policies and lease'],
    exerciseIdeas: ['The director and the chair are unreachable on the day of a fire: who decides, pays and speaks?'],
  },
});
