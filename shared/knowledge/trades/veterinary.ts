import { defineOperations } from '../industries/industry.ts';
import type { Trade } from './trade.ts';

export const veterinary: Trade = {
  id: 'veterinary-clinic',
  title: 'Veterinary clinic',
  naics: '541940',
  ...defineOperations({
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
        times: ['1-4 hours', '0-1 hour', '0-1 hour'],
        post: 'vet',
        resources: [
          'Battery surgical light and monitor',
          'Manual anesthesia and oxygen',
          'Transfer agreement with an emergency hospital',
          'Paper anesthesia record',
        ],
        steps:
          '{role} sorts arrivals into now and transfer, operates only where oxygen, light and a monitor run on battery, stabilizes and sends the rest to the emergency hospital with a written summary, and posts the transfer number on door and voicemail.',
      },
      {
        name: 'Care and evacuation of boarded animals',
        description: 'Feeding, treating, walking and moving inpatients and boarders.',
        stake: 'animals cannot leave by themselves, and owners will not forgive one that was left',
        criticality: 'critical',
        times: ['1-4 hours', '0-1 hour', 'More than 1 week'],
        post: 'ward',
        resources: [
          'Carrier and leash for each animal',
          'Cage cards with owner and drug sheet',
          'Two vans',
          'Agreed kennel 30 miles away',
        ],
        steps:
          '{role} counts cages against cards while there is time, sends people out right away if there is not, calls owners to collect first, loads cats before dogs with card and drugs taped to the carrier, sends two people with each van to the agreed kennel, and repeats the count on arrival.',
      },
      {
        name: 'Controlled drug safe and log',
        description: 'Ketamine, opioids and euthanasia solution under lock, counted at each shift.',
        stake: 'a broken count stops the DEA registration, and with it surgery and euthanasia',
        criticality: 'high',
        times: ['4-24 hours', '1-4 hours', '0-1 hour'],
        post: 'vet',
        resources: ['Bolted safe with two keys', 'Bound paper log', 'DEA Form 106 at hand'],
        steps:
          '{role} counts with a witness before and after the event, moves stock only to a registered address, writes doses in the bound log, and reports theft or loss to the DEA field office and police within one business day.',
      },
      {
        name: 'Refills and diets of chronic animals',
        description: 'Insulin, seizure and heart medicine and prescription food of animals under treatment.',
        stake: 'a diabetic or epileptic animal is in danger after two missed doses',
        criticality: 'high',
        times: ['4-24 hours', '1-4 hours', '4-24 hours'],
        post: 'ward',
        resources: ['Printed list of animals on daily medicine', 'Second pharmacy or distributor', 'Cooler with a thermometer'],
        steps:
          '{role} calls owners on the printed list, hands out two weeks at once before a storm, has {owner} phone prescriptions to the second pharmacy, and writes each one on paper for the chart.',
      },
      {
        name: 'Payments by owners and wages of the clinic',
        description: 'Card payments at discharge, deposits, insurance forms for owners, and paying the team.',
        stake: 'owners pay at the door or not at all, as no payer stands behind them',
        criticality: 'medium',
        times: ['3-7 days', '1-3 days', '4-24 hours'],
        post: 'ward',
        resources: ['Offline card reader', 'Numbered paper estimates', 'Last wage register'],
        steps:
          '{role} writes estimates and deposits on numbered forms, takes cards offline within the processor’s limits, and repeats the last wage register when hours cannot be read.',
      },
    ],
    systems: [
      {
        name: 'Animal records and reminder software',
        description: 'Charts, vaccination status, drug log export and reminders.',
        criticality: 'critical',
        type: 'application',
        vendor: 'Veterinary practice software vendor',
        backup: ['Hourly', 'Vendor cloud'],
        times: ['0-1 hour', '30 minutes', '1-4 hours'],
        supports: [
          'Animal emergencies and surgery',
          'Care and evacuation of boarded animals',
          'Controlled drug safe and log',
          'Refills and diets of chronic animals',
        ],
        restore:
          '1. Use paper treatment sheets. 2. Open the read-only copy on a tablet. 3. Ask the vendor to restore the last day. 4. Enter sheets and drug counts before the next shift.',
      },
      {
        name: 'Clinic checkout and wage service',
        description: 'Card readers, invoices at discharge, deposits and wages.',
        criticality: 'medium',
        type: 'application',
        vendor: 'Card processor and payroll service',
        backup: ['Daily', 'Service cloud'],
        times: ['1-3 days', '1 day', '4-24 hours'],
        supports: ['Payments by owners and wages of the clinic'],
        restore:
          '1. Pair a spare reader with a phone. 2. Enter numbered paper estimates. 3. Compare deposits with the bank. 4. Correct wages in the next run.',
      },
    ],
  }),
  words: ['veterinar*', 'vet clinic', 'animal hospital', 'animal clinic', 'pet clinic', 'pet hospital'],
  within: ['Healthcare'],
  alsoIn: ['Agriculture', 'Retail', 'Other'],
  traits: [],
  trade: 'a veterinary clinic',
  peak: 'Spring and summer emergencies, the Fourth of July, and the holiday weeks when boarding is full',
  not: [
    'Urgent and scheduled patient care',
    'Electronic health record',
    'Electronic Health Record Outage',
    'Patient Data Breach',
    'Infectious Disease Outbreak',
    'Sterilization and infection control',
    'Clinic network',
    'Laboratory and imaging interface',
    'Key Clinical Personnel Loss',
    'Vaccine and Medication Spoilage',
    'Medication orders and refills',
    'Claims, billing and payroll',
    'Practice management and claims software',
    'Inpatient surge and transfer',
    'Ransomware on Patient Records',
    'Medical Gas or Water Interruption',
    'Vaccine refrigerator monitoring',
    'Vaccine and cold medication storage',
  ],
  unlike: /HIPAA|patient|CMS|vaccine stock|bloodborne/i,
  exposure: {
    ground: 'cages and oxygen cylinders topple, and frightened animals run loose among broken glass',
    cold: 'farm calls end at closed roads, outdoor runs freeze, and wards and incubators hang on one furnace',
    air: 'birds and short-nosed dogs fail first, and wards need filtered air that few clinics have',
    water: 'ground-floor kennels flood first, and every animal has to be carried out',
    wind: 'runs and fences open, loose animals are on the road, and the emergency hospital fills',
    fire: 'smoke reaches caged animals before anybody can carry them out, and trailers for horses are short',
    power: 'oxygen concentrators, anesthesia monitors, vaccine refrigerators and kennel ventilation stop',
    heat: 'kennels without air-conditioning kill short-nosed breeds within an hour',
  },
  suppliers: [
    { name: 'Veterinary drug distributor', provides: '', criticality: 'high', downtime: '1-3 days', alternatives: [] },
    { name: 'Reference laboratory', provides: '', criticality: 'high', downtime: '1-3 days', alternatives: [] },
    { name: 'Oxygen supplier', provides: '', criticality: 'high', downtime: '1-3 days', alternatives: [] },
    { name: 'Cremation service', provides: '', criticality: 'high', downtime: '1-3 days', alternatives: [] },
  ],
  insights: [
    'Shelters for people seldom take animals: agree with a kennel and the county animal response team where yours go, and print it for owners.',
    'Half of the day’s value sits in one surgeon: a relief veterinarian agreed by name costs nothing until called.',
    'Microchip every boarder and inpatient, and photograph it at admission; evacuations mix up cage cards.',
  ],
  duties: [
    'DEA 21 CFR 1301.76 asks for notice of theft or significant loss within one business day and for controlled drugs only at registered places.',
    'The state may ask for reports of avian flu, rabies and other notifiable diseases within 24 hours, also while your lines are down.',
  ],
  risks: [
    [
      'Animals Trapped in an Evacuation',
      'Twenty caged animals, three staff and ten minutes: without carriers at the cage it does not work.',
      { like: 'Animal Evacuation' },
    ],
    [
      'Loss of the Veterinarian',
      'No license on site means no surgery, no prescriptions and no euthanasia.',
      { like: 'Key Personnel Loss' },
    ],
    [
      'Kennel Infection Outbreak',
      'Parvo or kennel cough empties boarding and closes wards for weeks of disinfection.',
      { like: 'Kennel Infection' },
    ],
    [
      'Drug and Vaccine Cold-Chain Loss',
      'A warm refrigerator spoils vaccines and insulin, and controlled drugs are counted to the milliliter.',
      { like: 'Refrigeration Failure' },
    ],
    [
      'Ransomware on Animal Records',
      'Locked charts hide drug counts, vaccination dates and who owes what.',
      { like: 'Ransomware' },
    ],
  ],
};
