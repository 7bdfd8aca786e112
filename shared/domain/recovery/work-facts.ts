/** What is known of work beyond the entries of a plan: handed in, by name. A name that nobody knows has no fact. */
import type { BcpContent, CriticalFunction, ItSystem } from '../bcp/bcp.ts';
import { nameKey } from '../bcp/names.ts';
import { protectsPeople } from '../bcp/people-first.ts';

/**
 * Sold, or made to be sold; done where the customers are, so that it goes on without the building; living where it is, so that no
 * other place brings it back; looking after the building itself, which another place has of its own and no neighbor lends.
 */
export type WorkFact = 'sold' | 'at the customers' | 'rooted' | 'of the building';

export interface RiskStop {
  /** A round figure to plan with. */
  lasts: string;
  /** Keys of the names of systems that it takes out; null where it stops what is sold. */
  systems: readonly string[] | null;
}

export interface WorkFacts {
  /** By the key of the function's name. */
  functions: ReadonlyMap<string, WorkFact>;
  /** By the key of the risk's name. */
  stops: ReadonlyMap<string, RiskStop>;
}

export const noWorkFacts: WorkFacts = { functions: new Map(), stops: new Map() };

export const isSold = ({ functions }: WorkFacts, name: string): boolean => functions.get(nameKey(name)) === 'sold';

export const isDoneAtCustomers = ({ functions }: WorkFacts, name: string): boolean =>
  functions.get(nameKey(name)) === 'at the customers';

/** No other place brings it back. */
export const isRooted = ({ functions }: WorkFacts, name: string): boolean => functions.get(nameKey(name)) === 'rooted';

/** No neighbor lends it. */
export const isOfTheBuilding = (facts: WorkFacts, name: string): boolean =>
  isRooted(facts, name) || facts.functions.get(nameKey(name)) === 'of the building';

interface FoundStop {
  lasts: string;
  /** Functions that may not run, or systems that do not. */
  functions: CriticalFunction[];
  systems: ItSystem[];
}

/** What a risk stops, and for how long; null where it is of no such kind. Care of people, animals and stock goes on. */
export const findStop = (
  facts: WorkFacts,
  risk: string,
  { critical_functions, it_systems }: Pick<BcpContent, 'critical_functions' | 'it_systems'>,
): FoundStop | null => {
  const stop = facts.stops.get(nameKey(risk));
  if (stop === undefined) return null;
  const functions =
    stop.systems === null
      ? critical_functions.filter(
          ({ name, impact_driver }) => isSold(facts, name) && !protectsPeople(name) && impact_driver !== 'safety',
        )
      : [];
  const systems = it_systems.filter(({ name }) => stop.systems?.includes(nameKey(name))).slice(0, 1);
  return functions.length + systems.length === 0 ? null : { lasts: stop.lasts, functions, systems };
};
