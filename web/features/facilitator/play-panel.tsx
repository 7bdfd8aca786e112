import { Button, Group, Stack, Text, Textarea, Title } from '@mantine/core';
import { IconArrowBackUp, IconPresentation } from '@tabler/icons-react';
import {
  findInjectRecord,
  findNextInject,
  formatClock,
  type InjectState,
  injectStateOf,
  listByPlayTime,
  RUN_TEXT_MAX,
  recordResponse,
  releaseInject,
  revealParts,
  setInjectRecord,
  splitScenario,
} from '#shared/domain/exercise-run.ts';
import { CHANNEL_LABELS, facilitatorMessages as say } from '#shared/messages/facilitator.ts';
import { type Fact, FactList } from '../../ui/fact-list.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { StatusChip, type Tone } from '../../ui/status-chip.tsx';
import styles from './facilitator.module.css';
import type { RunEditor } from './run-editor.ts';

type Inject = RunEditor['material']['injects'][number];

export const injectElementId = (number: number): string => `inject-${number}`;

function ScenarioCard({ scenario, editor }: { scenario: string; editor: RunEditor }) {
  const { content, seconds, isReadOnly, edit } = editor;
  const paragraphs = splitScenario(scenario);
  const shown = Math.min(content.revealed, paragraphs.length);
  const reveal = (revealed: number) => edit((run) => revealParts(run, revealed, seconds));
  return (
    <SectionCard title="Scenario" note={`${shown} of ${paragraphs.length} on the projector`}>
      <ol className={styles.scenario}>
        {paragraphs.map((paragraph, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a text never move
          <li key={at} data-shown={at < shown || undefined} data-next={at === shown || undefined}>
            <Text span className={styles.partState}>
              {at < shown ? 'On the projector' : at === shown ? 'Next' : 'Later'}
            </Text>
            {paragraph}
          </li>
        ))}
      </ol>
      {!isReadOnly && (
        <Group gap="sm" mt="md">
          {shown < paragraphs.length && (
            <Button
              leftSection={<IconPresentation size={18} aria-hidden="true" />}
              variant="default"
              onClick={() => reveal(shown + 1)}
            >
              {shown === 0 ? 'Show the opening on the projector' : 'Show next part on the projector'}
            </Button>
          )}
          {shown > 0 && (
            <Button
              variant="subtle"
              leftSection={<IconArrowBackUp size={18} aria-hidden="true" />}
              onClick={() => reveal(shown - 1)}
            >
              Hide the last part
            </Button>
          )}
        </Group>
      )}
    </SectionCard>
  );
}

const stateTones: Record<InjectState, Tone> = { answered: 'ok', overdue: 'bad', open: 'info', due: 'warn', later: 'neutral' };
const stateLabels: Record<InjectState, string> = {
  answered: 'Answered',
  overdue: 'No answer yet: late',
  open: 'Waiting for an answer',
  due: 'Due now',
  later: 'Later',
};

const formatWait = (seconds: number): string => {
  const minutes = Math.floor(seconds / 60);
  return `${minutes}:${String(seconds % 60).padStart(2, '0')} min`;
};

const factsOf = (inject: Inject): Fact[] =>
  (
    [
      ['Expected action', inject.expected_action],
      ['Decision asked', inject.decision],
      ['Hint, if they are stuck', inject.hint],
    ] as const
  ).flatMap(([label, text]): Fact[] => (text ? [[label, text]] : []));

