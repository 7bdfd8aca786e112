import { defineTraits } from './trait.ts';

/** Sources: FEMA and Department of Education school guides, CCDBG Act, state licensing rules. */
export const studentsTraits = defineTraits({
  minors: {
    fact: 'looks after children or students under 18',
    inCharge: ['children'],
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
        times: ['0-1 hour', '0-1 hour', null],
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
    inCharge: ['housing'],
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
        times: ['0-1 hour', '0-1 hour', null],
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
});
