import { Button, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { BcpField } from '#shared/domain/bcp/bcp.ts';
import { canSave, timers } from '#shared/domain/bcp/wizard.ts';
import { formatTime } from '#shared/format/dates.ts';
import { bcpMessages } from '#shared/messages/bcp.ts';
import { saveMessages as say } from '#shared/messages/bcp-screens.ts';
import { fill } from '#shared/messages/fields.ts';
import { listChangedFields, pickFields } from './bcp-store.ts';
import { useBcp, useEditor } from './editor-context.tsx';

type SectionSaveState = { is: 'idle' | 'saving' } | { is: 'error'; why: 'incomplete' | 'refused'; detail: string | null };

const idle: SectionSaveState = { is: 'idle' };

const useSectionSave = (fields: readonly BcpField[]) => {
  const { saveQueue } = useEditor().session;
  const [state, setState] = useState<SectionSaveState>(idle);
  const [isFresh, setIsFresh] = useState(false);
  const [saved, setSaved] = useState<{ at: string; values: string } | null>(null);
  const values = useBcp(({ content }) => JSON.stringify(pickFields(content, fields)));

  /** The error is over: another save took the fields along, or their edits were undone. */
  const isOver = useBcp(
    (bcp) =>
      state.is === 'error' &&
      (state.why === 'incomplete'
        ? canSave(bcp.content)
        : bcp.save.is === 'idle' && !listChangedFields(bcp).some((field) => fields.includes(field))),
  );
  useEffect(() => {
    if (isOver) setState(idle);
  }, [isOver]);

  useEffect(() => {
    if (!isFresh) return;
    const timer = setTimeout(() => setIsFresh(false), timers.saveMessage);
    return () => clearTimeout(timer);
  }, [isFresh]);

  const save = async (): Promise<void> => {
    if (state.is === 'saving') return;
    setState({ is: 'saving' });
    const outcome = await saveQueue.save({ by: 'person', fields });
    if (outcome.ok) {
      setState(idle);
      setSaved({ at: new Date().toISOString(), values });
    } else setState({ is: 'error', why: outcome.why === 'incomplete' ? 'incomplete' : 'refused', detail: outcome.detail });
    setIsFresh(outcome.ok);
  };

  const savedAt = saved?.values === values ? saved.at : null;
  return { state, savedAt, isFresh, save };
};

function ErrorMessage({ state, failure }: { state: SectionSaveState; failure: string }) {
  if (state.is !== 'error') return null;
  if (state.why === 'incomplete')
    return (
      <Text size="sm" c="var(--bad)" role="alert">
        {bcpMessages.completeStepOne}
      </Text>
    );
  return (
    <div role="alert">
      <Text size="sm" c="var(--bad)" fw={600}>
        {failure}
      </Text>
      <Text size="sm" c="var(--bad)">
        {state.detail ?? say.failed}
      </Text>
    </div>
  );
}

interface Props {
  fields: readonly BcpField[];
  /** The step's title in lower case, for 'Failed to save {section}'. */
  section: string;
  label: string;
  success?: string;
  failure?: string;
  isDisabled?: boolean;
  /** Runs before saving; false stops it, and the section shows why. */
  mayStart?: () => boolean;
}

export function SectionSave({ fields, section, label, success = say.success, failure, isDisabled, mayStart }: Props) {
  const { state, savedAt, isFresh, save } = useSectionSave(fields);
  const isRetry = state.is === 'error' && state.why === 'refused';
  const start = () => {
    if (mayStart?.() ?? true) void save();
  };
  return (
    <>
      <ErrorMessage state={state} failure={failure ?? fill(say.sectionFailed, { section })} />
      <Text size="sm" c="dimmed" role="status">
        {isFresh && <Text span c="var(--ok)" size="sm" fw={600}>{`${success} `}</Text>}
        {savedAt && fill(say.savedAt, { time: formatTime(savedAt) })}
      </Text>
      <Button
        variant="default"
        onClick={start}
        disabled={isDisabled}
        aria-busy={state.is === 'saving'}
        aria-disabled={state.is === 'saving' || undefined}
      >
        {state.is === 'saving' ? say.toServer : isRetry ? 'Retry' : label}
      </Button>
    </>
  );
}
