/**
 * Public agencies by state, by the names they call themselves. Read on November 23, 2026. ESRD Networks: the CDC's list in the
 * American Journal of Transplantation (2020); their contracts ended in April 2026 and no later list was found. Health care: pages
 * of the agencies or of state law that say they survey for Medicare; for CO, IL, NE, NH, RI and TX pages that say they license
 * dialysis or nursing homes, for AZ and FL pages of others. Shellfish: pages and rules of the eleven agencies. Emergency
 * management: a list of September 2026 compiled from USA.gov, and the agencies' own pages for NV and OK. A state that splits a task
 * between agencies has no entry, and keeps the general words, as do the NCUA's regions, which may have changed since 2019. No phone
 * number is given.
 */
import { creditUnionSupervisors } from './state-regulators.ts';

type ByState = Readonly<Record<string, string>>;

/** Its calls are marked as pure, so that the bundles that name no authority leave the lists out. */
const spread = (names: Readonly<Record<string, string>>): ByState =>
  Object.fromEntries(Object.entries(names).flatMap(([name, codes]) => codes.split(' ').map((code) => [code, name])));

const esrdNetworks = /* @__PURE__ */ spread({
  'ESRD Network 1': 'CT ME MA NH RI VT',
  'ESRD Network 2': 'NY',
  'ESRD Network 3': 'NJ',
  'ESRD Network 4': 'DE PA',
  'ESRD Network 5': 'DC MD VA WV',
  'ESRD Network 6': 'GA NC SC',
  'ESRD Network 7': 'FL',
  'ESRD Network 8': 'AL MS TN',
  'ESRD Network 9': 'IN KY OH',
  'ESRD Network 10': 'IL',
  'ESRD Network 11': 'MI MN ND SD WI',
  'ESRD Network 12': 'IA KS MO NE',
  'ESRD Network 13': 'AR LA OK',
  'ESRD Network 14': 'TX',
  'ESRD Network 15': 'AZ CO NV NM UT WY',
  'ESRD Network 16': 'AK ID MT OR WA',
  'ESRD Network 17': 'HI',
  'ESRD Network 17 or 18': 'CA',
});

/** Of health care facilities of all kinds. */
const surveyAgencies: ByState = {
  AL: 'the Alabama Department of Public Health',
  AZ: 'the Arizona Department of Health Services',
  CA: 'the California Department of Public Health (CDPH)',
  CO: 'the Colorado Department of Public Health and Environment',
  CT: 'the Connecticut Department of Public Health',
  FL: 'the Florida Agency for Health Care Administration (AHCA)',
  GA: 'the Georgia Department of Community Health',
  IA: 'the Iowa Department of Inspections, Appeals, and Licensing',
  IL: 'the Illinois Department of Public Health',
  IN: 'the Indiana Department of Health',
  LA: 'the Louisiana Department of Health',
  MA: 'the Massachusetts Department of Public Health',
  MD: 'the Maryland Office of Health Care Quality',
  ME: 'the Maine Department of Health and Human Services',
  MI: 'the Michigan Department of Licensing and Regulatory Affairs (LARA)',
  MN: 'the Minnesota Department of Health',
  MO: 'the Missouri Department of Health and Senior Services',
  MS: 'the Mississippi State Department of Health',
  NC: 'the North Carolina Division of Health Service Regulation',
  NE: 'the Nebraska Department of Health and Human Services',
  NH: 'the New Hampshire Department of Health and Human Services',
  NJ: 'the New Jersey Department of Health',
  NY: 'the New York State Department of Health',
  OH: 'the Ohio Department of Health',
  OK: 'the Oklahoma State Department of Health',
  PA: 'the Pennsylvania Department of Health',
  RI: 'the Rhode Island Department of Health',
  SD: 'the South Dakota Department of Health',
  TN: 'the Tennessee Health Facilities Commission',
  TX: 'the Texas Health and Human Services Commission (HHSC)',
  VA: 'the Virginia Department of Health',
  WI: 'the Wisconsin Department of Health Services',
};

const shellfishAuthorities: ByState = {
  AK: 'the Alaska Department of Environmental Conservation',
  CA: 'the California Department of Public Health (CDPH)',
  FL: 'the Florida Department of Agriculture and Consumer Services',
  LA: 'the Louisiana Department of Health',
  ME: 'the Maine Department of Marine Resources',
  NC: 'the North Carolina Division of Marine Fisheries',
  NY: 'the New York State Department of Environmental Conservation',
  OR: 'the Oregon Department of Agriculture',
  TX: 'the Texas Department of State Health Services',
  VA: 'the Virginia Department of Health',
  WA: 'the Washington State Department of Health',
};

