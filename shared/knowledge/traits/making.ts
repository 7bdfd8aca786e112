/** Lockout after OSHA 29 CFR 1910.147. */
import { defineTraits } from './trait.ts';

export const makingTraits = defineTraits({
  'machine-tools': {
    fact: 'cuts metal or wood on machines',
    posts: {
      machining: {
        role: ['Owner', 'Shop Foreman', 'Machining Manager', 'Director of Machining'],
        team: ['Owner and machinists', 'Machine shop', 'Machining', 'Machining'],
        owner: ['Owner', 'Owner', 'Plant Manager', 'VP Operations'],
      },
    },
    functions: [
      {
        name: 'Machine setup, programs and tooling',
        description: 'Setting up machines with proven programs, fixtures, cutters and offsets.',
        stake: 'a machine without its program and fixture makes scrap',
        criticality: 'high',
        times: ['1-3 days', '4-24 hours', '4-24 hours'],
        post: 'machining',
        resources: [
          'Setup sheets with photos',
          'Program copies on an offline drive',
          'Spare tool holders and cutters',
          'Fixture rack list',
        ],
        steps:
          '1. {role} lists which machines run, and which job each one has. 2. Load the last approved program and check its revision against the drawing. 3. Run it above the part first. 4. Measure the first piece and sign it off. 5. Start with the jobs that stop a customer.',
        outage: {
          minimum: 'Jobs that would stop a customer run from an approved program with a signed first piece.',
          workaround: [
            'Programs from the offline drive and setup sheets on paper, each proved above the part first.',
            '3-7 days',
          ],
        },
      },
    ],
    systems: [
      {
        name: 'Machine program and drawing library',
        description: 'Machine programs, drawings, setup sheets and tool lists, by part and revision.',
        criticality: 'critical',
        type: 'database',
        vendor: 'CAD/CAM vendor and IT provider',
        backup: ['Daily', 'Cloud storage and an offline drive at another address'],
        times: ['4-24 hours', '4 hours', '4-24 hours'],
        supports: ['Machine setup, programs and tooling', 'Machining of customer jobs'],
        restore:
          '1. Open the offline drive on a clean laptop. 2. Copy only the jobs that ship this week. 3. Compare each revision with the customer’s order. 4. Load machines by cable or card. 5. Restore the full library from the cloud.',
      },
      {
        name: 'Machine tools and compressed air',
        description: 'Saws, routers, lathes or mills with their controls, and the compressor.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Machine builder’s service department',
        backup: ['Daily', 'Programs, settings and service log in the cloud folder'],
        times: ['4-24 hours', '12 hours', '4-24 hours'],
        supports: ['Machine setup, programs and tooling', 'Machining of customer jobs'],
        restore:
          '1. Stop, lock out and release stored air. 2. Photograph the alarm and read the parameters. 3. Move the setup to the second machine. 4. Cut and measure a test piece.',
      },
    ],
    suppliers: [
      {
        name: 'Machine builder’s service department',
        provides: 'Repair of spindles, drives and controls',
        serves: ['Machine setup, programs and tooling', 'Cutting, assembly and finishing of cabinets'],
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['An independent machine repair firm', 'Time on a partner shop’s machine'],
        replaces: ['Machine service and spare parts'],
      },
      {
        name: 'Tooling and cutter distributor',
        provides: 'Cutters, inserts, blades and coolant',
        serves: ['Machine setup, programs and tooling', 'Cutting, assembly and finishing of cabinets'],
        criticality: 'high',
        downtime: '3-7 days',
        alternatives: ['A second distributor with an account', 'Regrinding of used cutters'],
      },
    ],
    risks: [
      [
        'Spindle or Control Failure on a Key Machine',
        'A spindle or control board can take weeks to arrive, and every job fixtured for that machine waits.',
        { like: 'Machine Failure', replaces: ['Production Equipment Failure'] },
      ],
      [
        'Loss of Machine Programs',
        'Programs that live in one control or one laptop are gone with it, and proving them again takes months.',
        { like: 'Data Loss' },
      ],
    ],
    insights: [
      'Copy the parameters of each machine control, not only its programs: a replaced board is blank.',
      'Write down which partner shop has the same machine and control. Run one of your jobs there before you need it.',
    ],
    insurance: ['Equipment breakdown: repair and lost income after electrical or mechanical failure of machines'],
    vitalRecords: ['Machine programs, control parameters and setup sheets'],
    exerciseIdeas: ['The machine with the longest lead time is down for six weeks: which jobs move, and where?'],
  },

  'production-line': {
    fact: 'makes goods on a line',
    posts: {
      lineMaintenance: {
        role: ['Owner', 'Maintenance Technician', 'Maintenance Manager', 'Maintenance and Engineering Manager'],
        team: ['Owner and operators', 'Maintenance', 'Maintenance', 'Maintenance and engineering'],
        owner: ['Owner', 'Owner', 'Plant Manager', 'Plant Manager'],
      },
    },
    functions: [
      {
        name: 'Line maintenance and critical spares',
        description: 'Keeping the line, its controls, compressed air and conveyors running.',
        stake: 'one failed drive or sensor stops everything behind it',
        criticality: 'high',
        times: ['1-3 days', '4-24 hours', null],
        post: 'lineMaintenance',
        resources: ['Critical spares by lead time', 'Lockout kit', 'Rental compressor source', 'Electrical drawings on paper'],
        steps:
          '1. {role} locks out the line before anyone reaches in. 2. Photograph the fault code and the drive. 3. Choose a spare, a rental or the builder’s service within the hour. 4. Test with guards on and no product. 5. Reorder what was used the same day.',
      },
    ],
    systems: [
      {
        name: 'Line controls and recipes',
        description: 'Controller logic, operator panels and product recipes.',
        criticality: 'high',
        type: 'infrastructure',
        vendor: 'Controls integrator',
        backup: ['Monthly', 'Integrator’s vault and an offline drive off site'],
        times: ['4-24 hours', '4 hours', 'More than 1 week'],
        supports: ['Line maintenance and critical spares'],
        restore:
          '1. Keep the line locked out. 2. Load the last approved version on the spare controller. 3. Test stops and guards first. 4. Run without product. 5. Check the recipe against the signed sheet.',
      },
    ],
    suppliers: [
      {
        name: 'Controls and automation integrator',
        provides: 'Controller programs, panels and commissioning',
        serves: ['Line maintenance and critical spares'],
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['A second integrator with copies of all programs'],
        replaces: ['Machine service and spare parts'],
      },
    ],
    risks: [
      [
        'Line Stop from a Single Part',
        'One drive, sensor or gearbox without a spare stops the whole line for its lead time.',
        { like: 'Equipment Failure', replaces: ['Production Equipment Failure'] },
      ],
      [
        'Compressed Air or Chiller Failure',
        'Valves, presses and molds depend on one compressor or chiller in one room.',
        { like: 'Equipment Failure' },
      ],
    ],
    insights: [
      'List the 20 parts that stop the line, with lead time and price. Buy the ones that cost less than a day of standing.',
    ],
    vitalRecords: ['Controller programs, recipes and electrical drawings'],
    exerciseIdeas: ['The main drive fails on Monday and the spare is ten weeks away.'],
  },

  'clean-process': {
    fact: 'needs a clean or sterile process',
    inCharge: ['products'],
    posts: {
      cleanRoom: {
        role: ['Owner', 'Clean Room Lead', 'Clean Operations Manager', 'Director of Clean Operations'],
        team: ['Owner and crew', 'Clean room', 'Clean operations', 'Clean operations'],
        owner: ['Owner', 'Owner', 'Quality Manager', 'VP Quality'],
      },
    },
    functions: [
      {
        name: 'Clean room conditions and restart',
        description: 'Filtered air, pressure, cleaning and monitoring that the product needs.',
        stake: 'product made outside the limits cannot be released',
        criticality: 'high',
        times: ['1-3 days', '4-24 hours', '4-24 hours'],
        post: 'cleanRoom',
        resources: ['Spare filters', 'Particle counter', 'Cleaning supplies for a full restart', 'Requalification protocol'],
        steps:
          '1. {role} stops filling and covers open product. 2. Mark everything exposed as held. 3. Write down the time when pressure or air failed. 4. Repair, clean and monitor by the protocol. 5. Quality signs before the first unit.',
        outage: {
          minimum: 'Open product is covered and on hold, and nothing is made outside the limits.',
          workaround: [
            'Released stock ships while the room is cleaned and monitored. Nothing new is filled until quality signs.',
            '1-3 days',
          ],
          isSlowToStart: true,
        },
      },
    ],
    systems: [
      {
        name: 'Environmental monitoring records',
        description: 'Temperature, pressure and particle readings that prove the conditions.',
        criticality: 'high',
        type: 'infrastructure',
        vendor: 'Monitoring system vendor',
        backup: ['Hourly', 'Vendor cloud, with a day kept on the recorders'],
        times: ['1-4 hours', '2 hours', '0-1 hour'],
        supports: ['Clean room conditions and restart'],
        restore:
          '1. Read gauges by hand each hour and write them down. 2. Replace the recorder. 3. Load its memory. 4. Have quality judge the gap.',
      },
    ],
    suppliers: [
      {
        name: 'Clean room certifier',
        provides: 'Filter tests and certification after repair',
        serves: ['Clean room conditions and restart'],
        criticality: 'high',
        downtime: '3-7 days',
        alternatives: ['A second certifier on a priority rate'],
      },
    ],
    risks: [
      [
        'Contamination or Loss of Clean Conditions',
        'A failed fan or filter puts every open lot on hold, and requalification takes days.',
      ],
    ],
    exposure: { air: 'smoke and ash load the filters, and clean rooms drift out of their limits' },
    exerciseIdeas: ['Room pressure is lost for 40 minutes at night: what is released?'],
  },

  'lot-traceability': {
    fact: 'must trace every lot',
    posts: {
      lotRelease: {
        role: ['Owner', 'Quality Lead', 'Quality Manager', 'Quality Director'],
        team: ['Owner', 'Quality', 'Quality', 'Quality'],
        owner: ['Owner', 'Owner', 'Quality Manager', 'VP Quality'],
      },
    },
    functions: [
      {
        name: 'Lot release, tracing and recall',
        description: 'Testing, releasing and tracing each lot from raw material to customer.',
        stake: 'without lot records a small mistake becomes a recall of everything',
        criticality: 'high',
        times: ['1-3 days', '4-24 hours', '4-24 hours'],
        post: 'lotRelease',
        resources: ['Lot sheets on paper', 'Hold tags', 'Outside laboratory', 'Customer contacts by lot'],
        steps:
          '1. {role} puts everything made during the event on hold. 2. Write lots on paper while systems are down. 3. Trace one lot in both directions as a test. 4. Release in writing, lot by lot. 5. If product may harm people, stop shipment and call the regulator the same day.',
        outage: {
          minimum: 'Nothing ships without a written release, and any lot can be traced within hours.',
          workaround: [
            'Lot sheets and hold tags on paper, tests by the outside laboratory, and releases signed lot by lot.',
            '3-7 days',
          ],
        },
      },
    ],
    systems: [
      {
        name: 'Lot and batch records',
        description: 'What went into each lot, its tests and where it went.',
        criticality: 'high',
        type: 'database',
        vendor: 'Quality or ERP software vendor',
        backup: ['Daily', 'Vendor cloud, with a monthly export offline'],
        times: ['4-24 hours', '6 hours', '4-24 hours'],
        supports: ['Lot release, tracing and recall'],
        restore:
          '1. Keep writing paper lot sheets. 2. Restore the newest copy. 3. Key in the open lots. 4. Trace one lot both ways before release.',
      },
    ],
    suppliers: [
      {
        name: 'Outside test laboratory',
        provides: 'Release tests and tests after an incident',
        serves: ['Lot release, tracing and recall'],
        criticality: 'high',
        downtime: '3-7 days',
        alternatives: ['A second accredited laboratory with your methods on file'],
      },
    ],
    risks: [['Product Recall from a Lost Trace', 'If lots cannot be told apart, the recall covers every unit in the market.']],
    insights: ['Run a mock recall each year against the clock: one lot forward and one ingredient back within four hours.'],
    insurance: ['Product recall: notification, freight, destruction and lost profit'],
    vitalRecords: ['Lot records and retained samples'],
    exerciseIdeas: ['A customer finds metal in one lot: trace it in four hours.'],
  },

  'customer-approval': {
    fact: 'ships only from approved sites and processes',
    posts: {
      approvals: {
        role: ['Owner', 'Quality Lead', 'Quality Manager', 'Quality Director'],
        team: ['Owner', 'Quality', 'Quality and customer service', 'Quality and customer service'],
        owner: ['Owner', 'Owner', 'Quality Manager', 'VP Quality'],
      },
    },
    functions: [
      {
        name: 'Inspection, certificates and customer approval',
        description: 'First articles, certificates of conformance and approval of any change of site or process.',
        stake: 'parts made on an unapproved machine or site may not ship at any price',
        criticality: 'high',
        times: ['1-3 days', '4-24 hours', '4-24 hours'],
        post: 'approvals',
        resources: [
          'Calibrated gauges',
          'Customer quality contacts',
          'First article forms',
          'Second inspection bench or laboratory',
        ],
        steps:
          '1. {role} tells customer quality within the contract’s time. 2. Ask in writing before work moves to another machine or site. 3. Check gauges against masters. 4. Make and measure a first article. 5. Ship after written approval.',
        outage: {
          minimum: 'No part ships without its certificate and the customer’s written approval.',
          workaround: [
            'Gauges checked against masters, and first articles measured by an outside laboratory that the customer accepts.',
            '3-7 days',
          ],
        },
      },
    ],
    systems: [
      {
        name: 'Inspection and certificate records',
        description: 'Measurements, certificates, calibration and approvals by part.',
        criticality: 'high',
        type: 'database',
        vendor: 'Quality software vendor',
        backup: ['Daily', 'Vendor cloud, with open jobs printed'],
        times: ['4-24 hours', '6 hours', '4-24 hours'],
        supports: ['Inspection, certificates and customer approval'],
        restore:
          '1. Measure on paper forms. 2. Restore the newest copy. 3. Enter held parts. 4. Print certificates only after a second person compares them.',
      },
    ],
    suppliers: [
      {
        name: 'Plater, heat treater or other outside processor',
        provides: 'Approved special processes between your steps',
        serves: ['Inspection, certificates and customer approval', 'Machining of customer jobs'],
        criticality: 'high',
        downtime: '3-7 days',
        alternatives: ['A second processor on the customer’s approved list'],
      },
      {
        name: 'Calibration laboratory',
        provides: 'Calibration of gauges and masters',
        serves: ['Inspection, certificates and customer approval'],
        criticality: 'medium',
        downtime: '3-7 days',
        alternatives: ['A second accredited laboratory', 'Spare calibrated gauges'],
      },
    ],
    risks: [
      [
        'Loss of Customer Approval',
        'A changed machine, site or supplier without approval stops shipments and can end the certificate.',
      ],
      ['Quality Escape to a Customer', 'Bad parts at a customer bring sorting at your cost and a hold on new orders.'],
    ],
    insights: ['Ask key customers now which second site or shop they would approve. Approval after the fire takes months.'],
    vitalRecords: ['Approvals, first articles, and calibration records'],
    exerciseIdeas: ['A key customer’s parts must be made elsewhere from Monday: who approves it?'],
  },

  'molds-and-dies': {
    fact: 'owns molds, dies or patterns',
    posts: {
      toolRoom: {
        role: ['Owner', 'Tool Room Lead', 'Tool Room Manager', 'Director of Tooling'],
        team: ['Owner and toolmaker', 'Tool room', 'Tool room', 'Tooling'],
        owner: ['Owner', 'Owner', 'Plant Manager', 'VP Operations'],
      },
    },
    functions: [
      {
        name: 'Care and storage of molds and dies',
        description: 'Repairing, cleaning and storing molds, dies, patterns and plates, many of them owned by customers.',
        stake: 'a flooded or cracked tool takes months to build and belongs to someone else',
        criticality: 'high',
        times: ['1-3 days', '4-24 hours', null],
        post: 'toolRoom',
        resources: [
          'Tool list with owner, place and value',
          'Racks above flood height',
          'Hoist and rust inhibitor',
          'Outside tool shop',
        ],
        steps:
          '1. {role} lists tools that were wet, hot or dropped. 2. Dry and oil wet tools the same day. 3. Tell owners of damaged tools in writing. 4. Send urgent repairs to the outside shop. 5. Move tools of urgent jobs to a partner’s press.',
        outage: {
          minimum: 'Every tool is located and dry, and the owners of damaged ones are told.',
          workaround: ['Wet tools are dried and oiled by hand, and urgent repairs go to the outside tool shop.', '3-7 days'],
        },
      },
    ],
    suppliers: [
      {
        name: 'Outside mold and die shop',
        provides: 'Repair and new tooling',
        serves: ['Care and storage of molds and dies', 'Molding press operation'],
        criticality: 'high',
        downtime: '3-7 days',
        alternatives: ['A second tool shop that holds your drawings'],
      },
    ],
    risks: [
      [
        'Damage to Molds or Dies',
        'Customer-owned tools are often insured by no one, and a new one takes months.',
        { like: 'Equipment Failure' },
      ],
    ],
    insights: ['Ask each tool owner in writing who insures the tool in your building, and for how much.'],
    insurance: ['Property of others: customers’ molds, dies and patterns in your care'],
    vitalRecords: ['Tool list with owner, drawings and storage place'],
  },

  printing: {
    fact: 'prints',
    posts: {
      pressRoom: {
        role: ['Owner', 'Press Lead', 'Pressroom Manager', 'Director of Print Operations'],
        team: ['Owner and press operators', 'Press room', 'Press and bindery', 'Print operations'],
        owner: ['Owner', 'Owner', 'Plant Manager', 'VP Operations'],
      },
    },
    functions: [
      {
        name: 'Prepress, files and proofs',
        description: 'Receiving files, checking them, making plates and getting proofs approved.',
        stake: 'without the approved file and proof no press may start',
        criticality: 'high',
        times: ['1-3 days', '4-24 hours', '4-24 hours'],
        post: 'pressRoom',
        resources: ['File server and cloud copy', 'Spare workstation', 'Proof printer', 'Plate supplier'],
        steps:
          '1. {role} lists jobs by date that cannot move, ballots and event pieces first. 2. Open files from the cloud copy on the spare workstation. 3. Send a soft proof and get approval in writing. 4. Send plates or files to the trade printer.',
        outage: {
          minimum: 'Jobs whose date cannot move have an approved proof and plates.',
          workaround: [
            'Files from the cloud copy on a laptop, soft proofs approved by email, and plates from the trade printer.',
            '3-7 days',
          ],
        },
      },
      {
        name: 'Press runs and finishing',
        description: 'Printing, cutting, folding, binding and mailing.',
        stake: 'a piece that misses its mail date or event is worthless',
        criticality: 'critical',
        times: ['1-3 days', '4-24 hours', null],
        post: 'pressRoom',
        resources: ['Press operators', 'Paper and ink for a week', 'Trade printer agreement', 'Mail drop schedule'],
        steps:
          '1. {role} ranks jobs by mail or event date. 2. Move the first ones to the trade printer. 3. Let paper reach room humidity before running. 4. Match the first sheet to the proof. 5. Book a later mail drop with the post office.',
        replaces: ['Production line operation'],
      },
    ],
    systems: [
      {
        name: 'Print workflow and file server',
        description: 'Customer files, plates, job tickets and proofs.',
        criticality: 'high',
        type: 'application',
        vendor: 'Prepress workflow vendor',
        backup: ['Daily', 'Cloud storage in another region'],
        times: ['4-24 hours', '6 hours', '4-24 hours'],
        supports: ['Prepress, files and proofs'],
        restore:
          '1. Open the cloud copy on the spare workstation. 2. Ask customers to resend files of today’s jobs. 3. Restore tickets and fonts. 4. Compare a proof with the signed one.',
      },
      {
        name: 'Presses, platesetter and bindery machines',
        description: 'Offset presses, platesetter, cutter, folder and stitcher.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Press manufacturer’s service',
        backup: ['Daily', 'Programs, settings and service log in the cloud folder'],
        times: ['4-24 hours', '12 hours', '4-24 hours'],
        supports: ['Press runs and finishing', 'Prepress, files and proofs'],
        restore:
          '1. Stop with the emergency button and lock out. 2. Write down press counter and fault code. 3. Move plates or files to the trade printer. 4. Match the first sheet to the signed proof.',
      },
      {
        name: 'Compressed air and pressroom climate',
        description: 'Compressor, humidifiers, dehumidifiers and air conditioning of the pressroom.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Compressor and climate service',
        backup: ['Weekly', 'Settings and service log in the cloud folder'],
        times: ['4-24 hours', '3 hours', '3-7 days'],
        supports: ['Press runs and finishing'],
        restore:
          '1. Wrap paper in its moisture barrier. 2. Rent a compressor or dehumidifier. 3. Let wrapped paper reach room temperature before opening. 4. Log temperature and humidity before the run.',
      },
    ],
    suppliers: [
      {
        name: 'Paper merchant',
        provides: 'Sheets, rolls and envelopes',
        serves: ['Press runs and finishing'],
        criticality: 'high',
        downtime: '3-7 days',
        alternatives: ['A second merchant', 'A stock the customer has accepted as a substitute'],
        replaces: ['Main raw material supplier'],
      },
      {
        name: 'Ink, plate and pressroom chemistry supplier',
        provides: 'Ink, toner, plates, blankets, fountain solution and wash',
        serves: ['Press runs and finishing', 'Prepress, files and proofs', 'Corrugating, die cutting and gluing'],
        criticality: 'high',
        downtime: '3-7 days',
        alternatives: ['A second supplier with an open account', 'Two weeks of stock for the main press'],
      },
      {
        name: 'Trade printer',
        provides: 'Press and bindery time when yours stand',
        serves: ['Press runs and finishing'],
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['A second trade printer with the same color profile'],
      },
      {
        name: 'Press manufacturer’s service',
        provides: 'Press repair, click contracts and parts',
        serves: ['Press runs and finishing', 'Corrugating, die cutting and gluing'],
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['An independent press technician'],
        replaces: ['Machine service and spare parts'],
      },
    ],
    risks: [
      [
        'Press Breakdown before a Mail Date',
        'One press carries most of the work, and dates of ballots and events do not move.',
        { like: 'Machine Failure', replaces: ['Production Equipment Failure'] },
      ],
      [
        'Misprint or Wrong Data on Mail',
        'Personal data in the wrong envelope is a breach for your customer and a claim for you.',
      ],
    ],
    exposure: { cold: 'paper from a cold truck curls and jams, and deliveries miss their mail dates' },
    vitalRecords: ['Customer files, approved proofs and mailing lists'],
    exerciseIdeas: ['The main press stops three days before an election mailing.'],
  },
});
