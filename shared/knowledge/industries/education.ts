import { defineOperations, type Industry } from './industry.ts';

/** What every school, college and studio does; what only some do is in traits and trades. */
const educationOperations = defineOperations({
  posts: {
    safety: {
      role: ['Director', 'Safety Coordinator', 'Safety Coordinator', 'Director of Safety'],
      team: ['Instructors', 'Site emergency team', 'Site emergency team', 'Safety office'],
      owner: ['Director', 'Director', 'Executive Director', 'Chief Operating Officer'],
    },
    teaching: {
      role: ['Director', 'Lead Instructor', 'Academic Director', 'Chief Academic Officer'],
      team: ['Instructors', 'Instructors', 'Instruction', 'Academic affairs'],
      owner: ['Director', 'Director', 'Executive Director', 'Chief Academic Officer'],
    },
    records: {
      role: ['Director', 'Office Manager', 'Registrar', 'Registrar'],
      team: ['Office', 'Office', 'Enrollment and records', 'Enrollment and records'],
      owner: ['Director', 'Director', 'Business Manager', 'Chief Operating Officer'],
    },
    money: {
      role: ['Director', 'Bookkeeper', 'Business Manager', 'Finance Director'],
      team: ['Office', 'Business office', 'Business office', 'Finance'],
      owner: ['Director', 'Director', 'Business Manager', 'Chief Financial Officer'],
    },
  },
  functions: [
    {
      name: 'Student safety and headcounts',
      description: 'Leaving, sheltering or locking down, and knowing where every student is.',
      stake: 'a student no one can place is the failure that is never forgiven',
      criticality: 'critical',
      times: ['0-1 hour', '0-1 hour', null],
      post: 'safety',
      resources: [
        'Roll for each room on paper',
        'Go-bag for each room',
        'Meeting place and a second one',
        'Radios or a phone group',
      ],
      steps:
        '1. {role} gives the command in plain words: evacuate, shelter, lock down or hold. 2. Call 911. 3. Take the roll by room, and give missing names to police or fire crews. 4. Help those who need a person at their side. 5. Keep everyone out until the building is released.',
    },
    {
      name: 'Instruction in person or remote',
      description: 'Teaching in the building, in borrowed rooms or remotely.',
      stake: 'lost days must be made up, and those who struggle lose most',
      criticality: 'high',
      times: ['3-7 days', '1-3 days', '4-24 hours'],
      post: 'teaching',
      resources: [
        'Substitute list',
        'Three days of lessons on paper',
        'Borrowed rooms by agreement',
        'Video accounts for instructors',
      ],
      needs: ['Student safety and headcounts'],
      outage: {
        minimum: 'Each class has a lesson today, or families know when it will.',
        workaround: ['Paper packets, lessons by video, and shifts in the rooms of another school.', '3-7 days'],
      },
      steps:
        '1. {role} decides by 5 a.m.: open, late, remote or closed. 2. Tell instructors before families and students. 3. Teach in shifts in borrowed rooms. 4. Hand out printed lessons where there is no internet. 5. Log hours and attendance for makeup days.',
    },
    {
      name: 'Messages to students and families',
      description: 'Texts, calls and posts that say what happened, what to do and when the next message comes.',
      stake: 'families without news drive to the building and block ambulances',
      criticality: 'critical',
      times: ['1-4 hours', '0-1 hour', '4-24 hours'],
      post: 'safety',
      resources: [
        'Notification account with two senders',
        'Templates in the languages of families',
        'Contact export of last week',
      ],
      steps:
        '1. {role} sends one fact and one instruction within 15 minutes. 2. Say when the next message comes, and keep to it. 3. Give one place to go and one number to call. 4. Repeat in each language. 5. Answer the press with the same words.',
    },
    {
      name: 'Enrollment and student records',
      description: 'Attendance, grades, certificates, transcripts and admission.',
      stake: 'graduation, transfers and funding counts have fixed dates',
      criticality: 'medium',
      times: ['3-7 days', '1-3 days', '4-24 hours'],
      post: 'records',
      resources: ['Monthly transcript export', 'Attendance sheets', 'List of dates set by others'],
      outage: {
        minimum: 'Attendance is on paper, and students who transfer get their records.',
        workaround: ['Paper attendance sheets, and transcripts from the last export on a laptop, each one logged.', '3-7 days'],
      },
      steps:
        '1. {role} takes attendance on paper. 2. Issue transcripts from the export. 3. Ask agencies in writing for later dates. 4. Serve students who transfer first. 5. Enter the backlog by date.',
    },
    {
      name: 'Tuition, funding and payroll',
      description: 'Tuition or public funds coming in, and staff and bills paid.',
      stake: 'instructors who are not paid leave in the middle of a term',
      criticality: 'medium',
      times: ['3-7 days', '1-3 days', '4-24 hours'],
      post: 'money',
      resources: ['Last payroll register', 'Payment service', 'Contacts at funders and bank'],
      outage: {
        minimum: 'Staff are paid on the usual day, and families know what happens to tuition.',
        workaround: [
          'The last payroll repeated by the bank, tuition drafts from the last export, and urgent bills by check.',
          '3-7 days',
        ],
      },
      steps:
        '1. {role} has the bank repeat the last payroll. 2. Write families and funders how closed days are treated. 3. Move due dates in writing. 4. Pay rent, utilities and insurance first. 5. Correct in the next run.',
    },
  ],
  systems: [
    {
      name: 'Student information system',
      description: 'Rolls, contacts, attendance, grades and transcripts.',
      criticality: 'critical',
      type: 'database',
      vendor: 'Student information vendor',
      backup: ['Daily', 'Vendor cloud, with the weekly roll on paper in the go-bags'],
      times: ['0-1 hour', '30 minutes', '4-24 hours'],
      supports: ['Student safety and headcounts', 'Enrollment and student records'],
      restore:
        '1. Use the printed roll. 2. Open the read-only copy. 3. Sign in from another line. 4. Enter paper attendance by room.',
    },
    {
      name: 'Fire alarm, entrance locks and room phones',
      description: 'Alarm panel, locks of the entrances, and the phones or radios that reach every room.',
      criticality: 'critical',
      type: 'infrastructure',
      vendor: 'Fire alarm and door company',
      backup: ['Daily', 'Zone map and settings in the cloud folder'],
      times: ['0-1 hour', '30 minutes', '4-24 hours'],
      supports: ['Student safety and headcounts'],
      restore:
        '1. Tell the fire department that the alarm is out. 2. Walk a fire watch as it directs, or close the building. 3. Put staff at the entrances. 4. Test every room before anyone returns.',
    },
    {
      name: 'Learning platform and devices',
      description: 'Courses, assignments, video classes and devices.',
      criticality: 'high',
      type: 'application',
      vendor: 'Learning platform vendor',
      backup: ['Daily', 'Platform cloud, with a course export each term'],
      times: ['4-24 hours', '8 hours', '4-24 hours'],
      supports: ['Instruction in person or remote'],
      needs: ['School network and internet'],
      restore:
        '1. Hand out printed lessons. 2. Post the status. 3. Load the export to the second platform after two days. 4. Collect work by email.',
    },
    {
      name: 'School network and internet',
      description: 'Internet line, Wi-Fi, filter and phone wiring.',
      criticality: 'critical',
      type: 'network',
      vendor: 'Internet provider',
      backup: ['Weekly', 'Settings in the provider’s cloud'],
      times: ['0-1 hour', '20 minutes', '3-7 days'],
      supports: [],
      restore:
        '1. Put the office on a hotspot. 2. Restart the core. 3. Open a ticket with the provider. 4. Bring rooms back in order.',
    },
    {
      name: 'Mass notification service',
      description: 'Texts, calls, email and app messages to families, students and staff.',
      criticality: 'critical',
      type: 'application',
      vendor: 'Notification vendor',
      backup: ['Daily', 'Vendor cloud, with contacts exported weekly'],
      times: ['0-1 hour', '15 minutes', '4-24 hours'],
      supports: ['Messages to students and families'],
      restore:
        '1. Send by the vendor’s phone line with the account code. 2. Use the second service with the export. 3. Start the phone tree.',
    },
  ],
});

