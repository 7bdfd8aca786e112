/** The words of the save status, from where saving stands. */
import { canSave } from '#shared/domain/bcp/wizard.ts';
import { formatDate, formatTime } from '#shared/format/dates.ts';
import { saveMessages as say } from '#shared/messages/bcp-screens.ts';
import { fill } from '#shared/messages/fields.ts';
import { type BcpState, currentRejections, savableFields } from '../state/plan-state.ts';
import { describeRejection } from './plan-calls.ts';

export interface SaveWords {
  kind: 'waiting' | 'saving' | 'saved' | 'failed' | 'offline';
  text: string;
  action: 'Retry' | 'Review' | 'Show field' | null;
}

/** A time of today, the date of any other day. */
const moment = (iso: string): string =>
  formatDate(iso) === formatDate(new Date().toISOString()) ? formatTime(iso) : formatDate(iso);

const words = (kind: SaveWords['kind'], text: string, action: SaveWords['action'] = null): SaveWords => ({ kind, text, action });

/** What the status line says. A plan that is waiting for its timer is already on its way, so it says so. */
export const saveWords = (state: BcpState): SaveWords => {
  const { save } = state;
  if (save.is === 'conflict') return words('failed', say.conflict, 'Review');
  if (save.is === 'offline') return words('offline', say.offline);
  if (save.is === 'saving') return words('saving', save.by === 'timer' ? say.autoSaving : say.toServer);
  if (save.is === 'failed') {
    const refused = save.isRefused && save.detail ? fill(say.autoSaveRefused, { detail: save.detail }) : say.autoSaveFailed;
    return words('failed', save.by === 'timer' ? refused : (save.detail ?? say.failed), 'Retry');
  }
  const isChanged = savableFields(state).length > 0;
  if (!canSave(state.content))
    return words('waiting', isChanged ? `${say.notSaved}: name, type, industry and employees are needed` : say.notSaved);
  if (isChanged) return words('saving', say.autoSaving);
  const [rejection] = currentRejections(state);
  if (rejection) return words('failed', fill(say.rejected, { detail: describeRejection(rejection) }), 'Show field');
  return save.at === null ? words('waiting', say.notSaved) : words('saved', fill(say.saved, { time: moment(save.at) }));
};
