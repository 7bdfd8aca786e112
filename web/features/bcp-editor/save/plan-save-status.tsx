/** The save status of the plan in the footer. */
import type { BcpField, Section } from '#shared/domain/bcp/bcp.ts';
import { sectionSteps, type WizardContent, type WizardStep } from '#shared/domain/bcp/wizard.ts';
import { SaveStatus } from '../../../ui/save-status.tsx';
import { type ScrollTarget, useBcp, useEditor } from '../state/editor-context.tsx';
import { fieldId } from '../state/field-id.ts';
import { currentRejections, type Rejection, sectionsOf } from '../state/plan-state.ts';
import { saveWords } from './save-words.ts';

/** The step and place of what the server refused: an entry's form, or an input on the step itself. */
const placeOfRejection = ({ field, path }: Rejection, content: WizardContent): [WizardStep, ScrollTarget] => {
  const section = sectionsOf([field])[0] as Section;
  const entry = (content[field as BcpField] as { id?: string }[] | null)?.[Number(path.split('.')[1])]?.id;
  return [sectionSteps[section], entry === undefined ? { section, inputId: fieldId(path) } : { section, entry }];
};

export function BcpSaveStatus({ onReview }: { onReview: () => void }) {
  const { session, goTo } = useEditor();
  const { kind, text, action } = saveWords(useBcp((state) => state));
  const showRejected = () => {
    const { content, rejections } = session.store.get();
    const [rejection] = currentRejections({ content, rejections });
    if (rejection) goTo(...placeOfRejection(rejection, content));
  };
  const act = () => {
    if (action === 'Review') onReview();
    else if (action === 'Show field') showRejected();
    else void session.saveQueue.saveAll('person');
  };
  return <SaveStatus kind={kind} text={text} action={action ? { label: action, onClick: act } : undefined} />;
}
