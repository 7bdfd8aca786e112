import { defineOperations } from '../industries/industry.ts';
import type { Trade } from './trade.ts';

/** Room temperatures after 42 CFR 483.10(i)(6) and Florida 59A-4.1265. */
export const careHome: Trade = {
  id: 'care-home',
  title: 'Assisted living or nursing home',
  naics: '623110, 623312',
  ...defineOperations({
    posts: {
      nursing: {
        role: ['Owner-Administrator', 'Charge Nurse', 'Director of Nursing', 'Chief Nursing Officer'],
        team: ['Owner and caregivers', 'Nurses and aides', 'Nursing', 'Nursing and resident care'],
        owner: ['Owner-Administrator', 'Administrator', 'Administrator', 'Chief Operating Officer'],
      },
      house: {
        role: ['Owner-Administrator', 'Maintenance Lead', 'Plant Operations Manager', 'Director of Plant Operations'],
        team: ['Owner and caregivers', 'Maintenance and kitchen', 'Plant operations', 'Plant operations'],
        owner: ['Owner-Administrator', 'Administrator', 'Administrator', 'Chief Operating Officer'],
      },
    },
    functions: [
      {
        name: 'Resident care around the clock',
        description: 'Help with breathing, turning, toileting, feeding and watching residents who cannot be alone.',
        stake: 'a missed turn, oxygen tank or fluid round harms a resident within hours',
        criticality: 'critical',
        times: ['1-4 hours', '0-1 hour', '0-1 hour'],
        post: 'nursing',
        resources: [
          'Shift that sleeps on site',
          'Printed care card per bed',
          'Oxygen cylinders for 96 hours',
          'Staffing agency with a signed rate',
        ],
        steps:
          '{role} calls the next shift in before roads close, assigns aides by the care cards, moves residents on oxygen or pumps to the rooms on emergency power, rounds each hour with fluids and turning on paper, and reports any resident at risk to the medical director.',
      },
      {
        name: 'Shelter in place or evacuation of residents',
        description: 'Deciding, moving and receiving residents with their charts, medicines and equipment.',
        stake: 'evacuating frail residents is risky, and staying without cooling or in flood water is riskier',
        criticality: 'critical',
        times: ['4-24 hours', '1-4 hours', '0-1 hour'],
        post: 'nursing',
        resources: [
          'Transfer agreements with two homes in different zones',
          'Wheelchair and stretcher transport contract',
          'Wristbands and face sheets',
          'List by mobility: walk, wheel, stretcher',
        ],
        steps:
          '{role} decides with the medical director 48 hours before landfall, tells the state agency and families, bands each resident, loads stretcher, wheel and walk groups in that order with medicines and face sheet, counts at both doors, and keeps a nurse with each vehicle.',
      },
      {
        name: 'Medication passes and refills of residents',
        description: 'Scheduled doses, insulin, pain relief and refills from the long-term-care pharmacy.',
        stake: 'insulin, heart and seizure medicines cannot be skipped for a day',
        criticality: 'critical',
        times: ['1-4 hours', '0-1 hour', '0-1 hour'],
        post: 'nursing',
        resources: [
          'Medication record printed daily',
          'Locked cart',
          'Refrigerator on emergency power',
          'Seven days of medicines before a storm',
        ],
        steps:
          '{role} passes medicines from the printed record with two identifiers, signs on paper, keeps insulin cold, orders early refills at the warning, and counts controlled drugs at each shift change.',
      },
      {
        name: 'Heat, cooling, food and water for residents',
        description: 'Safe room temperature, three meals with special diets, and drinking water.',
        stake: 'twelve residents died of heat at Hollywood Hills in Florida after Irma took the cooling in 2017',
        criticality: 'critical',
        times: ['1-4 hours', '0-1 hour', 'More than 1 week'],
        post: 'house',
        resources: [
          'Emergency power that carries cooling of one wing',
          'Fuel for 96 hours',
          'Seven days of food and water',
          'Room thermometers and log',
        ],
        steps:
          '{role} starts emergency power, keeps rooms between 71 and 81 °F (42 CFR 483.10), logs them every two hours, gathers residents in the cooled wing, calls 911 for anyone who is confused or hot to the touch, tells the medical director and the state agency as soon as 81 °F cannot be held, and evacuates as the state rule says.',
      },
    ],
    systems: [
      {
        name: 'Resident record and medication software',
        description: 'Care plans, medication record, orders and face sheets.',
        criticality: 'critical',
        type: 'application',
        vendor: 'Long-term-care software vendor under a business associate agreement',
        backup: ['Hourly', 'Vendor cloud, printed medication record each evening'],
        times: ['0-1 hour', '30 minutes', '1-4 hours'],
        supports: [
          'Resident care around the clock',
          'Medication passes and refills of residents',
          'Shelter in place or evacuation of residents',
        ],
        restore:
          '1. Work from the printed record and face sheets. 2. Open the read-only copy on battery laptops. 3. Sign in from the cellular line. 4. Enter doses and care before the next shift ends.',
      },
      {
        name: 'Emergency power and nurse-call system',
        description: 'Emergency power for cooling, oxygen and elevators, and the call bells of all rooms.',
        criticality: 'critical',
        type: 'infrastructure',
        vendor: 'Emergency power service company and nurse-call vendor',
        backup: ['Monthly', 'Settings and load-test log with the service contractor'],
        times: ['0-1 hour', '30 minutes', 'More than 1 week'],
        supports: ['Heat, cooling, food and water for residents'],
        restore:
          '1. Give hand bells and round every 15 minutes. 2. Start emergency power by hand from its card. 3. Drop loads down to cooling, oxygen and kitchen. 4. Call service and the rental contract.',
      },
    ],
  }),
  words: [
    'nursing home',
    'assisted living',
    'care home',
    'skilled nursing',
    'memory care',
    'senior living',
    'senior care',
    'retirement home',
    'retirement community',
    'hospice',
  ],
  within: ['Healthcare'],
  alsoIn: ['Hospitality', 'Other'],
  traits: [],
  trade: 'a care home',
  peak: 'Every night and weekend, when few staff are on site; winter respiratory season and hurricane or heat season on top',
  not: [
    'Urgent and scheduled patient care',
    'Appointments and patient calls',
    'Medication orders and refills',
    'Electronic health record',
    'Electronic Health Record Outage',
    'Vaccine and cold medication storage',
    'Vaccine and Medication Spoilage',
    'Vaccine refrigerator monitoring',
    'Sterilization and infection control',
    'Patient phone and answering system',
    'Inpatient surge and transfer',
    'Infectious Disease Outbreak',
  ],
  unlike: /vaccine stock|surgery centers/i,
  exposure: {
    ground: 'beds roll, oxygen lines break, and residents who cannot walk wait above an elevator that stands until inspected',
    fire: 'moving residents in wheelchairs and beds takes hours, so the decision has to come before the order',
    water: 'residents who cannot climb stairs have to be carried, and ambulances are wanted by everybody at once',
    wind: 'the decision to stay or go is made two days ahead, and transport contracts are shared with every home in the county',
    power:
      'oxygen concentrators, patient lifts, elevators, cooling and locked memory-care doors depend on one emergency power unit',
    heat: 'frail residents overheat at room temperatures that staff barely notice',
    cold: 'staff cannot reach the next shift, and a failed boiler chills rooms within hours',
    air: 'residents with lung and heart disease need filtered rooms within the hour',
  },
  suppliers: [
    { name: 'Long-term-care pharmacy', provides: '', criticality: 'high', downtime: '1-3 days', alternatives: [] },
    { name: 'Oxygen supplier', provides: '', criticality: 'high', downtime: '1-3 days', alternatives: [] },
    { name: 'Food distributor', provides: '', criticality: 'high', downtime: '1-3 days', alternatives: [] },
    {
      name: 'Ambulance and wheelchair transport firm',
      provides: '',
      criticality: 'high',
      downtime: '1-3 days',
      alternatives: [],
    },
  ],
  insights: [
    'Two homes in one surge or evacuation zone cannot receive each other: sign transfer agreements inland and renew them each spring.',
    'Staff have families: room for two dependents of each worker on the storm shift decides who comes.',
    'Print face sheets with photo each Friday; an evacuated resident with dementia cannot tell anybody who she is.',
  ],
  duties: [
    'CMS (42 CFR 483.73) requires nursing homes to have an emergency plan, a communication plan, training and two exercises a year.',
    'Florida (59A-4.1265) requires backup power that keeps 81 °F or less for 96 hours; other states follow with rules of their own.',
  ],
  risks: [
    [
      'Loss of Cooling or Heating with Residents Inside',
      'Room temperatures above 81 °F are a medical emergency for frail people.',
      { like: 'Power Outages' },
    ],
    [
      'Evacuation of Residents',
      'Transport and receiving beds are short exactly when all homes of a county move.',
      { like: 'Evacuation of Residents' },
    ],
    [
      'Respiratory Outbreak among Residents',
      'Influenza and COVID-19 spread through shared rooms and take staff out at the same time.',
      { like: 'Pandemic' },
    ],
    ['Aide and Nurse Shortage', 'A night shift two aides short cannot turn, feed and evacuate.', { like: 'Staff Shortage' }],
    ['Wandering or Missing Resident', 'Alarmed doors open when the power fails.', { like: 'Missing Resident' }],
  ],
};
