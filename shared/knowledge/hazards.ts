import { findState } from '#shared/domain/location.ts';
import { alaskaAndHawaii } from './hazards/alaska-and-hawaii.ts';
import { arizonaAndNewMexico } from './hazards/arizona-and-new-mexico.ts';
import { california } from './hazards/california.ts';
import { coloradoAndWyoming } from './hazards/colorado-and-wyoming.ts';
import { gulfStates } from './hazards/gulf-states.ts';
import type { HazardName, HazardRow, StateHazards } from './hazards/hazard.ts';
import { idahoAndMontana } from './hazards/idaho-and-montana.ts';
import { illinoisAndIndiana } from './hazards/illinois-and-indiana.ts';
import { iowaAndMissouri } from './hazards/iowa-and-missouri.ts';
import { michiganAndOhio } from './hazards/michigan-and-ohio.ts';
import { midAtlantic } from './hazards/mid-atlantic.ts';
import { minnesotaAndWisconsin } from './hazards/minnesota-and-wisconsin.ts';
import { nevadaAndUtah } from './hazards/nevada-and-utah.ts';
import { newYorkAndNewJersey } from './hazards/new-york-and-new-jersey.ts';
import { northernNewEngland } from './hazards/northern-new-england.ts';
import { oregon } from './hazards/oregon.ts';
import { plainsNorth } from './hazards/plains-north.ts';
import { plainsSouth } from './hazards/plains-south.ts';
import { southAtlantic } from './hazards/south-atlantic.ts';
import { southernNewEngland } from './hazards/southern-new-england.ts';
import { texas } from './hazards/texas.ts';
import { upperSouth } from './hazards/upper-south.ts';
import { virginias } from './hazards/virginias.ts';
import { washington } from './hazards/washington.ts';

export type Hazard = { name: HazardName; reason: string; source?: string | null | undefined };
export type StateFacts = { code: string; name: string; hazards: Hazard[] };

const byCode: Record<string, StateHazards> = {
  ...alaskaAndHawaii,
  ...california,
  ...oregon,
  ...washington,
  ...coloradoAndWyoming,
  ...idahoAndMontana,
  ...arizonaAndNewMexico,
  ...nevadaAndUtah,
  ...texas,
  ...plainsSouth,
  ...plainsNorth,
  ...gulfStates,
  ...southAtlantic,
  ...upperSouth,
  ...virginias,
  ...illinoisAndIndiana,
  ...michiganAndOhio,
  ...iowaAndMissouri,
  ...minnesotaAndWisconsin,
  ...midAtlantic,
  ...newYorkAndNewJersey,
  ...northernNewEngland,
  ...southernNewEngland,
};

/** `code`: two letters. */
export const stateHazards = (code: string): readonly HazardRow[] => byCode[code]?.hazards ?? [];

/** Never material in a whole state. */
const COASTAL: readonly HazardName[] = ['Storm Surge', 'Coastal Flooding', 'Tsunamis'];

/** For an address of which only the state is known: what holds everywhere comes as it is, the rest as a matter of some parts. */
const listHazards = ({ name: state, hazards }: StateHazards): Hazard[] =>
  [...new Set(hazards.map(([name]) => name))].map((name) => {
    const rows = hazards.filter((row) => row[0] === name);
    const general = rows.find(([, , details]) => details?.where === undefined);
    const [, reason, details] = general ?? rows[0]!;
    const isLocal = general === undefined || COASTAL.includes(name);
    return { name, reason: isLocal ? `In parts of ${state}: ${reason}` : reason, source: details?.source };
  });

export const stateFacts: readonly StateFacts[] = Object.entries(byCode)
  .map(([code, state]) => ({ code, name: state.name, hazards: listHazards(state) }))
  .sort((a, b) => (a.code < b.code ? -1 : 1));

const factsByCode = new Map(stateFacts.map((state) => [state.code, state]));

export const findStateFacts = (text: string | null | undefined): StateFacts | undefined =>
  factsByCode.get(findState(text ?? '')?.code ?? '');
