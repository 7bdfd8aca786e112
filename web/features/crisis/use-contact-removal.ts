import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type CrisisContact, fullNameOf, type NewCrisisContact } from '#shared/domain/crisis-contact.ts';
import { crisisScreenMessages as say } from '#shared/messages/crisis-screens.ts';
import { fill } from '#shared/messages/fields.ts';
import { client } from '../../lib/api.ts';
import { messageOf } from '../../lib/api-error.ts';
import { toastSuccess, toastUndo } from '../../ui/toast.ts';
import { reloadContacts } from './crisis-queries.ts';

const omitIds = ({ id: _id, created_at: _created, updated_at: _updated, ...fields }: CrisisContact): NewCrisisContact => fields;

/** Asks, deletes, and offers to add the contact again: a deleted one is gone for good. */
export const useContactRemoval = (onGone: () => void) => {
  const cache = useQueryClient();
  const [asking, setAsking] = useState<CrisisContact | null>(null);

  const offerUndo = (contact: CrisisContact, sentence: string, key: string): void => {
    const name = fullNameOf(contact);
    const restore = () =>
      client.crisisCommunication
        .create({ body: omitIds(contact) }, { headers: { 'idempotency-key': key } })
        .then(() => toastSuccess(fill(say.restored, { name })))
        .catch(() => offerUndo(contact, fill(say.notRestored, { name }), key))
        .finally(() => reloadContacts(cache));
    toastUndo(sentence, () => void restore());
  };

  const removal = useMutation({
    mutationFn: ({ id }: CrisisContact) => client.crisisCommunication.remove({ params: { id } }),
    onSuccess: (_, contact) => offerUndo(contact, fill(say.removed, { name: fullNameOf(contact) }), crypto.randomUUID()),
    onSettled: (_, error) => {
      setAsking(null);
      if (!error) onGone();
      void reloadContacts(cache);
    },
  });

  return {
    asking,
    ask: (contact: CrisisContact) => {
      removal.reset();
      setAsking(contact);
    },
    decline: () => setAsking(null),
    confirm: () => asking && !removal.isPending && removal.mutate(asking),
    isWorking: removal.isPending,
    failure: removal.error && messageOf(removal.error, say.remove),
  };
};