/** Sources: FEMA and Department of Education guides for school emergency plans, FERPA 34 CFR 99.36, ADA and Section 504. */
export const education: Industry = {
  ...educationOperations,
  name: 'Education',
  trade: 'a school',
  peak: 'The first weeks of a term, exams and enrollment season cannot be moved at will',
  harm: {
    financial_impact: 'Funding and tuition follow seats: families who leave in October do not come back in January.',
    operational_impact: 'A closed building takes classes, rooms, devices and the parents’ work days with it.',
    reputational_impact: 'Families judge by the first hour: whether they knew where their student was.',
    regulatory_impact: 'Instruction time, student privacy and access for students with disabilities stay duties during recovery.',
  },
  exposure: {
    water: 'ground-floor rooms are lost, and mold closes them within days',
    wind: 'wide roofs and large windows are the first danger, and the end of classes may fall into the warning',
    ground: 'lights and shelves fall, and students stay outside until the building has been inspected',
    fire: 'everyone must leave before the roads fill, and the building may become the shelter of others',
    cold: 'a building without heat closes, and people cannot travel safely',
    heat: 'rooms without cooling reach unsafe levels in August and May',
    power: 'alarms, doors, phones and classes stop together',
    air: 'outdoor activity ends at posted air-quality levels, and rooms need filtered air',
  },
  sizes: [
    [
      'With {staff}, one absence can close a class. Keep a substitute who knows your rooms and rules.',
      'Keep rolls and emergency contacts in one bag that leaves the building first.',
    ],
    [
      'With {staff}, name for each room who takes the roll, the bag and the keys. Write down a second person for each.',
      'Agree on a second meeting place within walking distance with a church, library or business.',
    ],
    [
      'With {staff}, form a site emergency team with deputies, and practice each command twice a year.',
      'Write remote lessons for the first three days, on paper and online, before the term starts.',
    ],
    [
      'With {staff}, run one operations center for all sites, with safety, facilities and communication at the table.',
      'Agree on space with other schools or campuses, so that a closed site can move as one.',
    ],
  ],
  suppliers: [
    {
      name: 'Learning platform vendor',
      provides: 'Courses, assignments and video classes',
      serves: ['Instruction in person or remote'],
      criticality: 'high',
      downtime: '1-3 days',
      alternatives: ['Printed lessons', 'A second platform with the course export'],
    },
    {
      name: 'Internet and phone provider',
      provides: 'Internet line and phones',
      serves: ['Messages to students and families', 'Messages to parents', 'Instruction in person or remote'],
      criticality: 'high',
      downtime: '4-24 hours',
      alternatives: ['Hotspots of another carrier'],
    },
    {
      name: 'Substitute instructor list or agency',
      provides: 'Qualified instructors for absences',
      serves: ['Instruction in person or remote'],
      isStandby: true,
      criticality: 'high',
      downtime: '4-24 hours',
      alternatives: ['Part-time instructors', 'A second agency'],
    },
  ],
  insights: [
    'The Standard Response Protocol has five commands: hold, secure, lockdown, evacuate, shelter. Use the words that police and neighbors use.',
    'Write down who decides to close, by what time, and who decides if that person cannot be reached.',
    'Students who need help to leave get a named adult each, and a second one.',
  ],
  risks: [
    [
      'School Violence or Armed Intruder',
      'A threat, even a hoax, closes the building and needs police, a headcount and counseling.',
      { like: 'Active Attacker' },
    ],
    ['Loss of the School Building', 'Burst pipes, mold or fire take a building out for a term.', { like: 'Campus Closure' }],
    [
      'Student Illness Outbreak',
      'Norovirus, influenza or measles empties classes and staff rooms within days.',
      { like: 'Illness Outbreak' },
    ],
    ['Teacher and Substitute Shortage', 'Two missing instructors cancel what cannot be combined.', { like: 'Staff Shortage' }],
    [
      'Enrollment and Funding Drop',
      'Displaced families take tuition or per-student funds with them.',
      { like: 'Enrollment Decline' },
    ],
    [
      'Ransomware on School Systems',
      'Schools have lost payroll, phones and student files days before the start of a term.',
      { like: 'Ransomware' },
    ],
    [
      'Student Data Breach',
      'A 2024 breach at one student information vendor exposed records of tens of millions of children.',
      { like: 'Data Breach' },
    ],
  ],
  alternatePlace: [
    'Rooms at another school, church, library or college nearby, under a written agreement that names hours, keys and internet',
    '1 day',
  ],
  insurance: [
    'Property with extra expense for rented rooms and transport',
    'Business income that covers lost tuition or funding',
    'General and educators’ liability',
    'Data breach coverage for student records',
  ],
  vitalRecords: [
    'Rolls, emergency contacts and student records',
    'Accreditation, licenses and funding agreements',
    'Floor plans, keys and utility shutoff maps',
    'Insurance policies, lease or deed',
  ],
  exerciseIdeas: [
    'An armed person next door, with a substitute in charge of one room.',
    'The building is closed for two weeks: who teaches where on Monday?',
    'The notification service is down: reach every family within an hour.',
  ],
};
