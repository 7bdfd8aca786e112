/** A supplier says only what its kind can say: a mill delivers and cuts no connection, a cloud vendor is hosted and delivers nothing. */
import type { CHANNELS } from '#shared/domain/exercise-material.ts';

export type SupplierKind =
  | 'software'
  | 'utility'
  | 'money'
  | 'insurance'
  | 'staffing'
  | 'landlord'
  | 'cleaning'
  | 'repair'
  | 'carrier'
  | 'professional'
  | 'goods'
  | 'other';

export interface StorySupplier {
  name: string;
  kind: SupplierKind;
}

/** `objective` counts from 1: the two aims of the blueprint, then recovery, then communication. */
export interface InjectFact {
  at: number;
  channel: (typeof CHANNELS)[number];
  from: string;
  text: string;
  expected: string;
  objective: number;
  decision?: string;
  late?: string;
  hint?: string;
}

/** The first match wins. */
const kindWords: readonly (readonly [SupplierKind, RegExp])[] = [
  [
    'software',
    /\b(?:software|cloud|saas|internet|telecom\w*|telephone|phone (?:service|company|carrier)|wireless|broadband|hosting|host(?:ed)?|managed service|help ?desk|(?:learning|booking|payroll) platform|point[- ]of[- ]sale|app vendor|data (?:center|vendor)|market data|websites?|dns|domain|identity provider|e-?filing|clearinghouse|booking|reservations?|e-?mail|computer|network (?:support|provider|integrator)|server|cybersecurity|eld|card terminals?)\b/i,
  ],
  [
    'utility',
    /\b(?:utility|utilities|natural gas|electricity|electric company|power company|gas company|(?:city|county|municipal|public) water|water (?:company|department|district|and sewer)|sewer|gas and electric)\b|\bgas\b(?!.*\b(?:cylinder|medical|oxygen|welding)\b)(?!\w)$/i,
  ],
  ['insurance', /\b(?:insur\w+|malpractice carrier|underwriters?)\b/i],
  [
    'money',
    /\b(?:(?<!\b(?:food|blood|milk|tissue)[- ])bank|banking|payroll|credit union|lender|loan|card (?:processor|processing|and ATM)|accountant|accounting|bookkeep\w+|(?:payment|giving) processor|payments?|custodian|core processor|paying agency|cash carrier)\b/i,
  ],
  [
    'staffing',
    /\b(?:staffing|substitute|temp(?:orary)? (?:agency|workers?)|labor (?:pool|contractor)|agency (?:nurses|staff))\b/i,
  ],
  ['landlord', /\b(?:landlord|property manager|property management)\b/i],
  [
    'cleaning',
    /\b(?:janitors?\b|janitorial(?! suppl)|custodial|clean(?:ing|ers?)(?! (?:suppl|chemical|product|agent))|disinfect(?:ion|ing)|sanitation|pest control)/i,
  ],
  [
    'repair',
    /\b(?:repairs?|maintenance(?! (?:parts|suppl))|maintains?|mechanic|technicians?|service (?:company|partner)|oven service|installers?|hvac|plumb\w+|electricians?|electrical contractors?|elevators?|refrigeration)\b/i,
  ],
  [
    'carrier',
    /\b(?:couriers?|fedex|parcels?|freight|trucking|bus(?:es)?|shuttles?|drivers?|transport\w*|shipping|logistics|towing|haul\w*|carrier|delivery service|waste|trash|recycling)\b/i,
  ],
  [
    'professional',
    /\b(?:laborator(?:y|ies)|labs?|lab work|court reporter|consult\w+|attorneys?|lawyers?|law firm|counsel|answering service|translat\w+|testing|broker|scanning|advertising|marketing)\b/i,
  ],
  [
    'goods',
    /\b(?:deliver\w*|distribut\w+|wholesale\w*|meals?|cater\w*|laundry|dealers?|mill\w*|dairy|milk|eggs?|farms?|baker(?:s|y)|food|parts|suppl(?:y|ies|ier|iers)|packag\w+|linens?|uniforms?|fuel|diesel|propane|flour|produce|meat|chemicals?|oxygen|gases|pharmac\w+|lumber|steel|ready-mix|feed|seed|paper|ink|medicines?|drugs|equipment|materials?|goods|ingredients|beer|wine|coffee|bread|textiles?|fabric|hardware|tools|tires?|plants?|stock|merchandise)\b/i,
  ],
];

