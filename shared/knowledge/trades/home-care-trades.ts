import type { Trade } from './trade.ts';

/** Care at home, and of mental illness and addiction. Sources: 42 CFR 484.102 and 418.113, 42 CFR 8 and Part 2. */
export const homeCareTrades: readonly Trade[] = [
  {
    id: 'home-health-agency',
    title: 'Home health agency',
    trade: 'a home health agency',
    naics: '621610',
    words: ['home health', 'visiting nurse', 'home nursing', 'home infusion'],
    within: ['Healthcare'],
    traits: ['home-visits', 'insurance-claims'],
    peak: 'Fridays, when hospitals discharge for the weekend, and the months after elective surgery',
    functions: [
      {
        name: 'Skilled visits: wounds, infusions and new discharges',
        description: 'Start of care within the ordered time, IV lines, wounds and catheters.',
        stake: 'an infected line or a missed start of care brings the patient back to the hospital',
        criticality: 'critical',
        times: ['4-24 hours', '1-4 hours', null],
        post: 'visits',
        resources: [
          'List of IV lines and wound pumps',
          'Supplies in two nurses’ cars',
          'Physician order line',
          'Video visit account',
        ],
        outage: {
          minimum: 'IV lines, wounds, and new discharges with an order for today are seen.',
          workaround: [
            'Paper orders and supply bags in nurses’ cars, nurses who live nearby, and another agency by agreement.',
            '1-3 days',
          ],
        },
        steps:
          '1. {role} lists lines, pumps and new discharges. 2. Teach family by video where it is safe. 3. Visit the rest in person. 4. Get orders by phone and read them back. 5. Send patients without safe care to the hospital, and tell the discharge planner.',
      },
      {
        name: 'Orders, assessments and visit proof',
        description: 'Signed plans of care, assessments on time, and electronic proof of visits.',
        stake: 'without signed orders and proof of visits no claim is paid',
        criticality: 'medium',
        times: ['3-7 days', '1-3 days', '4-24 hours'],
        post: 'desk',
        resources: ['Paper visit notes with times', 'List of assessments due', 'State contact for proof exceptions'],
        outage: {
          minimum: 'Every visit has a note with times and a signature, and dated assessments are made.',
          workaround: [
            'Paper notes, faxed orders from another office, and the state’s exception process for visit proof.',
            '3-7 days',
          ],
        },
        steps:
          '1. {role} collects paper notes with times and signatures. 2. List assessments due this week. 3. Ask the state for exceptions by its process. 4. Chase unsigned orders by fax. 5. Enter visits in order of date.',
      },
    ],
    systems: [
      {
        name: 'Remote monitoring and video visits',
        description: 'Scales, blood pressure cuffs and tablets in patients’ homes, and video visits.',
        criticality: 'critical',
        type: 'application',
        vendor: 'Remote monitoring vendor',
        backup: ['Daily', 'Vendor cloud'],
        times: ['1-4 hours', '1 hour', '4-24 hours'],
        supports: ['Skilled visits: wounds, infusions and new discharges'],
        restore:
          '1. Call monitored patients and take readings by phone. 2. Visit those with bad readings. 3. Restore the dashboard. 4. Compare missed readings with the notes.',
      },
    ],
    risks: [
      [
        'Nurse Shortage in the Field',
        'Nurses who live in the flood zone look after their own homes first.',
        { like: 'Staff Shortage' },
      ],
    ],
    not: [
      'Infectious Disease Outbreak',
      'Electronic Health Record Outage',
      'Workplace Violence',
      'Medical Supply Chain Shortage',
    ],
    unlike: /Most physician offices/,
  },
  {
    id: 'home-care-agency',
    title: 'Home care agency',
    trade: 'a home care agency',
    naics: '624120',
    words: ['home care', 'in-home care', 'companion care', 'caregiver agency', 'personal care agency'],
    within: ['Healthcare'],
    alsoIn: ['Other'],
    traits: ['home-visits'],
    peak: 'Mornings and evenings for getting up and going to bed, and every holiday',
    functions: [
      {
        name: 'Personal care and meals at home',
        description: 'Help with getting up, washing, meals and reminders of medicines.',
        stake: 'a client who cannot get up alone has no breakfast, no toilet and no phone in reach',
        criticality: 'high',
        times: ['4-24 hours', '1-4 hours', null],
        post: 'visits',
        resources: [
          'Client sheets with routine and keys',
          'Neighbor and family contacts',
          'Shelf-stable meals and water',
          'Overtime list by neighborhood',
        ],
        outage: {
          minimum: 'Clients who cannot get up, eat, or use the toilet alone are seen today.',
          workaround: [
            'Calls to caregivers within walking distance, and to the family and neighbors on the client sheet. Meals for three days.',
            '1-3 days',
          ],
        },
        steps:
          '1. {role} assigns caregivers by walking or driving distance. 2. Ask family and neighbors to cover where you cannot. 3. Send live-in staff before roads close. 4. Bring meals and water for three days. 5. Call every client each morning until the routine is back.',
      },
      {
        name: 'Keys, door codes and access to homes',
        description: 'Keys and codes of clients, kept safe and at hand.',
        stake: 'a caregiver at a locked door cannot help the person who fell behind it',
        criticality: 'medium',
        times: ['1-3 days', '4-24 hours', '4-24 hours'],
        post: 'desk',
        resources: ['Key cabinet with numbers only', 'Second key holder for each client', 'Sealed code list at a second place'],
        outage: {
          minimum: 'Someone can open every client’s door, and no key carries an address.',
          workaround: ['The sealed code list at a second place, second key holders, and a paper log of each key.', '3-7 days'],
        },
        steps:
          '1. {role} takes the sealed list from the second place. 2. Match numbers with clients, never with addresses on the key. 3. Hand out keys against a signature. 4. Call 911 if someone does not answer behind a locked door. 5. Count all keys each evening.',
      },
      {
        name: 'Caregiver shifts and pay',
        description: 'Open shifts, replacements, hours and weekly pay.',
        stake: 'caregivers who are not paid on Friday work elsewhere on Monday',
        criticality: 'high',
        times: ['1-3 days', '4-24 hours', '4-24 hours'],
        post: 'office',
        replaces: ['Medical supplies, payroll and bills'],
        resources: ['Printed shift grid for two weeks', 'Last payroll register', 'Text service'],
        outage: {
          minimum: 'Shifts with clients who cannot be alone are filled, and caregivers are paid.',
          workaround: [
            'Texts and calls to caregivers by neighborhood, a paper shift board, and last week’s pay repeated by the bank.',
            '1-3 days',
          ],
        },
        steps:
          '1. {role} fills open shifts from the printed grid. 2. Text open shifts by neighborhood. 3. Take hours by phone with the client’s confirmation. 4. Have the bank repeat the last payroll. 5. Correct hours in the next run.',
      },
    ],
    suppliers: [
      {
        name: 'Payroll service',
        provides: 'Weekly pay and tax deposits',
        serves: ['Caregiver shifts and pay'],
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['Bank repeats the last payroll', 'Checks by hand'],
      },
    ],
    systems: [
      {
        name: 'Caregiver payroll and text service',
        description: 'Hours, pay rates, text messages for open shifts.',
        criticality: 'high',
        type: 'application',
        vendor: 'Payroll and text message service',
        backup: ['Daily', 'Service cloud'],
        times: ['1-4 hours', '1 hour', '4-24 hours'],
        supports: ['Caregiver shifts and pay'],
        restore:
          '1. Text from cell phones by list. 2. Take hours by phone. 3. Have the bank repeat the last run. 4. Correct in the next run.',
      },
    ],
    risks: [
      [
        'Caregiver Shortage on Holidays and in Storms',
        'Shifts stay open on the days that families are away too.',
        { like: 'Staff Shortage' },
      ],
      [
        'Injury or Accusation in a Client’s Home',
        'A fall or a missing ring ends in a claim that no witness can settle.',
        { like: 'Litigation' },
      ],
      [
        'Medicaid or Veterans Payment Delay',
        'State and VA payments stop for weeks, and weekly wages do not.',
        { like: 'Cash Flow Shortage' },
      ],
    ],
    not: [
      'Infectious Disease Outbreak',
      'Electronic Health Record Outage',
      'Workplace Violence',
      'Medical Supply Chain Shortage',
      'Key Clinical Personnel Loss',
    ],
    unlike: /CMS emergency|HIPAA’s contingency/,
  },
  {
    id: 'hospice',
    title: 'Hospice',
    trade: 'a hospice',
    naics: '621610, 623110',
    words: ['hospice', 'palliative', 'end of life care'],
    within: ['Healthcare'],
    traits: ['home-visits', 'controlled-substances', 'insurance-claims'],
    peak: 'Nights and weekends, when pain and fear call, and the weeks around the holidays',
    functions: [
      {
        name: 'Pain and symptom relief day and night',
        description: 'Comfort medicines, pumps and visits in the last days of life.',
        stake: 'pain and breathlessness without medicine cannot be made good later',
        criticality: 'critical',
        times: ['1-4 hours', '0-1 hour', null],
        post: 'visits',
        replaces: ['Appointments and patient calls'],
        resources: [
          'Comfort kit in each home',
          'On-call nurse on a second carrier',
          'Pharmacy night line',
          'List of pumps and oxygen',
        ],
        outage: {
          driver: 'safety',
          minimum: 'A nurse answers every call, and no one waits in pain.',
          workaround: [
            'The comfort kit in the home explained by phone, the nearest nurse, and inpatient care through another hospice.',
            '1-3 days',
          ],
        },
        steps:
          '1. {role} calls each patient on a pump or oxygen. 2. Talk the family through the comfort kit by phone. 3. Send the nearest nurse. 4. Have the physician order from a pharmacy that is open. 5. Offer inpatient care if pain cannot be relieved at home.',
      },
      {
        name: 'Deaths at home and support of families',
        description: 'Pronouncing, destroying medicines, funeral homes, and bereavement calls.',
        stake: 'a family alone with a death waits for the call that you promised',
        criticality: 'high',
        times: ['4-24 hours', '1-4 hours', null],
        post: 'visits',
        resources: [
          'Nurse pronouncement rule of your state',
          'Funeral home list with generous areas',
          'Chaplain and social worker list',
        ],
        outage: {
          minimum: 'A person stays on the phone until someone who may pronounce arrives.',
          workaround: ['The nurse by phone, the coroner where the law says so, and the next open funeral home.', '1-3 days'],
        },
        steps:
          '1. {role} stays on the phone until someone arrives. 2. Send a nurse who may pronounce, or call the coroner where the law says so. 3. Destroy or secure medicines with a witness. 4. Call the family’s funeral home or the next open one. 5. Have the chaplain call within a day.',
      },
    ],
    suppliers: [
      {
        name: 'Hospice pharmacy',
        replaces: ['Medical supply distributor'],
        provides: 'Comfort medicines and pumps by courier',
        serves: ['Pain and symptom relief day and night'],
        criticality: 'critical',
        downtime: '4-24 hours',
        alternatives: ['Local pharmacies with signed stock agreements', 'Comfort kits at home'],
      },
      {
        name: 'Home medical equipment supplier',
        provides: 'Beds, oxygen and suction',
        serves: ['Pain and symptom relief day and night'],
        criticality: 'high',
        downtime: '4-24 hours',
        alternatives: ['A second supplier, with an account', 'Inpatient unit'],
      },
    ],
    systems: [
      {
        name: 'On-call triage line',
        description: 'Night line, on-call schedule and paging on a second carrier.',
        criticality: 'critical',
        type: 'application',
        vendor: 'Answering service for hospices',
        backup: ['Daily', 'Vendor cloud, with the on-call schedule on paper at each nurse’s home'],
        times: ['0-1 hour', '20 minutes', '4-24 hours'],
        supports: ['Pain and symptom relief day and night', 'Deaths at home and support of families'],
        restore:
          '1. Forward the line to the second carrier. 2. Page by text and by phone. 3. Call each family with a pump. 4. Test with one call from outside.',
      },
    ],
    risks: [
      [
        'Comfort Medicine Delay',
        'A courier who cannot pass leaves a family with an empty kit at night.',
        { like: 'Drug Shortage' },
      ],
    ],
    not: [
      'Infectious Disease Outbreak',
      'Electronic Health Record Outage',
      'Workplace Violence',
      'Medical Supply Chain Shortage',
      'Field staff located and safe',
      'Theft or Loss of Controlled Drugs',
    ],
    unlike: /Most physician offices/,
  },
  {
    id: 'mental-health-practice',
    title: 'Mental health practice',
    trade: 'a mental health practice',
    naics: '621330, 621420',
    words: ['mental health', 'counsel*', 'psycholog*', 'psychiatr*', 'therapist', 'behavioral health', 'family therapy'],
    within: ['Healthcare'],
    alsoIn: ['Other'],
    traits: ['behavioral-health', 'insurance-claims', 'appointments'],
    peak: 'After-school and evening hours, January, and the year that follows a disaster',
    functions: [
      {
        name: 'Medicine management for clients',
        description: 'Refills of psychiatric medicines, and the prescriber or primary care doctor behind them.',
        stake: 'lithium, antipsychotics and sedatives stopped suddenly bring relapse or seizures',
        criticality: 'critical',
        times: ['4-24 hours', '1-4 hours', '4-24 hours'],
        post: 'counseling',
        resources: ['List of clients on medicines with refill dates', 'Covering prescriber', 'Pharmacy numbers'],
        steps:
          '1. {role} marks refills due within a week. 2. Have the covering prescriber call a pharmacy that is open. 3. Call clients who left the area. 4. Send clients in withdrawal to 911 or the hospital. 5. Note each order in the chart.',
      },
    ],
    suppliers: [
      {
        name: 'Telehealth platform',
        replaces: ['Medical supply distributor'],
        provides: 'Video sessions under a business associate agreement',
        serves: ['Therapy sessions in person or by video'],
        criticality: 'high',
        downtime: '4-24 hours',
        alternatives: ['A second platform', 'Phone sessions'],
      },
      {
        name: 'Practice software vendor',
        replaces: ['Health record vendor'],
        provides: 'Charts, schedule and billing',
        serves: ['Charts and health records', 'Appointment book and reminders'],
        criticality: 'high',
        downtime: '1-4 hours',
        alternatives: ['Paper notes and printed schedule'],
      },
      {
        name: 'Covering clinician',
        provides: 'Clients in crisis while you are out',
        serves: ['Clients in crisis', 'Therapy sessions in person or by video'],
        isStandby: true,
        criticality: 'critical',
        downtime: '0-1 hour',
        alternatives: ['A second clinician', 'County mobile crisis team and 988'],
      },
    ],
    risks: [
      [
        'Death or Illness of the Therapist',
        'Clients learn it from the news unless someone holds the list and the keys.',
        { like: 'Owner Incapacity', replaces: ['Key Clinical Personnel Loss'] },
      ],
      [
        'Video Platform Outage',
        'Half of the sessions may be by video, and one vendor carries them.',
        { like: 'Cloud Service Outage' },
      ],
    ],
    insights: ['Write a professional will: who calls your clients, opens the files and closes the practice if you cannot.'],
    not: ['Infectious Disease Outbreak', 'Medical Supply Chain Shortage', 'Electronic Health Record Outage'],
    unlike: /bloodborne|CMS emergency|cannot wait/,
    exposure: {
      water: 'ground-floor offices close, and paper notes in the file room are the only copy',
      cold: 'clients and therapists stay home, and sessions move to video where the power holds',
    },
    alternatePlace: [
      'Video from home, and two private rooms in a colleague’s suite for groups and clients without internet',
      '3 hours',
    ],
  },
  {
    id: 'addiction-treatment',
    title: 'Addiction treatment center',
    trade: 'an addiction treatment center',
    naics: '621420, 623220',
    words: [
      'addiction*',
      'recovery center',
      'methadone',
      'opioid treatment',
      'detox',
      'substance abuse',
      'sober living',
      'suboxone',
    ],
    within: ['Healthcare'],
    traits: ['behavioral-health', 'controlled-substances', 'insurance-claims'],
    peak: 'Dosing from 5 to 9 a.m., Mondays, and the first weeks after any disaster',
    posts: {
      dosing: {
        role: ['Dosing Nurse', 'Nurse Manager', 'Director of Nursing', 'Director of Nursing'],
        team: ['Nurse', 'Dosing nurses', 'Nursing', 'Nursing'],
        owner: ['Program Director', 'Program Director', 'Program Director', 'Chief Executive Officer'],
      },
    },
    functions: [
      {
        name: 'Daily medication for opioid use disorder',
        description: 'Methadone and buprenorphine doses at the window, and take-home doses.',
        stake: 'a patient who misses doses goes into withdrawal within a day or two, and relapse can kill',
        criticality: 'critical',
        times: ['4-24 hours', '1-4 hours', '4-24 hours'],
        post: 'dosing',
        resources: [
          'Printed dose list with photo, updated daily',
          'Agreement with a second program for guest dosing',
          'Take-home bottles and lock boxes',
          'State opioid treatment authority’s number',
        ],
        steps:
          '1. {role} calls the state opioid treatment authority and asks for emergency take-home doses. 2. Dose from the printed list with photo and two checks. 3. Send the dose list to the guest program by secure means. 4. Tell patients where and when, by text and at the door. 5. Give naloxone to everyone. 6. Count every bottle with a witness.',
      },
      {
        name: 'Detox and residential clients',
        description: 'Clients in withdrawal or in beds, watched day and night where you have beds.',
        stake: 'withdrawal from alcohol or sedatives can end in seizures',
        criticality: 'critical',
        times: ['0-1 hour', '0-1 hour', null],
        post: 'dosing',
        resources: ['Withdrawal scale on paper', 'Transfer agreement with a hospital', 'Roll of clients by room'],
        steps:
          '1. {role} counts clients and checks those in withdrawal first. 2. Call 911 for seizures, confusion or overdose, and give naloxone. 3. Move the rest to the partner program with medicine sheet. 4. Keep two staff with each group. 5. Tell families only with consent, or as the emergency rule allows.',
      },
    ],
    systems: [
      {
        name: 'Dosing pumps and dispensing software',
        description: 'Dose orders, pumps, inventory and take-home labels.',
        criticality: 'critical',
        type: 'application',
        vendor: 'Dosing software vendor',
        backup: ['Hourly', 'Vendor cloud, with the dose list printed daily'],
        times: ['1-4 hours', '2 hours', '4-24 hours'],
        supports: ['Daily medication for opioid use disorder', 'Controlled drugs under lock and count'],
        restore:
          '1. Dose by hand from the printed list. 2. Measure with two checks. 3. Reload last doses. 4. Reconcile bottles and log.',
      },
    ],
    suppliers: [
      {
        name: 'Methadone and buprenorphine supplier',
        provides: 'Medicines under DEA order forms',
        serves: ['Daily medication for opioid use disorder', 'Controlled drugs under lock and count'],
        criticality: 'critical',
        downtime: '1-3 days',
        alternatives: ['Guest dosing at a second program'],
      },
      {
        name: 'Guest dosing program',
        provides: 'Doses for your patients',
        serves: ['Daily medication for opioid use disorder'],
        isStandby: true,
        criticality: 'critical',
        downtime: '4-24 hours',
        alternatives: ['Emergency take-home doses', 'Hospital'],
      },
      {
        name: 'Toxicology laboratory',
        provides: 'Drug tests',
        serves: ['Daily medication for opioid use disorder'],
        criticality: 'medium',
        downtime: '3-7 days',
        alternatives: ['Point-of-care tests'],
      },
    ],
    mitigations: [
      {
        risks: ['Dosing Window Closed'],
        words: /\bdosing window/i,
        facts: [
          {
            strategy: 'Give every patient a dose tomorrow: take-home doses before the event, guest dosing after it',
            lines: [
              'Sign with a second program for guest dosing. Agree on a secure way to send dose lists.',
              'Save the state opioid treatment authority’s number. Name who requests emergency take-home doses.',
              'Print a dose list with photos each afternoon, and keep it outside the building.',
              'Provide lock boxes, labels and naloxone for every patient who takes doses home.',
            ],
            steps: [
              'If anyone is overdosing or in danger, call 911 and give naloxone. No one enters an unsafe building for medicine.',
              'Before a forecast storm: ask the state authority for take-home doses, and give them out with lock box and naloxone.',
              'Within an hour of closing, call the state authority and the DEA field office about the safe.',
              'Within 2 hours, send the dose list to the guest program. Tell patients by text, phone and at the door.',
              'Next morning: staff of yours work at the guest window. Check photo and last dose with two people.',
              'Each evening: call patients who did not come, and count every bottle with a witness.',
              'Reopen only after the safe, the count and the alarm have been checked and the state has agreed.',
            ],
            actions: [
              'Sign the guest dosing agreement',
              'Print the dose list each afternoon',
              'Practice one morning of guest dosing each year',
            ],
            who: ['Program Director', 'Program Director', 'Program Director', 'Chief Executive Officer'],
            timeline: 'Within 30 days',
            effectiveness: 'high',
            needs: 'Guest dosing agreement, lock boxes, naloxone, printed dose list',
            priority: 'Immediate',
            upkeep: 'Renew the agreement each year, and test the night number each quarter',
          },
        ],
      },
    ],
    risks: [
      ['Dosing Window Closed', 'Hundreds of patients need a dose tomorrow morning, wherever they are.'],
      [
        'Overdose on Site',
        'Someone stops breathing in the restroom, and naloxone has to be within reach.',
        { like: 'Workplace Safety' },
      ],
      [
        'Neighborhood Opposition or Permit Loss',
        'A protest or a zoning case can close a site that patients need daily.',
        { like: 'License Suspension' },
      ],
    ],
    not: [
      'Infectious Disease Outbreak',
      'Medical Supply Chain Shortage',
      'Electronic Health Record Outage',
      'Key Clinical Personnel Loss',
    ],
    unlike: /CMS emergency/,
    exposure: {
      water: 'patients cannot reach the window, and the safe stands on a wet floor',
      cold: 'buses stop, and patients walk miles for a dose or go without',
      power: 'pumps, alarms and safes run on batteries while the line grows outside',
    },
    alternatePlace: [
      'A second program for guest dosing, and a mobile or temporary site that the DEA and the state have approved',
      '12 hours',
    ],
    exerciseIdeas: ['The building is closed at 4 a.m.: dose 200 patients by 10 a.m. somewhere else.'],
  },
];
