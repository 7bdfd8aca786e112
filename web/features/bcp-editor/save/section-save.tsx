/** A section's own Save: its button, its message, and when it was last saved. */
import { Button, Text } from '@mantine/core';
import type { BcpField } from '#shared/domain/bcp/bcp.ts';
import { formatTime } from '#shared/format/dates.ts';
import { bcpMessages } from '#shared/messages/bcp.ts';
import { saveMessages as say } from '#shared/messages/bcp-screens.ts';
import { fill } from '#shared/messages/fields.ts';
import { type SectionSaveState, useSectionSave } from './use-section-save.ts';

interface Props {
  fields: readonly BcpField[];
  /** The step's title in lower case, for 'Failed to save {section}'. */
  section: string;
  label: string;
  success?: string;
  failure?: string;
  isDisabled?: boolean;
  /** Asked before saving; false stops it (the section shows why). */
  mayStart?: () => boolean;
}

function Message({ state, failure }: { state: SectionSaveState; failure: string }) {
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

export function SectionSave({ fields, section, label, success = say.success, failure, isDisabled, mayStart }: Props) {
  const { state, savedAt, isFresh, save } = useSectionSave(fields);
  const isRetry = state.is === 'error' && state.why === 'refused';
  const start = () => {
    if (mayStart?.() ?? true) void save();
  };
  return (
    <>
      <Message state={state} failure={failure ?? fill(say.sectionFailed, { section })} />
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