const emergencyAgencies: ByState = {
  AL: 'Alabama Emergency Management Agency',
  AK: 'Alaska Division of Homeland Security and Emergency Management',
  AZ: 'Arizona Department of Emergency and Military Affairs',
  AR: 'Arkansas Division of Emergency Management',
  CA: 'California Governor’s Office of Emergency Services (Cal OES)',
  CO: 'Colorado Division of Homeland Security and Emergency Management',
  CT: 'Connecticut Division of Emergency Management and Homeland Security',
  DE: 'Delaware Emergency Management Agency',
  DC: 'DC Homeland Security and Emergency Management Agency',
  FL: 'Florida Division of Emergency Management',
  GA: 'Georgia Emergency Management and Homeland Security Agency',
  HI: 'Hawaii Emergency Management Agency',
  ID: 'Idaho Office of Emergency Management',
  IL: 'Illinois Emergency Management Agency and Office of Homeland Security',
  IN: 'Indiana Department of Homeland Security',
  IA: 'Iowa Homeland Security and Emergency Management',
  KS: 'Kansas Division of Emergency Management',
  KY: 'Kentucky Emergency Management',
  LA: 'Louisiana Governor’s Office of Homeland Security and Emergency Preparedness',
  ME: 'Maine Emergency Management Agency',
  MD: 'Maryland Department of Emergency Management',
  MA: 'Massachusetts Emergency Management Agency',
  MI: 'Michigan State Police, Emergency Management and Homeland Security Division',
  MN: 'Minnesota Homeland Security and Emergency Management',
  MS: 'Mississippi Emergency Management Agency',
  MO: 'Missouri State Emergency Management Agency',
  MT: 'Montana Disaster and Emergency Services',
  NE: 'Nebraska Emergency Management Agency',
  NV: 'Nevada Governor’s Office of Emergency Management / Homeland Security',
  NH: 'New Hampshire Homeland Security and Emergency Management',
  NJ: 'New Jersey Office of Emergency Management',
  NM: 'New Mexico Department of Homeland Security and Emergency Management',
  NY: 'New York State Division of Homeland Security and Emergency Services',
  NC: 'North Carolina Emergency Management',
  ND: 'North Dakota Department of Emergency Services',
  OH: 'Ohio Emergency Management Agency',
  OK: 'Oklahoma Department of Emergency Management and Homeland Security',
  OR: 'Oregon Department of Emergency Management',
  PA: 'Pennsylvania Emergency Management Agency',
  RI: 'Rhode Island Emergency Management Agency',
  SC: 'South Carolina Emergency Management Division',
  SD: 'South Dakota Office of Emergency Management',
  TN: 'Tennessee Emergency Management Agency',
  TX: 'Texas Division of Emergency Management',
  UT: 'Utah Division of Emergency Management',
  VT: 'Vermont Emergency Management',
  VA: 'Virginia Department of Emergency Management',
  WA: 'Washington Emergency Management Division',
  WV: 'West Virginia Emergency Management Division',
  WI: 'Wisconsin Emergency Management',
  WY: 'Wyoming Office of Homeland Security',
};

export const findEmergencyAgency = (code: string | undefined): string | undefined => emergencyAgencies[code ?? ''];

const generalWords: readonly (readonly [words: RegExp, names: ByState])[] = [
  [/\b(?:your|the) ESRD Network\b/gi, esrdNetworks],
  [/\b(?:the )?state survey agency\b/gi, surveyAgencies],
  [
    /\byour state’s shellfish control authority\b|\bthe (?:state )?shellfish (?:control |or health )?authority\b/gi,
    shellfishAuthorities,
  ],
  [/\bthe state emergency management agency\b|^state emergency management agency\b/gi, emergencyAgencies],
  [/\bstate supervisor\b/gi, creditUnionSupervisors],
];

const matchCase = (name: string, words: string): string =>
  /^[A-Z]/.test(words) ? `${name.charAt(0).toUpperCase()}${name.slice(1)}` : name;

/** What stands between a state and its people where that is no county (Census Bureau, county equivalents). */
const countyWords: ByState = { LA: 'parish', AK: 'borough', CT: 'town', RI: 'town', DC: 'District' };
const plurals: ByState = { LA: 'parishes', AK: 'boroughs', CT: 'towns', RI: 'towns' };
/** Five counties, one city: its own emergency management answers for all of them. */
const NEW_YORK_CITY: readonly string[] = ['36005', '36047', '36061', '36081', '36085'];

/** New England besides Maine: cities and towns have the emergency management and the boards of health, and counties little or none. */
const OF_TOWNS: readonly string[] = ['CT', 'MA', 'NH', 'RI', 'VT'];

/** Whom the local agencies of a place serve: its county, city or town. `county`: as people say it. */
export const nameServedArea = (place: {
  code: string | undefined;
  city: string | null;
  county: string | null | undefined;
  fips: string | undefined;
}): string | undefined => {
  if (NEW_YORK_CITY.includes(place.fips ?? '')) return 'New York City';
  return (OF_TOWNS.includes(place.code ?? '') ? place.city?.trim() : place.county) || undefined;
};

const localAgencies: readonly (readonly [words: RegExp, name: (area: string, agency: string) => string])[] = [
  [
    /\b(?:(?:your |the )?local|county) emergency management(?: agency)?\b/gi,
    (area) => (area === 'New York City' ? 'NYC Emergency Management' : `${area} emergency management`),
  ],
  [
    /\b(?:your |the )?local (health department|health authority|health jurisdiction|fire authority)\b/gi,
    (area, agency) => `the ${agency.toLowerCase()} that serves ${area}`,
  ],
];

/** Puts the county or town into the names of its agencies; without it they keep their general words. */
export const nameLocalAgencies = (text: string, area: string | undefined): string =>
  area === undefined
    ? text
    : localAgencies.reduce(
        (said, [words, name]) => said.replace(words, (general, agency: string) => matchCase(name(area, String(agency)), general)),
        text,
      );

/** `fips`: of the county, where the place is known. */
export const nameCounty = (text: string, code: string | undefined, fips?: string): string => {
  const word = NEW_YORK_CITY.includes(fips ?? '') ? 'city' : countyWords[code ?? ''];
  if (word === undefined) return text;
  const many = plurals[code ?? ''];
  return text.replace(/\bcount(?:y|ies)\b/gi, (general) => matchCase((/y$/i.test(general) ? word : many) ?? general, general));
};

/** Puts the name that an authority has in the state in the place of its general words. */
export const nameAuthorities = (text: string, code: string | undefined, fips?: string): string =>
  generalWords.reduce(
    (said, [words, names]) => {
      const name = names[code ?? ''];
      return name === undefined ? said : said.replace(words, (general) => matchCase(name, general));
    },
    nameCounty(text, code, fips),
  );
