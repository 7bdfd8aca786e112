import { findState } from '#shared/domain/location.ts';
import type { HazardName, StateHazards } from './hazard.ts';
import { toPowerRow } from './power-row.ts';

export type Hazard = {
  name: HazardName;
  reason: string;
  source?: string | null | undefined;
  is_minor?: boolean | undefined;
  is_of_some_lots?: boolean | undefined;
  is_of_zip?: boolean | undefined;
};
export type StateFacts = { code: string; name: string; hazards: Hazard[] };

type Group = Readonly<Record<string, StateHazards>>;

/** A function carries each group of states as a file that is read when one of them is asked for. */
const groups = {
  alaskaAndHawaii: async () => (await import('./alaska-and-hawaii.ts')).alaskaAndHawaii,
  arizonaAndNewMexico: async () => (await import('./arizona-and-new-mexico.ts')).arizonaAndNewMexico,
  california: async () => (await import('./california.ts')).california,
  coloradoAndWyoming: async () => (await import('./colorado-and-wyoming.ts')).coloradoAndWyoming,
  gulfStates: async () => (await import('./gulf-states.ts')).gulfStates,
  idahoAndMontana: async () => (await import('./idaho-and-montana.ts')).idahoAndMontana,
  illinoisAndIndiana: async () => (await import('./illinois-and-indiana.ts')).illinoisAndIndiana,
  iowaAndMissouri: async () => (await import('./iowa-and-missouri.ts')).iowaAndMissouri,
  michiganAndOhio: async () => (await import('./michigan-and-ohio.ts')).michiganAndOhio,
  midAtlantic: async () => (await import('./mid-atlantic.ts')).midAtlantic,
  minnesotaAndWisconsin: async () => (await import('./minnesota-and-wisconsin.ts')).minnesotaAndWisconsin,
  nevadaAndUtah: async () => (await import('./nevada-and-utah.ts')).nevadaAndUtah,
  newYorkAndNewJersey: async () => (await import('./new-york-and-new-jersey.ts')).newYorkAndNewJersey,
  northernNewEngland: async () => (await import('./northern-new-england.ts')).northernNewEngland,
  oregon: async () => (await import('./oregon.ts')).oregon,
  plainsNorth: async () => (await import('./plains-north.ts')).plainsNorth,
  plainsSouth: async () => (await import('./plains-south.ts')).plainsSouth,
  southAtlantic: async () => (await import('./south-atlantic.ts')).southAtlantic,
  southernNewEngland: async () => (await import('./southern-new-england.ts')).southernNewEngland,
  texas: async () => (await import('./texas.ts')).texas,
  upperSouth: async () => (await import('./upper-south.ts')).upperSouth,
  virginias: async () => (await import('./virginias.ts')).virginias,
  washington: async () => (await import('./washington.ts')).washington,
} satisfies Record<string, () => Promise<Group>>;

const groupByCode: ReadonlyMap<string, keyof typeof groups> = new Map(
  Object.entries({
    AK: 'alaskaAndHawaii',
    AL: 'gulfStates',
    AR: 'plainsSouth',
    AZ: 'arizonaAndNewMexico',
    CA: 'california',
    CO: 'coloradoAndWyoming',
    CT: 'southernNewEngland',
    DC: 'midAtlantic',
    DE: 'midAtlantic',
    FL: 'gulfStates',
    GA: 'southAtlantic',
    HI: 'alaskaAndHawaii',
    IA: 'iowaAndMissouri',
    ID: 'idahoAndMontana',
    IL: 'illinoisAndIndiana',
    IN: 'illinoisAndIndiana',
    KS: 'plainsNorth',
    KY: 'upperSouth',
    LA: 'plainsSouth',
    MA: 'southernNewEngland',
    MD: 'midAtlantic',
    ME: 'northernNewEngland',
    MI: 'michiganAndOhio',
    MN: 'minnesotaAndWisconsin',
    MO: 'iowaAndMissouri',
    MS: 'gulfStates',
    MT: 'idahoAndMontana',
    NC: 'southAtlantic',
    ND: 'plainsNorth',
    NE: 'plainsNorth',
    NH: 'northernNewEngland',
    NJ: 'newYorkAndNewJersey',
    NM: 'arizonaAndNewMexico',
    NV: 'nevadaAndUtah',
    NY: 'newYorkAndNewJersey',
    OH: 'michiganAndOhio',
    OK: 'plainsSouth',
    OR: 'oregon',
    PA: 'midAtlantic',
    RI: 'southernNewEngland',
    SC: 'southAtlantic',
    SD: 'plainsNorth',
    TN: 'upperSouth',
    TX: 'texas',
    UT: 'nevadaAndUtah',
    VA: 'virginias',
    VT: 'northernNewEngland',
    WA: 'washington',
    WI: 'minnesotaAndWisconsin',
    WV: 'virginias',
    WY: 'coloradoAndWyoming',
  } as const),
);

export const hazardStates: readonly string[] = [...groupByCode.keys()];

/** `code`: two letters. */
export const loadStateHazards = async (code: string): Promise<StateHazards | undefined> => {
  const group = groupByCode.get(code);
  if (group === undefined) return undefined;
  const states: Group = await groups[group]();
  return states[code];
};

/** Never material in a whole state. */
const COASTAL: readonly HazardName[] = ['Storm Surge', 'Coastal Flooding', 'Tsunamis'];

export const sayInParts = (state: string, reason: string): string => `In parts of ${state}: ${reason}`;

/** For an address of which only the state is known: what holds everywhere comes as it is, the rest as a matter of some parts. */
const listHazards = ({ name: state, hazards: stated }: StateHazards): Hazard[] => {
  const hasPower = stated.some(([name]) => name === 'Power Outages');
  const hazards = hasPower
    ? stated
    : [
        ...stated,
        toPowerRow(
          state,
          stated.filter(([, , details]) => !details?.where),
        ),
      ];
  return [...new Set(hazards.map(([name]) => name))].map((name) => {
    const rows = hazards.filter((row) => row[0] === name);
    const general = rows.find(([, , details]) => details?.where === undefined);
    const [, reason, details] = general ?? rows[0]!;
    const isLocal = general === undefined || COASTAL.includes(name);
    const isMinor = rows.every((row) => row[2]?.isMinor);
    return {
      name,
      reason: isLocal ? sayInParts(state, reason) : reason,
      source: details?.source,
      ...(isMinor && { is_minor: true }),
    };
  });
};

/** Of a state by its code or name. */
export const loadStateFacts = async (text: string | null | undefined): Promise<StateFacts | undefined> => {
  const code = findState(text ?? '')?.code ?? '';
  const state = await loadStateHazards(code);
  return state && { code, name: state.name, hazards: listHazards(state) };
};
