/** What to do next, in at most three lines: first what keeps this step from being left, then what its chapters need. */
import { listMissing, WIZARD_STEPS, type WizardStep } from '#shared/domain/bcp/wizard.ts';
import { useBcp, useEditor } from '../state/editor-context.tsx';
import { useChapters } from './use-chapters.ts';

const MOST = 3;

export const useNextSteps = (step: WizardStep): string[] => {
  const { cyber } = useEditor();
  const { chapters } = useChapters();
  const missing = useBcp((state) => listMissing(step, state.content, cyber).join('\n'));
  const gate = missing === '' ? [] : missing.split('\n');
  const wanted = chapters.filter((chapter) => chapter.step === step).flatMap((chapter) => chapter.missing);
  // The chapters ask for what keeps the step from being left in words of their own. On step 1 these are the better
  // ones: the others are the messages of fields, and say 'required' before anybody had a chance to fill them in.
  const isGateFirst = gate.length > 0 && (step !== 1 || wanted.length === 0);
  const found = [...new Set(isGateFirst ? gate : wanted)].slice(0, MOST);
  const next = WIZARD_STEPS.find(({ number }) => number === step + 1);
  if (found.length > 0) return found;
  return next ? [`Go on to ${next.title}`] : ['Generate the BCP'];
};
