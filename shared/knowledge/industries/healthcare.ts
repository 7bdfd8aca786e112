import { HELPLINES } from '#shared/domain/helplines.ts';
import { defineOperations, type Industry } from './industry.ts';

const healthcareOperations = defineOperations({
  posts: {
    care: {
      role: ['Practice Owner (Clinician)', 'Lead Clinician', 'Medical Director', 'Chief Medical Officer'],
      team: ['Clinician and assistant', 'Clinical team', 'Clinical services', 'Clinical services'],
      owner: ['Practice Owner', 'Practice Owner', 'Medical Director', 'Chief Medical Officer'],
    },
    desk: {
      role: ['Practice Owner or Receptionist', 'Front Desk Lead', 'Patient Access Manager', 'Director of Patient Access'],
      team: ['Clinician and assistant', 'Front desk', 'Patient access', 'Patient access'],
      owner: ['Practice Owner', 'Practice Manager', 'Practice Administrator', 'Chief Operating Officer'],
    },
    nursing: {
      role: ['Medical Assistant', 'Lead Medical Assistant', 'Nurse Manager', 'Chief Nursing Officer'],
      team: ['Clinician and assistant', 'Nursing and assistants', 'Nursing', 'Nursing'],
      owner: ['Practice Owner', 'Lead Clinician', 'Director of Nursing', 'Chief Nursing Officer'],
    },
    claims: {
      role: ['Practice Owner or Outside Biller', 'Biller', 'Revenue Cycle Manager', 'Revenue Cycle Director'],
      team: ['Outside billing service', 'Billing', 'Revenue cycle', 'Revenue cycle'],
      owner: ['Practice Owner', 'Practice Manager', 'Finance Manager', 'Chief Financial Officer'],
    },
  },
  functions: [
    {
      name: 'Urgent and scheduled patient care',
      description: 'Examining and treating patients on the schedule and those who cannot wait.',
      stake: 'a patient who cannot wait is harmed, not just delayed',
      criticality: 'critical',
      times: ['1-4 hours', '0-1 hour', '0-1 hour'],
      post: 'care',
      resources: [
        'Licensed clinicians on call',
        'Downtime chart forms',
        'Printed schedule with phone numbers',
        'Emergency cart and oxygen',
      ],
      steps:
        '{role} sorts the day’s patients into now, today and later; sees “now” on paper charts, sends others to the covering practice or telehealth, and calls 911 for anyone unstable. Paper notes are scanned and entered within 24 hours of recovery.',
    },
    {
      name: 'Medication orders and refills',
      description: 'Prescribing, refilling and checking medicines, with allergies and interactions in view.',
      stake: 'insulin, anticoagulants and seizure medicine cannot pause for a day',
      criticality: 'critical',
      times: ['4-24 hours', '1-4 hours', '0-1 hour'],
      post: 'care',
      resources: [
        'Paper prescription pads',
        'Pharmacy phone list',
        'Printed high-risk medication list',
        `Poison Control ${HELPLINES.poisonControl}`,
      ],
      steps:
        '{role} phones or writes refills for the printed high-risk list first, confirms allergies with the patient and the pharmacy, keeps a carbon copy of each order and enters it when charts return.',
    },
    {
      name: 'Vaccine and cold medication storage',
      description: 'Keeping refrigerated stock at 36 to 46 °F and frozen stock below 5 °F, with a log.',
      stake: 'one warm night destroys stock and may force revaccination',
      criticality: 'critical',
      times: ['1-4 hours', '0-1 hour', '4-24 hours'],
      post: 'nursing',
      resources: [
        'Digital data logger',
        'Conditioned cold packs and transport cooler',
        'Receiving site agreement',
        'State immunization program phone',
      ],
      steps:
        '{role} leaves doors shut, records minimum and maximum, moves stock with conditioned packs to the agreed site within the hour, labels it “do not use”, and asks manufacturer and state program before giving any dose.',
    },
    {
      name: 'Appointments and patient calls',
      description: 'Booking, rebooking, triage calls and after-hours answering.',
      stake: 'patients who cannot reach anybody go to the emergency room',
      criticality: 'high',
      times: ['4-24 hours', '1-4 hours', '4-24 hours'],
      post: 'desk',
      resources: ['Answering service', 'Mobile phones for staff', 'Door sign and website notice', 'Printed schedule'],
      steps:
        '{role} forwards the main number to the answering service, calls patients from the printed schedule in order of urgency, posts the covering practice on door and website, and logs each call back.',
    },
    {
      name: 'Test results and referrals',
      description: 'Collecting specimens, receiving laboratory and imaging results and acting on critical values.',
      stake: 'a critical value that nobody reads is the most serious delay',
      criticality: 'high',
      times: ['4-24 hours', '1-4 hours', '4-24 hours'],
      post: 'nursing',
      resources: ['Laboratory call-back number', 'Specimen log', 'Courier contact', 'Secure fax or phone'],
      steps:
        '{role} gives the laboratory a phone for critical values, writes each on the specimen log with time and reader, hands it to the clinician on duty, and redraws specimens that missed the courier.',
    },
    {
      name: 'Claims, billing and payroll',
      description: 'Coding visits, filing claims, posting payments and paying staff.',
      stake: 'claims unfiled past the payer’s limit are never paid',
      criticality: 'high',
      times: ['3-7 days', '1-3 days', '4-24 hours'],
      post: 'claims',
      resources: ['Second clearinghouse enrollment', 'Encounter forms', 'Line of credit for 60 days', 'Payroll service login'],
      steps:
        '{role} holds encounter forms in date order, files the oldest and largest through the second clearinghouse or the payer portal, asks payers for advance payments, and draws the credit line before payroll.',
    },
    {
      name: 'Sterilization and infection control',
      description: 'Reprocessing instruments, cleaning rooms and disposing of sharps and medical waste.',
      stake: 'without sterile instruments procedures stop the same day',
      criticality: 'high',
      times: ['1-3 days', '4-24 hours', 'More than 1 week'],
      post: 'nursing',
      resources: ['Single-use instrument packs', 'Partner site autoclave', 'Spore test log', 'Medical waste hauler'],
      steps:
        '{role} counts sterile packs, cancels what they do not cover, sends loads to the partner’s autoclave with a log, and restarts after a passed spore test only.',
    },
    {
      name: 'Inpatient surge and transfer',
      description: 'Adding beds, diverting ambulances and moving patients to other facilities.',
      stake: 'beds that cannot be powered or staffed must be emptied safely',
      criticality: 'critical',
      times: ['1-4 hours', '0-1 hour', '0-1 hour'],
      post: 'care',
      resources: ['Transfer agreements', 'Evacuation sleds', 'Emergency power fuel for 96 hours', 'Regional coalition contact'],
      from: 'large',
      only: /hospital|medical center|health system|nursing home|surgery/i,
      steps:
        '{role} opens the command center, declares diversion to EMS, moves ventilated patients first with a paper summary each, and reports bed counts to the coalition every four hours.',
    },
  ],
  systems: [
    {
      name: 'Electronic health record',
      description: 'Charts, orders, medication and allergy lists, schedule.',
      criticality: 'critical',
      type: 'database',
      vendor: 'Certified EHR vendor under a business associate agreement',
      backup: ['Every 15 minutes', 'Vendor cloud in a second region plus read-only downtime copy'],
      times: ['0-1 hour', '30 minutes', '0-1 hour'],
      supports: ['Urgent and scheduled patient care', 'Medication orders and refills', 'Inpatient surge and transfer'],
      needs: ['Clinic network'],
      restore:
        'Open the read-only copy, call the vendor’s priority line, compare the last five charts with paper, then enter downtime forms.',
    },
    {
      name: 'Clinic network',
      description: 'Internet line, firewall and Wi-Fi that carry charts and devices.',
      criticality: 'critical',
      type: 'network',
      vendor: 'Internet provider and a cellular carrier',
      backup: ['Weekly', 'Encrypted copy of the settings with the IT provider'],
      times: ['0-1 hour', '20 minutes', '3-7 days'],
      supports: [],
      restore: 'Move chart workstations to the cellular router, keep medical devices apart from guest Wi-Fi, test e-prescribing.',
    },
    {
      name: 'Patient phone and answering system',
      description: 'Main number, after-hours routing and appointment reminders.',
      criticality: 'high',
      type: 'application',
      vendor: 'Hosted phone provider and answering service',
      backup: ['Daily', 'Provider cloud; call tree printed'],
      times: ['0-1 hour', '30 minutes', '4-24 hours'],
      supports: ['Appointments and patient calls'],
      restore:
        'Switch routing in the provider’s app to mobiles, record the emergency greeting with the covering practice, place a test call.',
    },
    {
      name: 'Practice management and claims software',
      description: 'Charges, eligibility, claims and payments.',
      criticality: 'high',
      type: 'application',
      vendor: 'Practice management vendor and clearinghouse',
      backup: ['Daily', 'Vendor cloud, monthly export kept encrypted'],
      times: ['1-3 days', '1 day', '4-24 hours'],
      supports: ['Claims, billing and payroll'],
      restore: 'Restore last night’s copy, reconcile with the bank deposit list, send claims through the second clearinghouse.',
    },
    {
      name: 'Laboratory and imaging interface',
      description: 'Orders to and results from laboratories and imaging centers.',
      criticality: 'high',
      type: 'infrastructure',
      vendor: 'Reference laboratory and image archive vendor',
      backup: ['Daily', 'Archive vendor’s second site'],
      times: ['1-4 hours', '2 hours', '4-24 hours'],
      supports: ['Test results and referrals'],
      needs: ['Clinic network'],
      restore: 'Ask the laboratory to resend all results since the last message number and match them with the specimen log.',
    },
    {
      name: 'Vaccine refrigerator monitoring',
      description: 'Digital data logger with alarm to two phones.',
      criticality: 'critical',
      type: 'infrastructure',
      vendor: 'Calibrated data logger vendor',
      backup: ['Daily', 'Vendor cloud; printed weekly log'],
      times: ['0-1 hour', '15 minutes', '4-24 hours'],
      supports: ['Vaccine and cold medication storage'],
      restore: 'Use the spare calibrated logger, read every 30 minutes by hand, test the alarm on both phones.',
    },
  ],
});

