import type { CriticalFunction } from './bcp.ts';

/** Of others’ money. A shop that pays its own bills may have one person for it. */
const MOVES_MONEY = /\b(?:wires?|settlement|liquidity|draws|escrow|trust account|disbursements?)\b/i;
const TWO_RELEASE =
  /\btwo people (?:release|send|sign in|phone|may (?:release|borrow))|\b(?:released|funded|approved) by two people\b|\bwith two people\b/i;

/** Money that no one may release alone, on the worst day either. */
export const takesTwoReleasers = (
  fn: Pick<CriticalFunction, 'name' | 'minimum_service' | 'recovery_procedures' | 'workaround'>,
): boolean =>
  MOVES_MONEY.test(fn.name) &&
  TWO_RELEASE.test([fn.minimum_service, fn.recovery_procedures, fn.workaround].map((text) => text ?? '').join(' '));
