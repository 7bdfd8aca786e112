import { sortByCriticality } from '#shared/domain/bcp/priority-order.ts';
import { systemPlaceOf } from '#shared/domain/bcp/system-place.ts';
import type { KnownSystem } from '../industries/industry.ts';

/** Of a trade whose systems are with their vendors and that lists nothing they are reached through. */
const internetConnection: KnownSystem = {
  name: 'Internet connection',
  description: 'The line or hotspot, the router and the Wi-Fi that reach the systems kept elsewhere.',
  criticality: 'high',
  type: 'network',
  vendor: 'Internet provider and a cellular carrier',
  backup: ['Weekly', 'Settings with the IT provider, and one copy on paper'],
  times: ['0-1 hour', '15 minutes', '3-7 days'],
  supports: [],
  restore: '1. Use a cell phone hotspot. 2. Restart modem and router. 3. Open a ticket with the provider.',
};

/** Radios and crew phones carry voices. */
const CARRIES = /\b(?:internet|broadband|wi-?fi|(?:branch|agency|member) network)\b/i;
const carriesInternet = ({ name, description, type }: KnownSystem): boolean =>
  type === 'network' ? CARRIES.test(`${name} ${description}`) : type === 'infrastructure' && /\binternet\b/i.test(name);

/** A box in a truck or a cooler reports over a line of its own. */
const isReachedOnline = ({ name, description, vendor, type, backup, restore }: KnownSystem): boolean =>
  (type === 'application' || type === 'database') &&
  systemPlaceOf({
    ...{ name, description, vendor, system_type: type },
    ...{ backup_location: backup[1], recovery_procedures: restore },
  }) === 'cloud';

/** What a system waits for, through others, too. */
const listNeeds = (system: KnownSystem, systems: readonly KnownSystem[]): ReadonlySet<KnownSystem> => {
  const found = new Set([system]);
  for (const { needs = [] } of found) for (const other of systems) if (needs.includes(other.name)) found.add(other);
  return found;
};

/** Each system that is kept elsewhere names the connection through which it is reached. */
export const connectSystems = (systems: readonly KnownSystem[]): KnownSystem[] => {
  const online = systems.filter(isReachedOnline);
  const own = systems.find(carriesInternet);
  if (online.length === 0) return [...systems];
  const line = own ?? { ...internetConnection, criticality: sortByCriticality(online)[0]!.criticality };
  const all = own === undefined ? [...systems, line] : systems;
  return all.map((system) =>
    online.includes(system) && !listNeeds(system, all).has(line) && !listNeeds(line, all).has(system)
      ? { ...system, needs: [...(system.needs ?? []), line.name] }
      : system,
  );
};
