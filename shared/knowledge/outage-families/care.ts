/** Care of patients, residents, children and animals. Dialysis: 42 CFR 494.180(b)(2), a registered nurse while patients are treated. */
import type { OutageFamily } from './outage-family.ts';

export const careOutages: readonly OutageFamily[] = [
  {
    name: /^dialysis treatments/i,
    driver: 'safety',
    minimum: 'A registered nurse is here, and each patient is treated in time, the sickest first.',
    workaround: [
      'The emergency diet and fluid limits the nephrologist ordered, and transfer to the backup unit by written agreement.',
      '1-3 days',
    ],
  },
  {
    name: /^water treatment for dialysis/i,
    driver: 'safety',
    minimum: 'No treatment starts without a passed test for chlorine and chloramine.',
    staff: { least: 1, upTo: 'large' },
    workaround: [
      'No treatments here until the water passes. Patients go to the backup unit and start the emergency diet.',
      '1-3 days',
    ],
  },
  {
    name: /^dental emergencies/i,
    driver: 'safety',
    minimum: 'Pain, swelling, and bleeding are seen today, and started treatments are made safe.',
    workaround: ['Chairs at another practice by agreement. Trouble breathing or swallowing goes to 911.', '3-7 days'],
  },
  {
    name: /^water lines and air for the chairs/i,
    driver: 'safety',
    minimum: 'One chair with safe water and suction, or no treatment.',
    workaround: ['Separate water bottles as the maker allows, and patients to another practice.', '1-3 days'],
  },
  {
    name: /^(?:patients who cannot wait|urgent and scheduled patient care|walk-in triage)/i,
    driver: 'safety',
    minimum: 'Triage at the door, 911 for emergencies, and care for those who cannot wait.',
    workaround: ['Paper charts, phone or video visits, and a partner clinic or hospital for the rest.', '1-3 days'],
  },
  {
    name: /^(?:medication orders and refills|medicine management)/i,
    driver: 'safety',
    minimum: 'No one misses a dose that is dangerous to miss.',
    workaround: ['Prescriptions by phone or on paper as the law allows, and a second prescriber or pharmacy.', '1-3 days'],
  },
  {
    name: /^transfer to hospital/i,
    driver: 'safety',
    minimum: 'A way to call 911, and a nurse with the patient until handover.',
    workaround: ['911 on a second phone, and a paper transfer form with medicines, allergies, and times.', '1-3 days'],
  },
  {
    name: /^operations in progress/i,
    driver: 'safety',
    minimum: 'Operations in progress are finished or made safe, and no new one starts.',
    workaround: ['Battery lights and monitors, hand ventilation by trained staff, and transfer through 911.', '0-1 hour'],
  },
  {
    name: /^oxygen and medical gas/i,
    driver: 'safety',
    minimum: 'Oxygen for everyone who needs it, with the hours left counted.',
    workaround: ['Reserve cylinders on site, and early transfer through 911 before they run low.', '1-4 hours'],
  },
  {
    name: /^scanner rooms made safe/i,
    driver: 'safety',
    minimum: 'No one enters the magnet room unscreened, and its door is guarded.',
    workaround: ['A trained person at the door, and patients to another imaging site.', '1-3 days'],
  },
  {
    name: /^(?:readings and urgent findings|urgent tests and critical values|urgent results for public health)/i,
    driver: 'safety',
    minimum: 'Urgent results reach a clinician or health officer by phone.',
    workaround: ['Urgent work goes to the backup site. Results are phoned, read back, and logged on paper.', '1-3 days'],
  },
  {
    name: /^(?:specimens collected|samples within holding)/i,
    driver: 'safety',
    minimum: 'What cannot be taken again stays labeled, cold, and within its time.',
    workaround: ['Coolers with a temperature log, and a courier to the partner laboratory.', '1-3 days'],
  },
  {
    name: /^daily medication for opioid/i,
    driver: 'safety',
    minimum: 'Every patient is dosed each day.',
    workaround: ['Guest dosing at a partner program, and take-home doses as the doctor and the rules allow.', '1-3 days'],
  },
  {
    name: /^detox and residential/i,
    driver: 'safety',
    minimum: 'Awake staff watch withdrawal around the clock, and everyone is counted.',
    workaround: ['Paper charts, and beds at a partner program. Medical danger goes to 911.', '1-3 days'],
  },
  {
    name: /^clients in crisis/i,
    driver: 'safety',
    minimum: 'A clinician answers every call from a client in crisis.',
    workaround: ['A second phone with the clinician on call. Clients also have 988, and 911 for danger to life.', '1-3 days'],
  },
  {
    name: /^(?:skilled visits|visits to those who cannot)/i,
    driver: 'safety',
    minimum: 'Visits to those who cannot go a day without care.',
    workaround: [
      'Phone checks, family members who were trained, and another agency by agreement. Danger goes to 911.',
      '1-3 days',
    ],
  },
  {
    name: /^field staff located/i,
    driver: 'safety',
    minimum: 'Every person in the field is reached and located.',
    workaround: ['Calls and texts from the printed roster. If someone cannot be reached, 911 is called.', '1-3 days'],
  },
  {
    name: /^medication passes/i,
    driver: 'safety',
    minimum: 'Doses that are dangerous to miss are given on time and written down.',
    workaround: ['Printed medication records, the emergency kit, and the backup pharmacy.', '1-3 days'],
  },
  {
    name: /^room temperature, meals/i,
    driver: 'safety',
    minimum: 'Rooms of 71 to 81 °F (42 CFR 483.10), food, and water for every resident.',
    workaround: ['Warm or cool common rooms, stored meals and water, and transfer before temperatures are unsafe.', '1-3 days'],
  },
  {
    name: /^skilled nursing/i,
    driver: 'safety',
    minimum: 'Tubes, wounds, and oxygen are cared for on time.',
    workaround: ['Paper care plans, battery devices, and transfer of residents who need more.', '1-3 days'],
  },
  {
    name: /^dispensing and emergency/i,
    driver: 'safety',
    minimum: 'Medicines that are dangerous to miss.',
    workaround: ['Emergency supplies as state law allows, labels checked by the pharmacist, and a partner pharmacy.', '1-3 days'],
  },
  {
    name: /^ambulance crews/i,
    driver: 'safety',
    minimum: 'Emergency calls are covered first, and transfers that can wait do.',
    workaround: ['Mutual aid from neighboring services, and reserve ambulances.', '1-3 days'],
  },
  {
    name: /^(?:dispatch link and radio|radio talk paths|radio, dispatch link)/i,
    driver: 'safety',
    minimum: 'Every crew can reach dispatch and each other.',
    workaround: ['Direct radio channels, portable radios, cell phones, and a paper log.', '1-3 days'],
  },
  {
    name: /^animal emergencies/i,
    driver: 'operational',
    minimum: 'Animals in pain or danger are seen, and started surgery is finished.',
    workaround: ['Battery lights and monitors, paper charts, and transfer to the partner hospital.', '4-24 hours'],
  },
  {
    name: /^infants:/i,
    driver: 'safety',
    minimum: 'Clean bottles, safe sleep, and supplies for every infant.',
    workaround: ['Ready-to-feed formula, bottled water, and disposable supplies. Parents pick up early.', '4-24 hours'],
  },
  {
    name: /^(?:medicines, allergies and special|health center and campers)/i,
    driver: 'safety',
    minimum: 'Emergency medicine, allergy lists, and a trained adult stay with the group.',
    workaround: ['Printed cards and a locked carry case for medicine. Emergencies go to 911.', '1-3 days'],
  },
  {
    name: /^supervision within licensed/i,
    driver: 'safety',
    minimum: 'Every child is seen and counted, within the ratio.',
    workaround: ['Cleared substitutes and fewer rooms. Parents pick up early if the ratio cannot be kept.', '4-24 hours'],
  },
  {
    name: /^weather and flood watch/i,
    driver: 'safety',
    minimum: 'Someone awake watches alerts, sky, and water.',
    workaround: [
      'A weather radio on batteries and a second watcher. Without alerts, groups stay on safe, high ground.',
      '1-3 days',
    ],
  },
  {
    name: /^trips, guides/i,
    driver: 'safety',
    minimum: 'Every group that is out is known, with route and return time.',
    workaround: ['Paper trip plans and a satellite phone. New trips wait, and overdue groups are reported to 911.', '1-3 days'],
  },
  {
    name: /^emergency notices and timely/i,
    driver: 'safety',
    minimum: 'One clear message reaches everyone who may be in danger.',
    workaround: ['A second alert system, loudspeakers and radios, and messengers where it is safe.', '1-3 days'],
  },
  {
    name: /^residence halls/i,
    driver: 'safety',
    minimum: 'A safe bed, water, and food for every student who stays.',
    workaround: ['Other halls, hotels by agreement, and boxed meals.', '3-7 days'],
  },
];
