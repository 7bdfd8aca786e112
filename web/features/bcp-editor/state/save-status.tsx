import { listMissingToSave, sectionSteps, type WizardContent, type WizardStep } from '#shared/domain/bcp/wizard.ts';
import { formatDate, formatTime } from '#shared/format/dates.ts';
import { joinNames } from '#shared/knowledge/sentence.ts';
import { saveMessages as say } from '#shared/messages/bcp-screens.ts';
import { fill } from '#shared/messages/fields.ts';
import { SaveStatus } from '../../../ui/save-status.tsx';
import { fieldId } from './bcp-fields.ts';
import { type BcpState, listCurrentRejections, listSavableFields, type Rejection, sectionsOf } from './bcp-store.ts';
import { type ScrollTarget, useBcp, useEditor } from './editor-context.tsx';
import { describeRejection } from './save-queue.ts';

interface StatusText {
  kind: 'waiting' | 'saving' | 'saved' | 'failed' | 'offline';
  text: string;
  action: 'Retry' | 'Review' | 'Show field' | null;
}

export const formatMoment = (iso: string): string =>
  formatDate(iso) === formatDate(new Date().toISOString()) ? formatTime(iso) : formatDate(iso);

const buildStatus = (kind: StatusText['kind'], text: string, action: StatusText['action'] = null): StatusText => ({
  kind,
  text,
  action,
});

/** A BCP that waits for its timer is already shown as saving. */
export const describeSave = (state: BcpState): StatusText => {
  const { save } = state;
  if (save.is === 'conflict') return buildStatus('failed', say.conflict, 'Review');
  if (save.is === 'offline') return buildStatus('offline', say.offline);
  if (save.is === 'saving') return buildStatus('saving', save.by === 'timer' ? say.autoSaving : say.toServer);
  if (save.is === 'failed') {
    const refused = save.isRefused && save.detail ? fill(say.autoSaveRefused, { detail: save.detail }) : say.autoSaveFailed;
    return buildStatus('failed', save.by === 'timer' ? refused : (save.detail ?? say.failed), 'Retry');
  }
  const isChanged = listSavableFields(state).length > 0;
  const missing = listMissingToSave(state.content);
  if (missing.length > 0)
    return buildStatus('waiting', isChanged ? fill(say.notSavedMissing, { missing: joinNames(missing) }) : say.notSaved);
  if (isChanged) return buildStatus('saving', say.autoSaving);
  const [rejection] = listCurrentRejections(state);
  if (rejection) return buildStatus('failed', fill(say.rejected, { detail: describeRejection(rejection) }), 'Show field');
  return save.at === null
    ? buildStatus('waiting', say.notSaved)
    : buildStatus('saved', fill(say.saved, { time: formatMoment(save.at) }));
};

const locateRejection = ({ field, path }: Rejection, content: WizardContent): [WizardStep, ScrollTarget] => {
  const section = sectionsOf([field])[0]!;
  const entry = (content[field] as { id?: string }[] | null)?.[Number(path.split('.')[1])]?.id;
  return [sectionSteps[section], entry === undefined ? { section, inputId: fieldId(path) } : { section, entry }];
};

export function BcpSaveStatus({ onReview }: { onReview: () => void }) {
  const { session, goTo } = useEditor();
  const { kind, text, action } = describeSave(useBcp((state) => state));
  const showRejected = () => {
    const [rejection] = listCurrentRejections(session.store.get());
    if (rejection) goTo(...locateRejection(rejection, session.store.get().content));
  };
  const act = () => {
    if (action === 'Review') onReview();
    else if (action === 'Show field') showRejected();
    else void session.saveQueue.save({ by: 'person' });
  };
  return <SaveStatus kind={kind} text={text} action={action ? { label: action, onClick: act } : undefined} />;
}
