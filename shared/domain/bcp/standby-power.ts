import type { ItSystem } from './bcp.ts';
import { isAssumed } from './provenance.ts';

/** A battery carries minutes, a generator an outage. One that must be brought first carries nothing when the lights go out. */
const OWN_POWER =
  /(?<!\b(?:no|without|rental|rented|hired|borrowed) )\b(?:generators?|(?:emergency|standby|backup|solar) power)\b(?! (?:\w+ ){0,2}?(?:rental|compan))/i;

/** “If one is wired”: nobody knows yet. */
const IN_DOUBT = /\bif (?:it|one) is wired\b/i;
/** Suggested, and not confirmed: it may not exist. */
export const isPowerInDoubt = (system: Pick<ItSystem, 'description' | 'source'>): boolean =>
  isAssumed(system) && IN_DOUBT.test(system.description ?? '');

export const namesOwnPower = (text: string): boolean => OWN_POWER.test(text);
