import * as z from 'zod';
import { fill } from '#shared/messages/fields.ts';
import { locationMessages } from '#shared/messages/location.ts';
import { isFilled } from './bcp/filled.ts';
import { zipRangesByState, zipRangesOutsideStates } from './location-zips.ts';

export const LocationInput = z.object({
  address: z.string().max(500).nullish(),
  city: z.string().max(200).nullish(),
  state: z.string().max(200).nullish(),
  zip: z.string().max(20).nullish(),
  country: z.string().max(100).default('USA'),
});
export type LocationInput = z.infer<typeof LocationInput>;

export const LocationResult = z.object({
  validated: z.boolean(),
  error: z.string().nullable(),
  coordinates: z.object({ lat: z.number(), lng: z.number() }).nullable(),
});
export type LocationResult = z.infer<typeof LocationResult>;

export const US_STATES: readonly { code: string; name: string }[] = zipRangesByState.map(([code, name]) => ({ code, name }));

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');
const statesByLetters = new Map(
  US_STATES.flatMap((state) => [state.code, state.name].map((text) => [lettersOf(text), state] as const)),
);
statesByLetters.set('washingtondc', statesByLetters.get('dc')!);

/** By code or name, as people write them: “TX”, “texas”, “D.C.”. */
export const findState = (text: string): { code: string; name: string } | undefined => statesByLetters.get(lettersOf(text));

const listStates = (texts: readonly (string | null | undefined)[]): { code: string; name: string }[] => [
  ...new Set(texts.map((text) => findState(text ?? '')).filter((state) => state !== undefined)),
];

/** Those that a text names, separated by commas: “TX, Oklahoma”. */
export const findStates = (text: string): { code: string; name: string }[] =>
  listStates(findState(text) ? [text] : text.split(','));

const contains = (ranges: string, prefix: string): boolean =>
  ranges.split(' ').some((range) => {
    const [first, last = first] = range.split('-');
    return prefix >= first! && prefix <= last!;
  });

const listPlaces = (prefix: string): string[] => [
  ...zipRangesByState.filter(([, , ranges]) => contains(ranges, prefix)).map(([, name]) => name as string),
  ...zipRangesOutsideStates.filter(([, ranges]) => contains(ranges, prefix)).map(([name]) => name as string),
];

/** Of five digits. A few prefixes are shared across a border: the first of their states. */
export const findStateOfZip = (digits: string): { code: string; name: string } | undefined => {
  const found = zipRangesByState.find(([, , ranges]) => contains(ranges, digits.slice(0, 3)));
  return found && { code: found[0], name: found[1] };
};

/** Five digits of a ZIP or ZIP+4 code. */
export const parseZip = (text: string): string | undefined => /^(\d{5})(?:[-\s]?\d{4})?$/.exec(text.trim())?.[1];

interface Place {
  state: string | null;
  zip: string | null;
}

interface Located {
  primary_location: (Place & { address?: string | null; city?: string | null }) | null;
  address?: string | null;
  city?: string | null;
  state: string | null;
  zip_code: string | null;
}

interface Home extends Place {
  address: string | null;
  city: string | null;
}

const firstFilled = (...texts: (string | null | undefined)[]): string | null => texts.find(isFilled)?.trim() ?? null;

const ofZip = (zip: string | null | undefined) => findStateOfZip(parseZip(zip ?? '') ?? '');

/** Where a business is: its primary location, else the address of the business, and the state of its ZIP code where none is given. */
export const findHome = ({ primary_location: location, address, city, state, zip_code }: Located): Home => {
  const stated = findState(location?.state ?? '');
  // A ZIP code that was left behind in another state or country is not that of the location.
  const isLeftBehind = isFilled(location?.state) && ofZip(zip_code)?.code !== stated?.code;
  const zip = firstFilled(location?.zip, isLeftBehind ? null : zip_code);
  return {
    address: firstFilled(location?.address, address),
    city: firstFilled(location?.city, city),
    state: firstFilled(location?.state, state) ?? ofZip(zip)?.code ?? null,
    zip,
  };
};

/** As stated, and only where nothing is stated that of its ZIP code: “Ontario” is no state, whatever the digits say. */
export const findStateOfPlace = ({ state, zip }: Place) => (isFilled(state) ? findState(state) : ofZip(zip));

/** The states that a business works in, that of its home first. */
export const listBcpStates = (bcp: Located & { additional_locations: readonly Place[] }): { code: string; name: string }[] => {
  const codes = [findHome(bcp), ...bcp.additional_locations].flatMap((place) => findStateOfPlace(place)?.code ?? []);
  return [...new Set(codes)].map((code) => findState(code)!);
};

/** Five digits each, that of its home first. */
export const listBcpZips = (bcp: Located & { additional_locations: readonly Place[] }): string[] => [
  ...new Set([findHome(bcp), ...bcp.additional_locations].flatMap(({ zip }) => parseZip(zip ?? '') ?? [])),
];

const usNames = new Set(['', 'us', 'usa', 'united states', 'united states of america']);

const findLocationError = ({ city, state, zip, country }: LocationInput): string | null => {
  const given = { city: (city ?? '').trim(), state: (state ?? '').trim(), zip: (zip ?? '').trim() };
  if (!usNames.has(country.trim().replaceAll('.', '').toLowerCase())) return locationMessages.onlyUs;
  if (given.city === '') return locationMessages.cityMissing;
  if (given.state === '') return locationMessages.stateMissing;
  if (given.zip === '') return locationMessages.zipMissing;
  const found = findState(given.state);
  if (found === undefined) return fill(locationMessages.unknownState, { state: given.state });
  const digits = parseZip(given.zip);
  if (digits === undefined) return locationMessages.zipFormat;
  const places = listPlaces(digits.slice(0, 3));
  if (places.length === 0) return fill(locationMessages.zipUnused, { zip: digits });
  if (places.includes(found.name)) return null;
  return fill(locationMessages.mismatch, { zip: digits, place: places.join(' or '), state: found.name });
};

/** The first three digits of the ZIP code must belong to the state. No geocoder is asked: the center of a state would not be the address. */
export const validateLocation = (question: LocationInput): LocationResult => {
  const error = findLocationError(question);
  return { validated: error === null, error, coordinates: null };
};
