import { defineTraits } from './trait.ts';

/** People who gather, give and volunteer. Sources: FEMA public assistance rules for nonprofits, IRS rules on gifts, Feeding America guidance. */
export const communityTraits = defineTraits({
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
        outage: {
          minimum: 'Everyone who is alone, ill, or on oxygen is called once a day.',
          workaround: [
            'The paper care list split by street, with calls from members’ own phones and visits in pairs.',
            '3-7 days',
          ],
        },
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
        outage: {
          minimum: 'What the rescue list names is dry, and wet rooms begin to dry within a day.',
          workaround: [
            'Once entry is allowed, covers and rented dehumidifiers, and a dry room at a neighboring congregation.',
            '3-7 days',
          ],
        },
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
        outage: {
          minimum: 'Every gift is written down with its purpose, and its donor gets a receipt.',
          workaround: [
            'Numbered paper receipts, checks carried to the bank by two people, and online gifts through the payment website.',
            '3-7 days',
          ],
        },
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
        serves: ['Donations received, receipted and spent as promised', 'Board decisions, pay and bills'],
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
  'shelters-people': {
    fact: 'gives people shelter or food',
    inCharge: ['food'],
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
        serves: ['Meals and supplies for people in need', 'Warehouse, coolers and trucks of food'],
        criticality: 'critical',
        downtime: '1-3 days',
        alternatives: ['Grocery partners', 'Disaster food through the state emergency manager'],
      },
      {
        name: 'Refrigeration service company',
        provides: 'Repair of coolers and freezers',
        serves: [
          'Meals and supplies for people in need',
          'Warehouse, coolers and trucks of food',
          'Refrigeration watch and discard decisions',
        ],
        criticality: 'high',
        downtime: '4-24 hours',
        alternatives: ['A second company, agreed beforehand', 'Rental refrigerated trailer'],
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
        times: ['0-1 hour', '0-1 hour', null],
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
        outage: {
          minimum: 'Staff are paid, and what cannot wait is decided by a quorum.',
          workaround: [
            'Board calls from the printed list, two signers at a bank branch, and last month’s payroll repeated.',
            '3-7 days',
          ],
        },
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
          'Website and social media sign-ins held by two people',
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
        times: ['0-1 hour', '15 minutes', '3-7 days'],
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
        replaces: ['Landlord or building manager'],
        provides: 'Rooms, heat, water and repairs',
        serves: [
          'Beds for the night',
          'Hidden place to stay for survivors',
          'Warehouse, coolers and trucks of food',
          'Case work and direct help for families',
          'After-school hours and rides from school',
          'Visitors, school groups and exhibitions',
          'Shows, rehearsals and stage safety',
          'Care and evacuation of boarded animals',
        ],
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['Church or school hall by agreement', 'A second contractor'],
      },
    ],
    risks: [
      [
        'Loss of the Executive Director',
        'Donors, funders and sign-ins follow one person.',
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
    alternatePlace: [
      'A church, school or partner agency’s rooms, under a written agreement that names hours, keys and insurance',
      '4 hours',
    ],
    insurance: [
      'General liability and property, with the program’s own risks named',
      'Directors’ and officers’ liability',
      'Crime coverage for employees and wire fraud',
    ],
    vitalRecords: ['Articles, bylaws and board list', 'Insurance policies and lease'],
    exerciseIdeas: ['The director and the chair are unreachable on the day of a fire: who decides, pays and speaks?'],
  },
});
