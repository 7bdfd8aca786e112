import { NativeSelect, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { ACCOUNT_NOTES_MAX, type AdminUser, DEMO_DAYS, demoPeriod, demoUserDefaults } from '#shared/domain/admin-user.ts';
import { TIERS, type Tier } from '#shared/domain/tier.ts';
import { PERSON_NAME_MAX } from '#shared/domain/user.ts';
import { formatDate } from '#shared/format/dates.ts';
import { userFormMessages as say } from '#shared/messages/admin-screens.ts';
import { fill } from '#shared/messages/fields.ts';
import { client } from '../../../lib/api.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { bindFields, createFormSchema, useSchemaForm } from '../../../lib/form.ts';
import { deriveKey } from '../../../lib/idempotency-key.ts';
import { tierNames } from '../../../lib/tiers.ts';
import { useFormDraft } from '../../../lib/use-form-draft.ts';
import { FormSheet } from '../../../ui/form-sheet.tsx';
import { toastSuccess } from '../../../ui/toast.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { nameOf } from './use-account-actions.tsx';
import { listFieldErrors, type PersonFields, personRules, requireName, withoutPassword } from './user-form-rules.ts';

type Days = (typeof DEMO_DAYS)[number];

interface DemoFields extends PersonFields {
  plan_type: Tier;
  /** As the select holds it. */
  duration_days: string;
}

const schema = createFormSchema<DemoFields>({ ...personRules, full_name: requireName });
const checked = ['email', 'full_name', 'password', 'plan_type', 'duration_days', 'notes'] as const;

const defaults = (): DemoFields => ({
  email: '',
  full_name: '',
  password: '',
  plan_type: 'essential',
  duration_days: String(demoUserDefaults.duration_days),
  notes: demoUserDefaults.notes,
  attempt: crypto.randomUUID(),
});

const daysOf = (text: string): Days => DEMO_DAYS.find((days) => String(days) === text) ?? demoUserDefaults.duration_days;

interface Props {
  onSaved: (account: AdminUser) => void;
  onClose: () => void;
}

export function DemoUserForm({ onSaved, onClose }: Props) {
  const id = useId();
  const [defaultValues] = useState(defaults);
  const form = useSchemaForm({ schema, defaultValues });
  const { formState, watch, setValue, setError, submitWith } = form;
  const draft = useFormDraft('admin-user/demo', withoutPassword(form));
  const { password, duration_days } = watch();
  const save = async ({ attempt, ...fields }: DemoFields) => {
    const body = { ...fields, duration_days: daysOf(fields.duration_days) };
    try {
      const saved = await client.adminUsers.createDemo(
        { body },
        { headers: { 'idempotency-key': await deriveKey(attempt, body) } },
      );
      draft.forget();
      toastSuccess(fill(say.added, { name: nameOf(saved) }));
      onSaved(saved);
    } catch (error) {
      for (const { name, message } of listFieldErrors(error, checked)) setError(name, { message });
      throw error;
    }
  };
  const submit = submitWith(save, (error) => messageOf(error, say.demoFailed));
  const { bind, problems } = bindFields(form, id, checked);
  const field = (name: (typeof checked)[number]) => ({ autoComplete: 'off', ...bind(name) });
  const ends = demoPeriod(new Date(), daysOf(duration_days)).current_period_end;
  return (
    <FormSheet
      id={id}
      title="Create Demo User"
      submitLabel="Create Demo User"
      form={form}
      problems={problems}
      draft={draft}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput label="Email" type="email" required maxLength={254} data-autofocus {...field('email')} />
      <TextInput label="Full name" required maxLength={PERSON_NAME_MAX} {...field('full_name')} />
      <NewPasswordField
        label="Password"
        description={say.passwordHint}
        required
        typed={password}
        onGenerate={(value) => setValue('password', value, { shouldDirty: true, shouldValidate: formState.submitCount > 0 })}
        {...field('password')}
        autoComplete="new-password"
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <NativeSelect
          size="md"
          label="Plan"
          required
          data={TIERS.map((value) => ({ value, label: tierNames[value] }))}
          {...field('plan_type')}
        />
        <NativeSelect
          size="md"
          label="Duration"
          required
          data={DEMO_DAYS.map((days) => ({ value: String(days), label: `${days} days` }))}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          description={fill(say.demoEnds, { date: formatDate(ends) })}
          {...field('duration_days')}
        />
      </SimpleGrid>
      <Textarea label="Notes" description={say.notesHint} rows={3} maxLength={ACCOUNT_NOTES_MAX} {...field('notes')} />
    </FormSheet>
  );
}
