import { SimpleGrid, Textarea, TextInput } from '@mantine/core';
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
import { bindFields, createFormSchema, useSchemaForm } from '../../lib/form.ts';
import { deriveKey } from '../../lib/idempotency-key.ts';
import { useFormDraft } from '../../lib/use-form-draft.ts';
import { FormSheet } from '../../ui/form-sheet.tsx';
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
  const draft = useFormDraft(contactDraft(contact?.id ?? 'new'), form);
  const save = async (fields: ContactFields) => {
    const body = bodyOf(fields);
    const stored = contact
      ? await client.crisisCommunication.update({ params: { id: contact.id }, body })
      : await client.crisisCommunication.create(
          { body },
          { headers: { 'idempotency-key': await deriveKey(fields.attempt, body) } },
        );
    draft.forget();
    toastSuccess(fill(contact ? say.saved : say.added, { name: fullNameOf(stored) }));
    onSaved();
  };
  const submit = form.submitWith(save, (error) => messageOf(error, contact ? say.update : say.add));
  const { bind, problems } = bindFields(form, id, checked);
  const field = (name: keyof NewCrisisContact, max = CONTACT_TEXT_MAX) => ({
    maxLength: max,
    autoComplete: 'off',
    ...bind(name),
  });
  return (
    <FormSheet
      id={id}
      title={contact ? say.editTitle : say.addTitle}
      submitLabel={contact ? 'Save User' : 'Add User'}
      form={form}
      problems={problems}
      draft={draft}
      onSubmit={submit}
      onClose={onClose}
    >
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <TextInput label="First name" required data-autofocus {...field('first_name')} />
        <TextInput label="Middle name" {...field('middle_name')} />
      </SimpleGrid>
      <TextInput label="Last name" required {...field('last_name')} />
      <TextInput label="Email" type="email" required {...field('email', 254)} />
      <TextInput label="Phone" type="tel" description={say.phoneHint} {...field('phone')} />
      <TextInput label="Call order" inputMode="numeric" description={say.callOrderHint} maw={260} {...field('call_order', 4)} />
      <Textarea label="Notes" autosize minRows={3} {...field('notes', CONTACT_NOTES_MAX)} />
    </FormSheet>
  );
}
