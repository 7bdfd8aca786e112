import { Button, Group, Text } from '@mantine/core';
import { useCallback, useEffect, useState } from 'react';
import { Card } from '../../../ui/card.tsx';
import { type BcpState, listChangedFields } from './bcp-store.ts';
import type { AbandonedDraft, Draft } from './drafts.ts';
import { type EditorSession, useEditor } from './editor-context.tsx';
import { formatMoment } from './save-status.tsx';

/**
 * The changes go on from the versions they were based on, so that a section that was changed meanwhile is reviewed and
 * not overwritten. Newer edits of the same fields are set aside and offered in their turn.
 */
export const restoreDraft = async (
  { store, saveQueue, drafts }: EditorSession,
  { key, draft }: AbandonedDraft,
): Promise<void> => {
  const editedSince = listChangedFields(store.get()).filter((field) => field in draft.fields);
  if (editedSince.length > 0) await drafts.setAside(editedSince);
  drafts.adopt(draft);
  store.set({ versions: { ...store.get().versions, ...draft.versions } });
  saveQueue.edit(draft.fields);
  await drafts.copy();
  await drafts.discard(key);
};

const countChanges = ({ fields }: Draft, { content }: BcpState): number =>
  listChangedFields({ content: { ...content, ...fields }, saved: content }).length;

const hasNews = (draft: Draft, state: BcpState): boolean => countChanges(draft, state) > 0 || Object.keys(draft.forms).length > 0;

const useAbandonedDrafts = () => {
  const { store, drafts } = useEditor().session;
  const [abandoned, setAbandoned] = useState<AbandonedDraft[]>([]);
  const read = useCallback(async () => {
    const found = await drafts.listAbandoned();
    for (const { key, draft } of found) if (!hasNews(draft, store.get())) void drafts.discard(key);
    setAbandoned(found);
  }, [store, drafts]);
  useEffect(() => void read(), [read]);
  return { abandoned, readAgain: read };
};

/** 'We kept 2 changes from 9:41 AM, and what you typed into "Add Function".' */
const describeDraft = ({ at, forms }: Draft, changes: number): string => {
  const typed = Object.values(forms).map(({ title }) => `"${title}"`);
  const words = typed.length > 0 ? `what you typed into ${typed.join(' and ')}` : null;
  if (changes === 0) return `We kept ${words} at ${formatMoment(at)}.`;
  return `We kept ${changes} ${changes === 1 ? 'change' : 'changes'} from ${formatMoment(at)}${words ? `, and ${words}` : ''}.`;
};

/** Offers the unsaved work of earlier visits on this device, one draft at a time. */
export function DraftOffer() {
  const { session } = useEditor();
  const { abandoned, readAgain } = useAbandonedDrafts();
  const newest = abandoned.find(({ draft }) => hasNews(draft, session.store.get()));
  if (!newest) return null;
  const settle = async (isWanted: boolean) => {
    await (isWanted ? restoreDraft(session, newest) : session.drafts.discard(newest.key));
    await readAgain();
  };
  return (
    <Card tone="accented" role="region" aria-label="Unsaved changes">
      <Group justify="space-between" gap="sm">
        <Text>{describeDraft(newest.draft, countChanges(newest.draft, session.store.get()))}</Text>
        <Group gap="xs">
          <Button size="sm" onClick={() => void settle(true)}>
            Restore
          </Button>
          <Button size="sm" variant="default" onClick={() => void settle(false)}>
            Discard
          </Button>
        </Group>
      </Group>
    </Card>
  );
}
