/**
 * Paper that stands in for a system that is down, by the work it serves. Sources: shellfish tags NSSP Model Ordinance and FDA
 * Food Code 3-202.18; total chlorine 42 CFR 494.40 with AAMI RD52 (0.1 mg/L); controlled drugs 21 CFR 1304.11 and 1304.22;
 * time records 29 CFR 516.2.
 */
export interface PaperForm {
  title: string;
  filledBy: string;
  /** Above the lines, once on each copy. */
  heads?: readonly string[];
  /** Widths are percent of the page. */
  columns: readonly (readonly [title: string, width: number])[];
  /** What the first column has in print. */
  firstColumn?: readonly string[];
  note?: string;
}

interface FormOfFunctions extends PaperForm {
  /** Their names. */
  serves: RegExp;
}

/** The narrow ones first: the first that fits counts. */
const forms: readonly FormOfFunctions[] = /* @__PURE__ */ [
  {
    title: 'Dialysis treatment record',
    filledBy: 'The nurse or technician at the chair',
    serves: /^dialysis treatments/i,
    heads: [
      'Patient and date of birth',
      'Allergies',
      'Access',
      'Weight before, and target',
      'Ordered: time, flows, bath, heparin',
    ],
    columns: [
      ['Time', 10],
      ['Blood pressure, pulse', 20],
      ['Venous and arterial pressure', 20],
      ['Fluid removed', 14],
      ['Seen and done', 24],
      ['Initials', 12],
    ],
    note: 'One for each patient and treatment.',
  },
  {
    title: 'Water test log',
    filledBy: 'The technician who tests, and the nurse who checks it',
    serves: /^water treatment for dialysis/i,
    columns: [
      ['Date and time', 16],
      ['After the first or second tank', 18],
      ['Total chlorine, mg/L', 16],
      ['Conductivity', 14],
      ['Passed: below 0.1?', 18],
      ['Tested and checked by', 18],
    ],
    note: 'Test before each shift, and about every four hours. At 0.1 mg/L or more after the second tank, dialyze no one.',
  },
  {
    title: 'Controlled drug count',
    filledBy: 'Two people with access, at each shift change',
    serves: /^controlled drugs/i,
    columns: [
      ['Date and time', 16],
      ['Drug, form and strength', 22],
      ['Count before', 11],
      ['Given to, or wasted', 21],
      ['Count after', 10],
      ['Signed, and witness', 20],
    ],
  },
  {
    title: 'Medication record',
    filledBy: 'The person who gives the medicine',
    serves:
      /\bmedication passes\b|\bmedicines?\b(?!.*\bsupply\b)|\bmedication\b(?!.*\bstorage\b)|\binfusions?\b|\bprescriptions?\b|\bdispensing\b/i,
    heads: ['Name and date of birth', 'Allergies', 'Doctor or pharmacy, and phone'],
    columns: [
      ['Date and time', 17],
      ['Medicine', 24],
      ['Dose, and how', 18],
      ['Given by', 15],
      ['Late or refused, and why', 26],
    ],
    note: 'One for each person.',
  },
  {
    title: 'Test result log',
    filledBy: 'The person who takes the call',
    serves:
      /\btest results\b|\bspecimens?\b|\blaborator(?:y|ies)\b|\bimaging\b|\bsamples within\b|\bpermit samples\b|\bquality samples\b/i,
    columns: [
      ['Time', 9],
      ['Patient or sample, and number', 24],
      ['Result, read back', 25],
      ['From, and phone', 20],
      ['Handed to, at', 22],
    ],
  },
  {
    title: 'Encounter form',
    filledBy: 'The clinician, at the end of each visit',
    serves: /\bclaims and payments from health\b|\bclaims\b.*\binsurers\b/i,
    columns: [
      ['Form no.', 9],
      ['Date', 9],
      ['Patient and date of birth', 22],
      ['Insurer and member no.', 20],
      ['Services and diagnosis', 24],
      ['Entered on', 16],
    ],
  },
  {
    title: 'Downtime chart',
    filledBy: 'Each clinician who gives care',
    serves:
      /\b(?:charts?|health records|patients who cannot wait|plans? of care|triage|surgery|therapy|vaccine records|sessions, consent|treatments(?= of the day| and emergency)|started treatments|exams|nursing)\b/i,
    heads: ['Form no., patient and date of birth', 'Allergies', 'Medicines taken, and who confirmed them'],
    columns: [
      ['Time', 10],
      ['Seen and done', 36],
      ['Orders, and by whom', 32],
      ['Signed', 22],
    ],
    note: 'One for each patient. Enter it within 24 hours after the record returns.',
  },
  {
    title: 'Shellfish harvest tags and lot log',
    filledBy: 'The harvester, before the lot leaves the bed',
    serves: /^cooling, tags and vibrio|^harvest-area status/i,
    heads: ['Harvester’s number from the state', 'State, growing area and site'],
    columns: [
      ['Lot', 8],
      ['Bed or lease', 14],
      ['Date and time exposed or harvested', 20],
      ['Type and quantity', 18],
      ['Iced at', 10],
      ['°F and time', 14],
      ['Buyer', 16],
    ],
    note: 'On each tag, in capitals: “THIS TAG IS REQUIRED TO BE ATTACHED UNTIL CONTAINER IS EMPTY OR RETAGGED AND THEREAFTER KEPT ON FILE FOR 90 DAYS.”',
  },
  {
    title: 'Payment release log',
    filledBy: 'Two people who may release payments',
    serves:
      /\bpayments, wires\b|\bsettlement\b|\btrust account\b|\bclient funds\b|\bwires?\b|\bescrow\b|\bloan closings\b|\bfraud watch\b|\btrades?, orders\b/i,
    columns: [
      ['Time', 8],
      ['Payee and account', 24],
      ['Amount', 13],
      ['Called back at number on file', 21],
      ['Released by two people', 20],
      ['Posted', 14],
    ],
  },
  {
    title: 'Teller transaction log',
    filledBy: 'Each teller, for one drawer',
    serves: /^cash, deposits and withdrawals|^shared branches/i,
    columns: [
      ['Receipt no.', 11],
      ['Time', 8],
      ['Name, account, ID seen', 28],
      ['In or out', 10],
      ['Amount', 13],
      ['Limit or last balance', 15],
      ['Posted', 15],
    ],
    note: 'Stay within the offline limit for each person and day. Count the drawer at the end.',
  },
  {
    title: 'Cash count',
    filledBy: 'Two people, for each drawer',
    serves: /^cash counting|\bbank runs\b|\bcash drops?\b|^gifts\b|\bofferings?\b|\bdonations\b|\bcage\b/i,
    heads: ['Date, time and drawer', 'Counted by two people'],
    columns: [
      ['Bills and coins', 22],
      ['Pieces', 20],
      ['Amount', 24],
      ['Second count', 34],
    ],
    firstColumn: [
      '$100',
      '$50',
      '$20',
      '$10',
      '$5',
      '$1',
      'Coins',
      'Checks',
      'Total',
      'Less opening cash',
      'To the safe or bank',
    ],
  },
  {
    title: 'Numbered sales slips',
    filledBy: 'The person who sells',
    serves:
      /(?<!power |loan |grain )\bsales\b(?! objectives|, owners|, schedules)|\bcheckout\b|\bcounter orders\b|\btakeout\b|\bguest payments\b|\btasting room\b|\bregisters\b(?! and)|\bbox office\b|\btickets?\b|\bdelivery drivers and order line\b|\bfuel islands\b|\bpoint of sale\b|\bbar service\b|\btable service\b|\bfront desk payments\b|(?<!supplier )\bpayments? and wages\b/i,
    columns: [
      ['Slip no.', 10],
      ['Time', 8],
      ['Items, quantity and price', 36],
      ['Total with tax', 14],
      ['Cash, card or check', 18],
      ['Entered', 14],
    ],
    note: 'Write no full card number and no security code.',
  },
  {
    title: 'Temperature log',
    filledBy: 'The person on watch, at each reading',
    serves:
      /\btemperatures?\b|\brefrigerat\w*|\bcooling\b|\bchill\w*|\bcold\b|\bvaccines?\b|\bcoolers?\b|\bfreezers?\b|\bkitchen\b|\bmeals?\b|\bfermentation\b|\bclimate\b|\bicing\b|\bfresh ordering\b|\bcatering\b|\bcook/i,
    columns: [
      ['Time', 10],
      ['Unit, room or lot', 24],
      ['Limit', 12],
      ['Reading', 12],
      ['Kept, moved or thrown out', 28],
      ['By', 14],
    ],
  },
  {
    title: 'Room status sheet',
    filledBy: 'The front desk, at each change',
    serves: /\bin-house guest list\b|\brooms?\b.*\b(?:turnover|linen)|\bfront desk\b|\bsites?, hookups\b|\bcabins?\b/i,
    columns: [
      ['Room', 10],
      ['Name, and how many', 26],
      ['Needs help to leave', 18],
      ['Key no.', 12],
      ['Clean, in use or closed', 20],
      ['Paid', 14],
    ],
  },
  {
    title: 'Sign-in and sign-out sheet',
    filledBy: 'The person at the door',
    serves:
      /^(?!messages|tenant notices|tenant billing|evidence with|rent,|newborn|supervision of trades).*\b(?:children|nursery|sunday school|campers?|enrollment|attendance|licensed ratios|after-school|volunteers|visitors?|school groups|member access|child|students?|pupils?|youth|tenants?|custody|inmates?|beds? for|boarded)\b/i,
    columns: [
      ['Name', 24],
      ['In at', 10],
      ['Room or group', 16],
      ['Allergy or need', 18],
      ['Out at', 10],
      ['Picked up by, ID seen', 22],
    ],
  },
  {
    title: 'Animal care card',
    filledBy: 'The person who feeds or treats',
    serves:
      /\b(?:animals?|kennels?|feeding|stall|flock|herd|pigs?|hogs?|calving|milking|hives?|birds?|pasture|boarders|horses?|fish watch|lost pets)\b/i,
    columns: [
      ['Animal, pen or house', 22],
      ['Time', 10],
      ['Feed and water', 18],
      ['Medicine and dose', 18],
      ['Condition or count', 20],
      ['By', 12],
    ],
  },
  {
    title: 'Lot and batch record',
    filledBy: 'The person who runs or releases the lot',
    serves:
      /\b(?:lots|tracing|recall of|batch(?:es)?\b|lot release\b|harvest|crush|boiling|filtering|grain|picking|grading|food safety plan|extraction|drums|bottling|packaging|kegs|barrels?|compounding|clean room|syrup|packing lines?|track-and-trace|catch reports|inspection, certificates)\b/i,
    columns: [
      ['Lot no.', 12],
      ['Date and time', 16],
      ['From field, tank or supplier', 22],
      ['Quantity', 12],
      ['Checks, and held or released', 22],
      ['To buyer, and signed', 16],
    ],
  },
  {
    title: 'Load ticket',
    filledBy: 'The person who loads, and the driver',
    serves:
      /\b(?:shipping|shipments?|deliver(?:y|ies)|load-?out|linehaul|trucking|hauling|freight|routes?|standing orders|manifests?|box members|pickup|transport|moves?|fuel supply)\b(?!.*\bpassengers?\b)/i,
    columns: [
      ['Ticket no.', 10],
      ['Time', 9],
      ['Customer and address', 25],
      ['Goods and quantity', 24],
      ['Driver and vehicle', 16],
      ['Received by', 16],
    ],
  },
  {
    title: 'Receiving log',
    filledBy: 'The person at the receiving door',
    serves: /^receiving\b|\brestock\w*|\bshelf\b|\bstock counts?\b|\binventory\b/i,
    columns: [
      ['Time', 9],
      ['Supplier and carrier', 22],
      ['Order no.', 13],
      ['Goods and quantity', 24],
      ['Damage or °F', 16],
      ['Checked by', 16],
    ],
  },
  {
    title: 'Dispatch log',
    filledBy: 'The person at the desk or phone',
    serves:
      /\b(?:dispatch|breakdown|emergency calls|storm calls|on-call|trip tracking|trips|roadside|outage calls|burst pipes|no-heat|tow|calls and dispatch|crisis line|radio|flight release|visits|hours of service|line crews|patrol)\b|\bcrew, truck\b/i,
    columns: [
      ['Time', 9],
      ['Caller or crew, and phone', 22],
      ['Place', 20],
      ['What, and anyone in danger?', 23],
      ['Sent, at', 13],
      ['Safe or done, at', 13],
    ],
    note: 'If anyone is in danger, call 911 first.',
  },
  {
    title: 'Time sheet',
    filledBy: 'Each employee, each day',
    serves: /^crew schedule|\b(?:staffing|shifts?|time cards)\b/i,
    columns: [
      ['Name', 26],
      ['Date', 12],
      ['Start', 11],
      ['Breaks', 11],
      ['End', 11],
      ['Hours', 10],
      ['Signed', 19],
    ],
  },
  {
    title: 'Order and purchase log',
    filledBy: 'The person who orders',
    serves: /\b(?:supplies|supply|purchas\w*|parts|season orders|materials?|ordering|vendors)\b/i,
    columns: [
      ['Time', 9],
      ['Supplier and phone', 22],
      ['Item and quantity', 27],
      ['Price', 12],
      ['Promised for', 15],
      ['Ordered by', 15],
    ],
  },
  {
    title: 'Invoice and payment log',
    filledBy: 'The person who bills and pays',
    serves:
      /\b(?:invoic\w*|billing|bills|wages|payroll|salaries|banking|tuition|dues|fees|taxes|premiums|rents?|grants?|pay|payments|collections|claims)\b/i,
    columns: [
      ['No.', 8],
      ['Date', 10],
      ['From or to', 24],
      ['For what', 26],
      ['Amount', 14],
      ['Paid, how', 18],
    ],
  },
  {
    title: 'Work order',
    filledBy: 'The person who does the job',
    serves:
      /\b(?:estimates?|repairs?|maintenance|jobs?|service|installation|alterations|fittings|projects?|diagnosis|deals|approvals|permits|inspections?|machining|setup|lockout|work orders?|upkeep|restoration)\b/i,
    columns: [
      ['No.', 8],
      ['Customer and phone', 22],
      ['Work, and where', 28],
      ['Parts and hours', 18],
      ['Promised for', 12],
      ['Agreed by', 12],
    ],
  },
  {
    title: 'Call and promise log',
    filledBy: 'The person who answers',
    serves:
      /\b(?:appointments?|bookings?|inquiries|calls|messages|updates|notices|support|reminders|information|alerts|rebooking|counter|reservations|customers?|clients?|members?|families|patients?|guests?|residents?|buyers|donors|orders?|public|students|news|editorial)\b/i,
    columns: [
      ['Time', 9],
      ['Name and phone', 25],
      ['What they need', 28],
      ['Promised, by when', 20],
      ['By', 9],
      ['Done', 9],
    ],
  },
  {
    title: 'Watch log',
    filledBy: 'The person on watch, at each round',
    serves:
      /\b(?:opening|keys|security|locks?|safe|watch|alarms?|pumps?|pressure|steam|boilers?|ventilation|irrigation|oxygen|power|heat|water|screens|gates?|dust|lint|furnace|control room|turbines?|wells?|sewers?|network|servers?|hosting|cooling|access|monitoring|racks|mooring\w*|vessels?|upwellers|building|utilities|elevators?|generat\w*|panels?|sanctuary|trees|roads|lines?)\b/i,
    columns: [
      ['Time', 10],
      ['Place or unit', 24],
      ['Seen or read', 24],
      ['Limit', 12],
      ['Done', 20],
      ['By', 10],
    ],
  },
];

/** For what is written by hand and has no form of its own. */
const workLog: PaperForm = {
  title: 'Work log',
  filledBy: 'The person who does the work',
  columns: [
    ['Time', 10],
    ['For whom', 22],
    ['What was done or decided', 34],
    ['Quantity or amount', 16],
    ['By', 8],
    ['Entered', 10],
  ],
};
const IS_WRITTEN = /\b(?:paper|numbered|printed|logs?|logged|slips?|tickets?|sheets?|cards?|forms?|by hand|written)\b/i;

/** Work that is written down meanwhile: where nothing is worked around, nothing is written instead. */
export const findForm = ({
  name,
  workaround,
}: {
  name: string;
  workaround?: string | null | undefined;
}): PaperForm | undefined => {
  if (!workaround) return undefined;
  return forms.find(({ serves }) => serves.test(name)) ?? (IS_WRITTEN.test(workaround) ? workLog : undefined);
};
