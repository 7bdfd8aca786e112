import type { Post } from '../industries/industry.ts';
import type { Trade } from './trade.ts';

const dentist: Post = {
  role: ['Dentist (Owner)', 'Lead Dentist', 'Clinical Director', 'Chief Dental Officer'],
  team: ['Dentist and assistant', 'Dentists and hygienists', 'Clinical team', 'Dental services'],
  owner: ['Dentist (Owner)', 'Dentist (Owner)', 'Clinical Director', 'Chief Dental Officer'],
};
const assistant: Post = {
  role: ['Dental Assistant', 'Lead Dental Assistant', 'Clinic Operations Manager', 'Director of Clinic Operations'],
  team: ['Dental assistant', 'Dental assistants', 'Clinic operations', 'Clinic operations'],
  owner: ['Dentist (Owner)', 'Office Manager', 'Practice Administrator', 'Chief Operating Officer'],
};
const desk: Post = {
  role: ['Dentist (Owner) or Receptionist', 'Front Desk Lead', 'Office Manager', 'Director of Patient Services'],
  team: ['Front desk', 'Front desk', 'Front office', 'Patient services'],
  owner: ['Dentist (Owner)', 'Office Manager', 'Practice Administrator', 'Chief Operating Officer'],
};

/** Sources: CDC guidelines for dental settings (500 CFU/mL, boil-water notices), state dental boards, ADA. */
export const dentalTrades: readonly Trade[] = [
  {
    id: 'dental-practice',
    inCharge: ['care'],
    title: 'Dental practice',
    trade: 'a dental practice',
    naics: '621210',
    words: ['dental', 'dentist*', 'endodont*', 'periodont*'],
    within: ['Healthcare'],
    alsoIn: ['Other'],
    traits: ['sterilizes', 'medical-imaging', 'insurance-claims'],
    peak: 'School vacations, and the weeks before year-end when patients use up their insurance maximum',
    posts: { dentist, assistant, care: dentist, desk },
    functions: [
      {
        name: 'Dental emergencies and started treatments',
        description: 'Pain, swelling, trauma, and patients with open root canals, temporary crowns or sutures.',
        stake: 'an untreated abscess can reach the airway within a day, and an opened tooth cannot wait weeks',
        criticality: 'critical',
        times: ['4-24 hours', '1-4 hours', null],
        post: 'dentist',
        replaces: ['Urgent and scheduled patient care'],
        resources: [
          'One working chair with suction and light',
          'Portable handpiece unit',
          'Coverage agreement with a nearby practice',
          'Printed list of open treatments',
        ],
        steps:
          '1. {role} sends anyone with swelling near the airway to 911 or the hospital. 2. Call the printed list of open treatments. 3. Treat pain and swelling first, in one chair or with the portable unit. 4. Send the rest to the covering practice with a copy of the X-ray. 5. Prescribe by phone where that bridges a day.',
      },
      {
        name: 'Water lines and air for the chairs',
        description: 'Safe water in the dental units, compressed air and suction that all chairs share.',
        stake: 'without safe water, air and suction no chair may be used',
        criticality: 'critical',
        times: ['4-24 hours', '1-4 hours', null],
        post: 'assistant',
        resources: [
          'Bottled-water reservoirs',
          'Portable compressor unit',
          'Valve map of the closet',
          'Shock treatment and test kits',
        ],
        steps:
          '1. {role} stops the use of tap water in the units during a boil-water notice. 2. Switch units to bottled reservoirs with distilled or sterile water. 3. Run one chair on the portable compressor. 4. Call the service company with model and hours. 5. Flush and shock the lines before the first patient after the notice ends.',
      },
      {
        name: 'Recall, hygiene and chair schedule',
        description: 'The six-month recall, hygiene columns, and filling of broken appointments.',
        stake: 'hygiene visits pay the wages, and a lost recall list takes a year to rebuild',
        criticality: 'medium',
        times: ['3-7 days', '1-3 days', '4-24 hours'],
        post: 'assistant',
        needs: ['Instrument sterilization and release', 'Water lines and air for the chairs'],
        replaces: ['Appointments and patient calls'],
        resources: ['Recall export of last week', 'Text message service', 'Evening and Saturday slots'],
        outage: {
          minimum: 'Patients of this week know whether, when, and where they come.',
          workaround: ['Texts and calls from the recall export of last week, into evening and Saturday columns.', '3-7 days'],
        },
        steps:
          '1. {role} opens evening and Saturday slots for the lost days. 2. Text the recall export in order of due date. 3. Move hygiene to the chairs that work. 4. Call patients who get no texts. 5. Fill gaps from the short-notice list.',
      },
      {
        name: 'Pain relief and antibiotic prescriptions',
        description: 'Prescribing by phone and from the chart, with allergies and other medicines in view.',
        stake: 'an infection that waits over a weekend without an antibiotic ends in the hospital',
        criticality: 'high',
        times: ['4-24 hours', '1-4 hours', '4-24 hours'],
        post: 'dentist',
        resources: ['Paper prescription pad', 'Pharmacy phone numbers', 'Health history of today’s patients on paper'],
        outage: {
          minimum: 'The dentist hears about allergies and blood thinners before each prescription.',
          workaround: ['Prescriptions by phone to an open pharmacy as state law allows, with a paper copy of each.', '1-3 days'],
        },
        steps:
          '1. {role} asks again about allergies and blood thinners. 2. Call a pharmacy that is open. 3. Keep a copy of each order. 4. Call the patient back the next day. 5. Enter each order with the visit when charts return.',
      },
    ],
    systems: [
      {
        name: 'Dental chart and imaging server',
        description: 'Charts, X-ray sensors, panoramic unit and images.',
        criticality: 'critical',
        type: 'application',
        vendor: 'Dental software and imaging vendor under a business associate agreement',
        backup: ['Hourly', 'Encrypted cloud copy outside the practice'],
        times: ['0-1 hour', '40 minutes', '0-1 hour'],
        supports: ['Charts and health records', 'Recall, hygiene and chair schedule'],
        replaces: ['Electronic health record', 'Imaging units and picture archive'],
        restore:
          '1. Chart on paper and take images on one laptop with a sensor. 2. Start the server from the cloud copy. 3. Compare the last day with the paper charts. 4. Enter paper charts within 48 hours.',
      },
      {
        name: 'Compressor, suction and chair controls',
        description: 'Compressed air, vacuum pump and chair electronics that every operatory shares.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Dental equipment service company',
        backup: ['Weekly', 'Settings and service log in the cloud folder'],
        times: ['1-4 hours', '1 hour', '3-7 days'],
        supports: ['Dental emergencies and started treatments', 'Water lines and air for the chairs'],
        restore:
          '1. Shut the leaking branch. 2. Run one chair on the portable unit. 3. Call the service company with model and hours. 4. Test air and suction before the first patient.',
      },
    ],
    suppliers: [
      {
        name: 'Dental supply house',
        replaces: ['Medical supply distributor'],
        provides: 'Anesthetic, filling and impression materials, gloves',
        serves: ['Dental emergencies and started treatments'],
        criticality: 'high',
        downtime: '3-7 days',
        alternatives: ['A second supply house', 'Loan from a colleague'],
      },
      {
        name: 'Dental laboratory',
        provides: 'Crowns, bridges and dentures',
        serves: ['Dental emergencies and started treatments'],
        criticality: 'medium',
        downtime: '3-7 days',
        alternatives: ['A second laboratory', 'Temporary crowns made in the chair'],
      },
      {
        name: 'Dental equipment service company',
        provides: 'Repair of compressor, suction, chairs and sterilizer',
        serves: ['Water lines and air for the chairs', 'Instrument sterilization and release'],
        criticality: 'high',
        downtime: '4-24 hours',
        alternatives: ['Manufacturer’s service line, on call', 'Portable unit'],
      },
      {
        name: 'Dental software vendor',
        replaces: ['Health record vendor'],
        provides: 'Charts, images and schedule',
        serves: ['Charts and health records', 'Recall, hygiene and chair schedule'],
        criticality: 'critical',
        downtime: '0-1 hour',
        alternatives: ['Paper charts and a cloud copy of the server'],
      },
    ],
    risks: [
      [
        'Compressor or Suction Failure',
        'One pump serves all chairs. Without air and vacuum, every operatory is closed.',
        { like: 'Equipment Failure', replaces: ['Imaging Unit Out of Service'] },
      ],
      [
        'Boil-Water Notice in the Operatories',
        'Handpieces, scalers and handwashing need safe water at the chair.',
        { like: 'Boil-Water Notice' },
      ],
      [
        'Loss of the Dentist',
        'One hand injury ends the income of a practice, and a substitute takes weeks to credential.',
        { like: 'Key Personnel Loss', replaces: ['Key Clinical Personnel Loss'] },
      ],
      [
        'Dental Material and Lab Shortage',
        'Crowns, implants and anesthetic come from few sources, while patients wear temporaries.',
        { like: 'Supply Chain Disruption', replaces: ['Medical Supply Chain Shortage'] },
      ],
      [
        'X-ray and Chart Outage',
        'Without images and charts, a tooth cannot be treated safely, and the day is canceled.',
        { like: 'Technology Failure', replaces: ['Electronic Health Record Outage'] },
      ],
    ],
    unlike: /vaccine|CMS|dialysis/i,
    not: ['Infectious Disease Outbreak', 'Imaging and images on hand'],
    insights: [
      'All operatories depend on one compressor and one vacuum pump in a closet. A portable unit decides whether one chair can work.',
      'Keep a paper list of open treatments, renewed each week: temporary crowns, opened canals and sutures.',
      'Nitrous oxide and oxygen cylinders need a shutoff that every assistant can find in the dark.',
    ],
    exposure: {
      wind: 'roof units and vacuum exhausts tear off, and rain through the ceiling lands in the chairs',
      fire: 'smoke fouls suction and sterile stock, and patients with opened teeth scatter over three counties',
      air: 'the compressor draws in what is outside, so handpieces rest until its filter is changed',
      water: 'chairs, compressor and the panoramic unit stand on the floor, and a wet operatory may treat no one',
      ground: 'ceiling lights and X-ray arms swing over patients, and water and air lines shear under the floor',
      power: 'chairs, suction, sterilizer and X-ray stop in the middle of a procedure',
      cold: 'frozen lines burst above the operatories, and patients with opened teeth cannot come',
      heat: 'compressors trip, and impression and filling materials spoil above their storage limit',
    },
    alternatePlace: [
      'Two chairs in a colleague’s practice on evenings and Fridays, under an agreement on charts, supplies and X-ray registration',
      '16 hours',
    ],
    vitalRecords: ['List of open treatments and laboratory cases'],
    exerciseIdeas: ['The compressor fails at 9 a.m. with six patients: which chair works, and who goes home?'],
  },
  {
    id: 'orthodontist',
    inCharge: ['patients'],
    title: 'Orthodontic practice',
    trade: 'an orthodontic practice',
    naics: '621210',
    words: ['orthodont*', 'braces', 'clear aligner*'],
    within: ['Healthcare'],
    alsoIn: ['Other'],
    traits: ['insurance-claims', 'appointments'],
    peak: 'Summer vacation starts and after-school hours from 3 to 6 p.m.',
    posts: { orthodontist: dentist, care: dentist, assistant, desk },
    functions: [
      {
        name: 'Adjustments and broken braces',
        description: 'Wire changes, poking wires, lost brackets and expanders on a schedule of weeks.',
        stake: 'an expander or closing wire left unchecked moves teeth the wrong way',
        criticality: 'high',
        times: ['3-7 days', '1-3 days', null],
        post: 'orthodontist',
        replaces: ['Urgent and scheduled patient care'],
        resources: [
          'Wire cutter and wax kits',
          'List of active expanders and closing wires',
          'Photo line for families',
          'Covering orthodontist',
        ],
        outage: {
          minimum: 'Wires that injure and expanders that must stop are handled the same day.',
          workaround: [
            'Photos judged the same day, wax and covers explained by phone, and one chair at the covering orthodontist’s office.',
            '3-7 days',
          ],
        },
        steps:
          '1. {role} tells families by text how to stop an expander or cover a wire. 2. Judge photos the same day. 3. See wires that injure first, in one chair or at the covering office. 4. Call active expanders and closing wires next. 5. Move all others by two weeks.',
      },
      {
        name: 'Aligner and appliance pipeline',
        description: 'Scans, treatment files, printed models and orders for aligners and retainers.',
        stake: 'a patient who runs out of aligners loses months',
        criticality: 'medium',
        times: ['3-7 days', '1-3 days', '4-24 hours'],
        post: 'assistant',
        resources: ['Scan files in the aligner maker’s cloud', 'Second appliance laboratory', 'Retainer stock'],
        outage: {
          minimum: 'Patients on their last aligners get the next ones, or know how long to wear these.',
          workaround: ['Orders from the maker’s cloud on any laptop, and models made by the second laboratory.', '3-7 days'],
        },
        steps:
          '1. {role} lists patients with fewer than two aligners left. 2. Order from the maker’s cloud on any computer. 3. Send models to the second laboratory. 4. Have patients wear the last aligner longer. 5. Mail aligners to families who left the area.',
      },
      {
        name: 'Payment plans of families',
        description: 'Monthly drafts for treatment over two years, and refunds for families who move away.',
        stake: 'two years of income are in contracts that families may cancel',
        criticality: 'medium',
        times: ['3-7 days', '1-3 days', '4-24 hours'],
        post: 'desk',
        resources: ['Export of contracts', 'Second card processor', 'Letter on paused treatment'],
        outage: {
          minimum: 'Families know whether this month’s draft runs.',
          workaround: [
            'Drafts run from the contract export through the second processor’s website, each one logged by family.',
            '3-7 days',
          ],
          peak: 'The draft days of each month',
        },
        steps:
          '1. {role} exports contracts and balances. 2. Tell families whether drafts pause. 3. Run drafts through the second processor. 4. Send records for transfers within days. 5. Agree refunds by the contract, in writing.',
      },
    ],
    systems: [
      {
        name: 'Orthodontic scan, image and schedule software',
        description: 'Scans, images, treatment plans, schedule and contracts.',
        criticality: 'critical',
        type: 'application',
        vendor: 'Orthodontic software vendor',
        backup: ['Hourly', 'Vendor cloud'],
        times: ['0-1 hour', '30 minutes', '0-1 hour'],
        supports: ['Charts and health records', 'Aligner and appliance pipeline', 'Payment plans of families'],
        replaces: ['Electronic health record'],
        needs: ['Clinic network'],
        restore:
          '1. Treat from printed wire sequences. 2. Sign in from another line. 3. Reload scans from the aligner cloud. 4. Enter paper notes.',
      },
      {
        name: 'Chairs, compressor and instrument sterilizer',
        description: 'Compressed air, suction, chair controls and the sterilizer for pliers.',
        criticality: 'high',
        type: 'infrastructure',
        vendor: 'Dental equipment service company',
        backup: ['Weekly', 'Settings and service log in the cloud folder'],
        times: ['1-3 days', '2 days', '3-7 days'],
        supports: ['Adjustments and broken braces'],
        restore:
          '1. Stop treatment and make the wire in the mouth safe. 2. Use sterile packs from the reserve. 3. Call the service company with the model. 4. Run a spore test before packs are used.',
      },
    ],
    suppliers: [
      {
        name: 'Bracket and wire supplier',
        replaces: ['Medical supply distributor'],
        provides: 'Brackets, wires, bands and adhesives',
        serves: ['Adjustments and broken braces'],
        criticality: 'high',
        downtime: '3-7 days',
        alternatives: ['A second supplier with compatible brackets', 'Colleague’s stock'],
      },
      {
        name: 'Aligner manufacturer',
        provides: 'Aligners, retainers and scan storage',
        serves: ['Aligner and appliance pipeline'],
        criticality: 'high',
        downtime: 'More than 1 week',
        alternatives: ['In-office printed aligners', 'A second maker'],
      },
      {
        name: 'Orthodontic software vendor',
        replaces: ['Health record vendor'],
        provides: 'Scans, schedule and contracts',
        serves: ['Charts and health records', 'Appointment book and reminders'],
        criticality: 'critical',
        downtime: '0-1 hour',
        alternatives: ['Printed treatment cards'],
      },
    ],
    risks: [
      [
        'Orthodontist Cannot Work',
        'Hundreds of open treatments depend on one specialist and one plan for each.',
        { like: 'Key Personnel Loss', replaces: ['Key Clinical Personnel Loss'] },
      ],
      [
        'Aligner Maker Delay',
        'One factory makes most aligners, and a late box loses months of movement.',
        { like: 'Supplier Failure', replaces: ['Medical Supply Chain Shortage'] },
      ],
      [
        'Families Move Away Mid-Treatment',
        'After a disaster, transfers and refunds fall together.',
        { like: 'Customer Concentration' },
      ],
    ],
    not: ['Infectious Disease Outbreak'],
    exposure: {
      power: 'scanners, curing lights and sterilizers stop, and the after-school hours are lost',
      water: 'bays of chairs stand in one open room, so one leak closes all of them',
      wind: 'families leave for weeks with active wires that no one checks',
    },
    alternatePlace: ['A colleague’s open bay on Fridays, with your scans in the cloud and your wires in two boxes', '16 hours'],
  },
  {
    id: 'oral-surgeon',
    title: 'Oral surgery practice',
    trade: 'an oral surgery practice',
    naics: '621210',
    words: ['oral surg*', 'maxillofacial*', 'dental implant'],
    within: ['Healthcare'],
    traits: ['surgery', 'medical-gas', 'sterilizes', 'controlled-substances', 'insurance-claims'],
    peak: 'Wisdom teeth in winter and summer vacations, and year-end insurance maximums',
    alternatePlace: [
      'Operating time at a colleague’s office or surgery center with its own sedation permit, agreed in writing',
      '1 day',
    ],
    posts: { oralsurgeon: dentist, care: dentist, desk },
    functions: [
      {
        name: 'Facial trauma, infection and bleeding after surgery',
        description: 'Broken jaws, spreading infection, and patients who bleed after an extraction.',
        stake: 'bleeding or swelling in the mouth can close the airway within hours',
        criticality: 'critical',
        times: ['1-4 hours', '0-1 hour', null],
        post: 'oralsurgeon',
        replaces: ['Urgent and scheduled patient care'],
        resources: [
          'Printed list of patients operated this week',
          'Hospital privileges and emergency room line',
          'Covering surgeon',
          'Clotting and suction kit on battery',
        ],
        outage: {
          driver: 'safety',
          minimum: 'Trouble breathing or swallowing goes to 911, and every bleeding patient is seen.',
          workaround: [
            'One room with battery suction and light, the hospital for fractures and infections, and the covering surgeon elsewhere.',
            '1-3 days',
          ],
        },
        steps:
          '1. {role} sends anyone with trouble breathing or swallowing to 911. 2. Call all patients operated in the last three days. 3. Treat bleeding in one room with battery suction and light. 4. Meet infections and fractures at the hospital. 5. Hand the list to the covering surgeon each evening.',
      },
    ],
    suppliers: [
      {
        name: 'Implant and bone graft supplier',
        provides: 'Implants, drills and graft material by lot',
        serves: ['Facial trauma, infection and bleeding after surgery', 'Operations in progress and recovery'],
        criticality: 'medium',
        downtime: '3-7 days',
        alternatives: ['A second implant system', 'Postponing the case'],
      },
    ],
    risks: [
      [
        'Sedation Emergency',
        'An airway closes under sedation, and the nearest hospital is minutes away by ambulance.',
        { like: 'Workplace Safety' },
      ],
      [
        'Surgeon Out of Work',
        'One hand or back injury stops every operation of the practice.',
        { like: 'Owner Incapacity', replaces: ['Key Clinical Personnel Loss'] },
      ],
    ],
    not: [
      'Infectious Disease Outbreak',
      'Workplace Violence',
      'Oxygen-Fed Fire',
      'Infection after an Operation',
      'Medical Supply Chain Shortage',
    ],
    insights: ['State boards tie sedation permits to a person and a place. Ask now which permit covers a borrowed operatory.'],
    exposure: { power: 'a sedated patient depends on the monitor, the suction and the light of that second' },
  },
];
