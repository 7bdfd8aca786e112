import type { Trade } from './trade.ts';

/** Offices that patients visit by appointment or without one. Sources: CDC, AAP, HRSA 42 CFR 491.12, FDA on contact lenses, state practice acts. */
export const practiceTrades: readonly Trade[] = [
  {
    id: 'primary-care',
    title: 'Primary care practice',
    trade: 'a primary care practice',
    naics: '621111',
    words: [
      'primary care',
      'family medicine',
      'family practice',
      'internal medicine',
      'family doctor',
      'family physician',
      'medical practice',
    ],
    within: ['Healthcare'],
    alsoIn: ['Other'],
    traits: ['treats-patients', 'vaccines', 'prescribes', 'insurance-claims'],
    peak: 'Monday mornings, respiratory season from November to March, and school and sports physicals in August',
    functions: [
      {
        name: 'Chronic care calls and same-day visits',
        description: 'Reaching patients with diabetes, heart failure or lung disease, and slots for the day.',
        stake: 'patients with chronic disease fill emergency rooms in the week after a disaster',
        criticality: 'high',
        times: ['1-3 days', '4-24 hours', '4-24 hours'],
        post: 'triage',
        resources: ['Registry of chronic patients on paper', 'Nurse line', 'Video visit account'],
        outage: {
          minimum: 'Patients on insulin or oxygen, or just out of the hospital, are called today.',
          workaround: ['Calls from the paper registry, visits by video, and same-day slots at another practice.', '3-7 days'],
        },
        steps:
          '1. {role} sorts the registry by insulin, oxygen and recent hospital stays. 2. Call the top of the list first. 3. Offer video or same-day slots. 4. Check that each one has medicine for two weeks. 5. Write each call into the chart later.',
      },
    ],
    risks: [
      [
        'Flood of Calls and Walk-Ins',
        'One outbreak or one smoke week doubles the calls that two phones can take.',
        { like: 'Demand Surge' },
      ],
    ],
    exposure: {
      power: 'the vaccine refrigerator, charts and phones stop on a morning with forty patients',
      heat: 'patients on diuretics and psychiatric medicines get sick first, and the server closet overheats',
    },
    not: ['Loss of the Treatment Rooms'],
  },
  {
    id: 'pediatric-practice',
    title: 'Pediatric practice',
    trade: 'a pediatric practice',
    naics: '621111',
    words: ['pediatric*', 'children’s clinic', "children's clinic", 'kids clinic'],
    within: ['Healthcare'],
    alsoIn: ['Other'],
    traits: ['vaccines', 'treats-patients', 'insurance-claims'],
    peak: 'RSV and flu from November to February, and back-to-school physicals and shots in July and August',
    functions: [
      {
        name: 'Newborn and sick child visits',
        description: 'Newborn checks, fever in infants, breathing trouble and dehydration.',
        stake: 'an infant with fever or trouble breathing gets worse within hours',
        criticality: 'critical',
        times: ['4-24 hours', '1-4 hours', null],
        post: 'care',
        replaces: ['Urgent and scheduled patient care'],
        resources: [
          'Nurse triage line',
          'Newborn list of the last two weeks',
          'Dosing card by weight',
          'Children’s hospital transfer line',
        ],
        outage: {
          driver: 'safety',
          minimum: 'Newborns, infants with fever, and children who breathe badly are seen or sent today.',
          workaround: ['Nurse triage on a cell phone, dosing from the printed card, and a room at another clinic.', '1-3 days'],
        },
        steps:
          '1. {role} calls families of newborns and infants with fever first. 2. Send trouble breathing to 911. 3. See sick children in one room with its own entrance. 4. Dose by weight from the printed card. 5. Hand over to the children’s hospital with a paper summary.',
      },
      {
        name: 'Consent, custody and guardian contacts',
        description: 'Knowing who may bring a child, consent and receive results.',
        stake: 'in an evacuation, children come with relatives who may not consent',
        criticality: 'medium',
        times: ['1-3 days', '4-24 hours', '4-24 hours'],
        post: 'desk',
        resources: ['Printed guardian list', 'Phone consent form with witness'],
        outage: {
          minimum: 'No child is treated or released without the right adult, except in an emergency.',
          workaround: ['The printed guardian list, and consent by phone with a second person listening and writing.', '3-7 days'],
        },
        steps:
          '1. {role} checks the adult against the printed guardian list. 2. Call the guardian for consent with a second staff member listening. 3. Treat an emergency without waiting. 4. Write name, number and time. 5. Scan the form when charts are back.',
      },
      {
        name: 'Vaccine records and school forms',
        description: 'Shot records from the state registry, catch-up plans and camp or school forms.',
        stake: 'without its record, a child cannot start school',
        criticality: 'medium',
        times: ['3-7 days', '1-3 days', '4-24 hours'],
        post: 'desk',
        resources: ['State immunization registry sign-in for two people', 'Blank state forms'],
        outage: {
          minimum: 'Families who must enroll this week have a shot record.',
          workaround: ['The state registry’s website from any laptop, and blank state forms filled in by hand.', '3-7 days'],
          peak: 'July to September, before school starts',
        },
        steps:
          '1. {role} signs in to the state registry from another line. 2. Print the record for families who must enroll elsewhere. 3. Write forms by hand from it. 4. Report doses given on paper. 5. Reconcile registry and chart.',
      },
    ],
    risks: [
      [
        'Respiratory Surge in Children',
        'RSV, flu and COVID-19 together fill every slot and the children’s hospital.',
        { like: 'Demand Surge' },
      ],
      [
        'Vaccine Recall or Revaccination',
        'A temperature error may mean calling hundreds of families for repeat doses.',
        { like: 'Product Recall' },
      ],
    ],
    insights: ['Keep a printed weight-based dosing card in every room. Dosing from memory is the pediatric error of an outage.'],
    exposure: {
      power: 'nebulizers, charts and a refrigerator full of state-owned vaccine stop',
      air: 'children with asthma come in on smoke days, and the waiting room needs clean air',
    },
    not: ['Loss of the Treatment Rooms', 'Workplace Violence'],
  },
  {
    id: 'urgent-care',
    title: 'Urgent care center',
    trade: 'an urgent care center',
    naics: '621493',
    words: ['urgent care', 'immediate care', 'walk-in clinic', 'quick care', 'minute clinic'],
    within: ['Healthcare'],
    traits: ['treats-patients', 'medical-imaging', 'prescribes', 'insurance-claims'],
    peak: 'Evenings, weekends and holidays, flu season, and the days after any storm',
    functions: [
      {
        name: 'Walk-in triage and wound care',
        description: 'Sorting who comes in, closing wounds, splinting, and sending on what is too sick.',
        stake: 'a heart attack may be sitting in the waiting room behind ten sprains',
        criticality: 'critical',
        times: ['1-4 hours', '0-1 hour', null],
        timesAroundTheClock: ['1-4 hours', '0-1 hour', null],
        post: 'triage',
        replaces: ['Urgent and scheduled patient care', 'Patients who cannot wait'],
        resources: [
          'Triage card at the door',
          'Emergency cart and AED',
          'Wound and splint stock for two busy days',
          'Paper sign-in and chart forms',
        ],
        outage: {
          minimum: 'A clinician sorts everyone at the door, and 911 takes what is too sick.',
          workaround: [
            'Paper charts, wounds closed from disposable sets in good light, and another clinic for everything else.',
            '1-3 days',
          ],
        },
        steps:
          '1. {role} puts a clinician at the door with the triage card. 2. Call 911 for chest pain, stroke signs and trouble breathing. 3. Treat wounds and fractures that paper charts allow. 4. Send the rest to an open site. 5. Post the waiting time honestly.',
      },
      {
        name: 'Work injuries and occupational testing',
        description: 'Employer visits, drug screens with chain of custody, and physicals for drivers.',
        stake: 'employers pay for a result that stands, and a broken chain of custody does not',
        criticality: 'medium',
        times: ['3-7 days', '1-3 days', '4-24 hours'],
        post: 'desk',
        resources: ['Paper custody forms', 'Employer contact list', 'Sealed specimen kits'],
        outage: {
          minimum: 'Fresh injuries are treated, and no specimen lacks its custody form.',
          workaround: ['Paper custody forms and sealed kits, with drivers’ physicals at a partner site.', '3-7 days'],
        },
        steps:
          '1. {role} tells employers which services are open. 2. Use paper custody forms only. 3. Lock specimens in the labeled refrigerator. 4. Send drivers’ physicals to the partner site. 5. Enter results with the original forms.',
      },
    ],
    systems: [
      {
        name: 'Defibrillator, monitors and rapid test analyzers',
        description: 'Devices that show in minutes whether a patient must go by ambulance.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Medical device service company',
        backup: ['Weekly', 'Settings and service log in the cloud folder'],
        times: ['0-1 hour', '30 minutes', '3-7 days'],
        supports: ['Walk-in triage and wound care'],
        restore:
          '1. Swap in the spare defibrillator and check its pads. 2. Send patients who need the missing test onward. 3. Call the device company. 4. Run controls before the first result counts.',
      },
    ],
    risks: [
      [
        'Waiting Room Surge after a Disaster',
        'When practices and pharmacies close, everyone comes to the door that is open.',
        { like: 'Demand Surge' },
      ],
      ['Provider Gap on a Shift', 'One missing clinician closes the site for the day.', { like: 'Absenteeism' }],
    ],
    exposure: {
      water: 'cuts, infections and tetanus questions arrive while your own floor is wet',
      wind: 'chainsaw wounds and falls from ladders fill the rooms for two weeks',
    },
    not: ['Loss of the Treatment Rooms', 'Prescribing Outage', 'Key Clinical Personnel Loss'],
  },
  {
    id: 'community-health-center',
    title: 'Community health center',
    trade: 'a community health center',
    naics: '621498',
    words: ['community health center', 'fqhc', 'health center', 'rural health clinic', 'free clinic'],
    within: ['Healthcare'],
    traits: ['treats-patients', 'grants', 'vaccines', 'insurance-claims'],
    peak: 'Open enrollment from November to January, flu season, and the UDS report in February',
    functions: [
      {
        name: 'Care for patients without insurance or transport',
        description: 'Sliding-fee visits, interpreters, transport and outreach to people without an address.',
        stake: 'for many patients there is no other door',
        criticality: 'high',
        times: ['1-3 days', '4-24 hours', null],
        post: 'care',
        resources: ['Interpreter line', 'Outreach van or bus passes', 'Shelter contacts', 'Sliding-fee forms on paper'],
        outage: {
          minimum: 'Patients hear where they can be seen today, in their language and without papers.',
          workaround: ['The outreach van, the interpreter line on any cell phone, and paper sliding-fee forms.', '3-7 days'],
        },
        steps:
          '1. {role} sends outreach staff to shelters and camps with the open hours. 2. Use the interpreter line on any phone. 3. See patients without papers or proof. 4. Give medicines for two weeks where possible. 5. Note each visit for the grant report.',
      },
      {
        name: 'In-house or contract pharmacy at grant prices',
        description: '340B medicines for patients who cannot pay elsewhere.',
        stake: 'at list price, patients leave insulin on the counter',
        criticality: 'high',
        times: ['4-24 hours', '1-4 hours', '4-24 hours'],
        post: 'care',
        resources: ['Contract pharmacy list', 'Paper prescription with program stamp', 'Two weeks of common medicines'],
        outage: {
          minimum: 'Insulin and heart medicine for patients who cannot pay elsewhere.',
          workaround: [
            'Contract pharmacies elsewhere that are open, by paper prescription with the program stamp and a copy.',
            '3-7 days',
          ],
        },
        steps:
          '1. {role} sends prescriptions to a contract pharmacy that is open. 2. Mark each one as eligible. 3. Give the stock of two weeks first to insulin and heart patients. 4. Keep copies for the audit. 5. Reconcile eligibility when records return.',
      },
    ],
    risks: [
      [
        'Loss of Federal Operating Grant',
        'A late report or a shutdown delays the draws that pay for a large part of the payroll.',
        { like: 'Grant Loss' },
      ],
      ['Patients Displaced from the Area', 'Visits and their payments leave with the families.', { like: 'Enrollment Decline' }],
    ],
    insights: [
      'FQHCs and rural health clinics follow CMS rule 42 CFR 491.12: an emergency plan, a communication plan, training and yearly testing.',
    ],
    not: ['Loss of the Treatment Rooms', 'Key Clinical Personnel Loss', 'Workplace Violence'],
  },
  {
    id: 'optometrist',
    title: 'Optometrist or eye clinic',
    trade: 'an optometry practice',
    naics: '621320',
    words: ['optometr*', 'eye care', 'eye clinic', 'optical', 'vision center', 'eyewear', 'ophthalmolog*'],
    within: ['Healthcare'],
    alsoIn: ['Retail', 'Other'],
    traits: ['treats-patients', 'insurance-claims'],
    peak: 'Back-to-school exams in August, and December when flexible spending money runs out',
    functions: [
      {
        name: 'Eye emergencies and exams',
        description: 'Chemical splashes, sudden loss of vision, flashes, and the exam schedule.',
        stake: 'a detached retina or a chemical burn costs sight within hours',
        criticality: 'critical',
        times: ['4-24 hours', '1-4 hours', null],
        post: 'care',
        replaces: ['Urgent and scheduled patient care', 'Patients who cannot wait'],
        resources: [
          'Eyewash and lid kit',
          'Handheld scope and tonometer on battery',
          'Retina specialist on call',
          'Printed recall list of glaucoma patients',
        ],
        outage: {
          minimum: 'Chemical splashes are rinsed right away, and sudden vision loss is seen today.',
          workaround: [
            'Handheld scope and tonometer on battery at another practice, and the retina specialist for vision loss.',
            '1-3 days',
          ],
        },
        steps:
          '1. {role} rinses chemical splashes right away and has 911 called for severe burns. 2. Examine with handheld tools. 3. Send sudden vision loss to the retina specialist the same day. 4. Call glaucoma patients who need drops. 5. Rebook routine exams.',
      },
      {
        name: 'Glasses and contact lens orders',
        description: 'Taking orders, edging lenses, verifying prescriptions and handing out glasses.',
        stake: 'people who lost their glasses in a disaster cannot drive or work',
        criticality: 'high',
        times: ['1-3 days', '4-24 hours', '4-24 hours'],
        post: 'desk',
        resources: [
          'Trial lenses and loaner frames',
          'Second optical laboratory',
          'Paper order forms',
          'Prescription export of two years',
        ],
        outage: {
          minimum: 'People who cannot drive or work without glasses have something to see with.',
          workaround: [
            'Orders from the prescription export to the second laboratory, and loaner frames from a fellow optometrist.',
            '3-7 days',
          ],
        },
        steps:
          '1. {role} prints prescriptions from the export. 2. Hand out trial lenses and loaner frames. 3. Send orders to the second laboratory. 4. Call everyone with an order in the building. 5. Match trays with orders before delivery.',
      },
    ],
    systems: [
      {
        name: 'Exam lane and retinal camera network',
        description: 'Digital lanes, retinal images and field tests.',
        criticality: 'high',
        type: 'application',
        vendor: 'Ophthalmic equipment vendor',
        backup: ['Daily', 'Encrypted cloud copy of images'],
        times: ['1-4 hours', '2 hours', '4-24 hours'],
        supports: ['Glasses and contact lens orders'],
        restore:
          '1. Use a printed chart and handheld tools. 2. Keep images on the device. 3. Restore the image server. 4. Recalibrate before the next exam.',
      },
    ],
    suppliers: [
      {
        name: 'Optical laboratory',
        provides: 'Lenses cut and coated to order',
        serves: ['Glasses and contact lens orders'],
        criticality: 'high',
        downtime: '3-7 days',
        alternatives: ['A second laboratory', 'Edging single-vision lenses in house'],
      },
      {
        name: 'Contact lens distributor',
        provides: 'Contact lenses and solutions',
        serves: ['Glasses and contact lens orders'],
        criticality: 'medium',
        downtime: '3-7 days',
        alternatives: ['Direct shipment from the maker', 'Trial lens stock'],
      },
    ],
    risks: [
      [
        'Lens Laboratory Outage',
        'One laboratory makes nearly every order, and frames wait in trays there.',
        { like: 'Supplier Failure' },
      ],
      ['Frame Theft', 'Designer frames fit in a bag, and broken windows after a storm invite it.', { like: 'Burglary' }],
    ],
    exposure: {
      water: 'lanes, edgers and frame displays stand at floor level, and wet carpets close the exam rooms',
      power: 'lanes, cameras and edgers stop, and orders in the edger are ruined',
      ground: 'displays and lens trays fall, and every instrument needs calibration',
      wind: 'storefront glass breaks onto the frame displays',
      fire: 'smoke ruins frames and soft lenses, and coatings cannot be cleaned',
    },
    not: ['Medical Supply Chain Shortage', 'Infectious Disease Outbreak'],
  },
  {
    id: 'physical-therapy',
    inCharge: ['care', 'patients'],
    title: 'Physical therapy clinic',
    trade: 'a physical therapy clinic',
    naics: '621340',
    words: ['physical therap*', 'physiotherap*', 'occupational therap*', 'rehab clinic', 'sports rehab', 'speech therap*'],
    within: ['Healthcare'],
    alsoIn: ['Other'],
    traits: ['insurance-claims', 'appointments'],
    peak: 'January after benefits renew, and the weeks after elective surgery season',
    functions: [
      {
        name: 'Therapy sessions after surgery and injury',
        description: 'Hands-on treatment, exercises and progress measured at each visit.',
        stake: 'a new knee that is not moved for two weeks stiffens for good',
        criticality: 'high',
        times: ['3-7 days', '1-3 days', null],
        post: 'care',
        replaces: ['Urgent and scheduled patient care'],
        resources: [
          'List of patients in the first six weeks after surgery',
          'Video visit account',
          'Portable table and bands',
          'Gym or school room by agreement',
        ],
        outage: {
          minimum: 'Patients in the first six weeks after surgery keep their sessions.',
          workaround: [
            'A portable table in the borrowed gym by agreement, home visits, and sessions by video.',
            'More than 1 week',
          ],
        },
        steps:
          '1. {role} calls patients in the first six weeks after surgery. 2. Move them to the borrowed room, their home or video. 3. Send home programs to the others. 4. Tell surgeons about missed weeks. 5. Document progress on paper at each visit.',
      },
      {
        name: 'New patients from surgeons and physicians',
        description: 'Referrals, first visits within days, and reports back to the surgeon.',
        stake: 'a surgeon who hears that you are closed sends everyone elsewhere',
        criticality: 'medium',
        times: ['3-7 days', '1-3 days', '4-24 hours'],
        post: 'desk',
        resources: ['Referral log on paper', 'Surgeons’ nurse lines', 'Evaluation slots at a second place'],
        outage: {
          minimum: 'Each referral is logged by date of surgery, and the earliest have a slot.',
          workaround: ['The paper referral log, calls to the surgeons’ nurses, and first visits at a second place.', '3-7 days'],
        },
        steps:
          '1. {role} calls the surgeons’ nurses with the open days. 2. Log each referral by date of surgery. 3. Give evaluation slots by that date. 4. Send a two-line report after each first visit. 5. Return patients you cannot see within the week.',
      },
      {
        name: 'Authorizations and plans of care',
        description: 'Visit limits, authorizations, and plans that a physician must sign.',
        stake: 'visits without an authorization or a signed plan of care are not paid',
        criticality: 'high',
        times: ['3-7 days', '1-3 days', '4-24 hours'],
        post: 'desk',
        resources: ['Printed list of authorizations with end dates', 'Fax to physicians', 'Payer phone numbers'],
        outage: {
          minimum: 'Authorizations that end this week are extended, and every plan has its signature.',
          workaround: [
            'Payers by phone from the printed list, with reference numbers, and faxed plans for signature.',
            '3-7 days',
          ],
        },
        steps:
          '1. {role} reads the list for authorizations that end this week. 2. Ask payers by phone to extend them. 3. Fax plans of care for signature. 4. Hold visits that are not covered, and tell the patient. 5. Note call reference numbers.',
      },
    ],
    systems: [
      {
        name: 'Therapy charting and home exercise app',
        description: 'Visit notes, measurements, exercises and video visits.',
        criticality: 'critical',
        type: 'application',
        vendor: 'Rehabilitation software vendor',
        backup: ['Hourly', 'Vendor cloud'],
        times: ['0-1 hour', '30 minutes', '0-1 hour'],
        supports: ['Charts and health records', 'Therapy sessions after surgery and injury', 'Authorizations and plans of care'],
        replaces: ['Electronic health record'],
        needs: ['Clinic network'],
        restore:
          '1. Chart on paper flow sheets. 2. Print exercises from the binder. 3. Sign in from another line. 4. Enter notes within 24 hours.',
      },
    ],
    suppliers: [
      {
        name: 'Rehabilitation software vendor',
        replaces: ['Health record vendor'],
        provides: 'Charts, schedule and exercises',
        serves: ['Charts and health records', 'Appointment book and reminders'],
        criticality: 'high',
        downtime: '4-24 hours',
        alternatives: ['Paper flow sheets and exercise binder'],
      },
      {
        name: 'Landlord',
        provides: 'Treatment gym, heat, power and parking',
        serves: ['Therapy sessions after surgery and injury'],
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['School gym or fitness club by agreement'],
      },
      {
        name: 'Therapist staffing agency',
        provides: 'Licensed therapists for absences',
        serves: ['Therapy sessions after surgery and injury'],
        criticality: 'medium',
        downtime: '1-3 days',
        alternatives: ['Part-time list', 'Partner clinic'],
      },
    ],
    risks: [
      [
        'Patient Fall in the Gym',
        'Balance training and wet floors hurt the people you are to make stronger.',
        { like: 'Accidents' },
      ],
      [
        'Referral Stop',
        'When surgeons cancel elective cases, new patients end two weeks later.',
        { like: 'Loss of Major Customer' },
      ],
    ],
    exposure: { water: 'tables, mats and the wood floor of the gym are lost, and the pool or whirlpool closes' },
    not: ['Medical Supply Chain Shortage'],
    alternatePlace: [
      'A school gym, fitness club or church hall with level access, under an agreement that names hours and insurance',
      '16 hours',
    ],
  },
  {
    id: 'chiropractor',
    title: 'Chiropractic office',
    trade: 'a chiropractic office',
    naics: '621310',
    words: ['chiropract*', 'spine clinic', 'acupunctur*'],
    within: ['Healthcare'],
    alsoIn: ['Other'],
    traits: ['medical-imaging', 'insurance-claims', 'licensed-person'],
    peak: 'Mondays, early evenings, and the weeks after the first snow or yard work',
    functions: [
      {
        name: 'Adjustments and pain visits',
        description: 'Acute back and neck pain, treatment plans and cash or plan visits.',
        stake: 'patients in acute pain go to the next name on the map',
        criticality: 'high',
        times: ['3-7 days', '1-3 days', null],
        post: 'care',
        replaces: ['Urgent and scheduled patient care'],
        resources: ['Portable table', 'Room at a colleague’s office', 'Red-flag card', 'Printed schedule'],
        outage: {
          minimum: 'Callers with numb legs, fever, or trauma go to the hospital, and acute pain is seen.',
          workaround: [
            'The portable table in a colleague’s office by agreement, and stretching sheets for others.',
            'More than 1 week',
          ],
        },
        steps:
          '1. {role} asks every caller the red-flag questions, and sends numb legs, fever or trauma to the hospital. 2. See acute pain first, on the portable table. 3. Borrow the colleague’s room for the week. 4. Send stretching sheets to the rest. 5. Rebook plans in order.',
      },
      {
        name: 'Accident cases and lien files',
        description: 'Auto and work injury files that lawyers and insurers ask for.',
        stake: 'a missing note in an injury case is income that never comes',
        criticality: 'medium',
        times: ['3-7 days', '1-3 days', '4-24 hours'],
        post: 'desk',
        resources: ['Export of open injury cases', 'Attorney and adjuster list', 'Signed liens, scanned'],
        outage: {
          minimum: 'Lawyers and adjusters know of the delay before a date passes.',
          workaround: ['The open-case export on a laptop, scanned liens, and notes written the same day.', '3-7 days'],
        },
        steps:
          '1. {role} prints the list of open cases with dates. 2. Tell lawyers and adjusters of the delay in writing. 3. Write notes the same day. 4. Recreate lost forms from scans. 5. Bill in order of age.',
      },
    ],
    suppliers: [
      {
        name: 'Table and therapy equipment vendor',
        provides: 'Adjusting tables, traction and stimulation units',
        serves: ['Adjustments and pain visits'],
        criticality: 'medium',
        downtime: '3-7 days',
        alternatives: ['Portable tables', 'Rental from a second vendor'],
      },
      {
        name: 'Covering chiropractor',
        provides: 'Treatment of your patients while you are out',
        serves: ['Adjustments and pain visits'],
        isStandby: true,
        criticality: 'high',
        downtime: '1-3 days',
        alternatives: ['Relief agency for chiropractors', 'Colleague in the next town'],
      },
    ],
    risks: [
      [
        'Injury of the Chiropractor',
        'A wrist or shoulder injury ends the income of a practice with one pair of hands.',
        { like: 'Owner Incapacity' },
      ],
      [
        'Malpractice Complaint to the Board',
        'A complaint freezes payers and referrals long before it is decided.',
        { like: 'Litigation' },
      ],
    ],
    not: ['Key Clinical Personnel Loss', 'Medical Supply Chain Shortage', 'Infectious Disease Outbreak'],
  },
];
