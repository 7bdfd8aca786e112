/** The notices a user had, kept per user on this device. */
import { useMemo, useSyncExternalStore } from 'react';
import type { Exercise } from '#shared/domain/exercise.ts';
import { EXERCISE_TYPES } from '#shared/domain/exercise-options.ts';
import { addNotices, markNoticesSeen, type PastNotice } from '#shared/domain/scenario-notice.ts';

const keyOf = (userId: number): string => `scenario_notices_${userId}`;
const listeners = new Set<() => void>();

const readText = (userId: number): string => {
  try {
    return localStorage.getItem(keyOf(userId)) ?? '';
  } catch {
    return '';
  }
};

const isTextOrNull = (value: unknown): boolean => value === null || typeof value === 'string';
const isNotice = (value: unknown): value is PastNotice => {
  const notice = (value ?? {}) as Partial<PastNotice>;
  return (
    typeof notice.id === 'number' &&
    typeof notice.exercise_name === 'string' &&
    typeof notice.noticed_at === 'string' &&
    isTextOrNull(notice.seen_at) &&
    EXERCISE_TYPES.some((type) => type === notice.exercise_type)
  );
};

const parseNotices = (text: string): PastNotice[] => {
  try {
    const stored: unknown = JSON.parse(text || '[]');
    return Array.isArray(stored) ? stored.filter(isNotice) : [];
  } catch {
    return [];
  }
};

const change = (userId: number, rule: (past: PastNotice[]) => PastNotice[]): void => {
  const before = readText(userId);
  const after = JSON.stringify(rule(parseNotices(before)));
  if (after === before) return;
  try {
    localStorage.setItem(keyOf(userId), after);
  } catch {}
  for (const listener of listeners) listener();
};

export const recordNotices = (userId: number, scenarios: readonly Exercise[]): void => {
  if (scenarios.length > 0) change(userId, (past) => addNotices(past, scenarios, new Date()));
};

export const recordNoticesSeen = (userId: number): void => change(userId, (past) => markNoticesSeen(past, new Date()));

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
};

/** Follows other tabs, too. */
export const useNotices = (userId: number): PastNotice[] => {
  const text = useSyncExternalStore(subscribe, () => readText(userId));
  return useMemo(() => parseNotices(text), [text]);
};
