import { Button, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import {
  CALL_ORDER_MAX,
  CONTACT_NOTES_MAX,
  CONTACT_TEXT_MAX,
  type CrisisContact,
  fullNameOf,
  type NewCrisisContact,
} from '#shared/domain/crisis-contact.ts';
import { crisisMessages } from '#shared/messages/crisis-contacts.ts';
import { crisisScreenMessages as say } from '#shared/messages/crisis-screens.ts';
import { fill } from '#shared/messages/fields.ts';
import { client } from '../../lib/api.ts';
import { messageOf } from '../../lib/api-error.ts';
import { isEmail } from '../../lib/email.ts';
import { requireText } from '../../lib/field-messages.ts';
import { createFormSchema, useSchemaForm } from '../../lib/form.ts';
import { deriveKey } from '../../lib/idempotency-key.ts';
import { useFormDraft } from '../../lib/use-form-draft.ts';
import { DraftNotice } from '../../ui/draft-notice.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { toastSuccess } from '../../ui/toast.ts';

type ContactFields = Record<keyof NewCrisisContact, string> & {
  /** Kept with the draft: the same contact sent again after a lost reply, even after a reload, is added once. */
  attempt: string;
};

const isCallOrder = (text: string): boolean => /^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= CALL_ORDER_MAX;

const schema = createFormSchema<ContactFields>({
  first_name: requireText(crisisMessages.firstNameRequired),
  last_name: requireText(crisisMessages.lastNameRequired),
  email: (text) => (isEmail(text) ? null : crisisMessages.badEmail),
  call_order: (text) => (text.trim() === '' || isCallOrder(text.trim()) ? null : crisisMessages.badCallOrder),
});
const checked = ['first_name', 'last_name', 'email', 'call_order'] as const;

const fieldsOf = (contact: CrisisContact | null): ContactFields => ({
  first_name: contact?.first_name ?? '',
  middle_name: contact?.middle_name ?? '',
  last_name: contact?.last_name ?? '',
  email: contact?.email ?? '',
  phone: contact?.phone ?? '',
  notes: contact?.notes ?? '',
  call_order: contact?.call_order == null ? '' : String(contact.call_order),
  attempt: crypto.randomUUID(),
});

const bodyOf = ({ call_order, attempt: _, ...texts }: ContactFields): NewCrisisContact => ({
  ...texts,
  call_order: call_order.trim() === '' ? null : Number(call_order),
});

export const contactDraft = (id: number | 'new'): string => `crisis-contact/${id}`;

interface Props {
  /** Null for a new one. */
  contact: CrisisContact | null;
  onSaved: () => void;
  onClose: () => void;
}

export function ContactSheet({ contact, onSaved, onClose }: Props) {
  const id = useId();
  const [defaultValues] = useState(() => fieldsOf(contact));
  const form = useSchemaForm({ schema, defaultValues });
  const { register, formState, failure, submitWith } = form;
  const { note, forget, startOver } = useFormDraft(contactDraft(contact?.id ?? 'new'), form);
  const { errors, isDirty, isSubmitting, submitCount } = formState;
  const giveUp = () => {
    forget();
    onClose();
  };
  const save = async (fields: ContactFields) => {
    const body = bodyOf(fields);
    const stored = contact
      ? await client.crisisCommunication.update({ params: { id: contact.id }, body })
      : await client.crisisCommunication.create(
          { body },
          { headers: { 'idempotency-key': await deriveKey(fields.attempt, body) } },
        );
    forget();
    toastSuccess(fill(contact ? say.saved : say.added, { name: fullNameOf(stored) }));
    onSaved();
  };
  const submit = submitWith(save, (error) => messageOf(error, contact ? say.update : say.add));
  const problems = checked.flatMap((name) =>
    errors[name]?.message ? [{ fieldId: `${id}-${name}`, message: errors[name].message }] : [],
  );
  const field = (name: keyof NewCrisisContact, max = CONTACT_TEXT_MAX) => ({
    id: `${id}-${name}`,
    maxLength: max,
    autoComplete: 'off',
    error: errors[name]?.message,
    ...register(name),
  });
  return (
    <Sheet
      opened
      title={contact ? say.editTitle : say.addTitle}
      isDirty={isDirty}
      onClose={giveUp}
      footer={(close) => (
        <>
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={id} loading={isSubmitting}>
            {contact ? 'Save User' : 'Add User'}
          </Button>
        </>
      )}
    >
      <form id={id} onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="md">
          <DraftNotice note={note} onStartOver={startOver} />
          <FormError problems={problems} attempt={submitCount} />
          {failure && (
            <Notice tone="bad" mustReveal>
              {failure}
            </Notice>
          )}
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
            <TextInput label="First name" required data-autofocus {...field('first_name')} />
            <TextInput label="Middle name" {...field('middle_name')} />
          </SimpleGrid>
          <TextInput label="Last name" required {...field('last_name')} />
          <TextInput label="Email" type="email" required {...field('email', 254)} />
          <TextInput label="Phone" type="tel" description={say.phoneHint} {...field('phone')} />
          <TextInput
            label="Call order"
            inputMode="numeric"
            description={say.callOrderHint}
            maw={260}
            {...field('call_order', 4)}
          />
          <Textarea label="Notes" autosize minRows={3} {...field('notes', CONTACT_NOTES_MAX)} />
        </Stack>
      </form>
    </Sheet>
  );
}
