import { defineOperations, type Industry } from './industry.ts';

/** What every congregation does; what only some do is in traits and trades. */
const worshipOperations = defineOperations({
  posts: {
    clergy: {
      role: ['Clergy Leader', 'Clergy Leader', 'Senior Clergy', 'Senior Clergy'],
      team: ['Clergy and volunteers', 'Clergy and worship team', 'Worship ministry', 'Worship and campus clergy'],
      owner: ['Clergy Leader', 'Board Chair', 'Senior Clergy', 'Governing Board Chair'],
    },
    safety: {
      role: ['Head Usher', 'Safety Team Leader', 'Safety Director', 'Director of Security'],
      team: ['Ushers', 'Safety team', 'Safety ministry', 'Security and safety'],
      owner: ['Clergy Leader', 'Board Chair', 'Business Administrator', 'Chief Operations Officer'],
    },
    office: {
      role: ['Treasurer', 'Office Administrator', 'Business Administrator', 'Finance Director'],
      team: ['Treasurer and board', 'Congregation office', 'Finance and office', 'Finance'],
      owner: ['Treasurer', 'Treasurer', 'Finance Committee Chair', 'Chief Financial Officer'],
    },
  },
  functions: [
    {
      name: 'Worship services and holy days',
      description: 'Gathering the congregation for weekly services and holy days, in person or by livestream.',
      stake: 'a congregation that cannot gather for weeks begins to scatter',
      criticality: 'critical',
      times: ['1-3 days', '4-24 hours', null],
      post: 'clergy',
      resources: [
        'Alternate worship space by agreement',
        'Portable sound and books',
        'Livestream phone kit',
        'List of clergy and lay leaders who can lead',
      ],
      steps:
        '1. {role} decides by noon of the day before: own space, partner space, outdoors or online. 2. Tell ushers and musicians first, then the whole list. 3. Bring sound, books and what the service needs. 4. Post a person at the closed door. 5. Stream for those who cannot come.',
    },
    {
      name: 'Safety of gatherings',
      description: 'Exits, medical response, severe weather, lockdown and the count afterward.',
      stake: 'a full room depends on a few volunteers',
      criticality: 'critical',
      times: ['0-1 hour', '0-1 hour', null],
      post: 'safety',
      resources: [
        'Posted team for every gathering',
        'AED and bleeding kits',
        'Battery loudspeaker',
        'Map of exits and shelter rooms',
      ],
      steps:
        '1. {role} announces it in plain words: leave, shelter or lock down. 2. Call 911. 3. Open exits only to leave, and help those who cannot walk. 4. Keep children with their teachers until each is matched. 5. Count at the meeting place, and keep everyone out until the building is released.',
    },
    {
      name: 'Pastoral care and funerals',
      description: 'Visiting the sick and bereaved, crisis support, and funerals.',
      stake: 'families in grief cannot wait for a building to dry',
      criticality: 'critical',
      times: ['4-24 hours', '1-4 hours', null],
      post: 'clergy',
      resources: ['Clergy phone tree', 'Confidential care list on paper', 'Partner clergy', 'Funeral home contacts'],
      steps:
        '1. {role} takes the care list and splits it with partner clergy within four hours. 2. Call the bereaved, the dying and those in crisis first. 3. Give 988 and 1-800-985-5990 to anyone in distress. 4. Move funerals to the partner space. 5. Write down each visit for the next caller.',
    },
    {
      name: 'Gifts, bills and payroll',
      description: 'Receiving and recording gifts, paying clergy, staff and bills.',
      stake: 'gifts missed in a closed month rarely come later',
      criticality: 'medium',
      times: ['3-7 days', '1-3 days', '4-24 hours'],
      post: 'office',
      resources: ['Online giving page', 'Two unrelated counters', 'Second bank signer', 'Reserve fund rule'],
      outage: {
        minimum: 'Gifts are counted by two people, and clergy and staff are paid.',
        workaround: [
          'Envelopes logged by two people, online gifts through the payment website, and payroll repeated by the bank.',
          '3-7 days',
        ],
      },
      steps:
        '1. {role} sends the giving link with the first notice. 2. Have two unrelated people count and bank. 3. Pay wages, insurance and mortgage first. 4. Confirm every change of bank details by a call to a known number. 5. Report weekly to the board.',
    },
    {
      name: 'Messages to members',
      description: 'Reaching every member by text, phone, email and website.',
      stake: 'members who hear nothing assume that nothing is being done',
      criticality: 'high',
      times: ['4-24 hours', '1-4 hours', '4-24 hours'],
      post: 'office',
      resources: ['Printed directory by neighborhood', 'Text service', 'Website and social media sign-ins held by two people'],
      outage: {
        minimum: 'Members know where and when the next gathering is, and who needs help.',
        workaround: ['A phone tree from the printed list, texts in each language, and a notice on the door.', '3-7 days'],
      },
      steps:
        '1. {role} sends one text with place, time and what to bring. 2. Start the phone tree for members without text. 3. Update website and door. 4. Ask members to answer if they are safe. 5. Answer the press with one prepared sentence.',
    },
  ],
  systems: [
    {
      name: 'Member database and texting',
      description: 'Households, contacts, care list, groups and text messages.',
      criticality: 'critical',
      type: 'database',
      vendor: 'Congregation management software',
      backup: ['Daily', 'Vendor cloud, with the directory printed each quarter'],
      times: ['1-4 hours', '1 hour', '4-24 hours'],
      supports: ['Messages to members', 'Pastoral care and funerals'],
      restore:
        '1. Use the printed directory. 2. Sign in with the second administrator. 3. Import the export into a second text service. 4. Send a test to five people.',
    },
    {
      name: 'Online giving and bookkeeping',
      description: 'Giving page, recurring gifts, gift records and accounts.',
      criticality: 'medium',
      type: 'application',
      vendor: 'Giving processor and bookkeeping service',
      backup: ['Daily', 'Processor cloud, with a monthly export to the treasurer’s cloud folder'],
      times: ['4-24 hours', '8 hours', '4-24 hours'],
      supports: ['Gifts, bills and payroll'],
      restore:
        '1. Post the backup link. 2. Count envelopes by hand. 3. Compare deposits with the export. 4. Record gifts by date.',
    },
    {
      name: 'Sound, stream and internet of the sanctuary',
      description: 'Microphones, mixer, cameras, stream and the line that carries them.',
      criticality: 'critical',
      type: 'infrastructure',
      vendor: 'Audio-visual contractor and internet provider',
      backup: ['Weekly', 'Mixer and stream settings in the cloud folder'],
      times: ['1-4 hours', '2 hours', '3-7 days'],
      supports: ['Worship services and holy days'],
      restore:
        '1. Use the battery speaker. 2. Stream from a phone on a hotspot. 3. Load settings on the spare mixer. 4. Test to a private link.',
    },
    {
      name: 'Door locks, cameras and fire alarm',
      description: 'Locks, cameras, fire panel and its line to the monitoring station.',
      criticality: 'critical',
      type: 'infrastructure',
      vendor: 'Alarm contractor',
      backup: ['Monthly', 'Panel settings in the contractor’s cloud'],
      times: ['0-1 hour', '30 minutes', 'More than 1 week'],
      supports: ['Safety of gatherings'],
      restore:
        '1. Put ushers with keys at the doors. 2. Post a fire watch as the fire department directs. 3. Call the contractor. 4. Test before the next gathering.',
    },
  ],
});

