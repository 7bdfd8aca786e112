/** Unsaved work of earlier visits, kept on this device: offered until it is restored or discarded. */
import { Button, Group, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { formatDate, formatTime } from '#shared/format/dates.ts';
import { Card } from '../../../ui/card.tsx';
import { useEditor } from '../state/editor-context.tsx';
import { type BcpState, changedFields } from '../state/plan-state.ts';
import type { AbandonedDraft } from './draft-keeper.ts';
import type { Draft } from './drafts.ts';
import { restoreDraft } from './restore-draft.ts';

/** How many fields of a draft differ from the plan on the screen. */
const changesIn = ({ fields }: Draft, { content }: BcpState): number =>
  changedFields({ content: { ...content, ...fields }, saved: content }).length;

const hasNews = (draft: Draft, state: BcpState): boolean => changesIn(draft, state) > 0 || Object.keys(draft.forms).length > 0;

/** The drafts that say something the plan does not; the others have had their day. */
const useLeftDrafts = () => {
  const { store, drafts } = useEditor().session;
  const [left, setLeft] = useState<AbandonedDraft[]>([]);
  const [reading, setReading] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again when asked
  useEffect(() => {
    let isCurrent = true;
    void drafts.listAbandoned().then((found) => {
      for (const { key, draft } of found) if (!hasNews(draft, store.get())) void drafts.discard(key);
      if (isCurrent) setLeft(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [store, drafts, reading]);
  return { left, readAgain: () => setReading((count) => count + 1) };
};

const timeOf = (iso: string): string =>
  formatDate(iso) === formatDate(new Date().toISOString()) ? formatTime(iso) : formatDate(iso);

/** 'We kept 2 changes from 9:41 AM, and what you typed into "Add Function".' */
const offerOf = ({ at, forms }: Draft, changes: number): string => {
  const typed = Object.values(forms).map(({ title }) => `"${title}"`);
  const words = typed.length > 0 ? `what you typed into ${typed.join(' and ')}` : null;
  if (changes === 0) return `We kept ${words} at ${timeOf(at)}.`;
  return `We kept ${changes} ${changes === 1 ? 'change' : 'changes'} from ${timeOf(at)}${words ? `, and ${words}` : ''}.`;
};

export function DraftOffer() {
  const { session } = useEditor();
  const { left, readAgain } = useLeftDrafts();
  const newest = left.find(({ draft }) => hasNews(draft, session.store.get()));
  if (!newest) return null;
  const settle = async (isWanted: boolean) => {
    await (isWanted ? restoreDraft(session, newest) : session.drafts.discard(newest.key));
    readAgain();
  };
  return (
    <Card tone="accented" role="region" aria-label="Unsaved changes">
      <Group justify="space-between" gap="sm">
        <Text>{offerOf(newest.draft, changesIn(newest.draft, session.store.get()))}</Text>
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
