import { findState } from '#shared/domain/location.ts';
import type { HazardRow } from './hazards/hazard.ts';
import { hazardStates, loadStateFacts, loadStateHazards, type StateFacts } from './hazards/load.ts';

/** All states, for what has to see all of them: the tests. The product loads those it needs (`hazards/load.ts`). */
export const stateFacts: readonly StateFacts[] = await Promise.all(
  hazardStates.map(async (code) => (await loadStateFacts(code))!),
);

const rows = new Map(
  await Promise.all(hazardStates.map(async (code) => [code, (await loadStateHazards(code))!.hazards] as const)),
);

/** `code`: two letters. */
export const stateHazards = (code: string): readonly HazardRow[] => rows.get(code) ?? [];

const factsByCode = new Map(stateFacts.map((state) => [state.code, state]));
export const findStateFacts = (text: string | null | undefined): StateFacts | undefined =>
  factsByCode.get(findState(text ?? '')?.code ?? '');
