import { Button, Group, List, Text, Textarea } from '@mantine/core';
import { IconAlertTriangle, IconPlus, IconTrash } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { formatClock, RUN_NOTES_MAX, RUN_TEXT_MAX } from '#shared/domain/exercise-run.ts';
import { facilitatorMessages as say } from '#shared/messages/facilitator.ts';
import { Card } from '../../ui/card.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { describeLeft, minutesLeft } from './clock-bar.tsx';
import styles from './facilitator.module.css';
import type { RunEditor } from './run-editor.ts';

export function AgendaCard({ editor: { material, content, seconds, isReadOnly, edit } }: { editor: RunEditor }) {
  const hasStarted = content.clock.started_at !== null;
  return (
    <SectionCard title="Agenda" note={`${material.duration_minutes} minutes`}>
      <ol className={styles.agenda}>
        {material.agenda.map((item, at) => {
          const isCurrent = content.agenda_item === at + 1;
          const left = minutesLeft(item, seconds);
          return (
            <li key={item.title} aria-current={isCurrent ? 'step' : undefined}>
              <Text span fw={isCurrent ? 700 : 400}>
                {item.title}
              </Text>
              <Text span size="sm" c={isCurrent && hasStarted && left < 0 ? 'var(--bad)' : 'dimmed'}>
                {isCurrent && hasStarted ? describeLeft(left) : `${item.minutes} min`}
              </Text>
              {!isReadOnly && at + 1 === content.agenda_item + 1 && (
                <Button size="sm" variant="default" onClick={() => edit((run) => ({ ...run, agenda_item: at + 1 }))}>
                  Go to this item
                </Button>
              )}
              {!isReadOnly && at + 1 === content.agenda_item - 1 && (
                <Button size="sm" variant="subtle" onClick={() => edit((run) => ({ ...run, agenda_item: at + 1 }))}>
                  Back to this item
                </Button>
              )}
            </li>
          );
        })}
      </ol>
    </SectionCard>
  );
}

export function NotesCard({ editor: { content, seconds, isReadOnly, edit } }: { editor: RunEditor }) {
  const [added, setAdded] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (added !== null) field.current?.focus();
  }, [added]);
  const add = () => {
    const id = crypto.randomUUID();
    edit((run) => ({ ...run, notes: [...run.notes, { id, at_seconds: seconds, text: '' }] }));
    setAdded(id);
  };
  const newestFirst = [...content.notes].sort((a, b) => b.at_seconds - a.at_seconds);
  return (
    <SectionCard title="Notes">
      {!isReadOnly && content.notes.length < RUN_NOTES_MAX && (
        <Button variant="default" leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={add}>
          Add note
        </Button>
      )}
      {content.notes.length === 0 && (
        <Text c="dimmed" mt="sm">
          {say.noNotes}
        </Text>
      )}
      <ol className={styles.notes}>
        {newestFirst.map(({ id, at_seconds, text }) => (
          <li key={id}>
            <Textarea
              ref={id === added ? field : undefined}
              label={`Note at ${formatClock(at_seconds)}`}
              value={text}
              readOnly={isReadOnly}
              maxLength={RUN_TEXT_MAX}
              onChange={({ currentTarget: { value } }) =>
                edit((run) => ({ ...run, notes: run.notes.map((note) => (note.id === id ? { ...note, text: value } : note)) }))
              }
            />
            {!isReadOnly && (
              <Group justify="flex-end">
                <Button
                  variant="subtle"
                  size="xs"
                  leftSection={<IconTrash size={16} aria-hidden="true" />}
                  aria-label={`Remove the note at ${formatClock(at_seconds)}`}
                  onClick={() => edit((run) => ({ ...run, notes: run.notes.filter((note) => note.id !== id) }))}
                >
                  Remove
                </Button>
              </Group>
            )}
          </li>
        ))}
      </ol>
    </SectionCard>
  );
}

/** A drill must never hide a real emergency. */
export function RealEmergencyCard() {
  return (
    <Card>
      <section aria-labelledby="real-emergency">
        <Group gap="xs" wrap="nowrap" align="flex-start" mb="xs">
          <IconAlertTriangle size={22} color="var(--bad)" aria-hidden="true" style={{ flex: 'none' }} />
          <h2 id="real-emergency" className={styles.realTitle}>
            {say.realTitle}
          </h2>
        </Group>
        <List type="ordered" spacing={6}>
          {say.realRules.map((rule) => (
            <List.Item key={rule}>{rule}</List.Item>
          ))}
        </List>
      </section>
    </Card>
  );
}
