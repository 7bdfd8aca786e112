import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DirectoryContact } from '#shared/domain/crisis-contact.ts';
import { type CallPlace, moveInCallOrder, placeContacts } from '#shared/domain/phone-tree.ts';
import { crisisScreenMessages as say } from '#shared/messages/crisis-screens.ts';
import { client } from '../../lib/api.ts';
import { messageOf } from '../../lib/api-error.ts';
import { directoryQuery, reloadContacts } from './crisis-queries.ts';

/** As many as one call takes. */
const CHUNK = 100;

const savePlaces = async (places: readonly CallPlace[]): Promise<void> => {
  for (let at = 0; at < places.length; at += CHUNK)
    await client.crisisCommunication.setCallOrder({ body: { contacts: places.slice(at, at + CHUNK) } });
};

/** Moves show at once and are saved one after another; when one fails, the stored order comes back. */
export const useCallOrder = () => {
  const cache = useQueryClient();
  const { queryKey } = directoryQuery;
  const saving = useMutation({
    mutationKey: ['call-order'],
    scope: { id: 'call-order' },
    mutationFn: savePlaces,
    // Those that are still to come would be overwritten.
    onSettled: () => (cache.isMutating({ mutationKey: ['call-order'] }) === 1 ? reloadContacts(cache) : undefined),
  });
  /** Resolves the new order; null at the ends of the list. */
  const move = (id: number, by: -1 | 1): DirectoryContact[] | null => {
    const contacts = cache.getQueryData(queryKey) ?? [];
    const places = moveInCallOrder(contacts, id, by);
    if (places.length === 0) return null;
    const moved = placeContacts(contacts, places);
    void cache.cancelQueries({ queryKey });
    cache.setQueryData(queryKey, moved);
    saving.mutate(places);
    return moved;
  };
  return { move, failure: saving.error && messageOf(saving.error, say.order) };
};
