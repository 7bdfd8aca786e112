import { Anchor, List, Text } from '@mantine/core';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { assessReadiness } from '#shared/domain/bcp/readiness.ts';
import { timers } from '#shared/domain/bcp/wizard.ts';
import { readinessMessages as say } from '#shared/messages/readiness.ts';
import { Meter } from '../../../../ui/meter.tsx';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { useCheckFacts } from '../../panels/use-check-facts.ts';
import { useBcp, useDebouncedContent } from '../../state/editor-context.tsx';
import { useEvidence } from '../../state/proof-marks.tsx';
import styles from './readiness-card.module.css';

export function ReadinessCard() {
  const content = useDebouncedContent(timers.analysisPause);
  const { employees, providers, status = 'draft', exercises, cyber } = useCheckFacts(content);
  const { id, createdAt, issuedAt } = useBcp((state) => state);
  const evidence = useEvidence();
  const known = useMemo(
    () => ({
      ...{ created_at: createdAt ?? undefined, issued_at: issuedAt ?? undefined },
      ...(evidence && { evidence }),
    }),
    [evidence, createdAt, issuedAt],
  );
  const { score, parts, deductions, missing } = useMemo(
    () => assessReadiness({ content, employees, providers, status, exercises, cyber, now: new Date(), ...known }),
    [content, employees, providers, status, exercises, cyber, known],
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
      {id !== null && (
        <Anchor component={Link} to={`/bcp/${id}/proof`} mt="md" display="inline-block">
          {say.seeProof}
        </Anchor>
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
          {deductions.map(({ label, points }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{say.minus(points)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </SectionCard>
  );
}
