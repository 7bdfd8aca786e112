import { Button, Group, Text, Textarea, Title } from '@mantine/core';
import { IconPresentation, IconPresentationOff } from '@tabler/icons-react';
import { findQuestionNotes, RUN_TEXT_MAX, setQuestionNotes } from '#shared/domain/exercise-run.ts';
import { facilitatorMessages as say, TOPIC_LABELS } from '#shared/messages/facilitator.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import styles from './facilitator.module.css';
import type { RunEditor } from './run-editor.ts';

export function DiscussPanel({ editor }: { editor: RunEditor }) {
  const { material, content, isReadOnly, edit } = editor;
  return (
    <SectionCard title="Discussion questions">
      {material.questions.length === 0 && <Text c="dimmed">{say.noQuestions}</Text>}
      <ol className={styles.injects}>
        {material.questions.map(({ text, topic, module }, at) => {
          const number = at + 1;
          const isShown = content.question_shown === number;
          return (
            <li key={number} className={styles.inject} data-state={isShown ? 'open' : undefined}>
              <Group gap="xs" mb={4}>
                <Text size="sm" c="dimmed">
                  Module {module} · {TOPIC_LABELS[topic]}
                </Text>
                {isShown && <StatusChip tone="info">On the projector</StatusChip>}
              </Group>
              <Title order={3} fz={16} lh="24px">
                {text}
              </Title>
              {!isReadOnly && (
                <Button
                  mt="xs"
                  size="sm"
                  variant="default"
                  leftSection={
                    isShown ? (
                      <IconPresentationOff size={18} aria-hidden="true" />
                    ) : (
                      <IconPresentation size={18} aria-hidden="true" />
                    )
                  }
                  aria-label={`${isShown ? 'Hide' : 'Show on projector'}: question ${number}`}
                  onClick={() => edit((run) => ({ ...run, question_shown: isShown ? null : number }))}
                >
                  {isShown ? 'Hide' : 'Show on projector'}
                </Button>
              )}
              <Textarea
                mt="sm"
                label={`Notes on question ${number}`}
                value={findQuestionNotes(content, number)}
                readOnly={isReadOnly}
                maxLength={RUN_TEXT_MAX}
                onChange={({ currentTarget: { value } }) => edit((run) => setQuestionNotes(run, number, value))}
              />
            </li>
          );
        })}
      </ol>
    </SectionCard>
  );
}
