/** Arriving at the scrollTarget of a step that a finding leads to. */
import { useEffect } from 'react';
import type { WizardStep } from '#shared/domain/bcp/wizard.ts';
import { type ScrollTarget, useEditor } from './editor-context.tsx';

/**
 * Takes whoever followed a finding to this part of the step: its element `anchor` comes into view with the focus, and
 * `open` gets the entry, whose form then has the focus.
 */
export const useScrollTarget = (section: ScrollTarget['section'], anchor: string, open?: (entry: string) => void): void => {
  const { scrollTarget, onScrolled: onArrived } = useEditor();
  // biome-ignore lint/correctness/useExhaustiveDependencies: an arrival happens once per scrollTarget
  useEffect(() => {
    if (scrollTarget?.section !== section || scrollTarget.inputId !== undefined) return;
    const element = document.getElementById(anchor);
    element?.scrollIntoView({ block: 'start' });
    element?.focus({ preventScroll: true });
    if (scrollTarget.entry !== undefined) open?.(scrollTarget.entry);
    onArrived();
  }, [scrollTarget]);
};

/** Takes whoever was led to one input of the step there. Belongs below the step, so that the input is on the page by then. */
export function ScrollToInput({ step }: { step: WizardStep }): null {
  const { scrollTarget, onScrolled: onArrived } = useEditor();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the scrollTarget is known before its step is on the page
  useEffect(() => {
    const input = scrollTarget?.inputId === undefined ? null : document.getElementById(scrollTarget.inputId);
    if (!input) return;
    input.scrollIntoView({ block: 'center' });
    input.focus({ preventScroll: true });
    onArrived();
  }, [scrollTarget, step]);
  return null;
}