/** Crowd managers after NFPA 101, 12.7.6 and 13.7.6; editions and state fire codes differ. FEMA Public Assistance after the Bipartisan Budget Act of 2018. */
export const houseOfWorship: Industry = {
  ...worshipOperations,
  name: 'House of Worship',
  trade: 'a congregation',
  peak: 'Weekly services and the great holy days fill the building to its occupant load',
  harm: {
    financial_impact:
      'Gifts follow attendance: two missed weekends can cost a month’s margin while salaries and the mortgage continue.',
    operational_impact: 'Worship, meals and visits depend on one building and on volunteers who are hit themselves.',
    reputational_impact: 'Members expect their congregation to open its doors in a disaster and remember if it could not.',
    regulatory_impact: 'Receipts for the IRS, reports of abuse and fire codes for assemblies apply in an emergency too.',
  },
  exposure: {
    water: 'halls, kitchens and archives are often in the basement, and instruments and books do not survive soaking',
    wind: 'towers, stained glass and long roofs fail first, often while the building serves as shelter',
    ground: 'unreinforced masonry, towers and hanging lights are the danger over a full room',
    fire: 'an evacuated town looks for a place to gather, while old wiring and attics let fire spread unseen',
    cold: 'a building heated only for services freezes between them, and older members cannot come',
    heat: 'older worshippers are at risk in a room without cooling, and the hall may be asked to serve as a cooling center',
    power: 'sound, stream, kitchen and heating stop, and refrigerators in the hall warm up',
    air: 'old buildings let smoke in, members with asthma stay away, and outdoor festivals are called off',
  },
  sizes: [
    [
      'With {staff} on the payroll, the work rests on volunteers. Give each ministry leader a deputy and a printed phone list.',
      'Ask a neighboring congregation for the use of its space on another day or hour, in writing.',
    ],
    [
      'With {staff}, form a safety team of ushers, greeters and a nurse for every service. One person may stop it.',
      'Separate the counting of gifts from their recording, even if the usual volunteers are away.',
    ],
    [
      'With {staff}, choose the room or campus that streams when another one is closed.',
      'Agree with the Red Cross beforehand on what the hall can hold before it is asked to be a shelter.',
    ],
    [
      'With {staff}, give school, clinic and media ministry their own short plans under one incident leader.',
      'Keep reserve funds for 90 days of payroll outside the building campaign account.',
    ],
  ],
  suppliers: [
    {
      name: 'Online giving processor',
      provides: 'Card, text and recurring gifts',
      serves: ['Gifts, bills and payroll', 'Donations received, receipted and spent as promised'],
      criticality: 'high',
      downtime: '1-3 days',
      alternatives: ['A second processor', 'Envelopes and checks'],
    },
    {
      name: 'Audio-visual contractor',
      provides: 'Sound, stream and repair',
      serves: ['Worship services and holy days'],
      criticality: 'medium',
      downtime: '1-3 days',
      alternatives: ['Battery speaker and phone stream', 'A second contractor'],
    },
    {
      name: 'Restoration contractor',
      provides: 'Drying, boarding and cleaning the same day',
      serves: ['Worship services and holy days', 'Care of sanctuary, archives and sacred objects'],
      criticality: 'high',
      downtime: '4-24 hours',
      alternatives: ['A second contractor outside the area, agreed beforehand', 'Disaster relief team of the denomination'],
    },
    {
      name: 'Insurer of religious property',
      provides: 'Claims, adjusters and advance payments',
      serves: ['Gifts, bills and payroll', 'Care of sanctuary, archives and sacred objects'],
      criticality: 'high',
      downtime: '1-3 days',
      alternatives: ['Agent’s emergency line', 'Denominational relief fund'],
    },
  ],
  insights: [
    'Since 2018, houses of worship count as private nonprofits for FEMA Public Assistance. Apply to the SBA first for permanent repairs.',
    'FEMA’s guide for emergency plans of houses of worship and the CISA security self-assessment are free and written for volunteers.',
    'The Nonprofit Security Grant Program pays for doors, cameras and lighting at congregations at risk.',
    'Only a professional appraisal makes stained glass, instruments and sacred objects insurable at their value.',
  ],
  risks: [
    [
      'Arson or Sanctuary Fire',
      'NFPA counts more than a thousand fires in religious properties a year. Attics and wiring are old.',
      { like: 'Building Fire' },
    ],
    [
      'Active Assailant or Hate Crime',
      'Open doors and published times make gatherings a target, as in Charleston, Sutherland Springs and Pittsburgh.',
      { like: 'Hate Crime' },
    ],
    [
      'Loss of Clergy Leadership',
      'Illness or departure of the one ordained leader leaves services, visits and decisions open.',
      { like: 'Key Personnel Loss' },
    ],
    [
      'Burst Pipe in an Unoccupied Building',
      'No one is there between services, so water runs for days.',
      { like: 'Burst Pipes' },
    ],
    ['Embezzlement of Gifts', 'Cash, trust and one signature make theft easy and hard to speak about.', { like: 'Embezzlement' }],
    ['Phishing of the Treasurer', 'Fake emails in the leader’s name ask for gift cards or a wire.', { like: 'Phishing' }],
    [
      'Member and Donor Data Breach',
      'Gift records, care lists and children’s data are sensitive and thinly protected.',
      { like: 'Data Breach' },
    ],
  ],
  alternatePlace: [
    'The hall of a neighboring congregation, school or theater, under an agreement that names days, keys, sound and heat',
    '16 hours',
  ],
  insurance: [
    'Property at replacement cost, with scheduled glass, instruments and sacred objects',
    'Extra expense for a rented worship space',
    'Abuse and general liability, and directors’ and officers’ liability',
    'Crime coverage for gifts and wire fraud',
  ],
  vitalRecords: [
    'Articles, bylaws and tax exemption letter',
    'Member directory and care list on paper',
    'Photo inventory of building, instruments and sacred objects',
    'Insurance policies and appraisals',
  ],
  exerciseIdeas: [
    'Water through the ceiling on the eve of a holy day: move the service by morning.',
    'A medical emergency in the third row: who calls, who treats, who speaks?',
    'An email from the leader asks for a wire today: walk it through the call-back rule.',
  ],
};
