import { List, Text } from '@mantine/core';
import { useMemo } from 'react';
import { assessReadiness } from '#shared/domain/bcp/readiness.ts';
import { timers } from '#shared/domain/bcp/wizard.ts';
import { readinessMessages as say } from '#shared/messages/readiness.ts';
import { Meter } from '../../../../ui/meter.tsx';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { useCheckFacts } from '../../panels/use-check-facts.ts';
import { useDebouncedContent } from '../../state/editor-context.tsx';
import styles from './readiness-card.module.css';

export function ReadinessCard() {
  const content = useDebouncedContent(timers.analysisPause);
  const { employees, providers, status = 'draft', exercises, cyber } = useCheckFacts(content);
  const { score, parts, missing } = useMemo(
    () => assessReadiness({ content, employees, providers, status, exercises, cyber, now: new Date() }),
    [content, employees, providers, status, exercises, cyber],
  );
  return (
    <SectionCard title={say.title} note={say.of(score)} description={say.besideScore}>
      <Meter percent={score} label={`${say.title}: ${say.of(score)}`} />
      {missing.length > 0 ? (
        <List mt="md" spacing={4} aria-label={say.toDo}>
          {missing.map((text) => (
            <List.Item key={text}>{text}</List.Item>
          ))}
        </List>
      ) : (
        <Text mt="md">{say.complete}</Text>
      )}
      <details className={styles.formula}>
        <summary>{say.how}</summary>
        <Text size="sm" c="dimmed" mt="xs">
          {say.formula}
        </Text>
        <dl className={styles.parts}>
          {parts.map(({ criterion, label, points, of }) => (
            <div key={criterion}>
              <dt>{label}</dt>
              <dd>
                {points} of {of}
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </SectionCard>
  );
}