function InjectItem({ inject, isNext, editor }: { inject: Inject; isNext: boolean; editor: RunEditor }) {
  const { content, seconds, isReadOnly, edit } = editor;
  const record = findInjectRecord(content, inject.number);
  const { released_at_seconds: releasedAt, responded_at_seconds: respondedAt } = record;
  const state = injectStateOf(inject, content, seconds);
  const isReleased = releasedAt !== null;
  const isActive = isNext || state === 'due' || state === 'open' || state === 'overdue';
  const change = (part: Partial<typeof record>) =>
    edit((run) => setInjectRecord(run, { ...findInjectRecord(run, inject.number), ...part }));
  const heading = `Inject ${inject.number} (${CHANNEL_LABELS[inject.channel]}): ${inject.from}`;
  return (
    <li
      id={injectElementId(inject.number)}
      className={styles.inject}
      data-state={state}
      data-next={isNext || undefined}
      tabIndex={-1}
    >
      <Group justify="space-between" align="flex-start" gap="xs">
        <Title order={3} fz={16} lh="22px" className={styles.injectTitle}>
          {heading}
        </Title>
        <Group gap="xs">
          {isNext && state === 'later' && <StatusChip tone="tide">Next</StatusChip>}
          {!(isNext && state === 'later') && <StatusChip tone={stateTones[state]}>{stateLabels[state]}</StatusChip>}
          {record.is_late && <StatusChip tone="bad">Late</StatusChip>}
        </Group>
      </Group>
      <Text size="sm" c="dimmed">
        Planned for {formatClock(inject.play_at_minutes * 60)}
        {isReleased && `, released at ${formatClock(releasedAt)}`}
        {isReleased && respondedAt !== null && `, answered after ${formatWait(respondedAt - releasedAt)}`}
        {isReleased && respondedAt === null && !isReadOnly && `, waiting ${formatWait(Math.max(0, seconds - releasedAt))}`}
      </Text>
      <Text mt={4} className={styles.injectText}>
        {inject.text}
      </Text>
      <details open={isActive} key={String(isActive)}>
        <summary>For the facilitator</summary>
        <FactList facts={factsOf(inject)} />
        {inject.if_late && (
          <div className={styles.branch}>
            <Text fw={600} size="sm">
              If they are late
            </Text>
            <Text>{inject.if_late}</Text>
            {!isReadOnly && isReleased && !record.is_late && (
              <Button variant="default" size="sm" mt="xs" onClick={() => change({ is_late: true })}>
                Play the late branch
              </Button>
            )}
          </div>
        )}
      </details>
      {!isReadOnly && (
        <Group gap="sm" mt="sm">
          {!isReleased && (
            <Button
              variant={isNext ? 'filled' : 'default'}
              onClick={() => edit((run) => releaseInject(run, inject.number, seconds))}
            >
              Release now
            </Button>
          )}
          {isReleased && respondedAt === null && (
            <Button onClick={() => edit((run) => recordResponse(run, inject.number, seconds))}>Responded</Button>
          )}
          {isReleased && (
            <Button
              variant="subtle"
              leftSection={<IconArrowBackUp size={18} aria-hidden="true" />}
              onClick={() =>
                change(
                  respondedAt === null
                    ? { released_at_seconds: null, is_late: false }
                    : { responded_at_seconds: null, is_late: false },
                )
              }
            >
              {respondedAt === null ? 'Take back' : 'Not answered yet'}
            </Button>
          )}
        </Group>
      )}
      {(isReleased || record.response !== '') && (
        <Textarea
          mt="sm"
          label={`What the team did about inject ${inject.number}`}
          value={record.response}
          readOnly={isReadOnly}
          maxLength={RUN_TEXT_MAX}
          onChange={({ currentTarget: { value } }) => change({ response: value })}
        />
      )}
    </li>
  );
}

function InjectsCard({ editor }: { editor: RunEditor }) {
  const { material, content } = editor;
  const injects = listByPlayTime(material.injects);
  const next = findNextInject(injects, content);
  const released = injects.filter(({ number }) => findInjectRecord(content, number).released_at_seconds !== null).length;
  return (
    <SectionCard title="Injects" note={`${released} of ${injects.length} released`}>
      {injects.length === 0 && <Text c="dimmed">{say.noInjects}</Text>}
      <ol className={styles.injects}>
        {injects.map((inject) => (
          <InjectItem key={inject.number} inject={inject} isNext={inject.number === next?.number} editor={editor} />
        ))}
      </ol>
    </SectionCard>
  );
}

export function PlayPanel({ scenario, editor }: { scenario: string; editor: RunEditor }) {
  return (
    <Stack gap="lg">
      <ScenarioCard scenario={scenario} editor={editor} />
      <InjectsCard editor={editor} />
    </Stack>
  );
}
