import { defineTraits } from './trait.ts';

/** Sources: NFPA 101, American Institute for Conservation, theater rigging practice. */
export const audiencesTraits = defineTraits({
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
        restore:
          '1. Use the printed rescue list. 2. Read hygrometers by hand. 3. Have the vendor restore last night’s copy. 4. Check locations room by room.',
      },
    ],
    suppliers: [
      {
        name: 'Conservator',
        provides: 'First advice and treatment of wet, smoked or broken objects',
        serves: ['Rescue, climate and security of the collection'],
        criticality: 'high',
        downtime: '4-24 hours',
        alternatives: ['A second conservator, agreed beforehand', 'National Heritage Responders'],
      },
      {
        name: 'Fine art mover and storage',
        provides: 'Packing, transport and secure storage',
        serves: ['Rescue, climate and security of the collection', 'Loans, lenders and couriers'],
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
        times: ['0-1 hour', '0-1 hour', null],
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
        serves: ['Safety of the crowd, exits and first aid'],
        criticality: 'high',
        downtime: '4-24 hours',
        alternatives: ['A second firm, under contract', 'Off-duty police'],
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
        outage: {
          minimum: 'One inspected stage for the next show, or every ticket holder told by noon.',
          workaround: [
            'The concert version with understudies in another hall, from the cue files kept outside the theater.',
            '1-3 days',
          ],
        },
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
        serves: ['Shows, rehearsals and stage safety'],
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
});
