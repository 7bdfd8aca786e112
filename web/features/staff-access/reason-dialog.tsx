import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { REASON_MAX } from '#shared/domain/staff-reason.ts';
import { messageOf } from '../../lib/api-error.ts';
import { createFormSchema, useSchemaForm } from '../../lib/form.ts';
import { useFormDraft } from '../../lib/use-form-draft.ts';
import { useDiscardQuestion } from '../../ui/discard-question.tsx';
import { DraftNotice } from '../../ui/draft-notice.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';

const empty = { reason: '' };

interface Props<T> {
  /** Names the draft: 'account-deletion/7'. */
  draftName: string;
  question: string;
  consequence: string;
  hint: string;
  size?: 'md' | 'lg';
  /** Reasons to choose with one click. */
  common?: readonly string[];
  findProblem: (reason: string) => string | null;
  confirm: string;
  working: string;
  isDanger?: boolean;
  failed: string;
  send: (reason: string) => Promise<T>;
  onDone: (result: T) => void;
  onClose: () => void;
}

/** Asks staff why, before they do what the customer can read about. */
export function ReasonDialog<T>(props: Props<T>) {
  const { draftName, question, consequence, hint, size = 'md', common = [], findProblem, confirm, working } = props;
  const { isDanger = false, failed, send, onDone, onClose } = props;
  const [schema] = useState(() => createFormSchema<typeof empty>({ reason: findProblem }));
  const form = useSchemaForm({ schema, defaultValues: empty });
  const { register, setValue, setFocus, getValues, watch, formState, failure, submitWith } = form;
  const draft = useFormDraft(draftName, form);
  const guard = useDiscardQuestion(
    () => !['', ...common].includes(getValues('reason').trim()),
    () => {
      draft.forget();
      onClose();
    },
  );
  const submit = submitWith(
    async ({ reason }) => {
      const result = await send(reason.trim());
      draft.forget();
      onDone(result);
    },
    (error) => messageOf(error, failed),
  );
  const choose = (reason: string) => {
    setValue('reason', reason, { shouldValidate: formState.isSubmitted });
    setFocus('reason');
  };
  return (
    <>
      <Modal opened onClose={guard.close} title={question} size={size} zIndex={400}>
        <form onSubmit={submit} noValidate>
          <Stack gap="md" ref={guard.content}>
            <Text c="dimmed">{consequence}</Text>
            <DraftNotice note={draft.note} onStartOver={draft.startOver} />
            {failure && (
              <Notice tone="bad" mustReveal>
                {failure}
              </Notice>
            )}
            {common.length > 0 && (
              <Stack gap="xs" role="group" aria-label="Common reasons">
                {common.map((reason) => (
                  <Button
                    key={reason}
                    variant={watch('reason') === reason ? 'light' : 'default'}
                    justify="flex-start"
                    h="auto"
                    py={8}
                    styles={{ label: { whiteSpace: 'normal', textAlign: 'start' } }}
                    onClick={() => choose(reason)}
                  >
                    {reason}
                  </Button>
                ))}
              </Stack>
            )}
            <Textarea
              label="Reason"
              description={hint}
              required
              autosize
              minRows={2}
              maxRows={6}
              maxLength={REASON_MAX}
              data-autofocus
              error={formState.errors.reason?.message}
              {...register('reason')}
            />
            <Group justify="flex-end" gap="sm">
              <Button variant="default" onClick={guard.close}>
                Cancel
              </Button>
              <SubmitButton
                isWorking={formState.isSubmitting}
                idle={confirm}
                working={working}
                {...(isDanger ? { color: 'var(--bad)', c: 'var(--surface)' } : {})}
              />
            </Group>
          </Stack>
        </form>
      </Modal>
      {guard.question}
    </>
  );
}