/** What it provides decides, its name only where that is not said. */
export const supplierKindOf = (name: string, services: string | null): SupplierKind => {
  const find = (text: string) => (/\bIT\b/.test(text) ? 'software' : kindWords.find(([, words]) => words.test(text))?.[0]);
  return (services === null ? undefined : find(services)) ?? find(name) ?? 'other';
};

/** displaced: your building is closed; attacked: your systems may be; region: the supplier is hit too; absence: it works with fewer people. */
export type Situation = 'displaced' | 'attacked' | 'region' | 'absence';

type Line = readonly [text: string, expected: string];

const TELL = 'Say what you know, what you don’t know yet, and when the next update comes';

const lines: Record<Situation, Record<SupplierKind, Line>> = {
  displaced: {
    software: [
      'We can route your phones and accounts to another place today. Which users come first?',
      'Call back on a known number. Name the users and devices in order, starting with the most critical function',
    ],
    utility: [
      'Service to your address is off. We restore it only after an inspection. Who is our contact?',
      'Give a contact and a phone that works. Leave every shutoff and reconnection to the utility',
    ],
    money: [
      'We saw the news. Do today’s payments still go out, and who may release them?',
      'A person with signing authority answers on a known number. Payroll comes first',
    ],
    insurance: [
      'We heard the news. Is anyone hurt, and who speaks for you about the claim?',
      'Name one person for the claim. Take pictures only from where it’s safe, and ask what may be spent before an adjuster comes',
    ],
    staffing: [
      'Two of our people are booked with you tomorrow. Are today’s safe, and where do tomorrow’s go?',
      'Confirm from the head count who is safe. Name the new place and the person who meets them, or cancel in writing',
    ],
    landlord: [
      'My engineer comes tomorrow. Until the building is released, no one enters. What do you need from me?',
      'Ask for the release in writing, a date, and access for the insurance adjuster',
    ],
    cleaning: [
      'Our crew comes tonight. Is the building safe, or do we stay away?',
      'Cancel until the building is officially released. Ask who was inside, and agree on who calls for the cleanup',
    ],
    repair: [
      'We can check your equipment once the building is released. Who lets us in, and who approves repairs?',
      'Keep the visit until the building is officially released. Name who meets the technician and the spending limit',
    ],
    carrier: [
      'We can’t reach your address. Do we come somewhere else, or cancel today’s run?',
      'Name another address and a person there, or cancel and tell the customers concerned',
    ],
    professional: [
      'We have work of yours on the desk. Where do we send it, and who may take it?',
      'Name a person, a channel and an address that work today',
    ],
    goods: [
      'Our driver can’t get to you with today’s order. Where should it go?',
      'Name another address and who receives the order, or hold it and tell the customers concerned',
    ],
    other: ['Are you working tomorrow? We have to decide about your order today.', TELL],
  },
  attacked: {
    software: [
      'As a precaution, we’ve suspended our connection to you. Tell us in writing what is affected and what is clean.',
      'Answer truthfully with what you know and don’t know. Never declare a system clean before it has been checked',
    ],
    utility: [
      'Someone asked us to change the phone number on your account. Was that you?',
      'Say no, set a password on the account, and ask what else was requested in your name',
    ],
    money: [
      'We see sign-ins that don’t look like you. Should we block payments until you call back?',
      'Say yes. Call back on the number in the contract, and agree who may lift the block',
    ],
    insurance: [
      'Your policy may cover this. Which of our experts have you called, and what have you changed so far?',
      'Read the policy from a clean device. Report the claim, and ask before hiring anyone or deleting anything',
    ],
    staffing: [
      'We got a request in your name for our workers’ payroll data. Is it real?',
      'Say no, warn other partners the same way, and add it to the incident log',
    ],
    landlord: [
      'Your door badges run over your network. Do the doors still lock and open tonight?',
      'Send someone to check. Every exit must open from inside. Agree on keys for the night',
    ],
    cleaning: [
      'An email in your name asks us to leave the back door open tonight. Is it real?',
      'Say no by phone on a known number, check every door and key, and warn other partners the same way',
    ],
    repair: [
      'An email in your name gives us a door code and asks us to come tonight. Is it real?',
      'Say no by phone on a known number, change the code, and list who has keys, codes or outside connections',
    ],
    carrier: [
      'Your account booked a pickup at an address we don’t know. Do we go?',
      'Stop it by phone on a known number, and check what else the account ordered',
    ],
    professional: [
      'The file you sent us won’t open and looks odd. Did you send it?',
      'Ask them not to open it. Warn everyone who got mail from the same account',
    ],
    goods: [
      'We got an email from you with a new bank account and an odd order. Is it real?',
      'Call back on a known number, confirm real orders by phone, and warn other suppliers the same way',
    ],
    other: [
      'We got a strange message from your address. Did you send it?',
      'Call back on a known number and warn other partners',
    ],
  },
  region: {
    software: [
      'Our service is up. Do your people have power and a connection to reach it?',
      'Name who can reach it from where. Move the most critical function to them first',
    ],
    utility: [
      'We’re checking lines street by street and have no time yet. Does anyone at your site depend on powered medical equipment?',
      'Answer about people first. Give a contact, stay away from damage, and leave reconnection to the utility',
    ],
    money: [
      'Our branch is closed. Payroll files must reach us online by 5 p.m., or they miss the pay date.',
      'Name who sends the file, from where, and who approves it if the usual person can’t be reached',
    ],
    insurance: [
      'Thousands of claims come in today. What do you have in writing and in pictures?',
      'Start a dated list of damage, costs and lost sales. Stay away from damage to take pictures',
    ],
    staffing: [
      'Three of the four people booked with you can’t get there.',
      'Recount the smallest safe crew and stop what it can’t do',
    ],
    landlord: [
      'An engineer can look at the building on Thursday at the earliest. Don’t let anyone into damaged parts.',
      'Ask for it in writing, keep people out, and plan the days until then',
    ],
    cleaning: [
      'Our crews can’t travel, and they check on their own homes first.',
      'Don’t press them. Decide which rooms stay closed until they can come',
    ],
    repair: [
      'We have forty calls before yours, and people come first. What exactly is broken, and can it wait?',
      'Describe the fault and who is at risk. Say truthfully whether it can wait',
    ],
    carrier: [
      'Roads are closed. Our drivers stay where they are until it’s safe.',
      'Don’t press them. Tell the customers concerned, and name the next decision time',
    ],
    professional: [
      'Our office is closed until further notice. What of yours can’t wait?',
      'Name the one or two items and where to send them',
    ],
    goods: [
      'Our warehouse is dark too. Tomorrow we deliver only to those who confirm by phone by noon.',
      'Confirm by phone from a place with a connection, using the contact list on paper',
    ],
    other: ['We’re hit too. What do you need from us this week, in order?', 'Give an ordered list and a contact that works'],
  },
  absence: {
    software: [
      'Our help desk now answers in 24 hours instead of one.',
      'List what you can’t solve yourself, and write down the workaround for each',
    ],
    utility: [
      'Visits that aren’t urgent stop for four weeks. Service itself stays on.',
      'Move planned work and note what now has no backup',
    ],
    money: [
      'Payroll changes now need two days’ notice.',
      'Move the internal deadline forward and name a second person who can send payroll',
    ],
    insurance: [
      'Claims and questions now take two weeks longer.',
      'Send what is due early, and write down which questions can’t wait',
    ],
    staffing: [
      'We have no one left to send, and next week’s rates go up by a third.',
      'Compare the price with stopping a less critical activity on purpose',
    ],
    landlord: [
      'No one from us is on site until further notice. Call only if something can’t wait.',
      'Agree on a number for emergencies, and list who checks doors, heat and alarms',
    ],
    cleaning: [
      'We can come two evenings a week instead of five.',
      'Decide which rooms stay open and who cleans shared surfaces, with training and gloves',
    ],
    repair: [
      'Emergencies only next week, and each visit takes two days longer.',
      'List the equipment that can’t wait two days, and its backup',
    ],
    carrier: [
      'Half our drivers are out. Next week we run two days instead of five.',
      'Bundle orders and tell customers the new days first',
    ],
    professional: ['Results now take five days instead of two.', 'Say who waits for them, and tell those people today'],
    goods: [
      'From next week we deliver every other week.',
      'Count stock in days, change the order, and name the customers it touches',
    ],
    other: ['We work with half our people. What do you need most?', 'Give an ordered list, not a wish'],
  },
};

