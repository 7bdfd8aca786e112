/** Arriving at the place of a step that a finding leads to. */
import { useEffect } from 'react';
import type { Step } from '#shared/domain/bcp/wizard.ts';
import { type Place, useEditor } from './editor-context.tsx';

/**
 * Takes whoever followed a finding to this part of the step: its element `anchor` comes into view with the focus, and
 * `open` gets the entry, whose form then has the focus.
 */
export const useArrival = (section: Place['section'], anchor: string, open?: (entry: string) => void): void => {
  const { place, onArrived } = useEditor();
  // biome-ignore lint/correctness/useExhaustiveDependencies: an arrival happens once per place
  useEffect(() => {
    if (place?.section !== section || place.inputId !== undefined) return;
    const element = document.getElementById(anchor);
    element?.scrollIntoView({ block: 'start' });
    element?.focus({ preventScroll: true });
    if (place.entry !== undefined) open?.(place.entry);
    onArrived();
  }, [place]);
};

/** Takes whoever was led to one input of the step there. Belongs below the step, so that the input is on the page by then. */
export function InputArrival({ step }: { step: Step }): null {
  const { place, onArrived } = useEditor();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is known before its step is on the page
  useEffect(() => {
    const input = place?.inputId === undefined ? null : document.getElementById(place.inputId);
    if (!input) return;
    input.scrollIntoView({ block: 'center' });
    input.focus({ preventScroll: true });
    onArrived();
  }, [place, step]);
  return null;
}
