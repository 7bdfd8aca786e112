import { northeast, southeast } from './hazards/east.ts';
import type { HazardName, HazardRow, StateHazards } from './hazards/hazard.ts';
import { midwest } from './hazards/midwest.ts';
import { mountain } from './hazards/mountain.ts';
import { pacific } from './hazards/pacific.ts';
import { plainsNorth } from './hazards/plains-north.ts';
import { plainsSouth } from './hazards/plains-south.ts';
import { texas } from './hazards/texas.ts';

export type Hazard = { name: HazardName; reason: string; source?: string | null | undefined };
export type StateFacts = { code: string; name: string; hazards: Hazard[] };

const byCode: Record<string, StateHazards> = {
  ...pacific,
  ...mountain,
  ...texas,
  ...plainsSouth,
  ...plainsNorth,
  ...midwest,
  ...southeast,
  ...northeast,
};

/** `code`: two letters. */
export const stateHazards = (code: string): readonly HazardRow[] => byCode[code]?.hazards ?? [];

const listHazards = ({ hazards }: StateHazards): Hazard[] =>
  hazards
    .map(([name, reason]) => ({ name, reason }))
    .filter(({ name }, at, all) => all.findIndex((hazard) => hazard.name === name) === at);

export const stateFacts: readonly StateFacts[] = Object.entries(byCode)
  .map(([code, state]) => ({ code, name: state.name, hazards: listHazards(state) }))
  .sort((a, b) => (a.code < b.code ? -1 : 1));

const stripToAscii = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');
const byCodeAndName = new Map<string, StateFacts>(
  stateFacts.flatMap((state) => [state.code, state.name].map((key) => [stripToAscii(key), state])),
);
byCodeAndName.set('washingtondc', byCodeAndName.get('dc') as StateFacts);

export const findStateFacts = (text: string | null | undefined): StateFacts | undefined =>
  byCodeAndName.get(stripToAscii(text ?? ''));
