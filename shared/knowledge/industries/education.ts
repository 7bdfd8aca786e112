import { educationOperations } from '../operations/education.ts';
import type { Industry } from './industry.ts';

export const education: Industry = {
  ...educationOperations,
  name: 'Education',
  trade: 'a school',
  words:
    /\b(education|school|college|university|academy|preschool|daycare|day care|childcare|child care|montessori|tutor|kindergarten|learning center)/,
  peak: 'The first weeks of term, state testing windows, finals and enrollment season cannot be moved at will',
  harm: {
    financial_impact:
      'Funding and tuition follow seats and attendance: families who leave in October do not come back in January.',
    operational_impact: 'A closed building closes buses, meals, therapy and parents’ work days with it.',
    reputational_impact: 'Parents judge by the first hour: whether they knew where their child was.',
    regulatory_impact: 'Instruction days, special-education services and student privacy are owed by law during recovery.',
  },
  exposure: {
    water: 'ground-floor classrooms, gyms, kitchens and libraries are lost, and mold closes wings within 48 hours',
    wind: 'long gym roofs and portable classrooms must not shelter anybody, and dismissal may fall into the warning',
    ground: 'lights, shelves and lab chemicals fall; students stay on the field until a structural check',
    fire: 'buses must evacuate before roads fill, and the school may be the shelter for others',
    cold: 'heating failure closes the building under state temperature rules, and buses do not start',
    heat: 'classrooms without cooling reach unsafe levels in August and May, and athletics must stop',
    power: 'bells, doors, kitchen freezers and phones to parents stop together',
    air: 'outdoor recess, sports and walking routes end at posted air-quality levels, and asthma visits fill the nurse’s room',
  },
  sizes: [
    [
      'With {staff} ratios rule: a licensed substitute on call decides whether you open at all.',
      'Keep each child’s emergency card and medicine in one bag that leaves the building first.',
    ],
    [
      'With {staff} assign by room who takes the roll, the medicine bag and the keys; office staff may be the only ones free.',
      'Agree on a walk-to reunification site with a church or library in sight of the school.',
    ],
    [
      'With {staff} form a site team with deputies and practice reunification with real parents once a year.',
      'Write remote lessons for the first three days on paper and online before the term starts.',
    ],
    [
      'With {staff} run an operations center for all campuses with residence halls, research and athletics at the table.',
      'Agree on space with other districts or campuses so that a closed school moves as one.',
    ],
  ],
  suppliers: ['the bus contractor', 'the meal vendor', 'the learning platform', 'the substitute staffing agency'],
  insights: [
    'The Standard Response Protocol gives five commands (hold, secure, lockdown, evacuate, shelter); use the words that police and neighbors use.',
    'USDA waivers let schools serve meals off site in a declared disaster; ask the state agency on the first day.',
    'Students with individual education plans need continuity of services, not only lessons; list them by service and device.',
    'Many states accept remote days only with a plan filed beforehand.',
  ],
  duties: [
    'FERPA (34 CFR 99.36) allows sharing student information in a health or safety emergency; write down who decides.',
    'Section 504 and the ADA ask for evacuation help that works for each student with a disability.',
    'Colleges issue timely warnings and emergency notices under the Clery Act; childcare follows state license rules on ratios and reporting.',
  ],
  risks: [
    [
      'School Violence or Armed Intruder',
      'A threat, even a hoax, closes the school and needs police, reunification and counseling.',
    ],
    ['Student Illness Outbreak', 'Norovirus, influenza or measles empties classes and staff rooms within days.'],
    [
      'Loss of the School Building',
      'Burst pipes, mold or fire take a building out for a term, with nowhere for hundreds of children.',
    ],
    [
      'Bus Crash or Driver Absence',
      'Routes fail without drivers, and a crash calls for a roster within minutes.',
      { like: 'Transportation Disruption' },
    ],
    ['Teacher and Substitute Shortage', 'Below the ratio a room may not open.', { like: 'Staff Shortage' }],
    ['Learning Platform Outage', 'Assignments, grades and remote days depend on a single vendor.', { like: 'IT Outage' }],
    ['Ransomware on School Systems', 'Districts have lost payroll, phones and student files days before term.'],
    ['Student Data Breach', 'The 2024 student information system breach exposed records of tens of millions of children.'],
    ['Enrollment and Funding Drop', 'Displaced families take per-pupil funds or tuition with them.'],
    [
      'Kitchen Outage and Meal Loss',
      'For many children the school meal is the only warm one of the day.',
      { like: 'Refrigeration Failure' },
    ],
  ],
};
