/**
 * Public numbers that a business calls besides its own providers, each read on November 24, 2026. FEMA and SBA: their news releases.
 * KCER: ESRD Network 6. Network 16: its page on grievances. The Texas coalition: Texas EMS Alliance. NCUA: U.S. Government Manual. FDA
 * and FSIS: a consumer group on reports to FDA and USDA, FSIS also its own page (2009). AHCA: its page on complaints, read November 28. State health departments: CDC’s contacts for clinicians, for
 * Texas 25 TAC 97.6, for Washington its Department of Health. Sector Puget Sound and its twelve counties: Coast Guard Outlook 2019.
 */
import { HELPLINES } from '#shared/domain/helplines.ts';
import { findEmergencyAgency, nameAuthorities, nameLocalAgencies } from './authorities.ts';
import type { Duty } from './duties/duty.ts';
import { capitalize } from './sentence.ts';
import type { TraitId } from './traits.ts';

export interface PublicLine {
  who: string;
  /** Null where none was read: a line to write it on. */
  number: string | null;
  purpose: string;
}

interface Caller {
  trade: { id: string; traits: readonly TraitId[] } | undefined;
  industry: string | null;
  state: string | undefined;
  /** The county or town that its local agencies serve. */
  area?: string | undefined;
  /** Of the county, where the place is known. */
  fips?: string | undefined;
}

const KCER = '1-866-901-3773';
const NCUA = '1-703-518-6300';
const FDA_EMERGENCIES = '1-866-300-4374';
const MEAT_AND_POULTRY = '1-888-674-6854';
const FLORIDA_CARE_AGENCY = '1-888-419-3456';
const NETWORK_16 = '1-800-262-1514';

/** Day and night where two are given: in business hours, then after hours. */
const stateHealthLines: Readonly<Record<string, string>> = {
  CT: '1-860-509-7929, after hours 1-860-509-8000',
  FL: '1-850-245-4401',
  HI: '1-808-586-4586, after hours 1-808-600-3625',
  IL: '1-217-782-2016, after hours 1-800-782-7860',
  IN: '1-317-233-7125, after hours 1-317-233-1325',
  IA: '1-800-362-2736, after hours 1-515-323-4360',
  LA: '1-800-256-2748',
  TX: '1-888-963-7111',
  WA: '1-206-418-5500',
};

const PUGET_SOUND = '53009 53029 53031 53033 53035 53045 53053 53055 53057 53061 53067 53073'.split(' ');
const nameSector = (fips: string | undefined): string =>
  PUGET_SOUND.includes(fips ?? '') ? 'Coast Guard Sector Puget Sound' : 'Coast Guard, nearest sector';

type Group = (caller: Caller, has: (...traits: TraitId[]) => boolean) => PublicLine[];

const IF_NO_ANSWER = 'If the local one does not answer';

const listLocal: Group = ({ state, area }) => {
  const agency = findEmergencyAgency(state);
  return [
    {
      who: capitalize(nameLocalAgencies('local emergency management', area)),
      number: area === 'New York City' ? '311' : null,
      purpose: 'Alerts, shelters, and help that 911 does not give',
    },
    ...(agency === undefined ? [] : [{ who: agency, number: null, purpose: IF_NO_ANSWER }]),
  ];
};

const listHealth: Group = ({ industry, state, area }, has) =>
  ['Healthcare', 'Education'].includes(industry ?? '') ||
  has('kitchen', 'tables', 'catering', 'resident-care', 'shellfish', 'minors')
    ? [
        {
          who: capitalize(nameLocalAgencies('the local health department', area)),
          number: null,
          purpose: 'Outbreak, unsafe food or water',
        },
        ...(stateHealthLines[state ?? ''] === undefined
          ? []
          : [{ who: 'State health department', number: stateHealthLines[state!]!, purpose: IF_NO_ANSWER }]),
      ]
    : [];

const listDialysis: Group = ({ state }, has) =>
  has('dialysis')
    ? [
        {
          who: capitalize(nameAuthorities('your ESRD Network', state)),
          number: ['AK', 'ID', 'MT', 'OR', 'WA'].includes(state ?? '') ? NETWORK_16 : null,
          purpose: 'Chairs elsewhere, status of the facility',
        },
        { who: 'Kidney emergency coalition (KCER)', number: KCER, purpose: 'Day and night, if your network does not answer' },
        ...(state === 'TX'
          ? [{ who: 'Texas ESRD Emergency Coalition', number: '1-866-407-3773', purpose: 'Chairs, power and fuel in a storm' }]
          : []),
      ]
    : [];