const ofWhom: Record<Situation, Pick<InjectFact, 'decision' | 'late'>> = {
  displaced: { decision: 'Where work continues, and who says so to partners', late: 'They stop waiting and plan without you' },
  attacked: { late: 'Others act on messages that you never sent' },
  region: { decision: 'What you need from outside first' },
  absence: {},
};

/** What a supplier says in a situation, and what a good team does. */
export const supplierInject = (
  { name, kind }: StorySupplier,
  situation: Situation,
  more: Pick<InjectFact, 'at' | 'objective'>,
): InjectFact => {
  const [text, expected] = lines[situation][kind];
  return { ...more, channel: 'call', from: name, text: `“${text}”`, expected, ...ofWhom[situation] };
};

interface Loss {
  opening: string;
  later: string;
  substitute: string;
}

/** Utilities, banks, insurers and landlords don't close overnight and leave stock behind: their failure is another exercise. */
const losses: Partial<Record<SupplierKind, Loss>> = {
  goods: {
    opening: 'What is on hand lasts four days.',
    later: 'A competitor is buying what other sellers have left.',
    substitute: 'Four weeks’ lead time, 30 percent more, paid in advance, and the offer ends at 5 p.m.',
  },
  software: {
    opening: 'The service still runs today, but export is switched off and the help desk is silent.',
    later: 'Your records are in it, and no one knows who runs it tomorrow.',
    substitute: 'We can start you in three weeks. Without an export, you type the records in yourselves.',
  },
  repair: {
    opening: 'Nothing is broken today, but two visits are booked this month.',
    later: 'Something fails that only they have ever repaired.',
    substitute: 'We can take you on, but first inspection is in ten days, and older models cost extra.',
  },
  carrier: {
    opening: 'Today’s run hasn’t come, and no one can say whether tomorrow’s will.',
    later: 'Other carriers are booked out by customers with the same problem.',
    substitute: 'Two runs a week instead of five, at 40 percent more, with a three-month contract.',
  },
  cleaning: {
    opening: 'Tonight, no one comes to clean.',
    later: 'You learn that they have keys and alarm codes for every door.',
    substitute: 'We can start in a week, three evenings instead of five, after background checks.',
  },
  staffing: {
    opening: 'The people they sent are here today and ask who pays them.',
    later: 'Two of them take jobs elsewhere before the shift ends.',
    substitute: 'We can send half the number from next week, after background checks.',
  },
  professional: {
    opening: 'Work of yours is on their desks, and no one answers about it.',
    later: 'Two customers wait for results that only they have.',
    substitute: 'We can take new work from Monday. We can’t take over what they began.',
  },
  other: {
    opening: 'You can work for a few days with what you have.',
    later: 'A competitor is already talking to the few who could replace them.',
    substitute: 'Three weeks, a third more, and a deposit today.',
  },
};

export const canBeLost = (kind: SupplierKind): boolean => losses[kind] !== undefined;
export const lossOf = (kind: SupplierKind): Loss => (losses[kind] ?? losses.other) as Loss;
