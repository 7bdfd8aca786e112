import { defineOperations } from '../industries/industry.ts';
import type { Trade } from './trade.ts';

export const dental: Trade = {
  id: 'dental-practice',
  title: 'Dental practice',
  naics: '621210',
  ...defineOperations({
    posts: {
      dentist: {
        role: ['Dentist (Owner)', 'Lead Dentist', 'Clinical Director', 'Chief Dental Officer'],
        team: ['Dentist and assistant', 'Dentists and hygienists', 'Clinical team', 'Dental services'],
        owner: ['Dentist (Owner)', 'Dentist (Owner)', 'Clinical Director', 'Chief Dental Officer'],
      },
      assistant: {
        role: ['Dental Assistant', 'Lead Dental Assistant', 'Clinic Operations Manager', 'Director of Clinic Operations'],
        team: ['Dental assistant', 'Dental assistants', 'Clinic operations', 'Clinic operations'],
        owner: ['Dentist (Owner)', 'Office Manager', 'Practice Administrator', 'Chief Operating Officer'],
      },
    },
    functions: [
      {
        name: 'Dental emergencies and started treatments',
        description: 'Pain, swelling, trauma, and patients with open root canals, temporary crowns or sutures.',
        stake: 'an untreated abscess can reach the airway within a day, and an opened tooth cannot wait weeks',
        criticality: 'critical',
        times: ['4-24 hours', '1-4 hours', '4-24 hours'],
        post: 'dentist',
        resources: [
          'One working chair with suction and light',
          'Portable handpiece unit',
          'Coverage agreement with a nearby practice',
          'Printed list of open treatments',
        ],
        steps:
          '{role} calls the printed list of open treatments, sorts pain and swelling first, treats what one chair or the portable unit allows, sends the rest to the covering practice with a copy of the X-ray, and prescribes by phone where that bridges a day.',
      },
      {
        name: 'Instrument sterilization and water lines',
        description: 'Cleaning, packing and autoclaving instruments, spore tests, and safe water in the dental units.',
        stake: 'without sterile cassettes or safe water no chair may be used',
        criticality: 'critical',
        times: ['4-24 hours', '1-4 hours', 'More than 1 week'],
        post: 'assistant',
        resources: [
          'Second autoclave or a partner’s',
          'Sterile cassettes for one day',
          'Bottled-water reservoirs',
          'Spore test log',
        ],
        steps:
          '{role} counts sterile cassettes and cancels what they do not cover, switches units to bottled reservoirs during a boil-water notice, takes loads to the partner’s autoclave with a log, and flushes and shocks the lines before the first patient after it ends.',
      },
      {
        name: 'Recall, hygiene and chair schedule',
        description: 'The six-month recall, hygiene columns and filling of broken appointments.',
        stake: 'hygiene visits pay the wages, and a lost recall list takes a year to rebuild',
        criticality: 'medium',
        times: ['3-7 days', '1-3 days', '4-24 hours'],
        post: 'assistant',
        resources: ['Recall export of last week', 'Text message service', 'Evening and Saturday slots'],
        steps:
          '{role} opens evening and Saturday slots for the days lost, texts the recall export in order of due date, and moves hygiene to the chairs that work.',
      },
      {
        name: 'Pain relief and antibiotic prescriptions',
        description: 'Prescribing by phone and from the chart, with allergies and other medicines in view.',
        stake: 'an infection that waits over a weekend without an antibiotic ends in hospital',
        criticality: 'high',
        times: ['4-24 hours', '1-4 hours', '4-24 hours'],
        post: 'dentist',
        resources: ['Paper prescription pad', 'Pharmacy phone numbers', 'Health history of today’s patients on paper'],
        steps:
          '{role} asks allergies and blood thinners again by phone, prescribes to a pharmacy outside the outage, keeps a copy of each order, and enters it with the visit when charts return.',
      },
    ],
    systems: [
      {
        name: 'Dental imaging and chart server',
        description: 'X-ray sensors, panoramic unit, images and charts.',
        criticality: 'critical',
        type: 'application',
        vendor: 'Dental software and imaging vendor under a business associate agreement',
        backup: ['Daily', 'Encrypted cloud copy outside the practice'],
        times: ['1-4 hours', '2 hours', '4-24 hours'],
        supports: ['Dental emergencies and started treatments', 'Recall, hygiene and chair schedule'],
        restore:
          '1. Chart on paper and take images on one laptop with a sensor. 2. Start the server from the cloud copy at the vendor. 3. Compare the last day with the paper charts. 4. Enter paper charts within 48 hours.',
      },
      {
        name: 'Compressor, suction and chair controls',
        description: 'Compressed air, vacuum pump and chair electronics that every operatory shares.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Dental equipment service company',
        backup: ['Daily', 'Pressure readings and settings with the service contractor'],
        times: ['1-4 hours', '1 hour', '4-24 hours'],
        supports: ['Dental emergencies and started treatments'],
        restore:
          '1. Shut the leaking branch. 2. Run one chair on the portable compressor unit. 3. Call the service company with model and hours. 4. Test air quality and suction before the first patient.',
      },
    ],
  }),
  words: ['dental', 'dentist*', 'orthodont*', 'endodont*', 'oral surg*'],
  within: ['Healthcare'],
  alsoIn: ['Other'],
  traits: [],
  trade: 'a dental practice',
  peak: 'School holidays, and the weeks before year-end when patients use up their insurance maximum',
  not: [
    'Vaccine and cold medication storage',
    'Urgent and scheduled patient care',
    'Vaccine and Medication Spoilage',
    'Vaccine refrigerator monitoring',
    'Sterilization and infection control',
    'Electronic health record',
    'Electronic Health Record Outage',
    'Laboratory and imaging interface',
    'Test results and referrals',
    'Medical Equipment Failure',
    'Medical Supply Chain Shortage',
    'Key Clinical Personnel Loss',
    'Medical Gas or Water Interruption',
    'Medication orders and refills',
    'Inpatient surge and transfer',
  ],
  unlike: /vaccine|CMS|dialysis/i,
  exposure: {
    wind: 'roof units and vacuum exhausts tear off, and rain through the ceiling lands in the chairs',
    fire: 'smoke fouls suction and sterile stock, and patients with opened teeth scatter over three counties',
    air: 'the compressor draws in what is outside, so handpieces rest until its filter is changed',
    water: 'chairs, compressor and the panoramic unit stand on the floor, and a soaked operatory may not treat anybody',
    ground: 'ceiling lights and X-ray arms swing over patients, and rigid water and air lines shear under the floor',
    power: 'chairs, suction, autoclave and X-ray stop in the middle of a procedure',
    cold: 'frozen lines burst above the operatories, and patients with opened teeth cannot come',
    heat: 'compressors trip, impression and filling materials spoil above their storage limit, and patients cancel',
  },
  suppliers: [
    { name: 'Dental supply house', provides: '', criticality: 'high', downtime: '1-3 days', alternatives: [] },
    { name: 'Dental laboratory', provides: '', criticality: 'high', downtime: '1-3 days', alternatives: [] },
    { name: 'Equipment service company', provides: '', criticality: 'high', downtime: '1-3 days', alternatives: [] },
    { name: 'Billing clearinghouse', provides: '', criticality: 'high', downtime: '1-3 days', alternatives: [] },
  ],
  insights: [
    'All operatories hang on one compressor and one vacuum pump in a closet: their spare parts and a portable unit decide whether one chair can work.',
    'Keep a paper list, renewed weekly, of open treatments: temporary crowns, opened canals, sutures, orthodontic wires.',
    'Nitrous oxide and oxygen cylinders need a shut-off that every assistant can find in the dark.',
  ],
  duties: [
    'CDC guidance for dental settings asks for unit water of at most 500 CFU/mL and for boil-water notices to be followed at the chair.',
    'State dental boards let another dentist cover, but controlled drugs and X-ray registration stay with the licensed site: ask before you move.',
  ],
  risks: [
    [
      'Compressor or Suction Failure',
      'One pump serves all chairs; without air and vacuum every operatory is closed.',
      { like: 'Equipment Failure' },
    ],
    [
      'Boil-Water Notice in the Operatories',
      'Handpieces, ultrasonic scalers and handwashing need safe water at the chair.',
      { like: 'Water Contamination' },
    ],
    [
      'Loss of the Dentist',
      'One hand injury ends the income of a practice; a substitute dentist takes weeks to credential.',
      { like: 'Key Personnel Loss' },
    ],
    [
      'Dental Material and Lab Shortage',
      'Crowns, implants and anesthetic come from few sources, and patients sit with temporaries meanwhile.',
      { like: 'Supply Chain Disruption' },
    ],
    [
      'X-ray and Chart Outage',
      'Without images and charts a tooth cannot be treated safely, and the day is canceled.',
      { like: 'Technology Failure' },
    ],
  ],
};
