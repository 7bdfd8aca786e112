import { defineOperations, type Industry } from './industry.ts';

/** What every health care business does, from a solo practice to a hospital; what only some do is in traits and trades. */
const healthcareOperations = defineOperations({
  posts: {
    care: {
      role: ['Practice Owner (Clinician)', 'Lead Clinician', 'Medical Director', 'Chief Medical Officer'],
      team: ['Clinician and assistant', 'Clinical team', 'Clinical services', 'Clinical services'],
      owner: ['Practice Owner', 'Medical Director', 'Medical Director', 'Chief Medical Officer'],
    },
    desk: {
      role: ['Practice Owner or Receptionist', 'Front Desk Lead', 'Patient Access Manager', 'Director of Patient Access'],
      team: ['Clinician and assistant', 'Front desk', 'Patient access', 'Patient access'],
      owner: ['Practice Owner', 'Practice Manager', 'Practice Administrator', 'Chief Operating Officer'],
    },
    office: {
      role: ['Practice Owner', 'Practice Manager', 'Finance Manager', 'Finance Director'],
      team: ['Owner', 'Business office', 'Business office', 'Finance and supply'],
      owner: ['Practice Owner', 'Practice Manager', 'Practice Administrator', 'Chief Financial Officer'],
    },
  },
  functions: [
    {
      name: 'Urgent and scheduled patient care',
      description: 'Examining and treating patients on the schedule and those who cannot wait.',
      stake: 'a patient who cannot wait is harmed, not just delayed',
      criticality: 'critical',
      times: ['4-24 hours', '1-4 hours', null],
      timesBySize: { large: ['1-4 hours', '0-1 hour', null] },
      post: 'care',
      resources: [
        'Licensed clinicians on call',
        'Paper chart forms',
        'Printed schedule with phone numbers',
        'Coverage agreement with a second site',
      ],
      steps:
        '1. {role} sorts the day’s patients into now, today and later. 2. Call 911 for anyone unstable. 3. See the “now” patients first and chart on paper. 4. Send the others to the covering site or a video visit. 5. Call each patient you moved with the new time.',
    },
    {
      name: 'Charts and health records',
      description: 'Reading and writing charts, allergies, medicines and orders, on screen or on paper.',
      stake: 'care from memory misses allergies, doses and results',
      criticality: 'critical',
      times: ['1-4 hours', '0-1 hour', '0-1 hour'],
      post: 'care',
      resources: ['Read-only copy of the record', 'Paper chart and order forms', 'Two battery laptops with a cellular line'],
      steps:
        '1. {role} calls the outage and hands out the paper forms. 2. Open the read-only copy on a battery laptop. 3. Take allergies and medicines from the printed record, the pharmacy or family. Patients who can answer confirm them. 4. Number every form. 5. Enter and check all forms within 24 hours after the record returns.',
    },
    {
      name: 'Appointments and patient calls',
      description: 'Booking, rebooking, urgent calls and after-hours answering.',
      stake: 'patients who cannot reach anyone go to the emergency room',
      criticality: 'high',
      times: ['4-24 hours', '1-4 hours', '4-24 hours'],
      post: 'desk',
      resources: [
        'Answering service',
        'Two cell phones for staff',
        'Door sign and website notice',
        'Schedule of three days on paper',
      ],
      steps:
        '1. {role} forwards the main number to the answering service. 2. Call patients from the printed schedule, the most urgent first. 3. Post where to go on door and website. 4. Log every call with the time. 5. Return the calls in order when the lines are back.',
    },
    {
      name: 'Medical supplies, payroll and bills',
      description: 'Ordering supplies, paying the team, and paying what keeps the doors open.',
      stake: 'a team without paychecks and a shelf without gloves close the doors on the same day',
      criticality: 'medium',
      times: ['3-7 days', '1-3 days', '4-24 hours'],
      post: 'office',
      resources: ['Last payroll register', 'Second distributor account', 'Supply list with two weeks of use', 'Line of credit'],
      steps:
        '1. {role} counts supplies against the two-week list. 2. Order what will run out from the second distributor. 3. Have the bank repeat the last payroll. 4. Pay rent, insurance and suppliers of care first. 5. Correct hours in the next run.',
    },
  ],
  systems: [
    {
      name: 'Electronic health record',
      description: 'Charts, orders, medicine and allergy lists, and the schedule.',
      criticality: 'critical',
      type: 'database',
      vendor: 'Health record vendor under a business associate agreement',
      backup: ['Every 15 minutes', 'Vendor cloud in a second region, with a read-only copy on site'],
      times: ['0-1 hour', '30 minutes', '0-1 hour'],
      supports: ['Charts and health records'],
      needs: ['Clinic network'],
      restore:
        '1. Open the read-only copy. 2. Call the vendor’s priority line. 3. Compare the last five charts with paper. 4. Enter the paper forms in order of their numbers.',
    },
    {
      name: 'Clinic network',
      description: 'Internet line, firewall and Wi-Fi that carry charts and devices.',
      criticality: 'critical',
      type: 'network',
      vendor: 'Internet provider and a cellular carrier',
      backup: ['Weekly', 'Encrypted copy of the settings with the IT provider'],
      times: ['0-1 hour', '20 minutes', '3-7 days'],
      supports: [],
      restore:
        '1. Move the chart workstations to the cellular router. 2. Keep medical devices apart from guest Wi-Fi. 3. Open a ticket with the provider. 4. Test one chart and one order.',
    },
    {
      name: 'Patient phone and answering system',
      description: 'Main number, after-hours routing and appointment reminders.',
      criticality: 'critical',
      type: 'application',
      vendor: 'Hosted phone provider and answering service',
      backup: ['Daily', 'Provider cloud, with the call tree on paper'],
      times: ['0-1 hour', '30 minutes', '4-24 hours'],
      supports: ['Appointments and patient calls'],
      restore:
        '1. Route the number to cell phones in the provider’s app. 2. Record a greeting that says where to go. 3. Place a test call from outside.',
    },
  ],
});

