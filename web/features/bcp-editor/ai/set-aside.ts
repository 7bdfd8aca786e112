import { SET_ASIDE_MAX } from '#shared/domain/bcp/insights.ts';
import type { Suggestion } from './review.ts';
import { SUGGESTION_KINDS, type SuggestionKind } from './suggestion-calls.ts';

const keyOf = (bcpId: number, kind: SuggestionKind): string => `keelhouse-set-aside-${kind}-${bcpId}`;
const nameOf = ({ text }: Suggestion): string => text.trim().toLowerCase();
const NAMES_MAX = 300;

const readNames = (bcpId: number, kind: SuggestionKind): string[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(bcpId, kind)) ?? '[]');
    return Array.isArray(stored) ? stored.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
};

/** Lowercased names of every kind, for what else offers suggestions. */
export const listSetAsideNames = (bcpId: number): string[] =>
  SUGGESTION_KINDS.flatMap((kind) => readNames(bcpId, kind)).slice(-SET_ASIDE_MAX);

/** Keys of the suggestions that were unticked in an earlier review on this device. */
export const listSetAside = (bcpId: number, kind: SuggestionKind, items: readonly Suggestion[]): Set<string> => {
  const names = readNames(bcpId, kind);
  return new Set(items.filter((item) => names.includes(nameOf(item))).map(({ key }) => key));
};

export const rememberSetAside = (
  bcpId: number,
  kind: SuggestionKind,
  items: readonly Suggestion[],
  accepted: ReadonlyMap<string, string>,
): void => {
  const refused = items.filter(({ key }) => !accepted.has(key)).map(nameOf);
  const taken = items.filter(({ key }) => accepted.has(key)).map(nameOf);
  const names = [...new Set([...readNames(bcpId, kind), ...refused])].filter((name) => !taken.includes(name));
  try {
    localStorage.setItem(keyOf(bcpId, kind), JSON.stringify(names.slice(-NAMES_MAX)));
  } catch {
    // Without storage they come back ticked, as on another device.
  }
};
