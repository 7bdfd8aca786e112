import { Button, Checkbox, Group, Kbd, Modal, Stack, Table, Tabs, Text } from '@mantine/core';
import { useLocalStorage, useMediaQuery, useWindowEvent } from '@mantine/hooks';
import { IconFlag, IconKeyboard, IconPresentation, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Exercise } from '#shared/domain/exercise.ts';
import type { ExerciseMaterial } from '#shared/domain/exercise-material.ts';
import {
  clockSeconds,
  type ExerciseRun,
  findNextInject,
  injectStateOf,
  isClockRunning,
  pauseClock,
  releaseInject,
  resetRun,
} from '#shared/domain/exercise-run.ts';
import { CHANNEL_LABELS, facilitatorMessages as say } from '#shared/messages/facilitator.ts';
import { fill } from '#shared/messages/fields.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SaveStatus } from '../../ui/save-status.tsx';
import { ClockBar, toggleClock } from './clock-bar.tsx';
import { DiscussPanel } from './discuss-panel.tsx';
import { EvaluatePanel } from './evaluate-panel.tsx';
import styles from './facilitator.module.css';
import { injectElementId, PlayPanel } from './play-panel.tsx';
import type { RunEditor } from './run-editor.ts';
import type { RunState, RunStore } from './run-store.ts';
import { AgendaCard, NotesCard, RealEmergencyCard } from './side-cards.tsx';
import { useNow } from './use-now.ts';
import { useRun } from './use-run.ts';

const SHORTCUTS = [
  ['N', 'Go to the next inject'],
  ['R', 'Release the next inject'],
  ['P', 'Start or pause the clock'],
  ['?', 'Show these shortcuts'],
] as const;

interface ShortcutActions {
  next: () => void;
  release: () => void;
  toggle: () => void;
  help: () => void;
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable], [role=dialog]') !== null;

const useShortcuts = (isOn: boolean, { next, release, toggle, help }: ShortcutActions): void =>
  useWindowEvent('keydown', (event) => {
    const { key, target, ctrlKey, metaKey, altKey, repeat } = event;
    if (!isOn || ctrlKey || metaKey || altKey || repeat || isField(target)) return;
    const action = { n: next, r: release, p: toggle, '?': help }[key.toLowerCase()];
    if (!action) return;
    event.preventDefault();
    action();
  });

