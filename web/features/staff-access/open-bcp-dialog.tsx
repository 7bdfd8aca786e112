import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import type { StaffBcpRow } from '#shared/domain/staff-access.ts';
import { findReasonProblem, REASON_MAX } from '#shared/domain/staff-reason.ts';
import { staffAccessMessages as say } from '#shared/messages/staff-access.ts';
import { client } from '../../lib/api.ts';
import { messageOf } from '../../lib/api-error.ts';
import { createFormSchema, useSchemaForm } from '../../lib/form.ts';
import { Notice } from '../../ui/notice.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import type { Opening } from './opened-bcp.tsx';

const empty = { reason: '' };
const schema = createFormSchema<typeof empty>({ reason: findReasonProblem });

interface Props {
  uid: number;
  bcp: StaffBcpRow;
  onOpened: (opening: Opening) => void;
  onClose: () => void;
}

export function OpenBcpDialog({ uid, bcp, onOpened, onClose }: Props) {
  const { register, setValue, setFocus, watch, formState, failure, submitWith } = useSchemaForm({ schema, defaultValues: empty });
  const { errors, isSubmitting } = formState;
  const name = bcp.business_name || say.unnamed;
  const submit = submitWith(
    async ({ reason }) => {
      const html = await client.staffAccess.preview({ params: { id: uid, bcp_id: bcp.id }, body: { reason } });
      onOpened({ html, name, reason: reason.trim(), openedAt: new Date().toISOString() });
    },
    (error) => messageOf(error, say.openFailed),
  );
  const choose = (reason: string) => {
    setValue('reason', reason, { shouldValidate: formState.isSubmitted });
    setFocus('reason');
  };
  return (
    <Modal opened onClose={onClose} title={`Open “${name}”?`} size="lg" zIndex={400}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <Text c="dimmed">{say.why}</Text>
          {failure && (
            <Notice tone="bad" mustReveal>
              {failure}
            </Notice>
          )}
          <Stack gap="xs" role="group" aria-label="Common reasons">
            {say.common.map((reason) => (
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
          <Textarea
            label="Reason"
            description="The customer reads this text."
            required
            autosize
            minRows={2}
            maxRows={6}
            maxLength={REASON_MAX}
            data-autofocus
            error={errors.reason?.message}
            {...register('reason')}
          />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <SubmitButton isWorking={isSubmitting} idle="Open BCP" working="Opening…" />
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
