import { dialysisOutbreak } from '../mitigations/dialysis.ts';
import { defineTraits } from './trait.ts';

/** Treatment on site. Sources: CMS 42 CFR 494, CDC dialysis guidance, ANSI/AAMI water standards. */
export const careTraits = defineTraits({
  'treats-patients': {
    fact: 'treats patients',
    inCharge: ['care', 'patients'],
    posts: {
      triage: {
        role: ['Practice Owner (Clinician)', 'Charge Clinician', 'Nurse Manager', 'Director of Nursing'],
        team: ['Clinician and assistant', 'Clinicians', 'Nursing and assistants', 'Nursing'],
        owner: ['Practice Owner', 'Medical Director', 'Medical Director', 'Chief Medical Officer'],
      },
    },
    functions: [
      {
        name: 'Patients who cannot wait',
        description: 'Knowing, calling and placing the patients whose treatment cannot be skipped.',
        stake: 'a missed dose or treatment turns into a hospital stay or worse',
        criticality: 'critical',
        times: ['4-24 hours', '1-4 hours', null],
        post: 'triage',
        resources: ['Weekly printed list with phone numbers', 'Agreement with a covering site', 'Transport numbers'],
        outage: {
          minimum: 'Everyone whose treatment cannot be skipped has been called and has a place.',
          workaround: ['Calls from the printed list, treatment at a partner clinic or hospital, and 911 for danger.', '1-3 days'],
        },
        steps:
          '1. {role} takes the printed list and marks who is due within three days. 2. Call 911 for anyone in danger now. 3. Call each patient on the list, and place each one at the covering site. 4. Send a one-page summary with each patient. 5. Call back until every name has an answer.',
      },
      {
        name: 'Referrals, test results and follow-up',
        description: 'Sending patients on, reading what comes back, and acting on urgent results.',
        stake: 'an urgent result that no one reads is the most serious delay',
        criticality: 'high',
        times: ['4-24 hours', '1-4 hours', '4-24 hours'],
        post: 'triage',
        resources: ['Log of open results', 'Call-back number for urgent results', 'Fax or secure message outside the record'],
        steps:
          '1. {role} gives laboratories and hospitals a phone number for urgent results. 2. Write each result in the log with time and reader. 3. Hand it to the clinician on duty right away. 4. Ask for everything sent since the outage again. 5. Close the log against the charts.',
      },
    ],
    systems: [
      {
        name: 'Downtime computer and printed schedule',
        description: 'A battery laptop with the schedule, phone numbers and the list of patients who cannot wait.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'IT provider',
        backup: ['Daily', 'Encrypted cloud copy of the schedule, with a print in the binder'],
        times: ['0-1 hour', '10 minutes', '4-24 hours'],
        supports: ['Patients who cannot wait', 'Referrals, test results and follow-up'],
        restore:
          '1. Start the laptop on battery. 2. Open the last schedule. 3. If it is missing, use the print in the binder. 4. Mark every change on paper.',
      },
    ],
    suppliers: [
      {
        name: 'Medical supply distributor',
        provides: 'Gloves, masks, dressings, needles and other consumables',
        serves: ['Urgent and scheduled patient care', 'Medical supplies, payroll and bills', 'Patients who cannot wait'],
        criticality: 'high',
        downtime: '3-7 days',
        alternatives: ['A second distributor with an open account', 'Loan from a practice nearby or the health care coalition'],
      },
      {
        name: 'Health record vendor',
        provides: 'Charts, orders and the read-only copy during an outage',
        serves: ['Charts and health records', 'Urgent and scheduled patient care'],
        criticality: 'critical',
        downtime: '0-1 hour',
        alternatives: ['Read-only copy on site and paper charts', 'A chart export of your own, held outside the vendor'],
      },
    ],
    risks: [
      [
        'Medical Emergency on Site',
        'Cardiac arrest, a severe allergic reaction or a fall needs trained hands within a minute, and 911.',
        { like: 'Workplace Safety' },
      ],
      [
        'Loss of the Treatment Rooms',
        'A burst pipe or fire closes rooms that are licensed and equipped for one address.',
        { like: 'Facility Loss' },
      ],
    ],
    insights: [
      'Write into the coverage agreement how charts, keys, malpractice coverage and supplies reach the second site.',
      'Check the emergency cart and the AED each month, and let every shift practice the first three minutes.',
    ],
    exerciseIdeas: ['A patient collapses while the phones are down: who does what in the first three minutes?'],
  },
  prescribes: {
    fact: 'prescribes medicines',
    posts: {
      prescriber: {
        role: ['Practice Owner (Clinician)', 'Lead Clinician', 'Medical Director', 'Chief Medical Officer'],
        team: ['Clinician', 'Clinicians', 'Prescribers', 'Medical staff'],
        owner: ['Practice Owner', 'Medical Director', 'Medical Director', 'Chief Medical Officer'],
      },
    },
    functions: [
      {
        name: 'Medication orders and refills',
        description: 'Prescribing, refilling and checking medicines, with allergies and interactions in view.',
        stake: 'insulin, blood thinners and seizure medicine cannot pause for a day',
        criticality: 'critical',
        times: ['4-24 hours', '1-4 hours', '4-24 hours'],
        post: 'prescriber',
        resources: [
          'Paper prescription pads',
          'Pharmacy phone list',
          'Printed list of high-risk medicines',
          'Prescriber on call',
        ],
        steps:
          '1. {role} starts with the printed list of high-risk medicines. 2. Check allergies with the patient or the family. 3. Phone or write the order to a pharmacy that is open. 4. Keep a copy of each order. 5. Enter all copies when the record is back.',
      },
    ],
    systems: [
      {
        name: 'Electronic prescribing service',
        description: 'Orders to pharmacies, with checks of allergies and interactions.',
        criticality: 'critical',
        type: 'application',
        vendor: 'Prescribing service in the health record',
        backup: ['Hourly', 'Vendor cloud'],
        times: ['1-4 hours', '1 hour', '1-4 hours'],
        supports: ['Medication orders and refills'],
        restore:
          '1. Switch to phone and paper orders. 2. Ask the vendor for the state of unsent orders. 3. Resend what no pharmacy received. 4. Test one order of each kind.',
      },
    ],
    risks: [
      [
        'Prescribing Outage',
        'Many states require electronic orders for controlled drugs, so know the exception for an outage.',
        { like: 'IT Outage' },
      ],
    ],
    exerciseIdeas: ['Electronic prescribing is down on a Friday: reach ten patients with their refills.'],
  },
  dialysis: {
    fact: 'runs treatments that need clean water and power all the time',
    inCharge: ['dialysis'],
    posts: {
      dialysis: {
        role: ['Nurse Manager', 'Charge Nurse', 'Clinic Manager (RN)', 'Director of Dialysis Services'],
        team: ['Nurses and technicians', 'Nurses and technicians', 'Nurses and technicians', 'Dialysis services'],
        owner: ['Facility Administrator', 'Facility Administrator', 'Facility Administrator', 'Chief Operating Officer'],
      },
      'water-treatment': {
        role: ['Biomedical Technician', 'Chief Technician', 'Biomedical Technician', 'Technical Services Manager'],
        team: ['Technician', 'Biomedical technicians', 'Technical services', 'Technical services'],
        owner: ['Facility Administrator', 'Facility Administrator', 'Facility Administrator', 'Director of Technical Services'],
      },
    },
    functions: [
      // Before the treatments: no one is treated with water that is not tested.
      {
        name: 'Water treatment for dialysis',
        description: 'Carbon tanks, reverse osmosis, loop, and the tests before each shift.',
        stake: 'one treatment uses 30 gallons of water or more, and chlorine or chloramine in it destroys red blood cells',
        criticality: 'critical',
        times: ['4-24 hours', '1-4 hours', null],
        post: 'water-treatment',
        resources: [
          'Total chlorine test that reads 0.1 mg/L, and its log',
          'Second carbon tank in series',
          'Contract for portable reverse osmosis or exchange tanks',
          'Contact at the water utility for changes in treatment',
        ],
        steps:
          '1. {role} stops treatments if the second-tank test fails or several feel ill: pumps off, lines clamped, no blood returned, 911 called. 2. If the water utility warns of a change, start no treatment and test chlorine and chloramine. If the test passes, running treatments end in the ordinary way. 3. Ask the water utility what changed and for how long. 4. Test total chlorine after the first carbon tank before each shift, and about every four hours. Let no one skip a test. 5. At 0.1 mg/L or more there, test after the second tank right away. Below 0.1 there, tell the medical director, test after it as the procedure says, and have the first tank exchanged. 6. At 0.1 mg/L or more after the second tank, end all treatments. Call the medical director. Dialyze no one until a test passes. 7. Bring in exchange tanks or portable reverse osmosis by contract. 8. If only power or pressure failed and the water was good, flush and test: count on three hours. 9. After a flood, a boil-water notice or a bad culture, disinfect and take cultures and endotoxin samples: count on days, and move every patient to the backup facility. 10. Restart only after the medical director has signed.',
      },
      {
        name: 'Dialysis treatments on schedule',
        description: 'Three treatments a week for each patient, in chairs, with machines and trained staff.',
        stake: 'a patient who misses treatments can die of high potassium or fluid in the lungs within days',
        criticality: 'critical',
        times: ['4-24 hours', '1-4 hours', null],
        inSeason: { when: 'the days before a forecast storm', times: ['1-4 hours', '0-1 hour', null] },
        post: 'dialysis',
        resources: [
          'Backup agreements with two facilities in another zone',
          'Chair plan for shorter treatments',
          'Printed orders, labs and access notes for each patient',
          'Emergency packs with the three-day renal diet',
        ],
        replaces: ['Urgent and scheduled patient care'],
        steps:
          '1. {role} ranks patients by last treatment, potassium and fluid. 2. Before a forecast storm, treat everyone early and start the three-day renal diet. 3. Call the backup facility and the ESRD Network with the number of chairs you need, counted on that list. 4. Send each patient with orders, labs and access notes. 5. Send anyone short of breath or weak to a hospital by 911. 6. Call until every patient has a chair.',
      },
      {
        name: 'Emergency disconnection of treatments in progress',
        description: 'Returning sound blood by hand after a power loss, disconnecting safely, and moving patients out.',
        stake: 'blood stays outside the body and clots while a machine stands still',
        criticality: 'critical',
        times: ['0-1 hour', '0-1 hour', null],
        post: 'dialysis',
        resources: ['Hand crank at every machine', 'Emergency disconnect kit at every chair', 'Flashlights', 'Evacuation chairs'],
        replaces: ['Patients who cannot wait'],
        steps:
          '1. {role} calls the emergency by its word. 2. Failed second-tank test, water alarm without a passed test, patients ill together, or dark or cherry-red blood: stop pumps, clamp. Do not return the blood. Call 911 and the nephrologist. 3. If only power failed, the water was good and the blood looks sound, trained staff return it by hand crank. Do it as your dialysis machine’s manual and your medical director’s procedure say. The air alarm is off: watch the venous line, and stop and clamp at the first air. If unsure, clamp and return none. 4. In fire or danger, clamp, disconnect and leave. Needles stay in, taped. Catheters are clamped and capped. 5. Call 911 for anyone unstable, count patients and check each access. 6. Give each patient the place and time of the next treatment.',
      },
    ],
    systems: [
      {
        name: 'Reverse osmosis and water loop',
        description: 'Softener, carbon tanks, reverse osmosis unit, loop and monitors.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Water treatment service company',
        backup: ['Weekly', 'Settings and test log in the service company’s cloud'],
        times: ['1-4 hours', '3 hours', '3-7 days'],
        supports: ['Water treatment for dialysis', 'Dialysis treatments on schedule'],
        restore:
          '1. If the second-tank test failed or is missing, or several feel ill: pumps off, clamp, return no blood, call 911. 2. If only power or pressure failed and the water was good, return sound blood. Trained staff do it, as the machine’s manual and the medical director’s procedure say. 3. Start no treatment. Call the service company with the alarm and the last readings. 4. Bypass only as the written procedure allows. 5. If the water was good, flush, test total chlorine and conductivity, and sign the log, in about three hours. 6. If the loop may be contaminated, disinfect it and wait for cultures and endotoxin results: count on days, with patients elsewhere.',
      },
      {
        name: 'Emergency power for treatment and water',
        description: 'Standby unit, if one is wired and load-tested, for chairs, water room, lights and charts.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Emergency power service company',
        backup: ['Monthly', 'Load-test log in the service company’s cloud'],
        times: ['0-1 hour', '15 minutes', 'More than 1 week'],
        supports: [
          'Emergency disconnection of treatments in progress',
          'Dialysis treatments on schedule',
          'Water treatment for dialysis',
        ],
        restore:
          '1. If only power failed and the water was good, trained staff return sound blood by hand crank. If unsure, clamp and return none. 2. Start emergency power by its card. 3. Carry lights and patient areas before the water room. 4. If none is wired or it does not start, end treatments and move patients: a rental unit takes hours.',
      },
    ],
    suppliers: [
      {
        name: 'Water treatment service company',
        provides: 'Carbon exchange, reverse osmosis repair, portable units',
        serves: ['Water treatment for dialysis', 'Dialysis treatments on schedule'],
        criticality: 'critical',
        downtime: '4-24 hours',
        alternatives: ['A second service company with exchange tanks', 'Technicians of the partner facility'],
      },
      {
        name: 'Dialysis supply manufacturer',
        provides: 'Dialyzers, blood lines, concentrate and heparin',
        serves: ['Dialysis treatments on schedule'],
        criticality: 'critical',
        downtime: '1-3 days',
        alternatives: ['Two weeks of stock above the flood level', 'Loan from a backup facility through the ESRD Network'],
      },
      {
        name: 'Backup dialysis facility',
        provides: 'Chairs and staff for your patients',
        serves: ['Dialysis treatments on schedule'],
        isStandby: true,
        criticality: 'critical',
        downtime: '1-3 days',
        alternatives: ['A second facility in another zone', 'Hospital dialysis unit for the most urgent'],
      },
      {
        name: 'Emergency power rental company',
        provides: 'Rental unit, cable and fuel under a signed order of delivery',
        serves: ['Dialysis treatments on schedule', 'Water treatment for dialysis'],
        isStandby: true,
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['A second rental company outside the storm area'],
      },
    ],
    risks: [
      [
        'Dialysis Water Failure',
        'A main break, a boil-water notice or a change to chloramine stops every chair at the same time.',
      ],
      ['Missed Dialysis Treatments', 'After a storm, patients arrive at emergency rooms that have no chairs for them.'],
      ['Power Loss during Treatment', 'Every patient has about half a pint of blood outside the body when the machines stop.'],
      ['Patient Transport Breakdown', 'Many patients come by van or paratransit, which stops before the roads do.'],
    ],
    /**
     * After 42 CFR 494.40 (water) and 494.62 (emergencies), the emergency guides of the ESRD Networks, and Saha and Allon 2017
     * (Clin J Am Soc Nephrol 12:357: in hemolysis, stop, clamp and never return the blood). Crank: Baxter, AK 98 quick guide (manual
     * rinseback: no alarm sounds, the operator alone watches for air).
     */
    mitigations: [
      dialysisOutbreak,
      {
        risks: ['Dialysis Water Failure'],
        words: /\bdialysis water\b/i,
        facts: [
          {
            strategy: 'Test the water before every shift, and have treated water or chairs elsewhere within a day',
            lines: [
              'Two carbon tanks in series, with the sample port between them and the test log beside it.',
              'A contract for exchange tanks or a portable reverse osmosis unit, with a delivery time in hours.',
              'The water utility calls two people before it changes its source or disinfectant.',
            ],
            steps: [
              'Failed second-tank test, water alarm without a passed test, patients ill together, or dark or cherry-red blood: stop pumps, clamp.',
              'Do not return the blood: destroyed red cells can stop the heart. Disconnect each patient.',
              'Call 911 and the nephrologist right away. Give oxygen, and watch pulse and breathing until the ambulance has the patient.',
              'Keep the lines, dialyzers and a water sample for the medical director. No machine runs again until cleared.',
              'If the water utility warns of a change, start no treatment and test chlorine and chloramine.',
              'If that test passes, running treatments end in the ordinary way. Only a failed second-tank test means that no blood is returned.',
              'If a boil-water notice comes, start no treatment until the medical director decides. Boiling does not make water safe for dialysis.',
              'Ask the water utility what changed, since when and for how long.',
              'Test after both carbon tanks, and write each result with its time. No one treats on an old result.',
              'Order the exchange tanks or the portable unit, and place the next shift at the backup facility.',
              'Disinfect the loop and take samples. Restart only after the medical director has signed.',
            ],
            actions: [
              'Sign the contract for exchange tanks or a portable unit',
              'Ask the water utility in writing to list you as a critical customer',
              'Rehearse a failed chlorine test with each shift',
            ],
            who: ['Chief Technician', 'Chief Technician', 'Chief Technician', 'Director of Biomedical Services'],
            timeline: 'Within 30 days',
            effectiveness: 'high',
            needs: 'Test strips, second carbon tank, exchange contract, contact at the water utility',
            priority: 'Immediate',
            upkeep: 'Read the contract and the contact list each spring, before the storm season',
          },
        ],
      },
      {
        risks: ['Power Loss during Treatment'],
        words: /\bpower loss during treatment\b/i,
        facts: [
          {
            strategy: 'Return sound blood by hand within minutes, and carry chairs and water room on standby power',
            lines: [
              'A hand crank on every machine, and a flashlight and disconnect kit within reach of every chair.',
              'Every patient who can learns to clamp and disconnect alone.',
              'A transfer switch and inlet, and a rental unit under a signed order, sized for chairs and water room.',
              'Place a rental unit outdoors, 20 feet from any opening. Check its carbon monoxide alarm indoors.',
            ],
            steps: [
              'Stay with the patients. If only power failed, the water was good and the blood looks sound, trained staff return it by hand crank.',
              'Do it as your dialysis machine’s manual and your medical director’s procedure say.',
              'The air alarm is off. Watch the venous line all the time. At the first air, stop and clamp.',
              'If you are unsure of the blood, the line or the crank, clamp and return none.',
              'If the water is in doubt, patients feel ill together or blood looks dark or cherry red, return none. Clamp and call 911.',
              'In a fire or if the building is in danger, do not return blood: clamp, disconnect and leave right away.',
              'Call 911 for anyone who bleeds, faints or has chest pain.',
              'Check each access and dressing before a patient stands up.',
              'If standby power is wired, start it by the steps posted on it. Carry lights and patient areas before the water room.',
              'Within half an hour, report the outage as a dialysis facility and call for the rental unit.',
              'Place the patients of the next shift at the backup facility, by their last treatment.',
              'When power is back, rinse and test the water and each machine before anyone is connected.',
            ],
            actions: [
              'Time a hand-crank drill with each shift',
              'Teach each patient the clamp and disconnect, and write it in the chart',
              'Have an electrician wire the inlet and the transfer switch',
            ],
            who: ['Facility Administrator', 'Facility Administrator', 'Facility Administrator', 'Director of Dialysis Services'],
            timeline: 'Drill within 14 days, inlet within 90',
            effectiveness: 'high',
            needs: 'Hand cranks, disconnect kits, flashlights, transfer switch and inlet, rental contract',
            priority: 'Immediate',
            upkeep: 'Drill each quarter with every shift, and run the standby unit under load each month',
          },
        ],
      },
      {
        risks: ['Patient Transport Breakdown'],
        words: /\bpatient transport\b/i,
        facts: [
          {
            strategy: 'Know how every patient gets here, and have a second ride for each who cannot wait',
            lines: [
              'A list by shift: who drives, who comes by van or paratransit, who needs a wheelchair or a stretcher.',
              'Agreements with a second van service, and a contact at the county for medical rides in a disaster.',
              'Family or neighbors named as drivers, where the patient agrees.',
            ],
            steps: [
              'If a ride has crashed or a patient is unwell on the road, call 911 and then the family.',
              'Call each patient of the shift who has not come, by last treatment first.',
              'Send the second van service for those who cannot wait. Ask the county for rides if it has none.',
              'Move treatments to earlier or later shifts, or to the facility nearest to the patient.',
              'If someone is not reached, ask the police to check on them the same day.',
              'Log each treatment that was missed or cut short, and tell the physician.',
            ],
            actions: [
              'Write the ride list for each shift',
              'Sign with a second van service that takes wheelchairs',
              'Ask the county who moves patients in a disaster',
            ],
            who: ['Facility Administrator', 'Facility Administrator', 'Facility Administrator', 'Director of Dialysis Services'],
            timeline: 'Within 45 days',
            effectiveness: 'medium',
            needs: 'Ride list, second van service, county contact',
            priority: 'High',
            upkeep: 'Update the ride list each month',
          },
        ],
      },
      {
        risks: ['Missed Dialysis Treatments'],
        words: /\bmissed (?:dialysis|treatment)/i,
        facts: [
          {
            strategy: 'Treat every patient before the storm, and have a chair elsewhere for each of them after it',
            lines: [
              'Write the order that starts early treatment: the forecast, the day, the shorter times, who decides.',
              'Sign with two facilities in another flood and power zone. Name the chairs, hours and staff.',
              'Make a card for each patient: orders, access, allergies, last labs, two phones, transport.',
              'Give each patient the three-day emergency renal diet, and teach the potassium rules.',
            ],
            steps: [
              'If a patient is short of breath, very weak or has chest pain, call 911.',
              'If officials order evacuation, patients and staff leave right away with their cards.',
              'Three days before the storm, start early treatments and give out the diet and the cards.',
              'Finish the last treatment before you clear the site, 36 hours before the wind arrives.',
              'After the storm, report your status to the ESRD Network and both utilities. Request priority for water and power.',
              'Call every patient, by last treatment, and place each one at a chair. Mark who does not answer.',
              'Ask police or the emergency manager to check on those who do not answer by the evening.',
              'Return only after water tests, power and the fire system are released.',
            ],
            actions: [
              'Sign agreements with two facilities outside your zone',
              'Hand out cards and the three-day diet each season',
              'Run one early-treatment day as an exercise',
            ],
            who: ['Facility Administrator', 'Facility Administrator', 'Facility Administrator', 'Director of Dialysis Services'],
            timeline: 'Within 30 days, and before each storm season',
            effectiveness: 'high',
            needs: 'Two agreements, patient cards, diet sheets, call list',
            priority: 'Immediate',
            upkeep: 'New cards each quarter, and a review of the agreements each spring',
          },
        ],
      },
    ],
    insights: [
      'A boil-water notice does not tell you whether water is safe for dialysis. Ask the utility about chlorine, chloramine and turbidity.',
      'Ask the water and power utilities each year, in writing, to list you as a critical customer.',
      'Patients who know the emergency disconnect and the three-day diet survive the days that you cannot reach them.',
    ],
    exposure: {
      power: 'machines stop with blood outside the body, and the water room stops with them',
      water: 'the water room and the chairs are on the ground floor, and a contaminated loop takes days to release',
      cold: 'frozen mains and impassable roads cost patients treatments that cannot be skipped',
      dry: 'the utility may change source or disinfectant, and the carbon tanks have to keep up',
      wind: 'roof units and power fail, and patients and vans cannot come for treatments that cannot wait',
      heat: 'patients who may drink little suffer first, while machines and the water room pass their limits',
      air: 'patients with weak hearts and lungs have to travel through the smoke, because treatments cannot wait',
      ground: 'water lines shear, machines roll, and staff must disconnect patients by hand in seconds',
    },
    harm: {
      operational_impact: 'Each lost shift of chairs has to be found elsewhere within two days, in a region that is full.',
    },
    alternatePlace: [
      'Chairs at two dialysis facilities in another flood, surge and power zone, under written backup agreements that name shifts and staff',
      '12 hours',
    ],
    insurance: ['Utility service interruption coverage that names water as well as power'],
    vitalRecords: [
      'Patient cards with orders, labs and access',
      'Water test and disinfection logs',
      'Backup facility agreements',
    ],
    exerciseIdeas: ['The power fails with every chair full and good water: return sound blood by hand and count everyone.'],
  },
  'insurance-claims': {
    fact: 'is paid by health insurers',
    posts: {
      claims: {
        role: ['Outside Biller', 'Biller', 'Revenue Cycle Manager', 'Revenue Cycle Director'],
        team: ['Outside billing service', 'Billing', 'Revenue cycle', 'Revenue cycle'],
        owner: ['Owner', 'Office Manager', 'Finance Manager', 'Chief Financial Officer'],
      },
    },
    functions: [
      {
        name: 'Claims and payments from health insurers',
        description: 'Checking coverage, coding, filing claims, and posting payments and denials.',
        stake: 'claims filed after the payer’s limit are never paid, and most income comes this way',
        criticality: 'high',
        times: ['3-7 days', '1-3 days', '4-24 hours'],
        post: 'claims',
        resources: [
          'Enrollment with a second clearinghouse',
          'Paper encounter forms',
          'Line of credit for 60 days',
          'List of filing limits',
        ],
        steps:
          '1. {role} collects numbered encounter forms for every visit. 2. Check coverage by phone or payer website. 3. Send claims through the second clearinghouse or the payer’s own portal. 4. Ask large payers and Medicare for advance payments. 5. File the oldest claims first.',
      },
    ],
    systems: [
      {
        name: 'Billing software and clearinghouse',
        description: 'Coverage checks, claims, payments and denials.',
        criticality: 'high',
        type: 'application',
        vendor: 'Billing vendor and claims clearinghouse',
        backup: ['Daily', 'Vendor cloud, with a monthly encrypted export'],
        times: ['1-3 days', '1 day', '4-24 hours'],
        supports: ['Claims and payments from health insurers', 'Medical supplies, payroll and bills'],
        restore:
          '1. Route claims to the second clearinghouse. 2. Restore last night’s copy. 3. Compare postings with bank deposits. 4. Work the list of rejected claims.',
      },
    ],
    suppliers: [
      {
        name: 'Claims clearinghouse',
        provides: 'Claims, coverage checks and payment notices',
        serves: ['Claims and payments from health insurers'],
        criticality: 'high',
        downtime: '3-7 days',
        alternatives: ['A second clearinghouse, already enrolled', 'Payer portals for the three largest payers'],
      },
    ],
    risks: [
      [
        'Clearinghouse or Payer Outage',
        'One clearinghouse sends most of your claims, and enrolling with another takes weeks.',
        { like: 'Payment System Outage' },
      ],
    ],
    insights: ['Enroll with a second clearinghouse before you need it. Keep cash or credit for 60 days of payroll.'],
    vitalRecords: ['Payer contracts, provider numbers, portals and filing limits', 'Business associate agreements'],
    exerciseIdeas: ['The clearinghouse is gone for six weeks: pay staff and file claims.'],
  },
});