/** Sources: 45 CFR 164 (HIPAA), the emergency preparedness rules of CMS by kind of provider, OSHA 1910.1030, BLS, FDA. */
export const healthcare: Industry = {
  ...healthcareOperations,
  name: 'Healthcare',
  trade: 'a medical practice',
  peak: 'Respiratory season from November to March and Monday mornings fill every appointment slot',
  harm: {
    financial_impact: 'A canceled visit is income that does not come back, while rent, wages and leases continue.',
    operational_impact: 'Without charts, clinicians work from memory, and every order and answer takes longer.',
    reputational_impact:
      'Patients who could not reach their clinician in an emergency move their care and tell their family why.',
    regulatory_impact:
      'HIPAA requires access to records in an emergency, and licenses are tied to a place, a person and a scope of practice.',
  },
  exposure: {
    water: 'treatment rooms and floor-level machines are lost, and wet rooms may not see patients',
    wind: 'roof units that keep temperature and air clean fail, and the most fragile patients call first',
    ground: 'cylinders, ceiling arms and cabinets topple, while injured neighbors arrive at the door',
    fire: 'people who cannot walk take longest to move, and other providers in the area close with you',
    cold: 'patients miss visits that cannot wait, and staff cannot get in',
    heat: 'heat illness raises demand while refrigerators and server closets pass their limits',
    power: 'medicine refrigerators, treatment machines and charts stop together',
    air: 'asthma and heart patients need care on the days when intake filters clog and staff wear N95 masks',
  },
  sizes: [
    [
      'With {staff}, one clinician’s illness cancels the day. Sign a coverage agreement nearby and tell patients where to go.',
      'Print tomorrow’s schedule with phone numbers each evening. Without charts, it is your recovery plan.',
    ],
    [
      'With {staff}, name one person per shift who hands out the paper forms and one who calls the patients.',
      'Train a second person for each key, password and vendor sign-in, since one person on leave must not stop the day.',
    ],
    [
      'With {staff}, name an incident leader for each site, and work on paper for one full morning each year.',
      'Join your regional health care coalition. It shares supplies and information that a single site cannot buy.',
    ],
    [
      'With {staff}, run an incident command system with deputies for each chief, day and night.',
      'Keep transfer agreements with two facilities outside the same flood or surge zone.',
    ],
  ],
  suppliers: [
    {
      name: 'Health record vendor',
      provides: 'Charts, orders and the read-only copy during an outage',
      serves: ['Charts and health records', 'Urgent and scheduled patient care'],
      criticality: 'critical',
      downtime: '0-1 hour',
      alternatives: ['Read-only copy on site and paper charts', 'A chart export of your own, held outside the vendor'],
    },
    {
      name: 'Medical supply distributor',
      provides: 'Gloves, masks, dressings, needles and other consumables',
      serves: ['Urgent and scheduled patient care', 'Medical supplies, payroll and bills', 'Patients who cannot wait'],
      criticality: 'high',
      downtime: '3-7 days',
      alternatives: [
        'A second distributor with an open account',
        'Loan from a neighboring practice or the health care coalition',
      ],
    },
    {
      name: 'Internet and phone provider',
      provides: 'The line for charts and calls',
      serves: ['Appointments and patient calls', 'Charts and health records'],
      criticality: 'high',
      downtime: '1-4 hours',
      alternatives: ['Cellular router of another carrier', 'Answering service'],
    },
  ],
  insights: [
    'HIPAA’s contingency standard names five parts: data backup, disaster recovery, emergency mode operation, testing, and a ranking of applications.',
    'CMS emergency rules apply by kind of provider, such as hospitals (42 CFR 482.15), nursing homes (483.73) and home health agencies (484.102). Hospices (418.113), surgery centers (416.54) and dialysis facilities (42 CFR 494.62) have their own. Most physician offices are not on that list.',
    'A list of patients who cannot wait, renewed weekly on paper, decides who is called first.',
  ],
  risks: [
    [
      'Electronic Health Record Outage',
      'Without charts, allergies and medicine lists, each visit carries a safety risk, not only a delay.',
      { like: 'IT Outage' },
    ],
    [
      'Key Clinical Personnel Loss',
      'Licenses and payer credentials tie income to named clinicians who cannot be replaced in a week.',
      { like: 'Key Personnel Loss' },
    ],
    [
      'Infectious Disease Outbreak',
      'A surge of patients arrives while staff are ill and masks and gloves run short.',
      { like: 'Infectious Disease' },
    ],
    [
      'Medical Supply Chain Shortage',
      'IV fluid shortages lasted for months after Hurricane Helene closed one North Carolina plant in 2024.',
      { like: 'Supply Chain Disruption' },
    ],
    [
      'Workplace Violence',
      'Health care staff suffer most of the nonfatal workplace assaults that the Bureau of Labor Statistics counts.',
    ],
    [
      'Ransomware on Patient Records',
      'The 2024 attack on the claims clearinghouse Change Healthcare stopped payments to practices for weeks.',
      { like: 'Ransomware' },
    ],
    ['Patient Data Breach', 'Each lost record brings notices to patients, a report to HHS and often an investigation.'],
  ],
  alternatePlace: [
    'Rooms at a second practice in another flood and power zone, under an agreement that names days, supplies and records',
    '12 hours',
  ],
  insurance: [
    'Professional liability, with coverage at an alternate site and for a substitute clinician',
    'Business income with extra expense and utility service interruption',
    'Property with spoilage and equipment breakdown coverage',
    'Data breach and network interruption coverage',
    'Workers’ compensation',
  ],
  vitalRecords: [
    'Facility and professional licenses',
    'Read-only copy of charts and the list of patients who cannot wait',
    'Vendor contacts and contracts',
    'Insurance policies and lease',
  ],
  exerciseIdeas: [
    'Work one morning on paper charts with the record switched off.',
    'The building is closed by water damage: move tomorrow’s patients to the covering site.',
    'The record vendor is down for three days: what do you know about the next patient?',
  ],
};
