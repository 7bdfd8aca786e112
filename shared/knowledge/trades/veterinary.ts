import type { Trade } from './trade.ts';

/** Sources: 21 CFR 1301.76 (DEA), AVMA disaster preparedness, state veterinary boards. */
export const veterinary: Trade = {
  id: 'veterinary-clinic',
  title: 'Veterinary clinic',
  trade: 'a veterinary clinic',
  naics: '541940',
  words: ['veterinar*', 'vet clinic', 'animal hospital', 'animal clinic', 'pet clinic', 'pet hospital'],
  within: ['Healthcare'],
  alsoIn: ['Agriculture', 'Retail', 'Other'],
  traits: ['animals-in-care', 'controlled-substances'],
  peak: 'Spring and summer emergencies, the Fourth of July, and the holiday weeks when boarding is full',
  alternatePlace: [
    'Agreed in writing: a kennel for the animals, an emergency hospital for surgery, a DEA-registered address for the drugs',
    '4 hours',
  ],
  posts: {
    vet: {
      role: ['Veterinarian (Owner)', 'Lead Veterinarian', 'Medical Director', 'Chief Veterinary Officer'],
      team: ['Veterinarian and technician', 'Veterinarians', 'Veterinary team', 'Veterinary services'],
      owner: ['Veterinarian (Owner)', 'Veterinarian (Owner)', 'Hospital Manager', 'Chief Operating Officer'],
    },
    ward: {
      role: ['Veterinary Technician', 'Head Technician', 'Technician Supervisor', 'Director of Nursing'],
      team: ['Technician and kennel help', 'Technicians', 'Technicians and kennel', 'Inpatient care'],
      owner: ['Veterinarian (Owner)', 'Practice Manager', 'Hospital Manager', 'Chief Operating Officer'],
    },
  },
  functions: [
    {
      name: 'Animal emergencies and surgery',
      description: 'Trauma, obstruction, births and operations that cannot wait.',
      stake: 'a bloat or blocked cat dies within hours, and the next emergency clinic may be an hour away',
      criticality: 'critical',
      times: ['1-4 hours', '0-1 hour', null],
      post: 'vet',
      replaces: ['Urgent and scheduled patient care'],
      resources: [
        'Battery surgical light and monitor',
        'Manual anesthesia and oxygen',
        'Transfer agreement with an emergency hospital',
        'Paper anesthesia record',
      ],
      steps:
        '1. {role} sorts arrivals into now and transfer. 2. Operate only where oxygen, light and monitor run on battery. 3. Stabilize the rest and send them on with a written summary. 4. Post the transfer number on door and voicemail. 5. Call each owner the same day.',
    },
    {
      name: 'Animal charts and drug records',
      description: 'Charts, vaccination status, treatment sheets and drug records.',
      stake: 'without the chart, no one knows the dose, the allergy or the rabies date',
      criticality: 'critical',
      times: ['1-4 hours', '0-1 hour', '0-1 hour'],
      post: 'ward',
      replaces: ['Charts and health records'],
      resources: ['Paper treatment sheets', 'Cage cards', 'Read-only copy on a tablet'],
      outage: {
        driver: 'operational',
        minimum: 'A clinician knows the medicines, doses and allergies of every animal in the clinic.',
        workaround: ['Paper treatment sheets by cage, and the read-only copy on a tablet.', '1-3 days'],
      },
      steps:
        '1. {role} hands out paper treatment sheets by cage. 2. Open the read-only copy. 3. Ask owners about medicines and past reactions. 4. Number each sheet. 5. Enter sheets and drug counts before the next shift.',
    },
    {
      name: 'Refills and diets of chronic animals',
      description: 'Insulin, seizure and heart medicine, and prescription food of animals under treatment.',
      stake: 'a diabetic or epileptic animal is in danger after two missed doses',
      criticality: 'high',
      times: ['4-24 hours', '1-4 hours', '4-24 hours'],
      post: 'ward',
      resources: ['Printed list of animals on daily medicine', 'Second pharmacy or distributor', 'Cooler with a thermometer'],
      outage: {
        minimum: 'No animal misses insulin, seizure, or heart medicine.',
        workaround: [
          'Prescriptions by phone to a second pharmacy, diets shipped by the distributor, and a paper copy of each refill.',
          '3-7 days',
        ],
      },
      steps:
        '1. {role} calls owners on the printed list. 2. Hand out two weeks of medicine before a storm. 3. A veterinarian phones prescriptions to the second pharmacy. 4. Keep insulin cold and logged. 5. Write each refill on paper for the chart.',
    },
    {
      name: 'Owner calls, checkout and wages of the clinic',
      description: 'Appointments, calls, card payments at discharge, and paying the team.',
      stake: 'owners pay at the door or not at all, as no payer stands behind them',
      criticality: 'medium',
      times: ['1-3 days', '1-4 hours', '4-24 hours'],
      post: 'ward',
      replaces: ['Appointments and patient calls', 'Medical supplies, payroll and bills'],
      resources: ['Answering service', 'Offline card reader', 'Numbered paper estimates', 'Last wage register'],
      outage: {
        minimum: 'Owners of animals in the clinic are called, and animals leave with the right person.',
        workaround: [
          'The main line on a cell phone, numbered paper invoices, and the last payroll repeated by the bank.',
          '3-7 days',
        ],
      },
      steps:
        '1. {role} forwards the number to the answering service. 2. Call today’s owners from the printed schedule. 3. Write estimates and deposits on numbered forms. 4. Take cards offline within the processor’s limits. 5. Repeat the last wage register if hours cannot be read.',
    },
  ],
  systems: [
    {
      name: 'Animal records and reminder software',
      description: 'Charts, vaccination status, drug log export, schedule and reminders.',
      criticality: 'critical',
      type: 'application',
      vendor: 'Veterinary practice software vendor',
      backup: ['Hourly', 'Vendor cloud'],
      times: ['0-1 hour', '30 minutes', '0-1 hour'],
      needs: ['Clinic network'],
      supports: ['Animal charts and drug records', 'Refills and diets of chronic animals'],
      replaces: ['Electronic health record'],
      restore:
        '1. Use paper treatment sheets. 2. Open the read-only copy. 3. Ask the vendor to restore the last day. 4. Enter sheets and drug counts.',
    },
    {
      name: 'Anesthesia, oxygen and standby power of the wards',
      description: 'Anesthesia machine, oxygen concentrators, incubators and the standby power behind them.',
      criticality: 'critical',
      type: 'infrastructure',
      vendor: 'Veterinary equipment service company',
      backup: ['Monthly', 'Test log in the cloud folder'],
      times: ['0-1 hour', '20 minutes', 'More than 1 week'],
      supports: ['Animal emergencies and surgery', 'Care and evacuation of boarded animals'],
      restore:
        '1. Go to cylinder oxygen and hand bag. 2. Move incubator patients to the warmest room. 3. Start standby power by its card. If there is none, finish on cylinders and take no new case. 4. Check the machine before the next case.',
    },
    {
      name: 'Clinic phone, checkout and wage service',
      description: 'Phones, card readers, invoices at discharge and wages.',
      criticality: 'high',
      type: 'application',
      vendor: 'Phone provider, card processor and payroll service',
      backup: ['Daily', 'Service cloud'],
      times: ['1-4 hours', '2 hours', '4-24 hours'],
      supports: ['Owner calls, checkout and wages of the clinic'],
      replaces: ['Patient phone and answering system'],
      restore:
        '1. Route calls to cell phones. 2. Pair a spare reader with a phone. 3. Enter numbered paper estimates. 4. Compare deposits with the bank.',
    },
  ],
  suppliers: [
    {
      name: 'Veterinary drug distributor',
      replaces: ['Medical supply distributor'],
      provides: 'Medicines, vaccines, anesthetics and diets',
      serves: ['Animal emergencies and surgery', 'Refills and diets of chronic animals'],
      criticality: 'high',
      downtime: '1-3 days',
      alternatives: ['A second distributor', 'Loan from a neighboring clinic within DEA rules'],
    },
    {
      name: 'Veterinary laboratory',
      provides: 'Blood, urine and tissue tests',
      serves: ['Animal emergencies and surgery'],
      criticality: 'medium',
      downtime: '1-3 days',
      alternatives: ['In-house analyzer', 'State diagnostic laboratory'],
    },
    {
      name: 'Oxygen supplier',
      provides: 'Cylinders and regulators',
      serves: ['Animal emergencies and surgery'],
      criticality: 'high',
      downtime: '4-24 hours',
      alternatives: ['Reserve cylinders', 'Welding-gas dealer with medical grade'],
    },
    {
      name: 'Cremation service',
      provides: 'Pickup and cremation',
      serves: ['Owner calls, checkout and wages of the clinic'],
      criticality: 'medium',
      downtime: '3-7 days',
      alternatives: ['A second crematory', 'Freezer space for a week'],
    },
  ],
  risks: [
    [
      'Loss of the Veterinarian',
      'No license on site means no surgery, no prescriptions and no euthanasia.',
      { like: 'Key Personnel Loss', replaces: ['Key Clinical Personnel Loss'] },
    ],
    [
      'Drug and Vaccine Cold-Chain Loss',
      'A warm refrigerator spoils vaccines and insulin in one night.',
      { like: 'Refrigeration Failure', replaces: ['Medical Supply Chain Shortage'] },
    ],
    [
      'Bite, Kick or Needle Injury',
      'One bite takes a hand out of surgery for weeks.',
      { like: 'Worker Injury', replaces: ['Infectious Disease Outbreak'] },
    ],
    [
      'Animal Records Outage',
      'Without charts, doses and rabies dates are guesses.',
      { like: 'Software Failure', replaces: ['Electronic Health Record Outage'] },
    ],
    [
      'Ransomware on Animal Records',
      'Locked charts hide drug counts, vaccination dates and who owes what.',
      { like: 'Ransomware', replaces: ['Ransomware on Patient Records'] },
    ],
  ],
  not: ['Patient Data Breach', 'Workplace Violence'],
  unlike: /HIPAA|patient|CMS|bloodborne/i,
  insights: [
    'Much of the day’s value is in one surgeon. A relief veterinarian agreed by name costs nothing until called.',
    'Microchip and photograph every boarder and inpatient at admission. Evacuations mix up cage cards.',
  ],
  harm: {
    financial_impact: 'Owners pay at the visit, so a lost day of surgery and boarding does not come back.',
    operational_impact: 'Without charts and monitors, the team works from memory, and surgery stops.',
    reputational_impact: 'Owners forgive a closed door, but not an animal that was lost or left behind.',
    regulatory_impact:
      'The DEA registration, the state license and the duty to report animal diseases are tied to place and person.',
  },
  exposure: {
    ground: 'cages and oxygen cylinders topple, and frightened animals run loose among broken glass',
    cold: 'farm calls end at closed roads, outdoor runs freeze, and wards and incubators depend on one furnace',
    power: 'oxygen concentrators, anesthesia monitors, drug refrigerators and kennel ventilation stop',
    wind: 'runs and fences open, loose animals are on the road, and the emergency hospital fills',
  },
};
