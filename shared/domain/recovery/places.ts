import { recoveryMessages as say } from '#shared/messages/recovery.ts';
import type { BcpContent, ItSystem } from '../bcp/bcp.ts';
import { point } from '../bcp/duration.ts';
import { isFilled, isStated } from '../bcp/filled.ts';
import { nameKey } from '../bcp/names.ts';
import { assumeMove, type Estimate, estimateAlternate, estimateMove } from './estimates.ts';

export const PRIMARY = 'primary';

export interface Site {
  ref: string;
  name: string;
  /** Work from another lost site can move here; null where nothing is planned, as for the main location before it is asked. */
  move: Estimate;
  /** A place to go to, but not one where the business works now. */
  isAlternate: boolean;
  /** The move into a place that is only described: it has no address, so nobody has agreed to it, and it brings nothing back. */
  whenAgreed?: Estimate;
}

const never: Estimate = { time: point(Number.POSITIVE_INFINITY), isAssumed: true, assumptions: [] };

const compareNames = (a: { name: string }, b: { name: string }): number => {
  const [first, second] = [nameKey(a.name), nameKey(b.name)];
  return first < second ? -1 : first > second ? 1 : 0;
};

const NAME_MIN = 3;

export const listSites = ({
  primary_location,
  additional_locations,
  alternate_site,
  alternate_site_move_time,
}: BcpContent): Site[] => {
  const home = [primary_location?.name, primary_location?.address].find(isFilled)?.trim() ?? say.mainLocation;
  const others = additional_locations.flatMap((location) => {
    const name = [location.name, location.address].find(isFilled)?.trim();
    return name === undefined ? [] : [{ ref: name, name, move: estimateMove(location, name), isAlternate: false }];
  });
  return [
    { ref: PRIMARY, name: home, move: assumeMove(home, 'primary_location.name'), isAlternate: false },
    ...others.toSorted(compareNames),
    ...(isStated(alternate_site)
      ? [
          {
            ...{ ref: '', name: say.alternateSite, move: never, isAlternate: true },
            whenAgreed: estimateAlternate(alternate_site_move_time),
          },
        ]
      : []),
  ];
};

/** As if the place that is described were agreed. */
export const agreeOnAlternateSite = <T extends { sites: readonly Site[] }>(model: T): T => ({
  ...model,
  sites: model.sites.map(({ whenAgreed, ...site }) => (whenAgreed === undefined ? site : { ...site, move: whenAgreed })),
});

/** The sites that an entry names; the main location where it names none. */
export const createPlacer = (sites: readonly Site[]) => {
  const named = sites.filter(({ isAlternate, name }) => !isAlternate && name.length >= NAME_MIN);
  const keys = named.map(({ ref, name }) => ({ ref, key: nameKey(name) }));
  return (texts: readonly (string | null)[], links: readonly string[]): string[] => {
    const within = texts.filter(isFilled).map(nameKey);
    const linked = new Set(links.map(nameKey));
    const found = keys.filter(({ key }) => linked.has(key) || within.some((text) => text.includes(key))).map(({ ref }) => ref);
    return found.length === 0 ? [PRIMARY] : found;
  };
};

/** What belongs to a building, where people have it wherever they go: power, heat, water, a kitchen, a sterilizer, call bells. */
const INSTALLATION =
  /\b(?:power|generators?|access|sterilizers?|autoclaves?|heat\w*|boilers?|cool(?:ing|ers?)|air|ventilation|kitchen|hoods?|exhaust|elevators?|lifts?|water|plumbing|call bells?|nurse[- ]call|alarms?|locks?|doors?|lights?|gas|manifolds?|oxygen)\b/i;
/** What a utility or a firm runs for others stands nowhere else. */
const OF_A_UTILITY = /\b(?:plants?|wells?|pump(?:ing)?|lift stations?|lines?|telemetry|controls?|towers?|tanks?|vehicles?)\b/i;

/** Whoever moves in finds the installations of that place, and waits for none of those that were lost. */
export const isInstallation = ({ name, system_type }: ItSystem): boolean =>
  system_type === 'infrastructure' && INSTALLATION.test(name) && !OF_A_UTILITY.test(name);
