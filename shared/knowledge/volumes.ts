/** The count that sizes a function’s workaround and its alternate place, and the paper that says it. */

interface Volume {
  /** What the names of its functions say. */
  work: RegExp;
  /** Follows “Add how many ”. */
  what: string;
  source: string;
}

const volumes: readonly Volume[] = [
  { work: /^dialysis treatments/i, what: 'patients each shift treats', source: 'the treatment schedule' },
  {
    work: /\b(?:resident care|evacuation of residents|skilled nursing|residents of the buildings|personal care and meals)\b/i,
    what: 'residents there are, and how many need help to move',
    source: 'the census',
  },
  {
    work: /\bmedication passes\b/i,
    what: 'residents have doses that cannot be late',
    source: 'the medication record',
  },
  {
    work: /\b(?:patients who cannot wait|scheduled patient care|inpatient care|operations in progress|dental emergencies|eye emergencies|sick child visits|same-day visits|therapy sessions|pain visits)\b/i,
    what: 'patients you see on a busy day',
    source: 'the appointment schedule',
  },
  {
    work: /\b(?:skilled visits|visits to those who)\b/i,
    what: 'visits of a day cannot wait',
    source: 'the visit schedule',
  },
  {
    work: /\b(?:test results|critical values|urgent (?:findings|results))\b/i,
    what: 'results arrive in a day',
    source: 'the results log',
  },
  {
    work: /\b(?:dispensing|prescriptions?|daily medication)\b/i,
    what: 'doses or prescriptions go out in a day',
    source: 'the dispensing log',
  },
  { work: /\bclaims and payments from health insurers\b/i, what: 'claims you file in a week', source: 'the billing system' },
  {
    work: /\b(?:payments, wires|settlement)\b/i,
    what: 'payments fall due on a peak day, and their total',
    source: 'the daily settlement report',
  },
  { work: /\bfraud watch\b/i, what: 'alerts need a call back in a day', source: 'the fraud monitoring report' },
  { work: /\bcash, deposits\b/i, what: 'people take cash on a payday, and how much', source: 'the teller and ATM totals' },
  { work: /\bshared branches\b/i, what: 'transactions of guests a day brings', source: 'the switch report' },
  { work: /\bloan closings\b/i, what: 'closings fall in a week', source: 'the pipeline report' },
  { work: /\bborrowers in hardship\b/i, what: 'loans have a payment due in a week', source: 'the loan system' },
  {
    work: /\b(?:payroll|wages|salaries|weekly pay)\b/i,
    what: 'people are paid, and the total',
    source: 'the last payroll register',
  },
  {
    work: /\b(?:calls|inquiries|phone service|customer support|night line)\b/i,
    what: 'calls a busy day brings',
    source: 'the phone provider’s report',
  },
  { work: /\b(?:beds for the night|hidden place)\b/i, what: 'people sleep here on a full night', source: 'the register' },
  {
    work: /\b(?:infants|supervision within|every child|release to parents|student safety)\b/i,
    what: 'children are here on a full day',
    source: 'the attendance sheet',
  },
  { work: /\binstruction\b/i, what: 'students attend on a full day', source: 'the enrollment list' },
  {
    work: /\b(?:meals|kitchen and food service|catering|events of the next)\b/i,
    what: 'meals you serve on a full day',
    source: 'the sales report',
  },
  {
    work: /\b(?:in-store sales|checkout|counter (?:orders|sales))\b/i,
    what: 'sales a busy day brings, and their total',
    source: 'the register report',
  },
  { work: /\b(?:web|online) orders\b|\bfulfillment\b/i, what: 'orders ship on a peak day', source: 'the shop’s order report' },
  {
    work: /\b(?:deliveries|shipping|routes|load-out|pickup, linehaul|load booking)\b/i,
    what: 'stops or loads leave on a peak day',
    source: 'the dispatch sheet',
  },
  { work: /\b(?:flights|trips|rides|transfers)\b/i, what: 'passengers a full day carries', source: 'the trip schedule' },
  {
    work: /\b(?:breakdown (?:and|calls)|no-heat|burst pipes|leak calls|out-of-gas|outage calls)\b/i,
    what: 'calls for help a storm day brings',
    source: 'the dispatch log',
  },
  {
    work: /\b(?:harvest of|field harvest|cooling, tags|icing, landing|milking|daily bake|nightly bake|brewing|press runs|machining|molding|cooking, filling|assembly)\b/i,
    what: 'units a full day yields',
    source: 'the production record',
  },
];

export const findVolume = (name: string): Pick<Volume, 'what' | 'source'> | undefined =>
  volumes.find(({ work }) => work.test(name));
