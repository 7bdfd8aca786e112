import { Button, List, Text } from '@mantine/core';
import { IconCircleCheck, IconSparkles } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { timers } from '#shared/domain/bcp/wizard.ts';
import { aiDisclosure } from '#shared/messages/ai.ts';
import { Card } from '../../../../ui/card.tsx';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import styles from '../../ai/ai.module.css';
import { AiOutcome } from '../../ai/ai-outcome.tsx';
import { useSuggestions } from '../../ai/suggestions-provider.tsx';
import own from './risk-banner.module.css';

/** True for three seconds after `at`. */
const useIsRecent = (at: number | null): boolean => {
  const [isOver, setIsOver] = useState(true);
  useEffect(() => {
    const left = at === null ? 0 : at + timers.appliedSuggestions - Date.now();
    setIsOver(left <= 0);
    if (left <= 0) return;
    const timer = setTimeout(() => setIsOver(true), left);
    return () => clearTimeout(timer);
  }, [at]);
  return !isOver;
};

export function RiskBanner() {
  const { statusOf, request } = useSuggestions();
  const status = statusOf('risks');
  const applied = status.is === 'applied' ? status : null;
  const isFresh = useIsRecent(applied?.at ?? null);
  const isWorking = status.is === 'working';
  return (
    <div className={own.stack}>
      <Card tone="ai" className={styles.banner}>
        <div className={styles.words}>
          <div className={styles.title}>
            <IconSparkles size={20} aria-hidden="true" />
            AI suggestions
          </div>
          <Text size="sm">
            Risks and critical functions that fit your industry, size and place. Nothing is added until you accept.
          </Text>
          <Disclosure summary={aiDisclosure.short}>{aiDisclosure.beside}</Disclosure>
          <AiOutcome kind="risks" />
        </div>
        <Button onClick={() => void request('risks')} loading={isWorking} aria-busy={isWorking}>
          Get AI Suggestions
        </Button>
      </Card>
      <div role="status">
        {isFresh && (
          <div className={own.applied}>
            <IconCircleCheck size={20} aria-hidden="true" />
            AI suggestions applied
          </div>
        )}
      </div>
      {applied && applied.remarks.length > 0 && (
        <Card>
          <Text fw={600} mb={4}>
            For a business of your size
          </Text>
          <List size="sm">
            {applied.remarks.map((text) => (
              <List.Item key={text}>{text}</List.Item>
            ))}
          </List>
        </Card>
      )}
    </div>
  );
}