const listInspectors: Group = ({ trade, state }, has) => [
  ...(has('resident-care', 'dialysis') && state === 'FL'
    ? [
        {
          who: 'Florida Agency for Health Care Administration',
          number: FLORIDA_CARE_AGENCY,
          purpose: 'Ask for your field office: status of the facility',
        },
      ]
    : []),
  ...(trade?.id === 'credit-union'
    ? [{ who: 'NCUA', number: NCUA, purpose: 'Ask for your regional office: closed branch, lost records, attack' }]
    : []),
  ...(has('food-manufacturing', 'shellfish', 'brewing')
    ? [{ who: 'FDA emergencies', number: FDA_EMERGENCIES, purpose: 'Recall, tampering, contaminated lots' }]
    : []),
  ...(has('livestock', 'poultry-houses') || trade?.id === 'meat-locker'
    ? [{ who: 'USDA Meat and Poultry Hotline', number: MEAT_AND_POULTRY, purpose: 'Meat, poultry and egg products, on weekdays' }]
    : []),
];

const listOnTheWater: Group = ({ fips }, has) =>
  has('vessels', 'passenger-vessels', 'shellfish')
    ? [{ who: nameSector(fips), number: 'VHF channel 16', purpose: 'Distress on the water. No radio: 911' }]
    : [];

const afterDisaster: readonly PublicLine[] = [
  { who: 'FEMA helpline', number: HELPLINES.fema, purpose: 'After a declared disaster' },
  { who: 'SBA disaster loans', number: HELPLINES.sbaDisasterLoans, purpose: 'After a declared disaster' },
];

/** Life first, then who answers for the place and the trade, then money. */
export const listPublicLines = (caller: Caller): PublicLine[] => {
  const has = (...traits: TraitId[]): boolean => traits.some((trait) => caller.trade?.traits.includes(trait));
  const groups = [listOnTheWater, listLocal, listHealth, listDialysis, listInspectors];
  return [
    { who: 'Fire, crime, danger to life', number: '911', purpose: 'First, before any other call' },
    { who: 'Poison Help', number: HELPLINES.poisonControl, purpose: 'Swallowed, breathed, or on skin or eyes' },
    ...groups.flatMap((list) => list(caller, has)),
    ...afterDisaster,
  ];
};

/** People and firms that no public directory lists. */
const PRIVATE =
  /^(?!.*Department)(?:Affected (?:patients|workers)|Current clients|Customers$|Each affected|The (?:client|customer|claimant|company|health care client)|Students|Media|Manufacturer|Residents|Your (?:acquirer|crop insurance agent)|Contact named|Designated contact|Pipeline operator)/;

const contacts: readonly (readonly [authority: RegExp, contact: string])[] = [
  [/\bESRD Network\b/, `KCER ${KCER}, day and night`],
  [/\bNCUA\b|National Credit Union/, `NCUA ${NCUA}`],
  [/\bFSIS\b/, MEAT_AND_POULTRY],
  [/\bFDA\b/, FDA_EMERGENCIES],
  [/\bAgency for Health Care Administration\b/, FLORIDA_CARE_AGENCY],
  [/Attorney General|attorney general/, 'naag.org/find-my-ag'],
];

const findKnownContact = (authority: string): string | null => contacts.find(([pattern]) => pattern.test(authority))?.[1] ?? null;

/** How to reach an authority that comes without a number: `blank` is a line to write it on. Null for people the business knows itself. */
export const findContact = (authority: string, blank: string): string | null =>
  PRIVATE.test(authority) ? null : (findKnownContact(authority) ?? `Number: ${blank}`);

/** “Texas Health and Human Services Commission”, without its office or short name. */
const splitAuthority = (authority: string): readonly [body: string, office: string] => {
  const [body = ''] = authority.replace(/^the /i, '').split(/,| \(/);
  return [body, authority.slice(authority.indexOf(body) + body.length).replace(/^, /, '')];
};

const OF_STATE_HEALTH =
  /^(?:Local health authority, or the )?(.+?)(?: State)? Department of (?:State |Public )?Health(?: Services)?$/;

/** One plan has one number for an authority, wherever it names it: another of its duties, or the list of public numbers, may know it. */
export const addKnownNumbers = (duties: readonly Duty[], state: { code: string; name: string } | undefined): Duty[] => {
  const findElsewhere = ({ id, authority }: Duty): string | null => {
    const [body] = splitAuthority(authority);
    const other = duties.find((duty) => duty.id !== id && duty.phone !== null && splitAuthority(duty.authority)[0] === body);
    if (other === undefined) return null;
    const [, office] = splitAuthority(other.authority);
    return office === '' || office.startsWith(' (') ? other.phone : `${office}: ${other.phone}`;
  };
  const findOfState = ({ authority }: Duty): string | null =>
    state !== undefined && OF_STATE_HEALTH.exec(authority)?.[1] === state.name ? (stateHealthLines[state.code] ?? null) : null;
  return duties.map((duty) => {
    if (duty.kind !== 'tell' || duty.phone !== null || PRIVATE.test(duty.authority)) return duty;
    return { ...duty, phone: findKnownContact(duty.authority) ?? findElsewhere(duty) ?? findOfState(duty) };
  });
};
