import { Button, Stack } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { DraftNotice } from './draft-notice.tsx';
import { FormError } from './form-error.tsx';
import { Notice } from './notice.tsx';
import { Sheet } from './sheet.tsx';

interface Props {
  /** Of the form element. */
  id: string;
  title: string;
  submitLabel: string;
  form: {
    formState: { isDirty: boolean; isSubmitting: boolean; submitCount: number };
    /** Why the last submission failed. */
    failure: string | null;
  };
  problems: ComponentProps<typeof FormError>['problems'];
  draft: { note: string | null; startOver: () => void; forget: () => void };
  onSubmit: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** Closing it forgets the draft. */
export function FormSheet({ id, title, submitLabel, form, problems, draft, onSubmit, onClose, children }: Props) {
  const { formState, failure } = form;
  const giveUp = () => {
    draft.forget();
    onClose();
  };
  const submit: ComponentProps<'form'>['onSubmit'] = (event) => {
    event.preventDefault();
    void onSubmit();
  };
  return (
    <Sheet
      opened
      title={title}
      isDirty={formState.isDirty}
      onClose={giveUp}
      footer={(close) => (
        <>
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={id} loading={formState.isSubmitting}>
            {submitLabel}
          </Button>
        </>
      )}
    >
      <form id={id} onSubmit={submit} noValidate>
        <Stack gap="md">
          <DraftNotice note={draft.note} onStartOver={draft.startOver} />
          <FormError problems={problems} attempt={formState.submitCount} />
          {failure && problems.length === 0 && (
            <Notice tone="bad" mustReveal>
              {failure}
            </Notice>
          )}
          {children}
        </Stack>
      </form>
    </Sheet>
  );
}
