import type { TradeSummary } from './trades/trade.ts';

/** Whom a business serves, in the words of its trade. */
export interface Audience {
  /** As a row of a table begins: “Patients and families”. */
  title: string;
  /** Inside a sentence: “patients and families”. */
  people: string;
  /** What they need to hear first. */
  about: string;
  /** Whether press and authorities ask from the first hour: lives, public money or public services depend on it. */
  isPublic: boolean;
  /** Counted from the incident. */
  firstUpdate: 'T+15 min' | 'T+1 h' | 'T+4 h';
}

const audience = (people: string, about: string, isPublic = false): Audience => ({
  ...{ title: people.charAt(0).toUpperCase() + people.slice(1), people },
  ...{ about, isPublic, firstUpdate: isPublic ? 'T+1 h' : 'T+4 h' },
});
/** Where a procedure or a contract of the trade promises a message in minutes. */
const soon = (hearing: Audience): Audience => ({ ...hearing, firstUpdate: 'T+15 min' });

const patients = audience('patients and families', 'Which visits and treatments go on, where else to go, next update', true);
const residents = audience('residents and families', 'Who is safe, where residents are, how to reach them, next update', true);
const families = soon(audience('families', 'Where the children are, who picks them up and when, next update', true));
const students = soon(audience('students and families', 'Which classes go on and where, next update', true));
const animals = audience('owners of the animals', 'Where their animals are, how they are, when to pick them up');
const community = audience('residents and the public', 'What works, what to do or avoid, where to get help, next update', true);
const riders = audience('riders and families', 'Which trips run, what is late, whom to call');
const passengers = audience('passengers and families', 'Which trips run, who is safe, whom to call', true);
const guests = audience('guests', 'What is open, what changes for bookings, next update');
const overnight = audience('guests and booked guests', 'Where to stay tonight, what happens to bookings, next update');
const clients = audience('clients', 'What is late, which dates are safe, next update');
const tenants = audience('tenants and owners', 'What works in the building, what is being done, next update');
const donors = audience('people served, donors and volunteers', 'Where to get help, what is needed, next update');
const congregation = audience('the congregation', 'Where and when you gather, who needs a call, next update');
const buyers = audience('buyers and carriers', 'What ships when, what is held, next update');
const crews = audience('customers and general contractors', 'Which jobs stop, who comes when, next update');
const users = audience('customers and their users', 'What is down, what data is affected, next update', true);
const customers = audience('customers', 'What is open, what is late, when the next update comes');

/** Trades whose traits and industry would say it wrong. */
const ofTrades: Readonly<Record<string, Audience>> = {
  'credit-union': audience('members', 'What is open, how to reach their money or services, next update', true),
  'community-bank': audience('depositors and borrowers', 'Which branches and cards work, how to get cash, next update', true),
  'medical-laboratory': soon(audience('clinics and patients', 'Which tests run, where specimens go, next update', true)),
  'adult-day-care': audience('participants and families', 'Where participants are, who picks them up, next update', true),
  'housing-authority': residents,
  'charter-school': students,
  'private-school': students,
  'school-district': students,
  'trade-school': soon(audience('students', 'Which classes go on and where, next update')),
  'community-college': soon(audience('students', 'Which classes go on and where, next update', true)),
  'performing-arts-studio': soon(audience('students and families', 'Which classes go on and where, next update')),
  'tutoring-center': soon(audience('students and families', 'Which sessions go on and where, next update')),
  'driving-school': soon(audience('students and families', 'Which lessons go on, next update')),
  'parks-and-recreation': community,
  'summer-camp': families,
  'youth-club': families,
  'domestic-violence-shelter': audience(
    'survivors and partner agencies',
    'Where help is, by safe channels only, never the address',
  ),
  museum: audience('visitors and lenders', 'What is open, what happened to the collection, next update'),
  'community-theater': audience('ticket holders', 'Which performances play, how tickets are exchanged, next update'),
  'funeral-home': audience('families', 'What changes for services and visits, next update'),
  'school-bus-contractor': audience('schools and families', 'Which routes run, what is late, whom to call', true),
  'taxi-limo': riders,
  'charter-bus': audience('groups and riders', 'Which trips run, what is late, whom to call', true),
  'air-taxi': passengers,
  'charter-airline': soon(passengers),
  'ferry-tour-boat': passengers,
  'flight-school': audience('students and renters', 'Which flights and lessons go on, next update'),
  'data-center': soon(audience('tenants and carriers', 'What is down, what stays on power, next update')),
  'hoa-manager': tenants,
  'self-storage': audience('tenants', 'Whether units are dry, safe and open, next update'),
  'coworking-space': audience('members', 'What is open, where else to work, next update'),
  gym: audience('members', 'What is open, what happens to fees, next update'),
  'golf-course': audience('members and guests', 'What is open, what changes for bookings, next update'),
  'propane-dealer': audience('customers on delivery routes', 'Who gets fuel when, what to do about a leak, next update'),
  'oyster-farm': audience('buyers and dealers', 'What was harvested when, what is held or recalled, next update'),
};

type TraitId = TradeSummary['traits'][number];
/** The first that fits. */
const ofTraits: readonly (readonly [readonly TraitId[], Audience])[] = [
  [['resident-care'], residents],
  [['treats-patients', 'dialysis', 'surgery', 'ambulances', 'prescriptions', 'home-visits', 'behavioral-health'], patients],
  [['animals-in-care', 'horses'], animals],
  [['shelters-people', 'donations', 'nonprofit'], donors],
  [['congregation'], congregation],
  [['minors', 'licensed-ratio'], families],
  [['residential-campus'], students],
  [
    ['public-safety', 'public-water', 'wastewater', 'public-works', 'public-records', 'public-meetings', 'grid-operations'],
    community,
  ],
  [['overnight-guests'], overnight],
  [['hosted-service'], soon(users)],
  [['managed-clients', 'internet-provider', 'alarm-monitoring'], users],
  [['property-management', 'rents-units'], tenants],
];

const ofIndustries: Readonly<Record<string, Audience>> = {
  Healthcare: patients,
  Education: students,
  Government: community,
  'House of Worship': congregation,
  Hospitality: guests,
  Agriculture: buyers,
  Manufacturing: buyers,
  Construction: crews,
  Finance: clients,
};

/** Services that work for clients rather than sell to customers. */
const SERVES_CLIENTS: readonly TraitId[] = [
  'client-money',
  'client-deadlines',
  'appointments',
  'projects',
  'sealed-documents',
  'staffing',
];

export const findAudience = (trade: TradeSummary | undefined, industry: string | null): Audience => {
  if (trade === undefined) return ofIndustries[industry ?? ''] ?? customers;
  const has = (traits: readonly TraitId[]): boolean => traits.some((trait) => trade.traits.includes(trait));
  return (
    ofTrades[trade.id] ??
    ofTraits.find(([traits]) => has(traits))?.[1] ??
    ofIndustries[trade.industry] ??
    (has(SERVES_CLIENTS) ? clients : customers)
  );
};
