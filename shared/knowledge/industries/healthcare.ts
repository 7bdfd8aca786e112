import { healthcareOperations } from '../operations/healthcare.ts';
import type { Industry } from './industry.ts';

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
