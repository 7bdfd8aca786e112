/** Unsaved work of an earlier visit, kept on this device: offered once, restored or discarded. */
import { Button, Group, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { formatDate, formatTime } from '#shared/format/dates.ts';
import { Card } from '../../../ui/card.tsx';
import { useEditor } from '../state/editor-context.tsx';
import { changedFields } from '../state/plan-state.ts';
import type { Draft } from './drafts.ts';
import { restoreDraft } from './restore-draft.ts';

/** How many fields of a draft differ from the plan on the screen. */
const useDraft = (): { draft: Draft; changes: number } | null => {
  const { store, keeper } = useEditor().session;
  const [draft, setDraft] = useState<Draft | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void keeper.earlier().then((found) => isCurrent && setDraft(found));
    return () => {
      isCurrent = false;
    };
  }, [keeper]);
  if (draft === null) return null;
  const { content } = store.get();
  const changes = changedFields({ content: { ...content, ...draft.fields }, saved: content }).length;
  return changes > 0 ? { draft, changes } : null;
};

export function DraftOffer() {
  const { session } = useEditor();
  const [isSettled, setIsSettled] = useState(false);
  const offer = useDraft();
  if (!offer || isSettled) return null;
  const { draft, changes } = offer;
  const settle = (isWanted: boolean) => {
    setIsSettled(true);
    if (isWanted) restoreDraft(session, draft);
    else void session.keeper.discard();
  };
  const isToday = formatDate(draft.at) === formatDate(new Date().toISOString());
  return (
    <Card tone="accented" role="region" aria-label="Unsaved changes">
      <Group justify="space-between" gap="sm">
        <Text>
          We kept {changes} {changes === 1 ? 'change' : 'changes'} from {isToday ? formatTime(draft.at) : formatDate(draft.at)}.
        </Text>
        <Group gap="xs">
          <Button size="sm" onClick={() => settle(true)}>
            Restore
          </Button>
          <Button size="sm" variant="default" onClick={() => settle(false)}>
            Discard
          </Button>
        </Group>
      </Group>
    </Card>
  );
}
