/** The states of one section's save button: idle, saving, success for two seconds, error until the next try. */
import { useEffect, useState } from 'react';
import type { BcpField } from '#shared/domain/bcp/bcp.ts';
import { canSave, timers } from '#shared/domain/bcp/wizard.ts';
import { useBcp, useEditor } from '../state/editor-context.tsx';
import { changedFields, pickFields } from '../state/plan-state.ts';

export type SectionSaveState =
  | { is: 'idle' | 'saving' | 'success' }
  | { is: 'error'; why: 'incomplete' | 'refused'; detail: string | null };

const idle: SectionSaveState = { is: 'idle' };

/** Calls `off` when something has been on for `ms`. */
const useExpiry = (isOn: boolean, ms: number, off: () => void): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the timer starts with the state, not with the callback
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(off, ms);
    return () => clearTimeout(timer);
  }, [isOn, ms]);
};

export const useSectionSave = (fields: readonly BcpField[]) => {
  const { saveQueue } = useEditor().session;
  const [state, setState] = useState<SectionSaveState>(idle);
  const [isFresh, setIsFresh] = useState(false);
  const [saved, setSaved] = useState<{ at: string; key: string } | null>(null);
  /** Changes with the fields' values. */
  const key = useBcp(({ content }) => JSON.stringify(pickFields(content, fields)));

  /** Nothing is left of what could not be saved: another save took it along, or it was taken back. */
  const isOver = useBcp(
    (plan) =>
      state.is === 'error' &&
      (state.why === 'incomplete'
        ? canSave(plan.content)
        : plan.save.is === 'idle' && !changedFields(plan).some((field) => fields.includes(field))),
  );
  useEffect(() => {
    if (isOver) setState(idle);
  }, [isOver]);

  useExpiry(state.is === 'success', timers.saveIndicator, () => setState(idle));
  useExpiry(isFresh, timers.saveMessage, () => setIsFresh(false));

  const save = async (): Promise<void> => {
    if (state.is === 'saving') return;
    setState({ is: 'saving' });
    const outcome = await saveQueue.saveFields(fields);
    if (outcome.ok) {
      setState({ is: 'success' });
      setSaved({ at: new Date().toISOString(), key });
    } else setState({ is: 'error', why: outcome.why === 'incomplete' ? 'incomplete' : 'refused', detail: outcome.detail });
    setIsFresh(outcome.ok);
  };

  /** The time of the last save, until the next edit. */
  const savedAt = saved?.key === key ? saved.at : null;
  return { state, savedAt, isFresh, save };
};
