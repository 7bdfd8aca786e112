import { defineTraits } from './trait.ts';

/** Sources: NFPA 99, CDC infection control, ACR, CLIA, CMS 42 CFR 416. */
export const proceduresTraits = defineTraits({
  surgery: {
    fact: 'operates on patients or animals',
    inCharge: ['care', 'patients'],
    posts: {
      operating: {
        role: ['Surgeon (Owner)', 'Operating Room Lead', 'Director of Surgical Services', 'Director of Perioperative Services'],
        team: ['Surgeon and assistant', 'Surgical team', 'Surgical services', 'Surgical services'],
        owner: ['Surgeon (Owner)', 'Clinical Director', 'Medical Director', 'Chief Medical Officer'],
      },
    },
    functions: [
      {
        name: 'Operations in progress and recovery',
        description: 'Finishing or stopping an operation safely, and waking and watching the patient.',
        stake: 'an open patient under anesthesia has minutes, not hours',
        criticality: 'critical',
        times: ['0-1 hour', '0-1 hour', null],
        post: 'operating',
        resources: [
          'Battery lights, monitor and suction',
          'Oxygen cylinder and hand ventilation bag in each room',
          'Paper anesthesia record',
          'Transfer agreement with a hospital',
        ],
        steps:
          '1. {role} decides: finish, stop or move. 2. Ventilate by hand from the cylinder if the supply fails. 3. Start no new case. 4. Call 911 or the transfer hospital for anyone who cannot wake up here. 5. Chart on paper. 6. Release a room only after power, air and gases are tested.',
      },
    ],
    systems: [
      {
        name: 'Anesthesia machines and operating room power',
        description: 'Machines, monitors, lights, suction and the battery or emergency power behind them.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Biomedical service company',
        backup: ['Monthly', 'Test log in the biomedical service’s cloud'],
        times: ['0-1 hour', '15 minutes', 'More than 1 week'],
        supports: ['Operations in progress and recovery'],
        restore:
          '1. Go to battery monitor, cylinder and hand bag. 2. Finish or close. 3. Call the service company. 4. Repeat the full machine check before the next patient.',
      },
    ],
    suppliers: [
      {
        name: 'Biomedical service company',
        provides: 'Repair and testing of anesthesia machines, monitors and sterilizers',
        serves: [
          'Operations in progress and recovery',
          'Case schedule and patients prepared for surgery',
          'Facial trauma, infection and bleeding after surgery',
        ],
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['Manufacturer’s field service', 'Loan machine under the service contract'],
      },
    ],
    risks: [
      [
        'Power or Gas Failure during an Operation',
        'A patient under anesthesia depends on light, oxygen and suction at that second.',
        { like: 'Medical Gas Interruption' },
      ],
      [
        'Infection after an Operation',
        'A cluster of infected wounds closes the rooms until the source is found.',
        { like: 'Infection Outbreak' },
      ],
    ],
    exerciseIdeas: ['Lights out in the middle of a case: practice the first two minutes with a stopwatch.'],
  },
  sterilizes: {
    fact: 'sterilizes instruments',
    posts: {
      sterile: {
        role: ['Assistant', 'Lead Assistant', 'Sterile Processing Lead', 'Sterile Processing Manager'],
        team: ['Assistant', 'Assistants', 'Sterile processing', 'Sterile processing'],
        owner: ['Practice Owner', 'Practice Manager', 'Clinical Director', 'Director of Clinic Operations'],
      },
    },
    functions: [
      {
        name: 'Instrument sterilization and release',
        description: 'Cleaning, packing and sterilizing instruments, with spore tests and a load log.',
        stake: 'without sterile instruments no procedure may start',
        criticality: 'high',
        times: ['4-24 hours', '1-4 hours', null],
        post: 'sterile',
        resources: [
          'Second sterilizer or a partner’s',
          'Sterile sets for one day',
          'Spore tests and load log',
          'Disposable sets',
        ],
        outage: {
          minimum: 'No instrument is used without a passed load and a current spore test.',
          workaround: [
            'Disposable sets, and sealed loads with a log to the sterilizer of a nearby practice. Other cases wait.',
            '1-3 days',
          ],
        },
        steps:
          '1. {role} counts sterile sets and the procedures they cover. 2. Move the rest of the schedule. 3. Take sealed loads to the partner’s sterilizer with a log. 4. After a failed spore test, take back every set since the last good test. 5. Release the sterilizer only after it has passed its tests.',
      },
    ],
    systems: [
      {
        name: 'Sterilizers and washers',
        description: 'Steam sterilizers, washers, and the water and power they need.',
        criticality: 'high',
        type: 'infrastructure',
        vendor: 'Sterilizer service company',
        backup: ['Weekly', 'Load logs copied to the practice’s cloud folder'],
        times: ['1-4 hours', '2 hours', '3-7 days'],
        supports: ['Instrument sterilization and release'],
        restore:
          '1. Stop the load and mark it not sterile. 2. Use the second unit or the partner’s. 3. Call service with the error code. 4. Run the spore test before release. 5. Until its result is in, keep to the other unit.',
      },
    ],
    risks: [
      [
        'Sterilizer Failure',
        'One failed spore test takes back every pack since the last good one.',
        { like: 'Equipment Failure' },
      ],
    ],
  },
  'medical-imaging': {
    fact: 'takes X-rays or scans',
    inCharge: ['patients'],
    posts: {
      imaging: {
        role: ['Technologist', 'Lead Technologist', 'Imaging Manager', 'Director of Imaging'],
        team: ['Technologist', 'Technologists', 'Imaging', 'Imaging services'],
        owner: ['Practice Owner', 'Practice Manager', 'Imaging Manager', 'Chief Operating Officer'],
      },
    },
    functions: [
      {
        name: 'Imaging and images on hand',
        description: 'Taking images, storing them, and having them read in time.',
        stake: 'a fracture or bleed that no one can image is treated blind or too late',
        criticality: 'high',
        times: ['4-24 hours', '1-4 hours', '4-24 hours'],
        post: 'imaging',
        resources: [
          'Portable unit or partner site',
          'Local image store on the unit',
          'On-call reader',
          'Service contract with a response time',
        ],
        outage: {
          minimum: 'Urgent images are taken and read today, and the clinician is called.',
          workaround: [
            'Images stay on the unit, urgent patients go to the partner site, and disks go with the patient.',
            '1-3 days',
          ],
        },
        steps:
          '1. {role} keeps images on the unit while the archive is down. 2. Send urgent patients to the partner site. 3. Burn images for the hospital on a disk. 4. Phone urgent findings to the clinician. 5. Push stored images to the archive and compare counts.',
      },
    ],
    systems: [
      {
        name: 'Imaging units and picture archive',
        description: 'X-ray or scanning units, image archive and reading stations.',
        criticality: 'high',
        type: 'application',
        vendor: 'Imaging manufacturer and archive vendor',
        backup: ['Daily', 'Archive vendor’s second site'],
        times: ['1-4 hours', '2 hours', '4-24 hours'],
        supports: ['Imaging and images on hand'],
        restore:
          '1. Work from the unit’s own store. 2. Call the vendor with the system number. 3. Have a physicist or service engineer release the unit after water, shock or a power surge. 4. Reconcile images with the day’s list.',
      },
    ],
    suppliers: [
      {
        name: 'Imaging service contractor',
        provides: 'Repair of X-ray and scanning units',
        serves: ['Imaging and images on hand', 'Dental emergencies and started treatments'],
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['Partner imaging site with same-day slots', 'Mobile imaging company'],
      },
    ],
    risks: [
      [
        'Imaging Unit Out of Service',
        'A failed tube or detector cancels every image until an engineer and the part arrive.',
        { like: 'Equipment Breakdown' },
      ],
    ],
    insurance: ['Breakdown coverage for imaging units, including the cost of rented replacements'],
  },
  'lab-specimens': {
    fact: 'keeps or tests specimens',
    posts: {
      specimens: {
        role: ['Laboratory Technician', 'Laboratory Lead', 'Laboratory Manager', 'Laboratory Director'],
        team: ['Technician', 'Laboratory', 'Laboratory', 'Laboratory services'],
        owner: ['Practice Owner', 'Laboratory Manager', 'Laboratory Director', 'Laboratory Director'],
      },
    },
    functions: [
      {
        name: 'Specimens collected, kept and tested',
        description: 'Labeling, storing, sending and testing specimens, and calling critical values.',
        stake: 'a lost biopsy cannot be taken again, and a critical value must reach the clinician right away',
        criticality: 'critical',
        times: ['4-24 hours', '1-4 hours', '4-24 hours'],
        post: 'specimens',
        resources: [
          'Freezer and refrigerator alarms',
          'Paper requisitions and labels',
          'Second courier',
          'Reference laboratory with open account',
        ],
        steps:
          '1. {role} secures what cannot be drawn again: biopsies, cultures, cord and tissue. 2. Move it to the second freezer or dry ice. 3. Send urgent tests to the reference laboratory with a paper requisition. 4. Phone critical values and write down who heard them. 5. Redraw only what missed its time.',
      },
    ],
    systems: [
      {
        name: 'Specimen freezers and alarms',
        description: 'Refrigerators, freezers and incubators with alarms to two phones.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Laboratory refrigeration service',
        backup: ['Daily', 'Temperature log in the alarm vendor’s cloud'],
        times: ['0-1 hour', '30 minutes', '4-24 hours'],
        supports: ['Specimens collected, kept and tested'],
        restore:
          '1. Keep doors shut. 2. Move what cannot be replaced to the spare unit. 3. Add dry ice only in a ventilated room. 4. Log temperatures until the unit is released.',
      },
    ],
    suppliers: [
      {
        name: 'Reference laboratory',
        provides: 'Tests you do not run, and overflow when you cannot',
        serves: ['Specimens collected, kept and tested', 'Urgent tests and critical values', 'Results to clients'],
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['Hospital laboratory', 'A second reference laboratory with an interface or paper requisitions'],
      },
      {
        name: 'Specimen courier',
        provides: 'Pickup and delivery of specimens within their time',
        serves: ['Specimens collected, kept and tested', 'Results to clients'],
        criticality: 'high',
        downtime: '4-24 hours',
        alternatives: ['A second courier, with an account', 'Staff trained in shipping rules'],
      },
    ],
    risks: [
      [
        'Loss of Specimens',
        'A warm freezer or a lost courier box takes samples that patients cannot give twice.',
        { like: 'Refrigeration Failure' },
      ],
    ],
    vitalRecords: ['CLIA certificate, procedure manual and quality control records'],
  },
  'medical-gas': {
    fact: 'uses oxygen or medical gases',
    posts: {
      gases: {
        role: ['Owner', 'Clinic Operations Lead', 'Facilities Manager', 'Director of Plant Operations'],
        team: ['Owner', 'Clinical team', 'Facilities', 'Plant operations'],
        owner: ['Owner', 'Practice Manager', 'Administrator', 'Chief Operating Officer'],
      },
    },
    functions: [
      {
        name: 'Oxygen and medical gas supply',
        description: 'Cylinders, concentrators or a manifold, with alarms and a count of the hours left.',
        stake: 'a patient on oxygen has the minutes that the nearest full cylinder gives',
        criticality: 'critical',
        times: ['0-1 hour', '0-1 hour', null],
        post: 'gases',
        resources: [
          'Full cylinders with regulators for the agreed hours',
          'Hand ventilation bags',
          'Chart of hours per cylinder',
          'Zone valve map',
        ],
        steps:
          '1. {role} sends a cylinder and a hand bag to every patient on oxygen right away. 2. Call 911 or the emergency team for anyone in trouble. 3. Count cylinders and hours. 4. Order delivery and tell the medical director how long it lasts. 5. Move patients to a hospital before the hours end.',
      },
    ],
    systems: [
      {
        name: 'Gas manifold, concentrators and alarms',
        description: 'Manifold or concentrators, zone valves, and the pressure alarms.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Medical gas service company',
        backup: ['Monthly', 'Valve map and alarm test log in a shared cloud folder'],
        times: ['0-1 hour', '30 minutes', 'More than 1 week'],
        supports: ['Oxygen and medical gas supply'],
        restore:
          '1. Put patients on cylinders first. 2. Close only the zone that leaks, by the posted valve map. 3. Call the service company and the gas supplier. 4. Use the manifold again after it is tested and released.',
      },
    ],
    suppliers: [
      {
        name: 'Oxygen and medical gas supplier',
        provides: 'Oxygen, nitrous oxide and cylinders',
        serves: [
          'Oxygen and medical gas supply',
          'Operations in progress and recovery',
          'Oxygen and breathing equipment at home',
        ],
        criticality: 'critical',
        downtime: '0-1 hour',
        alternatives: ['Reserve cylinders for the agreed hours', 'A second supplier with signed emergency delivery'],
      },
    ],
    risks: [
      [
        'Oxygen Supply Failure',
        'A frozen regulator, an empty manifold or a closed road leaves patients with what is left in the room.',
      ],
      [
        'Oxygen-Fed Fire',
        'Oxygen turns a spark into a fire that spreads faster than people can leave.',
        { like: 'Building Fire' },
      ],
    ],
    insights: ['Chain every cylinder, store oxygen away from flames, and let every shift know which valve serves which rooms.'],
  },
});
