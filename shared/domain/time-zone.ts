/**
 * IANA time zones of places in the United States. Sources: 49 CFR part 71 (boundaries by county) and the IANA time zone
 * database (Arizona, the Navajo Nation, Fort Pierre SD). A ZIP code that crosses a boundary has the zone of its post office.
 */
import { findHome, findState, findStateOfZip, parseZip } from './location.ts';

const EASTERN = 'America/New_York';
const CENTRAL = 'America/Chicago';
const MOUNTAIN = 'America/Denver';
const PACIFIC = 'America/Los_Angeles';

/** The zone of most of a state. */
const statesByZone: Readonly<Record<string, string>> = {
  [EASTERN]: 'CT DE DC FL GA IN KY ME MD MA MI NH NJ NY NC OH PA RI SC VT VA WV',
  [CENTRAL]: 'AL AR IL IA KS LA MN MS MO NE ND OK SD TN TX WI',
  [MOUNTAIN]: 'CO ID MT NM UT WY',
  [PACIFIC]: 'CA NV OR WA',
  'America/Phoenix': 'AZ',
  'America/Anchorage': 'AK',
  'Pacific/Honolulu': 'HI',
};
const zonesByState = new Map(
  Object.entries(statesByZone).flatMap(([zone, states]) => states.split(' ').map((state) => [state, zone] as const)),
);

/** ZIP codes whose zone is not that of most of their state, and those of territories. */
const zipsByZone: Readonly<Record<string, string>> = {
  [EASTERN]: `37302-37304 37307-37312 37314-37317 37320-37323 37325-37326 37329 37331-37333 37336-37338 37341 37343 37350-37351
    37353-37354 37361-37364 37367-37373 37377 37379 37381 37384-37385 37391 37401-37450 37601-37722 37724-37998`,
  [CENTRAL]: `32401-32455 32459-32591 40111-40115 40119 40140 40143-40146 40152-40153 40170-40171 40176 40178 42001-42464
    42602-42629 42642 42712-42715 42717 42720-42722 42726-42729 42741-42746 42749-42755 42759-42762 42765 42782 46301-46411
    46531-46534 46968 47514-47515 47520 47523 47525 47531 47536-47537 47550-47552 47556 47574 47576-47577 47579 47586-47588
    47601-47750 47922 47943 47948 47951 47963-47964 47977-47978 49801-49802 49812 49815 49821 49831 49834 49845-49848 49852
    49858 49863 49870 49873-49877 49881 49886-49887 49892-49893 49896 49902-49903 49911 49915 49920 49927 49935-49938 49947
    49959 49964 49968-49969`,
  [MOUNTAIN]: `57521 57537 57543 57547 57551-57553 57567 57574 57577 57620-57630 57633-57645 57649-57799 58529 58533 58562
    58564 58569 58601-58630 58632 58636 58639-58656 67733 67735 67741 67758-67762 67836 67857 67878-67879 69021 69023 69027
    69030 69033 69037 69041 69045 69121-69122 69125-69129 69131 69133-69134 69140-69141 69144-69150 69152-69156 69160 69162
    69168 69190 69211 69218 69301-69367 79821 79835-79839 79847 79849-79851 79853 79901-79999 86020 86033 86035 86044-86045
    86053-86054 86503-86511 86514-86556 88510-88595 89883 97901-97903 97906 97908-97920`,
  [PACIFIC]: '83501-83546 83548 83552-83555 83801-83877',
  'America/Adak': '99546-99547',
  'America/Puerto_Rico': '00600-00999',
  'Pacific/Guam': '96910-96932 96950-96952',
};

const contains = (ranges: string, zip: string): boolean =>
  ranges.split(/\s+/).some((range) => {
    const [first, last = first] = range.split('-');
    return zip >= first! && zip <= last!;
  });

interface Place {
  state: string | null;
  zip: string | null;
}

/** Null for a place that is not known well enough. The ZIP code counts more than the state. */
export const findTimeZone = ({ state, zip }: Place): string | null => {
  const digits = parseZip(zip ?? '');
  const zoneOfZip =
    digits === undefined ? undefined : Object.keys(zipsByZone).find((zone) => contains(zipsByZone[zone]!, digits));
  if (zoneOfZip !== undefined) return zoneOfZip;
  const found = (digits === undefined ? undefined : findStateOfZip(digits)) ?? findState(state ?? '');
  return (found && zonesByState.get(found.code)) ?? null;
};

/** That of the primary location. */
export const findBcpTimeZone = (bcp: Parameters<typeof findHome>[0]): string | null => findTimeZone(findHome(bcp));

/** For a business without a place: at most two hours from the clock of any in the contiguous states. */
export const DEFAULT_TIME_ZONE = CENTRAL;
