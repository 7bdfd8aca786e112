import { Button, Group, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { prefillFromBcp, prefillFromTrade } from '#shared/domain/bcp/prefill.ts';
import { emptyPrimary } from '#shared/domain/bcp/primary-location.ts';
import { prefillMessages as say } from '#shared/messages/wizard.ts';
import { client } from '../../../../lib/api.ts';
import { messageOf } from '../../../../lib/api-error.ts';
import { takeFirstAnswers } from '../../../../lib/first-answers.ts';
import { Card } from '../../../../ui/card.tsx';
import { toastError } from '../../../../ui/toast.ts';
import { useBcp, useEditor } from '../../state/editor-context.tsx';
import { tradesQuery } from '../../state/trades-query.ts';
import { usePrefill } from './prefilled.tsx';

/** What a visitor said in the risk check, into a BCP that nothing was typed into yet. */
export const useFirstAnswers = (): void => {
  const { store, saveQueue } = useEditor().session;
  const prefill = usePrefill();
  const cache = useQueryClient();
  const take = useEffectEvent(async () => {
    const { id, content, saved } = store.get();
    const answers = id === null && content === saved ? takeFirstAnswers() : null;
    if (answers === null) return;
    const { activity, trade: tradeId, zip } = answers;
    saveQueue.edit({ activity: activity || null, trade: tradeId, primary_location: { ...emptyPrimary, zip } });
    if (tradeId === null) return;
    const trades = await cache.ensureQueryData(tradesQuery).catch(() => []);
    const trade = trades.find((listed) => listed.id === tradeId);
    if (!trade) return;
    if (store.get().content.activity === null) saveQueue.edit({ activity: trade.title });
    prefill((known) => prefillFromTrade(trade, { ...known, isVisited: () => false }));
  });
  useEffect(() => void take(), []);
};

/** A second BCP mostly is about the same business. */
export function OtherBcpOffer() {
  const { other } = useEditor();
  const isNew = useBcp(({ id }) => id === null);
  const prefill = usePrefill();
  const [isDone, setIsDone] = useState(false);
  const [isLoading, setIsLoading] = useState(false);
  if (!other || !isNew || isDone) return null;
  const copy = async () => {
    setIsLoading(true);
    try {
      const bcp = await client.bcp.get({ params: { id: other.id } });
      prefill((known) => prefillFromBcp(bcp, known));
      setIsDone(true);
    } catch (error) {
      toastError(messageOf(error, say.copyFailed));
    }
    setIsLoading(false);
  };
  return (
    <Card tone="accented" role="region" aria-label={say.other(other.business_name)}>
      <Group justify="space-between" gap="sm">
        <div>
          <Text fw={600}>{say.other(other.business_name)}</Text>
          <Text size="sm" c="dimmed">
            {say.otherAbout}
          </Text>
        </div>
        <Button size="sm" variant="default" loading={isLoading} onClick={() => void copy()}>
          {say.copy}
        </Button>
      </Group>
    </Card>
  );
}
