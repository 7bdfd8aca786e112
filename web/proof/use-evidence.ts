import { useQueryClient } from '@tanstack/react-query';
import type { EvidenceItem } from '#shared/domain/bcp/evidence.ts';
import { proofMessages as say } from '#shared/messages/proof-screens.ts';
import { client } from '../lib/api.ts';
import { messageOf } from '../lib/api-error.ts';
import { toastError, toastSuccess, toastUndo } from '../ui/toast.ts';
import { evidenceQuery } from './proof-queries.ts';

const omitIds = ({ id: _id, bcp_id: _bcp, ...fields }: EvidenceItem) => fields;

/** Deletes a test right away, and offers to record it again. */
export const useEvidenceRemoval = (bcpId: number) => {
  const cache = useQueryClient();
  const reload = () => cache.invalidateQueries({ queryKey: evidenceQuery(bcpId).queryKey });

  const offerUndo = (item: EvidenceItem, sentence: string, key: string): void => {
    const restore = () =>
      client.evidence
        .create({ params: { id: bcpId }, body: omitIds(item) }, { headers: { 'idempotency-key': key } })
        .then(() => toastSuccess(say.restored))
        .catch(() => offerUndo(item, say.notRestored, key))
        .finally(reload);
    toastUndo(sentence, () => void restore());
  };

  return (item: EvidenceItem): void => {
    client.evidence
      .remove({ params: { id: bcpId, evidenceId: item.id } })
      .then(() => offerUndo(item, say.removed, crypto.randomUUID()))
      .catch((error: unknown) => toastError(messageOf(error, say.notRemoved)))
      .finally(reload);
  };
};
