import { defineTraits } from './trait.ts';

/** Sources: 21 CFR 1301 (DEA), CDC Vaccine Storage and Handling Toolkit, state pharmacy law on emergency refills, USP 795 and 797. */
export const medicinesTraits = defineTraits({
  'controlled-substances': {
    fact: 'handles controlled substances',
    posts: {
      narcotics: {
        role: ['Owner (Registrant)', 'Controlled Drug Lead', 'Pharmacist or Medical Director', 'Director of Pharmacy'],
        team: ['Owner and assistant', 'Two designated staff', 'Controlled drug team', 'Pharmacy'],
        owner: ['Owner (Registrant)', 'Medical Director', 'Medical Director', 'Chief Medical Officer'],
      },
    },
    functions: [
      {
        name: 'Controlled drugs under lock and count',
        description: 'Storing, counting, recording and moving controlled drugs.',
        stake: 'a count that does not close puts the DEA registration, and all care that needs it, at risk',
        criticality: 'high',
        times: ['4-24 hours', '1-4 hours', '0-1 hour'],
        post: 'narcotics',
        resources: ['Bolted safe', 'Bound paper log', 'Two people for every count', 'DEA field office number and Form 106'],
        steps:
          '1. {role} counts with a witness before and after the event. 2. Keep the safe locked even if the building is empty. 3. Move stock only to a registered address, with a signed transfer record. 4. Write each dose in the bound log. 5. Report theft or significant loss in writing to the DEA field office within one business day, and to the police.',
      },
    ],
    systems: [
      {
        name: 'Drug safe, alarm and count records',
        description: 'Safe or cabinet, its alarm, cameras and the record of every dose.',
        criticality: 'high',
        type: 'infrastructure',
        vendor: 'Safe and alarm company',
        backup: ['Hourly', 'Programs, settings and service log in the cloud folder'],
        times: ['1-4 hours', '3 hours', '0-1 hour'],
        supports: ['Controlled drugs under lock and count'],
        restore:
          '1. Two people count before anything moves. 2. Put stock into the second lock. 3. Call the alarm company and keep a guard. 4. Count again after the repair and sign.',
      },
    ],
    risks: [
      [
        'Theft or Loss of Controlled Drugs',
        'Empty buildings after a storm are searched for opioids, and a broken count stops orders.',
        { like: 'Burglary' },
      ],
    ],
    insights: ['Write down now who may enter the safe if you cannot, and how the key or code reaches that person.'],
    vitalRecords: ['DEA registration, last biennial inventory and controlled drug logs'],
  },
  prescriptions: {
    fact: 'dispenses prescriptions',
    inCharge: ['products'],
    posts: {
      dispensing: {
        role: ['Pharmacist (Owner)', 'Pharmacist in Charge', 'Pharmacist in Charge', 'Director of Pharmacy'],
        team: ['Pharmacist and technician', 'Pharmacists and technicians', 'Pharmacy', 'Pharmacy services'],
        owner: ['Pharmacist (Owner)', 'Pharmacist (Owner)', 'Pharmacy Manager', 'Chief Pharmacy Officer'],
      },
    },
    functions: [
      {
        name: 'Dispensing and emergency refills',
        description: 'Filling prescriptions, checking interactions, and emergency refills without a reachable prescriber.',
        stake: 'insulin, inhalers and heart medicines run out first when people leave home in a hurry',
        criticality: 'critical',
        times: ['4-24 hours', '1-4 hours', '4-24 hours'],
        inSeason: { when: 'the three days before a forecast storm', times: ['1-4 hours', '0-1 hour', '4-24 hours'] },
        post: 'dispensing',
        resources: [
          'Printed emergency refill rule of your state',
          'Paper labels and log',
          'Two days of common medicines on one shelf',
          'Phone list of prescribers',
        ],
        replaces: ['Urgent and scheduled patient care'],
        steps:
          '1. {role} opens a counter with a licensed pharmacist and light, or sends patients to a pharmacy that is open. 2. Fill what cannot wait first: insulin, inhalers, heart and seizure medicines. 3. Use the emergency refill rule when no prescriber answers. 4. Write label and log by hand, and check interactions in the reference. 5. Enter and bill every fill when the system returns.',
      },
      {
        name: 'Transfers of prescriptions to other pharmacies',
        description: 'Sending prescriptions and counseling patients when your counter is closed.',
        stake: 'patients stand at a locked door while their prescriptions are on your server',
        criticality: 'high',
        times: ['4-24 hours', '1-4 hours', '4-24 hours'],
        post: 'dispensing',
        resources: ['Agreement with a second pharmacy', 'Daily report of active prescriptions', 'Door sign and phone greeting'],
        outage: {
          minimum: 'Patients on daily medicine know which pharmacy has their prescription.',
          workaround: [
            'The partner pharmacy fills from the daily report of active prescriptions, and the phone greeting names it.',
            '3-7 days',
          ],
        },
        steps:
          '1. {role} posts the partner pharmacy on door, phone and website. 2. Send the report of active prescriptions to it. 3. Deliver to homebound patients from its counter. 4. Tell the state board about the closing. 5. Take transfers back one by one after opening.',
      },
    ],
    systems: [
      {
        name: 'Pharmacy dispensing software',
        description: 'Profiles, interactions, labels, claims and electronic prescriptions.',
        criticality: 'critical',
        type: 'database',
        vendor: 'Pharmacy software vendor',
        backup: ['Hourly', 'Vendor cloud, with a nightly report of active prescriptions'],
        times: ['0-1 hour', '30 minutes', '0-1 hour'],
        supports: [
          'Dispensing and emergency refills',
          'Transfers of prescriptions to other pharmacies',
          'Charts and health records',
        ],
        replaces: ['Electronic health record'],
        needs: ['Clinic network'],
        restore:
          '1. Open last night’s report. 2. Write labels by hand. 3. Switch to the cellular line. 4. Ask the vendor to start your store in its cloud. 5. Enter hand-written fills in order.',
      },
    ],
    suppliers: [
      {
        name: 'Drug wholesaler',
        replaces: ['Medical supply distributor'],
        provides: 'Daily orders of medicines, controlled drugs included',
        serves: ['Dispensing and emergency refills', 'Controlled drugs under lock and count'],
        criticality: 'critical',
        downtime: '1-3 days',
        alternatives: ['A second wholesaler with an open account', 'Transfer from a partner pharmacy under DEA rules'],
      },
      {
        name: 'Pharmacy software vendor',
        replaces: ['Health record vendor'],
        provides: 'Dispensing, claims and electronic prescriptions',
        serves: ['Dispensing and emergency refills', 'Transfers of prescriptions to other pharmacies'],
        criticality: 'critical',
        downtime: '0-1 hour',
        alternatives: ['Paper labels and last night’s report', 'A partner pharmacy that takes the urgent fills'],
      },
      {
        name: 'Delivery driver service',
        provides: 'Medicines to homebound patients and facilities',
        serves: ['Homebound and facility deliveries', 'Dispensing and emergency refills'],
        criticality: 'medium',
        downtime: '4-24 hours',
        alternatives: ['Own staff with a log', 'A second courier trained for cold boxes, with an account'],
      },
    ],
    risks: [
      ['Drug Shortage', 'Common antibiotics, stimulants and chemotherapy drugs have been short for months at a time.'],
      [
        'Pharmacy Robbery or Burglary',
        'Opioids make the counter a target, above all after dark and after a storm.',
        { like: 'Robbery' },
      ],
      [
        'Dispensing Software Outage',
        'Without profiles, no one sees allergies, interactions or refills.',
        { like: 'Software Failure' },
      ],
    ],
    insights: ['Rx Open and the state board show which pharmacies are open after a disaster. Report your own status early.'],
    vitalRecords: ['Pharmacy permit, pharmacist licenses and the report of active prescriptions'],
    exerciseIdeas: ['The software is down at 5 p.m. before a storm: fill ten prescriptions by hand.'],
  },
  vaccines: {
    fact: 'stores vaccines',
    posts: {
      'vaccine-coordinator': {
        role: ['Vaccine Coordinator', 'Vaccine Coordinator', 'Vaccine Coordinator', 'Immunization Manager'],
        team: ['Clinician and assistant', 'Coordinator and backup', 'Coordinator and backup', 'Immunization team'],
        owner: ['Owner', 'Practice Manager', 'Director of Nursing', 'Chief Nursing Officer'],
      },
    },
    functions: [
      {
        name: 'Vaccine and cold medication storage',
        description:
          'Keeping refrigerated stock between 36 and 46 °F, and frozen stock between -58 and 5 °F or as labeled (CDC).',
        stake: 'one warm night destroys stock, and doses given from it have to be repeated',
        criticality: 'critical',
        times: ['1-4 hours', '0-1 hour', null],
        post: 'vaccine-coordinator',
        resources: [
          'Digital data logger with alarm',
          'Transport cooler and conditioned packs',
          'Agreement with a receiving site',
          'State immunization program number',
        ],
        steps:
          '1. {role} keeps the doors shut and reads minimum and maximum. 2. Move stock with conditioned packs to the agreed site while it is still between 36 and 46 °F. 3. Mark out-of-range stock “do not use” and keep it cold. 4. Call the makers and the state program before any dose is given or thrown out. 5. Print the logger file.',
      },
    ],
    systems: [
      {
        name: 'Vaccine refrigerator monitoring',
        description: 'Digital data logger with an alarm to two phones.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Calibrated data logger vendor',
        backup: ['Daily', 'Vendor cloud, with the weekly log on paper'],
        times: ['0-1 hour', '15 minutes', '4-24 hours'],
        supports: ['Vaccine and cold medication storage'],
        restore: '1. Place the spare calibrated logger. 2. Read it every 30 minutes by hand. 3. Test the alarm on both phones.',
      },
    ],
    suppliers: [
      {
        name: 'Vaccine distributor',
        provides: 'Vaccines, from the state program or bought',
        serves: ['Vaccine and cold medication storage'],
        criticality: 'high',
        downtime: '3-7 days',
        alternatives: ['Transfer from another provider with the state program’s approval', 'Maker’s direct order line'],
      },
    ],
    risks: [
      [
        'Vaccine and Medication Spoilage',
        'Stock outside 36 to 46 °F may be lost within hours. One refrigerator can hold tens of thousands of dollars.',
        { like: 'Vaccine Spoilage' },
      ],
    ],
    insurance: ['Spoilage coverage at the full value of the vaccine refrigerator'],
    exerciseIdeas: ['The refrigerator alarm calls at 2 a.m.: who goes, and where does the stock go?'],
  },
});
