import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useId, useRef, useState } from 'react';
import { endsSessions, findCreationRefusal, findEditRefusal } from '#shared/domain/account-management.ts';
import { ACCOUNT_NOTES_MAX, type AdminUser, type AdminUserEdit } from '#shared/domain/admin-user.ts';
import { validatePassword } from '#shared/domain/password.ts';
import { type Me, PERSON_NAME_MAX, type Role, roleLabels } from '#shared/domain/user.ts';
import { userFormMessages as say, userScreenMessages } from '#shared/messages/admin-screens.ts';
import { fill } from '#shared/messages/fields.ts';
import { client } from '../../../lib/api.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { bindFields, createFormSchema, useSchemaForm } from '../../../lib/form.ts';
import { deriveKey } from '../../../lib/idempotency-key.ts';
import { useFormDraft } from '../../../lib/use-form-draft.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { FormSheet } from '../../../ui/form-sheet.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { toastSuccess } from '../../../ui/toast.ts';
import { ROLES } from '../listings.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { nameOf } from './use-account-actions.tsx';
import { listFieldErrors, type PersonFields, personRules, withoutPassword } from './user-form-rules.ts';

interface UserFields extends PersonFields {
  role: Role;
  is_active: boolean;
  is_iso_auditor: boolean;
}

const creation = createFormSchema<UserFields>({ ...personRules });
const edit = createFormSchema<UserFields>({
  ...personRules,
  password: (text) => (text === '' ? null : validatePassword(text)),
});
const checked = ['email', 'full_name', 'password', 'role', 'notes'] as const;

const fieldsOf = (account: AdminUser | null): UserFields => ({
  email: account?.email ?? '',
  full_name: account?.full_name ?? '',
  password: '',
  role: account?.role ?? 'user',
  is_active: account?.is_active ?? true,
  is_iso_auditor: account?.is_iso_auditor ?? false,
  notes: account?.notes ?? '',
  attempt: crypto.randomUUID(),
});

type Change = Partial<Pick<UserFields, 'role' | 'is_active' | 'is_iso_auditor' | 'password'>>;

const findRefusal = (manager: Me, account: AdminUser | null, change: Change): string | null => {
  const refusal = account
    ? findEditRefusal(manager, account, change)
    : change.role === undefined
      ? null
      : findCreationRefusal(manager, change.role);
  return refusal?.detail ?? null;
};

interface Props {
  /** Null for a new one. */
  account: AdminUser | null;
  manager: Me;
  onSaved: (account: AdminUser) => void;
  onClose: () => void;
}

export function UserForm({ account, manager, onSaved, onClose }: Props) {
  const id = useId();
  const [defaultValues] = useState(() => fieldsOf(account));
  const form = useSchemaForm({ schema: account ? edit : creation, defaultValues });
  const { register, watch, setValue, setError, submitWith } = form;
  const { dirtyFields, submitCount } = form.formState;
  const draft = useFormDraft(`admin-user/${account?.id ?? 'new'}`, withoutPassword(form));
  const [isAsking, setIsAsking] = useState(false);
  const isConfirmed = useRef(false);
  const { password, role, is_active } = watch();

  const send = async ({ attempt, ...fields }: UserFields): Promise<AdminUser> => {
    if (!account)
      return client.adminUsers.create({ body: fields }, { headers: { 'idempotency-key': await deriveKey(attempt, fields) } });
    // What nobody touched here stays as it is, even if a colleague has changed it since. These two are part of every edit.
    const current = await client.adminUsers.get({ params: { id: account.id } });
    const body: AdminUserEdit = {
      email: dirtyFields.email ? fields.email : current.email,
      role: dirtyFields.role ? fields.role : current.role,
      ...(fields.password === '' ? {} : { password: fields.password }),
      ...(dirtyFields.full_name ? { full_name: fields.full_name } : {}),
      ...(dirtyFields.notes ? { notes: fields.notes } : {}),
      ...(dirtyFields.is_active ? { is_active: fields.is_active } : {}),
      ...(dirtyFields.is_iso_auditor ? { is_iso_auditor: fields.is_iso_auditor } : {}),
    };
    return client.adminUsers.update({ params: { id: account.id }, body });
  };
  const save = async (fields: UserFields) => {
    if (account?.is_active && !fields.is_active && !isConfirmed.current) return setIsAsking(true);
    isConfirmed.current = false;
    try {
      const saved = await send(fields);
      draft.forget();
      toastSuccess(fill(account ? say.saved : say.added, { name: nameOf(saved) }));
      onSaved(saved);
    } catch (error) {
      for (const { name, message } of listFieldErrors(error, checked)) setError(name, { message });
      throw error;
    }
  };
  const submit = submitWith(save, (error) => messageOf(error, account ? say.updateFailed : say.createFailed));
  const confirm = () => {
    setIsAsking(false);
    isConfirmed.current = true;
    void submit();
  };

  const { bind, problems } = bindFields(form, id, checked);
  const field = (name: (typeof checked)[number]) => ({ autoComplete: 'off', ...bind(name) });
  const roleRefusals = ROLES.map((value) => ({ value, refusal: findRefusal(manager, account, { role: value }) }));
  const flag = (name: 'is_active' | 'is_iso_auditor', hint: string) => {
    const refusal = findRefusal(manager, account, { [name]: !defaultValues[name] });
    return { ...register(name), disabled: refusal !== null, description: refusal ?? hint };
  };
  const passwordRefusal = account && findRefusal(manager, account, { password: ' ' });
  const signsOut = account !== null && endsSessions(account, { role, is_active, ...(password === '' ? {} : { password }) });
  return (
    <>
      <FormSheet
        id={id}
        title={account ? 'Edit User' : 'Add User'}
        submitLabel={account ? 'Save User' : 'Create User'}
        form={form}
        problems={problems}
        draft={draft}
        onSubmit={submit}
        onClose={onClose}
      >
        <TextInput label="Email" type="email" required maxLength={254} data-autofocus {...field('email')} />
        <TextInput label="Full name" maxLength={PERSON_NAME_MAX} {...field('full_name')} />
        <NewPasswordField
          label="Password"
          description={account ? (passwordRefusal ?? say.keepPassword) : say.passwordHint}
          required={!account}
          disabled={Boolean(passwordRefusal)}
          typed={password}
          onGenerate={(value) => setValue('password', value, { shouldDirty: true, shouldValidate: submitCount > 0 })}
          {...field('password')}
          autoComplete="new-password"
        />
        <NativeSelect
          size="md"
          label="Role"
          required
          description={roleRefusals.find(({ refusal }) => refusal !== null)?.refusal}
          data={roleRefusals.map(({ value, refusal }) => ({ value, label: roleLabels[value], disabled: refusal !== null }))}
          {...field('role')}
        />
        <Checkbox label="Active" {...flag('is_active', say.activeHint)} />
        <Checkbox label="ISO auditor" {...flag('is_iso_auditor', say.auditorHint)} />
        <Textarea label="Notes" description={say.notesHint} rows={3} maxLength={ACCOUNT_NOTES_MAX} {...field('notes')} />
        {signsOut && <Notice tone="warn">{fill(say.signsOut, { name: nameOf(account) })}</Notice>}
      </FormSheet>
      <ConfirmDialog
        opened={isAsking}
        question={userScreenMessages.deactivateQuestion}
        consequence={account && fill(userScreenMessages.deactivateText, { name: nameOf(account), email: account.email })}
        confirmLabel="Deactivate"
        isDanger
        onConfirm={confirm}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}
