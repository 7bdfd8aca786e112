/** The save status of the plan in the footer. */

import { SaveStatus } from '../../../ui/save-status.tsx';
import { useEditor, usePlan } from '../state/editor-context.tsx';
import { saveWords } from './save-words.ts';

export function PlanSaveStatus({ onReview }: { onReview: () => void }) {
  const { saves } = useEditor().session;
  const { kind, text, action } = saveWords(usePlan((state) => state));
  const onClick = () => (action === 'Review' ? onReview() : void saves.saveAll('person'));
  return <SaveStatus kind={kind} text={text} action={action ? { label: action, onClick } : undefined} />;
}
