import { recoveryMessages as say } from '#shared/messages/recovery.ts';
import { parseRecoveryTime, point } from '../bcp/duration.ts';
import { isFilled } from '../bcp/filled.ts';
import { namesOwnPower } from '../bcp/standby-power.ts';
import { assumeTime, type Estimate, listPlace } from './estimates.ts';

/** “Fuel for 96 hours”, “two tanks that last 3 days”, “72 hours of fuel”. */
const FUEL = [
  /\b(?:fuel|diesel|propane|tanks?)\b[^.;]{0,30}?\b(?:for|lasts?) (?:at least |about )?([^.;,]+)/i,
  /\b((?:\d+|\w+)(?:[ -]to[ -]\d+)?[ -](?:hours?|days?))(?: worth)? of (?:fuel|diesel|propane)\b/i,
];

/** Minutes; the shortest that was stated counts. Null where no text says it, or the fuel is that of vehicles. */
export const readFuel = (texts: readonly (string | null | undefined)[]): number | null => {
  const filled = texts.filter(isFilled);
  if (!filled.some(namesOwnPower)) return null;
  const times = filled.flatMap((text) =>
    FUEL.flatMap((pattern) => {
      const time = parseRecoveryTime(pattern.exec(text)?.[1] ?? null);
      return time === null ? [] : [time.lo || time.hi];
    }),
  );
  return times.length === 0 ? null : Math.min(...times);
};

/** Counted where nobody has said how long the fuel lasts: about a tank. */
const USUAL_FUEL = point(8 * 60);

interface Powered {
  id: string;
  name: string;
  kind: 'function' | 'system' | 'supplier' | 'provider';
  fuel: number | null;
  sites: readonly string[];
}

/** How long standby power carries the work at a site: by what the entries that run on it say, of which the shortest counts. */
export const estimateFuel = (powered: readonly Powered[], site: string): Estimate => {
  const here = powered.filter(({ sites }) => sites.includes(site));
  const stated = here.flatMap(({ fuel }) => fuel ?? []);
  if (stated.length > 0) return { time: point(Math.min(...stated)), isAssumed: false, assumptions: [] };
  const [first] = here.toSorted((a, b) => Number(namesOwnPower(b.name)) - Number(namesOwnPower(a.name)));
  const place =
    first?.kind === 'system'
      ? listPlace('systems', first, 'description')
      : listPlace('functions', first ?? { name: '' }, 'resources');
  return assumeTime(USUAL_FUEL, say.fuelUnstated(USUAL_FUEL), place);
};
