import { defineOperations, type Industry } from './industry.ts';

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
      owner: ['Clergy Leader', 'Board Chair', 'Executive Pastor or Administrator', 'Chief Operations Officer'],
    },
    office: {
      role: ['Treasurer', 'Office Administrator', 'Business Administrator', 'Finance Director'],
      team: ['Treasurer and board', 'Congregation office', 'Finance and office', 'Finance'],
      owner: ['Treasurer', 'Treasurer', 'Finance Committee Chair', 'Chief Financial Officer'],
    },
    care: {
      role: ['Lay Leader', 'Care Ministry Leader', 'Director of Care and Outreach', 'Director of Community Ministry'],
      team: ['Care volunteers', 'Care and outreach volunteers', 'Care and outreach', 'Community ministry'],
      owner: ['Clergy Leader', 'Clergy Leader', 'Director of Care and Outreach', 'Executive Pastor or Administrator'],
    },
    building: {
      role: ['Building Trustee', 'Facilities Volunteer Lead', 'Facilities Manager', 'Facilities Director'],
      team: ['Trustees', 'Trustees and custodian', 'Facilities', 'Facilities'],
      owner: ['Board Chair', 'Board Chair', 'Business Administrator', 'Chief Operations Officer'],
    },
  },
  functions: [
    {
      name: 'Worship services and holy days',
      description: 'Gathering the congregation for weekly services and holy days, in person or by livestream.',
      stake: 'a congregation that cannot gather for two weekends begins to scatter',
      criticality: 'critical',
      times: ['1-3 days', '4-24 hours', '3-7 days'],
      post: 'clergy',
      resources: [
        'Alternate sanctuary agreement',
        'Portable sound and hymn sheets',
        'Livestream phone kit',
        'Preaching roster with deputies',
      ],
      needs: ['Safety of gatherings and children'],
      steps:
        '{role} decides by noon of the day before: own sanctuary, partner sanctuary, outdoors or online; tells ushers and musicians first, then the whole list, and posts a person at the closed door.',
    },
    {
      name: 'Safety of gatherings and children',
      description: 'Exits, medical response, lockdown, child check-in and reunification.',
      stake: 'hundreds of people in one room depend on a few volunteers',
      criticality: 'critical',
      times: ['1-4 hours', '0-1 hour', 'More than 1 week'],
      post: 'safety',
      resources: ['Posted team for every service', 'AED and bleeding kits', 'Child check-in tags', 'Radio or phone group'],
      steps:
        '{role} calls leave, lockdown or shelter over the sound system, calls 911, opens the exits only to leave, keeps children with their checkers until tags match, meets police and fire, and closes the building until they release it.',
    },
    {
      name: 'Pastoral care and funerals',
      description: 'Visiting the sick and bereaved, crisis counseling, funerals and last rites.',
      stake: 'families in grief cannot wait for a building to dry',
      criticality: 'critical',
      times: ['4-24 hours', '1-4 hours', '4-24 hours'],
      post: 'clergy',
      resources: ['Clergy phone tree', 'Hospital badges', 'Confidential care list on paper', 'Partner clergy'],
      steps:
        '{role} takes the care list, splits it among clergy and partner clergy within four hours, calls those on oxygen, alone or bereaved first and moves funerals to the partner sanctuary.',
    },
    {
      name: 'Tithes, gifts and bill payment',
      description: 'Receiving and recording gifts, paying clergy, staff, mortgage and missions.',
      stake: 'gifts missed in a closed month rarely come later',
      criticality: 'high',
      times: ['3-7 days', '1-3 days', '4-24 hours'],
      post: 'office',
      resources: ['Online giving page', 'Two unrelated counters', 'Second bank signer', 'Reserve fund rule'],
      steps:
        '{role} sends the giving link with the first notice, has two unrelated people count and bank by Monday, pays wages and mortgage first, and reports weekly to the board.',
    },
    {
      name: 'Food pantry and community relief',
      description: 'Groceries, meals, clothing and emergency help for neighbors.',
      stake: 'the neighbors who depend on it are those hit hardest',
      criticality: 'high',
      times: ['1-3 days', '4-24 hours', '3-7 days'],
      post: 'care',
      resources: ['Food-bank delivery day', 'Freezers with alarms', 'Volunteer roster', 'Parking lot for distribution'],
      steps:
        '{role} moves frozen food first, hands out boxes in the parking lot, asks the food bank for a truck, keeps names of households served, calls 911 for emergencies, sends other medical needs to a clinic or nurse line, and gives out 211 for food and shelter.',
    },
    {
      name: 'Telling members and volunteers',
      description: 'Reaching every member by call, text, mail and website.',
      stake: 'members who hear nothing assume nothing is being done',
      criticality: 'high',
      times: ['4-24 hours', '1-4 hours', '3-7 days'],
      post: 'office',
      resources: [
        'Printed directory by neighborhood',
        'Text service',
        'Website and social media logins with two holders',
        'Phone tree captains',
      ],
      steps:
        '{role} sends one text with place, time and what to bring, starts the phone tree for members without text, updates the website and answers the press with one prepared sentence.',
    },
    {
      name: 'Care of sanctuary, archives and sacred objects',
      description: 'Protecting and drying the building, registers, organ, scrolls, vestments and art.',
      stake: 'registers and sacred objects exist once',
      criticality: 'medium',
      times: ['3-7 days', '1-3 days', '3-7 days'],
      post: 'building',
      resources: ['Shut-off map', 'Photo inventory', 'Restoration contractor', 'Fireproof safe'],
      steps:
        '{role} enters only when the building is released, closes water from dry ground and leaves power to the electrician, photographs before moving, carries registers and sacred objects to the named dry place in order of the list, starts drying within 24 hours and calls the insurer.',
    },
  ],
  systems: [
    {
      name: 'Online and text giving',
      description: 'Giving page, recurring gifts and gift records.',
      criticality: 'high',
      type: 'application',
      vendor: 'Church giving processor',
      backup: ['Daily', 'Processor cloud; monthly export with the treasurer'],
      times: ['4-24 hours', '8 hours', '4-24 hours'],
      supports: ['Tithes, gifts and bill payment'],
      restore:
        'Check status, send the backup link of the processor, compare deposits with the export, then record paper envelopes.',
    },
    {
      name: 'Sound and livestream',
      description: 'Microphones, mixer, cameras and the stream.',
      criticality: 'critical',
      type: 'infrastructure',
      vendor: 'Audio-visual contractor and streaming platform',
      backup: ['Weekly', 'Mixer and stream settings in the media team’s cloud folder'],
      times: ['4-24 hours', '6 hours', '3-7 days'],
      supports: ['Worship services and holy days'],
      needs: ['Sanctuary internet and Wi-Fi'],
      restore:
        'Use the battery speaker and a phone on a tripod, load settings to the spare mixer, test stream to a private link.',
    },
    {
      name: 'Membership and child check-in database',
      description: 'Households, contacts, care list, volunteers and child check-in.',
      criticality: 'critical',
      type: 'database',
      vendor: 'Church management software',
      backup: ['Daily', 'Vendor cloud; directory printed each quarter'],
      times: ['1-4 hours', '2 hours', '4-24 hours'],
      supports: ['Pastoral care and funerals', 'Tithes, gifts and bill payment'],
      restore: 'Work from the printed directory, sign in with the second administrator, run check-in by numbered paper tags.',
    },
    {
      name: 'Member texting and website',
      description: 'Text messages, mail list, website and social media.',
      criticality: 'high',
      type: 'application',
      vendor: 'Messaging service and website host',
      backup: ['Weekly', 'Contact export with two volunteers'],
      times: ['1-4 hours', '2 hours', '3-7 days'],
      supports: ['Telling members and volunteers'],
      restore: 'Start the phone tree, import the contact export into the second service, send a test to the captains.',
    },
    {
      name: 'Sanctuary internet and Wi-Fi',
      description: 'Line and access points for stream, office and doors.',
      criticality: 'high',
      type: 'network',
      vendor: 'Internet provider and a cellular hotspot',
      backup: ['Monthly', 'Settings with the technology volunteer'],
      times: ['1-4 hours', '1 hour', 'More than 1 week'],
      supports: [],
      restore: 'Stream over the hotspot, restart the modem, open the provider ticket.',
    },
    {
      name: 'Door access, cameras and fire panel',
      description: 'Electronic doors, cameras and alarm reporting.',
      criticality: 'critical',
      type: 'infrastructure',
      vendor: 'Alarm contractor',
      backup: ['Monthly', 'Panel settings with the contractor'],
      times: ['0-1 hour', '30 minutes', 'More than 1 week'],
      supports: ['Safety of gatherings and children'],
      restore: 'Put ushers at doors with keys, post a fire watch, have the contractor reload and test before the next service.',
    },
  ],
});