function ShortcutsDialog({ isOn, onSwitch, onClose }: { isOn: boolean; onSwitch: (isOn: boolean) => void; onClose: () => void }) {
  return (
    <Modal opened onClose={onClose} title="Keyboard shortcuts">
      <Stack gap="md">
        <Checkbox label="Use shortcuts" checked={isOn} onChange={({ currentTarget }) => onSwitch(currentTarget.checked)} />
        <Text c="dimmed">{say.shortcutsText}</Text>
        <Table>
          <Table.Tbody>
            {SHORTCUTS.map(([key, text]) => (
              <Table.Tr key={key}>
                <Table.Td w={64}>
                  <Kbd size="md">{key}</Kbd>
                </Table.Td>
                <Table.Td>{text}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Stack>
    </Modal>
  );
}

function RunStatus({ state: { save, version }, store }: { state: RunState; store: RunStore }) {
  if (save.is === 'failed')
    return (
      <SaveStatus
        kind="failed"
        text={fill(say.unsaved, { reason: save.detail ?? `${say.saveFailed.failed}.` })}
        action={{ label: 'Try again', onClick: () => void store.save() }}
      />
    );
  if (save.is === 'offline') return <SaveStatus kind="offline" text={say.offline} />;
  if (save.is === 'waiting') return <SaveStatus kind="waiting" text={say.waiting} />;
  if (save.is === 'saving') return <SaveStatus kind="saving" text={say.saving} />;
  return <SaveStatus kind="saved" text={version === 0 ? say.notSavedYet : say.saved} />;
}

/** Read to screen readers when an inject becomes due. */
const describeDue = ({ material, content, seconds }: RunEditor): string => {
  const next = findNextInject(material.injects, content);
  if (!next || injectStateOf(next, content, seconds) !== 'due') return '';
  return fill(say.dueAnnouncement, { number: next.number, channel: CHANNEL_LABELS[next.channel], from: next.from });
};

interface Props {
  exercise: Exercise;
  material: ExerciseMaterial;
  run: ExerciseRun;
  isReadOnly: boolean;
  exercisePath: string;
  projectorPath: string;
  /** Null once the exercise is over. */
  onEnd: (() => void) | null;
}

export function FacilitatorConsole({ exercise, material, run, isReadOnly, exercisePath, projectorPath, onEnd }: Props) {
  const { state, store } = useRun({ exercise, material, run, isReadOnly });
  const { content } = state;
  const isHeld = exercise.completed_date !== null;
  const now = useNow(isClockRunning(content.clock) && !isHeld);
  // An exercise that was completed on its page left the clock running.
  const seconds = clockSeconds(content.clock, isHeld ? new Date(exercise.completed_date!) : now);
  const editor: RunEditor = { material, content, seconds, isReadOnly, edit: store.edit };
  const isNarrow = useMediaQuery('(max-width: 62em)') ?? false;
  const [tab, setTab] = useState<string | null>('play');
  const [hasShortcuts, setHasShortcuts] = useLocalStorage({ key: 'keelhouse-facilitator-shortcuts', defaultValue: true });
  const [dialog, setDialog] = useState<'shortcuts' | 'reset' | null>(null);
  const [isEnding, setIsEnding] = useState(false);
  const next = findNextInject(material.injects, content);

  const toggle = () => store.edit(toggleClock);
  const showNext = () => {
    if (!next) return;
    setTab('play');
    // After the panel is there.
    setTimeout(() => {
      const item = document.getElementById(injectElementId(next.number));
      item?.scrollIntoView({ block: 'center' });
      item?.focus({ preventScroll: true });
    });
  };
  useShortcuts(hasShortcuts && !isReadOnly, {
    next: showNext,
    release: () => next && store.edit((record) => releaseInject(record, next.number, seconds)),
    toggle: () => !isHeld && toggle(),
    help: () => setDialog('shortcuts'),
  });
  const end = async () => {
    setIsEnding(true);
    store.edit((record) => ({ ...record, clock: pauseClock(record.clock, new Date()) }));
    const isSaved = await store.save();
    setIsEnding(false);
    if (isSaved) onEnd?.();
  };

  const notes = <NotesCard editor={editor} />;
  const tools = (
    <>
      <Button
        component="a"
        href={projectorPath}
        target={`keelhouse-projector-${exercise.id}`}
        variant="default"
        leftSection={<IconPresentation size={18} aria-hidden="true" />}
      >
        Open projector
      </Button>
      {onEnd && (
        <Button leftSection={<IconFlag size={18} aria-hidden="true" />} loading={isEnding} onClick={() => void end()}>
          End exercise
        </Button>
      )}
    </>
  );
  return (
    <>
      <PageTitle
        tabTitle={`${say.title}: ${exercise.exercise_name}`}
        lead={say.lead}
        actions={
          <>
            {isNarrow && tools}
            <Button component={Link} to={exercisePath} variant="default">
              Exercise details
            </Button>
          </>
        }
      >
        {exercise.exercise_name}
      </PageTitle>
      {isReadOnly && <Notice tone="info">{say.readOnly}</Notice>}
      {state.notice && (
        <Notice tone="info">
          <Group gap="sm" justify="space-between">
            {say[state.notice]}
            <Button size="xs" variant="subtle" onClick={store.dismissNotice}>
              Got it
            </Button>
          </Group>
        </Notice>
      )}
      <ClockBar material={material} content={content} seconds={seconds} isReadOnly={isReadOnly || isHeld} onToggle={toggle}>
        {!isReadOnly && <RunStatus state={state} store={store} />}
        {!isNarrow && tools}
      </ClockBar>
      <div role="status" className={styles.hidden}>
        {isReadOnly ? '' : describeDue(editor)}
      </div>
      <div className={styles.layout}>
        <Tabs value={tab} onChange={setTab} keepMounted={false}>
          <Tabs.List mb="lg">
            <Tabs.Tab value="play">Play</Tabs.Tab>
            <Tabs.Tab value="discuss">Discuss</Tabs.Tab>
            <Tabs.Tab value="evaluate">Evaluate</Tabs.Tab>
            {isNarrow && <Tabs.Tab value="notes">Notes</Tabs.Tab>}
          </Tabs.List>
          <Tabs.Panel value="play">
            <PlayPanel scenario={exercise.scenario_description} editor={editor} />
          </Tabs.Panel>
          <Tabs.Panel value="discuss">
            <DiscussPanel editor={editor} />
          </Tabs.Panel>
          <Tabs.Panel value="evaluate">
            <EvaluatePanel editor={editor} />
          </Tabs.Panel>
          {isNarrow && <Tabs.Panel value="notes">{notes}</Tabs.Panel>}
        </Tabs>
        <Stack gap="lg">
          <RealEmergencyCard />
          <AgendaCard editor={editor} />
          {!isNarrow && notes}
          {!isReadOnly && (
            <Group gap="sm">
              <Button
                variant="subtle"
                leftSection={<IconKeyboard size={18} aria-hidden="true" />}
                onClick={() => setDialog('shortcuts')}
              >
                Keyboard shortcuts
              </Button>
              {content.clock.started_at !== null && !isHeld && (
                <Button
                  variant="subtle"
                  leftSection={<IconRefresh size={18} aria-hidden="true" />}
                  onClick={() => setDialog('reset')}
                >
                  Start over
                </Button>
              )}
            </Group>
          )}
        </Stack>
      </div>
      {dialog === 'shortcuts' && (
        <ShortcutsDialog isOn={hasShortcuts} onSwitch={setHasShortcuts} onClose={() => setDialog(null)} />
      )}
      <ConfirmDialog
        opened={dialog === 'reset'}
        question={say.resetQuestion}
        consequence={say.resetText}
        confirmLabel="Start over"
        cancelLabel="Keep going"
        onConfirm={() => {
          store.edit(resetRun);
          setDialog(null);
        }}
        onCancel={() => setDialog(null)}
      />
    </>
  );
}