export const healthcare: Industry = {
  ...healthcareOperations,
  name: 'Healthcare',
  trade: 'a medical practice',
  words: /\b(health|medical|clinic|dental|dentist|hospital|physician|nursing|care home|hospice|therapy|laborator)/,
  peak: 'Respiratory season from November to March and Monday mornings fill every appointment slot',
  harm: {
    financial_impact: 'Canceled visits are lost at once, and claims not filed in time are denied by the payer for good.',
    operational_impact: 'Without charts, clinicians fall back to history from memory, and every test and refill takes longer.',
    reputational_impact:
      'Patients who could not reach their clinician in an emergency move their care and tell their family why.',
    regulatory_impact:
      'HIPAA asks for access to records in an emergency, and a lost vaccine fridge must be reported to the state program.',
  },
  exposure: {
    water: 'exam rooms, vaccine storage and floor-level imaging equipment are lost, and wet rooms may not see patients',
    wind: 'roof units that hold room pressure and temperature fail, and patients on oxygen at home call first',
    ground: 'oxygen cylinders, imaging arms and medicine cabinets topple, while injured neighbors arrive at the door',
    fire: 'evacuation of patients who cannot walk takes longest, and pharmacies in the area close with you',
    cold: 'dialysis, wound care and infusion patients miss visits that cannot wait, and staff cannot get in',
    heat: 'heat illness raises demand while vaccine refrigerators and server closets pass their limits',
    power: 'vaccines have to stay between 36 and 46 °F, and oxygen concentrators, sterilizers and charts stop',
    air: 'asthma, COPD and heart patients need visits on the days when intake filters clog and staff wear N95 masks',
  },
  sizes: [
    [
      'With {staff} one clinician’s illness cancels the day: sign a coverage agreement with a practice nearby and tell patients where to go.',
      'Print tomorrow’s schedule with phone numbers each evening; it is the whole recovery plan of a small practice without charts.',
    ],
    [
      'With {staff} name one person per shift who moves vaccines and one who holds downtime forms; both must know it without looking it up.',
      'Cross-train a medical assistant to file claims, since one biller on leave stops most of the income.',
    ],
    [
      'With {staff} appoint an incident lead per site and rehearse charting on paper for one full morning each year.',
      'Join the regional health care coalition: it lends supplies, beds and information that a single site cannot buy.',
    ],
    [
      'With {staff} run the Hospital Incident Command System with deputies for each chief and plan for 96 hours without resupply.',
      'Keep transfer agreements with two facilities outside the same flood or surge zone.',
    ],
  ],
  suppliers: [
    'the electronic health record host',
    'the medical supply distributor',
    'the reference laboratory',
    'the oxygen and medical gas supplier',
  ],
  insights: [
    'HIPAA’s contingency standard names five parts: data backup, disaster recovery, emergency mode, testing, and criticality of applications.',
    'Patient care continuity starts with a list of who cannot wait: dialysis, infusion, anticoagulation, insulin, oxygen and wound care.',
    'Vaccine stock can exceed $50,000 in one refrigerator; a written transport plan and a digital data logger save it.',
    'CMS emergency preparedness rules bind dialysis facilities (42 CFR 494.62), surgery centers, home health agencies and others, not most physician offices; check yours.',
  ],
  duties: [
    'HIPAA Security Rule 45 CFR 164.308(a)(7) asks for a contingency plan with backup, recovery and emergency mode for electronic records.',
    'After a data breach, HIPAA (45 CFR 164.404) gives at most 60 days to notify patients. HHS is told of every breach: of 500 or more people within 60 days, of fewer within 60 days after the year ends (164.408). More than 500 residents of one state: the media too (164.406).',
    'OSHA’s bloodborne pathogens standard 29 CFR 1910.1030 applies in an alternate location too.',
  ],
  risks: [
    [
      'Electronic Health Record Outage',
      'Without charts, allergies and medication lists each visit carries a safety risk, not only a delay.',
      { like: 'IT Outage' },
    ],
    [
      'Vaccine and Medication Spoilage',
      'Refrigerated stock outside 36 to 46 °F is lost within hours and may have been given to patients.',
      { like: 'Refrigeration Failure' },
    ],
    ['Infectious Disease Outbreak', 'A surge of patients arrives while staff are ill and masks and gloves run short.'],
    [
      'Key Clinical Personnel Loss',
      'Licenses and payer credentials tie income to named clinicians who cannot be replaced in a week.',
    ],
    [
      'Medical Supply Chain Shortage',
      'IV fluid, saline and drug shortages, as after Hurricane Helene closed one North Carolina plant, last for months.',
    ],
    [
      'Ransomware on Patient Records',
      'The 2024 attack on the claims clearinghouse Change Healthcare stopped payments to practices for weeks.',
    ],
    ['Patient Data Breach', 'Each lost record brings notification, monitoring and an HHS investigation.'],
    [
      'Medical Equipment Failure',
      'A sterilizer or imaging unit out of order cancels procedures until a service engineer arrives.',
    ],
    [
      'Workplace Violence',
      'Healthcare staff suffer most of the non-fatal workplace assaults that the Bureau of Labor Statistics counts.',
    ],
    [
      'Medical Gas or Water Interruption',
      'Oxygen and clean water have no quick substitute in treatment and sterilizing areas.',
      { from: 'medium' },
    ],
  ],
};