/** Crowd managers after NFPA 101, 12.7.6 and 13.7.6; editions and state fire codes differ. */
export const houseOfWorship: Industry = {
  ...worshipOperations,
  name: 'House of Worship',
  trade: 'a congregation',
  words:
    /\b(worship|church|temple|mosque|synagogue|parish|cathedral|chapel|ministry|congregation|diocese|religious|islamic center)/,
  peak: 'Weekly services, Easter, Ramadan, the High Holy Days and Christmas fill the sanctuary to its occupant load',
  harm: {
    financial_impact:
      'Gifts follow attendance: two missed weekends can cost a month’s margin while salaries and the mortgage run on.',
    operational_impact:
      'Worship, meals, childcare and pastoral visits hang on one building and on volunteers who are hit themselves.',
    reputational_impact: 'Members expect their congregation to open its doors in a disaster and remember if it could not.',
    regulatory_impact: 'Childcare licenses, gift receipts for the IRS and denominational reporting of abuse do not pause.',
  },
  exposure: {
    water: 'fellowship halls, kitchens, organs and archives stand in the basement, and pews and pianos do not survive soaking',
    wind: 'steeples, stained glass and long sanctuary roofs fail first, often while the building serves as shelter',
    ground: 'unreinforced masonry, bell towers and hanging lights are the danger over a full sanctuary',
    fire: 'an evacuated town looks for a place to gather, while candles, old wiring and attics let fire spread unseen',
    cold: 'a building heated only for services freezes between them, and older members cannot come',
    heat: 'older worshippers are at risk in an uncooled sanctuary, and the hall may be asked to serve as a cooling center',
    power: 'sound, livestream, kitchen and heating stop, and food-pantry freezers thaw',
    air: 'old buildings let smoke in; members with asthma stay away and outdoor festivals are called off',
  },
  sizes: [
    [
      'With {staff} on the payroll the plan runs on volunteers: give each ministry leader a deputy and a printed phone list.',
      'Ask one neighboring congregation for the use of its sanctuary on another day of the week, in writing.',
    ],
    [
      'With {staff} form a safety team of ushers, greeters and a nurse for every service, with one person who may stop it.',
      'Separate the counting of gifts from their recording, also when the usual volunteers are away.',
    ],
    [
      'With {staff} and several campuses, choose the campus that livestreams and feeds the others when one is closed.',
      'Agree with the Red Cross in advance what the hall can hold before it is asked to be a shelter.',
    ],
    [
      'With {staff} treat school, clinic and media ministry as units with their own short plans under one incident lead.',
      'Keep reserve funds for 90 days of payroll outside the building campaign account.',
    ],
  ],
  suppliers: [
    'the online giving processor',
    'the livestream and sound contractor',
    'the food-bank network',
    'the insurer of religious property',
  ],
  insights: [
    'Since 2018 houses of worship count as private nonprofits for FEMA Public Assistance; apply to the SBA first for permanent repairs.',
    'FEMA’s guide for emergency operations plans of houses of worship and the CISA security self-assessment are free and written for volunteers.',
    'The Nonprofit Security Grant Program pays for doors, cameras and lighting at congregations at risk.',
    'Only a professional appraisal makes stained glass, organs and liturgical objects insurable at their value.',
  ],
  duties: [
    'The IRS asks for a written acknowledgement for each gift of $250 or more, also when giving records were lost.',
    'Clergy and childcare workers are mandated reporters of abuse in most states, in an emergency shelter too.',
    'NFPA 101 limits the sanctuary to its posted occupant load and requires a trained crowd manager, one more for each 250 people. Spaces used only for worship are exempt up to 500; fire codes differ, so ask the fire marshal.',
  ],
  risks: [
    [
      'Arson or Sanctuary Fire',
      'NFPA counts more than a thousand fires in religious properties a year; attics and wiring are old.',
    ],
    [
      'Active Assailant or Hate Crime',
      'Open doors and published service times make gatherings a target; Charleston, Sutherland Springs and Pittsburgh showed it.',
    ],
    [
      'Loss of Clergy Leadership',
      'Illness or sudden departure of the one ordained leader leaves preaching, visiting and decisions open.',
      { like: 'Key Personnel Loss' },
    ],
    [
      'Decline in Giving',
      'A closed month or a dispute cuts the gifts that pay salaries and mortgage.',
      { like: 'Donation Decline' },
    ],
    [
      'Volunteer Shortage',
      'Ushers, childcare and kitchen depend on older volunteers who stay home in heat, storms and outbreaks.',
    ],
    ['Burst Pipe in an Unoccupied Building', 'Nobody is there from Sunday to Wednesday, so water runs for days.'],
    ['Donor Data Breach', 'Gift records, prayer lists and children’s check-in data are sensitive and thinly protected.'],
    [
      'Phishing of the Church Treasurer',
      'Fake mails in the pastor’s name ask for gift cards or a wire, and succeed every week somewhere.',
    ],
    ['Embezzlement of Gifts', 'Cash, trust and one signature make theft easy and hard to speak about.'],
    [
      'Childcare or Youth Safety Allegation',
      'An allegation suspends programs and staff until the authorities have finished.',
      { like: 'Abuse Allegation', from: 'small' },
    ],
  ],
};
